"""Several processes of one house on one PostgreSQL, behind any balancer.

Each lives as long as its lease in the database, which it renews; a process that is dead,
stopped or cut off loses it within seconds. The keeper of a table runs its clock and
bots, and everybody else takes over when the keeper's lease ends. Nothing wrong can be
written in between: the journal takes every version once. A lease does what an advisory
lock would, and ends also when a process is cut off while its connection looks alive.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import asyncpg  # type: ignore[import-untyped]  # it ships no types
from sqlalchemy import Select, delete, func, or_, select, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from . import storage
from .journal import ENTRIES, PATIENCE, PEOPLE, Journal, Unreachable
from .neighbours import Host

log = logging.getLogger("sobremesa.server")

LEASE = 8.0  # seconds
RENEWAL = 2.0
NOW = func.extract("epoch", func.clock_timestamp())


class Several:
    """One of several processes on one PostgreSQL."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.id = journal.process
        self.leased_until = 0.0  # by the own clock
        self.kept: set[str] = set()
        self.here: set[tuple[str, str]] = set()  # tables and people
        self.is_in_doubt = False  # whether the database knows who is here
        self.tasks: list[asyncio.Task[None]] = []

    @property
    def is_well(self) -> bool:
        return time.monotonic() < self.leased_until

    async def open(self, house: Host) -> None:
        await self.renew()
        self.tasks = [
            asyncio.create_task(self.keep_renewing(house)),
            asyncio.create_task(self.keep_watch(house)),
            asyncio.create_task(self.keep_listening(house)),
        ]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        with suppress(Unreachable):
            async with self.journal.writing() as connection:
                for table in (storage.processes.c.id, storage.present.c.process):
                    await connection.execute(delete(table.table).where(table == self.id))

    # -- the lease ----------------------------------------------------------------------------

    async def keep_renewing(self, house: Host) -> None:
        while True:
            await asyncio.sleep(RENEWAL)
            try:
                await self.renew()
                if self.is_in_doubt:
                    await self.tell_who_is_here()
                if await self.bury_the_dead():
                    house.see_who_is_here("")
            except Unreachable:
                log.warning("the database cannot be reached")
            except Exception:  # a process that renews no more would be lost
                log.exception("renewing")

    async def renew(self) -> None:
        """Counted from before the question was sent, so that it ends here first."""
        asked = time.monotonic()
        if asked >= self.leased_until:
            self.kept.clear()
            self.is_in_doubt = True
        async with self.journal.writing() as connection:
            row = {"id": self.id, "until": NOW + LEASE}
            await connection.execute(self.journal.put(storage.processes, row))
        self.leased_until = asked + LEASE

    async def bury_the_dead(self) -> bool:
        """Whoever was here by a process that is no more is away now."""
        processes, present = storage.processes, storage.present
        async with self.journal.writing() as connection:
            ended = delete(processes).where(processes.c.until < NOW).returning(processes.c.id)
            dead = [id for (id,) in await connection.execute(ended)]
            if dead:
                await connection.execute(delete(present).where(present.c.process.in_(dead)))
                await self.journal.tell(connection, PEOPLE, "")
        return bool(dead)

    async def keep_watch(self, house: Host) -> None:
        """Without a lease nobody is served: the others have taken over."""
        while True:
            await asyncio.sleep(max(RENEWAL, self.leased_until - time.monotonic()))
            if not self.is_well:
                house.send_elsewhere()

    async def keeps(self, table: str) -> bool:
        """Whether this process is the one that runs the table's clock and bots."""
        if not self.is_well:
            return False
        if table in self.kept:
            return True
        tables, alive = storage.tables, select(storage.processes.c.id).where(storage.processes.c.until > NOW)
        claim = (
            update(tables)
            .where(tables.c.id == table)
            .where(or_(tables.c.keeper.is_(None), tables.c.keeper == self.id, tables.c.keeper.not_in(alive)))
            .values(keeper=self.id)
        )
        async with self.journal.writing() as connection:
            claimed = (await connection.execute(claim)).rowcount == 1
        if claimed:
            self.kept.add(table)
        return claimed

    async def let_go(self, table: str) -> None:
        """It sleeps here; another process may have to run it."""
        self.kept.discard(table)
        tables = storage.tables
        free = update(tables).where(tables.c.id == table, tables.c.keeper == self.id).values(keeper=None)
        async with self.journal.writing() as connection:
            await connection.execute(free)

    # -- who is there ---------------------------------------------------------------------------

    async def come(self, table: str, person: str) -> None:
        self.here.add((table, person))
        async with self.telling(table) as connection:
            await connection.execute(self.journal.put(storage.present, self.presence(table, person)))

    async def go(self, table: str, person: str) -> None:
        self.here.discard((table, person))
        async with self.telling(table) as connection:
            gone = delete(storage.present).filter_by(**self.presence(table, person))
            await connection.execute(gone)

    def presence(self, table: str, person: str) -> dict[str, str]:
        return {"table_id": table, "person": person, "process": self.id}

    async def tell_who_is_here(self) -> None:
        """All of them anew, after something on the way to the database went wrong."""
        self.is_in_doubt = False
        async with self.telling() as connection:
            await connection.execute(delete(storage.present).where(storage.present.c.process == self.id))
            if self.here:
                rows = [self.presence(table, person) for table, person in self.here]
                await connection.execute(insert(storage.present).values(rows).on_conflict_do_nothing())

    @asynccontextmanager
    async def telling(self, table: str = "") -> AsyncIterator[AsyncConnection]:
        try:
            async with self.journal.writing() as connection:
                yield connection
                await self.journal.tell(connection, PEOPLE, table)
        except Unreachable:
            self.is_in_doubt = True
            raise

    async def elsewhere(self, table: str) -> set[str]:
        """Who is at a table by another process that is alive."""
        present, alive = storage.present, storage.processes
        query = (
            select(present.c.person)
            .join(alive, alive.c.id == present.c.process)
            .where(present.c.table_id == table, present.c.process != self.id, alive.c.until > NOW)
        )
        async with self.journal.reading() as connection:
            return {person for (person,) in await connection.execute(query)}

    def others(self) -> Select[str]:
        """The processes that are alive, but for this one."""
        processes = storage.processes
        return select(processes.c.id).where(processes.c.until > NOW, processes.c.id != self.id)

    # -- what they tell ---------------------------------------------------------------------------

    async def keep_listening(self, house: Host) -> None:
        """On a connection of its own; after a lost one, everything is read again."""
        url = self.journal.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                await self.listen(url, house)
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(RENEWAL / 2)

    async def listen(self, url: str, house: Host) -> None:
        connection = await asyncpg.connect(url, timeout=PATIENCE, command_timeout=PATIENCE)

        def heard(_: object, __: int, channel: str, told: str) -> None:
            sender, _, table = told.partition(" ")
            if sender != self.id:
                looks[channel](table)

        looks = {ENTRIES: house.read_on, PEOPLE: house.see_who_is_here}
        try:
            for channel, look in looks.items():
                await connection.add_listener(channel, heard)
                look("")
            while True:
                await asyncio.sleep(RENEWAL)
                await connection.execute("SELECT 1")  # is it still there?
        finally:
            connection.terminate()
