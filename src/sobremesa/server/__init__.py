"""Tables for many people: lobby, live play, journal.

Everything that happens at a table is an entry of its journal (``entries.py``), which is
stored (``journal.py``) before anybody is told. A table in memory (``table.py``) is a
cache of its journal; ``house.py`` keeps those that are awake. ``app.py`` opens the doors.
"""
