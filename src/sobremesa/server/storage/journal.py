"""The journal: the truth about every table.

``append(table, version, entries)`` succeeds only if ``version`` is the next one: a
unique key in the database, nothing cleverer. It returns when the entries are on disk.
"""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

import msgspec
from sqlalchemy import Connection, Executable, Table, delete, insert, select, text
from sqlalchemy.dialects import postgresql, sqlite

from ..realtime.state import PLAYING
from ..realtime.state import Table as State
from . import schema
from .database import TAKEN, Unreachable, database_at, is_file
from .entries import Entry, Moved, Restored, Started

encode = msgspec.json.encode
decode = msgspec.json.Decoder(Entry).decode

# On which processes tell each other that there is something to read, or that people came or went.
ENTRIES, PEOPLE = "sobremesa_entries", "sobremesa_people"
OF_THE_MATCH = (Moved, Started, Restored)
MOST_LOOKS = 8  # at the sockets, before what waits is written


class Stale(Exception):
    """Somebody else has written this version already: read on."""


@dataclass(frozen=True)
class Listing:
    """What lists say of a table; it can be made anew from the journal."""

    row: dict[str, Any]
    people: Sequence[str]  # who sits there


@dataclass
class Page:
    """Entries that wait to be stored together with others."""

    table: str
    version: int
    entries: Sequence[Entry]
    listing: Listing | None
    done: asyncio.Future[None]


