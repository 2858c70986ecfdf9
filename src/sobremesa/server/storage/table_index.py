"""The index of tables: what lists say of each without reading its journal.

It is written in the transaction of the journal entries that change it, and can be made anew
from the journal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import isfinite
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType
from sqlalchemy import Connection, Select, and_, delete, exists, insert, or_, select, update

from ...engine import BadInput
from ...protocol.rest import MAX_LISTED, TableList, TableSummary
from ..phases import IN_MATCH, OPEN, OVER
from . import schema
from .database import Database
from .ids import is_id


@dataclass(frozen=True)
class IndexUpdate:
    """A table's new row in the index, and the seat of everybody who sits there or sat."""

    summary: TableSummary
    is_public: bool
    people: Mapping[str, int]
    wake: float | UnsetType | None = UNSET  # when to load the table; None: when somebody connects


def write_index(connection: Connection, database: Database, update: IndexUpdate, now: float) -> None:
    table = update.summary.id
    row: dict[str, Any] = {
        "id": table,
        "opened": now,
        "changed": now,
        "public": int(update.is_public),
        "phase": update.summary.phase,
        "about": msgspec.json.encode(update.summary),
        "game": update.summary.game,
        "free": update.summary.players.count(None),
    }
    if update.wake is not UNSET:
        row["wake"] = update.wake
    connection.execute(database.upsert(schema.tables, row, keep="opened"))
    connection.execute(delete(schema.seats).where(schema.seats.c.table_id == table))
    if update.people:
        rows = [{"table_id": table, "person": who, "seat": seat} for who, seat in update.people.items()]
        connection.execute(insert(schema.seats), rows)


def cursor_of(opened: float, id: str) -> str:
    """Where a page of a list ends; in a query a plus would be a space."""
    return f"{float(opened).hex().replace('+', '')}~{id}"


def parse_cursor(cursor: str) -> tuple[float, str]:
    opened, _, id = cursor.partition("~")
    try:
        when = float.fromhex(opened)
    except (ValueError, OverflowError):
        raise BadInput("bad-cursor") from None
    if not isfinite(when) or not is_id(id):
        raise BadInput("bad-cursor")
    return when, id


def read_summary(about: bytes, opened: float, you: int | None = None) -> TableSummary:
    summary = msgspec.json.decode(about, type=TableSummary)
    return msgspec.structs.replace(summary, opened=opened, you=you)


class TableIndex:
    """Queries over all tables of a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # -- lists ------------------------------------------------------------------------------------

    async def list_public(
        self, game: str = "", with_free_seat: bool = False, limit: int = MAX_LISTED, after: str = ""
    ) -> TableList:
        """A page of the public tables that are not over, the newest first; of one game, or with a free
        seat. ``after`` is the cursor of the page before."""
        tables = schema.tables.c
        query = select(tables.id, tables.opened, tables.about).where(tables.public == 1)
        query = query.where(tables.phase == OPEN if with_free_seat else tables.phase != OVER)
        if game:
            query = query.where(tables.game == game)
        if with_free_seat:
            query = query.where(tables.free > 0)
        if after:
            opened, id = parse_cursor(after)
            query = query.where(or_(tables.opened < opened, and_(tables.opened == opened, tables.id > id)))
        query = query.order_by(tables.opened.desc(), tables.id).limit(limit + 1)
        rows = await self.database.fetch(query)
        page = [read_summary(row.about, row.opened) for row in rows[:limit]]
        return TableList(
            page, cursor_of(rows[limit - 1].opened, rows[limit - 1].id) if len(rows) > limit else None
        )

    async def list_of_person(self, person: str) -> list[TableSummary]:
        """The tables at which somebody sits or sat, the newest first."""
        tables, seats = schema.tables, schema.seats
        query = (
            select(tables.c.about, tables.c.opened, seats.c.seat)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.person == person)
            .order_by(tables.c.changed.desc())
            .limit(MAX_LISTED)
        )
        return [read_summary(row.about, row.opened, row.seat) for row in await self.database.fetch(query)]

    async def seat_of(self, table: str, person: str) -> int | None:
        """The seat at which somebody sits or sat at a table; None if there is none."""
        seats = schema.seats.c
        query = select(seats.seat).where(seats.table_id == table, seats.person == person)
        rows = await self.database.fetch(query) if is_id(table) else []
        return rows[0].seat if rows else None

    # -- when to load a table -----------------------------------------------------------------------

    async def wake_time(self, table: str) -> float | None:
        query = select(schema.tables.c.wake).where(schema.tables.c.id == table)
        rows = await self.database.fetch(query)
        return rows[0].wake if rows else None

    async def set_wake_time(self, table: str, when: float | None) -> None:
        tables = schema.tables
        await self.database.execute(update(tables).where(tables.c.id == table).values(wake=when))

    async def set_wake_times(self, times: Mapping[str, float | None]) -> None:
        tables = schema.tables
        await self.database.execute(
            *(update(tables).where(tables.c.id == id).values(wake=when) for id, when in times.items())
        )

    async def due(self, now: float, others: Select[str] | tuple[str, ...]) -> list[tuple[str, float]]:
        """Tables in a match that must be loaded by now and that none of the other processes runs, the
        most overdue first, with their times."""
        tables = schema.tables
        query = (
            select(tables.c.id, tables.c.wake)
            .where(tables.c.phase.in_(IN_MATCH), tables.c.wake <= now)
            .where(or_(tables.c.lease_holder.is_(None), tables.c.lease_holder.not_in(others)))
            .order_by(tables.c.wake, tables.c.changed.desc())
        )
        return [(row.id, float(row.wake)) for row in await self.database.fetch(query)]

    # -- changes ------------------------------------------------------------------------------------

    async def changed_since(self, since: float, among: Sequence[str]) -> list[str]:
        tables = schema.tables
        query = select(tables.c.id).where(tables.c.id.in_(among), tables.c.changed > since)
        return [id for (id,) in await self.database.fetch(query)]

    async def unchanged_since(self, since: float, phases: Sequence[str], limit: int) -> list[str]:
        """Tables at which nothing was written; the journal is asked too, since moves change no index."""
        tables, journal = schema.tables, schema.journal
        newer = exists().where(journal.c.table_id == tables.c.id, journal.c.at >= since)
        query = select(tables.c.id).where(tables.c.phase.in_(phases), tables.c.changed < since, ~newer)
        return [id for (id,) in await self.database.fetch(query.limit(limit))]

    async def delete(self, table: str) -> None:
        """Delete a table that never started, with its journal."""
        columns = (schema.journal.c.table_id, schema.seats.c.table_id, schema.tables.c.id)
        await self.database.execute(*(delete(column.table).where(column == table) for column in columns))
