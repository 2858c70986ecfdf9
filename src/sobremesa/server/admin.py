"""``sobremesa admin``: what only those who run a server can do.

Everything is written to the database, so it works whether a server runs or not: a running one
notices within seconds, and until then its appends conflict and are tried again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypedDict, TypeVar

import msgspec
from sqlalchemy import select, tuple_, update

from ..engine import PERSON, Problem, record
from .phases import OVER
from .realtime.state import ERASED, TableState, without_person
from .realtime.table_info import index_update
from .storage import schema
from .storage.database import DatabaseUnavailable, database_url, open_database
from .storage.entries import JournalEntry, PersonErased, TableClosed
from .storage.journal import Journal, VersionConflict, encode
from .storage.migrate import is_newest
from .storage.people import NotFound
from .storage.reviews import ReviewStore
from .storage.table_index import IndexUpdate, read_summary

BATCH = 1000  # rows that are read at a time
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


def with_journal(db: str, action: Callable[[Journal], Awaitable[Answer]]) -> Answer:
    """Run an action on a database, which must exist and have the schema of this version."""
    if "://" not in db and not Path(db).exists():
        raise Problem("no-house", path=db)

    async def run() -> Answer:
        database = open_database(database_url(db))
        journal = Journal(database, time)
        await journal.open()
        try:
            if not await database.write(is_newest):
                raise Problem("house-of-another-version")
            return await action(journal)
        except DatabaseUnavailable:
            raise Problem("no-database") from None
        finally:
            await journal.close()
            await database.close()

    return asyncio.run(run())


# -- listing ------------------------------------------------------------------------------------


async def list_tables(journal: Journal, over: bool = False) -> list[TableRow]:
    """The tables that are not over, or all of them; the ones that changed last come first."""
    tables = schema.tables
    query = select(tables).order_by(tables.c.changed.desc())
    if not over:
        query = query.where(tables.c.phase != OVER)
    return [table_row(row) for row in await journal.database.fetch(query)]


def table_row(row: Any) -> TableRow:
    about = read_summary(row.about, row.opened)
    players = zip(about.names, about.players, strict=True)
    return {
        "id": about.id,
        "phase": about.phase,
        "closed": about.closed,
        "game": about.game,
        "variant": about.variant,
        "public": bool(row.public),
        "names": [name for name, player in players if name is not None and player == PERSON],
        "opened": isoformat(row.opened),
        "changed": isoformat(row.changed),
    }


async def list_people(journal: Journal) -> list[PersonRow]:
    """All people, the newest first."""
    people, seats = schema.people, schema.seats
    tables_of: dict[str, list[str]] = {}
    for row in await journal.database.fetch(select(seats.c.table_id, seats.c.person)):
        tables_of.setdefault(row.person, []).append(row.table_id)
    return [
        {
            "id": row.id,
            "name": row.name,
            "banned": bool(row.banned),
            "entered": isoformat(row.entered),
            "tables": tables_of.get(row.id, []),
        }
        for row in await journal.database.fetch(select(people).order_by(people.c.entered.desc()))
    ]


def isoformat(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


# -- closing and banning ------------------------------------------------------------------------


async def close(journal: Journal, id: str) -> None:
    """Close a table; a match that is on has no result."""
    while True:
        entries = await journal.read(id)
        if not entries:
            raise NotFound("unknown-table")
        state = TableState.open(id, entries[0])
        state.apply_without_match(entries[1:])
        if state.phase == OVER:
            raise Problem("table-over-already")
        closed: list[JournalEntry] = [TableClosed("admin")]
        with suppress(VersionConflict):  # somebody moved in the meantime: try again
            await journal.append(id, state.version, closed, index_update(state.after(closed)))
            return


async def ban(journal: Journal, person: str, banned: bool = True) -> None:
    """Ban a person, or lift the ban."""
    await update_person(journal, person, banned=int(banned))


async def update_person(journal: Journal, person: str, **values: object) -> None:
    people = schema.people
    statement = update(people).where(people.c.id == person).values(values)
    if await journal.database.write(lambda connection: connection.execute(statement).rowcount) != 1:
        raise NotFound("nobody-of-that-id", id=person)


# -- erasing ------------------------------------------------------------------------------------


async def erase(journal: Journal, person: str) -> int:
    """Erase the name and the chat of a person from journal, index and records, and the reviews that they
    share; return at how many tables there was any. They keep their id, devices and seats."""
    await update_person(journal, person, name=ERASED)
    await ReviewStore(journal.database, journal.clock).delete_all(person)
    return sum([await erase_at(journal, table, person) async for table in tables_with(journal, person)])


async def tables_with(journal: Journal, person: str) -> AsyncIterator[str]:
    """Tables whose journal names a person: people who stood up or only chatted are in no index."""
    entries, last = schema.journal, ("", -1)
    found, id = "", person.encode()
    while True:
        key = tuple_(entries.c.table_id, entries.c.version)
        query = select(entries).where(key > last).order_by(*key.clauses).limit(BATCH)
        rows = await journal.database.fetch(query)
        for row in rows:
            if id in row.entry and row.table_id != found:
                found = row.table_id
                yield found
        if len(rows) < BATCH:
            return
        last = (rows[-1].table_id, rows[-1].version)


async def erase_at(journal: Journal, id: str, person: str) -> bool:
    """Append ``PersonErased`` first, so that no running server writes the name again; then rewrite
    the entries before it."""
    while True:
        entries = await journal.read(id)
        rewritten, after = rewrite(entries, person)
        if rewritten == entries:
            return False
        names = dict.fromkeys(after.committed_seats_of(person), ERASED)
        with suppress(VersionConflict):  # something was written in the meantime: try again
            index = await renamed_index(journal, id, names, after.all_people())
            await journal.append(id, len(entries), [PersonErased(person)], index)
            break
    await replace_entries(journal, id, {i: new for i, new in enumerate(rewritten) if new != entries[i]})
    if text := await journal.load_record(id):
        await journal.save_record(id, record.rename(text, names))
    return True


def rewrite(entries: Sequence[JournalEntry], person: str) -> tuple[list[JournalEntry], TableState]:
    """The journal of a table without the name and chat of a person, and the seats after it."""
    state, rewritten = TableState.open("", entries[0]), [without_person(entries[0], person, set())]
    for entry in entries[1:]:
        rewritten.append(without_person(entry, person, state.committed_seats_of(person)))
        state.apply_without_match([entry])
    return rewritten, state


async def renamed_index(
    journal: Journal, id: str, names: Mapping[int, str], people: Mapping[str, int]
) -> IndexUpdate:
    """The index of a table with other names at some seats."""
    tables = schema.tables
    query = select(tables.c.public, tables.c.about, tables.c.opened).where(tables.c.id == id)
    (row,) = await journal.database.fetch(query)
    summary = read_summary(row.about, row.opened)
    renamed = [names.get(seat, name) for seat, name in enumerate(summary.names)]
    return IndexUpdate(msgspec.structs.replace(summary, names=renamed), bool(row.public), people)


async def replace_entries(journal: Journal, id: str, entries: Mapping[int, JournalEntry]) -> None:
    rows = schema.journal
    await journal.database.execute(
        *(
            update(rows).where(rows.c.table_id == id, rows.c.version == version).values(entry=encode(entry))
            for version, entry in entries.items()
        )
    )
