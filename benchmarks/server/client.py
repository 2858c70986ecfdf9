"""The load client: many tables of two scripted players, and what was measured at them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

import msgspec

from .loop import HttpRequest, Loop, WebSocket, clock

OPENING = 20  # tables that are opened at the same time
TIMEOUT = 10.0  # seconds after which a move without an answer counts as lost
OPEN_TIMEOUT = 0.5  # seconds a table, after which the run is aborted
SEED = 1
MATCH = 160  # moves of a match, as two random players at our table make on average


@dataclass
class Figures:
    """What was counted in one interval."""

    moves: int = 0  # acknowledged by the server
    delays: list[float] = field(default_factory=list)  # seconds until the other player saw a move
    updates: int = 0  # messages that brought a player a move
    bytes: int = 0  # of those
    matches: int = 0  # that ended


class ScriptedTable:
    """Two players; a move is made when both know of the last one.

    A subclass knows the messages of a system: it opens a table, reports when a player is to move,
    and sends the move when the client calls ``move``.
    """

    def __init__(self, client: LoadClient, number: int) -> None:
        self.client = client
        self.number = number
        self.rng = Random(SEED + number)
        self.due = 0.0  # when the next move is made, if there is a pace
        self.sent_at = 0.0
        self.has_turn = self.is_unseen = self.is_unacknowledged = False

    def open(self) -> None:
        raise NotImplementedError

    def move(self) -> None:
        raise NotImplementedError

    def close(self) -> None:
        raise NotImplementedError

    def post(
        self, path: str, data: object, answer: Callable[[bytes], None], headers: dict[str, str] | None = None
    ) -> None:
        body = msgspec.json.encode(data)
        HttpRequest(self.client.loop, self.client.port, path, body, answer, self.fail, headers)

    def connect(self, path: str, opened: Callable[[], None], receive: Callable[[bytes], None]) -> WebSocket:
        return WebSocket(self.client.loop, self.client.port, path, opened, receive, self.fail)

    def turn(self) -> None:
        """A player is to move."""
        if not self.has_turn:
            self.has_turn = True
            self.client.turn(self)

    def sending(self) -> None:
        """A move is sent now."""
        self.has_turn = False
        self.is_unseen = self.is_unacknowledged = True
        self.sent_at = clock()

    def acknowledged(self) -> None:
        self.is_unacknowledged = False
        self.client.figures.moves += 1

    def seen(self) -> None:
        """The other player has received the move."""
        self.is_unseen = False
        self.client.figures.delays.append(clock() - self.sent_at)

    def count_update(self, message: bytes) -> None:
        self.client.figures.updates += 1
        self.client.figures.bytes += len(message)

    @property
    def is_settled(self) -> bool:
        return not (self.is_unseen or self.is_unacknowledged)

    def again(self) -> None:
        """The match is over: the same two begin another."""
        self.client.figures.matches += 1
        self.close()
        self.open()

    def fail(self, why: str) -> None:
        """Report an error and stop playing at this table."""
        self.client.give_up(self, why)
        self.close()


class LoadClient:
    """All tables that are played at one server."""

    def __init__(self, kind: type[ScriptedTable], port: int, message: int) -> None:
        self.kind = kind
        self.port = port
        self.message = message  # length of a peer's messages about a move, in bytes
        self.loop = Loop()
        self.tables: set[ScriptedTable] = set()
        self.ready: list[ScriptedTable] = []  # tables that are open and wait for the others
        self.is_playing = False
        self.pace = 0.0  # seconds between the moves of a table; 0: at once
        self.figures = Figures()
        self.problems: Counter[str] = Counter()

    def open(self, count: int) -> None:
        """Open all tables, a few at a time, up to their first question."""
        waiting = [self.kind(self, number) for number in reversed(range(count))]
        self.tables = set(waiting)

        def open_more() -> bool:
            while waiting and len(self.tables) - len(waiting) - len(self.ready) < OPENING:
                waiting.pop().open()
            return len(self.ready) == len(self.tables)

        self.loop.run(TIMEOUT + OPEN_TIMEOUT * count, open_more)
        if missing := len(self.tables) - len(self.ready):
            self.problems["a table was not opened in time"] += missing

    def give_up(self, table: ScriptedTable, why: str) -> None:
        """Stop counting a table that failed."""
        self.problems[why] += 1
        self.tables.discard(table)
        if table in self.ready:
            self.ready.remove(table)

    def begin(self, pace: float = 0.0) -> None:
        """Start the matches; with a pace, evenly spread over its interval."""
        self.is_playing, self.pace = True, pace
        now = clock()
        for place, table in enumerate(self.ready):
            table.due = now + pace * place / len(self.ready)
            self.turn(table)

    def turn(self, table: ScriptedTable) -> None:
        if not self.is_playing:
            self.ready.append(table)
        elif self.pace:
            when = max(table.due, clock())
            table.due = when + self.pace
            self.loop.at(when, table.move)
        else:
            table.move()

    def play(self, seconds: float) -> Figures:
        """Play for some seconds, and return what was counted in them."""
        self.figures = Figures()
        self.loop.run(seconds)
        late = clock() - TIMEOUT
        if stuck := sum(not table.is_settled and table.sent_at < late for table in self.tables):
            self.problems["a move was not answered"] += stuck
        return self.figures

    def close(self) -> None:
        for table in self.tables:
            table.close()
        self.loop.close()
