"""The socket of a client at a table: ``/socket``."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar import websocket
from litestar.connection import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from ...engine import Problem, Refused
from ...protocol import messages
from ...protocol.messages import PROTOCOL_VERSION, ClientMessage, Goodbye, Hello, HelloVersion
from ..access_limits import BURST, TokenBucket
from ..realtime.registry import TableRegistry
from ..realtime.session import TableSession, json_facts
from ..realtime.subscriber import Subscriber
from ..storage.database import DatabaseUnavailable
from ..storage.people import ANONYMOUS, NotFound, Person, digest
from .context import address_of, limits_of, registry_of

Socket = WebSocket[object, object, State]
log = logging.getLogger("sobremesa.server")

HELLO_TIMEOUT = 20.0  # seconds until a client must have said hello
GOODBYE_TIMEOUT = 20.0  # seconds until it must have read a goodbye
POLICY_VIOLATION = 1008  # the close code of a socket that is not allowed
DISCONNECTED = (WebSocketDisconnect, OSError)  # raised when the client has gone; ASGI says OSError
CLOSED = (*DISCONNECTED, RuntimeError)  # and when the socket was closed here

decoder = msgspec.json.Decoder(ClientMessage)
version_decoder = msgspec.json.Decoder(HelloVersion)


@websocket("/socket")
async def play(socket: Socket) -> None:
    limits = limits_of(socket)
    if not limits.is_allowed_origin(header(socket, b"origin"), header(socket, b"host")):
        await socket.close(code=POLICY_VIOLATION)
        return
    with limits.connection(address_of(socket)) as is_allowed, suppress(*DISCONNECTED):
        await socket.accept()
        if is_allowed:
            await serve_client(socket, registry_of(socket.app.state))
        else:
            await say_goodbye(socket, "too-many", reconnect=True)


async def serve_client(socket: Socket, registry: TableRegistry) -> None:
    """A client says hello; then it is subscribed to its table until it leaves or is sent away."""
    try:
        if not registry.cluster.is_healthy:
            raise DatabaseUnavailable
        async with asyncio.timeout(HELLO_TIMEOUT):
            first = await socket.receive_text()
        if is_of_other_version(first):
            raise NotFound("protocol-version")
        hello = decode(first)
        if not isinstance(hello, Hello):
            raise NotFound("hello-first" if hello else "no-message")
        person = await registry.people.authenticate(hello.person, hello.secret) if hello.person else ANONYMOUS
        session = await registry.get(hello.table)
        if not session.state.is_visible_to(person.id):
            raise NotFound("unknown-table")
        await attend(socket, registry, person, hello)
    except Problem as problem:
        await say_goodbye(socket, problem.key)
    except TimeoutError:
        await say_goodbye(socket, "no-message")
    except DatabaseUnavailable:
        await say_goodbye(socket, "house-trouble", reconnect=True)


async def attend(socket: Socket, registry: TableRegistry, person: Person, hello: Hello) -> None:
    muted = await registry.people.muted_by(person.id)
    session = await registry.get(hello.table)
    await session.synchronise()
    subscriber = Subscriber(person, max(0, hello.last_event), max(0, hello.last_chat), muted)
    subscriber.device = digest(hello.secret) if hello.person else ""
    subscriber.hint_budget = limits_of(socket).hint_budget(address_of(socket))
    # Two tasks of their own, since each wakes with every message: in this one, a dozen coroutines of
    # the framework would be resumed each time.
    sending = asyncio.create_task(send_messages(socket, session, subscriber))
    try:
        await session.subscribe(subscriber)
        await asyncio.create_task(receive_messages(socket, registry, session, subscriber))
        await asyncio.wait({sending}, timeout=GOODBYE_TIMEOUT)
    finally:
        sending.cancel()
        await session.unsubscribe(subscriber)


async def receive_messages(
    socket: Socket, registry: TableRegistry, session: TableSession, subscriber: Subscriber
) -> None:
    """Handle messages one by one, until the client leaves or is sent away."""
    clock, rate = registry.clock, registry.settings.rate
    bucket = subscriber.message_rate = TokenBucket(rate, BURST * rate, clock.monotonic())
    while not subscriber.is_leaving:
        message = decode(await receive_text(socket))
        if message is None:
            subscriber.send(Goodbye("no-message", False))
        elif not bucket.take(clock.monotonic()):
            subscriber.send(Goodbye("too-fast", True))
        elif isinstance(message, messages.Ping):
            subscriber.send(messages.Pong())
        elif isinstance(message, messages.Mute):
            await mute(registry, subscriber, message)
        else:
            await session.receive(subscriber, message)


async def send_messages(socket: Socket, session: TableSession, subscriber: Subscriber) -> None:
    """Send whatever there is for a subscriber, as fast as its client reads; close after a goodbye."""
    with suppress(*CLOSED):
        is_leaving = False
        while not is_leaving:
            await subscriber.wait_for_news()
            is_leaving = subscriber.is_leaving
            try:
                news = session.messages_for(subscriber)
            except Exception:
                log.exception("table %s: an update", session.state.id)
                break
            for message in news:
                await socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})
        await socket.close()


async def mute(registry: TableRegistry, subscriber: Subscriber, message: messages.Mute) -> None:
    person = subscriber.person.id
    try:
        if not person:
            raise Refused("not-entered")
        await registry.people.mute(person, message.person, message.muted)
    except Problem as problem:
        subscriber.send(messages.Rejected(message.id, problem.key, json_facts(problem)))
        return
    subscriber.muted = await registry.people.muted_by(person)
    subscriber.send(messages.Done(message.id))


async def receive_text(socket: Socket) -> str:
    event: Any = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="disconnected", code=event["code"])
    return event.get("text") or ""


def decode(text: str) -> ClientMessage | None:
    """A client's message, or None if it is not one."""
    if len(text) > messages.MAX_MESSAGE_BYTES:
        return None
    try:
        message: ClientMessage = decoder.decode(text)
    except (msgspec.MsgspecError, RecursionError):
        return None
    return message


def is_of_other_version(text: str) -> bool:
    """Whether this is a hello of another version of the protocol, whatever its other fields are."""
    try:
        return version_decoder.decode(text).version != PROTOCOL_VERSION
    except (msgspec.MsgspecError, RecursionError):
        return False


async def say_goodbye(socket: Socket, reason: str, reconnect: bool = False) -> None:
    with suppress(*CLOSED):
        await socket.send_text(msgspec.json.encode(Goodbye(reason, reconnect)))
        await socket.close()


def header(socket: Socket, name: bytes) -> str | None:
    """A header as it came; ``socket.headers`` would keep a dictionary of all as long as the socket."""
    return next((value.decode("latin-1") for key, value in socket.scope["headers"] if key == name), None)
