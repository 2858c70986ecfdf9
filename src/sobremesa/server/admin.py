"""``sobremesa admin``: what only those can do who run a house.

All of it is written where a house writes too, so it works whether one is open or not:
an open one reads on within seconds, and till then what it would write is stale.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, TypedDict, TypeVar

import msgspec
from sqlalchemy import select, tuple_, update

from ..engine import PERSON, Problem, record
from .realtime.state import ERASED, OVER, Table, without
from .serve import database_file, database_url
from .storage import schema
from .storage.database import Unreachable
from .storage.entries import Closed, Entry, Erased, Opened
from .storage.journal import Journal, Listing, Stale, encode
from .storage.migrate import is_newest
from .storage.people import Unknown
from .storage.table_index import About, listing

AT_A_TIME = 1000  # rows that are read in one go
Answer = TypeVar("Answer")


class TableRow(TypedDict):
    """A table in a list."""

    id: str
    phase: str
    closed: str | None
    game: str
    variant: str
    public: bool
    names: list[str]  # of the people who sit there
    opened: str
    changed: str


class PersonRow(TypedDict):
    id: str
    name: str
    banned: bool
    entered: str
    tables: list[str]  # where they sit or sat


def in_house(db: str, does: Callable[[Journal], Awaitable[Answer]]) -> Answer:
    """Do something in the house of a database, which must be there and of this version."""
    if "://" not in db and not database_file(db).exists():
        raise Problem("no-house", path=str(database_file(db)))

    async def enter() -> Answer:
        journal = Journal(database_url(db))
        await journal.open()
        try:
            if not await journal.write(is_newest):
                raise Problem("house-of-another-version")
            return await does(journal)
        except Unreachable:
            raise Problem("no-database") from None
        finally:
            await journal.close()

    return asyncio.run(enter())


# -- looking ------------------------------------------------------------------------------------


async def list_tables(journal: Journal, over: bool = False) -> list[TableRow]:
    """The tables that are not over, or all; those where something happened last come first."""
    tables = schema.tables
    query = select(tables).order_by(tables.c.changed.desc())
    if not over:
        query = query.where(tables.c.phase != OVER)
    return [table_row(row) for row in await journal.ask(query)]


def table_row(row: Any) -> TableRow:
    about = msgspec.json.decode(row.about, type=About)
    seated = zip(about.names, about.players, strict=True)
    return {
        "id": about.id,
        "phase": about.phase,
        "closed": about.closed,
        "game": about.game,
        "variant": about.variant,
        "public": bool(row.public),
        "names": [name for name, player in seated if name is not None and player == PERSON],
        "opened": moment(row.opened),
        "changed": moment(row.changed),
    }


async def list_people(journal: Journal) -> list[PersonRow]:
    """Everybody who ever entered, the newest first."""
    people, seats = schema.people, schema.seats
    sat: dict[str, list[str]] = {}
    for row in await journal.ask(select(seats.c.table_id, seats.c.person)):
        sat.setdefault(row.person, []).append(row.table_id)
    return [
        {
            "id": row.id,
            "name": row.name,
            "banned": bool(row.banned),
            "entered": moment(row.entered),
            "tables": sat.get(row.id, []),
        }
        for row in await journal.ask(select(people).order_by(people.c.entered.desc()))
    ]


def moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


# -- doing --------------------------------------------------------------------------------------


async def close(journal: Journal, id: str) -> None:
    """A table is over, without a result if there was none."""
    while True:
        table = Table(id)
        table.take_unplayed(await journal.read(id))
        if not table.version:
            raise Unknown("unknown-table")
        if table.phase == OVER:
            raise Problem("table-over-already")
        closed: list[Entry] = [Closed("admin")]
        with suppress(Stale):  # somebody moved meanwhile: once more
            await journal.append(id, table.version, closed, listing(table.seating_after(closed)))
            return


async def ban(journal: Journal, person: str, banned: bool = True) -> None:
    """Somebody may not come in any more, or may again."""
    await change(journal, person, banned=int(banned))


async def change(journal: Journal, person: str, **news: Any) -> None:
    people = schema.people
    changed = update(people).where(people.c.id == person).values(news)
    if await journal.write(lambda connection: connection.execute(changed).rowcount) != 1:
        raise Unknown("nobody-of-that-id", id=person)


# -- erasing ------------------------------------------------------------------------------------


async def erase(journal: Journal, person: str) -> int:
    """The name of somebody and all that they said are taken out of everything that is kept; at
    how many tables there was something. They remain who they are, and keep their seats."""
    await change(journal, person, name=ERASED)
    return sum([await erase_at(journal, table, person) async for table in tables_with(journal, person)])


async def tables_with(journal: Journal, person: str) -> AsyncIterator[str]:
    """Where somebody is in the journal: those who stood up or only spoke are in no list."""
    entries, last = schema.journal, ("", -1)
    found, sought = "", person.encode()
    while True:
        place = tuple_(entries.c.table_id, entries.c.version)
        query = select(entries).where(place > last).order_by(*place.clauses).limit(AT_A_TIME)
        rows = await journal.ask(query)
        for row in rows:
            if sought in row.entry and row.table_id != found:
                found = row.table_id
                yield found
        if len(rows) < AT_A_TIME:
            return
        last = (rows[-1].table_id, rows[-1].version)


async def erase_at(journal: Journal, id: str, person: str) -> bool:
    """First it is said that something is erased, so that nobody writes it once more; then it is."""
    while True:
        entries = await journal.read(id)
        rewritten, after = rewrite(entries, person)
        if rewritten == entries:
            return False
        names = dict.fromkeys(after.seats_sat_by(person), ERASED)
        with suppress(Stale):  # something was written meanwhile: once more
            listed = Listing(await row_with(journal, id, names), after.everybody())
            await journal.append(id, len(entries), [Erased(person)], listed)
            break
    await replace_entries(journal, id, {i: new for i, new in enumerate(rewritten) if new != entries[i]})
    if text := await journal.record_of(id):
        await journal.keep_record(id, record.rename(text, names))
    return True


def rewrite(entries: list[Entry], person: str) -> tuple[list[Entry], Table]:
    """The journal of a table without the name and words of somebody, and who sits there."""
    table, rewritten = Table(""), []
    for entry in entries:
        rewritten.append(without(entry, person, table.seats_sat_by(person)))
        if not isinstance(entry, Opened):  # its game may not be there any more
            table.take_unplayed([entry])
    return rewritten, table


async def row_with(journal: Journal, id: str, names: dict[int, str]) -> dict[str, Any]:
    """What lists say of a table, with some other names."""
    tables = schema.tables
    query = select(tables.c.id, tables.c.public, tables.c.phase, tables.c.about).where(tables.c.id == id)
    (row,) = await journal.ask(query)
    about = msgspec.json.decode(row.about, type=About)
    renamed = [names.get(seat, name) for seat, name in enumerate(about.names)]
    about = msgspec.structs.replace(about, names=renamed)
    return {**row._mapping, "about": encode(about), "changed": time.time()}


async def replace_entries(journal: Journal, id: str, news: dict[int, Entry]) -> None:
    entries = schema.journal
    await journal.do(
        *(
            update(entries)
            .where(entries.c.table_id == id, entries.c.version == version)
            .values(entry=encode(entry))
            for version, entry in news.items()
        )
    )
