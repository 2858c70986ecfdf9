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
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import websockets


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
    return port


class Server:
    """``sobremesa serve`` on a port of its own; it can be killed and started again."""

    def __init__(self, db: str) -> None:
        self.db = db
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "sobremesa", "serve", "--port", str(self.port), "--db", self.db]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env={**os.environ, "LC_ALL": "C"})
        for _ in range(400):
            try:
                self.get("/health")
            except (OSError, urllib.error.URLError):
                assert self.process.poll() is None, "the server ended by itself"
                time.sleep(0.05)
            else:
                return
        raise TimeoutError("the server did not open its doors")

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(timeout=30)
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
        with urllib.request.urlopen(request, timeout=20) as answer:
            found: bytes = answer.read()
        return found

    def get(self, path: str) -> Any:
        return json.loads(self.ask("GET", path))

    def enter(self, name: str) -> dict[str, str]:
        found: dict[str, str] = json.loads(self.ask("POST", "/api/people", {"name": name}))
        return found

    def open_table(self, host: dict[str, str], **table: Any) -> str:
        who = {"X-Person": host["person"], "X-Secret": host["secret"]}
        table = {"pace": 0, "window": 0, **table}
        found: str = json.loads(self.ask("POST", "/api/tables", table, who))["table"]
        return found


@dataclass
class Player:
    """Sits down, starts as host, and answers every question with any of its moves; after a
    lost connection it comes back, and sends again what was not acknowledged."""

    server: Server
    person: dict[str, str]
    table: str
    seat: int
    rng: random.Random
    heard: int = 0
    events: list[Any] = field(default_factory=list)
    acknowledged: list[tuple[str, str]] = field(default_factory=list)  # ids and moves
    refused: list[str] = field(default_factory=list)
    outcome: Any = None
    sent: dict[str, Any] | None = None  # a move that waits for its answer
    question: int = -1
    last: Any = None  # the question as it was put last

    async def play(self) -> Any:
        while self.outcome is None:
            try:
                await self.attend()
            except (OSError, websockets.WebSocketException, TimeoutError):
                await asyncio.sleep(0.1)
        return self.outcome

    async def attend(self) -> None:
        url = f"ws://127.0.0.1:{self.server.port}/socket"
        async with websockets.connect(url, open_timeout=5, compression=None) as stream:
            self.stream = stream
            await self.say(type="hello", table=self.table, heard=self.heard, **who(self.person))
            if self.sent is not None:
                await stream.send(json.dumps(self.sent))
            async for text in stream:
                await self.hear(json.loads(text))
                if self.outcome is not None:
                    return

    async def say(self, **message: Any) -> None:
        await self.stream.send(json.dumps(message))

    async def hear(self, message: Any) -> None:
        kind = message["type"]
        if kind == "welcome":
            await self.at_the_table(message)
        elif kind == "seen":
            self.events += message["events"]
            self.heard = message["heard"]
            self.outcome = message["outcome"]
            self.last = message["question"]
            await self.answer(self.last)
        elif kind == "done" and self.sent is not None and message["id"] == self.sent["id"]:
            self.acknowledged.append((message["id"], self.sent["move"]))
            self.sent = None
            await self.answer(self.last)
        elif kind == "refused":
            self.refused.append(message["key"])
            if self.sent is not None and message["id"] == self.sent["id"]:
                self.sent = None

    async def at_the_table(self, table: Any) -> None:
        if table["phase"] == "open":
            if table["you"] is None:
                await self.say(type="sit", seat=self.seat)
            elif table["host"] and all(seat["name"] for seat in table["seats"]):
                await self.say(type="start")
        elif table["phase"] == "promised":
            await self.say(type="contribute", text=f"from {self.seat}")

    async def answer(self, question: Any) -> None:
        if question is None or not question["asked"] or question["number"] == self.question or self.sent:
            return
        self.question = question["number"]
        move = self.rng.choice(question["moves"])["text"]
        id = f"{self.seat}-{question['number']}-{self.rng.getrandbits(40):x}"
        self.sent = {"type": "play", "id": id, "move": move, "question": question["number"]}
        await self.stream.send(json.dumps(self.sent))


def who(person: dict[str, str]) -> dict[str, str]:
    return {"person": person["person"], "secret": person["secret"]}


def seated(server: Server, seed: int, people: int = 2, **table: Any) -> list[Player]:
    """A table and the people who will play at it."""
    persons = [server.enter(f"Player {number}") for number in range(1, people + 1)]
    id = server.open_table(persons[0], **table)
    return [
        Player(server, person, id, seat, random.Random(1000 * seed + seat))
        for seat, person in enumerate(persons)
    ]


async def all_play(players: list[Player], seconds: float = 120) -> None:
    async with asyncio.timeout(seconds):
        await asyncio.gather(*(player.play() for player in players))


def new_database(folder: Path) -> str:
    return str(folder / "house.db")
