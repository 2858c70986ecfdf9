"""Reaching the database: a file of SQLite, or PostgreSQL.

Work is a function of a plain connection. For a file it runs on a thread that does nothing
else: going to and fro between driver and loop for every statement, as drivers for asyncio
do, costs more than the statements. What goes wrong on the way is one thing: the database
could not be reached.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any, Protocol, TypeVar, cast

from sqlalchemy import Connection, Engine, Executable, Row, StaticPool, create_engine, event, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

PATIENCE = 5.0  # seconds that the database has for anything
TAKEN = (IntegrityError, sqlite3.IntegrityError)  # a key that is there already
Answer = TypeVar("Answer")
Work = Callable[[Connection], Answer]


class Unreachable(Exception):
    """The database did not answer: whether anything was stored is not known."""


class Database(Protocol):
    async def ask(self, query: Executable) -> Sequence[Row[Any]]: ...
    async def write(self, work: Work[Answer]) -> Answer: ...  # in one transaction, on disk when it returns
    async def changes(self) -> int | None: ...  # another number when others have written; None: unknown
    async def close(self) -> None: ...


def database_at(url: str) -> Database:
    return SqliteFile(url) if is_file(url) else Postgres(url)


def is_file(url: str) -> bool:
    return url.startswith("sqlite:")


@contextmanager
def reached() -> Iterator[None]:
    try:
        yield
    except TAKEN:
        raise
    except (SQLAlchemyError, sqlite3.Error, OSError, TimeoutError) as problem:
        raise Unreachable(str(problem)) from problem


# -- a file -------------------------------------------------------------------------------------


class Desk:
    """One thread with one connection. What it complains of is without values: there are names
    and seeds among them."""

    def __init__(self, url: str, name: str) -> None:
        self.engine: Engine = create_engine(
            url, poolclass=StaticPool, connect_args={"check_same_thread": False}, hide_parameters=True
        )
        event.listen(self.engine, "connect", keep_safely)
        self.connection: Connection | None = None
        # A pool of threads would do the same; for one thread that is asked a thousand times a
        # second its bookkeeping is a good part of the work.
        self.wanted: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self.thread = Thread(target=self.keep_working, name=name, daemon=True)
        self.thread.start()

    def keep_working(self) -> None:
        while wanted := self.wanted.get():
            wanted()
        self.engine.dispose()

    async def do(self, work: Work[Answer]) -> Answer:
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Answer] = loop.create_future()
        too_late = loop.call_later(PATIENCE, settle, answer, None, TimeoutError())
        self.wanted.put(partial(self.work, work, answer, loop))
        try:
            with reached():
                return await answer
        finally:
            too_late.cancel()

    def work(
        self, work: Work[Answer], answer: asyncio.Future[Answer], loop: asyncio.AbstractEventLoop
    ) -> None:
        try:
            self.connection = self.connection or self.engine.connect()
            with self.connection.begin():
                done = partial(settle, answer, work(self.connection))
        except Exception as problem:
            done = partial(settle, answer, problem=problem)
        with suppress(RuntimeError):  # the loop has been closed meanwhile
            loop.call_soon_threadsafe(done)

    async def close(self) -> None:
        """What is wanted by then is done."""
        self.wanted.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self.thread.join)


def settle(
    answer: asyncio.Future[Answer], result: Answer | None = None, problem: Exception | None = None
) -> None:
    if answer.done():
        return  # nobody waits for it any more
    if problem is None:
        answer.set_result(cast("Answer", result))
    else:
        answer.set_exception(problem)


class SqliteFile:
    """It takes one writer at a time, and readers do not wait for it."""

    def __init__(self, url: str) -> None:
        self.writer, self.reader = Desk(url, "writer"), Desk(url, "reader")

    async def ask(self, query: Executable) -> Sequence[Row[Any]]:
        return await self.reader.do(lambda connection: connection.execute(query).all())

    async def write(self, work: Work[Answer]) -> Answer:
        return await self.writer.do(work)

    async def changes(self) -> int | None:
        return await self.writer.do(lambda connection: connection.scalar(DATA_VERSION))

    async def close(self) -> None:
        await self.writer.close()
        await self.reader.close()


DATA_VERSION = text("PRAGMA data_version")


def keep_safely(connection: Any, _: object) -> None:
    """What is acknowledged is on the disk; readers do not wait for the writer."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


# -- PostgreSQL ---------------------------------------------------------------------------------

# A process that was stopped or cut off in the middle of a page must not keep others from
# writing theirs: PostgreSQL gives it up long before their patience ends.
LET_GO = {
    "idle_in_transaction_session_timeout": "2000",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "3",
}


class Postgres:
    def __init__(self, url: str) -> None:
        waits = {"timeout": PATIENCE, "command_timeout": PATIENCE, "server_settings": LET_GO}
        self.engine = create_async_engine(
            url, connect_args=waits, pool_timeout=PATIENCE, hide_parameters=True
        )
        # Nothing is read twice to be compared, so a question needs no transaction around it.
        self.reader = self.engine.execution_options(isolation_level="AUTOCOMMIT")

    async def ask(self, query: Executable) -> Sequence[Row[Any]]:
        with reached():
            async with asyncio.timeout(PATIENCE), self.reader.connect() as connection:
                return (await connection.execute(query)).all()

    async def write(self, work: Work[Answer]) -> Answer:
        with reached():
            async with asyncio.timeout(PATIENCE), self.engine.begin() as connection:
                return await connection.run_sync(work)

    async def changes(self) -> int | None:
        return None

    async def close(self) -> None:
        await self.engine.dispose()
