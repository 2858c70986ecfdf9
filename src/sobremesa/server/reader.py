"""One socket at a table: who it is, and what it has been told.

What there is to tell is worked out when it can be sent, so a slow reader hears several
things at once instead of holding anybody up.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Set
from dataclasses import dataclass, field
from typing import Protocol

import msgspec
from litestar.exceptions import WebSocketDisconnect

from ..engine import SPECTATOR, Event, Match
from ..wire import outcome_of, question_of
from . import messages
from .eager import start
from .entries import Said
from .messages import Bye, Done, ServerMessage
from .people import Person
from .table import Table
from .timing import Timing

log = logging.getLogger("sobremesa.server")

LEFT = (WebSocketDisconnect, OSError)  # what a socket raises whose client has gone: ASGI says OSError
GONE = (*LEFT, RuntimeError)  # and one that was closed here already
MOST_WAITING = 256  # answers to one reader that does not read
MOST_SAID = 200  # lines that somebody who comes is told

encode = msgspec.json.encode


class At(Protocol):
    """The table that somebody looks at."""

    table: Table
    timing: Timing

    def welcome(self, reader: Reader) -> messages.Welcome: ...


@dataclass(eq=False, slots=True)
class Reader:
    person: Person
    send: Callable[[bytes], Awaitable[None]]
    hang_up: Callable[[], Awaitable[None]]
    heard: int = 0  # events, as the client counts them
    spoken: int = 0  # the same for what was said
    version: int = 0  # of the match, up to which the events go
    muted: Set[str] = frozenset()
    is_fresh: bool = False  # whether it has been told how the match stands
    knows_table: bool = False
    shown: int = 0  # view and question as they were told last, as a hash: a table is smaller by them
    waiting: list[ServerMessage] = field(default_factory=list)
    has_news: bool = False
    is_leaving: bool = False  # since it was told goodbye
    speaking: asyncio.Task[None] | None = None  # while the socket takes no more

    def tell(self, message: ServerMessage) -> None:
        if len(self.waiting) >= MOST_WAITING:
            self.waiting.clear()
            message = Bye("too-slow", True)
        self.waiting.append(message)
        self.has_news = True
        self.is_leaving = self.is_leaving or isinstance(message, Bye)

    def speak(self, at: At) -> None:
        """Whatever there is to tell, as soon as the socket takes it."""
        if self.speaking is None or self.speaking.done():
            self.speaking = start(self.tell_all(at))

    async def end(self, patience: float) -> None:
        """The last words may take a while."""
        if self.speaking is not None:
            await asyncio.wait({self.speaking}, timeout=patience)

    def hush(self) -> None:
        if self.speaking is not None:
            self.speaking.cancel()

    async def tell_all(self, at: At) -> None:
        """Until there is nothing to tell, or the house has said goodbye."""
        try:
            while self.has_news:
                self.has_news = False
                await self.tell_news(at)
        except GONE:
            pass  # whoever listens to the socket hears of it
        except Exception:
            log.exception("telling")
            await self.hang_up()

    async def tell_news(self, at: At) -> None:
        if not self.knows_table:
            self.knows_table = True
            await self.send(encode(at.welcome(self)))
        done = await self.answer_all()
        for said in self.new_words(at.table):
            await self.send(encode(said))
        seen = self.seen(at.table, at.timing, done)
        if seen is not None:
            await self.send(encode(seen))
        else:
            for id in done:
                await self.send(encode(Done(id)))

    async def answer_all(self) -> list[str]:
        """Send the answers that wait. A plain "done" goes with the view it led to: these ids
        are given back."""
        done: list[str] = []
        while self.waiting:
            message = self.waiting.pop(0)
            if isinstance(message, Done) and message.is_plain:
                done.append(message.id)
                continue
            await self.send(encode(message))
            if isinstance(message, Bye):
                await self.hang_up()
                raise ConnectionAbortedError  # that was the last word
        return done

    def new_words(self, table: Table) -> list[messages.Spoken]:
        if self.spoken == len(table.said):
            return []
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
        seen, asked = encode(view), encode(question)
        before, self.shown = self.shown, hash((seen, asked))
        if self.shown == before and not events:
            return None  # somebody did something in secret
        return messages.Seen(
            heard=self.heard,
            view=msgspec.Raw(seen),
            events=events,
            question=msgspec.Raw(asked),
            outcome=outcome_of(match),
            due=None if own is None else timing.left_for(match, own),
            done=done,
        )

    def new_events(self, match: Match, seat: int) -> list[Event]:
        events = match.heard(seat, self.version)
        if self.version == 0:  # it has just come: what it heard before is known to it
            self.heard = min(self.heard, len(events))
            events = events[self.heard :]
        self.heard += len(events)
        self.version = match.version
        return events


def spoken(number: int, said: Said) -> messages.Spoken:
    return messages.Spoken(number, said.person, said.name, said.text)
