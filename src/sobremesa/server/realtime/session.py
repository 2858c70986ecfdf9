"""A table while people are at it: wishes queue, are worked out, stored, taken over, told.

One thing at a time. A mistake of ours costs one wish, no table; a database that cannot be
reached costs the sockets, whose clients come back, and nothing that was acknowledged.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence

from ...engine import SPECTATOR, Step, record
from ...protocol import messages
from ...protocol.messages import ClientMessage
from ..cluster import Cluster
from ..metrics import Metrics
from ..phases import OVER
from ..settings import Settings
from ..storage.database import DatabaseUnavailable
from ..storage.entries import (
    CardsDealt,
    ChatPosted,
    Contributed,
    JournalEntry,
    LeftBeforeDeal,
    MatchStarted,
    MoveMade,
    PersonErased,
    ReadinessChanged,
    SnapshotRestored,
    TableClosed,
)
from ..storage.journal import Journal, VersionConflict
from ..storage.people import Person
from .autopilot import Autopilot
from .command_handler import CommandHandler
from .deadlines import Deadlines
from .state import ERASED, TableState
from .subscriber import Subscriber
from .table_info import index_update, shown, welcome

log = logging.getLogger("sobremesa.server")

SLEEP = 30.0  # seconds with nobody there and nothing due, after which a table sleeps

OF_THE_MATCH = {MoveMade, MatchStarted, SnapshotRestored, TableClosed}
NOT_OF_THE_TABLE = {MoveMade, CardsDealt, ChatPosted}
NOT_LISTED = NOT_OF_THE_TABLE | {ReadinessChanged, Contributed, LeftBeforeDeal}


class TableSession:
    """A table that is awake."""

    def __init__(
        self, table: TableState, journal: Journal, cluster: Cluster, settings: Settings, metrics: Metrics
    ) -> None:
        self.table = table
        self.journal = journal
        self.cluster = cluster
        self.metrics = metrics
        self.timing = Deadlines(table, settings)
        self.readers: set[Subscriber] = set()
        self.elsewhere: set[str] = set()  # people who are here by another process
        self.away: set[str] = set()  # people who have been told to be away for long
        self.turn = asyncio.Lock()  # wishes and what is due take turns, in the order they came
        self.called: asyncio.Task[None] | None = None  # for what is to be seen to
        self.is_behind = False  # another process has written
        self.is_changed_elsewhere = table.phase != OVER  # people came or went there
        self.waiter = CommandHandler(self, self.timing, metrics)
        self.keeper = Autopilot(self, self.timing, cluster)
        self.quiet_since = time.monotonic()  # when the last reader went
        self.is_recorded = table.phase == OVER
        self.asleep = False
        self.is_in_doubt = False  # whether the journal may know more
        self.alarm: asyncio.TimerHandle | None = None
        self.alarm_at = 0.0
        self.call()

    # -- people come and go ---------------------------------------------------------------

    async def come(self, reader: Subscriber) -> None:
        """Somebody, or a spectator, looks at the table."""
        is_new = not self.is_here(reader.person.id)
        self.readers.add(reader)
        reader.has_news = True
        self.timing.comes(reader.person.id)
        if is_new or not reader.person.id:
            self.tell_who_is_here()
            if reader.person.id:
                await self.cluster.add_presence(self.table.id, reader.person.id)
        self.speak()

    async def go(self, reader: Subscriber) -> None:
        self.readers.discard(reader)
        self.quiet_since = time.monotonic()
        if reader.person.id and self.is_here(reader.person.id):
            return
        if reader.person.id not in self.elsewhere:
            self.timing.goes(reader.person.id)
        self.tell_who_is_here()
        if reader.person.id:
            await self.cluster.remove_presence(self.table.id, reader.person.id)

    async def look_elsewhere(self) -> None:
        """Who is here by another process has changed."""
        self.is_changed_elsewhere = False
        before, self.elsewhere = self.elsewhere, await self.cluster.present_elsewhere(self.table.id)
        for person in {*self.table.people_in_play(), self.table.host}:
            if person in self.elsewhere or self.is_here(person):
                self.timing.comes(person)
            else:
                self.timing.goes(person)
        if before != self.elsewhere:
            self.tell_who_is_here()

    async def catch_up(self) -> None:
        """All that any process had written before is known when this returns: whoever comes
        from another has seen it."""
        if self.journal.database.is_shared:
            self.quiet_since = time.monotonic()
            async with self.turn:
                if self.is_in_doubt:
                    raise DatabaseUnavailable
                await self.read_on()

    def look_up(self) -> None:
        self.is_behind = True
        self.call()

    def look_around(self) -> None:
        self.is_changed_elsewhere = True
        self.call()

    def is_here(self, person: str) -> bool:
        return any(reader.person.id == person for reader in self.readers)

    def tell_who_is_here(self) -> None:
        self.call()
        for reader in self.readers:
            reader.knows_table = False
            reader.has_news = True

    def tell_who_is_away(self) -> None:
        """So that the host knows whose seat can be given up."""
        away = {person for person in self.timing.away if self.timing.is_away_for_long(person)}
        if away != self.away:
            self.away = away
            self.tell_who_is_here()

    def say_goodbye(self, reason: str, again: bool) -> None:
        for reader in self.readers:
            reader.tell(messages.Goodbye(reason, again))
        self.speak()

    # -- one thing at a time -----------------------------------------------------------------

    def call(self) -> None:
        """There is something to see to, unless that is about to happen anyhow."""
        if self.called is None:
            self.called = asyncio.create_task(self.next())

    async def next(self, reader: Subscriber | None = None, wish: ClientMessage | None = None) -> None:
        """A wish, or what is due."""
        async with self.turn:
            if wish is None:
                self.called = None
            if self.asleep:
                return
            try:
                await self.see_to(reader, wish)
            except DatabaseUnavailable:
                self.give_up()
            except Exception:
                log.exception("table %s", self.table.id)
                await asyncio.sleep(1)
            self.speak()
            self.rest()

    async def see_to(self, reader: Subscriber | None, wish: ClientMessage | None) -> None:
        if self.is_behind:
            self.is_behind = False
            await self.read_on()
        if self.is_changed_elsewhere:
            await self.look_elsewhere()
        if self.away or self.timing.away:
            self.tell_who_is_away()
        if reader is None or wish is None:
            await self.act()
        else:
            await self.waiter.fulfil(reader, wish)
        if self.table.phase == OVER and not self.is_recorded:
            await self.keep_record()

    def speak(self) -> None:
        for reader in self.readers:
            if reader.has_news:
                reader.speak(self)

    def rest(self) -> None:
        """Until there is a wish, or something is due."""
        self.asleep = self.asleep or self.may_sleep()
        if not self.asleep:
            self.set_alarm()
        elif self.alarm:
            self.alarm.cancel()

    def give_up(self) -> None:
        """What is stored is not known: the table is read anew for whoever comes back."""
        self.is_in_doubt = self.asleep = True
        self.say_goodbye("house-trouble", True)

    async def stop(self) -> None:
        """What is being done is done to its end."""
        async with self.turn:
            self.asleep = True
            if self.alarm:
                self.alarm.cancel()

    def may_sleep(self) -> bool:
        if self.readers or self.called or self.elsewhere:
            return False
        now = time.monotonic()
        return self.quiet_since + SLEEP <= now and self.timing.next_due() > now + SLEEP

    def set_alarm(self) -> None:
        """For when something happens by itself. One that rings too early does no harm: mostly
        the next wish comes long before, and nothing has to be set anew."""
        if self.alarm and self.timing.is_calm and not self.waiter.held:
            return
        due = self.next_due()
        if self.alarm is None or due < self.alarm_at:
            if self.alarm:
                self.alarm.cancel()
            self.alarm_at = due
            rest = max(0.0, due - time.monotonic())
            self.alarm = asyncio.get_running_loop().call_later(rest, self.ring)

    def ring(self) -> None:
        self.alarm = None
        self.call()

    def next_due(self) -> float:
        return min(
            time.monotonic() + SLEEP,
            self.waiter.next_due(),
            self.keeper.next_due(),
            self.timing.next_away_for_long(),
        )

    # -- what is stored is taken over, then told ----------------------------------------------

    async def store(self, entries: Sequence[JournalEntry], step: Step | None = None) -> None:
        started = time.perf_counter()
        is_listed = not NOT_LISTED.issuperset(map(type, entries))
        after = index_update(self.table.seating_after(entries)) if is_listed else None
        await self.journal.append(self.table.id, self.table.version, entries, after)
        self.take(entries, step)
        self.metrics.stored(entries, time.perf_counter() - started)
        if is_listed:
            self.log_what_matters(entries)

    def log_what_matters(self, entries: Sequence[JournalEntry]) -> None:
        """Beginnings and ends; never what people hold or say."""
        for entry in entries:
            if isinstance(entry, MatchStarted):
                self.log("begins", event="started")
            elif isinstance(entry, TableClosed):
                self.log(f"is over ({entry.reason})", event="closed", reason=entry.reason)

    def log(self, what: str, **about: str) -> None:
        about |= {"table": self.table.id, "game": self.table.opened.game}
        log.info("table %s: %s %s", self.table.id, self.table.opened.game, what, extra=about)

    async def keep_record(self) -> None:
        """As it can be taken home; should the house fall before, the journal has it all."""
        self.is_recorded = True
        match = self.table.match
        if match is not None and match.over:
            await self.journal.save_record(self.table.id, record.dump(match))

    def take(self, entries: Sequence[JournalEntry], step: Step | None = None) -> None:
        """Taken over from the journal, and told to whoever it concerns."""
        before = self.table.match.version if self.table.match else 0
        if step is None:
            self.table.take(entries)
        else:
            self.table.take_step(entries, step)
        kinds = {type(entry) for entry in entries}
        changes_match = not OF_THE_MATCH.isdisjoint(kinds)
        changes_table = not kinds <= NOT_OF_THE_TABLE
        if PersonErased in kinds:
            self.forget(entries)
        if changes_table or (self.table.match and self.table.match.is_heard(SPECTATOR, before)):
            self.timing.everybody_heard()
        for reader in self.readers:
            if changes_table and not self.table.may_be_seen_by(reader.person.id):
                reader.tell(messages.Goodbye("unknown-table", False))
            reader.is_fresh = reader.is_fresh and not changes_match
            reader.knows_table = reader.knows_table and not changes_table
            reader.has_news = True

    def forget(self, entries: Sequence[JournalEntry]) -> None:
        """A name that was erased is not to be written once more by who still has it in mind."""
        self.is_recorded = False
        erased = {entry.person for entry in entries if isinstance(entry, PersonErased)}
        for reader in self.readers:
            if reader.person.id in erased:
                reader.person = Person(reader.person.id, ERASED)

    async def read_on(self) -> None:
        """Another process has written: take over what it wrote."""
        entries = await self.journal.read(self.table.id, self.table.version)
        if entries:
            self.take(entries)

    # -- what is due happens ---------------------------------------------------------------------

    async def act(self) -> None:
        now = time.monotonic()
        try:
            if self.waiter.next_due() <= now:
                await self.waiter.let_go()
            elif self.keeper.next_due() <= now:
                await self.keeper.act(now)
        except VersionConflict:
            await self.read_on()

    # -- what a table shows ------------------------------------------------------------------------

    def is_at_table(self, person: str) -> bool:
        return self.is_here(person) or person in self.elsewhere

    def welcome(self, reader: Subscriber) -> messages.TableInfo:
        watching = sum(self.table.seat_of(other.person.id) is None for other in self.readers)
        seats = [
            shown(self.table, seat, self.timing, self.is_at_table) for seat in range(self.table.opened.seats)
        ]
        return welcome(self.table, reader.person.id, seats, watching)

    async def close_if_nobody_is_here(self) -> None:
        """By whatever process: a match that nobody comes back to."""
        async with self.turn:
            await self.look_elsewhere()
            if self.table.phase != OVER and self.timing.is_nobody_here():
                try:
                    await self.store([TableClosed("abandoned")])
                except VersionConflict:
                    await self.read_on()
            self.speak()
