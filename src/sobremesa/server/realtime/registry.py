"""The house: its people, and the tables that are awake in this process."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

import msgspec
from sqlalchemy import Select, delete, exists, or_, select, update

from ...engine import Refused, record
from ...protocol.messages import Bye
from ..cluster import neighbours_of
from ..metrics import Metrics
from ..settings import Settings
from ..storage import rules_migration, schema
from ..storage.database import PATIENCE, Unreachable
from ..storage.entries import Opened
from ..storage.journal import Journal
from ..storage.people import People, Person, Unknown
from ..storage.table_index import About, listing
from . import commands
from .session import Live
from .state import OPEN, OVER, PLAYING, PROMISED, Table, checked

log = logging.getLogger("sobremesa.server")

TIDYING = 5.0  # seconds between two looks around
AT_A_TIME = 20  # tables that are waked without anybody asking, in one look around
MOST_LISTED = 200
MOST_SOUGHT = 5000  # tables that are looked at for one list


class House:
    """All that one process serves."""

    def __init__(self, journal: Journal, settings: Settings) -> None:
        self.journal = journal
        self.settings = settings
        self.people = People(journal)
        self.neighbours = neighbours_of(journal)
        self.metrics = Metrics()
        self.live: dict[str, Live] = {}
        self.waking: dict[str, asyncio.Task[Live]] = {}
        self.tidying: asyncio.Task[None] | None = None
        self.closing = asyncio.Event()
        self.opened = time.monotonic()
        self.looked = 0.0  # at what others wrote, for the last time
        self.changes: int | None = None  # of the database by others, as it counts them

    async def open(self) -> None:
        await self.journal.open()
        await self.neighbours.open(self)
        self.tidying = asyncio.create_task(self.keep_tidy())

    async def say_goodbye(self) -> None:
        """Clients are told, and come back by themselves."""
        for live in self.awake():
            live.farewell("closing", True)

    def send_elsewhere(self) -> None:
        """The database is out of reach: clients come back by another process, or later."""
        for live in self.awake():
            live.farewell("house-trouble", True)

    async def close(self) -> None:
        self.closing.set()
        if self.tidying:
            await self.tidying  # to its end: a question broken off would leave its connection open
        await asyncio.gather(*(live.stop() for live in self.live.values()))
        for live in list(self.live.values()):  # somebody may still be on the way in
            await self.journal.keep_snapshot(live.table)
        await self.neighbours.close()
        await self.journal.close()

    # -- tables -----------------------------------------------------------------------------

    def awake(self) -> list[Live]:
        return [live for live in self.live.values() if not live.asleep]

    async def open_table(self, opened: Opened) -> str:
        id, entries = commands.new_table(checked(opened))
        table = Table(id)
        table.take(entries)
        await self.journal.append(id, 0, entries, listing(table))
        return id

    async def wake(self, id: str) -> Live:
        """A table that is awake, or is waked by reading its journal."""
        if id in self.live and not self.live[id].asleep:
            return self.live[id]
        if id not in self.waking:
            self.waking[id] = asyncio.create_task(self.rouse(id))
        return await asyncio.shield(self.waking[id])

    async def rouse(self, id: str) -> Live:
        try:
            table = await self.read_table(id)
            asked = await self.asked_since(table) if table.phase in (PROMISED, PLAYING) else None
            live = self.live[id] = Live(table, self.journal, self.neighbours, self.settings, self.metrics)
            if asked is not None:
                live.timing.resume(asked)
            return live
        finally:
            del self.waking[id]

    async def read_table(self, id: str) -> Table:
        entries = await self.journal.read(id)
        if not entries:
            raise Unknown("unknown-table")
        return await rules_migration.read_table(id, entries, self.journal)

    async def asked_since(self, table: Table) -> float | None:
        """Since when decisions are waited for, if there is a clock: it runs while a table sleeps, but
        time in which the house could not be played at costs nobody a decision."""
        query = select(schema.tables.c.wake).where(schema.tables.c.id == table.id)
        slept = any(row.wake for row in await self.journal.ask(query))
        if slept:
            await self.set_wake(table.id, 0.0)  # should the house fall it is waked first thing
        clock = table.opened.clock
        if not clock or table.phase != PLAYING:
            return None
        now = time.monotonic()
        moved = now - (time.time() - await self.journal.moved_at(table.id))
        return min(now, max(moved, (self.opened if slept else now) + self.settings.grace - clock))

    def read_on(self, id: str) -> None:
        """Another process has written; without an id, perhaps at any table."""
        for live in self.meant(id):
            live.look_up()

    def see_who_is_here(self, id: str) -> None:
        for live in self.meant(id):
            live.look_around()

    def meant(self, id: str) -> list[Live]:
        return [live for live in self.awake() if id in ("", live.table.id)]

    # -- people -----------------------------------------------------------------------------------

    async def rename(self, person: Person, name: str) -> Person:
        """Another name, from now on, wherever somebody looks on."""
        renamed = await self.people.rename(person, name)
        for live in self.awake():
            for reader in live.readers:
                if reader.person.id == person.id:
                    reader.person = renamed
        return renamed

    # -- lists ---------------------------------------------------------------------------------

    async def public_tables(self, game: str, free: bool) -> list[About]:
        """Those that are not over, the newest first; of one game, or with a free seat."""
        tables, found = schema.tables, list[About]()
        query = select(tables.c.about).where(
            tables.c.public == 1, tables.c.phase == OPEN if free else tables.c.phase != OVER
        )
        query = query.order_by(tables.c.opened.desc(), tables.c.id).limit(MOST_LISTED)
        for start in range(0, MOST_SOUGHT, MOST_LISTED):
            page = await self.listed(query.offset(start))
            found += [
                table for table in page if game in ("", table.game) and (not free or None in table.players)
            ]
            if len(page) < MOST_LISTED or len(found) >= MOST_LISTED:
                break
        return found[:MOST_LISTED]

    async def tables_of(self, person: Person) -> list[About]:
        """Where somebody sits or sat, the newest first."""
        tables, seats = schema.tables, schema.seats
        query = (
            select(tables.c.about)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.person == person.id)
            .order_by(tables.c.changed.desc())
            .limit(MOST_LISTED)
        )
        return await self.listed(query)

    async def listed(self, query: Select[bytes]) -> list[About]:
        return [msgspec.json.decode(about, type=About) for (about,) in await self.journal.ask(query)]

    async def record_of(self, id: str) -> str:
        """A finished match as a record; before the end it would show the cards to come."""
        text = await self.journal.record_of(id)
        if text is not None:
            return text
        live = await self.wake(id)
        if live.table.match is None or not live.table.match.over:
            raise Refused("match-still-on")
        return record.dump(live.table.match)

    # -- looking around ------------------------------------------------------------------------------

    async def keep_tidy(self) -> None:
        while not self.closing.is_set():
            try:
                await self.tidy()
            except Unreachable:
                log.warning("the database cannot be reached")
            except Exception:
                log.exception("tidying")
            with suppress(TimeoutError):
                await asyncio.wait_for(self.closing.wait(), TIDYING)

    async def tidy(self) -> None:
        await self.let_sleep()
        await self.wake_what_is_due()
        await self.close_the_abandoned()
        await self.clear_the_unused()
        if await self.others_may_have_written():
            await self.see_out_the_banned()
            await self.read_what_others_wrote()

    async def let_sleep(self) -> None:
        """A sleeping table is forgotten; the database says when it has to wake."""
        for id, live in list(self.live.items()):
            if not live.asleep or id in self.waking:
                continue
            if live.table.phase in (PROMISED, PLAYING):
                await self.journal.keep_snapshot(live.table)
                await self.set_wake(id, 0.0 if live.is_in_doubt else live.timing.wakes_at())
                await self.neighbours.let_go(id)
            if self.live[id] is live:  # nobody came meanwhile
                del self.live[id]

    async def set_wake(self, id: str, when: float | None) -> None:
        await self.journal.do(update(schema.tables).where(schema.tables.c.id == id).values(wake=when))

    async def wake_what_is_due(self) -> None:
        """After a restart every table in play; a few at a time, so that nobody has to wait."""
        tables = schema.tables
        query = (
            select(tables.c.id)
            .where(tables.c.phase.in_((PROMISED, PLAYING)), tables.c.wake <= time.time())
            .where(or_(tables.c.keeper.is_(None), tables.c.keeper.not_in(self.neighbours.others())))
            .order_by(tables.c.changed.desc())
        )
        due = [id for (id,) in await self.journal.ask(query) if id not in self.live]
        for id in due[:AT_A_TIME]:
            await self.wake(id)
            await asyncio.sleep(0)

    async def close_the_abandoned(self) -> None:
        """Matches that nobody has come back to for long."""
        for id in await self.unchanged((PROMISED, PLAYING), self.settings.abandoned):
            await (await self.wake(id)).close_if_nobody_is_here()

    async def clear_the_unused(self) -> None:
        """Tables that never started leave nothing behind."""
        for id in await self.unchanged((OPEN,), self.settings.unused):
            if id in self.live or id in self.waking:
                continue  # somebody looks at it, or has just now
            columns = (schema.journal.c.table_id, schema.seats.c.table_id, schema.tables.c.id)
            await self.journal.do(*(delete(column.table).where(column == id) for column in columns))

    async def unchanged(self, phases: tuple[str, ...], seconds: float) -> list[str]:
        """Tables at which nothing was written for so long, be it a move that no list tells of."""
        tables, journal, since = schema.tables, schema.journal, time.time() - seconds
        newer = exists().where(journal.c.table_id == tables.c.id, journal.c.at >= since)
        query = select(tables.c.id).where(tables.c.phase.in_(phases), tables.c.changed < since, ~newer)
        return [id for (id,) in await self.journal.ask(query.limit(AT_A_TIME))]

    async def others_may_have_written(self) -> bool:
        before, self.changes = self.changes, await self.journal.changes()
        return self.changes is None or self.changes != before

    async def see_out_the_banned(self) -> None:
        """Whoever runs the house may have banned somebody, or taken their name away."""
        readers = [(live, reader) for live in self.awake() for reader in live.readers if reader.person.id]
        known = await self.people.known({reader.person.id for _, reader in readers})
        for live, reader in readers:
            if reader.person.id in known:
                reader.person = known[reader.person.id]
            else:
                reader.tell(Bye("unknown-person", False))
                reader.speak(live)

    async def read_what_others_wrote(self) -> None:
        """Whoever runs the house may have closed a table, or erased something there."""
        now, tables = time.time(), schema.tables
        changed = select(tables.c.id).where(
            tables.c.id.in_([live.table.id for live in self.awake()]),
            tables.c.changed > self.looked - PATIENCE,  # it may have taken so long to be stored
        )
        for (id,) in await self.journal.ask(changed):
            self.read_on(id)
        self.looked = now
