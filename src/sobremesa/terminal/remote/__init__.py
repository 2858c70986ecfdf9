"""The terminal client of a table on a server."""
