"""``sobremesa serve``: the house opens."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import socket
import sqlite3
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar
from sqlalchemy.exc import SQLAlchemyError

from ..engine import BadInput, Problem
from ..games import every_game
from ..local.files import PRIVATE_FILE, data_folder, file_problem
from .http.app import create_app
from .http.sockets import Socket
from .logs import set_up_logs
from .realtime.registry import TableRegistry
from .settings import Settings
from .storage.migrate import migrate

log = logging.getLogger("sobremesa.server")

REASONS = {errno.EADDRINUSE: "why-taken", errno.EACCES: "why-not-allowed"}
GOODBYE = 0.3  # seconds for the last words to reach their readers


class Server(uvicorn.Server):
    """Who opened it is told when the doors are open, and clients before their sockets close."""

    def __init__(self, config: uvicorn.Config, app: Litestar, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self.app = app
        self.announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        registry: TableRegistry | None = self.app.state.get("registry")
        if registry is not None:
            registry.say_goodbye()
            await asyncio.sleep(GOODBYE)
        await super().shutdown(sockets)


def database_url(db: str) -> str:
    """A URL as it is; a file, or the house's own, as SQLite. It holds seeds: it is private."""
    if "://" in db:
        if db.startswith("postgresql+asyncpg:") and find_spec("asyncpg") is None:
            raise Problem("no-postgresql")
        return db
    path = database_file(db)
    try:
        if not db:
            path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE_FILE))
    except (OSError, ValueError) as why:
        raise file_problem("cannot-write", path, why) from None
    return f"sqlite:///{path}"


def database_file(db: str) -> Path:
    return Path(db) if db else data_folder() / "house.db"


def lock(path: Path) -> sqlite3.Connection:
    """A file takes one process: the second is refused. The lock, one of SQLite's own on a file
    beside it, ends with the process however that ends."""
    os.close(os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, PRIVATE_FILE))
    held = sqlite3.connect(f"{path}.lock", timeout=0, isolation_level=None)
    try:
        held.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        held.close()
        raise Problem("house-open-already", path=str(path)) from None
    return held


def doors_at(host: str, port: int) -> list[socket.socket]:
    """At every address of that name; where none can be had, that is said before anything is opened."""
    found, why_not = [], ""
    try:
        addresses = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, kind, protocol, _, address in dict.fromkeys(addresses):
            try:
                found.append(door_at(family, kind, protocol, address))
            except OSError as why:
                why_not = why_not or REASONS.get(why.errno or 0, "")
    except OSError:
        pass  # no such name
    if not found:
        raise BadInput("cannot-listen", host=host, port=str(port), why=Problem(why_not or "why-no-address"))
    return found


def door_at(family: int, kind: int, protocol: int, address: Any) -> socket.socket:
    door = socket.socket(family, kind, protocol)
    try:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            door.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        door.bind(address)
    except OSError:
        door.close()
        raise
    return door


def tell_of_the_extra() -> None:
    if find_spec("numba") is None:
        log.info("the extra “fast” is not installed: tables lack nothing, it would add “sobremesa simulate”")


def collect_rarely() -> None:
    """What is there at the start stays, and moves leave no rubbish in circles: to search a thousand
    tables for some takes a tenth of a second. Whoever comes and goes leaves it: see ``Doors``."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(500_000, 20, 1000)


def bring_up_to_date(url: str) -> None:
    try:
        migrate(url)
    except (SQLAlchemyError, OSError) as problem:
        log.debug("migrating", exc_info=problem)
        raise Problem("no-database") from None


def serve(settings: Settings, announce: Callable[[], None]) -> None:
    """Until it is told to stop. Messages are not compressed: it would cost more than the
    bytes are worth on tables of a few kilobytes."""
    set_up_logs(settings.log_json)
    tell_of_the_extra()
    url = database_url(settings.db)
    held = None if "://" in settings.db else lock(database_file(settings.db))
    doors = doors_at(settings.host, settings.port)
    bring_up_to_date(url)
    every_game()  # so that the first table does not wait for its rules
    app = create_app(url, settings)
    config = uvicorn.Config(
        app, ws=Socket, ws_per_message_deflate=False,
        log_config=None, ws_max_size=64 * 1024, ws_ping_interval=20, ws_ping_timeout=20,
        timeout_graceful_shutdown=5, server_header=False,
    )  # fmt: skip
    collect_rarely()
    try:
        Server(config, app, announce).run(doors)
    finally:
        if held:
            held.close()
