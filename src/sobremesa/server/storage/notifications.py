"""NOTIFY: how the processes on one PostgreSQL learn of each other's writes."""

from __future__ import annotations

from sqlalchemy import Connection, text

ENTRIES_CHANNEL = "sobremesa_entries"  # something was written to a table's journal
PRESENCE_CHANNEL = "sobremesa_people"  # somebody connected to a table, or disconnected
ANY_TABLE = ""  # perhaps every table is concerned

NOTIFY = text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload")


def notify(connection: Connection, channel: str, process: str, *tables: str) -> None:
    """Send ids of tables, with the process that they come from, when the transaction commits.
    Payloads hold ids only, and nothing that a seat holds."""
    payloads = [f"{process} {table}" for table in tables]
    connection.execute(NOTIFY, {"channel": channel, "payloads": payloads})


def parse_payload(payload: str) -> tuple[str, str]:
    """The process that sent a notification, and the table."""
    process, _, table = payload.partition(" ")
    return process, table
