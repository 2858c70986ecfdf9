"""A table session: one table in this process, with its state, subscribers and deadlines.

A client's message goes one way: ``receive`` → command → journal → apply → publish, each in the
file of that name. What happens by itself (``tick``) joins it at the journal. Both are serialised
by a lock: an error of ours costs one message and no table, and a database that cannot be reached
costs the connections, whose clients reconnect, and nothing that was acknowledged.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any

from ...engine import Problem, Refused, record
from ...protocol import messages
from ...protocol.messages import ClientMessage, Done, Goodbye, ServerMessage, TableInfo
from ...protocol.problems import rejected
from ..access_limits import TokenBucket
from ..clock import Clock
from ..cluster import Cluster
from ..metrics import Metrics
from ..phases import OVER, PLAYING
from ..settings import Settings
from ..storage.database import DatabaseUnavailable
from ..storage.entries import (
    CardsDealt,
    ChatPosted,
    ContributionHashed,
    ContributionRevealed,
    GuestAdmitted,
    JournalEntry,
    LeftBeforeDeal,
    MatchStarted,
    MoveMade,
    PersonErased,
    ReadinessChanged,
    SeatGiven,
    SnapshotRestored,
    TableClosed,
)
from ..storage.journal import Journal, VersionConflict
from ..storage.people import Person
from ..worker_pool import JobRunner
from . import commands
from .advice import Advisor
from .autopilot import Autopilot
from .commands import Change
from .deadlines import NEVER, Deadlines, people_expected
from .presence import Presence
from .rules_migration import fold_since_migration
from .state import ERASED, TableState
from .subscriber import Subscriber, encode
from .table_info import index_update, seat_info, table_info

log = logging.getLogger("sobremesa.server")

IDLE = 30.0  # seconds without subscribers and with nothing due, after which a session falls asleep
LEASE_RETRY = 2.0  # seconds until the lease of a table that another process holds is tried again

# A second and at once, for one person by however many sockets.
MESSAGE_RATES: dict[type, tuple[float, float]] = {
    messages.SendChat: (0.5, 5.0),
    messages.React: (1 / 3, 1.0),
    messages.RequestHint: (1.0, 10.0),
    messages.AskForSeat: (0.1, 5.0),  # each disturbs the players
}
MAX_BUCKETS = 1000

# Entries that change what updates show, what the table's info does not show, and what lists do not.
UPDATE_ENTRIES = {MoveMade, MatchStarted, SeatGiven, SnapshotRestored, TableClosed, GuestAdmitted}
NOT_IN_INFO = {MoveMade, CardsDealt, ChatPosted, ContributionHashed, ContributionRevealed}
NOT_INDEXED = NOT_IN_INFO | {ReadinessChanged, LeftBeforeDeal}


class TableSession:
    def __init__(
        self,
        state: TableState,
        journal: Journal,
        cluster: Cluster,
        settings: Settings,
        metrics: Metrics,
        clock: Clock,
        run_job: JobRunner,
        asked_since: float | None = None,
    ) -> None:
        now = clock.monotonic()
        self.state = state
        self.journal = journal
        self.cluster = cluster
        self.metrics = metrics
        self.clock = clock
        self.advisor = Advisor(run_job, metrics)
        self.background: set[asyncio.Task[None]] = set()  # what the table does not wait for
        self.presence = Presence()
        self.deadlines = Deadlines(state, settings, now)
        if asked_since is not None:
            self.deadlines.resume_questions(state, asked_since)
        self.deadlines.note_questions(state, now)
        self.autopilot = Autopilot(run_job)
        self.buckets: dict[tuple[str, type], TokenBucket] = {}  # by person and kind of message
        self.held: list[tuple[Subscriber, messages.Play]] = []  # moves that wait for the window to end
        self.long_away: frozenset[str] = frozenset()  # people, as subscribers were last sent
        self.lock = asyncio.Lock()
        self.next_tick: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.timer_at = 0.0
        self.next_probe: asyncio.TimerHandle | None = None
        self.lease_retry_at = 0.0
        self.idle_since = now
        self.has_foreign_entries = False  # another process wrote to the journal
        self.has_foreign_presence = state.phase != OVER  # people connected or disconnected elsewhere
        self.is_recorded = state.phase == OVER
        self.is_asleep = False
        self.is_in_doubt = False  # the journal may hold more than the state
        self.schedule_tick()

    # -- receive ----------------------------------------------------------------------------

    async def receive(self, subscriber: Subscriber, message: ClientMessage) -> None:
        """Handle a client's message."""
        async with self.lock:
            await self.run(self.handle, subscriber, message)

    async def run(self, work: Callable[..., Awaitable[None]], *arguments: Any) -> None:
        """Do one thing, while the lock is held."""
        if self.is_asleep:
            return
        try:
            if self.state.is_ahead:
                await self.read_new_entries()
            await self.follow_other_processes()
            await work(*arguments)
            if self.state.phase == OVER and not self.is_recorded:
                await self.save_record()
        except DatabaseUnavailable:
            self.give_up()
        except Exception:
            log.exception("table %s: a message or a deadline failed", self.state.id)
            await asyncio.sleep(1)
        self.rest()

    async def handle(self, subscriber: Subscriber, message: ClientMessage) -> None:
        """Carry a message out, and queue the answer; it is tried again if another process wrote first."""
        answer: ServerMessage | None
        try:
            self.limit_rate(subscriber.person.id, type(message))
            while True:
                try:
                    answer = await self.carry_out(subscriber, message)
                    break
                except VersionConflict:
                    await self.read_new_entries()
        except Problem as problem:
            self.metrics.refused[problem.key] += 1
            answer = rejected(message.id, problem)
        except DatabaseUnavailable:
            raise  # the client resends the message to a session that is loaded anew
        except Exception:
            subscriber.send(rejected(message.id, Problem("house-trouble")))
            raise
        if answer is not None:
            subscriber.send(answer)

    def limit_rate(self, person: str, kind: type) -> None:
        kind = messages.RequestHint if kind is messages.RequestOdds else kind  # they share a budget
        if kind not in MESSAGE_RATES:
            return
        if len(self.buckets) > MAX_BUCKETS:
            self.buckets.clear()
        now = self.clock.monotonic()
        bucket = self.buckets.setdefault((person, kind), TokenBucket(*MESSAGE_RATES[kind], now))
        if not bucket.take(now):
            raise Refused("too-fast")

    # -- command ----------------------------------------------------------------------------

    async def carry_out(self, subscriber: Subscriber, message: ClientMessage) -> ServerMessage | None:
        """Carry a message out and return the answer; None if it comes later."""
        now = self.clock.monotonic()
        if isinstance(message, messages.RequestHint | messages.RequestOdds):
            self.run_in_background(self.advisor.advise(self.state, subscriber, message, now))
            return None
        if isinstance(message, messages.Rematch):
            await self.open_rematch(subscriber.person.id)
            return Done(message.id)
        attendance = commands.NOBODY_AWAY
        if not isinstance(message, messages.Play):
            attendance = self.attendance(subscriber, now)
        elif self.is_held(subscriber, message, now):
            return None
        change = commands.execute(self.state, subscriber.person, message, attendance)
        if change.answer is not None:
            return Done(message.id, events=list(change.answer))
        await self.commit(change)
        return Done(message.id)

    def attendance(self, subscriber: Subscriber, now: float) -> commands.Attendance:
        state, deadlines = self.state, self.deadlines
        shares_address = self.presence.shares_address(subscriber, state.active_people())
        asleep = {seat for seat in state.seated if deadlines.seconds_to_request(state, seat, now) == 0}
        return commands.Attendance(
            frozenset(deadlines.away), deadlines.long_away(now), asleep, shares_address
        )

    def is_held(self, subscriber: Subscriber, message: messages.Play, now: float) -> bool:
        """Hold a move back while others may still speak up; one that is sent again replaces the first,
        and is answered where it came from."""
        state = self.state
        if state.phase != PLAYING or not state.opened.window or self.deadlines.window_ends(state) <= now:
            return False
        if not commands.must_wait(state, subscriber.person.id, message):
            return False
        key = (subscriber.person, message.id)
        self.held = [(other, held) for other, held in self.held if (other.person, held.id) != key]
        self.held.append((subscriber, message))
        return True

    def run_in_background(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self.background.add(task)
        task.add_done_callback(self.background.discard)

    async def open_rematch(self, person: str) -> None:
        """Open the new table first; if it exists, somebody else asked at the same time."""
        if self.state.rematch is not None:
            return
        id, entries = commands.rematch(self.state, person)
        try:
            await self.journal.append(id, 0, entries, index_update(TableState.fold(id, entries)))
        except VersionConflict:
            log.info("the table %s of a rematch exists already", id)
        await self.commit(commands.follow(id))

    # -- journal ------------------------------------------------------------------------------

    async def commit(self, change: Change) -> None:
        """Append the entries to the journal; then apply and publish them."""
        if not change.entries:
            return
        started = self.clock.monotonic()
        is_indexed = not NOT_INDEXED.issuperset(map(type, change.entries))
        index = index_update(self.state.after(change.entries)) if is_indexed else None
        await self.journal.append(self.state.id, self.state.version, change.entries, index)
        self.metrics.count_append(change.entries, self.clock.monotonic() - started)
        self.apply(change)
        self.publish(change.entries)
        if is_indexed:
            self.log_milestones(change.entries)
        if any(isinstance(entry, MatchStarted) for entry in change.entries):
            self.run_in_background(self.advisor.warm_up(self.state))

    async def read_new_entries(self) -> None:
        """Apply and publish what another process has written. If a move of ours could not be stored, the
        state is ahead of the journal, and made anew from it."""
        id, version, is_ahead = self.state.id, self.state.version, self.state.is_ahead
        entries = await self.journal.read(id, 0 if is_ahead else version)
        if is_ahead:
            self.state = fold_since_migration(id, entries[:version])
            entries = entries[version:]
        if entries:
            self.apply(Change(entries))
        if entries or is_ahead:
            self.publish(entries)

    # -- apply --------------------------------------------------------------------------------

    def apply(self, change: Change) -> None:
        """Apply entries that are stored to the state and the deadlines."""
        state, now = self.state, self.clock.monotonic()
        before = state.match.version if state.match else 0
        if change.step is None:
            state.apply(change.entries)
        else:
            state.apply_step(change.entries, change.step)
        for entry in change.entries:
            if isinstance(entry, SeatGiven):
                self.autopilot.forget(entry.seat)
        if changes_info(change.entries) or (state.match and state.match.has_public_events(before)):
            self.deadlines.note_change(now)
        self.deadlines.note_questions(state, now)

    # -- publish ------------------------------------------------------------------------------

    def publish(self, entries: Sequence[JournalEntry]) -> None:
        """Mark what has changed for each subscriber; its connection sends it when it can."""
        has_new_info = changes_info(entries)
        has_new_update = any(type(entry) in UPDATE_ENTRIES for entry in entries)
        if has_new_info:
            self.forget_erased(entries)
        for subscriber in self.presence.subscribers:
            if has_new_info and not self.state.is_visible_to(subscriber.person.id):
                subscriber.send(Goodbye("match-is-over", False))
            subscriber.mark_stale(has_new_info, has_new_update)

    def publish_info(self) -> None:
        """Everybody is sent the table's info anew: somebody came, went, or has been away for long."""
        for subscriber in self.presence.subscribers:
            subscriber.mark_stale(table=True, update=False)

    def messages_for(self, subscriber: Subscriber) -> list[bytes]:
        """All that a subscriber has not been sent yet, encoded. While a move is being stored there is
        nothing: when that is done, everybody is notified."""
        if self.state.is_ahead and not subscriber.is_leaving:
            return []
        taken = subscriber.take_messages(self.state, self.deadlines, self.clock.monotonic())
        if subscriber.has_table or subscriber.is_leaving:
            return taken
        subscriber.has_table = True
        return [encode(self.info_for(subscriber)), *taken]

    def info_for(self, subscriber: Subscriber) -> TableInfo:
        state, now = self.state, self.clock.monotonic()
        present = self.presence.present()
        seats = [seat_info(state, seat, present, self.deadlines, now) for seat in range(state.opened.seats)]
        spectators = sum(
            state.seat_of(other.person.id) is None and state.may_watch(other.person.id)
            for other in self.presence.subscribers
        )
        return table_info(state, subscriber.person.id, seats, spectators, frozenset(self.deadlines.away))

    def say_goodbye(self, reason: str, reconnect: bool) -> None:
        for subscriber in self.presence.subscribers:
            subscriber.send(Goodbye(reason, reconnect))

    # -- subscribers and presence ---------------------------------------------------------------

    async def subscribe(self, subscriber: Subscriber) -> None:
        person = subscriber.person.id
        is_new = person not in self.presence.connected()
        self.presence.add(subscriber)
        subscriber.note_message(self.clock.monotonic())
        subscriber.notify()
        self.probe()
        if is_new or not person:
            self.note_presence(person)
            await self.store_presence(person)

    async def unsubscribe(self, subscriber: Subscriber) -> None:
        person = subscriber.person.id
        self.presence.subscribers.discard(subscriber)
        self.idle_since = self.clock.monotonic()
        self.probe()
        if person and person in self.presence.connected():
            return  # by another socket
        self.note_presence(person)
        await self.store_presence(person)

    def note_message(self, subscriber: Subscriber) -> None:
        """A client sent something."""
        was_silent = subscriber.is_silent
        subscriber.note_message(self.clock.monotonic())
        if was_silent:
            self.probe()
            self.change_presence(subscriber.person.id)

    def probe(self) -> None:
        """Send the heartbeats that are due, and note whose clients have not answered them."""
        if self.next_probe:
            self.next_probe.cancel()
        now, before = self.clock.monotonic(), self.presence.connected()
        answering = [found for found in self.presence.subscribers if found.person.id and not found.is_silent]
        due = min((subscriber.probe(now) for subscriber in answering), default=NEVER)
        self.next_probe = None
        if due < NEVER:
            self.next_probe = asyncio.get_running_loop().call_later(due - now, self.probe)
        for person in before - self.presence.connected():
            self.change_presence(person)

    def change_presence(self, person: str) -> None:
        """Somebody fell asleep or woke up. If the database is out of reach, the cluster stores it later."""

        async def store() -> None:
            with suppress(DatabaseUnavailable):
                await self.store_presence(person)

        self.note_presence(person)
        self.run_in_background(store())

    def note_presence(self, person: str) -> None:
        """Somebody came, went, fell asleep or woke up: send everybody the table's info."""
        self.presence.update_absence(person, self.state, self.deadlines, self.clock.monotonic())
        self.publish_info()
        self.schedule_tick()

    async def store_presence(self, person: str) -> None:
        """Store for the other processes who is connected here."""
        if not person:
            return
        if person in self.presence.connected():
            await self.cluster.add_presence(self.state.id, person)
        elif any(self.presence.of(person)):
            await self.cluster.add_presence(self.state.id, person, is_asleep=True)
        else:
            await self.cluster.remove_presence(self.state.id, person)

    async def rename(self, person: Person) -> None:
        """Somebody who sits here or looks on has this name now."""
        self.rename_subscribers(person)
        async with self.lock:
            await self.run(self.rename_seat, person)

    async def rename_seat(self, person: Person) -> None:
        try:
            await self.commit(commands.rename(self.state, person))
        except VersionConflict:
            await self.read_new_entries()
            await self.rename_seat(person)

    def rename_subscribers(self, person: Person) -> None:
        for subscriber in self.presence.of(person.id):
            subscriber.person = person

    def disconnect(self, person: str) -> None:
        """Somebody who is connected was banned."""
        for subscriber in self.presence.of(person):
            subscriber.send(Goodbye("unknown-person", False))

    def forget_erased(self, entries: Sequence[JournalEntry]) -> None:
        """An erased name is not written again by those who are connected, or in the record."""
        erased = {entry.person for entry in entries if isinstance(entry, PersonErased)}
        if erased:
            self.is_recorded = False
        for person in erased:
            self.rename_subscribers(Person(person, ERASED))

    # -- other processes ------------------------------------------------------------------------

    def on_entries(self) -> None:
        """Another process wrote to the journal."""
        self.has_foreign_entries = True
        self.schedule_tick()

    def on_presence(self) -> None:
        """People connected to another process, or disconnected from it."""
        self.has_foreign_presence = True
        self.schedule_tick()

    async def follow_other_processes(self) -> None:
        if self.has_foreign_entries:
            self.has_foreign_entries = False
            await self.read_new_entries()
        if self.has_foreign_presence:
            await self.read_presence()
        if self.long_away or self.deadlines.away:
            self.publish_long_away()

    async def read_presence(self) -> None:
        self.has_foreign_presence = False
        before = self.presence.elsewhere
        self.presence.elsewhere = await self.cluster.present_elsewhere(self.state.id)
        now = self.clock.monotonic()
        for person in people_expected(self.state):
            self.presence.update_absence(person, self.state, self.deadlines, now)
        if before != self.presence.elsewhere:
            self.publish_info()

    def publish_long_away(self) -> None:
        """Send the host's table info when there is somebody new whom the host may remove."""
        long_away = self.deadlines.long_away(self.clock.monotonic())
        if long_away != self.long_away:
            self.long_away = long_away
            self.publish_info()

    async def synchronise(self) -> None:
        """Read all that any process has written by now: a client that changes processes has seen it."""
        if not self.journal.database.is_shared:
            return
        self.idle_since = self.clock.monotonic()
        async with self.lock:
            if self.is_in_doubt:
                raise DatabaseUnavailable
            await self.read_new_entries()

    # -- what happens by itself -----------------------------------------------------------------

    def schedule_tick(self) -> None:
        if self.next_tick is None:
            self.next_tick = asyncio.create_task(self.tick())

    async def tick(self) -> None:
        """Do what is due."""
        async with self.lock:
            self.next_tick = None
            await self.run(self.act)

    async def act(self) -> None:
        now = self.clock.monotonic()
        try:
            if self.held_until() <= now:
                await self.release_held()
            elif self.autopilot_due() <= now:
                await self.run_autopilot(now)
        except VersionConflict:
            await self.read_new_entries()

    async def release_held(self) -> None:
        held, self.held = self.held, []
        for subscriber, message in held:
            await self.handle(subscriber, message)

    async def run_autopilot(self, now: float) -> None:
        if not await self.cluster.acquire_lease(self.state.id):
            self.lease_retry_at = now + LEASE_RETRY
            await self.read_presence()
            return
        change = await self.autopilot.decide(self.state, self.deadlines, now, self.schedule_tick)
        if change is not None:
            await self.commit(change)

    async def close_if_abandoned(self) -> None:
        """Close a match to which nobody has come back, at whatever process."""
        async with self.lock:
            await self.run(self.close_abandoned)

    async def close_abandoned(self) -> None:
        await self.read_presence()
        if self.state.phase != OVER and self.deadlines.is_everybody_away(self.state):
            try:
                await self.commit(Change([TableClosed("abandoned")]))
            except VersionConflict:
                await self.read_new_entries()

    # -- the timer --------------------------------------------------------------------------------

    def held_until(self) -> float:
        return self.deadlines.window_ends(self.state) if self.held else NEVER

    def autopilot_due(self) -> float:
        return max(self.autopilot.next_due(self.state, self.deadlines), self.lease_retry_at)

    def rest(self) -> None:
        """Set the timer for what is due next, or fall asleep."""
        if self.state.is_ahead and not self.is_asleep:
            self.schedule_tick()
            return
        now = self.clock.monotonic()
        self.is_asleep = self.is_asleep or self.may_sleep(now)
        if self.is_asleep or not self.autopilot.is_thinking(self.state):
            self.autopilot.stop_thinking()
        if self.is_asleep:
            self.cancel_timer()
        elif self.timer is None or self.held or self.deadlines.needs_timer(self.state):
            self.set_timer(now)

    def set_timer(self, now: float) -> None:
        """Set the timer. One that fires too early does no harm: mostly the next message comes long before,
        and nothing has to be set anew."""
        next_long_away = self.deadlines.next_long_away(now)
        due = min(now + IDLE, self.held_until(), self.autopilot_due(), next_long_away)
        if self.timer is None or due < self.timer_at:
            self.cancel_timer()
            self.timer_at = due
            self.timer = asyncio.get_running_loop().call_later(max(0.0, due - now), self.on_timer)

    def on_timer(self) -> None:
        self.timer = None
        self.schedule_tick()

    def cancel_timer(self) -> None:
        if self.timer:
            self.timer.cancel()
            self.timer = None

    # -- falling asleep ---------------------------------------------------------------------------

    def may_sleep(self, now: float) -> bool:
        if self.presence.subscribers or self.next_tick or self.presence.elsewhere:
            return False
        return self.idle_since + IDLE <= now and self.deadlines.next_due(self.state) > now + IDLE

    def wake_time(self) -> float | None:
        """When a session that sleeps must be loaded again, as wall-clock time."""
        if self.is_in_doubt or self.state.is_ahead:
            return 0.0
        due = self.deadlines.next_due(self.state)
        return None if due == NEVER else self.clock.time() + due - self.clock.monotonic()

    def give_up(self) -> None:
        """What is stored is not known: clients reconnect to a session that is loaded anew."""
        self.is_in_doubt = self.is_asleep = True
        self.say_goodbye("house-trouble", True)

    async def stop(self) -> None:
        """Finish what is being done, and do nothing more."""
        async with self.lock:
            self.is_asleep = True
            self.cancel_timer()
            if self.next_probe:
                self.next_probe.cancel()
            self.autopilot.stop_thinking()

    # -- records and logs ---------------------------------------------------------------------------

    async def save_record(self) -> None:
        """Keep the record for download; after a crash before this, it is made from the journal."""
        self.is_recorded = True
        match = self.state.match
        if match is not None and match.is_over:
            await self.journal.save_record(self.state.id, record.dump(match))

    def log_milestones(self, entries: Sequence[JournalEntry]) -> None:
        """Log beginnings and ends; never what people hold or say."""
        for entry in entries:
            if isinstance(entry, MatchStarted):
                self.log("begins", event="started")
            elif isinstance(entry, TableClosed):
                self.log(f"is over ({entry.reason})", event="closed", reason=entry.reason)

    def log(self, text: str, **fields: str) -> None:
        fields |= {"table": self.state.id, "game": self.state.opened.game}
        log.info("table %s: %s %s", self.state.id, self.state.opened.game, text, extra=fields)


def changes_info(entries: Sequence[JournalEntry]) -> bool:
    return not NOT_IN_INFO.issuperset(map(type, entries))
