"""A table while people are at it: wishes queue, are worked out, stored, taken over, told.

One task a table. What somebody is told is worked out when it can be sent, so a slow
reader hears several things at once instead of holding anybody up.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from .. import bots
from ..engine import SPECTATOR, WAIT, Match, Problem, Refused
from ..engine.bulk import seed
from ..wire import event_of, hints_of, outcome_of, question_of
from . import messages
from .entries import Closed, Entry, Said, Started
from .journal import Journal, Stale
from .messages import ClientMessage, ServerMessage
from .table import OPEN, OVER, PLAYING, PROMISED, Table

log = logging.getLogger("sobremesa.server")

CONTRIBUTING = 5.0  # seconds that the seats have
GRACE = 30.0  # seconds after which an absent seat's decisions are the game's safe default
MOST_WAITING = 64  # messages for one reader besides what is worked out late


@dataclass(eq=False)
class Reader:
    """One socket at a table: who it is, and what it has been told."""

    person: str
    name: str
    send: Callable[[ServerMessage], Awaitable[None]]
    heard: int = 0  # events, as the client counts them
    version: int = 0  # of the match, up to which they go
    is_fresh: bool = False  # whether it has been told how the match stands
    knows_table: bool = False
    waiting: deque[ServerMessage] = field(default_factory=lambda: deque(maxlen=MOST_WAITING))
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def tell(self, message: ServerMessage) -> None:
        self.waiting.append(message)
        self.news.set()


class Live:
    """A table that is awake."""

    def __init__(self, table: Table, journal: Journal, bot_name: str = "Bot") -> None:
        self.table = table
        self.journal = journal
        self.bot_name = bot_name
        self.readers: set[Reader] = set()
        self.wishes: asyncio.Queue[tuple[Reader, ClientMessage]] = asyncio.Queue()
        self.held: list[tuple[Reader, messages.Play]] = []  # moves that wait until others could speak up
        self.gone_since: dict[str, float] = {}  # when people were last at the table
        self.since = time.monotonic()  # when the table changed last
        self.asked_since: dict[int, tuple[int, float]] = {}  # by seat: the question, and since when
        self.polled = -1  # the version at which bots were asked to speak up
        self.rngs = {seat: new_stream() for seat in table.opened.bots}
        self.task = asyncio.create_task(self.run())

    # -- people come and go ---------------------------------------------------------------

    def come(self, reader: Reader) -> None:
        """Somebody, or a spectator, looks at the table; what was heard before is not repeated."""
        self.readers.add(reader)
        self.gone_since.pop(reader.person, None)
        for other in self.readers:
            other.knows_table = False
            other.news.set()

    def go(self, reader: Reader) -> None:
        self.readers.discard(reader)
        if reader.person and not any(other.person == reader.person for other in self.readers):
            self.gone_since[reader.person] = time.monotonic()
        for other in self.readers:
            other.knows_table = False
            other.news.set()

    def is_here(self, person: str) -> bool:
        return any(reader.person == person for reader in self.readers)

    # -- the task of the table --------------------------------------------------------------

    async def run(self) -> None:
        """Until the match is over and everybody has gone. A mistake of ours costs one wish, no table."""
        while self.table.phase != OVER or self.readers or not self.wishes.empty():
            try:
                await self.next()
            except Exception:
                log.exception("table %s", self.table.id)
                await asyncio.sleep(1)

    async def next(self) -> None:
        try:
            async with asyncio.timeout(self.rest()):
                reader, wish = await self.wishes.get()
        except TimeoutError:
            await self.act()
        else:
            await self.fulfil(reader, wish)

    async def fulfil(self, reader: Reader, wish: ClientMessage) -> None:
        try:
            answer = await self.wished(reader, wish)
        except Stale:
            await self.read_on()
            self.wishes.put_nowait((reader, wish))  # once more, on what is true now
            return
        except Problem as problem:
            reader.tell(messages.Refused(wish.id, problem.key, plain(problem)))
            return
        if answer is not None:
            reader.tell(answer)

    async def wished(self, reader: Reader, wish: ClientMessage) -> ServerMessage | None:
        table = self.table
        match wish:
            case messages.Sit():
                await self.store(table.sit(reader.person, reader.name, wish.seat))
            case messages.Stand():
                await self.store(table.stand(reader.person))
            case messages.Start():
                await self.store(table.begin(reader.person, self.bot_name))
            case messages.Contribute():
                await self.store(table.contribute(reader.person, wish.text[: messages.MOST_TEXT]))
            case messages.Play():
                return await self.play(reader, wish)
            case messages.Leave():
                await self.leave(reader)
            case messages.Say():
                await self.say(reader, wish.text)
            case messages.Ask():
                hints = hints_of(table.playing, self.own_seat(reader)) if table.match else []
                return messages.Done(wish.id, hints=list(hints))
        return messages.Done(wish.id)

    async def store(self, entries: Sequence[Entry]) -> None:
        """Onto the disk, then taken over, then told."""
        await self.journal.append(self.table.id, self.table.version, entries)
        self.take(entries)

    def take(self, entries: Sequence[Entry]) -> None:
        self.table.take(entries)
        self.since = time.monotonic()
        for reader in self.readers:
            reader.knows_table = reader.knows_table and self.table.phase == PLAYING
            reader.is_fresh = False
            reader.news.set()

    async def read_on(self) -> None:
        """Another process has written: take over what it wrote."""
        self.take([entry for _, entry in await self.journal.read(self.table.id, self.table.version)])

    # -- play ---------------------------------------------------------------------------------

    def own_seat(self, reader: Reader) -> int:
        seat = self.table.seat_of(reader.person)
        if seat is None:
            raise Refused("not-seated")
        return seat

    async def play(self, reader: Reader, wish: messages.Play) -> ServerMessage | None:
        if self.table.phase != PLAYING:
            raise Refused("no-match-on")
        seat, match = self.own_seat(reader), self.table.playing
        if wish.id and wish.id in self.table.answered:
            return messages.Done(wish.id)  # it came twice
        action = match.game.notation.parse(wish.move)
        if match.is_asked(seat) and action not in match.game.notation.calls:
            if wish.question != match.question(seat):
                raise Refused("table-moved-on")
            if seat == match.to_act and self.window() > 0:
                self.held.append((reader, wish))
                return None
        entries, step = self.table.move(seat, wish.move, id=wish.id)
        if step.answer is not None:
            return messages.Done(wish.id, events=[event_of(event) for event in step.answer])
        await self.store(entries)
        return messages.Done(wish.id)

    async def leave(self, reader: Reader) -> None:
        """In any phase, and it blocks nobody."""
        if self.table.phase == OPEN:
            await self.store(self.table.stand(reader.person))
        elif self.table.phase == PLAYING:
            await self.store(self.table.move(self.own_seat(reader), "leave")[0])

    async def say(self, reader: Reader, text: str) -> None:
        text = text.strip()[: messages.MOST_TEXT]
        if not text or not text.isprintable():
            raise Refused("bad-text")
        await self.store([Said(reader.person, reader.name, text)])
        for other in self.readers:
            other.tell(messages.Spoken(reader.name, text))

    def window(self) -> float:
        """Seconds in which others may still speak up before the next move is taken; it
        depends on nothing that a seat holds."""
        match = self.table.playing
        if match.over or not match.game.rules.open_to_others(match.state):
            return 0.0
        return max(0.0, self.since + self.table.opened.window - time.monotonic())

    # -- time -----------------------------------------------------------------------------------

    def rest(self) -> float | None:
        """How long nothing happens by itself; None: not at all."""
        now = time.monotonic()
        if self.table.phase == PROMISED:
            return 0.0 if self.table.all_contributed() else max(0.0, self.since + CONTRIBUTING - now)
        if self.table.phase != PLAYING:
            return 60.0
        dues = [due for due in (self.bot_due(), self.window_due(), *self.seat_dues()) if due is not None]
        return max(0.0, min(dues) - now) if dues else 60.0

    def bot_due(self) -> float | None:
        match = self.table.playing
        if match.to_act not in self.table.opened.bots:
            return None
        wait = self.table.opened.window if match.game.rules.open_to_others(match.state) else 0.0
        return self.since + max(self.table.opened.pace, wait)

    def window_due(self) -> float | None:
        """When bots speak up, all at the same time whatever they hold; when held moves are taken."""
        match = self.table.playing
        if match.over or not match.game.rules.open_to_others(match.state):
            return self.since if self.held else None
        if self.polled != match.version:
            return self.since + self.table.opened.window / 2
        return self.since + self.table.opened.window if self.held else None

    def seat_dues(self) -> list[float]:
        """When the clock, or whoever stands in for the absent, plays for a seat."""
        match, found = self.table.playing, []
        for seat, who in self.table.sitting.items():
            if not match.is_asked(seat):
                continue
            number, since = self.asked_since.get(seat, (-1, 0.0))
            if number != match.question(seat):
                since = time.monotonic()
                self.asked_since[seat] = (match.question(seat), since)
            if self.table.opened.clock:
                found.append(since + self.table.opened.clock)
            if who.person in self.gone_since:
                found.append(max(since, self.gone_since[who.person] + GRACE))
        return found

    async def act(self) -> None:
        """What is due happens."""
        try:
            if self.table.phase == PROMISED:
                await self.store([Started()])
            elif self.table.phase == PLAYING:
                await self.act_in_play()
        except Stale:
            await self.read_on()

    async def act_in_play(self) -> None:
        match, now = self.table.playing, time.monotonic()
        if (due := self.window_due()) is not None and due <= now:
            if match.game.rules.open_to_others(match.state) and self.polled != match.version:
                await self.poll_bots(match)
            else:
                held, self.held = self.held, []
                for reader, wish in held:
                    await self.fulfil(reader, wish)
        elif (due := self.bot_due()) is not None and due <= now:
            seat = match.to_act
            await self.bot_moves(match, seat)
        else:
            await self.stand_in(match, now)

    async def poll_bots(self, match: Match) -> None:
        """Every bot out of turn is asked, in order; the first that speaks is heard."""
        self.polled = match.version
        for seat in sorted(self.table.opened.bots):
            if seat != match.to_act and match.legal(seat)[:1] == [WAIT] and await self.bot_moves(match, seat):
                return

    async def bot_moves(self, match: Match, seat: int) -> bool:
        """It thinks beside the others' tables, and sees what its seat may see."""
        name = self.table.opened.bots[seat]
        action = await asyncio.to_thread(bots.choose, match, seat, name, self.rngs[seat])
        if action == WAIT:
            return False
        await self.store(self.table.move(seat, match.game.notation.show(action))[0])
        return True

    async def stand_in(self, match: Match, now: float) -> None:
        for seat, who in self.table.sitting.items():
            if not match.is_asked(seat):
                continue
            _, since = self.asked_since.get(seat, (-1, now))
            away = self.gone_since.get(who.person)
            is_late = bool(self.table.opened.clock) and since + self.table.opened.clock <= now
            if is_late or (away is not None and away + GRACE <= now):
                move = match.game.notation.show(match.game.rules.fallback(match.state, seat))
                await self.store(self.table.move(seat, move, by="clock" if is_late else "stand-in")[0])
                return

    async def close(self, reason: str) -> None:
        if self.table.phase != OVER:
            await self.store([Closed(reason)])

    # -- telling ------------------------------------------------------------------------------------

    async def tell_all(self, reader: Reader) -> None:
        """The task of one socket: whatever there is to tell, as fast as it can be sent."""
        while True:
            await reader.news.wait()
            reader.news.clear()
            while reader.waiting:  # answers come before what they led to
                await reader.send(reader.waiting.popleft())
            if not reader.knows_table:
                reader.knows_table = True
                await reader.send(self.welcome(reader))
            if self.table.match and not reader.is_fresh:
                await reader.send(self.seen(reader, self.table.match))

    def welcome(self, reader: Reader) -> messages.Welcome:
        table = self.table
        return messages.Welcome(
            table=table.id,
            phase=table.phase,
            game=table.opened.game,
            variant=table.opened.variant,
            options=table.game.options(table.opened.variant, table.opened.options).values(),
            seats=[self.shown(seat) for seat in range(table.opened.seats)],
            you=table.seat_of(reader.person),
            host=bool(reader.person) and reader.person == table.host,
            clock=table.opened.clock,
            commitment=table.promise.commitment if table.promise else None,
            next=table.next,
        )

    def shown(self, seat: int) -> messages.SeatShown:
        if seat in self.table.opened.bots:
            return messages.SeatShown(f"{self.bot_name} {seat + 1}", self.table.opened.bots[seat], True)
        who = self.table.sitting.get(seat)
        if who is None:
            return messages.SeatShown(None, None, False)
        return messages.SeatShown(who.name, "person", self.is_here(who.person))

    def seen(self, reader: Reader, match: Match) -> messages.Seen:
        own = self.table.seat_of(reader.person)
        seat = SPECTATOR if own is None else own
        events = [event_of(event) for event in match.heard(seat, reader.version)]
        if reader.version == 0:  # it has just come: what it heard before is known to it
            events, reader.heard = events[reader.heard :], min(reader.heard, len(events))
        reader.heard += len(events)
        reader.version = match.version
        reader.is_fresh = True
        view = match.view(seat)
        return messages.Seen(
            heard=reader.heard,
            view=view,
            events=events,
            question=None if own is None else question_of(match, own, view),
            outcome=outcome_of(match),
            due=None if own is None else self.left_for(own),
        )

    def left_for(self, seat: int) -> float | None:
        if not self.table.opened.clock or not self.table.playing.is_asked(seat):
            return None
        _, since = self.asked_since.get(seat, (0, time.monotonic()))
        return round(max(0.0, since + self.table.opened.clock - time.monotonic()), 1)


def new_stream() -> list[int]:
    """Random numbers for a bot that nobody can guess."""
    rng = [0] * 4
    seed(rng, secrets.randbits(63), 0)
    return rng


def plain(problem: Problem) -> dict[str, Any]:
    """Facts that survive JSON."""
    return {
        name: plain(fact) | {"key": fact.key} if isinstance(fact, Problem) else fact
        for name, fact in problem.facts.items()
    }
