"""The least that a server on our stack could do: store a row, pass it on, acknowledge.

``python -m benchmarks.server.relay_app PORT FILE``: sockets by their ASGI messages under
uvicorn, SQLite as durable as ours and committed in groups, and no game at all.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections import defaultdict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import uvicorn
from litestar.types import Message, Receive, Scope, Send

from .loop import HOST

STORED = "stored"


class Store:
    """One writer: what comes in while it is busy goes out in one commit."""

    def __init__(self, path: str) -> None:
        self.thread = ThreadPoolExecutor(1)
        self.connection = sqlite3.connect(path, check_same_thread=False)
        self.connection.execute("PRAGMA journal_mode=WAL")
        self.connection.execute("PRAGMA synchronous=FULL")
        self.connection.execute("CREATE TABLE messages (number INTEGER PRIMARY KEY, room INTEGER, text TEXT)")
        self.waiting: list[tuple[tuple[int, str], asyncio.Future[None]]] = []
        self.news = asyncio.Event()

    async def add(self, room: int, text: str) -> None:
        """On the disk when this returns."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(((room, text), done))
        self.news.set()
        await done

    async def write(self) -> None:
        while True:
            await self.news.wait()
            self.news.clear()
            group, self.waiting = self.waiting, []
            rows = [row for row, _ in group]
            await asyncio.get_running_loop().run_in_executor(self.thread, self.commit, rows)
            for _, done in group:
                if not done.done():  # somebody has left meanwhile
                    done.set_result(None)

    def commit(self, rows: Sequence[tuple[int, str]]) -> None:
        with self.connection:
            self.connection.executemany("INSERT INTO messages (room, text) VALUES (?, ?)", rows)


class Relay:
    """The ASGI application: two sockets in a room, named by the path."""

    def __init__(self, path: str) -> None:
        self.store = Store(path)
        self.writing: asyncio.Task[None] | None = None
        self.rooms: defaultdict[int, dict[int, Send]] = defaultdict(dict)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.writing = self.writing or asyncio.create_task(self.store.write())
        room, seat = map(int, scope["path"].strip("/").split("/"))
        self.rooms[room][seat] = send
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        with suppress(OSError):  # somebody has left
            await self.pass_on(receive, room, seat)

    async def pass_on(self, receive: Receive, room: int, seat: int) -> None:
        while True:
            event: Any = await receive()
            if event["type"] == "websocket.disconnect":
                return
            await self.store.add(room, event["text"])
            await self.rooms[room][1 - seat](text_event(event["text"]))
            await self.rooms[room][seat](text_event(STORED))


def text_event(text: str) -> Message:
    return {"type": "websocket.send", "bytes": None, "text": text}


if __name__ == "__main__":
    port, path = sys.argv[1:]
    uvicorn.run(
        Relay(path), host=HOST, port=int(port), lifespan="off", ws_per_message_deflate=False,
        log_level="warning", timeout_graceful_shutdown=5,
    )  # fmt: skip
