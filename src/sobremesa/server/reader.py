"""One socket at a table: who it is, and what it has been told.

What there is to tell is worked out when it can be sent, so a slow reader hears several
things at once instead of holding anybody up.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import msgspec

from ..engine import SPECTATOR, Match
from ..wire import event_of, outcome_of, question_of
from . import messages
from .doors import Bucket
from .entries import Said
from .messages import Bye, Done, ServerMessage
from .people import Person
from .table import Table
from .timing import Timing

MOST_WAITING = 256  # answers to one reader that does not read
MOST_SAID = 200  # lines that somebody who comes is told
SAYING, SAID_AT_ONCE = 0.5, 5.0  # lines a second from one reader, and how many at once

encode = msgspec.json.encode


@dataclass(eq=False)
class Reader:
    person: Person
    send: Callable[[bytes], Awaitable[None]]
    heard: int = 0  # events, as the client counts them
    spoken: int = 0  # the same for what was said
    version: int = 0  # of the match, up to which the events go
    muted: set[str] = field(default_factory=set)
    talk: Bucket = field(default_factory=lambda: Bucket(SAYING, SAID_AT_ONCE))
    is_fresh: bool = False  # whether it has been told how the match stands
    knows_table: bool = False
    shown: tuple[bytes, bytes] = (b"", b"")  # view and question as they were told last
    waiting: deque[ServerMessage] = field(default_factory=deque)
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def tell(self, message: ServerMessage) -> None:
        if len(self.waiting) >= MOST_WAITING:
            self.waiting.clear()
            message = Bye("too-slow", True)
        self.waiting.append(message)
        self.news.set()

    async def keep_telling(self, table: Table, timing: Timing, welcome: Welcoming) -> None:
        """Whatever there is to tell, until the house says goodbye."""
        while True:
            await self.news.wait()
            self.news.clear()
            if not self.knows_table:
                self.knows_table = True
                await self.send(encode(welcome(self)))
            done = await self.answer_all(table)
            if done is None:
                return
            for said in self.new_words(table):
                await self.send(encode(said))
            seen = self.seen(table, timing, done)
            if seen is not None:
                await self.send(encode(seen))
            else:
                for id in done:
                    await self.send(encode(Done(id)))

    async def answer_all(self, table: Table) -> list[str] | None:
        """Send the answers that wait. A plain "done" goes with the view it led to: these ids
        are given back; none at all after a goodbye."""
        done = []
        while self.waiting:
            message = self.waiting.popleft()
            if isinstance(message, Done) and message.is_plain:
                done.append(message.id)
                continue
            await self.send(encode(message))
            if isinstance(message, Bye):
                return None
        return done

    def new_words(self, table: Table) -> list[messages.Spoken]:
        first = max(self.spoken, len(table.said) - MOST_SAID)
        new, self.spoken = table.said[first:], len(table.said)
        return [
            spoken(number, said)
            for number, said in enumerate(new, start=first + 1)
            if said.text and said.person not in self.muted  # what was erased has no text
        ]

    def seen(self, table: Table, timing: Timing, done: list[str]) -> messages.Seen | None:
        """How the match stands, if there is anything new in it for this seat."""
        if table.match is None or self.is_fresh:
            return None
        self.is_fresh = True
        own, match = table.seat_of(self.person.id), table.match
        events = self.new_events(match, SPECTATOR if own is None else own)
        view = match.view(SPECTATOR if own is None else own)
        question = None if own is None else question_of(match, own, view)
        shown = (encode(view), encode(question))
        if shown == self.shown and not events:
            return None  # somebody did something in secret
        self.shown = shown
        return messages.Seen(
            heard=self.heard,
            view=msgspec.Raw(shown[0]),
            events=events,
            question=msgspec.Raw(shown[1]),
            outcome=outcome_of(match),
            due=None if own is None else timing.left_for(match, own),
            done=done,
        )

    def new_events(self, match: Match, seat: int) -> list[object]:
        events: list[object] = [event_of(event) for event in match.heard(seat, self.version)]
        if self.version == 0:  # it has just come: what it heard before is known to it
            self.heard = min(self.heard, len(events))
            events = events[self.heard :]
        self.heard += len(events)
        self.version = match.version
        return events


def spoken(number: int, said: Said) -> messages.Spoken:
    return messages.Spoken(number, said.person, said.name, said.text)


Welcoming = Callable[[Reader], messages.Welcome]
