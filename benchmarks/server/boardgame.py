"""boardgame.io from npm: the smallest game, with messages as long as ours.

It publishes a move before it stores it, so what counts as acknowledged here is less.
"""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path

import msgspec
from msgspec import Raw, Struct

from .client import MATCH, LoadClient, ScriptedTable
from .loop import WebSocket
from .process import NotRunning, ServerCommand

MODULES = Path(".node-bench", "node_modules")  # where make installs it
PACKAGE = MODULES / "boardgame.io" / "package.json"
BARE = 700  # bytes of an update whose state has no text
SOCKET = "/socket.io/?EIO=4&transport=websocket"
GAME = "/games/pingpong"
# Packets of Engine.IO and, inside its messages, of Socket.IO with the game as name space.
OPEN, PING, PONG = b"0", b"2", b"3"
CONNECT, EVENT = b"40/pingpong,", b"42/pingpong,"
SYNC, UPDATE = EVENT + b'["sync",', EVENT + b'["update",'


def in_memory(folder: Path, port: int, message: int) -> ServerCommand:
    if not PACKAGE.exists():
        raise NotRunning("not installed")
    script = str(Path(__file__).with_suffix(".js"))
    words = ["node", script, str(port), str(max(0, message - BARE))]
    return ServerCommand(words, {**os.environ, "NODE_ENV": "production", "NODE_PATH": str(MODULES.resolve())})


def in_files(folder: Path, port: int, message: int) -> ServerCommand:
    plain = in_memory(folder, port, message)
    return ServerCommand([*plain.words, str(folder / "matches")], plain.environment)


def version() -> str:
    return str(msgspec.json.decode(PACKAGE.read_bytes())["version"]) if PACKAGE.exists() else ""


class Created(Struct, rename="camel"):
    match_id: str = msgspec.field(name="matchID")


class Joined(Struct, rename="camel"):
    player_credentials: str


class State(Struct):
    number: int = msgspec.field(name="_stateID")


decode_created = msgspec.json.Decoder(Created).decode
decode_joined = msgspec.json.Decoder(Joined).decode
decode_update = msgspec.json.Decoder(tuple[str, str, State, Raw]).decode
encode = msgspec.json.encode


class BoardgameTable(ScriptedTable):
    """Created and joined by requests; then each player has a socket."""

    def __init__(self, client: LoadClient, number: int) -> None:
        super().__init__(client, number)
        self.sockets: list[WebSocket] = []

    def open(self) -> None:
        self.match = ""
        self.credentials: list[str] = []
        self.synced: set[int] = set()
        self.state = 0  # the number of the last state that both know
        self.post(f"{GAME}/create", {"numPlayers": 2}, self.created)

    def created(self, answer: bytes) -> None:
        self.match = decode_created(answer).match_id
        self.join()

    def join(self) -> None:
        seat = len(self.credentials)
        data = {"playerID": str(seat), "playerName": f"Player {seat + 1}"}
        self.post(f"{GAME}/{self.match}/join", data, self.joined)

    def joined(self, answer: bytes) -> None:
        self.credentials.append(decode_joined(answer).player_credentials)
        if len(self.credentials) < 2:
            self.join()
        else:
            self.sockets = [self.connect(SOCKET, nothing, partial(self.receive, seat)) for seat in (0, 1)]

    def receive(self, seat: int, text: bytes) -> None:
        if text.startswith(UPDATE):
            self.count_update(text)
            self.update(seat, text)
        elif text == PING:
            self.sockets[seat].say(PONG)
        elif text.startswith(OPEN):
            self.sockets[seat].say(CONNECT)
        elif text.startswith(CONNECT):
            self.emit(seat, "sync", self.match, str(seat), self.credentials[seat], 2)
        elif text.startswith(SYNC):
            self.synced.add(seat)
            if len(self.synced) == 2:
                self.turn()

    def update(self, seat: int, text: bytes) -> None:
        number = decode_update(text[len(EVENT) :])[2].number
        if seat == self.mover:
            self.acknowledged()
        else:
            self.seen()
        if self.is_settled:
            self.state = number
            if number < MATCH:
                self.turn()
            else:
                self.again()

    @property
    def mover(self) -> int:
        return self.state % 2

    def move(self) -> None:
        credentials = self.credentials[self.mover]
        payload = {"type": "play", "args": [], "playerID": str(self.mover), "credentials": credentials}
        self.sending()
        self.emit(
            self.mover,
            "update",
            {"type": "MAKE_MOVE", "payload": payload},
            self.state,
            self.match,
            str(self.mover),
        )

    def emit(self, seat: int, *event: object) -> None:
        self.sockets[seat].say(EVENT + encode(event))

    def close(self) -> None:
        for socket in self.sockets:
            socket.leave()


def nothing() -> None:
    """Do nothing: in Engine.IO the server sends first."""
