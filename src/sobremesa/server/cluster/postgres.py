"""Several processes on one PostgreSQL, behind any load balancer.

Each process lives by a lease in the database, which it renews; one that is dead, stopped or cut
off loses it within seconds. The lease of a table, the right to run its clock and bots, belongs to
a process and ends with the process's own; then any other may acquire it. Nothing wrong can be
written in between, since the journal takes every version once. An advisory lock would do the
same, but is held on when a process is cut off while its connection looks alive.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import asyncpg  # type: ignore[import-untyped]  # it ships no types
from sqlalchemy import Connection, Executable, Select, delete, func, make_url, or_, select, update

from ..clock import Clock
from ..storage import schema
from ..storage.database import TIMEOUT, DatabaseUnavailable, PostgresDatabase
from ..storage.notifications import (
    ANY_TABLE,
    ENTRIES_CHANNEL,
    PRESENCE_CHANNEL,
    notify,
    parse_payload,
)
from . import ClusterListener

log = logging.getLogger("sobremesa.server")

LEASE = 8.0  # seconds
RENEWAL = 2.0  # seconds between renewals
NOW = func.extract("epoch", func.clock_timestamp())


class PostgresCluster:
    """This process, as one of several."""

    def __init__(self, database: PostgresDatabase, clock: Clock) -> None:
        self.database = database
        self.clock = clock
        self.process = database.process
        self.leased_until = 0.0  # by the monotonic clock
        self.leased_tables: set[str] = set()
        self.present: dict[tuple[str, str], bool] = {}  # tables and people connected here: asleep or not
        self.is_presence_stale = False  # the database may not know who is connected here
        self.tasks: list[asyncio.Task[None]] = []

    @property
    def is_healthy(self) -> bool:
        return self.clock.monotonic() < self.leased_until

    async def open(self, listener: ClusterListener) -> None:
        await self.renew_lease()
        self.tasks = [
            asyncio.create_task(self.keep_renewing(listener)),
            asyncio.create_task(self.watch_lease(listener)),
            asyncio.create_task(self.keep_listening(listener)),
        ]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        with suppress(DatabaseUnavailable):
            columns = (schema.processes.c.id, schema.present.c.process)
            await self.database.execute(
                *(delete(column.table).where(column == self.process) for column in columns)
            )

    # -- leases -------------------------------------------------------------------------------

    async def keep_renewing(self, listener: ClusterListener) -> None:
        while True:
            await asyncio.sleep(RENEWAL)
            try:
                await self.renew_lease()
                if self.is_presence_stale:
                    await self.write_all_presence()
                if await self.delete_dead_processes():
                    listener.on_presence(ANY_TABLE)
            except DatabaseUnavailable:
                log.warning("the database cannot be reached")
            except Exception:  # a process that no longer renews its lease would be lost
                log.exception("renewing the lease failed")

    async def renew_lease(self) -> None:
        """The lease counts from before the query was sent, so that it ends here first."""
        now = self.clock.monotonic()
        if now >= self.leased_until:
            self.leased_tables.clear()
            self.is_presence_stale = True
        row = {"id": self.process, "until": NOW + LEASE}
        await self.database.execute(self.database.upsert(schema.processes, row))
        self.leased_until = now + LEASE

    async def delete_dead_processes(self) -> bool:
        """Delete processes whose lease has ended, with the presence of their people."""
        processes, present = schema.processes, schema.present

        def delete_dead(connection: Connection) -> bool:
            ended = delete(processes).where(processes.c.until < NOW).returning(processes.c.id)
            dead = [id for (id,) in connection.execute(ended)]
            if dead:
                connection.execute(delete(present).where(present.c.process.in_(dead)))
                notify(connection, PRESENCE_CHANNEL, self.process, ANY_TABLE)
            return bool(dead)

        return await self.database.write(delete_dead)

    async def watch_lease(self, listener: ClusterListener) -> None:
        """Without a lease this process serves nobody: the others have taken over."""
        while True:
            await asyncio.sleep(max(RENEWAL, self.leased_until - self.clock.monotonic()))
            if not self.is_healthy:
                listener.on_lease_lost()

    async def acquire_lease(self, table: str) -> bool:
        """Acquire the lease of a table, or keep it; False if another live process has it."""
        if not self.is_healthy:
            return False
        if table in self.leased_tables:
            return True
        tables, alive = schema.tables, select(schema.processes.c.id).where(schema.processes.c.until > NOW)
        holder = tables.c.lease_holder
        acquire = (
            update(tables)
            .where(tables.c.id == table)
            .where(or_(holder.is_(None), holder == self.process, holder.not_in(alive)))
            .values(lease_holder=self.process)
        )
        is_acquired = await self.database.write(lambda connection: connection.execute(acquire).rowcount == 1)
        if is_acquired:
            self.leased_tables.add(table)
        return is_acquired

    async def release_lease(self, table: str) -> None:
        self.leased_tables.discard(table)
        tables = schema.tables
        held = (tables.c.id == table, tables.c.lease_holder == self.process)
        await self.database.execute(update(tables).where(*held).values(lease_holder=None))

    def other_processes(self) -> Select[str]:
        processes = schema.processes
        return select(processes.c.id).where(processes.c.until > NOW, processes.c.id != self.process)

    # -- presence -------------------------------------------------------------------------------

    async def add_presence(self, table: str, person: str, is_asleep: bool = False) -> None:
        self.present[table, person] = is_asleep
        row = self.presence_row(table, person) | {"asleep": int(is_asleep)}
        await self.write_presence(table, self.database.upsert(schema.present, row))

    async def remove_presence(self, table: str, person: str) -> None:
        self.present.pop((table, person), None)
        row = self.presence_row(table, person)
        await self.write_presence(table, delete(schema.present).filter_by(**row))

    def presence_row(self, table: str, person: str) -> dict[str, str]:
        return {"table_id": table, "person": person, "process": self.process}

    async def write_all_presence(self) -> None:
        """Write everybody who is connected here anew, after a write failed or the lease ended."""
        self.is_presence_stale = False
        await self.write_presence(
            ANY_TABLE,
            delete(schema.present).where(schema.present.c.process == self.process),
            *(
                self.database.upsert(
                    schema.present, self.presence_row(table, person) | {"asleep": int(is_asleep)}
                )
                for (table, person), is_asleep in self.present.items()
            ),
        )

    async def write_presence(self, table: str, *statements: Executable) -> None:
        """Run the statements, and notify the other processes."""

        def write(connection: Connection) -> None:
            for statement in statements:
                connection.execute(statement)
            notify(connection, PRESENCE_CHANNEL, self.process, table)

        try:
            await self.database.write(write)
        except DatabaseUnavailable:
            self.is_presence_stale = True
            raise

    async def present_elsewhere(self, table: str) -> dict[str, bool]:
        """People at other processes, and whether they sleep; one client that is awake is enough."""
        present, processes = schema.present, schema.processes
        query = (
            select(present.c.person, func.min(present.c.asleep).label("asleep"))
            .join(processes, processes.c.id == present.c.process)
            .where(present.c.table_id == table, present.c.process != self.process, processes.c.until > NOW)
            .group_by(present.c.person)
        )
        return {row.person: bool(row.asleep) for row in await self.database.fetch(query)}

    # -- notifications ----------------------------------------------------------------------------

    async def keep_listening(self, listener: ClusterListener) -> None:
        """LISTEN on a connection of its own; after it was lost, everything is read again."""
        url = make_url(self.database.url).set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                await self.listen(url, listener)
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(RENEWAL / 2)

    async def listen(self, url: str, listener: ClusterListener) -> None:
        connection = await asyncpg.connect(url, timeout=TIMEOUT, command_timeout=TIMEOUT)
        handlers = {ENTRIES_CHANNEL: listener.on_entries, PRESENCE_CHANNEL: listener.on_presence}

        def on_notification(_: object, __: int, channel: str, payload: str) -> None:
            process, table = parse_payload(payload)
            if process != self.process:
                handlers[channel](table)

        try:
            for channel, handler in handlers.items():
                await connection.add_listener(channel, on_notification)
                handler(ANY_TABLE)
            while True:
                await asyncio.sleep(RENEWAL)
                await connection.execute("SELECT 1")  # raises if the connection is lost
        finally:
            connection.terminate()
