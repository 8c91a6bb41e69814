"""The same deck printed by other tools, each as its own manual would have it done."""
