"""``sobremesa serve``: runs the server until it is stopped."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import signal
import socket
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from importlib.util import find_spec
from typing import Any

import uvicorn
from litestar import Litestar
from litestar.types import ASGIApp
from sqlalchemy.exc import SQLAlchemyError

from ..engine import BadInput, Problem
from ..games import every_game
from .http.app import Lifespan, create_app
from .http.connections import ConnectionGuard, guarded_loop
from .http.head_requests import HeadRequests
from .http.hosts import HostCheck
from .http.request_bodies import BodyLimits
from .http.websocket import SocketRoute
from .logs import configure_logging
from .realtime.registry import TableRegistry
from .settings import Settings
from .storage.database import database_url
from .storage.migrate import migrate

log = logging.getLogger("sobremesa.server")

LISTEN_REASONS = {errno.EADDRINUSE: "why-taken", errno.EACCES: "why-not-allowed"}
PRIVATE_FILE = 0o600
STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)
CONNECTIONS_A_SOCKET = 2  # of one address: browsers fetch the page and its parts by several at once
RECEIVE_BUFFER = 32 * 1024  # bytes that wait to be read from a connection; Linux doubles it
GOODBYE = 0.3  # seconds for goodbyes to be sent before connections are closed


def serve(settings: Settings, announce: Callable[[], None]) -> None:
    """Run the server; ``announce`` is called once it accepts connections."""
    configure_logging(settings.log_json)
    log_missing_extra()
    url = database_url(settings.db)
    lock = None if "://" in settings.db else lock_database(settings.db)
    sockets = bind(settings.host, settings.port)
    migrate_database(url)
    every_game()  # imported now, so that the first table does not wait for its rules
    guard = ConnectionGuard(CONNECTIONS_A_SOCKET * settings.connections, settings.rate, time)
    app = create_app(url, settings, lifespan(sockets, guard, announce))
    tune_garbage_collector()
    try:
        served = HostCheck(HeadRequests(BodyLimits(SocketRoute(app))), settings)
        run(guard.watch(served), guard, sockets)
    finally:
        if lock:
            lock.close()


def run(app: ASGIApp, guard: ConnectionGuard, sockets: Sequence[socket.socket]) -> None:
    """Serve an application by uvicorn, in an event loop that asks the guard about connections."""
    config = uvicorn.Config(
        app,
        http="h11", h11_max_incomplete_event_size=16 * 1024, proxy_headers=False,
        # Compression costs more than it saves with messages of a few kilobytes.
        ws_per_message_deflate=False, ws_max_size=64 * 1024, ws_ping_interval=20, ws_ping_timeout=20,
        log_config=None, timeout_graceful_shutdown=5, server_header=False,
    )  # fmt: skip
    with asyncio.Runner(loop_factory=lambda: guarded_loop(guard)) as runner:
        runner.run(uvicorn.Server(config).serve([*sockets]))


# -- starting and stopping --------------------------------------------------------------------------


def lifespan(
    sockets: Sequence[socket.socket], guard: ConnectionGuard, announce: Callable[[], None]
) -> Lifespan:
    """Listen and announce it when tables can be served; say goodbye to clients before stopping."""

    @asynccontextmanager
    async def listening(app: Litestar) -> AsyncIterator[None]:
        registry: TableRegistry = app.state.registry
        async with guard.sweeping(), before_stopping(registry.say_goodbye):
            for listener in sockets:
                listener.listen()  # from here on connections queue up; uvicorn accepts them in a moment
            announce()
            yield

    return listening


@asynccontextmanager
async def before_stopping(action: Callable[[], None]) -> AsyncIterator[None]:
    """Call an action when a signal stops the process, and pass the signal on to uvicorn a
    moment later: clients get their goodbye before uvicorn closes the connections."""
    loop = asyncio.get_running_loop()

    def handle(number: int, _: object) -> None:
        loop.call_soon_threadsafe(action)
        loop.call_soon_threadsafe(loop.call_later, GOODBYE, handlers[number], number, None)

    handlers: dict[int, Any] = {number: signal.signal(number, handle) for number in STOP_SIGNALS}
    try:
        yield
    finally:
        for number, handler in handlers.items():
            signal.signal(number, handler)


def log_missing_extra() -> None:
    if find_spec("numba") is None:
        log.warning(
            "the extra “fast” is not installed: players that search play by rule of thumb, "
            "and games whose odds are estimated have none"
        )


def tune_garbage_collector() -> None:
    """Freeze the objects that exist at the start. Moves leave no cycles, closed connections do, so new
    objects are collected rarely, and all of them only when a quarter was added, by the collector's rule."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 10, 10)


# -- the database -----------------------------------------------------------------------------------


def lock_database(path: str) -> sqlite3.Connection:
    """Refuse a second process on the same file. The lock is one of SQLite's own, on a file beside it,
    and ends with the process however that ends."""
    name = f"{os.path.realpath(path)}.lock"  # the same by whichever link
    os.close(os.open(name, os.O_RDWR | os.O_CREAT, PRIVATE_FILE))
    lock = sqlite3.connect(name, timeout=0, isolation_level=None)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        lock.close()
        raise Problem("house-open-already", path=path) from None
    return lock


def migrate_database(url: str) -> None:
    try:
        migrate(url)
    except (SQLAlchemyError, OSError) as error:
        log.debug("migrating", exc_info=error)
        raise Problem("no-database") from None


# -- listening --------------------------------------------------------------------------------------


def bind(host: str, port: int) -> list[socket.socket]:
    """Bind to every address of a host; if there is none, say why before anything is opened."""
    sockets, reason = [], ""
    try:
        addresses = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, kind, protocol, _, address in dict.fromkeys(addresses):
            try:
                sockets.append(bind_to(family, kind, protocol, address))
            except OSError as error:
                reason = reason or LISTEN_REASONS.get(error.errno or 0, "")
    except OSError:
        pass  # there is no such host
    if not sockets:
        raise BadInput("cannot-listen", host=host, port=str(port), why=Problem(reason or "why-no-address"))
    return sockets


def bind_to(family: int, kind: int, protocol: int, address: Any) -> socket.socket:
    """A socket at one address. Its connections inherit the receive buffer, so a flood is read in small
    pieces, and others get their turn."""
    listener = socket.socket(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BUFFER)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        listener.bind(address)
    except OSError:
        listener.close()
        raise
    return listener
