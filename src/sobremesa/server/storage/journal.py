"""The journal: an append-only list of entries for every table, the truth about it.

``append(table, version, entries)`` succeeds only if ``version`` is the next one, which a unique
key of the database ensures, and returns when the entries are on the disk.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

import msgspec
from sqlalchemy import Connection, insert, select
from sqlalchemy.dialects import sqlite

from ..clock import Clock
from . import schema
from .database import DUPLICATE_KEY, Database, DatabaseUnavailable, resolve
from .entries import JournalEntry, MatchStarted, MoveMade, SnapshotRestored
from .notifications import ENTRIES_CHANNEL, notify
from .table_index import IndexUpdate, write_index

encode = msgspec.json.encode
decode = msgspec.json.Decoder(JournalEntry).decode

MATCH_ENTRIES = (MoveMade, MatchStarted, SnapshotRestored)
MAX_YIELDS = 8  # to the event loop, before pending appends are committed


class VersionConflict(Exception):
    """Another process has written this version already."""


@dataclass
class PendingAppend:
    """Entries that wait for the next group commit."""

    table: str
    version: int
    entries: Sequence[JournalEntry]
    index: IndexUpdate | None
    stored: asyncio.Future[None]


class Journal:
    """Writes by group commit: appends that arrive during a commit share the next one."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self.database = database
        self.clock = clock
        self.pending: list[PendingAppend] = []
        self.has_pending = asyncio.Event()
        self.is_busy = False  # the last commit held several appends
        self.is_closing = False
        self.writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.writer = asyncio.create_task(self.run_writer())

    async def close(self) -> None:
        """Commit what is pending, and stop."""
        self.is_closing = True
        self.has_pending.set()
        if self.writer:
            await self.writer

    # -- writing ----------------------------------------------------------------------------------

    async def append(
        self, table: str, version: int, entries: Sequence[JournalEntry], index: IndexUpdate | None = None
    ) -> None:
        """Store entries from this version on, or raise ``VersionConflict`` or ``DatabaseUnavailable``."""
        append = PendingAppend(table, version, entries, index, asyncio.get_running_loop().create_future())
        self.pending.append(append)
        self.has_pending.set()
        await append.stored

    async def run_writer(self) -> None:
        while self.pending or not self.is_closing:
            await self.has_pending.wait()
            self.has_pending.clear()
            await self.gather_more()
            appends, self.pending = self.pending, []
            self.is_busy = len(appends) > 1
            await self.commit_group(appends)

    async def gather_more(self) -> None:
        """A commit costs the same for many appends. On a busy server, yield to the event loop as
        long as each turn brings more of them."""
        for _ in range(MAX_YIELDS if self.is_busy else 0):
            count = len(self.pending)
            await asyncio.sleep(0)
            if len(self.pending) == count:
                return

    async def commit_group(self, appends: Sequence[PendingAppend]) -> None:
        problem: Exception | None = None
        try:
            await self.database.write(lambda connection: self.insert_all(connection, appends))
        except DUPLICATE_KEY:
            if len(appends) > 1:  # which of them conflicts is found out one by one
                for append in appends:
                    await self.commit_group([append])
                return
            problem = VersionConflict(appends[0].table)
        except DatabaseUnavailable as unavailable:
            problem = unavailable
        for append in appends:
            resolve(append.stored, None, problem)

    def insert_all(self, connection: Connection, appends: Sequence[PendingAppend]) -> None:
        # All processes write in the same order, so that no two deadlock.
        appends = sorted(appends, key=lambda append: append.table)
        now = self.clock.time()
        rows = [
            (append.table, append.version + i, now, encode(entry))
            for append in appends
            for i, entry in enumerate(append.entries)
        ]
        if rows and self.database.is_shared:
            connection.execute(INSERT, [dict(zip(COLUMNS, row, strict=True)) for row in rows])
        elif rows:  # by the driver: with one move in a commit, SQLAlchemy would be half of the work
            driver = cast("sqlite3.Connection", connection.connection.driver_connection)
            driver.executemany(SQLITE_INSERT, rows)
        updates = {append.table: append.index for append in appends if append.index}  # the last of each table
        for update in updates.values():
            write_index(connection, self.database, update, now)
        if self.database.is_shared:
            tables = [append.table for append in appends]
            notify(connection, ENTRIES_CHANNEL, self.database.process, *tables)

    # -- reading ----------------------------------------------------------------------------------

    async def read(self, table: str, since: int = 0) -> list[JournalEntry]:
        query = (
            select(schema.journal.c.entry)
            .where(schema.journal.c.table_id == table, schema.journal.c.version >= since)
            .order_by(schema.journal.c.version)
        )
        return [decode(entry) for (entry,) in await self.database.fetch(query)]

    async def last_move_time(self, table: str) -> float:
        """When something happened in the match last; chat does not count."""
        rows = schema.journal.c
        query = select(rows.at, rows.entry).where(rows.table_id == table).order_by(rows.version.desc())
        for row in await self.database.fetch(query):
            if isinstance(decode(row.entry), MATCH_ENTRIES):
                return float(row.at)
        return self.clock.time()

    # -- records and snapshots ----------------------------------------------------------------------

    async def save_record(self, table: str, record: str) -> None:
        """Keep the record of a finished match, which can be downloaded whatever becomes of the rules."""
        await self.database.execute(self.database.upsert(schema.records, {"table_id": table, "text": record}))

    async def load_record(self, table: str) -> str | None:
        query = select(schema.records.c.text).where(schema.records.c.table_id == table)
        rows = await self.database.fetch(query)
        return rows[0].text if rows else None

    async def save_snapshot(self, table: str, version: int, snapshot: Mapping[str, Any]) -> None:
        """Keep where a match stands, for the case that its rules change."""
        row = {"table_id": table, "version": version, "match": encode(snapshot)}
        await self.database.execute(self.database.upsert(schema.snapshots, row))

    async def load_snapshot(self, table: str, version: int) -> Any:
        snapshots = schema.snapshots
        query = select(snapshots.c.match).where(snapshots.c.table_id == table, snapshots.c.version == version)
        rows = await self.database.fetch(query)
        return msgspec.json.decode(rows[0].match) if rows else None


INSERT = insert(schema.journal)
COLUMNS = [column.name for column in schema.journal.c]
SQLITE_INSERT = str(INSERT.compile(dialect=sqlite.dialect()))
