"""The database schema. The journal is the truth about tables; the rest is an index of it, people,
and the leases and presence of several processes."""

from __future__ import annotations

from sqlalchemy import Column, Float, Index, Integer, LargeBinary, MetaData, String, Table, Text

metadata = MetaData()
TABLE, PERSON, PROCESS, DEVICE, DIGEST, GAME = *[String(32)] * 4, String(64), String(64)

journal = Table(
    "journal",
    metadata,
    Column("table_id", TABLE, primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("entry", LargeBinary, nullable=False),
)
# The index of tables, for lists.
tables = Table(
    "tables",
    metadata,
    Column("id", TABLE, primary_key=True),
    Column("opened", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("public", Integer, nullable=False),
    Column("phase", String(16), nullable=False, index=True),
    Column("about", LargeBinary, nullable=False),
    Column("wake", Float),  # when to load the table; null: when somebody connects
    Column("keeper", PROCESS, key="lease_holder"),  # the process that runs the table's clock and bots
    Column("game", GAME, nullable=False, server_default=""),
    Column("free", Integer, nullable=False, server_default="0"),  # seats
    Index("listed_tables", "public", "opened"),
)
# Who sits, or sat, at which table.
seats = Table(
    "seats",
    metadata,
    Column("table_id", TABLE, primary_key=True),
    Column("person", PERSON, primary_key=True),
    Column("seat", Integer),  # null: before this was noted
    Index("seats_of_person", "person"),
)
# Records of finished matches, for download.
records = Table(
    "records",
    metadata,
    Column("table_id", TABLE, primary_key=True),
    Column("text", Text, nullable=False),
)
# Where matches stood when they were unloaded, for the case that their rules change.
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
# One secret a device, and links by which another device gets one; only their SHA-256 is kept.
devices = Table(
    "devices",
    metadata,
    Column("secret", DIGEST, primary_key=True),
    Column("person", PERSON, nullable=False, index=True),
    Column("id", DEVICE, nullable=False, server_default=""),  # by which its person names it
    Column("added", Float),  # null: before this was noted
    Column("used", Float),  # to the day; null: not since this is noted
)
links = Table(
    "links",
    metadata,
    Column("token", DIGEST, primary_key=True),
    Column("person", PERSON, nullable=False, index=True),
    Column("id", DEVICE, nullable=False),
    Column("added", Float, nullable=False),
    Column("expires", Float, nullable=False),
)
# Short codes of tables at which people still sit down, and when wrong ones were tried.
codes = Table(
    "codes",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("table_id", TABLE, nullable=False, unique=True),
    Column("expires", Float, nullable=False),
)
wrong_codes = Table(
    "wrong_codes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
)
mutes = Table(
    "mutes",
    metadata,
    Column("person", PERSON, primary_key=True),
    Column("muted", PERSON, primary_key=True),
)
# Processes on one PostgreSQL: each is alive until its lease ends.
processes = Table(
    "processes",
    metadata,
    Column("id", PROCESS, primary_key=True),
    Column("until", Float, nullable=False),  # seconds, by the clock of the database
)
# Presence: who is connected to which table by which process.
present = Table(
    "present",
    metadata,
    Column("table_id", TABLE, primary_key=True),
    Column("person", PERSON, primary_key=True),
    Column("process", PROCESS, primary_key=True),
    Column("asleep", Integer, nullable=False, server_default="0"),  # nothing answers by the socket
)
# Prices of tables that had to be computed, by the SHA-256 of what they depend on.
prices = Table(
    "prices",
    metadata,
    Column("key", DIGEST, primary_key=True),
    Column("value", Float, nullable=False),
    Column("at", Float, nullable=False),
)
# Reviews that people share by a link: whose each is, of which table, and what it says.
reviews = Table(
    "reviews",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", PERSON, nullable=False, index=True),
    Column("table_id", TABLE, nullable=False),
    Column("game", GAME, nullable=False),
    Column("at", Float, nullable=False),
    Column("review", LargeBinary, nullable=False),
)
# When a server was open last, in one row.
heartbeat = Table(
    "heartbeat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)
# Periods in which no server was open, or by which the clock jumped.
closures = Table(
    "closures",
    metadata,
    Column("since", Float, primary_key=True),
    Column("until", Float, nullable=False),
)
