"""The lobby by REST: people, tables, records. Who somebody is stands in two headers."""

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
from ..access_limits import Doors
from ..realtime.registry import TableRegistry
from ..storage.entries import TableOpened
from ..storage.people import Person
from ..storage.table_index import TableSummary

MOST_ID = 64
LEAST_CLOCK = 10  # seconds, if there is a clock at all
MOST_RECORD = 2_000_000  # bytes of a record that somebody brings along
MOST_STEPS = 4_000  # of a match that is shown again: each has a view of its own


class Entering(msgspec.Struct, frozen=True):
    name: Annotated[str, msgspec.Meta(max_length=200)]


class Entered(msgspec.Struct, frozen=True):
    person: str
    name: str
    secret: str


class Link(msgspec.Struct, frozen=True):
    """What stands in the fragment of a link that makes another device this person's."""

    token: Annotated[str, msgspec.Meta(max_length=MOST_ID)]


class Opening(msgspec.Struct, frozen=True, rename="camel"):
    """What a table is laid with; whoever opens it is its host."""

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
        if 0 < self.clock < LEAST_CLOCK:
            raise ValueError("clock")


class TableCreated(msgspec.Struct, frozen=True):
    table: str


PersonId = Annotated[str, HeaderParameter(name="X-Person", max_length=64)]
Secret = Annotated[str, HeaderParameter(name="X-Secret", max_length=128)]


# -- lobby and records --------------------------------------------------------------------------


@post("/api/people")
async def enter(data: Entering, state: State, request: Request[Any, Any, State]) -> Entered:
    """A guest enters with a name."""
    knock(request)
    person, secret = await registry_of(state).people.create(data.name)
    return Entered(person.id, person.name, secret)


@get("/api/people/me")
async def me(state: State, person: PersonId, secret: Secret) -> Person:
    """Who the two headers belong to."""
    return await registry_of(state).people.authenticate(person, secret)


@post("/api/people/me/name")
async def rename(
    data: Entering, state: State, request: Request[Any, Any, State], person: PersonId, secret: Secret
) -> Person:
    """Another name, for tables one sits down at from now on."""
    knock(request)
    house = registry_of(state)
    return await house.rename(await house.people.authenticate(person, secret), data.name)


@post("/api/people/me/links")
async def new_link(state: State, request: Request[Any, Any, State], person: PersonId, secret: Secret) -> Link:
    """A token for a link that makes another device this person's; it works once."""
    knock(request)
    people = registry_of(state).people
    return Link(await people.create_link(await people.authenticate(person, secret)))


@post("/api/people/links")
async def come_by_link(data: Link, state: State, request: Request[Any, Any, State]) -> Entered:
    """Another device comes with the token of a link."""
    knock(request)
    person, secret = await registry_of(state).people.redeem_link(data.token)
    return Entered(person.id, person.name, secret)


@get("/api/people/me/tables")
async def my_tables(state: State, person: PersonId, secret: Secret) -> list[TableSummary]:
    """Where one sits or sat, the newest first: open, in play and over."""
    house = registry_of(state)
    return await house.index.list_of_person((await house.people.authenticate(person, secret)).id)


@cache
def games_in(lang: str) -> list[dict[str, Any]]:
    """Worded once: reading all words takes longer than a table should wait."""
    return [dict(game) for game in catalogue(every_game(), lang)]


@get("/api/games")
async def list_games(lang: str = "en") -> list[dict[str, Any]]:
    """What can be played, with every variant, option and bot."""
    return await asyncio.to_thread(games_in, lang if lang in LANGUAGES else "en")


@post("/api/tables")
async def open_table(
    data: Opening, state: State, request: Request[Any, Any, State], person: PersonId, secret: Secret
) -> TableCreated:
    """Open a table; the one who does is its host."""
    knock(request)
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
async def table_replay(table: str, state: State, request: Request[Any, Any, State]) -> dict[str, Any]:
    """A finished match, as everybody heard it."""
    knock(request)
    return await asyncio.to_thread(replayed, await registry_of(state).record_of(table))


@get("/api/tables/{table:str}/steps")
async def table_steps(
    table: str, state: State, request: Request[Any, Any, State], seat: int | None = None
) -> dict[str, Any]:
    """A finished match, move by move, as a seat or everybody saw it."""
    knock(request)
    return await asyncio.to_thread(steps_of, await registry_of(state).record_of(table), seat)


class Brought(msgspec.Struct, frozen=True):
    """A record that somebody has, of this house or another."""

    record: Annotated[str, msgspec.Meta(max_length=MOST_RECORD)]
    seat: int | None = None


@post("/api/records", request_max_body_size=2 * MOST_RECORD, status_code=200)
async def brought(data: Brought, request: Request[Any, Any, State]) -> dict[str, Any]:
    """The same of a record that is sent; nothing of it is kept."""
    knock(request)
    return await asyncio.to_thread(steps_of, data.record, data.seat)


def replayed(text: str) -> dict[str, Any]:
    return dict(replay(record.replay(record.load(text, find))))


def steps_of(text: str, seat: int | None) -> dict[str, Any]:
    match = record.replay(record.load(text, find))
    if match.version > MOST_STEPS:
        raise BadRecord("record-too-long", characters=MOST_RECORD, lines=MOST_STEPS)
    if seat is not None and not 0 <= seat < len(match.seats):
        raise BadInput("no-such-seat", number=seat + 1)
    return dict(replay_steps(match, SPECTATOR if seat is None else seat))


def registry_of(state: State) -> TableRegistry:
    house: TableRegistry = state.registry
    return house


def knock(request: Request[Any, Any, State]) -> None:
    doors: Doors = request.app.state.doors
    doors.enter(request.client.host if request.client else "")


LOBBY = [
    enter, me, rename, new_link, come_by_link, my_tables, list_games, open_table, list_tables, table_record,
    table_replay, table_steps, brought,
]  # fmt: skip
