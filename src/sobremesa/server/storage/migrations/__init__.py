"""Layouts of the database, one after the other."""
