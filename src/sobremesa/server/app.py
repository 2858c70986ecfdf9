"""The doors of the house: REST for lobby and records, one socket for play."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Annotated, Any

import msgspec
from litestar import Litestar, Request, Response, get, post, websocket
from litestar.connection import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.params import HeaderParameter

from .. import __version__
from ..engine import Problem
from ..games import every_game
from ..wire import catalogue, replay
from ..words import LANGUAGES
from . import messages
from .entries import Opened
from .house import About, House, Person, Unknown
from .journal import Journal
from .live import Live, Reader
from .messages import ClientMessage, Hello, ServerMessage
from .migrate import migrate

decode = msgspec.json.Decoder(ClientMessage).decode
encode = msgspec.json.encode

RATE, BURST = 20.0, 60.0  # messages a second from one socket, and how many at once
PATIENCE = 45.0  # seconds without a word after which a socket counts as lost


class Entering(msgspec.Struct, frozen=True):
    name: str


class Entered(msgspec.Struct, frozen=True):
    person: str
    name: str
    secret: str


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


class TableOpened(msgspec.Struct, frozen=True):
    table: str


class Health(msgspec.Struct, frozen=True):
    status: str
    version: str
    tables: int
    readers: int


PersonId = Annotated[str, HeaderParameter(name="X-Person", max_length=64)]
Secret = Annotated[str, HeaderParameter(name="X-Secret", max_length=128)]


# -- lobby and records --------------------------------------------------------------------------


@post("/api/people")
async def enter(data: Entering, state: State) -> Entered:
    """A guest enters with a name."""
    person, secret = await house_of(state).enter(data.name)
    return Entered(person.id, person.name, secret)


@get("/api/games")
async def list_games(lang: str = "en") -> list[dict[str, Any]]:
    """What can be played, with every variant, option and bot."""
    return [dict(game) for game in catalogue(every_game(), lang if lang in LANGUAGES else "en")]


@post("/api/tables")
async def open_table(data: Opening, state: State, person: PersonId, secret: Secret) -> TableOpened:
    """Open a table; the one who does is its host."""
    host = await house_of(state).recognise(person, secret)
    options = msgspec.structs.asdict(data)
    live = await house_of(state).open_table(Opened(host=host.id, **options))
    return TableOpened(live.table.id)


@get("/api/tables")
async def list_tables(state: State, game: str = "") -> list[About]:
    """The public tables that are not over."""
    return await house_of(state).public_tables(game)


@get("/api/tables/{table:str}/record", media_type="text/plain")
async def table_record(table: str, state: State) -> str:
    """The record of a finished match."""
    return await house_of(state).record_of(table)


@get("/api/tables/{table:str}/replay")
async def table_replay(table: str, state: State) -> dict[str, Any]:
    """A finished match, as everybody heard it."""
    house = house_of(state)
    await house.record_of(table)  # refuses one that is still on
    return dict(replay((await house.wake(table)).table.playing))


@get("/health", include_in_schema=False)
async def health(state: State) -> Health:
    house = house_of(state)
    readers = sum(len(live.readers) for live in house.live.values())
    return Health("ok", __version__, len(house.live), readers)


# -- play ---------------------------------------------------------------------------------------


@websocket("/socket")
async def play(socket: WebSocket[Any, Any, State]) -> None:
    """One client at one table: it says hello, then whatever it wishes."""
    await socket.accept()
    try:
        hello = decode(await hear(socket))
        if not isinstance(hello, Hello):
            raise Unknown("hello-first")
        person = await known(house_of(socket.app.state), hello)
        live = await house_of(socket.app.state).wake(hello.table)
    except Problem as problem:
        await bye(socket, problem.key)
    except (msgspec.MsgspecError, TimeoutError):
        await bye(socket, "no-message")
    except WebSocketDisconnect:
        pass
    else:
        await attend(socket, live, person, hello)


async def known(house: House, hello: Hello) -> Person:
    """Who says hello; without a person, somebody who only looks on."""
    return await house.recognise(hello.person, hello.secret) if hello.person else Person("", "")


async def attend(socket: WebSocket[Any, Any, State], live: Live, person: Person, hello: Hello) -> None:
    async def send(message: ServerMessage) -> None:
        await socket.send_data(encode(message), mode="text")

    reader = Reader(person.id, person.name, send, heard=max(0, hello.heard))
    live.come(reader)
    telling = asyncio.create_task(live.tell_all(reader))
    try:
        await listen(socket, live, reader)
    finally:
        live.go(reader)
        telling.cancel()
        with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await telling


async def listen(socket: WebSocket[Any, Any, State], live: Live, reader: Reader) -> None:
    """Wishes one by one, not faster than people are."""
    left, last = BURST, time.monotonic()
    with suppress(WebSocketDisconnect):
        while True:
            try:
                wish = decode(await hear(socket))
            except msgspec.MsgspecError:
                await bye(socket, "no-message")
                return
            except TimeoutError:
                await bye(socket, "silence", again=True)
                return
            now = time.monotonic()
            left, last = min(BURST, left + (now - last) * RATE) - 1, now
            if left < 0:
                await bye(socket, "too-fast", again=True)
                return
            if isinstance(wish, messages.Ping):
                reader.tell(messages.Pong())
            else:
                live.wishes.put_nowait((reader, wish))


async def hear(socket: WebSocket[Any, Any, State]) -> str:
    async with asyncio.timeout(PATIENCE):
        text: str = await socket.receive_text()
    if len(text) > messages.MOST_BYTES:
        raise msgspec.ValidationError("too long")
    return text


async def bye(socket: WebSocket[Any, Any, State], reason: str, again: bool = False) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_data(encode(messages.Bye(reason, again)), mode="text")
        await socket.close()


# -- the house itself ---------------------------------------------------------------------------


def house_of(state: State) -> House:
    house: House = state.house
    return house


def told(request: Request[Any, Any, State], problem: Problem) -> Response[dict[str, Any]]:
    """A problem by its key; what one may not know is not there."""
    status = 404 if isinstance(problem, Unknown) else 400
    return Response(
        {"key": problem.key, "facts": {k: str(v) for k, v in problem.facts.items()}}, status_code=status
    )


def create_app(url: str) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await asyncio.to_thread(migrate, url)
        journal = Journal(url)
        await journal.open()
        app.state.house = House(journal)
        yield
        await app.state.house.close()

    return Litestar(
        [enter, list_games, open_table, list_tables, table_record, table_replay, health, play],
        lifespan=[lifespan],
        exception_handlers={Problem: told},
        openapi_config=OpenAPIConfig(title="Sobremesa", version=__version__),
        request_max_body_size=64 * 1024,
    )
