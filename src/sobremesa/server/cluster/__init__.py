"""The other processes of the house, if there are any: ``several.py`` says how they get on."""

from __future__ import annotations

from typing import Protocol

from sqlalchemy import Select

from ..storage.journal import Journal


class Host(Protocol):
    """The house, as its neighbours call on it: about one table, or ("") about all."""

    def read_on(self, id: str) -> None: ...  # something was written
    def see_who_is_here(self, id: str) -> None: ...  # people came or went
    def send_elsewhere(self) -> None: ...  # the database is out of reach, others have taken over


class Neighbours(Protocol):
    @property
    def is_well(self) -> bool: ...  # whether the database answers

    async def open(self, house: Host) -> None: ...
    async def close(self) -> None: ...
    async def keeps(self, table: str) -> bool: ...
    async def let_go(self, table: str) -> None: ...
    async def come(self, table: str, person: str) -> None: ...
    async def go(self, table: str, person: str) -> None: ...
    async def elsewhere(self, table: str) -> set[str]: ...
    def others(self) -> Select[str] | tuple[str, ...]: ...


class Alone:
    """The only process of its house, as with SQLite."""

    is_well = True

    async def open(self, house: Host) -> None:
        pass

    async def close(self) -> None:
        pass

    async def keeps(self, table: str) -> bool:
        return True

    async def let_go(self, table: str) -> None:
        pass

    async def come(self, table: str, person: str) -> None:
        pass

    async def go(self, table: str, person: str) -> None:
        pass

    async def elsewhere(self, table: str) -> set[str]:
        return set()

    def others(self) -> tuple[str, ...]:
        return ()


def neighbours_of(journal: Journal) -> Neighbours:
    if not journal.is_shared:
        return Alone()
    from .postgres import Several  # only a house with PostgreSQL needs its driver

    return Several(journal)
