"""What one address can hold of a server: connections, half a request, unread answers, unfinished bodies."""

from __future__ import annotations

import asyncio
import select
import socket
import sys
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import pytest
import uvicorn

from fake_time import run
from server_process import Server
from sobremesa.engine import Refused
from sobremesa.server.access_limits import network_of
from sobremesa.server.http.connections import (
    BYTES_A_MESSAGE,
    COUNT_EVERY,
    HEAD_TIMEOUT,
    MAX_UNSENT,
    STALLED,
    ConnectionGuard,
    guarded_loop,
)
from sobremesa.server.http.request_bodies import BODY_TIMEOUT, MAX_OF_ADDRESS, BodyLimits

LIMIT = 3
RATE = 20.0
NEIGHBOUR = "127.0.0.2"  # an address of this machine that is not the trusted proxy


class SetClock:
    now = 100.0

    def monotonic(self) -> float:
        return self.now

    time = monotonic


class FakeTransport(asyncio.Transport):
    """A connection that is only counted."""

    def __init__(self, address: str, port: int, stream: socket.socket | None = None) -> None:
        super().__init__({"peername": (address, port), "sockname": ("127.0.0.1", 8000), "socket": stream})
        self.unsent = 0
        self.is_aborted = False

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def is_closing(self) -> bool:
        return self.is_aborted

    def abort(self) -> None:
        self.is_aborted = True


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_one_household_is_an_address_or_a_64_of_ipv6(address: str, network: str) -> None:
    assert network_of(address) == network


def test_an_address_has_so_many_connections_and_a_closed_one_makes_room() -> None:
    guard = ConnectionGuard(LIMIT, RATE, SetClock())
    addresses = [f"2001:db8::{number}" for number in range(LIMIT)]
    admitted = [FakeTransport(address, 1000) for address in addresses]
    assert [guard.admit(transport) for transport in admitted] == [True] * LIMIT
    assert not guard.admit(FakeTransport("2001:db8::99", 1000))
    assert guard.admit(FakeTransport("2001:db8:0:1::1", 1000))
    admitted[0].abort()
    assert guard.admit(FakeTransport("2001:db8::99", 1001))


def test_a_trusted_proxy_has_any_number_of_connections() -> None:
    guard = ConnectionGuard(LIMIT, RATE, SetClock(), proxies="10.0.0.0/8, 192.0.2.1")
    for port in range(10 * LIMIT):
        assert guard.admit(FakeTransport("10.1.2.3", port))
        assert guard.admit(FakeTransport("192.0.2.1", port))
    assert [guard.admit(FakeTransport("192.0.2.2", port)) for port in range(LIMIT + 1)][-2:] == [True, False]


def test_a_client_that_reads_nothing_is_cut_off_when_much_waits_or_for_long() -> None:
    clock = SetClock()
    guard = ConnectionGuard(LIMIT, RATE, clock)
    flood, stalled, slow = (FakeTransport("192.0.2.1", port) for port in range(3))
    for transport in (flood, stalled, slow):
        assert guard.admit(transport)
    for connection in guard.connections.values():
        connection.due = float("inf")
    flood.unsent, stalled.unsent = MAX_UNSENT + 1, 1
    slow.unsent = 1000
    for _ in range(int(STALLED) + 5):
        guard.sweep()
        clock.now += 1
        slow.unsent -= 1
    assert [transport.is_aborted for transport in (flood, stalled, slow)] == [True, True, False]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux counts what a socket received")
