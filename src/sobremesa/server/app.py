"""The doors of the house: REST for lobby and records, one socket for play."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get, websocket
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection, WebSocket
from litestar.datastructures import State
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Scope

from .. import __version__
from ..engine import Problem
from . import messages
from .database import Unreachable
from .doors import BURST, HEADERS, Bucket, Doors
from .house import House
from .journal import Journal
from .live import Live
from .lobby import LOBBY, MOST_ID
from .messages import Bye, ClientMessage, Hello
from .pages import PACKED, PAGES
from .people import NOBODY, Person, Unknown
from .reader import Reader
from .schema import socket_schema
from .settings import Settings

log = logging.getLogger("sobremesa.server")
decoder = msgspec.json.Decoder(ClientMessage)
encode = msgspec.json.encode

PATIENCE = 20.0  # seconds until somebody must have said hello, and gone after a goodbye
POLICY = 1008  # the code of a socket that may not be here
STATUS = {"too-fast": 429}  # of answers; other problems are a bad request
LEFT = (WebSocketDisconnect, OSError)  # what a socket raises whose client has gone: ASGI says OSError
GONE = (*LEFT, RuntimeError)  # and one that was closed here already


class Health(msgspec.Struct, frozen=True):
    status: str
    version: str
    tables: int
    connections: int


@get("/health", include_in_schema=False)
async def health(state: State) -> Response[Health]:
    house = house_of(state)
    status, code = ("ok", 200) if house.neighbours.is_well else ("no database", 503)
    return Response(Health(status, __version__, len(house.awake()), connections(house)), status_code=code)


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4")
async def metrics(state: State) -> str:
    house = house_of(state)
    return house.metrics.page(len(house.awake()), connections(house))


@get(
    "/schema/socket.json", include_in_schema=False, media_type="application/schema+json", sync_to_thread=True
)
def schema() -> bytes:
    """The messages of the socket, which OpenAPI has no place for."""
    return encode(socket_schema())


def connections(house: House) -> int:
    return sum(len(live.readers) for live in house.awake())


# -- play ---------------------------------------------------------------------------------------


@websocket("/socket")
async def play(socket: WebSocket[Any, Any, State]) -> None:
    """One client at one table: it says hello, then whatever it wishes."""
    doors: Doors = socket.app.state.doors
    if not doors.is_ours(socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close(code=POLICY)
        return
    with doors.one_more(address_of(socket)) as may_come, suppress(*LEFT):
        await socket.accept()
        if may_come:
            await greet(socket, house_of(socket.app.state))
        else:
            await bye(socket, "too-many", again=True)


async def greet(socket: WebSocket[Any, Any, State], house: House) -> None:
    try:
        if not house.neighbours.is_well:
            raise Unreachable
        async with asyncio.timeout(PATIENCE):
            hello = decode(await hear(socket))
        if not isinstance(hello, Hello):
            raise Unknown("hello-first")
        person = await house.people.recognise(hello.person, hello.secret) if hello.person else NOBODY
        live = await house.wake(hello.table)
        if not live.table.may_be_seen_by(person.id):
            raise Unknown("unknown-table")
        await attend(socket, house, live, person, hello)
    except Problem as problem:
        await bye(socket, problem.key)
    except (msgspec.MsgspecError, TimeoutError):
        await bye(socket, "no-message")
    except Unreachable:
        await bye(socket, "house-trouble", again=True)


async def attend(
    socket: WebSocket[Any, Any, State], house: House, live: Live, person: Person, hello: Hello
) -> None:
    async def send(message: bytes) -> None:
        await socket.send_data(message, mode="text")

    muted = await house.people.muted_by(person.id) if person.id else set()
    live = await house.wake(hello.table)  # it may have gone to sleep meanwhile
    await live.catch_up()
    reader = Reader(person, send, max(0, hello.heard), max(0, hello.spoken), muted=muted)
    telling = asyncio.create_task(reader.keep_telling(live.table, live.timing, live.welcome))
    listening = asyncio.create_task(listen(socket, house, live, reader))
    try:
        await live.come(reader)
        await asyncio.wait({telling, listening}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        telling.cancel()
        listening.cancel()
        ended = await asyncio.gather(telling, listening, return_exceptions=True)
        await live.go(reader)
    for problem in ended:
        if isinstance(problem, Exception) and not isinstance(problem, GONE):
            raise problem
    with suppress(*GONE):
        await socket.close()


async def listen(socket: WebSocket[Any, Any, State], house: House, live: Live, reader: Reader) -> None:
    """Wishes one by one, not faster than people are."""
    bucket = Bucket(house.settings.rate, BURST * house.settings.rate)
    while True:
        try:
            wish = decode(await hear(socket))
        except msgspec.MsgspecError:
            reader.tell(Bye("no-message", False))
            return await asyncio.sleep(PATIENCE)
        if not bucket.take():
            reader.tell(Bye("too-fast", True))
            return await asyncio.sleep(PATIENCE)
        match wish:
            case messages.Ping():
                reader.tell(messages.Pong())
            case messages.Mute():
                await mute(house, reader, wish)
            case _:
                live.wishes.put_nowait((reader, wish))


async def mute(house: House, reader: Reader, wish: messages.Mute) -> None:
    if not reader.person.id or len(wish.who) > MOST_ID:
        reader.tell(messages.Refused(wish.id, "not-entered", {}))
        return
    await house.people.mute(reader.person.id, wish.who, wish.muted)
    reader.muted = await house.people.muted_by(reader.person.id)
    reader.tell(messages.Done(wish.id))


def decode(text: str) -> ClientMessage:
    try:
        message: ClientMessage = decoder.decode(text)
    except RecursionError:
        raise msgspec.ValidationError("too deep") from None
    return message


async def hear(socket: WebSocket[Any, Any, State]) -> str:
    text: str = await socket.receive_text()
    if len(text) > messages.MOST_BYTES:
        raise msgspec.ValidationError("too long")
    return text


async def bye(socket: WebSocket[Any, Any, State], reason: str, again: bool = False) -> None:
    with suppress(*GONE):
        await socket.send_data(encode(Bye(reason, again)), mode="text")
        await socket.close()


# -- the house itself ---------------------------------------------------------------------------


def house_of(state: State) -> House:
    house: House = state.house
    return house


def address_of(connection: ASGIConnection[Any, Any, Any, State]) -> str:
    return connection.client.host if connection.client else ""


def told(_: Request[Any, Any, State], problem: Problem) -> Response[dict[str, Any]]:
    """A problem by its key; what one may not know is not there."""
    status = 404 if isinstance(problem, Unknown) else STATUS.get(problem.key, 400)
    return Response(
        {"key": problem.key, "facts": {k: str(v) for k, v in problem.facts.items()}}, status_code=status
    )


def told_of_trouble(_: Request[Any, Any, State], __: Unreachable) -> Response[dict[str, Any]]:
    return Response({"key": "house-trouble", "facts": {}}, status_code=503)


def told_too_deep(_: Request[Any, Any, State], __: RecursionError) -> Response[dict[str, Any]]:
    """Brackets in brackets in brackets: more than the reader of JSON can count."""
    return Response({"key": "no-message", "facts": {}}, status_code=400)


async def write_down(problem: Exception, _: Scope) -> None:
    """A mistake of ours; what others do wrong is theirs to know."""
    if not isinstance(problem, Problem | Unreachable | HTTPException | RecursionError | WebSocketDisconnect):
        log.error("a request", exc_info=problem)


def create_app(url: str, settings: Settings) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        house = app.state.house = House(Journal(url), settings)
        await house.open()
        yield
        await house.close()

    return Litestar(
        [*LOBBY, *PAGES, health, metrics, schema, play],
        state=State({"doors": Doors(settings)}),
        lifespan=[lifespan],
        exception_handlers={Problem: told, Unreachable: told_of_trouble, RecursionError: told_too_deep},
        after_exception=[write_down],
        response_headers=HEADERS,
        openapi_config=OpenAPIConfig(
            title="Sobremesa", version=__version__, render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=64 * 1024,
        compression_config=CompressionConfig("gzip", exclude_opt_key=PACKED),
        logging_config=None,
    )
