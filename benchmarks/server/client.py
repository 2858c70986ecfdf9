"""The client: many tables of two scripted players, and what they experienced."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

import msgspec

from .loop import Loop, Request, WebSocket, clock

AT_ONCE = 20  # tables that are being laid
PATIENCE = 10.0  # seconds after which a move without an answer counts as lost
LAYING = 0.5  # seconds that a table may take to be laid, before the run is given up
SEED = 1
MATCH = 160  # moves of a match, as two random players at our table make on average


@dataclass
class Figures:
    """What the players of one stretch of time experienced."""

    moves: int = 0  # acknowledged by the server
    delays: list[float] = field(default_factory=list)  # seconds until the other player saw a move
    told: int = 0  # messages in which a player was told of a move
    bytes: int = 0  # of those
    matches: int = 0  # that ended


class Table:
    """Two players; a move is made when both know of the last one.

    A subclass knows what a system's messages look like: it lays a table, tells the hall
    when it is somebody's turn, and makes the move when the hall says so.
    """

    def __init__(self, hall: Hall, number: int) -> None:
        self.hall = hall
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
        Request(self.hall.loop, self.hall.port, path, body, answer, self.fail, headers)

    def connect(self, path: str, opened: Callable[[], None], hear: Callable[[bytes], None]) -> WebSocket:
        return WebSocket(self.hall.loop, self.hall.port, path, opened, hear, self.fail)

    def turn(self) -> None:
        """Somebody has a move to make."""
        if not self.has_turn:
            self.has_turn = True
            self.hall.turn(self)

    def sending(self) -> None:
        """A move goes out at this moment."""
        self.has_turn = False
        self.is_unseen = self.is_unacknowledged = True
        self.sent_at = clock()

    def acknowledged(self) -> None:
        self.is_unacknowledged = False
        self.hall.figures.moves += 1

    def seen(self) -> None:
        """The other player knows of the move."""
        self.is_unseen = False
        self.hall.figures.delays.append(clock() - self.sent_at)

    def told(self, message: bytes) -> None:
        self.hall.figures.told += 1
        self.hall.figures.bytes += len(message)

    @property
    def is_settled(self) -> bool:
        return not (self.is_unseen or self.is_unacknowledged)

    def again(self) -> None:
        """The match is over: the same two begin another."""
        self.hall.figures.matches += 1
        self.close()
        self.open()

    def fail(self, why: str) -> None:
        """Something that must not happen."""
        self.hall.give_up(self, why)
        self.close()


class Hall:
    """All tables that one client plays at one server."""

    def __init__(self, kind: type[Table], port: int, message: int) -> None:
        self.kind = kind
        self.port = port
        self.message = message  # bytes that a peer should tell a player of a move
        self.loop = Loop()
        self.tables: set[Table] = set()
        self.laid: list[Table] = []  # and wait for the others before they begin
        self.is_playing = False
        self.pace = 0.0  # seconds between the moves of a table; 0: at once
        self.figures = Figures()
        self.problems: Counter[str] = Counter()

    def open(self, count: int) -> None:
        """Lay all tables, a few at a time, up to their first question."""
        waiting = [self.kind(self, number) for number in reversed(range(count))]
        self.tables = set(waiting)

        def lay_more() -> bool:
            while waiting and len(self.tables) - len(waiting) - len(self.laid) < AT_ONCE:
                waiting.pop().open()
            return len(self.laid) == len(self.tables)

        self.loop.run(PATIENCE + LAYING * count, lay_more)
        if missing := len(self.tables) - len(self.laid):
            self.problems["a table was not laid in time"] += missing

    def give_up(self, table: Table, why: str) -> None:
        """A table that plays no more."""
        self.problems[why] += 1
        self.tables.discard(table)
        if table in self.laid:
            self.laid.remove(table)

    def begin(self, pace: float = 0.0) -> None:
        """Everybody plays; with a pace, not all at the same moment."""
        self.is_playing, self.pace = True, pace
        now = clock()
        for place, table in enumerate(self.laid):
            table.due = now + pace * place / len(self.laid)
            self.turn(table)

    def turn(self, table: Table) -> None:
        if not self.is_playing:
            self.laid.append(table)
        elif self.pace:
            when = max(table.due, clock())
            table.due = when + self.pace
            self.loop.at(when, table.move)
        else:
            table.move()

    def play(self, seconds: float) -> Figures:
        """Go on for a while; what happened in it."""
        self.figures = Figures()
        self.loop.run(seconds)
        late = clock() - PATIENCE
        if stuck := sum(not table.is_settled and table.sent_at < late for table in self.tables):
            self.problems["a move was not answered"] += stuck
        return self.figures

    def close(self) -> None:
        for table in self.tables:
            table.close()
        self.loop.close()
