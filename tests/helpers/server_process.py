"""A real server in a process of its own, and clients that play by themselves."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import websockets

from games_under_test import PATIENCE
from sobremesa.engine import contribution_hash
from sobremesa.protocol.messages import PROTOCOL_VERSION

HELLO: dict[str, Any] = {"type": "hello", "version": PROTOCOL_VERSION}
HEARTBEAT: dict[str, Any] = {"open_timeout": 3, "ping_interval": 1, "ping_timeout": 3, "close_timeout": 1}


PORTS = count(20_000 + 37 * os.getpid() % 12_000)


def free_port() -> int:
    """A port that is not in use. It lies below those that systems give to connections, so that nobody
    takes it while a server is down, and each process of the tests begins elsewhere."""
    return next(filter(is_free, PORTS))


def is_free(port: int) -> bool:
    with socket.socket() as tried:
        try:
            tried.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


class Server:
    """``sobremesa serve`` on a port of its own; it can be killed and started again."""

    def __init__(self, db: str, log: Path | None = None, **settings: float | str) -> None:
        self.db = db
        self.log = log  # where it writes its log, one JSON object a line
        self.settings = {f"SOBREMESA_{name.upper()}": str(value) for name, value in settings.items()}
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "sobremesa", "serve", "--port", str(self.port), "--db", self.db]
        environment = {**os.environ, "LC_ALL": "C", "SOBREMESA_CONNECTIONS": "10000", **self.settings}
        with open(self.log or os.devnull, "ab") as log:
            self.process = subprocess.Popen(
                [*command, "--log-json"] if self.log else command,
                stdout=subprocess.DEVNULL,
                stderr=log if self.log else None,
                env=environment,
            )
        for _ in range(20 * PATIENCE):
            try:
                self.get("/health")
            except (OSError, urllib.error.URLError):
                assert self.process.poll() is None, "the server ended by itself"
                time.sleep(0.05)
            else:
                return
        raise TimeoutError("the server did not answer")

    def send_signal(self, which: signal.Signals) -> None:
        assert self.process is not None, "the server does not run"
        self.process.send_signal(which)

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(timeout=PATIENCE)
            self.process = None

    # -- requests ------------------------------------------------------------------------

    def ask(self, method: str, path: str, data: Any = None, headers: dict[str, str] | None = None) -> bytes:
        body = None if data is None else json.dumps(data).encode()
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}",
            method=method,
            data=body,
            headers={"Content-Type": "application/json", **(headers or {})},
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            found: bytes = answer.read()
        return found

    def get(self, path: str) -> Any:
        return json.loads(self.ask("GET", path))

    def new_person(self, name: str) -> dict[str, str]:
        found: dict[str, str] = json.loads(self.ask("POST", "/api/people", {"name": name}))
        return found

    def open_table(self, host: dict[str, str], **table: Any) -> str:
        who = {"X-Person": host["person"], "X-Secret": host["secret"]}
        table = {"pace": 0, "window": 0, "catching": 0, **table}
        found: str = json.loads(self.ask("POST", "/api/tables", table, who))["table"]
        return found


@dataclass
class Player:
    """A client that sits down, starts as host, and answers every question with any of its moves. After
    a lost connection, or when the server no longer answers, it reconnects to any process of the
    server and resends what was not acknowledged."""

    server: Server
    person: dict[str, str]
    table: str
    seat: int
    rng: random.Random
    last_event: int = 0
    events: list[Any] = field(default_factory=list)
    acknowledged: list[tuple[str, str]] = field(default_factory=list)  # ids and moves
    refused: list[str] = field(default_factory=list)
    outcome: Any = None
    sent: dict[str, Any] | None = None  # a move that waits for its answer
    last: Any = None  # the question as it was put last
    question: int = -1  # the number of the one that was answered last
    processes: Sequence[Server] = ()  # of a server that has several
    pause: Callable[[], float] = float  # seconds that it thinks about a move

    async def play(self) -> Any:
        while not self.is_done():
            try:
                await self.connect()
            except (OSError, websockets.WebSocketException, TimeoutError):
                await asyncio.sleep(0.1)
        return self.outcome

    @property
    def salt(self) -> str:
        """What it contributes to the shuffles."""
        return f"from {self.seat}"

    def is_done(self) -> bool:
        """Whether the match is over and the own last move was answered."""
        return self.outcome is not None and self.sent is None

    async def connect(self) -> None:
        server = self.rng.choice(self.processes) if self.processes else self.server
        url = f"ws://127.0.0.1:{server.port}/socket"
        async with websockets.connect(url, compression=None, **HEARTBEAT) as stream:
            self.stream = stream
            await self.send(**HELLO, table=self.table, lastEvent=self.last_event, **who(self.person))
            if self.sent is not None:
                await stream.send(json.dumps(self.sent))
            async for text in stream:
                await self.receive(json.loads(text))
                if self.is_done():
                    return

    async def send(self, **message: Any) -> None:
        await self.stream.send(json.dumps(message))

    async def receive(self, message: Any) -> None:
        kind = message["type"]
        if kind == "table":
            await self.handle_table(message)
        elif kind == "update":
            self.events += message["events"]
            self.last_event = message["lastEvent"]
            self.outcome = message["outcome"]
            self.last = message["question"]
            for id in message["done"]:
                self.acknowledge(id)
            await self.answer(self.last)
        elif kind == "done":
            self.acknowledge(message["id"], is_made="events" not in message)
            await self.answer(self.last)
        elif kind == "refused":
            self.refused.append(message["key"])
            self.acknowledge(message["id"], is_made=False)
            await self.answer(self.last)
        elif kind == "heartbeat":
            await self.send(type="heartbeat")

    def acknowledge(self, id: str, is_made: bool = True) -> None:
        """Take note that the last move was made and stored; or refused, or a call that changes nothing."""
        if self.sent is not None and id == self.sent["id"]:
            if is_made:
                self.acknowledged.append((id, self.sent["move"]))
            self.sent = None

    async def handle_table(self, table: Any) -> None:
        if table["phase"] == "open":
            if table["you"] is None:
                await self.send(type="sit", seat=self.seat)
            elif not table["seats"][table["you"]]["ready"]:
                await self.send(type="ready")
            elif table["isHost"] and all(seat["ready"] for seat in table["seats"]):
                await self.send(type="start")
        elif table["phase"] == "committed":
            hash = contribution_hash(table["match"], table["you"], self.salt)
            await self.send(type="contribute", hash=hash)
        elif table["phase"] == "revealing":
            await self.send(type="reveal", text=self.salt)

    async def answer(self, question: Any) -> None:
        if question is None or not question["asked"] or self.sent:
            return
        self.question = question["number"]
        await asyncio.sleep(self.pause())
        move = self.rng.choice(question["moves"])["text"]
        id = f"{self.seat}-{question['number']}-{self.rng.getrandbits(40):x}"
        self.sent = {"type": "play", "id": id, "move": move, "question": question["number"]}
        await self.stream.send(json.dumps(self.sent))


def who(person: dict[str, str]) -> dict[str, str]:
    return {"person": person["person"], "secret": person["secret"]}


def seated(server: Server, seed: int, people: int = 2, **table: Any) -> list[Player]:
    """A table and the people who will play at it."""
    persons = [server.new_person(f"Player {number}") for number in range(1, people + 1)]
    id = server.open_table(persons[0], **table)
    return [
        Player(server, person, id, seat, random.Random(1000 * seed + seat))
        for seat, person in enumerate(persons)
    ]


async def all_play(players: list[Player], seconds: float = PATIENCE) -> None:
    async with asyncio.timeout(seconds):
        await asyncio.gather(*(player.play() for player in players))


def new_database(folder: Path) -> str:
    return str(folder / "house.db")
