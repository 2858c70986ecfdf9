"""The journal: the truth about every table.

``append(table, version, entries)`` succeeds only if ``version`` is the next one: a
unique key in the database, nothing cleverer. It returns when the entries are on disk.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext, suppress
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    StaticPool,
    Table,
    create_engine,
    delete,
    event,
    insert,
    select,
    text,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from . import storage
from .entries import Entry
from .table import PLAYING
from .table import Table as State

encode = msgspec.json.encode
decode = msgspec.json.Decoder(Entry).decode

PATIENCE = 5.0  # seconds that the database has for anything
# On which processes tell each other that there is something to read, or that people came or went.
ENTRIES, PEOPLE = "sobremesa_entries", "sobremesa_people"


class Stale(Exception):
    """Somebody else has written this version already: read on."""


class Unreachable(Exception):
    """The database did not answer: whether anything was stored is not known."""


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
        self.is_shared = not url.startswith("sqlite")
        self.process = secrets.token_hex(8)
        self.engine = new_engine(url)
        # Nothing is read twice to be compared, so a question needs no transaction around it.
        self.reader = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self.desk = None if self.is_shared else new_desk(url)
        self.thread = ThreadPoolExecutor(1, "journal")
        # A file has one writer at a time: whoever waits for it here waits in order.
        self.pen: AbstractAsyncContextManager[None] = nullcontext() if self.is_shared else asyncio.Lock()
        self.waiting: asyncio.Queue[Page] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.writer = asyncio.create_task(self.write())

    async def close(self) -> None:
        if self.writer:
            await self.waiting.join()
            self.writer.cancel()
            with suppress(asyncio.CancelledError):
                await self.writer
        await self.engine.dispose()
        self.thread.shutdown()
        if self.desk:
            self.desk.dispose()

    # -- the entries of a table ---------------------------------------------------

    async def append(
        self, table: str, version: int, entries: Sequence[Entry], listing: Listing | None = None
    ) -> None:
        """On disk when this returns; ``Stale`` if the version is taken."""
        page = Page(table, version, entries, listing, asyncio.get_running_loop().create_future())
        self.waiting.put_nowait(page)
        await page.done

    async def write(self) -> None:
        while True:
            pages = [await self.waiting.get()]
            while not self.waiting.empty():
                pages.append(self.waiting.get_nowait())
            try:
                await self.store(pages)
            except IntegrityError:
                for page in pages:
                    await self.store_one(page)
            except Unreachable as problem:
                for page in pages:
                    answer(page, problem)
            else:
                for page in pages:
                    answer(page)
            for _ in pages:
                self.waiting.task_done()

    async def store_one(self, page: Page) -> None:
        """One of several was stale: find out which."""
        try:
            await self.store([page])
        except IntegrityError:
            answer(page, Stale(page.table))
        except Unreachable as problem:
            answer(page, problem)
        else:
            answer(page)

    async def store(self, pages: Sequence[Page]) -> None:
        """In one commit. To a file it is written by a thread of its own: going to and fro
        between driver and loop for every statement would cost more than the statements."""
        if self.desk is None:
            async with self.writing() as connection:
                await connection.run_sync(self.put_down, pages)
                await self.tell(connection, ENTRIES, *(page.table for page in pages))
        else:
            async with self.reached(), self.pen:
                await asyncio.get_running_loop().run_in_executor(self.thread, self.put_down_in_file, pages)

    def put_down_in_file(self, pages: Sequence[Page]) -> None:
        assert self.desk is not None
        with self.desk.begin() as connection:
            self.put_down(connection, pages)

    def put_down(self, connection: Connection, pages: Sequence[Page]) -> None:
        now = time.time()
        # In one order everywhere, so that no two processes wait for each other.
        pages = sorted(pages, key=lambda page: page.table)
        rows = [
            {"table_id": page.table, "version": page.version + i, "at": now, "entry": encode(entry)}
            for page in pages
            for i, entry in enumerate(page.entries)
        ]
        if rows:
            connection.execute(INSERT, rows)
        listings = {page.table: page.listing for page in pages if page.listing}
        if listings:
            self.put_on_lists(connection, listings)

    async def tell(self, connection: AsyncConnection, channel: str, *tables: str) -> None:
        """The other processes look, at these tables or, without a name, everywhere; ids only,
        and nothing that a seat holds."""
        about = [f"{self.process} {table}" for table in tables]
        await connection.execute(TELL, {"channel": channel, "about": about})

    def put_on_lists(self, connection: Connection, listings: dict[str, Listing]) -> None:
        rows = [{"opened": time.time(), **listing.row} for listing in listings.values()]
        connection.execute(self.put(storage.tables, *rows, keep="opened"))
        connection.execute(delete(storage.seats).where(storage.seats.c.table_id.in_(listings)))
        seats = [
            {"table_id": table, "person": person}
            for table, listing in listings.items()
            for person in listing.people
        ]
        if seats:
            connection.execute(insert(storage.seats), seats)

    def put(self, into: Table, *rows: dict[str, Any], keep: str = "") -> Any:
        """Rows, in place of those with their keys; one column may stay as it was."""
        made: Any = (postgresql if self.is_shared else sqlite).insert(into).values(rows)
        keys = [column.name for column in into.primary_key]
        news = {name: made.excluded[name] for name in rows[0] if name not in (*keys, keep)}
        if not news:
            return made.on_conflict_do_nothing()
        return made.on_conflict_do_update(index_elements=keys, set_=news)

    async def read(self, table: str, since: int = 0) -> list[Entry]:
        query = (
            select(storage.journal.c.entry)
            .where(storage.journal.c.table_id == table, storage.journal.c.version >= since)
            .order_by(storage.journal.c.version)
        )
        async with self.reading() as connection:
            return [decode(entry) for (entry,) in await connection.execute(query)]

    # -- records ------------------------------------------------------------------------

    async def keep_record(self, table: str, record: str) -> None:
        """A finished match as it can be taken home, whatever becomes of the rules later."""
        async with self.writing() as connection:
            await connection.execute(self.put(storage.records, {"table_id": table, "text": record}))

    async def record_of(self, table: str) -> str | None:
        query = select(storage.records.c.text).where(storage.records.c.table_id == table)
        async with self.reading() as connection:
            found: str | None = (await connection.execute(query)).scalar()
        return found

    async def keep_snapshot(self, table: State) -> None:
        """Where a match stands, for the day its rules have changed."""
        if table.phase != PLAYING or table.match is None:
            return
        row = {"table_id": table.id, "version": table.version, "match": encode(table.match.snapshot())}
        async with self.writing() as connection:
            await connection.execute(self.put(storage.snapshots, row))

    async def snapshot_of(self, table: str, version: int) -> Any:
        snapshots = storage.snapshots
        query = select(snapshots.c.match).where(snapshots.c.table_id == table, snapshots.c.version == version)
        async with self.reading() as connection:
            found = (await connection.execute(query)).scalar()
        return None if found is None else msgspec.json.decode(found)

    # -- reaching the database --------------------------------------------------------

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        async with self.reached(), self.pen, self.engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.reached(), self.reader.connect() as connection:
            yield connection

    @asynccontextmanager
    async def reached(self) -> AsyncIterator[None]:
        """What goes wrong on the way to the database is one thing: it could not be reached."""
        try:
            async with asyncio.timeout(PATIENCE):
                yield
        except IntegrityError:
            raise
        except (SQLAlchemyError, OSError, TimeoutError) as problem:
            raise Unreachable(str(problem)) from problem


# A process that was stopped or cut off in the middle of a page must not keep others from
# writing theirs: PostgreSQL gives it up long before their patience ends.
LET_GO = {
    "idle_in_transaction_session_timeout": "2000",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "3",
}
INSERT = insert(storage.journal)
ANY_THREAD = {"check_same_thread": False}
TELL = text("SELECT pg_notify(:channel, told) FROM unnest(CAST(:about AS text[])) AS told")


def answer(page: Page, problem: Exception | None = None) -> None:
    if page.done.done():
        return  # whoever asked has gone
    if problem is None:
        page.done.set_result(None)
    else:
        page.done.set_exception(problem)


def new_engine(url: str) -> AsyncEngine:
    """What it complains of is without values: there are names and seeds among them."""
    if url.startswith("sqlite"):
        engine = create_async_engine(url, hide_parameters=True)
        event.listen(engine.sync_engine, "connect", keep_safely)
        return engine
    waits = {"timeout": PATIENCE, "command_timeout": PATIENCE, "server_settings": LET_GO}
    return create_async_engine(url, connect_args=waits, pool_timeout=PATIENCE, hide_parameters=True)


def new_desk(url: str) -> Engine:
    """Where the one writer of a file writes."""
    file = url.replace("+aiosqlite", "")
    desk = create_engine(file, poolclass=StaticPool, connect_args=ANY_THREAD, hide_parameters=True)
    event.listen(desk, "connect", keep_safely)
    return desk


def keep_safely(connection: object, _: object) -> None:
    """What is acknowledged is on the disk; readers do not wait for the writer."""
    cursor = connection.cursor()  # type: ignore[attr-defined]  # the driver's own
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
