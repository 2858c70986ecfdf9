"""The bare relay: each player sends as soon as it has received."""

from __future__ import annotations

import os
import sys
from functools import partial
from pathlib import Path

from .client import LoadClient, ScriptedTable
from .loop import WebSocket
from .process import ServerCommand
from .relay_app import STORED


def command(folder: Path, port: int, message: int) -> ServerCommand:
    words = [sys.executable, "-m", "benchmarks.server.relay_app", str(port), str(folder / "relay.db")]
    return ServerCommand(words, os.environ)


class RelayTable(ScriptedTable):
    """Two sockets in a room; a message is as long as what our server tells a player of a move."""

    def __init__(self, client: LoadClient, number: int) -> None:
        super().__init__(client, number)
        self.mover = 0
        self.message = b"x" * client.message
        self.stored = STORED.encode()
        self.sockets: list[WebSocket] = []

    def open(self) -> None:
        self.sockets = [
            self.connect(f"/{self.number}/{seat}", self.opened, partial(self.receive, seat))
            for seat in (0, 1)
        ]

    def opened(self) -> None:
        if all(socket.is_open for socket in self.sockets):
            self.turn()

    def receive(self, seat: int, text: bytes) -> None:
        if text == self.stored:
            self.acknowledged()
        else:
            self.count_update(text)
            self.seen()
        if self.is_settled:
            self.mover = 1 - self.mover
            self.turn()

    def move(self) -> None:
        self.sending()
        self.sockets[self.mover].say(self.message)

    def close(self) -> None:
        for socket in self.sockets:
            socket.leave()
