"""Requests of the lobby: people, tables, records. A person is authenticated by two headers."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody, QueryParameter

from ...engine import record
from ...games import every_game, find
from ...protocol import catalogue, replay
from ...protocol.rest import (
    MAX_LISTED,
    MAX_RECORD,
    Credentials,
    DeviceInfo,
    LinkToken,
    NewTable,
    PersonInfo,
    PersonName,
    RecordUpload,
    TableCreated,
    TableList,
    TableSummary,
)
from ...protocol.types import GameInfo, Replay, ReplaySteps
from ...words import LANGUAGES
from ..jobs import ReplayJob
from ..storage.entries import TableOpened
from .context import AnyRequest, address_of, limits_of, registry_of

REPLAY_SECONDS = 3.0  # of processor time, for a match that is replayed

PersonId = Annotated[str, HeaderParameter(name="X-Person", max_length=64)]
Limit = Annotated[int, QueryParameter(ge=1, le=MAX_LISTED)]
Secret = Annotated[str, HeaderParameter(name="X-Secret", max_length=128)]


# -- lobby and records --------------------------------------------------------------------------


@post("/api/people")
async def create_person(data: JSONBody[PersonName], state: State, request: AnyRequest) -> Credentials:
    """Create a person with a name."""
    limit_rate(request)
    person, secret = await registry_of(state).people.create(data.name)
    return Credentials(person.id, person.name, secret)


@get("/api/people/me")
async def me(state: State, person: PersonId, secret: Secret) -> PersonInfo:
    """The person that the two headers belong to."""
    found = await registry_of(state).people.authenticate(person, secret)
    return PersonInfo(found.id, found.name)


@post("/api/people/me/name")
async def rename(
    data: JSONBody[PersonName], state: State, request: AnyRequest, person: PersonId, secret: Secret
) -> PersonInfo:
    """Take another name, at all tables where one sits and from now on."""
    limit_rate(request)
    registry = registry_of(state)
    renamed = await registry.rename(await registry.people.authenticate(person, secret), data.name)
    return PersonInfo(renamed.id, renamed.name)


@post("/api/people/me/links")
async def create_link(state: State, request: AnyRequest, person: PersonId, secret: Secret) -> LinkToken:
    """Create a token by which another device becomes this person's; it works once."""
    limit_rate(request)
    people = registry_of(state).people
    return LinkToken(await people.create_link(await people.authenticate(person, secret)))


@post("/api/people/links")
async def redeem_link(data: JSONBody[LinkToken], state: State, request: AnyRequest) -> Credentials:
    """Become a person on another device, by the token of a link."""
    limit_rate(request)
    person, secret = await registry_of(state).people.redeem_link(data.token)
    return Credentials(person.id, person.name, secret)


@get("/api/people/me/devices")
async def my_devices(state: State, person: PersonId, secret: Secret) -> list[DeviceInfo]:
    """The devices that are this person's, and the links that still work."""
    people = registry_of(state).people
    return await people.devices_of(await people.authenticate(person, secret), secret)


@delete("/api/people/me/devices/{device:str}")
async def forget_device(state: State, person: PersonId, secret: Secret, device: FromPath[str]) -> None:
    """Forget a device, which must enter anew, or revoke a link."""
    registry = registry_of(state)
    await registry.forget_device(await registry.people.authenticate(person, secret), device)


@get("/api/people/me/tables")
async def my_tables(state: State, person: PersonId, secret: Secret) -> list[TableSummary]:
    """The tables at which one sits or sat, the newest first: open, in play and over."""
    registry = registry_of(state)
    await registry.people.authenticate(person, secret)
    return await registry.index.list_of_person(person)


@cache
def games_in(lang: str) -> list[GameInfo]:
    """The catalogue of games, made once: reading all words takes longer than a table should wait."""
    return catalogue(every_game(), lang)


@get("/api/games")
async def list_games(lang: FromQuery[str] = "en") -> list[GameInfo]:
    """The games, with every variant, option and bot."""
    return await asyncio.to_thread(games_in, lang if lang in LANGUAGES else "en")


@post("/api/tables")
async def open_table(
    data: JSONBody[NewTable], state: State, request: AnyRequest, person: PersonId, secret: Secret
) -> TableCreated:
    """Open a table; whoever does is its host."""
    limit_rate(request)
    host = await registry_of(state).people.authenticate(person, secret)
    opened = TableOpened(host=host.id, **msgspec.structs.asdict(data))
    return TableCreated(await registry_of(state).open_table(opened))


@get("/api/tables")
async def list_tables(
    state: State,
    request: AnyRequest,
    game: FromQuery[str] = "",
    free: FromQuery[bool] = False,
    limit: Limit = 50,
    after: FromQuery[str] = "",
) -> TableList:
    """The public tables that are not over, the newest first; of one game, or with a free seat. ``after``
    is the ``next`` of the page before."""
    limits_of(state).check_reading(address_of(request.scope))
    if game and game not in known_games():
        return TableList([], None)
    return await registry_of(state).index.list_public(game, free, limit, after)


@cache
def known_games() -> frozenset[str]:
    return frozenset(game.id for game in every_game())


@get("/api/tables/{table:str}/record", media_type="text/plain")
async def table_record(table: FromPath[str], state: State) -> str:
    """The record of a finished match."""
    return await registry_of(state).record_of(table)


@get("/api/tables/{table:str}/replay")
async def table_replay(table: FromPath[str], state: State, request: AnyRequest) -> Replay:
    """The events of a finished match, as a spectator saw them."""
    limit_rate(request)
    return await asyncio.to_thread(replayed, await registry_of(state).record_of(table))


@get("/api/tables/{table:str}/steps")
async def table_steps(
    table: FromPath[str], state: State, request: AnyRequest, seat: FromQuery[int | None] = None
) -> Response[ReplaySteps]:
    """A finished match, move by move, as a seat or a spectator saw it."""
    limit_rate(request)
    return await replay_response(state, ReplayJob(await registry_of(state).record_of(table), seat))


@post("/api/records", request_max_body_size=2 * MAX_RECORD, status_code=200)
async def replay_upload(
    data: JSONBody[RecordUpload], state: State, request: AnyRequest
) -> Response[ReplaySteps]:
    """The same of a record that is uploaded; nothing of it is stored. An address has one at a time."""
    limit_rate(request)
    async with limits_of(state).computation(address_of(request.scope)):
        return await replay_response(state, ReplayJob(data.record, data.seat))


def replayed(text: str) -> Replay:
    return replay(record.replay(record.load(text, find)))


async def replay_response(state: State, job: ReplayJob) -> Response[ReplaySteps]:
    steps: Any = await registry_of(state).workers.run(job, REPLAY_SECONDS)
    return Response(steps, media_type=MediaType.JSON)


def limit_rate(request: AnyRequest) -> None:
    limits_of(request.app.state).check_creation(address_of(request.scope))


LOBBY_ROUTES = [
    create_person, me, rename, create_link, redeem_link, my_devices, forget_device, my_tables, list_games,
    open_table, list_tables, table_record, table_replay, table_steps, replay_upload,
]  # fmt: skip
