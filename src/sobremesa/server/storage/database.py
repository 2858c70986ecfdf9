"""Access to the database: a SQLite file, or PostgreSQL.

A transaction is a function of a plain SQLAlchemy connection. With SQLite it runs on a thread
of its own: an asyncio driver switches between its thread and the loop for every statement,
which costs more than the statements. Every failure to reach the database is raised as
``DatabaseUnavailable``.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from queue import SimpleQueue
from threading import Thread
from typing import Any, ClassVar, Generic, TypeVar, cast

from sqlalchemy import (
    Connection,
    Engine,
    Executable,
    Row,
    StaticPool,
    Table,
    create_engine,
    event,
    text,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import create_async_engine

from ...engine import Problem

log = logging.getLogger("sobremesa.server")

TIMEOUT = 5.0  # seconds for one query or transaction
STUCK = 2.5  # seconds that a transaction runs, beyond which the database is not well
LATE = 1.0  # seconds by which a timeout comes too late if the event loop has too much to do
IDLE = float("inf")  # in place of the time since when something runs
LOCK_TIMEOUT = 4000  # milliseconds; shorter than ``TIMEOUT``, so that SQLite says why it waited in vain
DUPLICATE_KEY = (IntegrityError, sqlite3.IntegrityError)
Result = TypeVar("Result")
Transaction = Callable[[Connection], Result]


class DatabaseUnavailable(Exception):
    """The database did not answer: whether anything was stored is not known."""


class DatabaseHealth:
    """Whether the database takes what is written. It fails with the first error, and is well again
    when a write really happened."""

    def __init__(self) -> None:
        self.problem = ""  # the reason, while it fails
        self.failures: Counter[str] = Counter()  # by the reason

    def note_failure(self, error: BaseException) -> None:
        reason = reason_of(error)
        self.failures[reason] += 1
        if self.problem != reason:  # it is logged once
            self.problem = reason
            log.error("the database fails: %s", reason, extra={"event": "database", "reason": reason})

    def note_delay(self) -> None:
        """A query timed out because the server is busy."""
        self.failures["busy"] += 1

    def note_write(self) -> None:
        if self.problem:
            log.info("the database takes writes again", extra={"event": "database"})
        self.problem = ""


SQLITE_REASONS = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_IOERR: "disk",
    sqlite3.SQLITE_CANTOPEN: "not-found",
}


def reason_of(error: BaseException) -> str:
    """Why a database failed, in a word: of SQLite by its code, else whether it answered at all."""
    cause = getattr(error, "orig", None) or error
    code = getattr(cause, "sqlite_errorcode", None)
    if code is not None:
        return SQLITE_REASONS.get(code & 0xFF, "error")
    return "unreachable" if isinstance(cause, OSError | TimeoutError) else "error"


class Database(ABC):
    """One database, and this process as one of its clients."""

    is_shared: ClassVar[bool]  # whether several processes may serve from it

    def __init__(self) -> None:
        self.process = secrets.token_hex(8)  # the id of this process
        self.health = DatabaseHealth()

    @abstractmethod
    async def fetch(self, query: Executable) -> Sequence[Row[Any]]: ...

    @abstractmethod
    async def write(self, transaction: Transaction[Result]) -> Result:
        """Run a transaction; it is on the disk when this returns."""

    @abstractmethod
    async def data_version(self) -> int | None:
        """A number that changes when another process has written; None if there is none."""

    @abstractmethod
    async def close(self) -> None: ...

    async def execute(self, *statements: Executable) -> None:
        """Run the statements in one transaction."""

        def transaction(connection: Connection) -> None:
            for statement in statements:
                connection.execute(statement)

        await self.write(transaction)

    def upsert(self, into: Table, row: dict[str, Any], keep: str = "") -> Executable:
        """Insert a row, or update the one with the same key; column ``keep`` is never updated."""
        insert: Any = (postgresql if self.is_shared else sqlite).insert(into).values(row)
        keys = [column.name for column in into.primary_key]
        updates = {name: insert.excluded[name] for name in row if name not in (*keys, keep)}
        statement: Executable = (
            insert.on_conflict_do_update(index_elements=keys, set_=updates)
            if updates
            else insert.on_conflict_do_nothing()
        )
        return statement


def database_url(db: str) -> str:
    """The URL of a database that is named by one, or by the path of a SQLite file."""
    if "://" not in db:
        return f"sqlite:///{db}"
    if db.startswith("postgresql+asyncpg:") and find_spec("asyncpg") is None:
        raise Problem("no-postgresql")
    return db


def open_database(url: str) -> Database:
    return SqliteDatabase(url) if is_sqlite(url) else PostgresDatabase(url)


def is_sqlite(url: str) -> bool:
    return url.startswith("sqlite:")


@contextmanager
def translated_errors(health: DatabaseHealth) -> Iterator[None]:
    """Raise what the drivers raise as ``DatabaseUnavailable``, except for a duplicate key. Who waited in
    vain for a connection, or was told too late that time was up, knows nothing of the database."""
    began = time.monotonic()
    try:
        yield
    except DUPLICATE_KEY:
        raise
    except (SQLAlchemyError, sqlite3.Error, OSError, TimeoutError) as problem:
        is_late = isinstance(problem, TimeoutError) and time.monotonic() - began > TIMEOUT + LATE
        if is_late or isinstance(problem, PoolTimeout):
            health.note_delay()
        else:
            health.note_failure(problem)
        raise DatabaseUnavailable(str(problem)) from problem


# -- SQLite -------------------------------------------------------------------------------------


@dataclass(slots=True)
class Job(Generic[Result]):
    """A transaction that waits for the thread, and where its result goes."""

    transaction: Transaction[Result]
    result: asyncio.Future[Result]
    loop: asyncio.AbstractEventLoop
    on_commit: Callable[[], None]

    def run(self, connect: Callable[[], Connection]) -> None:
        """On the thread of the database."""
        try:
            connection = connect()
            with connection.begin():
                result = self.transaction(connection)
            self.on_commit()
            done = partial(resolve, self.result, result)
        except Exception as problem:
            done = partial(resolve, self.result, problem=problem)
        with suppress(RuntimeError):  # the loop was closed in the meantime
            self.loop.call_soon_threadsafe(done)


def do_nothing() -> None: ...


class DatabaseThread:
    """A thread with one connection. Errors hide parameters, since names and seeds are among them."""

    def __init__(self, url: str, name: str, health: DatabaseHealth) -> None:
        self.health = health
        self.engine: Engine = create_engine(
            url, poolclass=StaticPool, connect_args={"check_same_thread": False}, hide_parameters=True
        )
        event.listen(self.engine, "connect", configure_connection)
        self.connection: Connection | None = None
        # A ThreadPoolExecutor would do the same; with one thread and a thousand jobs a second its
        # bookkeeping is a good part of the work.
        self.jobs: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self.running_since = IDLE  # when the job that is being done was begun
        self.thread = Thread(target=self.run_jobs, name=name, daemon=True)
        self.thread.start()

    def run_jobs(self) -> None:
        while job := self.jobs.get():
            self.running_since = time.monotonic()
            job()
            self.running_since = IDLE
        self.engine.dispose()

    async def run(
        self, transaction: Transaction[Result], on_commit: Callable[[], None] = do_nothing
    ) -> Result:
        """``on_commit`` is called on the thread: what was stored is stored, even if it is told too late."""
        loop = asyncio.get_running_loop()
        job: Job[Result] = Job(transaction, loop.create_future(), loop, on_commit)
        timeout = loop.call_later(TIMEOUT, self.time_out, job.result)
        self.jobs.put(partial(job.run, self.connect))
        try:
            with translated_errors(self.health):
                return await job.result
        finally:
            timeout.cancel()

    def time_out(self, result: asyncio.Future[Result]) -> None:
        """Give a job up. Most have waited behind others, or the event loop has not got round to the result:
        the server is busy, which says nothing about the database, unless that does not finish."""
        if result.done():
            return
        if time.monotonic() - self.running_since > STUCK:
            self.health.note_failure(TimeoutError())
        else:
            self.health.note_delay()
        result.set_exception(DatabaseUnavailable("timeout"))

    def connect(self) -> Connection:
        self.connection = self.connection or self.engine.connect()
        return self.connection

    async def close(self) -> None:
        """Stop after the jobs that are queued."""
        self.jobs.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self.thread.join)


def resolve(
    future: asyncio.Future[Result], result: Result | None = None, problem: Exception | None = None
) -> None:
    if future.done():
        return  # it timed out, or was cancelled
    if problem is None:
        future.set_result(cast("Result", result))
    else:
        future.set_exception(problem)


class SqliteDatabase(Database):
    """A file, with one thread that writes and one that reads; readers do not wait for the writer."""

    is_shared = False

    def __init__(self, url: str) -> None:
        super().__init__()
        self.writer = DatabaseThread(url, "writer", self.health)
        self.reader = DatabaseThread(url, "reader", self.health)

    async def fetch(self, query: Executable) -> Sequence[Row[Any]]:
        return await self.reader.run(lambda connection: connection.execute(query).all())

    async def write(self, transaction: Transaction[Result]) -> Result:
        return await self.writer.run(transaction, self.health.note_write)

    async def data_version(self) -> int | None:
        return await self.writer.run(lambda connection: connection.scalar(DATA_VERSION))

    async def close(self) -> None:
        await self.writer.close()
        await self.reader.close()


DATA_VERSION = text("PRAGMA data_version")


def configure_connection(connection: Any, _: object) -> None:
    """A committed transaction is on the disk, and readers do not wait for the writer."""
    cursor = connection.cursor()
    patience = f"busy_timeout={LOCK_TIMEOUT}"
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", patience):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


# -- PostgreSQL ---------------------------------------------------------------------------------

# A process that is stopped or cut off within a transaction must not block the others: PostgreSQL
# ends its session long before they time out.
SESSION_SETTINGS = {
    "idle_in_transaction_session_timeout": "2000",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "3",
}


class PostgresDatabase(Database):
    is_shared = True

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url
        options = {"timeout": TIMEOUT, "command_timeout": TIMEOUT, "server_settings": SESSION_SETTINGS}
        self.engine = create_async_engine(
            url, connect_args=options, pool_timeout=TIMEOUT, hide_parameters=True
        )
        # No query needs to agree with another, so reading needs no transaction.
        self.reader = self.engine.execution_options(isolation_level="AUTOCOMMIT")

    async def fetch(self, query: Executable) -> Sequence[Row[Any]]:
        with translated_errors(self.health):
            async with asyncio.timeout(TIMEOUT), self.reader.connect() as connection:
                return (await connection.execute(query)).all()

    async def write(self, transaction: Transaction[Result]) -> Result:
        with translated_errors(self.health):
            async with asyncio.timeout(TIMEOUT), self.engine.begin() as connection:
                result = await connection.run_sync(transaction)
        self.health.note_write()
        return result

    async def data_version(self) -> int | None:
        return None

    async def close(self) -> None:
        await self.engine.dispose()
