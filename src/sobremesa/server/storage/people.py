"""People: a name, and a secret on each of their devices. There are no accounts."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

from sqlalchemy import Connection, Executable, delete, func, insert, null, select, union_all, update

from ...engine import Problem, Refused
from ...protocol.rest import DeviceInfo
from ..clock import Clock
from ..names import checked_name
from . import schema
from .database import Database
from .ids import is_id


class NotFound(Problem):
    """There is no such person or table, or it is hidden from whoever asks."""


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str


ANONYMOUS = Person("", "")  # a spectator without a name


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def new_device_id() -> str:
    return secrets.token_hex(8)


def new_secret() -> str:
    return secrets.token_urlsafe(24)


LINK_LIFETIME = 24 * 60 * 60.0  # seconds
MAX_DEVICES = 50  # and links of one person
MAX_MUTES = 500  # people muted by one
DAY = 24 * 60 * 60.0


class People:
    def __init__(self, database: Database, clock: Clock) -> None:
        self.database = database
        self.clock = clock

    async def create(self, name: str) -> tuple[Person, str]:
        """Create a person, with the secret of their first device."""
        person, secret = Person(secrets.token_hex(12), checked_name(name)), new_secret()
        row = {"id": person.id, "name": person.name, "entered": self.clock.time(), "banned": 0}
        device = self.device_row(person.id, secret)
        await self.database.execute(insert(schema.people).values(row), insert(schema.devices).values(device))
        return person, secret

    def device_row(self, person: str, secret: str) -> dict[str, object]:
        now = self.clock.time()
        return {"secret": digest(secret), "person": person, "id": new_device_id(), "added": now, "used": now}

    async def authenticate(self, id: str, secret: str) -> Person:
        people, devices = schema.people, schema.devices
        query = (
            select(people.c.name, devices.c.used)
            .join(devices, devices.c.person == people.c.id)
            .where(people.c.id == id, people.c.banned == 0, devices.c.secret == digest(secret))
        )
        found = await self.database.fetch(query) if is_id(id) else []
        if not found:
            raise NotFound("unknown-person")
        if (found[0].used or 0.0) < self.clock.time() - DAY:
            used = update(devices).where(devices.c.secret == digest(secret)).values(used=self.clock.time())
            await self.database.execute(used)
        return Person(id, found[0].name)

    async def rename(self, person: Person, name: str) -> Person:
        renamed = Person(person.id, checked_name(name))
        query = schema.people.update().where(schema.people.c.id == person.id).values(name=renamed.name)
        await self.database.execute(query)
        return renamed

    # -- other devices --------------------------------------------------------------------

    async def create_link(self, person: Person) -> str:
        """Create a token by which one other device becomes this person's; it works once, for a day."""
        token, now, links = new_secret(), self.clock.time(), schema.links
        row = {"token": digest(token), "person": person.id, "id": new_device_id(), "added": now}
        row["expires"] = now + LINK_LIFETIME

        def add(connection: Connection) -> None:
            connection.execute(delete(links).where(links.c.expires <= now))
            if len(connection.execute(self.query_devices(person.id)).all()) >= MAX_DEVICES:
                raise Refused("too-many-devices", most=MAX_DEVICES)
            connection.execute(insert(links).values(row))

        await self.database.write(add)
        return token

    async def redeem_link(self, token: str) -> tuple[Person, str]:
        secret = new_secret()
        links, people = schema.links, schema.people

        def use(connection: Connection) -> Person:
            valid = (links.c.token == digest(token), links.c.expires > self.clock.time())
            id = connection.execute(delete(links).where(*valid).returning(links.c.person)).scalar()
            name = select(people.c.name).where(people.c.id == id, people.c.banned == 0)
            found = connection.execute(name).scalar() if id else None
            if id is None or found is None:
                raise NotFound("unknown-link")
            connection.execute(insert(schema.devices), self.device_row(id, secret))
            return Person(id, found)

        return await self.database.write(use), secret

    def query_devices(self, person: str) -> Executable:
        """Devices and links of a person, the oldest first."""
        devices, links = schema.devices.c, schema.links.c
        of_devices = select(devices.id, devices.added, devices.used, devices.secret, null().label("expires"))
        of_links = select(links.id, links.added, null(), links.token, links.expires)
        return union_all(
            of_devices.where(devices.person == person),
            of_links.where(links.person == person, links.expires > self.clock.time()),
        ).order_by("added", "id")

    async def devices_of(self, person: Person, secret: str) -> list[DeviceInfo]:
        """The devices and links of a person, who asks by the device with this secret."""
        rows = await self.database.fetch(self.query_devices(person.id))
        return [
            DeviceInfo(row.id, row.added, row.used, row.secret == digest(secret), row.expires) for row in rows
        ]

    async def forget_device(self, person: Person, id: str) -> None:
        """A device is not this person's any more, or a link does not work any more."""
        if not is_id(id):
            raise NotFound("unknown-device")

        def forget(connection: Connection) -> int:
            own = [
                delete(table).where(table.c.person == person.id, table.c.id == id)
                for table in (schema.devices, schema.links)
            ]
            return sum(connection.execute(statement).rowcount for statement in own)

        if not await self.database.write(forget):
            raise NotFound("unknown-device")

    async def known_devices(self, among: set[str]) -> set[str]:
        """Those of these devices, by the SHA-256 of their secrets, that are somebody's."""
        devices = schema.devices.c
        rows = await self.database.fetch(select(devices.secret).where(devices.secret.in_(among)))
        return {secret for (secret,) in rows}

    # -- muting ---------------------------------------------------------------------------

    async def muted_by(self, person: str) -> frozenset[str]:
        query = select(schema.mutes.c.muted).where(schema.mutes.c.person == person)
        return frozenset(muted for (muted,) in await self.database.fetch(query))

    async def mute(self, person: str, other: str, muted: bool) -> None:
        """Mute somebody who exists, or unmute them."""
        people, mutes = schema.people, schema.mutes
        row = {"person": person, "muted": other}
        if not is_id(other):
            raise Refused("nobody-to-mute")

        def add(connection: Connection) -> None:
            if connection.execute(select(people.c.id).where(people.c.id == other)).first() is None:
                raise Refused("nobody-to-mute")
            count = select(func.count()).select_from(mutes).where(mutes.c.person == person)
            if connection.execute(count).scalar_one() >= MAX_MUTES:
                raise Refused("too-many-mutes", most=MAX_MUTES)
            connection.execute(self.database.upsert(mutes, row))

        if muted:
            await self.database.write(add)
        else:
            await self.database.execute(delete(mutes).filter_by(**row))

    async def find(self, among: set[str]) -> dict[str, Person]:
        """Those of these people who are not banned, under their present names."""
        people = schema.people
        query = select(people.c.id, people.c.name).where(people.c.id.in_(among), people.c.banned == 0)
        return {row.id: Person(row.id, row.name) for row in await self.database.fetch(query)}
