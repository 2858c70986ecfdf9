"""A table whose cards a test has laid out: the page of a real house, with the rules behind its socket."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
from playwright.sync_api import WebSocketRoute

from sobremesa.engine import SPECTATOR, Match, Refused
from sobremesa.protocol import hints_for, messages
from sobremesa.protocol.updates import update_for
from sobremesa.server.realtime.session import json_facts
from windows import Window


class Stage:
    """Plays the house to one window. The test moves the other seats, and sees what the window sent."""

    def __init__(
        self, window: Window, match: Match, you: int | None = 0, bots: bool = True, **welcome: Any
    ) -> None:
        self.window, self.match, self.you, self.bots = window, match, you, bots
        self.seat = SPECTATOR if you is None else you
        self.welcome = welcome
        self.sent: list[str] = []  # moves
        self.told = 0  # versions of the match that the window has seen
        self.heard = 0
        self.socket: WebSocketRoute | None = None
        self.answers = True  # or the line is dead
        window.page.route_web_socket(re.compile("/socket$"), self.open)
        window.go("#table=stage")

    def open(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(self.hear)
        if not self.answers:
            socket.close()

    # -- what the window hears -------------------------------------------------------------

    def say(self, message: messages.ToClient) -> None:
        assert self.socket is not None
        self.socket.send(msgspec.json.encode(message).decode())

    def greet(self) -> None:
        seats = [
            messages.SeatInfo(
                name=seat.name,
                player="normal" if self.bots and number != self.you else "person",
                person=None,
                connected=True,
                ready=True,
                away=False,
            )
            for number, seat in enumerate(self.match.seats)
        ]
        given: dict[str, Any] = {
            "table": "stage", "phase": "playing", "game": self.match.game.id, "variant": self.match.variant,
            "options": self.match.options.values(), "seats": seats, "you": self.you, "host": 0,
            "is_host": False, "public": False, "clock": 0, "pace": 0, "window": 0, "spectators": 0,
            "commitment": None, "closed": None, "next": None,
        }  # fmt: skip
        self.say(messages.TableInfo(**{**given, **self.welcome}))

    def show(self, done: list[str] | None = None) -> None:
        events = self.match.events(self.seat, self.told)
        self.told, self.heard = self.match.version, self.heard + len(events)
        self.say(update_for(self.match, self.seat, events, self.heard, done=done or []))

    # -- what the window says ----------------------------------------------------------------

    def hear(self, text: str | bytes) -> None:
        wish = json.loads(text)
        if wish["type"] == "hello":
            self.told = self.heard = 0
            self.greet()
            self.show()
        elif wish["type"] == "play":
            self.answer(wish)
        elif wish["type"] == "hint":
            self.say(messages.Done(wish["id"], hints=hints_for(self.match, self.seat)))
        elif wish["type"] == "ping":
            self.say(messages.Pong())

    def answer(self, wish: dict[str, Any]) -> None:
        self.sent.append(wish["move"])
        before = self.match.version
        try:
            events = self.match.play(self.seat, wish["move"])
        except Refused as problem:
            return self.say(messages.Rejected(wish["id"], problem.key, json_facts(problem)))
        if self.match.version == before:
            return self.say(messages.Done(wish["id"], events=list(events)))
        self.show([wish["id"]])

    def play(self, *moves: str) -> None:
        """Moves of others, by whoever is to act or, as in ``3:catch``, by the third seat; seen one by one."""
        for move in moves:
            seat, colon, text = move.rpartition(":")
            self.match.play(int(seat) - 1 if colon else self.match.to_act, text)
            self.show()
