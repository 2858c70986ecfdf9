"""What people wish at a table that is awake: it is fulfilled, or refused with the reason."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any

from ...engine import LEAVE, Problem, Refused
from ...protocol import event_of, hints_of, messages
from ...protocol.messages import ClientMessage, ServerMessage
from ..access_limits import TokenBucket
from ..metrics import Metrics
from ..phases import PLAYING
from ..storage.entries import JournalEntry
from ..storage.journal import VersionConflict
from . import commands
from .deadlines import NEVER, Deadlines
from .state import TableState
from .subscriber import Subscriber
from .table_info import index_update

if TYPE_CHECKING:
    from .session import TableSession

log = logging.getLogger("sobremesa.server")

# Of one person, by however many sockets, one after the other or at once: how many a second, and how
# many at a time. A hint may take a twentieth of a second to work out.
PACES: dict[type, tuple[float, float]] = {messages.SendChat: (0.5, 5.0), messages.RequestHint: (1.0, 10.0)}
MOST_PACED = 1000


class CommandHandler:
    def __init__(self, live: TableSession, timing: Deadlines, metrics: Metrics) -> None:
        self.live = live
        self.table = live.table
        self.timing = timing
        self.metrics = metrics
        self.paced: dict[tuple[str, type], TokenBucket] = {}  # of those who have said or asked something
        self.held: list[tuple[Subscriber, messages.Play]] = []  # moves that wait until others could speak up

    async def fulfil(self, reader: Subscriber, wish: ClientMessage) -> None:
        """Again and again, while another process writes first."""
        try:
            if type(wish) in PACES:
                self.must_not_rush(reader.person.id, type(wish))
            while True:
                try:
                    answer = await self.wished(reader, wish)
                    break
                except VersionConflict:
                    await self.live.read_on()
        except Problem as problem:
            self.metrics.refused[problem.key] += 1
            answer = messages.Rejected(wish.id, problem.key, plain(problem))
        if answer is not None:
            reader.tell(answer)

    def must_not_rush(self, person: str, kind: type) -> None:
        if len(self.paced) > MOST_PACED:
            self.paced.clear()
        if not self.paced.setdefault((person, kind), TokenBucket(*PACES[kind])).take():
            raise Refused("too-fast")

    async def wished(self, reader: Subscriber, wish: ClientMessage) -> ServerMessage | None:
        if isinstance(wish, messages.Play):
            return await self.play(reader, wish)
        if isinstance(wish, messages.RequestHint):
            return await self.advise(reader, wish)
        if isinstance(wish, messages.Rematch):
            await self.play_again(reader)
        else:
            entries = self.entries_for(reader, wish)
            if entries:
                await self.live.store(entries)
        return messages.Done(wish.id)

    def entries_for(self, reader: Subscriber, wish: ClientMessage) -> list[JournalEntry]:
        table, person, name = self.table, reader.person.id, reader.person.name
        match wish:
            case messages.Sit():
                return commands.sit(table, person, name, wish.seat)
            case messages.Stand():
                return commands.stand(table, person)
            case messages.Ready():
                return commands.be_ready(table, person, wish.ready)
            case messages.ReorderSeats():
                return commands.order(table, person, wish.seats)
            case messages.SetBot():
                return commands.invite(table, person, wish.seat, wish.bot)
            case messages.Start():
                return commands.begin(table, person)
            case messages.Contribute():
                return commands.contribute(table, person, wish.text)
            case messages.Leave():
                return (
                    [] if table.has_answered(person, wish.id) else commands.leave(table, person, id=wish.id)
                )
            case messages.RemovePlayer():
                return commands.remove(table, person, wish.seat, self.is_away_for_long(wish.seat))
            case messages.SendChat():
                return commands.say(table, person, name, wish.text)
        raise Refused("hello-once")

    async def play(self, reader: Subscriber, wish: messages.Play) -> ServerMessage | None:
        if self.table.has_answered(reader.person.id, wish.id):
            return messages.Done(wish.id)  # it came twice
        if self.table.phase != PLAYING:
            raise Refused("no-match-on")
        seat, match = commands.own_seat(self.table, reader.person.id), self.table.playing
        action = match.action_of(wish.move)
        if action == LEAVE:
            await self.live.store(commands.leave(self.table, reader.person.id, id=wish.id))
            return messages.Done(wish.id)
        if match.is_asked(seat) and action not in match.game.notation.calls:
            if wish.question != match.question(seat):
                raise Refused("table-moved-on")
            if seat == match.to_act and self.timing.window_ends(match) > time.monotonic():
                self.hold(reader, wish)
                return None
        entries, step = commands.move(self.table, seat, action, id=wish.id)
        if step.answer is not None:
            return messages.Done(wish.id, events=[event_of(event) for event in step.answer])
        await self.live.store(entries, step)
        return messages.Done(wish.id)

    def hold(self, reader: Subscriber, wish: messages.Play) -> None:
        """Until others could speak up; sent again it is the same move, and answered where it came from."""
        sent = (reader.person, wish.id)
        self.held = [(other, held) for other, held in self.held if (other.person, held.id) != sent]
        self.held.append((reader, wish))

    async def advise(self, reader: Subscriber, wish: messages.RequestHint) -> messages.Done:
        """Odds may take a while to work out, for which other tables do not wait."""
        if self.table.match is None:
            raise Refused("no-match-on")
        seat = commands.own_seat(self.table, reader.person.id)
        hints = await asyncio.to_thread(hints_of, self.table.match, seat)
        return messages.Done(wish.id, hints=list(hints))

    async def play_again(self, reader: Subscriber) -> None:
        """The new table first: if it is there already, somebody else asked at the same time."""
        if self.table.next is not None:
            return
        id, there, here = commands.again(self.table, reader.person.id)
        new = TableState(id)
        new.take(there)
        try:
            await self.live.journal.append(id, 0, there, index_update(new))
        except VersionConflict:
            log.info("rematch %s is there", id)
        await self.live.store(here)

    def next_due(self) -> float:
        """When the moves that wait are taken."""
        return self.timing.window_ends(self.table.playing) if self.held else NEVER

    async def let_go(self) -> None:
        held, self.held = self.held, []
        for reader, wish in held:
            await self.fulfil(reader, wish)

    def is_away_for_long(self, seat: int) -> bool:
        who = self.table.sitting.get(seat)
        return who is not None and self.timing.is_away_for_long(who.person)


def plain(problem: Problem) -> dict[str, Any]:
    """Facts that survive JSON."""
    return {
        name: plain(fact) | {"key": fact.key} if isinstance(fact, Problem) else fact
        for name, fact in problem.facts.items()
    }
