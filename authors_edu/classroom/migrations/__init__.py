"""The history of the tables, one file a step in `versions/`; `database.open_database` runs what is missing."""
