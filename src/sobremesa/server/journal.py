"""The journal: the truth about every table, and the only thing that is stored of it.

``append(table, version, entries)`` succeeds only if ``version`` is the next one: a
unique key in the database, nothing cleverer. It returns when the entries are on disk.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

import msgspec
from sqlalchemy import (
    Column,
    Float,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    event,
    insert,
    select,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from .entries import Entry

metadata = MetaData()
journal = Table(
    "journal",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("entry", LargeBinary, nullable=False),
)
# What lists need to know of a table without reading its journal; it can be made anew from that.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("opened", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("public", Integer, nullable=False),
    Column("phase", String(16), nullable=False, index=True),
    Column("about", LargeBinary, nullable=False),
)
people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("secret", String(64), nullable=False),  # its SHA-256
    Column("name", String(160), nullable=False),
    Column("entered", Float, nullable=False),
    Column("banned", Integer, nullable=False, default=0),
)
encode = msgspec.json.encode
decode = msgspec.json.Decoder(Entry).decode


class Stale(Exception):
    """Somebody else has written this version already: read on."""


@dataclass
class Page:
    """Entries that wait to be stored together with others."""

    table: str
    version: int
    entries: Sequence[Entry]
    done: asyncio.Future[None]


class Journal:
    """One database, one writer: what comes in while it is busy goes out in one commit."""

    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = create_async_engine(url)
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", keep_safely)
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

    # -- the entries of a table ---------------------------------------------------

    async def append(self, table: str, version: int, entries: Sequence[Entry]) -> None:
        """On disk when this returns; ``Stale`` if the version is taken."""
        page = Page(table, version, entries, asyncio.get_running_loop().create_future())
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
                await self.store_one_by_one(pages)
            except Exception as problem:  # whoever waits must hear of it
                for page in pages:
                    page.done.set_exception(problem)
            else:
                for page in pages:
                    if not page.done.done():
                        page.done.set_result(None)
            for _ in pages:
                self.waiting.task_done()

    async def store(self, pages: Sequence[Page]) -> None:
        now = time.time()
        rows = [
            {"table_id": page.table, "version": page.version + i, "at": now, "entry": encode(entry)}
            for page in pages
            for i, entry in enumerate(page.entries)
        ]
        async with self.engine.begin() as connection:
            await connection.execute(insert(journal), rows)

    async def store_one_by_one(self, pages: Sequence[Page]) -> None:
        """One of them was stale: find out which."""
        for page in pages:
            try:
                await self.store([page])
            except IntegrityError:
                page.done.set_exception(Stale(page.table))
            except Exception as problem:
                page.done.set_exception(problem)
            else:
                page.done.set_result(None)

    async def read(self, table: str, since: int = 0) -> list[tuple[float, Entry]]:
        query = (
            select(journal.c.at, journal.c.entry)
            .where(journal.c.table_id == table, journal.c.version >= since)
            .order_by(journal.c.version)
        )
        async with self.engine.connect() as connection:
            return [(at, decode(entry)) for at, entry in await connection.execute(query)]


def keep_safely(connection: object, _: object) -> None:
    """What is acknowledged is on the disk; readers do not wait for the writer."""
    cursor = connection.cursor()  # type: ignore[attr-defined]  # the driver's own
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
