"""Limits on TCP connections, from the moment they are accepted.

An application sees a connection only once a whole request has arrived, and nothing of what waits
to be sent. So ``guarded_loop`` makes an event loop whose servers report every transport to a
``ConnectionGuard``, and a periodic sweep aborts those that overstep a limit. Messages pass by
here at no cost.
"""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from ipaddress import ip_address, ip_network
from typing import Any, cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ..access_limits import network_of
from ..clock import Clock

SWEEP = 1.0  # seconds between two sweeps
HEAD_TIMEOUT = 20.0  # seconds for the head of a request, from the accept or the response before it
MAX_UNSENT = 1024 * 1024  # bytes that wait for a client to read them
STALLED = 60.0  # seconds in which a client must have read something of what waits for it
COUNT_EVERY = 5.0  # seconds between two counts of the bytes that were received
BYTES_A_MESSAGE = 820  # that a WebSocket may send on average, pings and fragments included
BYTES_RECEIVED = 128  # where Linux has ``tcpi_bytes_received`` in its ``tcp_info``
NEVER = float("inf")

ProtocolFactory = Callable[[], asyncio.BaseProtocol]
SocketAddress = tuple[str, int] | tuple[str, int, int, int] | tuple[str, int | None]  # the third is ASGI's
Key = tuple[tuple[str, int | None], tuple[str, int | None]]  # address and port there, and here


class Connection:
    __slots__ = ("due", "is_socket", "network", "received", "stalled_since", "transport", "unsent")

    def __init__(self, transport: asyncio.Transport, network: str, due: float) -> None:
        self.transport = transport
        self.network = network
        self.due = due  # when the head of a request must have arrived
        self.unsent = 0  # bytes, at the last sweep
        self.stalled_since = NEVER
        self.is_socket = False  # a WebSocket
        self.received = 0  # bytes, when they were counted last

    def floods(self, most: float) -> bool:
        """Whether a WebSocket sent more bytes since the last call than its messages can be."""
        before, self.received = self.received, bytes_received(self.transport)
        return self.is_socket and self.received - before > most

    def oversteps(self, now: float) -> bool:
        before, self.unsent = self.unsent, self.transport.get_write_buffer_size()
        if self.unsent == 0 or self.unsent < before:
            self.stalled_since = NEVER
        elif self.stalled_since == NEVER:
            self.stalled_since = now
        return now > self.due or self.unsent > MAX_UNSENT or now > self.stalled_since + STALLED


class ConnectionGuard:
    """The connections of this process. A trusted proxy may have any number of them: those behind it
    are limited by the addresses that it forwards."""

    def __init__(self, limit: int, rate: float, clock: Clock, proxies: str = "") -> None:
        self.limit = limit  # connections of one address
        self.rate = rate  # messages a second from one WebSocket
        self.clock = clock
        self.proxies = Proxies(proxies)
        self.connections: dict[Key, Connection] = {}
        self.counts: Counter[str] = Counter()  # by network
        self.counted_at = clock.monotonic()  # the bytes that were received

    def admit(self, transport: asyncio.Transport) -> bool:
        """Watch a new connection; False if its address has too many of them."""
        key = key_of(transport.get_extra_info("peername"), transport.get_extra_info("sockname"))
        address = key[0][0]
        network = network_of(address)
        if self.counts[network] >= self.limit and address not in self.proxies:
            self.forget_closed()
            if self.counts[network] >= self.limit:
                return False
        if key in self.connections:  # the port is used again
            self.forget(key)
        self.connections[key] = Connection(transport, network, self.clock.monotonic() + HEAD_TIMEOUT)
        self.counts[network] += 1
        return True

    def forget(self, key: Key) -> None:
        network = self.connections.pop(key).network
        self.counts[network] -= 1
        if not self.counts[network]:
            del self.counts[network]

    def forget_closed(self) -> None:
        for key in [key for key, found in self.connections.items() if found.transport.is_closing()]:
            self.forget(key)

    def sweep(self) -> None:
        """Abort the connections that overstep a limit."""
        self.forget_closed()
        now = self.clock.monotonic()
        seconds = now - self.counted_at  # a flood keeps the loop busy, so sweeps may come late
        is_counting, most = seconds >= COUNT_EVERY, BYTES_A_MESSAGE * self.rate * seconds
        if is_counting:
            self.counted_at = now
        for connection in self.connections.values():
            if connection.oversteps(now) or (is_counting and connection.floods(most)):
                connection.transport.abort()

    @asynccontextmanager
    async def sweeping(self) -> AsyncIterator[None]:
        async def keep_sweeping() -> None:
            while True:
                await asyncio.sleep(SWEEP)
                self.sweep()

        task = asyncio.create_task(keep_sweeping())
        try:
            yield
        finally:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    def watch(self, app: ASGIApp) -> ASGIApp:
        """An application that reports when the head of a request has arrived, and when it is answered;
        inside of it, clients behind a trusted proxy have their own addresses."""
        forwarded: Any = ProxyHeadersMiddleware(app, self.proxies.text)  # type: ignore[arg-type]  # both are ASGI 3

        async def watched(scope: Scope, receive: Receive, send: Send) -> None:
            connection = None
            if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):
                connection = self.connections.get(key_of(scope["client"], scope["server"]))
            if connection is None:
                return await forwarded(scope, receive, send)  # type: ignore[no-any-return]  # None
            connection.due, connection.is_socket = NEVER, scope["type"] == ScopeType.WEBSOCKET
            try:
                await forwarded(scope, receive, send)
            finally:
                connection.due = self.clock.monotonic() + HEAD_TIMEOUT

        return watched