class Journal:
    """One database, one writer: what comes in while it is busy goes out in one commit."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_shared = not is_file(url)
        self.process = secrets.token_hex(8)
        self.database = database_at(url)
        self.ask, self.write, self.changes = self.database.ask, self.database.write, self.database.changes
        self.waiting: list[Page] = []
        self.news = asyncio.Event()
        self.is_busy = False  # several wrote at the same time
        self.is_closing = False
        self.writing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.writing = asyncio.create_task(self.keep_writing())

    async def close(self) -> None:
        """What waits is stored first."""
        self.is_closing = True
        self.news.set()
        if self.writing:
            await self.writing
        await self.database.close()

    async def do(self, *statements: Executable) -> None:
        """All of it, or nothing."""

        def work(connection: Connection) -> None:
            for statement in statements:
                connection.execute(statement)

        await self.write(work)

    # -- the entries of a table ---------------------------------------------------

    async def append(
        self, table: str, version: int, entries: Sequence[Entry], listing: Listing | None = None
    ) -> None:
        """On disk when this returns; ``Stale`` if the version is taken."""
        page = Page(table, version, entries, listing, asyncio.get_running_loop().create_future())
        self.waiting.append(page)
        self.news.set()
        await page.done

    async def gather(self) -> None:
        """Who is just about to write goes into the same commit, which costs the same for many:
        while several do, it waits as long as each look at the sockets brings more."""
        for _ in range(MOST_LOOKS if self.is_busy else 0):
            waiting = len(self.waiting)
            await asyncio.sleep(0)
            if len(self.waiting) == waiting:
                return

    async def keep_writing(self) -> None:
        while self.waiting or not self.is_closing:
            await self.news.wait()
            self.news.clear()
            await self.gather()
            pages, self.waiting = self.waiting, []
            self.is_busy = len(pages) > 1
            try:
                await self.store(pages)
            except TAKEN:
                for page in pages:
                    await self.store_one(page)
            except Unreachable as problem:
                for page in pages:
                    answer(page, problem)
            else:
                for page in pages:
                    answer(page)

    async def store_one(self, page: Page) -> None:
        """One of several was stale: find out which."""
        try:
            await self.store([page])
        except TAKEN:
            answer(page, Stale(page.table))
        except Unreachable as problem:
            answer(page, problem)
        else:
            answer(page)

    async def store(self, pages: Sequence[Page]) -> None:
        """In one commit."""
        await self.write(lambda connection: self.put_down(connection, pages))

    def put_down(self, connection: Connection, pages: Sequence[Page]) -> None:
        now = time.time()
        # In one order everywhere, so that no two processes wait for each other.
        pages = sorted(pages, key=lambda page: page.table)
        rows = [
            (page.table, page.version + i, now, encode(entry))
            for page in pages
            for i, entry in enumerate(page.entries)
        ]
        if rows and self.is_shared:
            connection.execute(INSERT, [dict(zip(COLUMNS, row, strict=True)) for row in rows])
        elif rows:  # straight to the driver: of a page with one move the long way is half the work
            driver = cast("sqlite3.Connection", connection.connection.driver_connection)
            driver.executemany(INSERT_IN_FILE, rows)
        self.put_on_lists(connection, {page.table: page.listing for page in pages if page.listing})
        if self.is_shared:
            self.tell(connection, ENTRIES, *(page.table for page in pages))

    def tell(self, connection: Connection, channel: str, *tables: str) -> None:
        """The other processes look, at these tables or, without a name, everywhere; ids only,
        and nothing that a seat holds."""
        about = [f"{self.process} {table}" for table in tables]
        connection.execute(TELL, {"channel": channel, "about": about})

    def put_on_lists(self, connection: Connection, listings: dict[str, Listing]) -> None:
        for table, listing in listings.items():
            row = {"opened": time.time(), **listing.row}
            connection.execute(self.put(schema.tables, row, keep="opened"))
            connection.execute(delete(schema.seats).where(schema.seats.c.table_id == table))
            if listing.people:
                rows = [{"table_id": table, "person": person} for person in listing.people]
                connection.execute(insert(schema.seats), rows)

    def put(self, into: Table, row: dict[str, Any], keep: str = "") -> Executable:
        """A row, in place of the one with its keys; one column may stay as it was."""
        made: Any = (postgresql if self.is_shared else sqlite).insert(into).values(row)
        keys = [column.name for column in into.primary_key]
        news = {name: made.excluded[name] for name in row if name not in (*keys, keep)}
        statement: Executable = (
            made.on_conflict_do_update(index_elements=keys, set_=news)
            if news
            else made.on_conflict_do_nothing()
        )
        return statement

    async def read(self, table: str, since: int = 0) -> list[Entry]:
        query = (
            select(schema.journal.c.entry)
            .where(schema.journal.c.table_id == table, schema.journal.c.version >= since)
            .order_by(schema.journal.c.version)
        )
        return [decode(entry) for (entry,) in await self.ask(query)]

    async def moved_at(self, table: str) -> float:
        """When something happened in the match last; what people say is nothing of it."""
        rows = schema.journal.c
        query = select(rows.at, rows.entry).where(rows.table_id == table).order_by(rows.version.desc())
        moved = (row.at for row in await self.ask(query) if isinstance(decode(row.entry), OF_THE_MATCH))
        return next(moved, time.time())

    # -- records ------------------------------------------------------------------------

    async def keep_record(self, table: str, record: str) -> None:
        """A finished match as it can be taken home, whatever becomes of the rules later."""
        await self.do(self.put(schema.records, {"table_id": table, "text": record}))

    async def record_of(self, table: str) -> str | None:
        query = select(schema.records.c.text).where(schema.records.c.table_id == table)
        found = await self.ask(query)
        return found[0].text if found else None

    async def keep_snapshot(self, table: State) -> None:
        """Where a match stands, for the day its rules have changed."""
        if table.phase != PLAYING or table.match is None:
            return
        row = {"table_id": table.id, "version": table.version, "match": encode(table.match.snapshot())}
        await self.do(self.put(schema.snapshots, row))

    async def snapshot_of(self, table: str, version: int) -> Any:
        snapshots = schema.snapshots
        query = select(snapshots.c.match).where(snapshots.c.table_id == table, snapshots.c.version == version)
        found = await self.ask(query)
        return msgspec.json.decode(found[0].match) if found else None


INSERT = insert(schema.journal)
COLUMNS = [column.name for column in schema.journal.c]
INSERT_IN_FILE = str(INSERT.compile(dialect=sqlite.dialect()))
TELL = text("SELECT pg_notify(:channel, told) FROM unnest(CAST(:about AS text[])) AS told")


def answer(page: Page, problem: Exception | None = None) -> None:
    if page.done.done():
        return  # whoever asked has gone
    if problem is None:
        page.done.set_result(None)
    else:
        page.done.set_exception(problem)
