"""A subscriber: one socket at a table, and what it has been sent.

Messages are made when the socket can take them, so a slow reader gets one update for several
changes, and holds nobody up.
"""

from __future__ import annotations

import asyncio
from collections.abc import Set

import msgspec

from ...engine import SPECTATOR, Event, Match
from ...protocol.messages import ChatMessage, Done, Goodbye, Heartbeat, ServerMessage, Update
from ...protocol.updates import update_for
from ..access_limits import TokenBucket
from ..storage.people import Person
from .deadlines import NEVER, Deadlines
from .state import TableState

MAX_QUEUED = 256  # answers to a client that does not read
HEARTBEAT = 8.0  # seconds without a message from a client until it is sent a heartbeat
SILENCE = 25.0  # seconds without one after which it counts as away
MAX_CHAT_HISTORY = 200  # chat messages that a new subscriber is sent

encode = msgspec.json.encode


class Subscriber:
    __slots__ = (
        "device", "has_news", "has_table", "has_update", "hint_budget", "is_leaving", "is_probed",
        "is_silent", "last_chat", "last_event", "last_message_at", "message_rate", "muted", "network",
        "person", "queue", "seat", "version", "waiter",
    )  # fmt: skip

    def __init__(
        self, person: Person, last_event: int = 0, last_chat: int = 0, muted: Set[str] = frozenset()
    ) -> None:
        self.person = person
        self.muted = muted
        self.device = ""  # the SHA-256 of its secret
        self.message_rate: TokenBucket | None = None  # of its socket
        self.hint_budget: TokenBucket | None = None  # of its address
        self.last_event = last_event  # number of the last event that was sent
        self.last_chat = last_chat  # number of the last chat message that was sent
        self.version = 0  # of the match, up to which events were sent
        self.seat = SPECTATOR  # as which they were sent
        self.network = ""  # which its address belongs to
        self.has_table = False  # whether it knows the table as it is
        self.has_update = False  # whether it knows the match as it is
        self.queue: list[ServerMessage] = []
        self.is_leaving = False  # a goodbye is queued or was sent
        self.has_news = False  # there is something to send
        self.last_message_at = 0.0  # when its client sent something, or connected
        self.is_probed = False  # it was sent a heartbeat since
        self.is_silent = False  # and has not answered
        self.waiter: asyncio.Future[None] | None = None  # of the connection, until there is

    # An asyncio.Event would do the same for any number of waiters, at twice the cost.

    def notify(self) -> None:
        """There is something to send."""
        self.has_news = True
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)

    async def wait_for_news(self) -> None:
        if not self.has_news:
            self.waiter = asyncio.get_running_loop().create_future()
            await self.waiter
        self.has_news = False

    def send(self, message: ServerMessage) -> None:
        """Queue a message for this client alone; a client that does not read them is sent away."""
        if self.is_leaving:
            return
        if len(self.queue) >= MAX_QUEUED:
            self.queue.clear()
            message = Goodbye("too-slow", True)
        self.queue.append(message)
        self.is_leaving = isinstance(message, Goodbye)
        self.notify()

    def note_message(self, now: float) -> None:
        """Its client sent something."""
        self.last_message_at, self.is_probed, self.is_silent = now, False, False

    def probe(self, now: float) -> float:
        """Send a heartbeat after a time without a message, and note if nothing answers it; when to look
        again. A page that is frozen does not answer, while its browser keeps the socket open."""
        if now < self.last_message_at + HEARTBEAT:
            return self.last_message_at + HEARTBEAT
        if not self.is_probed:
            self.is_probed = True
            self.send(Heartbeat())
        self.is_silent = now >= self.last_message_at + SILENCE
        return NEVER if self.is_silent else self.last_message_at + SILENCE

    def mark_stale(self, table: bool, update: bool) -> None:
        """The table or the match has changed, or there is new chat."""
        if table:
            self.has_table = False
        if update:
            self.has_update = False
        self.notify()

    def take_messages(self, state: TableState, deadlines: Deadlines, now: float) -> list[bytes]:
        """All that this client has not been sent yet of queue, chat and match. A plain ``Done`` is sent
        with the update that it led to; after a goodbye nothing is sent."""
        done: list[str] = []
        taken: list[bytes] = []
        for message in self.queue:
            if isinstance(message, Done) and message.is_plain:
                done.append(message.id)
            else:
                taken.append(encode(message))
        self.queue.clear()
        if self.is_leaving:
            return taken
        if not state.may_watch(self.person.id):
            return taken + [encode(Done(id)) for id in done]
        taken += [encode(chat) for chat in self.take_chat(state)]
        update = self.take_update(state, deadlines, now, done)
        if update is not None:
            taken.append(encode(update))
        else:
            taken += [encode(Done(id)) for id in done]
        return taken

    def take_chat(self, state: TableState) -> list[ChatMessage]:
        if self.last_chat == len(state.chat):
            return []
        first = max(self.last_chat, len(state.chat) - MAX_CHAT_HISTORY)
        new, self.last_chat = state.chat[first:], len(state.chat)
        return [
            ChatMessage(number, chat.person, chat.name, chat.text, chat.reaction)
            for number, chat in enumerate(new, start=first + 1)
            if (chat.text or chat.reaction) and chat.person not in self.muted  # erased chat has neither
        ]

    def take_update(
        self, state: TableState, deadlines: Deadlines, now: float, done: list[str]
    ) -> Update | None:
        """The match as this seat sees it, if there is anything new in it. A move without
        an event for this seat has changed nothing for it: somebody did something in secret."""
        if state.match is None or self.has_update:
            return None
        match, seat = state.match, state.seat_of(self.person.id)
        listener = SPECTATOR if seat is None else seat
        if listener not in (self.seat, SPECTATOR) and self.version > 0:
            self.version = self.last_event = (
                0  # a spectator who got a seat: its events have their own numbers
            )
        self.seat, is_first = listener, self.version == 0
        events = self.take_events(match, listener)
        self.has_update = True
        if not events and not is_first:
            return None
        left = None if seat is None else deadlines.seconds_left(state, seat, now)
        if left is None:
            left = deadlines.others_seconds_left(state, now)
        return update_for(match, listener, events, self.last_event, left, done)

    def take_events(self, match: Match, seat: int) -> list[Event]:
        events = match.events(seat, self.version)
        if self.version == 0:  # a new subscriber names the last event that it knows
            self.last_event = min(self.last_event, len(events))
            events = events[self.last_event :]
        self.last_event += len(events)
        self.version = match.version
        return events
