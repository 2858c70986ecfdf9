"""Reviews that people share: each by an id that nobody guesses, and deleted by whoever made it."""

from __future__ import annotations

import secrets

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from ...engine import Refused
from ...protocol.rest import ReviewInfo, SharedReview
from ..clock import Clock
from . import schema
from .database import Database
from .ids import is_id
from .people import NotFound, Person

MAX_REVIEWS = 100  # shared by one person
MAX_BYTES = 200_000  # of one
ID_BYTES = 16


def without_record(review: ReviewInfo) -> ReviewInfo:
    """A review without what leads to places in its record."""
    costly = [msgspec.structs.replace(decision, step=None) for decision in review.costly]
    return msgspec.structs.replace(review, costly=costly)


class ReviewStore:
    def __init__(self, database: Database, clock: Clock) -> None:
        self.database = database
        self.clock = clock

    async def share(self, person: Person, table: str, review: ReviewInfo) -> SharedReview:
        """Store a review; that of a match which is shared already keeps its id."""
        body = msgspec.json.encode(without_record(review))
        if len(body) > MAX_BYTES:
            raise Refused("too-long-to-compute")
        reviews = schema.reviews
        shared = SharedReview(secrets.token_hex(ID_BYTES), self.clock.time(), review.game)
        row = {**msgspec.structs.asdict(shared), "person": person.id, "table_id": table, "review": body}

        def add(connection: Connection) -> SharedReview:
            of_person = reviews.c.person == person.id
            query = select(reviews.c.id, reviews.c.at).where(of_person, reviews.c.table_id == table)
            if known := connection.execute(query).first():
                return SharedReview(known.id, known.at, review.game)
            count = select(func.count()).select_from(reviews).where(of_person)
            if connection.execute(count).scalar_one() >= MAX_REVIEWS:
                raise Refused("too-many-reviews", most=MAX_REVIEWS)
            connection.execute(insert(reviews).values(row))
            return shared

        return await self.database.write(add)

    async def read(self, id: str) -> ReviewInfo:
        query = select(schema.reviews.c.review).where(schema.reviews.c.id == id)
        rows = await self.database.fetch(query) if is_id(id) else []
        if not rows:
            raise NotFound("unknown-review")
        return msgspec.json.decode(rows[0].review, type=ReviewInfo)

    async def of_person(self, person: Person) -> list[SharedReview]:
        """What somebody shares, the newest first."""
        reviews = schema.reviews.c
        query = select(reviews.id, reviews.at, reviews.game).where(reviews.person == person.id)
        rows = await self.database.fetch(query.order_by(reviews.at.desc(), reviews.id))
        return [SharedReview(row.id, row.at, row.game) for row in rows]

    async def delete(self, person: Person, id: str) -> None:
        reviews = schema.reviews
        statement = delete(reviews).where(reviews.c.id == id, reviews.c.person == person.id)
        if not is_id(id) or await self.database.write(lambda to: to.execute(statement).rowcount) == 0:
            raise NotFound("unknown-review")

    async def delete_all(self, person: str) -> None:
        """Delete everything that somebody shares."""
        await self.database.execute(delete(schema.reviews).where(schema.reviews.c.person == person))