@pytest.mark.parametrize(
    ("size", "rate", "is_cut_off"), [(1, RATE, False), (2, RATE, True), (2, 2 * RATE, False)]
)
def test_a_websocket_that_sends_more_than_messages_can_be_is_cut_off(
    size: int, rate: float, is_cut_off: bool
) -> None:
    """Pings and empty fragments are shown to no application, but their bytes are counted."""
    clock = SetClock()
    guard = ConnectionGuard(LIMIT, rate, clock, proxies="192.0.2.1")
    with socket.create_server(("127.0.0.1", 0)) as listener:
        sender = socket.create_connection(listener.getsockname())
        receiver, _ = listener.accept()
    page, game = (FakeTransport("127.0.0.1", port, receiver) for port in (1, 2))
    for transport in (page, game):
        assert guard.admit(transport)
    for connection in guard.connections.values():
        connection.due = float("inf")
        connection.is_socket = connection.transport is game
    with sender, receiver:
        most = int(BYTES_A_MESSAGE * RATE * COUNT_EVERY)
        for _ in range(size):
            sender.sendall(bytes(most // 2 + size))
            receiver.recv(most, socket.MSG_WAITALL | socket.MSG_DONTWAIT)
        clock.now += COUNT_EVERY
        guard.sweep()
    assert (page.is_aborted, game.is_aborted) == (False, is_cut_off)


# -- over real sockets ----------------------------------------------------------------------------


async def hello(scope: Any, receive: Any, send: Any) -> None:
    assert scope["type"] == "http"
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


def over_sockets(guard: ConnectionGuard, scene: Callable[[int], Coroutine[Any, Any, None]]) -> None:
    """Run a scene beside uvicorn, in a loop that asks the guard."""

    async def main() -> None:
        with socket.socket() as listener:
            listener.bind(("127.0.0.1", 0))
            listener.listen()
            config = uvicorn.Config(
                guard.watch(hello),
                log_config=None,
                lifespan="off",
                proxy_headers=False,
                timeout_graceful_shutdown=1,
            )
            server = uvicorn.Server(config)
            serving = asyncio.create_task(server.serve([listener]))
            try:
                async with asyncio.timeout(5):
                    await scene(listener.getsockname()[1])
            finally:
                server.should_exit = True
                await serving

    with asyncio.Runner(loop_factory=lambda: guarded_loop(guard)) as runner:
        runner.run(main())


async def connect(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", port, local_addr=(NEIGHBOUR, 0))


async def is_cut_off(reader: asyncio.StreamReader) -> bool:
    try:
        return await reader.read(1) == b""
    except ConnectionResetError:
        return True


@pytest.mark.parametrize("before", [b"", b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"])
def test_half_a_head_is_waited_for_so_long_and_no_longer(before: bytes) -> None:
    clock = SetClock()
    guard = ConnectionGuard(LIMIT, RATE, clock)

    async def scene(port: int) -> None:
        reader, writer = await connect(port)
        if before:
            writer.write(before)
            await reader.readuntil(b"ok")
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX-Half: ")
        await writer.drain()
        clock.now += HEAD_TIMEOUT - 1
        guard.sweep()
        writer.write(b"whole\r\n\r\n")
        await reader.readuntil(b"ok")
        writer.write(b"GET / HTTP/1.1\r\n")
        await writer.drain()
        clock.now += HEAD_TIMEOUT + 1
        guard.sweep()
        assert await is_cut_off(reader)
        writer.close()

    over_sockets(guard, scene)


def test_what_an_address_opens_beyond_its_limit_is_closed_at_once() -> None:
    guard = ConnectionGuard(LIMIT, RATE, SetClock())

    async def scene(port: int) -> None:
        streams = [await connect(port) for _ in range(LIMIT + 1)]
        assert await is_cut_off(streams[-1][0])
        for reader, writer in streams[:-1]:
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            await reader.readuntil(b"ok")
        for _, writer in streams:
            writer.close()

    over_sockets(guard, scene)


# -- bodies -------------------------------------------------------------------------------------


def begin_upload(server: Server, size: int) -> socket.socket:
    """A request of which the last byte of the body is missing, or the connection after it was refused."""
    stream = socket.create_connection(("127.0.0.1", server.port), timeout=20)
    lines = ["POST /api/records HTTP/1.1", f"Host: 127.0.0.1:{server.port}", f"Content-Length: {size}"]
    with suppress(ConnectionError):
        stream.sendall("\r\n".join([*lines, "Content-Type: application/json", "", ""]).encode())
        stream.sendall(b" " * (size - 1))
    return stream


def test_an_address_cannot_fill_the_memory_with_bodies_that_never_end(server: Server) -> None:
    size = 3_000_000
    streams = [begin_upload(server, size) for _ in range(1 + MAX_OF_ADDRESS // size)]
    answered, _, _ = select.select(streams, [], [], 20)
    assert answered
    for stream in streams:
        stream.close()


@pytest.mark.parametrize(("pause", "is_refused"), [(BODY_TIMEOUT / 4, False), (BODY_TIMEOUT / 2, True)])
def test_a_body_that_trickles_is_waited_for_so_long_and_no_longer(pause: float, is_refused: bool) -> None:
    async def trickle() -> Any:
        await asyncio.sleep(pause)
        return {"type": "http.request", "body": b"x", "more_body": True}

    async def reads_three(scope: Any, receive: Any, send: Any) -> None:
        for _ in range(3):
            await receive()

    async def send(message: Any) -> None:
        raise AssertionError("nobody answers")

    async def scene() -> None:
        limits = BodyLimits(reads_three)
        scope: Any = {"type": "http", "client": ("192.0.2.1", 1)}
        if is_refused:
            with pytest.raises(Refused, match="too-slow"):
                await limits(scope, trickle, send)
        else:
            await limits(scope, trickle, send)
        assert not limits.held

    run(scene)
