"""Who is in the house: a name and a secret on each of their devices, no account."""

from __future__ import annotations

import hashlib
import secrets
import time
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select

from ...engine import Problem, Seat
from . import schema
from .journal import Journal


class Unknown(Problem):
    """There is no such person or table, or it is not for this one to know."""


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str


NOBODY = Person("", "")  # who looks on without having entered


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def new_secret() -> str:
    return secrets.token_urlsafe(24)


class People:
    def __init__(self, journal: Journal) -> None:
        self.journal = journal

    async def enter(self, name: str) -> tuple[Person, str]:
        """A guest needs a name, and is given a secret that makes them who they are."""
        person, secret = Person(secrets.token_hex(12), Seat(name).name), new_secret()
        row = {"id": person.id, "name": person.name, "entered": time.time(), "banned": 0}
        device = {"secret": digest(secret), "person": person.id}
        await self.journal.do(insert(schema.people).values(row), insert(schema.devices).values(device))
        return person, secret

    async def recognise(self, id: str, secret: str) -> Person:
        people, devices = schema.people, schema.devices
        query = (
            select(people.c.name)
            .join(devices, devices.c.person == people.c.id)
            .where(people.c.id == id, people.c.banned == 0, devices.c.secret == digest(secret))
        )
        found = await self.journal.ask(query)
        if not found:
            raise Unknown("unknown-person")
        return Person(id, found[0].name)

    async def rename(self, person: Person, name: str) -> Person:
        renamed = Person(person.id, Seat(name).name)
        query = schema.people.update().where(schema.people.c.id == person.id).values(name=renamed.name)
        await self.journal.do(query)
        return renamed

    # -- another device -------------------------------------------------------------------

    async def new_link(self, person: Person) -> str:
        """A token that makes one other device this person's too; it works once."""
        token = new_secret()
        await self.journal.do(insert(schema.links).values(token=digest(token), person=person.id))
        return token

    async def come_by_link(self, token: str) -> tuple[Person, str]:
        secret = new_secret()
        links, people = schema.links, schema.people

        def use(connection: Connection) -> Person:
            used = delete(links).where(links.c.token == digest(token)).returning(links.c.person)
            id = connection.execute(used).scalar()
            name = select(people.c.name).where(people.c.id == id, people.c.banned == 0)
            found = connection.execute(name).scalar() if id else None
            if id is None or found is None:
                raise Unknown("unknown-link")
            connection.execute(insert(schema.devices), {"secret": digest(secret), "person": id})
            return Person(id, found)

        return await self.journal.write(use), secret

    # -- whom one does not want to hear ------------------------------------------------------

    async def muted_by(self, person: str) -> frozenset[str]:
        query = select(schema.mutes.c.muted).where(schema.mutes.c.person == person)
        return frozenset(muted for (muted,) in await self.journal.ask(query))

    async def mute(self, person: str, other: str, muted: bool) -> None:
        row = {"person": person, "muted": other}
        await self.journal.do(
            self.journal.put(schema.mutes, row) if muted else delete(schema.mutes).filter_by(**row)
        )

    async def known(self, among: set[str]) -> dict[str, Person]:
        """Those of these who may be here, under their names of today."""
        people = schema.people
        query = select(people.c.id, people.c.name).where(people.c.id.in_(among), people.c.banned == 0)
        return {row.id: Person(row.id, row.name) for row in await self.journal.ask(query)}
