"""The line to a house: a socket that comes back by itself."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from ...engine import shown

Message = dict[str, Any]

FIRST_PAUSE, MOST_PAUSE = 0.5, 15.0  # seconds between attempts to come back
HEARTBEAT = 10.0  # seconds; a line on which nothing answers for so long is lost, whatever the system says


class Line:
    """Says and hears messages. What a person said is said again, under the same id, until
    the house has answered: it does nothing twice."""

    def __init__(
        self,
        hello: Callable[[], Message],
        inbox: asyncio.Queue[tuple[str, str]],
        notice: Callable[[str], None],
    ) -> None:
        self.hello = hello
        self.notice = notice  # told of a message when it arrives, which may be long before its turn
        self.inbox = inbox  # where ("heard", text) and ("lost", "") go
        self.unanswered: dict[str, Message] = {}
        self.stream: ClientConnection | None = None
        self.pause = FIRST_PAUSE

    async def keep(self, url: str) -> None:
        """For ever: connected, or about to be."""
        while True:
            with suppress(OSError, WebSocketException):
                await self.attend(url)
            self.stream = None
            self.inbox.put_nowait(("lost", ""))
            await asyncio.sleep(self.pause * random.uniform(0.5, 1))  # not all at the same moment
            self.pause = min(2 * self.pause, MOST_PAUSE)

    async def attend(self, url: str) -> None:
        async with connect(
            url, compression=None, close_timeout=1, ping_interval=HEARTBEAT, ping_timeout=HEARTBEAT
        ) as stream:
            await stream.send(json.dumps(self.hello()))
            self.stream = stream
            for message in list(self.unanswered.values()):
                await stream.send(json.dumps(message))
            async for text in stream:
                self.notice(str(text))
                self.inbox.put_nowait(("heard", str(text)))

    async def tell(self, type: str, **content: Any) -> None:
        """What follows from where the table stands: said now, or not at all."""
        if self.stream is not None:
            with suppress(WebSocketException):  # it is lost, which is noticed elsewhere
                await self.stream.send(json.dumps({"type": type, **content}))

    async def say(self, type: str, **content: Any) -> str:
        """What a person wants: it is kept until it is answered."""
        id = secrets.token_hex(8)
        self.unanswered[id] = {"type": type, "id": id, **content}
        await self.tell(**self.unanswered[id])
        return id

    async def hang_up(self) -> None:
        """To say hello anew, somewhere else."""
        self.unanswered.clear()
        if self.stream is not None:
            await self.stream.close()


def harmless(value: Any) -> Any:
    """A message in which no text steers the terminal."""
    if isinstance(value, str):
        return shown(value)
    if isinstance(value, list):
        return [harmless(item) for item in value]
    if isinstance(value, dict):
        return {name: harmless(item) for name, item in value.items()}
    return value
