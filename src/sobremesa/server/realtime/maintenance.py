"""The periodic work on all tables of a process: unloading, loading what is due, closing what was
abandoned, and noticing what administrators wrote."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from ...protocol.messages import Goodbye
from ..phases import IN_MATCH, OPEN
from ..storage.database import TIMEOUT, DatabaseUnavailable
from .registry import TableRegistry

log = logging.getLogger("sobremesa.server")

INTERVAL = 5.0  # seconds
MAX_SILENCE = 3600.0  # seconds in which a socket must have sent a message
PAUSE = 0.2  # seconds, if more is due
BATCH = 20  # tables that are loaded or closed in one run


class Maintenance:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.task: asyncio.Task[None] | None = None
        self.is_stopping = asyncio.Event()
        self.data_version: int | None = None  # of the database, at the last run
        self.polled_at = 0.0  # wall-clock time of the last poll for writes by other processes

    def start(self) -> None:
        self.task = asyncio.create_task(self.run_periodically())

    async def stop(self) -> None:
        """The present run is completed: a query that is cancelled would leave its connection open."""
        self.is_stopping.set()
        if self.task:
            await self.task

    async def run_periodically(self) -> None:
        while not self.is_stopping.is_set():
            pause = INTERVAL
            try:
                await self.run()
                pause = await self.until_next_due()
            except DatabaseUnavailable:
                log.debug("maintenance skipped: the database fails")
            except Exception:
                log.exception("maintenance failed")
            with suppress(TimeoutError):
                await asyncio.wait_for(self.is_stopping.wait(), pause)

    async def run(self) -> None:
        await self.registry.uptime.beat()
        self.disconnect_idle()
        await self.unload_sleeping()
        await self.load_due()
        await self.close_abandoned()
        await self.delete_unused()
        if await self.has_foreign_writes():
            await self.disconnect_banned()
            await self.registry.disconnect_forgotten()
            await self.poll_foreign_writes()

    # -- idle sockets ---------------------------------------------------------------------------------

    def disconnect_idle(self) -> None:
        """Disconnect clients that have been silent for long; a client that is alive reconnects by itself."""
        silent_since = self.registry.clock.monotonic() - MAX_SILENCE
        for session in self.registry.awake():
            for subscriber in session.presence.subscribers:
                rate = subscriber.message_rate
                if rate is not None and rate.updated < silent_since:
                    subscriber.send(Goodbye("silent", True))

    # -- unloading and loading ----------------------------------------------------------------------

    async def unload_sleeping(self) -> None:
        """Forget sessions that sleep; the database says when each must be loaded again."""
        registry = self.registry
        for id, session in list(registry.sessions.items()):
            if not session.is_asleep or id in registry.loading:
                continue
            if session.state.phase in IN_MATCH:
                await registry.save_snapshot(session.state)
                await registry.index.set_wake_time(id, session.wake_time())
                await registry.cluster.release_lease(id)
            if registry.sessions[id] is session:  # it was not loaded anew in the meantime
                del registry.sessions[id]

    async def load_due(self) -> None:
        """Load the tables at which something is due, the most overdue first; a few at a time, so that
        whoever is connected does not wait."""
        registry = self.registry
        due = await registry.index.due(registry.clock.time(), registry.cluster.other_processes())
        for id in [id for id, _ in due if id not in registry.sessions][:BATCH]:
            await registry.get(id)
            await asyncio.sleep(0)

    async def until_next_due(self) -> float:
        """Seconds until the next run: the usual interval, or less if a table must be loaded before."""
        registry = self.registry
        now = registry.clock.time()
        due = await registry.index.due(now + INTERVAL, registry.cluster.other_processes())
        times = [wake for id, wake in due if id not in registry.sessions]
        return min(INTERVAL, max(PAUSE, min(times, default=now + INTERVAL) - now))

    # -- cleaning -----------------------------------------------------------------------------------

    async def close_abandoned(self) -> None:
        """Close matches to which nobody has come back."""
        registry = self.registry
        since = await registry.uptime.open_since(registry.settings.abandoned)
        for id in await registry.index.unchanged_since(since, IN_MATCH, BATCH):
            await (await registry.get(id)).close_if_abandoned()

    async def delete_unused(self) -> None:
        """Delete tables that never started, unless somebody looks at them."""
        registry = self.registry
        since = await registry.uptime.open_since(registry.settings.unused)
        for id in await registry.index.unchanged_since(since, (OPEN,), BATCH):
            if id not in registry.sessions and id not in registry.loading:
                await registry.index.delete(id)

    # -- writes of others ---------------------------------------------------------------------------

    async def has_foreign_writes(self) -> bool:
        """Whether other processes may have written since the last run."""
        before, self.data_version = self.data_version, await self.registry.database.data_version()
        return self.data_version is None or self.data_version != before

    async def disconnect_banned(self) -> None:
        """Administrators may have banned a person, or erased a name."""
        connected = {session: session.presence.connected() - {""} for session in self.registry.awake()}
        people = await self.registry.people.find(set().union(*connected.values()))
        for session, persons in connected.items():
            for person in persons:
                if person in people:
                    session.rename_subscribers(people[person])
                else:
                    session.disconnect(person)

    async def poll_foreign_writes(self) -> None:
        """Administrators may have closed a table, or erased entries."""
        now = self.registry.clock.time()
        awake = [session.state.id for session in self.registry.awake()]
        since = self.polled_at - TIMEOUT  # a row may be committed so long after its time
        for id in await self.registry.index.changed_since(since, awake):
            self.registry.on_entries(id)
        self.polled_at = now
