"""The socket of a client at a table: ``/socket``.

It is served by its ASGI messages: Litestar's handlers add a dozen coroutines to a socket, and three to
every message that is sent.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send, WebSocketSendEvent

from ...engine import Problem, Refused
from ...protocol import messages
from ...protocol.messages import PROTOCOL_VERSION, ClientMessage, Goodbye, Hello, HelloVersion
from ...protocol.problems import rejected
from ..access_limits import BURST, AccessLimits, TokenBucket
from ..realtime.registry import TableRegistry
from ..realtime.session import TableSession
from ..realtime.subscriber import Subscriber
from ..storage.database import DatabaseUnavailable
from ..storage.people import ANONYMOUS, NotFound, Person, digest
from .context import address_of, header, limits_of, registry_of

log = logging.getLogger("sobremesa.server")

PATH = "/socket"
HELLO_TIMEOUT = 20.0  # seconds until a client must have said hello
GOODBYE_TIMEOUT = 20.0  # seconds until it must have read a goodbye
NORMAL_CLOSURE, POLICY_VIOLATION = 1000, 1008  # close codes; the second of a socket that is not allowed
DISCONNECTED = OSError  # raised when the client has gone, as ASGI says
CLOSED = (OSError, RuntimeError)  # and when the socket was closed here

decoder = msgspec.json.Decoder(ClientMessage)
version_decoder = msgspec.json.Decoder(HelloVersion)


class SocketRoute:
    """ASGI middleware that serves the sockets of an app."""

    def __init__(self, app: Litestar) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.WEBSOCKET or scope["path"] != PATH:
            return await self.app(scope, receive, send)
        state = self.app.state
        await play(Socket(scope, receive, send), registry_of(state), limits_of(state))


class Socket:
    """A WebSocket by its ASGI messages."""

    __slots__ = ("receive", "scope", "send")

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scope = scope
        self.receive = receive
        self.send = send

    async def accept(self) -> None:
        await self.receive()  # that the client connects
        await self.send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def receive_text(self) -> str:
        event: Any = await self.receive()
        if event["type"] == "websocket.disconnect":
            raise ConnectionResetError
        return event.get("text") or ""

    async def close(self, code: int = NORMAL_CLOSURE) -> None:
        await self.send({"type": "websocket.close", "code": code, "reason": ""})


async def play(socket: Socket, registry: TableRegistry, limits: AccessLimits) -> None:
    if not limits.is_allowed_origin(header(socket.scope, b"origin"), header(socket.scope, b"host")):
        await socket.close(POLICY_VIOLATION)
        return
    address = address_of(socket.scope)
    with limits.connection(address) as is_allowed, suppress(DISCONNECTED):
        await socket.accept()
        if is_allowed:
            await serve_client(socket, registry, limits.hint_budget(address))
        else:
            await say_goodbye(socket, "too-many", reconnect=True)


async def serve_client(socket: Socket, registry: TableRegistry, hint_budget: TokenBucket) -> None:
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
            raise NotFound("match-is-over")
        await attend(socket, registry, person, hello, hint_budget)
    except Problem as problem:
        await say_goodbye(socket, problem.key)
    except TimeoutError:
        await say_goodbye(socket, "no-message")
    except DatabaseUnavailable:
        await say_goodbye(socket, "house-trouble", reconnect=True)


async def attend(
    socket: Socket, registry: TableRegistry, person: Person, hello: Hello, hint_budget: TokenBucket
) -> None:
    muted = await registry.people.muted_by(person.id)
    session = await registry.get(hello.table)
    await session.synchronise()
    subscriber = Subscriber(person, max(0, hello.last_event), max(0, hello.last_chat), muted)
    subscriber.device = digest(hello.secret) if hello.person else ""
    subscriber.network = address_of(socket.scope)
    subscriber.hint_budget = hint_budget
    # Two tasks of their own, since each wakes with every message: in this one, all that is around it
    # would be resumed each time.
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
        message = decode(await socket.receive_text())
        session.note_message(subscriber)
        if message is None:
            subscriber.send(Goodbye("no-message", False))
        elif not bucket.take(clock.monotonic()):
            subscriber.send(Goodbye("too-fast", True))
        elif isinstance(message, messages.Ping):
            subscriber.send(messages.Pong())
        elif isinstance(message, messages.HeartbeatAnswer):
            continue
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
                log.exception("table %s: composing an update failed", session.state.id)
                break
            while news:  # taken out one by one: what is sent is not kept until there is more
                await socket.send(text_event(news.pop(0)))
        await socket.close()


async def mute(registry: TableRegistry, subscriber: Subscriber, message: messages.Mute) -> None:
    person = subscriber.person.id
    try:
        if not person:
            raise Refused("not-entered")
        await registry.people.mute(person, message.person, message.muted)
    except Problem as problem:
        subscriber.send(rejected(message.id, problem))
        return
    subscriber.muted = await registry.people.muted_by(person)
    subscriber.send(messages.Done(message.id))


def text_event(message: bytes) -> WebSocketSendEvent:
    return {"type": "websocket.send", "bytes": None, "text": message.decode()}


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
        await socket.send(text_event(msgspec.json.encode(Goodbye(reason, reconnect))))
        await socket.close()
