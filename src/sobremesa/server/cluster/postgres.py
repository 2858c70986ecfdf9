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
from contextlib import suppress

import asyncpg  # type: ignore[import-untyped]  # it ships no types
from sqlalchemy import Connection, Executable, Select, delete, func, make_url, or_, select, update

from ..storage import schema
from ..storage.database import PATIENCE, Unreachable
from ..storage.journal import ENTRIES, PEOPLE, Journal
from . import Host

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
            columns = (schema.processes.c.id, schema.present.c.process)
            await self.journal.do(*(delete(column.table).where(column == self.id) for column in columns))

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
        await self.journal.do(self.journal.put(schema.processes, {"id": self.id, "until": NOW + LEASE}))
        self.leased_until = asked + LEASE

    async def bury_the_dead(self) -> bool:
        """Whoever was here by a process that is no more is away now."""
        processes, present = schema.processes, schema.present

        def bury(connection: Connection) -> bool:
            ended = delete(processes).where(processes.c.until < NOW).returning(processes.c.id)
            dead = [id for (id,) in connection.execute(ended)]
            if dead:
                connection.execute(delete(present).where(present.c.process.in_(dead)))
                self.journal.tell(connection, PEOPLE, "")
            return bool(dead)

        return await self.journal.write(bury)

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
        tables, alive = schema.tables, select(schema.processes.c.id).where(schema.processes.c.until > NOW)
        claim = (
            update(tables)
            .where(tables.c.id == table)
            .where(or_(tables.c.keeper.is_(None), tables.c.keeper == self.id, tables.c.keeper.not_in(alive)))
            .values(keeper=self.id)
        )
        claimed = await self.journal.write(lambda connection: connection.execute(claim).rowcount == 1)
        if claimed:
            self.kept.add(table)
        return claimed

    async def let_go(self, table: str) -> None:
        """It sleeps here; another process may have to run it."""
        self.kept.discard(table)
        tables = schema.tables
        free = update(tables).where(tables.c.id == table, tables.c.keeper == self.id).values(keeper=None)
        await self.journal.do(free)

    # -- who is there ---------------------------------------------------------------------------

    async def come(self, table: str, person: str) -> None:
        self.here.add((table, person))
        await self.tell(table, self.journal.put(schema.present, self.presence(table, person)))

    async def go(self, table: str, person: str) -> None:
        self.here.discard((table, person))
        await self.tell(table, delete(schema.present).filter_by(**self.presence(table, person)))

    def presence(self, table: str, person: str) -> dict[str, str]:
        return {"table_id": table, "person": person, "process": self.id}

    async def tell_who_is_here(self) -> None:
        """All of them anew, after something on the way to the database went wrong."""
        self.is_in_doubt = False
        await self.tell(
            "",
            delete(schema.present).where(schema.present.c.process == self.id),
            *(self.journal.put(schema.present, self.presence(*who)) for who in self.here),
        )

    async def tell(self, table: str, *statements: Executable) -> None:
        """What changes in who is there, to all processes."""

        def work(connection: Connection) -> None:
            for statement in statements:
                connection.execute(statement)
            self.journal.tell(connection, PEOPLE, table)

        try:
            await self.journal.write(work)
        except Unreachable:
            self.is_in_doubt = True
            raise

    async def elsewhere(self, table: str) -> set[str]:
        """Who is at a table by another process that is alive."""
        present, alive = schema.present, schema.processes
        query = (
            select(present.c.person)
            .join(alive, alive.c.id == present.c.process)
            .where(present.c.table_id == table, present.c.process != self.id, alive.c.until > NOW)
        )
        return {person for (person,) in await self.journal.ask(query)}

    def others(self) -> Select[str]:
        """The processes that are alive, but for this one."""
        processes = schema.processes
        return select(processes.c.id).where(processes.c.until > NOW, processes.c.id != self.id)

    # -- what they tell ---------------------------------------------------------------------------

    async def keep_listening(self, house: Host) -> None:
        """On a connection of its own; after a lost one, everything is read again."""
        url = make_url(self.journal.url).set(drivername="postgresql").render_as_string(hide_password=False)
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
