"""One socket at a table: who it is, and what it has been told.

What there is to tell is worked out when it can be sent, so a slow reader hears several
things at once instead of holding anybody up.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Set
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Protocol

import msgspec
from litestar.exceptions import WebSocketDisconnect

from ...engine import SPECTATOR, Event, Match
from ...protocol import messages, outcome_of, question_of
from ...protocol.messages import Done, Goodbye, ServerMessage
from ..storage.entries import ChatPosted
from ..storage.people import Person
from .deadlines import Deadlines
from .state import TableState

log = logging.getLogger("sobremesa.server")

LEFT = (WebSocketDisconnect, OSError)  # what a socket raises whose client has gone: ASGI says OSError
GONE = (*LEFT, RuntimeError)  # and one that was closed here already
MOST_WAITING = 256  # answers to one reader that does not read
MOST_SAID = 200  # lines that somebody who comes is told

encode = msgspec.json.encode


class At(Protocol):
    """The table that somebody looks at."""

    table: TableState
    timing: Deadlines

    def welcome(self, reader: Subscriber) -> messages.TableInfo: ...


class Line(Protocol):
    """How it is told, which raises one of ``GONE`` when nobody is there any more."""

    def tell(self, text: bytes) -> None: ...
    def has_room(self) -> bool: ...
    async def until_room(self) -> None: ...


@dataclass(eq=False, slots=True)
class Subscriber:
    person: Person
    line: Line
    hang_up: Callable[[], Awaitable[None]]
    heard: int = 0  # events, as the client counts them
    spoken: int = 0  # the same for what was said
    version: int = 0  # of the match, up to which the events go
    muted: Set[str] = frozenset()
    is_fresh: bool = False  # whether it has been told how the match stands
    knows_table: bool = False
    waiting: list[ServerMessage] = field(default_factory=list)
    has_news: bool = False
    is_leaving: bool = False  # it is to be told goodbye
    is_done: bool = False  # it was
    speaking: asyncio.Task[None] | None = None  # while the socket takes no more, or is closed

    def tell(self, message: ServerMessage) -> None:
        if len(self.waiting) >= MOST_WAITING:
            self.waiting.clear()
            message = Goodbye("too-slow", True)
        self.waiting.append(message)
        self.has_news = True
        self.is_leaving = self.is_leaving or isinstance(message, Goodbye)

    def speak(self, at: At) -> None:
        """Whatever there is to tell, as soon as the socket takes it."""
        if self.is_done or (self.speaking is not None and not self.speaking.done()):
            return
        self.tell_all(at)
        if self.has_news or self.is_done:
            self.speaking = asyncio.create_task(self.tell_rest(at))

    async def tell_rest(self, at: At) -> None:
        while self.has_news and not self.is_done:
            await self.line.until_room()
            self.tell_all(at)
        if self.is_done:
            with suppress(*GONE):
                await self.hang_up()

    async def end(self, patience: float) -> None:
        """The last words may take a while."""
        if self.speaking is not None:
            await asyncio.wait({self.speaking}, timeout=patience)

    def hush(self) -> None:
        if self.speaking is not None:
            self.speaking.cancel()

    def tell_all(self, at: At) -> None:
        """Until there is nothing to tell, no room for it, or the house has said goodbye."""
        try:
            while self.has_news and not self.is_done and self.line.has_room():
                self.has_news = False
                self.tell_news(at)
        except GONE:
            self.has_news = False  # whoever listens to the socket hears of it
        except Exception:
            log.exception("telling")
            self.is_done = True

    def tell_news(self, at: At) -> None:
        tell = self.line.tell
        if not self.knows_table:
            self.knows_table = True
            tell(encode(at.welcome(self)))
        done = self.answer_all()
        if self.is_done:
            return
        for said in self.new_words(at.table):
            tell(encode(said))
        seen = self.seen(at.table, at.timing, done)
        if seen is not None:
            tell(encode(seen))
        else:
            for id in done:
                tell(encode(Done(id)))

    def answer_all(self) -> list[str]:
        """Tell the answers that wait, up to a goodbye. A plain "done" goes with the view it led to:
        these ids are given back."""
        done: list[str] = []
        for message in self.waiting:
            if isinstance(message, Done) and message.is_plain:
                done.append(message.id)
                continue
            self.line.tell(encode(message))
            if isinstance(message, Goodbye):
                self.is_done = True
                break
        self.waiting.clear()
        return done

    def new_words(self, table: TableState) -> list[messages.ChatMessage]:
        if self.spoken == len(table.said):
            return []
        first = max(self.spoken, len(table.said) - MOST_SAID)
        new, self.spoken = table.said[first:], len(table.said)
        return [
            spoken(number, said)
            for number, said in enumerate(new, start=first + 1)
            if said.text and said.person not in self.muted  # what was erased has no text
        ]

    def seen(self, table: TableState, timing: Deadlines, done: list[str]) -> messages.Update | None:
        """How the match stands, if there is anything new in it for this seat. A move of which a seat
        hears nothing has changed nothing for it: somebody did something in secret."""
        if table.match is None or self.is_fresh:
            return None
        own, match, is_new = table.seat_of(self.person.id), table.match, self.version == 0
        events = self.new_events(match, SPECTATOR if own is None else own)
        self.is_fresh = True
        if not events and not is_new:
            return None
        view = match.view(SPECTATOR if own is None else own)
        return messages.Update(
            last_event=self.heard,
            view=view,
            events=events,
            question=None if own is None else question_of(match, own, view),
            outcome=outcome_of(match),
            seconds_left=None if own is None else timing.left_for(match, own),
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


def spoken(number: int, said: ChatPosted) -> messages.ChatMessage:
    return messages.ChatMessage(number, said.person, said.name, said.text)
