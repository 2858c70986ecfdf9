"""Prices of tables that were computed once. Another version computes them anew: its analysis may differ."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from sqlalchemy import Connection, delete, func, select

from ... import __version__
from ..clock import Clock
from . import schema
from .database import Database

MAX_PRICES = 10_000  # that are kept; then the oldest tenth is deleted


def digest(key: str) -> str:
    return hashlib.sha256(f"{__version__} {key}".encode()).hexdigest()


class PriceStore:
    def __init__(self, database: Database, clock: Clock) -> None:
        self.database = database
        self.clock = clock

    async def find(self, keys: Sequence[str]) -> dict[str, float]:
        """Those that are known, by their keys."""
        digests = {digest(key): key for key in keys}
        prices = schema.prices
        query = select(prices.c.key, prices.c.value).where(prices.c.key.in_(digests))
        return {digests[row.key]: float(row.value) for row in await self.database.fetch(query)}

    async def keep(self, key: str, value: float) -> None:
        row = {"key": digest(key), "value": value, "at": self.clock.time()}
        await self.database.write(lambda connection: self.insert(connection, row))

    def insert(self, connection: Connection, row: dict[str, object]) -> None:
        prices = schema.prices
        connection.execute(self.database.upsert(prices, row))
        if (connection.scalar(select(func.count()).select_from(prices)) or 0) > MAX_PRICES:
            oldest = select(prices.c.key).order_by(prices.c.at).limit(MAX_PRICES // 10)
            connection.execute(delete(prices).where(prices.c.key.in_(oldest)))
