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
from litestar.exceptions.responses import create_exception_response
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Scope

from ... import __version__
from ...engine import Problem
from ...protocol import messages
from ...protocol.messages import ClientMessage, Goodbye, Hello
from ...protocol.socket_schema import socket_schema
from ..access_limits import BURST, HEADERS, Doors, TokenBucket
from ..realtime.maintenance import Maintenance
from ..realtime.registry import TableRegistry
from ..realtime.session import TableSession
from ..realtime.subscriber import GONE, LEFT, Subscriber
from ..settings import Settings
from ..storage.database import DatabaseUnavailable, open_database
from ..storage.people import ANONYMOUS, NotFound, Person
from .lobby import LOBBY, MOST_ID
from .sockets import Socket, ours
from .static_files import PACKED, PAGES

log = logging.getLogger("sobremesa.server")
decoder = msgspec.json.Decoder(ClientMessage)
encode = msgspec.json.encode

PATIENCE = 20.0  # seconds until somebody must have said hello, and gone after a goodbye
POLICY = 1008  # the code of a socket that may not be here
STATUS = {"too-fast": 429}  # of answers; other problems are a bad request


class Health(msgspec.Struct, frozen=True):
    status: str
    version: str
    tables: int
    connections: int


@get("/health", include_in_schema=False)
async def health(state: State) -> Response[Health]:
    house = registry_of(state)
    status, code = ("ok", 200) if house.cluster.is_healthy else ("no database", 503)
    return Response(Health(status, __version__, len(house.awake()), connections(house)), status_code=code)


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4")
async def metrics(state: State) -> str:
    house = registry_of(state)
    return house.metrics.page(len(house.awake()), connections(house))


@get(
    "/schema/socket.json", include_in_schema=False, media_type="application/schema+json", sync_to_thread=True
)
def schema() -> bytes:
    """The messages of the socket, which OpenAPI has no place for."""
    return encode(socket_schema())


def connections(house: TableRegistry) -> int:
    return sum(len(live.readers) for live in house.awake())


# -- play ---------------------------------------------------------------------------------------


@websocket("/socket")
async def play(socket: WebSocket[Any, Any, State]) -> None:
    """One client at one table: it says hello, then whatever it wishes."""
    doors: Doors = socket.app.state.doors
    if not doors.is_ours(header(socket, b"origin"), header(socket, b"host")):
        await socket.close(code=POLICY)
        return
    with doors.one_more(address_of(socket)) as may_come, suppress(*LEFT):
        await socket.accept()
        if may_come:
            await greet(socket, registry_of(socket.app.state))
        else:
            await bye(socket, "too-many", again=True)


async def greet(socket: WebSocket[Any, Any, State], house: TableRegistry) -> None:
    try:
        if not house.cluster.is_healthy:
            raise DatabaseUnavailable
        async with asyncio.timeout(PATIENCE):
            hello = understood(await socket.receive_text())
        if not isinstance(hello, Hello):
            raise NotFound("hello-first" if hello else "no-message")
        person = await house.people.authenticate(hello.person, hello.secret) if hello.person else ANONYMOUS
        live = await house.get(hello.table)
        if not live.table.may_be_seen_by(person.id):
            raise NotFound("unknown-table")
        await attend(socket, house, live, person, hello)
    except Problem as problem:
        await bye(socket, problem.key)
    except TimeoutError:
        await bye(socket, "no-message")
    except DatabaseUnavailable:
        await bye(socket, "house-trouble", again=True)


async def attend(
    socket: WebSocket[Any, Any, State], house: TableRegistry, live: TableSession, person: Person, hello: Hello
) -> None:
    muted = await house.people.muted_by(person.id)
    live = await house.get(hello.table)  # it may have gone to sleep meanwhile
    await live.catch_up()
    line = ours(socket)
    reader = Subscriber(
        person, line, socket.close, max(0, hello.last_event), max(0, hello.last_chat), muted=muted
    )
    try:
        await live.come(reader)
        # A task of its own, for it wakes with every message, and below this one are a dozen that would, too.
        await asyncio.create_task(attend_to(line, house, live, reader))
        await reader.end(PATIENCE)
    finally:
        reader.hush()
        await live.go(reader)


