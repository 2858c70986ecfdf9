"""The tables that are loaded in this process."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from itertools import chain

from ...engine import Refused, record
from ...protocol.messages import Goodbye
from ..clock import Clock
from ..cluster import cluster_of
from ..jobs import Continued
from ..metrics import Metrics
from ..phases import IN_MATCH, OVER, PLAYING
from ..settings import Settings
from ..storage.codes import InvitationCodes
from ..storage.database import Database, DatabaseUnavailable
from ..storage.entries import TableOpened
from ..storage.ids import is_id
from ..storage.journal import Journal
from ..storage.notifications import ANY_TABLE
from ..storage.people import NotFound, People, Person
from ..storage.prices import PriceStore
from ..storage.reviews import ReviewStore
from ..storage.table_index import TableIndex
from ..storage.uptime import Uptime
from ..worker_pool import WorkerPool
from . import commands
from .rules_migration import load_state
from .session import TableSession
from .state import TableState, validated
from .table_info import index_update


class TableRegistry:
    """Everything that one process serves: its sessions by table, people, and the storage below."""

    def __init__(self, database: Database, settings: Settings, clock: Clock = time) -> None:
        self.database = database
        self.settings = settings
        self.clock = clock
        self.journal = Journal(database, clock)
        self.index = TableIndex(database)
        self.people = People(database, clock)
        self.prices = PriceStore(database, clock)
        self.reviews = ReviewStore(database, clock)
        self.codes = InvitationCodes(database, clock)
        self.uptime = Uptime(database, clock)
        self.cluster = cluster_of(database, clock)
        self.metrics = Metrics()
        self.workers = WorkerPool()
        self.sessions: dict[str, TableSession] = {}
        self.loading: dict[str, asyncio.Task[TableSession]] = {}
        self.opened_at = clock.monotonic()

    async def open(self) -> None:
        await self.journal.open()
        await self.cluster.open(self)
        with suppress(DatabaseUnavailable):  # the first attempt of many
            await self.uptime.beat()

    async def close(self) -> None:
        await self.workers.close()
        await asyncio.gather(*(session.stop() for session in self.sessions.values()))
        with suppress(DatabaseUnavailable):
            await self.save_where_all_stand()
        await self.cluster.close()
        await self.journal.close()
        await self.database.close()

    async def save_where_all_stand(self) -> None:
        """Keep snapshots, and when each table must be loaded again: after a restart, only what is due."""
        sessions = list(self.sessions.values())  # somebody may still be connecting
        for session in sessions:
            await self.save_snapshot(session.state)
        in_match = [session for session in sessions if session.state.phase in IN_MATCH]
        await self.index.set_wake_times({session.state.id: session.wake_time() for session in in_match})

    def say_goodbye(self) -> None:
        """Send every client a goodbye; clients reconnect by themselves."""
        for session in self.awake():
            session.say_goodbye("closing", True)

    # -- sessions -----------------------------------------------------------------------------

    def awake(self) -> list[TableSession]:
        return [session for session in self.sessions.values() if not session.is_asleep]

    async def open_table(self, opened: TableOpened) -> str:
        id, entries = commands.new_table(validated(opened))
        await self.journal.append(id, 0, entries, index_update(TableState.fold(id, entries)))
        return id

    async def continue_match(self, host: Person, found: Continued) -> str:
        """Open a table whose match goes on from a moment of another one."""
        id, entries = commands.continued_table(host, found)
        await self.journal.append(id, 0, entries, index_update(TableState.fold(id, entries)))
        return id

    async def get(self, id: str) -> TableSession:
        """The session of a table, which is loaded from the journal if it has none."""
        if id in self.sessions and not self.sessions[id].is_asleep:
            return self.sessions[id]
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self.load(id))
        return await asyncio.shield(self.loading[id])

    async def load(self, id: str) -> TableSession:
        try:
            entries = await self.journal.read(id) if is_id(id) else []
            if not entries:
                raise NotFound("unknown-table")
            state = await load_state(id, entries, self.journal)
            asked_since = await self.asked_since(state) if state.phase in IN_MATCH else None
            session = self.sessions[id] = TableSession(
                state,
                self.journal,
                self.cluster,
                self.settings,
                self.metrics,
                self.clock,
                self.workers.run,
                asked_since,
            )
            return session
        finally:
            del self.loading[id]

    async def asked_since(self, state: TableState) -> float | None:
        """When the present decisions were asked for, if the table has a clock. A clock runs on while
        its table is unloaded, but time in which the server was down costs nobody a decision."""
        was_unloaded = bool(await self.index.wake_time(state.id))
        if was_unloaded:
            await self.index.set_wake_time(state.id, 0.0)  # after a crash it is loaded at once
        clock = state.opened.clock
        if not clock or state.phase != PLAYING:
            return None
        now = self.clock.monotonic()
        moved = now - (self.clock.time() - await self.journal.last_move_time(state.id))
        earliest = (self.opened_at if was_unloaded else now) + self.settings.grace - clock
        return min(now, max(moved, earliest))

    async def save_snapshot(self, state: TableState) -> None:
        if state.phase == PLAYING and state.match is not None and not state.is_ahead:
            await self.journal.save_snapshot(state.id, state.version, state.match.snapshot())

    # -- notices of other processes -------------------------------------------------------------

    def on_entries(self, table: str) -> None:
        for session in self.concerned(table):
            session.on_entries()

    def on_presence(self, table: str) -> None:
        for session in self.concerned(table):
            session.on_presence()

    def on_lease_lost(self) -> None:
        """Clients reconnect to another process, or later."""
        for session in self.awake():
            session.say_goodbye("house-trouble", True)

    def concerned(self, table: str) -> list[TableSession]:
        return [session for session in self.awake() if table in (ANY_TABLE, session.state.id)]

    # -- people and records -----------------------------------------------------------------------

    async def rename(self, person: Person, name: str) -> Person:
        """Rename a person, from now on: where they sit, and where they are connected."""
        renamed = await self.people.rename(person, name)
        seated = {table.id for table in await self.index.list_of_person(person.id) if table.phase != OVER}
        watched = {session.state.id for session in self.awake() if person.id in session.presence.connected()}
        for id in seated | watched:
            await (await self.get(id)).rename(renamed)
        return renamed

    async def forget_device(self, person: Person, id: str) -> None:
        """Forget a device or a link; a client that is connected must identify itself again."""
        await self.people.forget_device(person, id)
        await self.disconnect_forgotten()

    async def disconnect_forgotten(self) -> None:
        """End the sockets of devices that nobody has any more."""
        everybody = chain.from_iterable(session.presence.subscribers for session in self.awake())
        subscribers = [found for found in everybody if found.device]
        known = await self.people.known_devices({found.device for found in subscribers})
        for subscriber in subscribers:
            if subscriber.device not in known:
                subscriber.send(Goodbye("unknown-person", False))

    async def record_of(self, id: str) -> str:
        """The record of a finished match; before the end it would reveal the cards to come."""
        text = await self.journal.load_record(id) if is_id(id) else None
        if text is not None:
            return text
        state = (await self.get(id)).state
        if state.phase != OVER or state.match is None or not state.match.is_over:
            raise Refused("match-still-on")
        return record.dump(state.match)
