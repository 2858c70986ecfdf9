"""Many sockets in one loop over epoll: as little work a message as a client can do.

With asyncio the client would have more to do than the servers it measures, and their
answers would wait for it.
"""

from __future__ import annotations

import select
import socket
import time
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count

from websockets.utils import apply_mask

clock = time.perf_counter
HOST = "127.0.0.1"
CHUNK = 64 * 1024
MASK = b"\x5a\xc3\x96\x0f"  # servers must undo it whatever it is; zeros would let some skip that
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A  # first bytes of whole frames
HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: c29icmVtZXNhIGJlbmNoIQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
REQUEST = (
    "POST {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Type: application/json\r\n"
    "Content-Length: {length}\r\n{headers}\r\n"
)


class Loop:
    """An event loop over epoll, with timers."""

    def __init__(self) -> None:
        self.poll = select.epoll()
        self.streams: dict[int, Stream] = {}
        self.due: list[tuple[float, int, Callable[[], None]]] = []
        self.order = count()  # of things that are due at the same time

    def at(self, when: float, what: Callable[[], None]) -> None:
        heappush(self.due, (when, next(self.order), what))

    def run(self, seconds: float, is_done: Callable[[], bool] = lambda: False) -> None:
        until = clock() + seconds
        while (now := clock()) < until and not is_done():
            while self.due and self.due[0][0] <= now:
                heappop(self.due)[2]()
            next_due = self.due[0][0] if self.due else until
            for number, _ in self.poll.poll(max(0.0, min(until, next_due) - now)):
                if stream := self.streams.get(number):  # an answer before this one may have closed it
                    stream.read()

    def close(self) -> None:
        for stream in list(self.streams.values()):
            stream.close()
        self.poll.close()


class Stream:
    """One connection; ``lost`` is called with the reason why it ended."""

    def __init__(self, loop: Loop, port: int, lost: Callable[[str], None]) -> None:
        self.loop = loop
        self.lost = lost
        self.socket = socket.create_connection((HOST, port), timeout=10)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.setblocking(False)
        self.number = self.socket.fileno()
        self.rest = b""
        self.is_closed = False
        loop.streams[self.number] = self
        loop.poll.register(self.number, select.EPOLLIN)

    def read(self) -> None:
        try:
            data = self.socket.recv(CHUNK)
        except BlockingIOError:
            return  # the number belonged to another a moment ago
        except OSError as error:
            data = b""
            self.rest = self.rest or str(error).encode()
        if data:
            self.take(data)
        else:
            self.ended()

    def send(self, data: bytes) -> None:
        if self.is_closed:
            return  # what was due for a table that is given up
        try:
            sent = self.socket.send(data)
        except OSError as error:
            self.fail(f"cannot send: {error}")
            return
        if sent < len(data):
            self.fail("the server does not read")

    def fail(self, why: str) -> None:
        self.close()
        self.lost(why)

    def close(self) -> None:
        if not self.is_closed:
            self.is_closed = True
            del self.loop.streams[self.number]
            self.socket.close()

    def take(self, data: bytes) -> None:
        raise NotImplementedError

    def ended(self) -> None:
        raise NotImplementedError


class HttpRequest(Stream):
    """One POST on a connection of its own; ``answer`` is called with the body."""

    def __init__(
        self,
        loop: Loop,
        port: int,
        path: str,
        body: bytes,
        answer: Callable[[bytes], None],
        lost: Callable[[str], None],
        headers: dict[str, str] | None = None,
    ) -> None:
        super().__init__(loop, port, lost)
        self.path = path
        self.answer = answer
        lines = "".join(f"{name}: {value}\r\n" for name, value in (headers or {}).items())
        head = REQUEST.format(path=path, host=f"{HOST}:{port}", length=len(body), headers=lines)
        self.send(head.encode() + body)

    def take(self, data: bytes) -> None:
        self.rest += data

    def ended(self) -> None:
        self.close()
        head, _, body = self.rest.partition(b"\r\n\r\n")
        status = head.split(b"\r\n", 1)[0]
        if b" 20" in status:
            self.answer(body)
        else:
            self.lost(f"POST {self.path}: {status.decode()} {body[:100].decode(errors='replace')}")


class WebSocket(Stream):
    """A WebSocket; ``opened`` is called after the handshake, ``receive`` with every message."""

    def __init__(
        self,
        loop: Loop,
        port: int,
        path: str,
        opened: Callable[[], None],
        receive: Callable[[bytes], None],
        lost: Callable[[str], None],
    ) -> None:
        super().__init__(loop, port, lost)
        self.opened = opened
        self.receive = receive
        self.is_open = False
        self.send(HANDSHAKE.format(path=path, host=f"{HOST}:{port}").encode())

    def say(self, text: bytes) -> None:
        self.send(frame(TEXT, text))

    def leave(self) -> None:
        """Close as one should, without waiting for the answer."""
        if not self.is_closed:
            self.send(frame(CLOSE, b"\x03\xe8"))
        self.close()

    def take(self, data: bytes) -> None:
        data = self.rest + data if self.rest else data
        if not self.is_open:
            head, whole, rest = data.partition(b"\r\n\r\n")
            if not whole:
                self.rest = data
                return
            self.shake_hands(head)
            data = rest
        at, end = 0, len(data)
        while end - at >= 2 and not self.is_closed:
            start, length = at + 2, data[at + 1]
            if length == 126:
                start, length = at + 4, int.from_bytes(data[at + 2 : at + 4], "big")
            elif length == 127:
                start, length = at + 10, int.from_bytes(data[at + 2 : at + 10], "big")
            if end < start + length:
                break
            kind, at = data[at], start + length
            self.take_frame(kind, data[start:at])
        self.rest = data[at:]

    def shake_hands(self, head: bytes) -> None:
        if b" 101 " in head.split(b"\r\n", 1)[0]:
            self.is_open = True
            self.opened()
        else:
            self.fail(f"no handshake: {head[:80].decode(errors='replace')}")

    def take_frame(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.receive(payload)
        elif kind == PING:
            self.send(frame(PONG, payload))
        elif kind == CLOSE:
            self.fail(f"closed by the server: {payload[2:].decode(errors='replace') or payload.hex()}")
        elif kind != PONG:
            self.fail(f"a frame that no server here sends: {kind:#x}")

    def ended(self) -> None:
        self.fail("the connection was lost")


def frame(kind: int, payload: bytes) -> bytes:
    length = len(payload)
    size = bytes((0x80 | length,)) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
    return bytes((kind,)) + size + MASK + apply_mask(payload, MASK)