async def attend_to(line: Socket, house: TableRegistry, live: TableSession, reader: Subscriber) -> None:
    """Wishes one by one, not faster than people are, until it leaves or is seen out."""
    bucket = TokenBucket(house.settings.rate, BURST * house.settings.rate)
    while not reader.is_leaving:
        wish = understood(await line.listen())
        if wish is None:
            reader.tell(Goodbye("no-message", False))
        elif not bucket.take():
            reader.tell(Goodbye("too-fast", True))
        elif isinstance(wish, messages.Ping):
            reader.tell(messages.Pong())
        elif isinstance(wish, messages.Mute):
            await mute(house, reader, wish)
        else:
            await live.next(reader, wish)
            continue
        reader.speak(live)


async def mute(house: TableRegistry, reader: Subscriber, wish: messages.Mute) -> None:
    if not reader.person.id or len(wish.person) > MOST_ID:
        reader.tell(messages.Rejected(wish.id, "not-entered", {}))
        return
    await house.people.mute(reader.person.id, wish.person, wish.muted)
    reader.muted = await house.people.muted_by(reader.person.id)
    reader.tell(messages.Done(wish.id))


def understood(text: str) -> ClientMessage | None:
    """What is said; None if it is nothing that can be understood."""
    if len(text) > messages.MAX_MESSAGE_BYTES:
        return None
    try:
        message: ClientMessage = decoder.decode(text)
    except (msgspec.MsgspecError, RecursionError):
        return None
    return message


async def bye(socket: WebSocket[Any, Any, State], reason: str, again: bool = False) -> None:
    with suppress(*GONE):
        await socket.send_data(encode(Goodbye(reason, again)), mode="text")
        await socket.close()


# -- the house itself ---------------------------------------------------------------------------


def registry_of(state: State) -> TableRegistry:
    house: TableRegistry = state.registry
    return house


def header(socket: WebSocket[Any, Any, State], name: bytes) -> str | None:
    """As it came: Litestar's own way keeps a dictionary of all of them as long as the socket is open."""
    return next((value.decode("latin-1") for key, value in socket.scope["headers"] if key == name), None)


def address_of(connection: ASGIConnection[Any, Any, Any, State]) -> str:
    return connection.client.host if connection.client else ""


def told(_: Request[Any, Any, State], problem: Problem) -> Response[dict[str, Any]]:
    """A problem by its key; what one may not know is not there."""
    status = 404 if isinstance(problem, NotFound) else STATUS.get(problem.key, 400)
    return Response(
        {"key": problem.key, "facts": {k: str(v) for k, v in problem.facts.items()}},
        status_code=status,
        headers=HEADERS,
    )


def told_of_trouble(_: Request[Any, Any, State], __: DatabaseUnavailable) -> Response[dict[str, Any]]:
    return Response({"key": "house-trouble", "facts": {}}, status_code=503, headers=HEADERS)


def told_too_deep(_: Request[Any, Any, State], __: RecursionError) -> Response[dict[str, Any]]:
    """Brackets in brackets in brackets: more than the reader of JSON can count."""
    return Response({"key": "no-message", "facts": {}}, status_code=400, headers=HEADERS)


def told_by_litestar(request: Request[Any, Any, State], problem: Exception) -> Response[Any]:
    """What is not there, and whatever else goes wrong with a request."""
    answer = create_exception_response(request, problem)
    answer.headers.update(HEADERS)
    return answer


async def write_down(problem: Exception, _: Scope) -> None:
    """A mistake of ours; what others do wrong is theirs to know."""
    if not isinstance(
        problem, Problem | DatabaseUnavailable | HTTPException | RecursionError | WebSocketDisconnect
    ):
        log.error("a request", exc_info=problem)


def create_app(url: str, settings: Settings) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        registry = app.state.registry = TableRegistry(open_database(url), settings)
        await registry.open()
        maintenance = Maintenance(registry)
        maintenance.start()
        yield
        await maintenance.stop()
        await registry.close()

    return Litestar(
        [*LOBBY, *PAGES, health, metrics, schema, play],
        state=State({"doors": Doors(settings)}),
        lifespan=[lifespan],
        exception_handlers={
            Problem: told,
            DatabaseUnavailable: told_of_trouble,
            RecursionError: told_too_deep,
            HTTPException: told_by_litestar,
            Exception: told_by_litestar,
        },
        after_exception=[write_down],
        response_headers=HEADERS,
        openapi_config=OpenAPIConfig(
            title="Sobremesa", version=__version__, render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=64 * 1024,
        compression_config=CompressionConfig("gzip", exclude_opt_key=PACKED),
        logging_config=None,
    )
