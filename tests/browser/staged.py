"""A table with the cards that a test wants: the page of a real server, with the rules behind its socket."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
from playwright.sync_api import WebSocketRoute

from sobremesa.engine import SPECTATOR, Match, Refused
from sobremesa.protocol import hints_for, messages
from sobremesa.protocol.problems import rejected
from sobremesa.protocol.types import OddsChoice
from sobremesa.protocol.updates import update_for
from sobremesa.server.jobs import odds_job
from windows import Window

THERE: dict[str, Any] = {
    "connected": True,
    "ready": True,
    "away": False,
    "asleep": False,
    "absent_for": None,
    "stand_in": None,
    "request_stand_in": None,
}


class Stage:
    """Acts as the server for one window. The test moves the other seats, and sees what the window sent."""

    def __init__(
        self, window: Window, match: Match, you: int | None = 0, bots: bool = True, **fields: Any
    ) -> None:
        self.window, self.match, self.you, self.bots = window, match, you, bots
        self.seat = SPECTATOR if you is None else you
        self.fields = fields  # of the message `table`
        self.sent: list[str] = []  # moves
        self.version = 0  # of the match, as the window was last sent it
        self.last_event = 0
        self.socket: WebSocketRoute | None = None
        self.changed: dict[int, dict[str, Any]] = {}  # fields of seats, as of those whose people are away
        self.received: list[dict[str, Any]] = []  # all that the window sent
        self.tells_odds = True  # or whoever asks for odds waits
        self.answers = True  # or every connection is closed at once
        window.page.route_web_socket(re.compile("/socket$"), self.open)
        window.go("#table=stage")

    def open(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(self.receive)
        if not self.answers:
            socket.close()

    # -- what the window receives -------------------------------------------------------------

    def send(self, message: messages.ToClient) -> None:
        assert self.socket is not None
        self.socket.send(msgspec.json.encode(message).decode())

    def send_table(self) -> None:
        seats = [
            messages.SeatInfo(
                **{
                    "name": seat.name,
                    "player": "normal" if self.bots and number != self.you else "person",
                    "person": None,
                    **THERE,
                    **self.changed.get(number, {}),
                }
            )
            for number, seat in enumerate(self.match.seats)
        ]
        defaults: dict[str, Any] = {
            "table": "stage", "phase": "playing", "game": self.match.game.id, "variant": self.match.variant,
            "options": self.match.options.values(), "seats": seats, "you": self.you, "host": 0,
            "is_host": False, "public": False, "clock": 0, "pace": 0, "window": 0, "catching": 0,
            "assistance": "hints", "spectators": 0, "may_watch": True, "requests": [],
            "match": None, "commitment": None, "hashes": None, "closed": None, "next": None,
            "evening": [],
        }  # fmt: skip
        self.send(messages.TableInfo(**{**defaults, **self.fields}))

    def send_update(self, done: list[str] | None = None, seconds_left: float | None = None) -> None:
        events = self.match.events(self.seat, self.version)
        self.version, self.last_event = self.match.version, self.last_event + len(events)
        update = update_for(self.match, self.seat, events, self.last_event, seconds_left, done or [])
        self.send(update)

    # -- what the window sends ----------------------------------------------------------------

    def receive(self, text: str | bytes) -> None:
        message = json.loads(text)
        self.received.append(message)
        if message["type"] == "hello":
            self.version = self.last_event = 0
            self.send_table()
            self.send_update()
        elif message["type"] == "play":
            self.answer(message)
        elif message["type"] == "hint":
            self.send(messages.Done(message["id"], hints=hints_for(self.match, self.seat)))
        elif message["type"] == "odds" and self.tells_odds:
            self.send(self.odds(message["id"]))
        elif message["type"] == "ping":
            self.send(messages.Pong())

    def odds(self, id: str) -> messages.Done | messages.Rejected:
        try:
            return messages.Done(id, odds=msgspec.json.decode(odds_job(self.match, self.seat).work()))
        except Refused as problem:
            return rejected(id, problem)

    def answer(self, message: dict[str, Any]) -> None:
        self.sent.append(message["move"])
        before = self.match.version
        try:
            events = self.match.play(self.seat, message["move"])
        except Refused as problem:
            return self.send(rejected(message["id"], problem))
        if self.match.version == before:
            return self.send(messages.Done(message["id"], events=list(events)))
        self.send_update([message["id"]])

    def play(self, *moves: str) -> None:
        """Moves of others, by whoever is to act or, as in ``3:catch``, by the third seat; seen one by one."""
        for move in moves:
            seat, colon, text = move.rpartition(":")
            self.match.play(int(seat) - 1 if colon else self.match.to_act, text)
            self.send_update()


class EstimatingStage(Stage):
    """Answers with a given chance for every choice, as they are listed: no rules are compiled for it."""

    chances = (0.33, 0.35, 0.31, 0.22, 0.2, 0.18, 0.16)  # and again from the first

    def odds(self, id: str) -> messages.Done | messages.Rejected:
        moves = self.match.moves(self.seat)
        chances = [self.chances[i % len(self.chances)] for i in range(len(moves))]
        best = chances.index(max(chances))
        choices: list[OddsChoice] = [
            {"move": move, "value": chance, "error": 0.02, "best": i == best, "equal": chance > 0.32}
            for i, (move, chance) in enumerate(zip(moves, chances, strict=True))
        ]
        return messages.Done(id, odds={
            "unit": "chance", "stake": 0, "choices": choices, "chances": {}, "nextCard": {}, "unseen": 0,
            "worlds": 3000,
        })  # fmt: skip
