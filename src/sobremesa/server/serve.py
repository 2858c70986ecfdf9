"""``sobremesa serve``: the house opens."""

from __future__ import annotations

import logging
import os
from pathlib import Path

import uvicorn

from ..files import PRIVATE, data_folder, problem
from .app import create_app


def database_url(db: str) -> str:
    """A URL as it is; a file, or the house's own, as SQLite. It holds seeds: it is private."""
    if "://" in db:
        return db
    path = Path(db) if db else data_folder() / "house.db"
    try:
        if not db:
            path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
    except (OSError, ValueError) as why:
        raise problem("cannot-write", path, why) from None
    return f"sqlite+aiosqlite:///{path}"


def serve(host: str, port: int, db: str) -> None:
    # Compressing every message costs more than the bytes are worth on tables of a few kilobytes.
    logging.getLogger("alembic").setLevel(logging.WARNING)
    uvicorn.run(
        create_app(database_url(db)), host=host, port=port, ws_per_message_deflate=False, log_level="warning",
        ws_max_size=64 * 1024, timeout_graceful_shutdown=5,
    )  # fmt: skip
