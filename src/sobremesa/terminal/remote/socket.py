"""A WebSocket that reconnects by itself."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterable
from contextlib import suppress

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

MIN_PAUSE, MAX_PAUSE = 0.5, 15.0  # seconds between attempts to reconnect
HEARTBEAT = 10.0  # seconds; a connection on which nothing answers for so long is lost


class ReconnectingSocket:
    """Connects for ever; each connection begins with the messages of ``opening``."""

    def __init__(
        self,
        opening: Callable[[], Iterable[bytes]],
        on_message: Callable[[str], bytes | None],  # which may return an answer
        on_lost: Callable[[], None],
    ) -> None:
        self.opening = opening
        self.on_message = on_message
        self.on_lost = on_lost
        self.pause = MIN_PAUSE
        self._connection: ClientConnection | None = None

    async def run(self, url: str) -> None:
        while True:
            with suppress(OSError, WebSocketException):
                await self._serve(url)
            self._connection = None
            self.on_lost()
            await asyncio.sleep(self.pause * random.uniform(0.5, 1))  # not all clients at the same moment
            self.pause = min(2 * self.pause, MAX_PAUSE)

    async def _serve(self, url: str) -> None:
        async with connect(
            url, compression=None, close_timeout=1, ping_interval=HEARTBEAT, ping_timeout=HEARTBEAT
        ) as connection:
            self._connection = connection
            for message in self.opening():
                await connection.send(message.decode())
            async for text in connection:
                if answer := self.on_message(str(text)):
                    await connection.send(answer.decode())

    async def send(self, message: bytes) -> None:
        """Send a message if there is a connection."""
        if self._connection is not None:
            with suppress(WebSocketException):  # the loss is reported by on_lost
                await self._connection.send(message.decode())

    def reset_pause(self) -> None:
        """The connection has proved good: the next attempt, if it is lost, comes soon."""
        self.pause = MIN_PAUSE

    async def reconnect(self) -> None:
        if self._connection is not None:
            await self._connection.close()
