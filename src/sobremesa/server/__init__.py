"""The server: lobby, tables that people play at, and everything that is stored.

``http/`` speaks to clients, ``realtime/`` has the tables that are loaded, ``storage/`` the database
and ``cluster/`` the other processes. Everything that happens at a table is an entry of its journal
and stored before any client is sent it; a table in memory is a cache of its journal.
"""