def key_of(client: SocketAddress | None, server: SocketAddress | None) -> Key:
    """The first two parts of the two socket addresses: an IPv6 one has four."""
    there, here = client or ("", 0), server or ("", 0)
    return (there[0], there[1]), (here[0], here[1])


def bytes_received(transport: asyncio.Transport) -> int:
    """All that came by a connection, as Linux counts it; 0 where that is not to be had."""
    stream = transport.get_extra_info("socket")
    if stream is None or sys.platform != "linux":
        return 0
    try:
        info = stream.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, BYTES_RECEIVED + 8)
        return int.from_bytes(info[BYTES_RECEIVED : BYTES_RECEIVED + 8], sys.byteorder)
    except OSError:
        return 0


class Proxies:
    """The addresses whose ``X-Forwarded-For`` is trusted, as uvicorn writes them."""

    def __init__(self, text: str = "") -> None:
        self.text = text or os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1")
        self.networks = []
        for name in self.text.split(","):
            with suppress(ValueError):  # a name of a Unix socket
                self.networks.append(ip_network(name.strip(), strict=False))

    def __contains__(self, address: str) -> bool:
        try:
            return self.text == "*" or any(ip_address(address) in network for network in self.networks)
        except ValueError:
            return False


# -- the event loop -----------------------------------------------------------------------------


class Admission(asyncio.Protocol):
    """Hands a new connection to the server's own protocol, if the guard admits it."""

    def __init__(self, guard: ConnectionGuard, protocol: asyncio.BaseProtocol) -> None:
        self.guard = guard
        self.protocol = protocol

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        stream = cast("asyncio.Transport", transport)  # uvloop's is one by its methods only
        if self.guard.admit(stream):
            stream.set_protocol(self.protocol)
            self.protocol.connection_made(stream)
        else:
            stream.abort()


def guarded_loop(guard: ConnectionGuard) -> asyncio.AbstractEventLoop:
    """An event loop, uvloop's where it is installed, whose servers ask the guard."""
    base: Any = loop_class()

    class GuardedLoop(base):  # type: ignore[misc]  # which one is known at run time
        async def create_server(
            self, factory: ProtocolFactory, *rest: object, **how: object
        ) -> asyncio.AbstractServer:
            server = await super().create_server(lambda: Admission(guard, factory()), *rest, **how)
            return cast("asyncio.AbstractServer", server)

    loop: asyncio.AbstractEventLoop = GuardedLoop()
    return loop


def loop_class() -> type[asyncio.AbstractEventLoop]:
    try:
        import uvloop
    except ImportError:  # as on Windows
        loop = asyncio.new_event_loop()
        loop.close()
        return type(loop)
    return uvloop.Loop
