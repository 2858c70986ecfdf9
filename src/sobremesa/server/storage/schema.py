"""What the database holds. The journal is the truth; the rest makes finding things quick,
knows the people, and lets several processes share one house."""

from __future__ import annotations

from sqlalchemy import Column, Float, Index, Integer, LargeBinary, MetaData, String, Table, Text

metadata = MetaData()
TABLE, PERSON, PROCESS, DIGEST = String(32), String(32), String(32), String(64)

journal = Table(
    "journal",
    metadata,
    Column("table_id", TABLE, primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("entry", LargeBinary, nullable=False),
)
# What lists need to know of a table without reading its journal.
tables = Table(
    "tables",
    metadata,
    Column("id", TABLE, primary_key=True),
    Column("opened", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("public", Integer, nullable=False),
    Column("phase", String(16), nullable=False, index=True),
    Column("about", LargeBinary, nullable=False),
    Column("wake", Float),  # when something happens by itself; null: when somebody comes
    Column("keeper", PROCESS),  # the process that runs its clock and bots
)
# Who sits where, and sat.
seats = Table(
    "seats",
    metadata,
    Column("table_id", TABLE, primary_key=True),
    Column("person", PERSON, primary_key=True),
    Index("seats_of_person", "person"),
)
# Finished matches, as they can be taken home.
records = Table(
    "records",
    metadata,
    Column("table_id", TABLE, primary_key=True),
    Column("text", Text, nullable=False),
)
# Where matches stood when the house closed, for the day its rules have changed.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", TABLE, primary_key=True),
    Column("version", Integer, nullable=False),  # of the journal
    Column("match", LargeBinary, nullable=False),
)
people = Table(
    "people",
    metadata,
    Column("id", PERSON, primary_key=True),
    Column("name", String(160), nullable=False),
    Column("entered", Float, nullable=False),
    Column("banned", Integer, nullable=False, default=0),
)
# One secret a device, and links that give another device one; only their SHA-256 is kept.
devices = Table(
    "devices",
    metadata,
    Column("secret", DIGEST, primary_key=True),
    Column("person", PERSON, nullable=False, index=True),
)
links = Table(
    "links",
    metadata,
    Column("token", DIGEST, primary_key=True),
    Column("person", PERSON, nullable=False),
)
mutes = Table(
    "mutes",
    metadata,
    Column("person", PERSON, primary_key=True),
    Column("muted", PERSON, primary_key=True),
)
# The processes of a house that has several: each is alive until its lease ends.
processes = Table(
    "processes",
    metadata,
    Column("id", PROCESS, primary_key=True),
    Column("until", Float, nullable=False),  # seconds, by the clock of the database
)
present = Table(
    "present",
    metadata,
    Column("table_id", TABLE, primary_key=True),
    Column("person", PERSON, primary_key=True),
    Column("process", PROCESS, primary_key=True),
)
