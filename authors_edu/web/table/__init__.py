"""The table in the browser: one component, its data and what it may ask for."""
