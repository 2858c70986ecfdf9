"""The database: journal, people, table index and migrations."""
