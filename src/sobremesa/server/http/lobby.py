"""Requests of the lobby: people, tables, records. A person is authenticated by two headers."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import HeaderParameter

from ...engine import SPECTATOR, BadInput, BadRecord, record
from ...games import every_game, find
from ...protocol import catalogue, replay, replay_steps
from ...words import LANGUAGES
from ..storage.entries import TableOpened
from ..storage.people import Person
from ..storage.table_index import TableSummary
from .context import MAX_ID, address_of, limits_of, registry_of

MIN_CLOCK = 10  # seconds, if there is a clock at all
MAX_RECORD = 2_000_000  # bytes of a record that is uploaded
MAX_STEPS = 4_000  # of a match that is replayed: each has a view of its own

AnyRequest = Request[Any, Any, State]


class PersonName(msgspec.Struct, frozen=True):
    name: Annotated[str, msgspec.Meta(max_length=200)]


class Credentials(msgspec.Struct, frozen=True):
    """A person on one device."""

    person: str
    name: str
    secret: str


class LinkToken(msgspec.Struct, frozen=True):
    """The fragment of a link by which another device becomes this person's."""

    token: Annotated[str, msgspec.Meta(max_length=MAX_ID)]


class NewTable(msgspec.Struct, frozen=True, rename="camel"):
    """What a table is opened with; whoever opens it is its host."""

    game: str
    variant: str = ""
    options: dict[str, str] = {}
    seats: Annotated[int, msgspec.Meta(ge=1, le=100)] = 2
    bots: dict[int, str] = {}
    public: bool = False
    clock: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 0
    pace: Annotated[float, msgspec.Meta(ge=0, le=5)] = 0.7
    window: Annotated[float, msgspec.Meta(ge=0, le=10)] = 1.2

    def __post_init__(self) -> None:
        if 0 < self.clock < MIN_CLOCK:
            raise ValueError("clock")


class TableCreated(msgspec.Struct, frozen=True):
    table: str


PersonId = Annotated[str, HeaderParameter(name="X-Person", max_length=64)]
Secret = Annotated[str, HeaderParameter(name="X-Secret", max_length=128)]


# -- lobby and records --------------------------------------------------------------------------


@post("/api/people")
async def create_person(data: PersonName, state: State, request: AnyRequest) -> Credentials:
    """Create a person with a name."""
    limit_rate(request)
    person, secret = await registry_of(state).people.create(data.name)
    return Credentials(person.id, person.name, secret)


@get("/api/people/me")
async def me(state: State, person: PersonId, secret: Secret) -> Person:
    """The person that the two headers belong to."""
    return await registry_of(state).people.authenticate(person, secret)


@post("/api/people/me/name")
async def rename(
    data: PersonName, state: State, request: AnyRequest, person: PersonId, secret: Secret
) -> Person:
    """Take another name, for tables that one joins from now on."""
    limit_rate(request)
    registry = registry_of(state)
    return await registry.rename(await registry.people.authenticate(person, secret), data.name)


@post("/api/people/me/links")
async def create_link(state: State, request: AnyRequest, person: PersonId, secret: Secret) -> LinkToken:
    """Create a token by which another device becomes this person's; it works once."""
    limit_rate(request)
    people = registry_of(state).people
    return LinkToken(await people.create_link(await people.authenticate(person, secret)))


@post("/api/people/links")
async def redeem_link(data: LinkToken, state: State, request: AnyRequest) -> Credentials:
    """Become a person on another device, by the token of a link."""
    limit_rate(request)
    person, secret = await registry_of(state).people.redeem_link(data.token)
    return Credentials(person.id, person.name, secret)


@get("/api/people/me/tables")
async def my_tables(state: State, person: PersonId, secret: Secret) -> list[TableSummary]:
    """The tables at which one sits or sat, the newest first: open, in play and over."""
    registry = registry_of(state)
    await registry.people.authenticate(person, secret)
    return await registry.index.list_of_person(person)


@cache
def games_in(lang: str) -> list[dict[str, Any]]:
    """The catalogue of games, made once: reading all words takes longer than a table should wait."""
    return [dict(game) for game in catalogue(every_game(), lang)]


@get("/api/games")
async def list_games(lang: str = "en") -> list[dict[str, Any]]:
    """The games, with every variant, option and bot."""
    return await asyncio.to_thread(games_in, lang if lang in LANGUAGES else "en")


@post("/api/tables")
async def open_table(
    data: NewTable, state: State, request: AnyRequest, person: PersonId, secret: Secret
) -> TableCreated:
    """Open a table; whoever does is its host."""
    limit_rate(request)
    host = await registry_of(state).people.authenticate(person, secret)
    opened = TableOpened(host=host.id, **msgspec.structs.asdict(data))
    return TableCreated(await registry_of(state).open_table(opened))


@get("/api/tables")
async def list_tables(state: State, game: str = "", free: bool = False) -> list[TableSummary]:
    """The public tables that are not over; of one game, or with a free seat."""
    return await registry_of(state).index.list_public(game, free)


@get("/api/tables/{table:str}/record", media_type="text/plain")
async def table_record(table: str, state: State) -> str:
    """The record of a finished match."""
    return await registry_of(state).record_of(table)


@get("/api/tables/{table:str}/replay")
async def table_replay(table: str, state: State, request: AnyRequest) -> dict[str, Any]:
    """The events of a finished match, as a spectator saw them."""
    limit_rate(request)
    return await asyncio.to_thread(replayed, await registry_of(state).record_of(table))


@get("/api/tables/{table:str}/steps")
async def table_steps(
    table: str, state: State, request: AnyRequest, seat: int | None = None
) -> dict[str, Any]:
    """A finished match, move by move, as a seat or a spectator saw it."""
    limit_rate(request)
    return await asyncio.to_thread(steps_of, await registry_of(state).record_of(table), seat)


class RecordUpload(msgspec.Struct, frozen=True):
    """A record, of this server or another."""

    record: Annotated[str, msgspec.Meta(max_length=MAX_RECORD)]
    seat: int | None = None


@post("/api/records", request_max_body_size=2 * MAX_RECORD, status_code=200)
async def replay_upload(data: RecordUpload, request: AnyRequest) -> dict[str, Any]:
    """The same of a record that is uploaded; nothing of it is stored."""
    limit_rate(request)
    return await asyncio.to_thread(steps_of, data.record, data.seat)


def replayed(text: str) -> dict[str, Any]:
    return dict(replay(record.replay(record.load(text, find))))


def steps_of(text: str, seat: int | None) -> dict[str, Any]:
    match = record.replay(record.load(text, find))
    if match.version > MAX_STEPS:
        raise BadRecord("record-too-long", characters=MAX_RECORD, lines=MAX_STEPS)
    if seat is not None and not 0 <= seat < len(match.seats):
        raise BadInput("no-such-seat", number=seat + 1)
    return dict(replay_steps(match, SPECTATOR if seat is None else seat))


def limit_rate(request: AnyRequest) -> None:
    limits_of(request).check_creation(address_of(request))


LOBBY_ROUTES = [
    create_person, me, rename, create_link, redeem_link, my_tables, list_games, open_table, list_tables,
    table_record, table_replay, table_steps, replay_upload,
]  # fmt: skip
