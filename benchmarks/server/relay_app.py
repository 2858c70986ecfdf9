"""The least that a server on our stack could do: store a row, pass it on, acknowledge.

``python -m benchmarks.server.relay_app PORT FILE``: Litestar under uvicorn, SQLite as durable
as ours and committed in groups, and no game at all.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections import defaultdict
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from typing import Any

import uvicorn
from litestar import Litestar, websocket
from litestar.connection import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from .loop import HOST

Socket = WebSocket[Any, Any, State]
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


rooms: defaultdict[int, dict[int, Socket]] = defaultdict(dict)


@websocket("/{room:int}/{seat:int}")
async def attend(socket: Socket, room: int, seat: int) -> None:
    store: Store = socket.app.state.store
    rooms[room][seat] = socket
    await socket.accept()
    with suppress(WebSocketDisconnect):
        while True:
            text = await socket.receive_text()
            await store.add(room, text)
            await rooms[room][1 - seat].send_text(text)
            await socket.send_text(STORED)


def create_app(path: str) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.store = Store(path)
        writing = asyncio.create_task(app.state.store.write())
        yield
        writing.cancel()

    return Litestar([attend], lifespan=[lifespan], openapi_config=None)


if __name__ == "__main__":
    port, path = sys.argv[1:]
    uvicorn.run(
        create_app(path), host=HOST, port=int(port), ws_per_message_deflate=False, log_level="warning",
        timeout_graceful_shutdown=5,
    )  # fmt: skip
