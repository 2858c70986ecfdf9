"""People: a name, and a secret on each of their devices. There are no accounts."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select

from ...engine import Problem, Seat
from ..clock import Clock
from . import schema
from .database import Database


class NotFound(Problem):
    """There is no such person or table, or it is hidden from whoever asks."""


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str


ANONYMOUS = Person("", "")  # a spectator without a name


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def new_secret() -> str:
    return secrets.token_urlsafe(24)


class People:
    def __init__(self, database: Database, clock: Clock) -> None:
        self.database = database
        self.clock = clock

    async def create(self, name: str) -> tuple[Person, str]:
        """Create a person, with the secret of their first device."""
        person, secret = Person(secrets.token_hex(12), Seat(name).name), new_secret()
        row = {"id": person.id, "name": person.name, "entered": self.clock.time(), "banned": 0}
        device = {"secret": digest(secret), "person": person.id}
        await self.database.execute(insert(schema.people).values(row), insert(schema.devices).values(device))
        return person, secret

    async def authenticate(self, id: str, secret: str) -> Person:
        people, devices = schema.people, schema.devices
        query = (
            select(people.c.name)
            .join(devices, devices.c.person == people.c.id)
            .where(people.c.id == id, people.c.banned == 0, devices.c.secret == digest(secret))
        )
        found = await self.database.fetch(query)
        if not found:
            raise NotFound("unknown-person")
        return Person(id, found[0].name)

    async def rename(self, person: Person, name: str) -> Person:
        renamed = Person(person.id, Seat(name).name)
        query = schema.people.update().where(schema.people.c.id == person.id).values(name=renamed.name)
        await self.database.execute(query)
        return renamed

    # -- other devices --------------------------------------------------------------------

    async def create_link(self, person: Person) -> str:
        """Create a token by which one other device becomes this person's; it works once."""
        token = new_secret()
        await self.database.execute(insert(schema.links).values(token=digest(token), person=person.id))
        return token

    async def redeem_link(self, token: str) -> tuple[Person, str]:
        secret = new_secret()
        links, people = schema.links, schema.people

        def use(connection: Connection) -> Person:
            used = delete(links).where(links.c.token == digest(token)).returning(links.c.person)
            id = connection.execute(used).scalar()
            name = select(people.c.name).where(people.c.id == id, people.c.banned == 0)
            found = connection.execute(name).scalar() if id else None
            if id is None or found is None:
                raise NotFound("unknown-link")
            connection.execute(insert(schema.devices), {"secret": digest(secret), "person": id})
            return Person(id, found)

        return await self.database.write(use), secret

    # -- muting ---------------------------------------------------------------------------

    async def muted_by(self, person: str) -> frozenset[str]:
        query = select(schema.mutes.c.muted).where(schema.mutes.c.person == person)
        return frozenset(muted for (muted,) in await self.database.fetch(query))

    async def mute(self, person: str, other: str, muted: bool) -> None:
        row = {"person": person, "muted": other}
        await self.database.execute(
            self.database.upsert(schema.mutes, row) if muted else delete(schema.mutes).filter_by(**row)
        )

    async def find(self, among: set[str]) -> dict[str, Person]:
        """Those of these people who are not banned, under their present names."""
        people = schema.people
        query = select(people.c.id, people.c.name).where(people.c.id.in_(among), people.c.banned == 0)
        return {row.id: Person(row.id, row.name) for row in await self.database.fetch(query)}
