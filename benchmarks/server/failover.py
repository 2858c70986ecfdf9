"""Failover: how long a table waits when the process that holds its lease loses PostgreSQL.

Two processes share a database. The first opens a table for a person and a bot, and holds its
lease: it runs the bot. Then the person plays through the second, the first is cut off, and the
bot moves again when the second has taken the lease over.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from sobremesa.engine import contribution_hash
from sobremesa.protocol.messages import PROTOCOL_VERSION

from .loop import HOST
from .postgresql import TcpProxy, postgresql
from .process import NotRunning, ServerCommand, ServerProcess, free_port

TIMEOUT = 60.0  # seconds after which nothing will come any more
BOT = 1  # its seat
TABLE = {"game": "uno", "seats": 2, "bots": {BOT: "random"}, "clock": 0, "pace": 0, "window": 0}


def measure(times: int, core: int) -> list[float]:
    """Seconds from the cut until the bot moved, for each repetition."""
    with tempfile.TemporaryDirectory(prefix="bench-server-") as name, ExitStack() as stack:
        folder = Path(name)
        database = stack.enter_context(postgresql(folder, core))
        proxy = TcpProxy(database)
        proxy.start()
        holder = stack.enter_context(server(folder / "first.log", proxy.port, core))
        other = stack.enter_context(server(folder / "second.log", database, core))
        return [cut_once(proxy, holder, other) for _ in range(times)]


@contextmanager
def server(log: Path, database: int, core: int) -> Iterator[int]:
    """Run a server process, and yield its port."""
    url, port = f"postgresql+asyncpg://postgres@{HOST}:{database}/postgres", free_port()
    words = [sys.executable, "-m", "sobremesa", "serve", "--port", str(port), "--db", url]
    process = ServerProcess(ServerCommand(words, os.environ), port, core, log)
    try:
        process.wait_until_open()
        yield port
    finally:
        process.stop()


def cut_once(proxy: TcpProxy, holder: int, other: int) -> float:
    wait_until_healthy(holder)
    person = post(holder, "/api/people", {"name": "Player"}, {})
    who = {"X-Person": person["person"], "X-Secret": person["secret"]}
    table = post(holder, "/api/tables", TABLE, who)["table"]
    hello = {
        "type": "hello",
        "version": PROTOCOL_VERSION,
        "table": table,
        "person": person["person"],
        "secret": person["secret"],
    }
    with connect(socket_of(holder)) as first, connect(socket_of(other)) as second:
        here, there = FailoverPlayer(first), FailoverPlayer(second)
        here.say(hello)
        here.begin()
        here.let_bot_move()  # so the first process holds the lease
        there.say(hello)
        there.wait_for_turn()
        proxy.cut()
        began = time.perf_counter()
        there.let_bot_move()
        waited = time.perf_counter() - began
        proxy.reconnect()
    return waited


class FailoverPlayer:
    """A player who always makes the first move of the list."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.question: dict[str, Any] = {"asked": False}

    def say(self, message: dict[str, Any]) -> None:
        self.socket.send(json.dumps(message))

    def receive(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=TIMEOUT))
        if message["type"] in ("refused", "bye"):
            raise NotRunning(str(message))
        if message["type"] == "update":
            self.question = message["question"]
        return message

    def begin(self) -> None:
        """Sit down and start the match, up to the first question."""
        said = set()
        while not self.question["asked"]:
            message = self.receive()
            reply = next_message(message) if message["type"] == "table" else None
            if reply and reply["type"] not in said:
                said.add(reply["type"])
                self.say(reply)

    def wait_for_turn(self) -> None:
        while not self.question["asked"]:
            self.receive()

    def let_bot_move(self) -> None:
        """Move until it is the bot's turn, and wait until that is over."""
        while self.question["asked"]:
            number = self.question["number"]
            self.say(
                {
                    "type": "play",
                    "id": str(number),
                    "move": self.question["moves"][0]["text"],
                    "question": number,
                }
            )
            while self.question.get("number") == number:
                self.receive()
        self.wait_for_turn()


def next_message(table: dict[str, Any]) -> dict[str, Any] | None:
    """The next message of a host alone with a bot, before the match."""
    if table["phase"] == "open":
        return {"type": "sit", "seat": 0} if table["you"] is None else {"type": "start"}
    if table["phase"] == "committed":
        return {"type": "contribute", "hash": contribution_hash(table["match"], 0, "a random text")}
    return {"type": "reveal", "text": "a random text"} if table["phase"] == "revealing" else None


def socket_of(port: int) -> str:
    return f"ws://{HOST}:{port}/socket"


def post(port: int, path: str, data: object, headers: dict[str, str]) -> dict[str, str]:
    body = json.dumps(data).encode()
    headers = {"Content-Type": "application/json", **headers}
    request = urllib.request.Request(f"http://{HOST}:{port}{path}", body, headers)
    with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:
        found: dict[str, str] = json.load(answer)
    return found


def wait_until_healthy(port: int) -> None:
    """Wait until the process is connected to the database."""
    until = time.monotonic() + TIMEOUT
    while time.monotonic() < until:
        try:
            urllib.request.urlopen(f"http://{HOST}:{port}/health", timeout=5).close()
            return
        except (urllib.error.HTTPError, TimeoutError):
            time.sleep(0.2)
    raise NotRunning("the process did not reconnect to the database")
