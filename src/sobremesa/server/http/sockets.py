"""Sockets as uvicorn has them, with a short way for what is said at tables.

Nearly all that goes over a socket is a short text in one piece: that is read and written here, with
less work. Everything else (handshakes, pings, goodbyes, messages in several pieces) is uvicorn's.
"""

from __future__ import annotations

import asyncio
from typing import Any

from litestar.connection import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.utils import apply_mask

SHORT_WAY = "sobremesa.short_way"  # among the extensions of a socket's scope
MOST_UNHEARD = 8  # messages, before a socket is read no further
END_OF_HANDSHAKE = b"\r\n\r\n"
TEXT, IN_ONE, MASKED = 0x1, 0x80, 0x80  # the first byte of a frame: what it is, and that it is the last
LONG, VERY_LONG = 126, 127  # lengths that say that the length follows, in two bytes or in eight


class Inbox:
    """What has come and was not listened to yet, for one who listens. A queue of asyncio's is made
    for many: a thousand tables are the smaller for it."""

    __slots__ = ("came", "messages")

    def __init__(self) -> None:
        self.messages: list[Any] = []
        self.came: asyncio.Future[None] | None = None  # while somebody waits

    def put_nowait(self, message: Any) -> None:
        self.messages.append(message)
        if self.came is not None and not self.came.done():
            self.came.set_result(None)

    async def get(self) -> Any:
        while not self.messages:
            self.came = asyncio.get_running_loop().create_future()
            await self.came
        return self.messages.pop(0)

    def empty(self) -> bool:
        return not self.messages


class Socket(WebSocketsSansIOProtocol):
    is_between = False  # whether all that came so far were whole frames

    def __init__(self, *about: Any, **more: Any) -> None:
        super().__init__(*about, **more)
        self.queue: Any = Inbox()
        self.unwritten: list[bytes] = []

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            self.is_between = not self.handshake_initiated and data.endswith(END_OF_HANDSHAKE)
        elif self.is_between:
            frame = whole_frame(data)
            self.is_between = frame is not None
            if frame and frame[0] == TEXT | IN_ONE and (text := decoded(frame[1])) is not None:
                self.hear(text)
                return
        super().data_received(data)

    def hear(self, text: str) -> None:
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and len(self.queue.messages) >= MOST_UNHEARD:
            self.read_paused = True  # until somebody has listened
            self.transport.pause_reading()

    def start_keepalive(self) -> None:
        """The handshake is over, and kept no longer."""
        super().start_keepalive()
        del self.request, self.response

    async def run_asgi(self) -> None:
        self.scope["extensions"][SHORT_WAY] = {"socket": self}
        await super().run_asgi()

    def tell(self, text: bytes) -> None:
        """It is written when all have been heard who can be now: a move is many steps for the
        processor, to the network or through the rules, and both are quicker one after the other
        than in turns."""
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        if not self.unwritten:
            self.loop.call_soon(self.write)
        self.unwritten += (heading(len(text)), text)

    def has_room(self) -> bool:
        """Whether what was told before is on its way."""
        return self.writable.is_set()

    async def until_room(self) -> None:
        await self.writable.wait()

    def write(self) -> None:
        if self.unwritten and not self.transport.is_closing():
            self.transport.write(b"".join(self.unwritten))
        self.unwritten.clear()

    async def send(self, message: Any) -> None:
        self.write()  # what was said before comes before
        await super().send(message)

    def shutdown(self) -> None:
        self.write()
        super().shutdown()

    async def listen(self) -> str:
        message: Any = await self.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="it has gone", code=message["code"])
        return message.get("text") or ""


def ours(socket: WebSocket[Any, Any, State]) -> Socket:
    """What is below a socket of Litestar's."""
    extensions: Any = socket.scope["extensions"]
    below: Socket = extensions[SHORT_WAY]["socket"]
    return below


def heading(length: int) -> bytes:
    """What stands before a text of so many bytes as a server sends it: in one piece, without a mask."""
    if length < LONG:
        return bytes((TEXT | IN_ONE, length))
    if length < 1 << 16:
        return bytes((TEXT | IN_ONE, LONG)) + length.to_bytes(2, "big")
    return bytes((TEXT | IN_ONE, VERY_LONG)) + length.to_bytes(8, "big")


def whole_frame(data: bytes) -> tuple[int, bytes] | None:
    """The first byte and the content, if this is one frame of a client from its beginning to its
    end. The longest are not looked at: they may be more than a socket takes."""
    if len(data) < 6 or not data[0] & IN_ONE or not data[1] & MASKED:
        return None
    length, at = data[1] ^ MASKED, 2
    if length == VERY_LONG:
        return None
    if length == LONG:
        length, at = int.from_bytes(data[2:4], "big"), 4
    if len(data) != at + 4 + length:
        return None
    return data[0], apply_mask(data[at + 4 :], data[at : at + 4])


def decoded(text: bytes) -> str | None:
    try:
        return text.decode()
    except UnicodeDecodeError:
        return None
