"""``sobremesa serve``: the house opens."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import socket
import sqlite3
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import uvicorn
from litestar import Litestar
from sqlalchemy.exc import SQLAlchemyError

from ..engine import Problem
from ..files import PRIVATE, data_folder, problem
from .app import create_app
from .house import House
from .logs import set_up_logs
from .migrate import migrate
from .settings import Settings

log = logging.getLogger("sobremesa.server")

GOODBYE = 0.3  # seconds for the last words to reach their readers


class Server(uvicorn.Server):
    """Clients are told before their sockets close."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self.app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        house: House | None = self.app.state.get("house")
        if house is not None:
            await house.say_goodbye()
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
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
    except (OSError, ValueError) as why:
        raise problem("cannot-write", path, why) from None
    return f"sqlite:///{path}"


def database_file(db: str) -> Path:
    return Path(db) if db else data_folder() / "house.db"


def lock(path: Path) -> sqlite3.Connection:
    """A file takes one process: the second is refused. The lock, one of SQLite's own on a file
    beside it, ends with the process however that ends."""
    os.close(os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, PRIVATE))
    held = sqlite3.connect(f"{path}.lock", timeout=0, isolation_level=None)
    try:
        held.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        held.close()
        raise Problem("house-open-already", path=str(path)) from None
    return held


def tell_of_the_extra() -> None:
    if find_spec("numba") is None:
        log.info("the extra “fast” is not installed: tables lack nothing, it would add “sobremesa simulate”")


def collect_rarely() -> None:
    """What is there at the start stays; tables live long, and looking through all of them for
    rubbish again and again took two fifths of the time at a thousand of them."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 1000)


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
    bring_up_to_date(url)
    app = create_app(url, settings)
    config = uvicorn.Config(
        app, host=settings.host, port=settings.port, ws_per_message_deflate=False,
        log_config=None, ws_max_size=64 * 1024, ws_ping_interval=20, ws_ping_timeout=20,
        timeout_graceful_shutdown=5, server_header=False,
    )  # fmt: skip
    collect_rarely()
    announce()
    try:
        Server(config, app).run()
    finally:
        if held:
            held.close()
