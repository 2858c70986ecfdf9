"""The processes that serve the same tables: one with SQLite, any number with PostgreSQL."""

from __future__ import annotations

from typing import Protocol

from sqlalchemy import Select

from ..clock import Clock
from ..storage.database import Database, PostgresDatabase


class ClusterListener(Protocol):
    """Callbacks for notifications of other processes; an empty table id means any table."""

    def on_entries(self, table: str) -> None: ...  # another process wrote to the journal
    def on_presence(self, table: str) -> None: ...  # people connected or disconnected elsewhere
    def on_lease_lost(self) -> None: ...  # the database is out of reach, others have taken over


class Cluster(Protocol):
    @property
    def is_healthy(self) -> bool: ...  # whether this process may serve

    async def open(self, listener: ClusterListener) -> None: ...
    async def close(self) -> None: ...

    async def acquire_lease(self, table: str) -> bool: ...  # the right to run its clock and bots
    async def release_lease(self, table: str) -> None: ...

    async def add_presence(self, table: str, person: str, is_asleep: bool = False) -> None: ...
    async def remove_presence(self, table: str, person: str) -> None: ...
    async def present_elsewhere(self, table: str) -> dict[str, bool]: ...  # people at others: asleep or not
    def other_processes(self) -> Select[str] | tuple[str, ...]: ...  # ids of those that are alive


class SingleProcess:
    """The only process, as with SQLite."""

    is_healthy = True

    async def open(self, listener: ClusterListener) -> None:
        pass

    async def close(self) -> None:
        pass

    async def acquire_lease(self, table: str) -> bool:
        return True

    async def release_lease(self, table: str) -> None:
        pass

    async def add_presence(self, table: str, person: str, is_asleep: bool = False) -> None:
        pass

    async def remove_presence(self, table: str, person: str) -> None:
        pass

    async def present_elsewhere(self, table: str) -> dict[str, bool]:
        return {}

    def other_processes(self) -> tuple[str, ...]:
        return ()


def cluster_of(database: Database, clock: Clock) -> Cluster:
    if not isinstance(database, PostgresDatabase):
        return SingleProcess()
    from .postgres import PostgresCluster  # its driver is installed only with PostgreSQL

    return PostgresCluster(database, clock)
