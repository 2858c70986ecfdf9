"""The house: its people, and the tables that are awake."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from ..engine import Problem, Refused, Seat, record
from .entries import Opened
from .journal import Journal, people, tables
from .live import Live
from .table import OVER, Table, checked, new_table_id


class Unknown(Problem):
    """There is no such person or table, or it is not for this one to know."""


@dataclass(frozen=True)
class Person:
    id: str
    name: str


class About(msgspec.Struct, frozen=True):
    """A table in the list: what is played, and who sits there."""

    id: str
    game: str
    variant: str
    seats: int
    names: list[str | None]
    phase: str


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


class House:
    """All that one process serves."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.live: OrderedDict[str, Live] = OrderedDict()
        self.waking: dict[str, asyncio.Lock] = {}

    # -- people ---------------------------------------------------------------------------

    async def enter(self, name: str) -> tuple[Person, str]:
        """A guest needs a name, and is given a secret that makes them who they are."""
        person = Person(secrets.token_hex(12), Seat(name).name)
        secret = secrets.token_urlsafe(24)
        row = {"id": person.id, "secret": digest(secret), "name": person.name, "entered": time.time()}
        async with self.journal.engine.begin() as connection:
            await connection.execute(insert(people), {**row, "banned": 0})
        return person, secret

    async def recognise(self, id: str, secret: str) -> Person:
        query = select(people.c.secret, people.c.name, people.c.banned).where(people.c.id == id)
        async with self.journal.engine.connect() as connection:
            found = (await connection.execute(query)).first()
        if found is None or not hmac.compare_digest(found.secret, digest(secret)) or found.banned:
            raise Unknown("unknown-person")
        return Person(id, found.name)

    # -- tables -----------------------------------------------------------------------------

    async def open_table(self, opened: Opened) -> Live:
        table = Table(new_table_id())
        entries = [checked(opened)]
        await self.journal.append(table.id, 0, entries)
        table.take(entries)
        live = self.live[table.id] = Live(table, self.journal)
        await self.list_table(live)
        return live

    async def wake(self, id: str) -> Live:
        """A table that is awake, or is waked by reading its journal."""
        if id in self.live and not self.live[id].task.done():
            return self.live[id]
        lock = self.waking.setdefault(id, asyncio.Lock())
        async with lock:
            if id in self.live and not self.live[id].task.done():
                return self.live[id]
            entries = [entry for _, entry in await self.journal.read(id)]
            if not entries:
                raise Unknown("unknown-table")
            table = Table(id)
            table.take(entries)
            self.live[id] = Live(table, self.journal)
        self.waking.pop(id, None)
        return self.live[id]

    async def list_table(self, live: Live) -> None:
        """What lists say of a table; it can be made anew from the journal."""
        opened, now = live.table.opened, time.time()
        row = {
            "id": live.table.id,
            "opened": now,
            "changed": now,
            "public": int(opened.public),
            "phase": live.table.phase,
            "about": msgspec.json.encode(about(live.table)),
        }
        async with self.journal.engine.begin() as connection:
            try:
                await connection.execute(insert(tables), row)
            except IntegrityError:
                del row["opened"]
                await connection.execute(update(tables).where(tables.c.id == live.table.id), row)

    async def public_tables(self, game: str = "") -> list[About]:
        query = (
            select(tables.c.about)
            .where(tables.c.public == 1, tables.c.phase != OVER)
            .order_by(tables.c.opened.desc())
            .limit(200)
        )
        async with self.journal.engine.connect() as connection:
            found = [msgspec.json.decode(row.about, type=About) for row in await connection.execute(query)]
        return [table for table in found if game in ("", table.game)]

    async def record_of(self, id: str) -> str:
        """A finished match as a record; before the end it would show the cards to come."""
        live = await self.wake(id)
        if live.table.match is None or not live.table.match.over:
            raise Refused("match-still-on")
        return record.dump(live.table.match)

    async def close(self) -> None:
        for live in self.live.values():
            live.task.cancel()
        await asyncio.gather(*(live.task for live in self.live.values()), return_exceptions=True)
        await self.journal.close()


def about(table: Table) -> About:
    opened = table.opened
    names = [
        opened.bots.get(seat) or (table.sitting[seat].name if seat in table.sitting else None)
        for seat in range(opened.seats)
    ]
    return About(table.id, opened.game, opened.variant, opened.seats, names, table.phase)
