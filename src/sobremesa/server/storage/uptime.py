"""When a server was open: a heartbeat that is really written, and the periods without one.

Time in which nobody could come back does not count against a table. A clock that jumps ahead leaves
the same gap between two heartbeats as a server that was closed.
"""

from __future__ import annotations

import logging

from sqlalchemy import Connection, delete, insert, select

from ..clock import Clock
from . import schema
from .database import Database

log = logging.getLogger("sobremesa.server")

GAP = 60.0  # seconds between two heartbeats, beyond which the server was closed or the clock jumped
ROW = 1


class Uptime:
    def __init__(self, database: Database, clock: Clock) -> None:
        self.database = database
        self.clock = clock
        self.beat_at: float | None = None  # by the monotonic clock, in this process

    async def beat(self) -> None:
        """Write that this server is open; raise ``DatabaseUnavailable`` if that cannot be stored."""
        now = self.clock.time()
        jump = await self.database.write(lambda connection: self.write(connection, now))
        was_open = self.beat_at is not None and self.clock.monotonic() - self.beat_at < GAP
        if was_open and abs(jump) > GAP:
            log.warning("the clock jumped by %d seconds", jump)
        self.beat_at = self.clock.monotonic()

    def write(self, connection: Connection, now: float) -> float:
        """Note the time, and the period without a server if there was one; return the time since the last
        heartbeat."""
        heartbeat, closures = schema.heartbeat, schema.closures
        last = connection.execute(select(heartbeat.c.at).with_for_update()).scalar()
        connection.execute(self.database.upsert(heartbeat, {"id": ROW, "at": now}))
        if last is None:
            return 0.0
        if now - last > GAP:
            connection.execute(delete(closures).where(closures.c.since == last))
            connection.execute(insert(closures).values(since=last, until=now))
        return float(now - last)

    async def open_since(self, seconds: float) -> float:
        """The wall-clock time since when a server has been open for so many seconds in all. Closures
        before it are of no use any more."""
        closures = schema.closures
        query = select(closures.c.since, closures.c.until).order_by(closures.c.since.desc())
        end = self.clock.time()
        for row in await self.database.fetch(query):
            since, until = float(row.since), float(row.until)
            if since >= end:
                continue  # the clock was ahead when this was written
            if end - until >= seconds:
                break
            seconds -= max(0.0, end - until)
            end = since
        return end - seconds
