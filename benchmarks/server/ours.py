"""Our own server: two-seat UNO by the real rules, every move on the disk."""

from __future__ import annotations

import os
import sys
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Raw, Struct

from sobremesa.engine import contribution_hash
from sobremesa.protocol.messages import PROTOCOL_VERSION

from .client import LoadClient, ScriptedTable
from .loop import WebSocket
from .process import ServerCommand

SEATS = 2
# Round after round, to 500 points: moves are measured, not how tables are laid.
LONG = {"length": "points"}
LAID = {"game": "uno", "options": LONG, "seats": SEATS, "clock": 0, "pace": 0, "window": 0, "catching": 0}
# All players come from one address, and are faster than people.
UNLIMITED = {"SOBREMESA_CONNECTIONS": "100000", "SOBREMESA_RATE": "100000"}
SILENT = "uno"  # the only move of which the other player hears nothing before the card that follows
encode = msgspec.json.encode


def command(folder: Path, port: int, message: int) -> ServerCommand:
    serve = [
        sys.executable,
        "-m",
        "sobremesa",
        "serve",
        "--port",
        str(port),
        "--db",
        str(folder / "sobremesa.db"),
    ]
    return ServerCommand(serve, {**os.environ, **UNLIMITED})


# -- the messages of the server, with the fields that a scripted player needs ---------------


class Heard(Struct, tag_field="type"):
    pass


class SeatShown(Struct):
    name: str | None
    ready: bool


class Welcome(Heard, tag="table"):
    phase: str
    seats: list[SeatShown]
    you: int | None
    match: str | None


class Move(Struct):
    text: str


class Question(Struct):
    number: int
    asked: bool
    moves: list[Move]


class Seen(Heard, tag="update"):
    events: list[Raw]
    question: Question
    outcome: Any
    done: list[str]


class Done(Heard, tag="done"):
    id: str


class Refused(Heard, tag="refused"):
    key: str


class Bye(Heard, tag="bye"):
    reason: str


class Heartbeat(Heard, tag="heartbeat"):
    """Whoever has sent nothing for a while is asked whether they are there."""


class Entered(Struct):
    person: str
    secret: str


class Opened(Struct):
    table: str


decode = msgspec.json.Decoder(Welcome | Seen | Done | Refused | Bye | Heartbeat).decode
decode_person = msgspec.json.Decoder(Entered).decode
decode_table = msgspec.json.Decoder(Opened).decode


class OurTable(ScriptedTable):
    """Laid by requests; then each seat has a socket. The first of the two is the host."""

    def __init__(self, client: LoadClient, number: int) -> None:
        super().__init__(client, number)
        self.people: list[Entered] = []
        self.sockets: list[WebSocket] = []
        self.clear()

    def clear(self) -> None:
        self.questions: list[Question | None] = [None] * SEATS
        self.answered = [-1] * SEATS  # the numbers of their last questions
        self.said: set[tuple[int, str]] = set()  # what a seat says once
        self.id = ""  # of the move on its way, and who made it
        self.mover = 0
        self.is_over = False

    # -- the table is laid ------------------------------------------------------------------

    def open(self) -> None:
        if len(self.people) < SEATS:
            self.post("/api/people", {"name": f"Player {len(self.people) + 1}"}, self.entered)
        else:
            host = self.people[0]
            self.post("/api/tables", LAID, self.opened, {"X-Person": host.person, "X-Secret": host.secret})

    def entered(self, answer: bytes) -> None:
        self.people.append(decode_person(answer))
        self.open()

    def opened(self, answer: bytes) -> None:
        self.clear()
        table = decode_table(answer).table
        self.sockets = [
            self.connect("/socket", partial(self.greet, seat, table), partial(self.receive, seat))
            for seat in range(SEATS)
        ]

    def greet(self, seat: int, table: str) -> None:
        who = self.people[seat]
        hello = {"type": "hello", "version": PROTOCOL_VERSION, "table": table}
        self.say(seat, **hello, person=who.person, secret=who.secret)

    def say(self, seat: int, /, **message: object) -> None:
        self.sockets[seat].say(encode(message))

    def say_once(self, seat: int, /, **message: object) -> None:
        if (seat, str(message["type"])) not in self.said:
            self.said.add((seat, str(message["type"])))
            self.say(seat, **message)

    def at_the_table(self, seat: int, table: Welcome) -> None:
        if table.phase == "open":
            if table.you is None:
                self.say_once(seat, type="sit", seat=seat)
            elif not table.seats[seat].ready:
                self.say_once(seat, type="ready")
            elif seat == 0 and all(shown.name and shown.ready for shown in table.seats):
                self.say_once(seat, type="start")
        elif table.phase == "committed":
            hash = contribution_hash(table.match or "", seat, f"from {seat}")
            self.say_once(seat, type="contribute", hash=hash)
        elif table.phase == "revealing":
            self.say_once(seat, type="reveal", text=f"from {seat}")

    # -- play ---------------------------------------------------------------------------------

    def receive(self, seat: int, text: bytes) -> None:
        message = decode(text)
        if isinstance(message, Seen):
            self.count_update(text)
            self.see(seat, message)
        elif isinstance(message, Welcome):
            self.at_the_table(seat, message)
        elif isinstance(message, Done):
            self.stored([message.id])
        elif isinstance(message, Heartbeat):
            self.say(seat, type="heartbeat")
        elif isinstance(message, Refused):
            self.fail(f"refused: {message.key}")
        else:
            self.fail(f"bye: {message.reason}")

    def see(self, seat: int, seen: Seen) -> None:
        self.questions[seat] = seen.question
        self.is_over = seen.outcome is not None
        if seat != self.mover and self.is_unseen and seen.events:
            self.seen()
        self.stored(seen.done)

    def stored(self, ids: list[str]) -> None:
        if self.is_unacknowledged and self.id in ids:
            self.acknowledged()
        if not self.is_settled or None in self.questions:
            return
        if self.is_over:
            self.again()
        elif self.asked():
            self.turn()

    def asked(self) -> tuple[int, Question] | None:
        """The seats that have a question not answered yet."""
        for seat, question in enumerate(self.questions):
            if question and question.asked and question.number != self.answered[seat]:
                return seat, question
        return None

    def move(self) -> None:
        asked = self.asked()
        assert asked  # it is somebody's turn
        seat, question = asked
        move = self.rng.choice(question.moves).text
        self.answered[seat] = question.number
        self.mover, self.id = seat, f"{seat}-{question.number}"
        text = encode({"type": "play", "id": self.id, "move": move, "question": question.number})
        self.sending()
        self.is_unseen = move != SILENT
        self.sockets[seat].say(text)

    def close(self) -> None:
        for socket in self.sockets:
            socket.leave()
