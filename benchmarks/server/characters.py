"""``python -m benchmarks.server.characters [--tables N] [--seconds S] [--player NAME]``.

How punctual computer players are at many tables. At each of them a person answers at once and a computer
player has a second for every move; what is measured is how much later than that it moves.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import websockets

from sobremesa.engine import contribution_hash
from sobremesa.protocol.messages import PROTOCOL_VERSION

from .ours import UNLIMITED, command
from .process import ServerCommand, ServerProcess, free_port

PACE = 1.0  # seconds a move of a computer player
WARM_UP = 15.0  # seconds in which tables are laid and workers start
SALT = "benchmark"


@dataclass
class Punctuality:
    """How late computer players moved, and how often."""

    since: float  # nothing before it counts
    late: list[float] = field(default_factory=list)


class ScriptedPerson:
    """Sits at a table with one computer player, starts the match and plays any move at once."""

    def __init__(self, address: str, number: int, player: str, found: Punctuality) -> None:
        self.address, self.found = address, found
        self.rng = random.Random(number)
        self.me = self.post("/api/people", {"name": f"P{number}"})
        laid = {
            "game": "uno",
            "options": {"length": "points"},
            "seats": 2,
            "bots": {"1": player},
            "pace": PACE,
            "window": 0,
            "catching": 0,
        }
        self.table = self.post("/api/tables", laid)["table"]
        self.phase = ""
        self.waits_since: float | None = None  # for the computer player

    def post(self, path: str, data: dict[str, Any]) -> Any:
        headers = {"Content-Type": "application/json"}
        if hasattr(self, "me"):
            headers |= {"X-ScriptedPerson": self.me["person"], "X-Secret": self.me["secret"]}
        request = Request(f"http://{self.address}{path}", json.dumps(data).encode(), headers)
        with urlopen(request) as answer:
            return json.load(answer)

    async def play(self) -> None:
        async with websockets.connect(f"ws://{self.address}/socket", compression=None) as self.socket:
            await self.say(
                "hello",
                version=PROTOCOL_VERSION,
                table=self.table,
                person=self.me["person"],
                secret=self.me["secret"],
            )
            await self.say("sit")
            await self.say("start")
            async for text in self.socket:
                message = json.loads(text)
                if message["type"] == "table":
                    await self.contribute(message)
                elif message["type"] == "update":
                    await self.answer(message)
                elif message["type"] == "heartbeat":
                    await self.say("heartbeat")

    async def say(self, kind: str, **facts: Any) -> None:
        await self.socket.send(json.dumps({"type": kind, "id": f"{self.rng.random()}", **facts}))

    async def contribute(self, table: dict[str, Any]) -> None:
        """Contribute to the shuffles: the hash, then the text; the phase may be announced several times."""
        if table["phase"] == self.phase:
            return
        self.phase = table["phase"]
        if self.phase == "contributing":
            await self.say("contribute", hash=contribution_hash(table["match"] or "", 0, SALT))
        elif self.phase == "revealing":
            await self.say("reveal", text=SALT)

    async def answer(self, update: dict[str, Any]) -> None:
        now = time.perf_counter()
        if self.waits_since is not None and self.waits_since > self.found.since:
            self.found.late.append(now - self.waits_since - PACE)
        question = update["question"]
        is_mine = question is not None and question["asked"]
        self.waits_since = None if is_mine or update["outcome"] else now
        if is_mine:
            move = self.rng.choice(question["moves"])["text"]
            await self.say("play", move=move, question=question["number"])


async def measure(address: str, tables: int, seconds: float, player: str) -> Punctuality:
    found = Punctuality(time.perf_counter() + WARM_UP)
    people = [
        await asyncio.to_thread(ScriptedPerson, address, number, player, found) for number in range(tables)
    ]
    playing = [asyncio.create_task(person.play()) for person in people]
    await asyncio.sleep(max(0.0, found.since - time.perf_counter()) + seconds)
    for task in playing:
        task.cancel()
    ended = await asyncio.gather(*playing, return_exceptions=True)
    problems = [end for end in ended if isinstance(end, Exception)]
    if problems:
        raise problems[0]
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.characters")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--player", default="level-2")
    arguments = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))[:2]
    with tempfile.TemporaryDirectory() as name:
        folder, port = Path(name), free_port()
        plain = command(folder, port, 0)
        limits = {**UNLIMITED, "SOBREMESA_PEOPLE": "100000", "SOBREMESA_TABLES": "100000"}
        server = ServerProcess(
            ServerCommand(plain.words, {**plain.environment, **limits}), port, cores[0], folder / "log"
        )
        os.sched_setaffinity(server.process.pid, cores)
        try:
            server.wait_until_open()
            found = asyncio.run(
                measure(f"127.0.0.1:{port}", arguments.tables, arguments.seconds, arguments.player)
            )
            late = sorted(found.late)
            print(f"{arguments.tables} tables with {arguments.player}, {arguments.seconds:g} s")
            print(f"moves of computer players a second: {len(late) / arguments.seconds:.1f}")
            print(f"later than a second: median {statistics.median(late) * 1000:.0f} ms,", end=" ")
            print(f"p99 {late[int(len(late) * 0.99)] * 1000:.0f} ms, most {late[-1] * 1000:.0f} ms")
            print(f"processor time of the server: {server.cpu():.1f} s")
        finally:
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
