"""The client side of the protocol at one table: hello, numbering, resending, decoding.

What is shown of the messages is for ``table`` and ``session`` to say.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import get_args

import msgspec

from ...engine import BadInput, sanitize
from ...games import find
from ...local.identity import Identity, TableLink
from ...protocol.game_types import GameTypes
from ...protocol.messages import (
    PROTOCOL_VERSION,
    ChatMessage,
    ClientMessage,
    Done,
    Goodbye,
    Heartbeat,
    HeartbeatAnswer,
    Hello,
    Rejected,
    ServerMessage,
    TableInfo,
    Update,
)
from .socket import ReconnectingSocket

MESSAGE_TYPES = {message.__struct_config__.tag for message in get_args(ServerMessage)}


@dataclass(frozen=True)
class Received:
    """A message of the server, of which table it is, and the monotonic time at which it came."""

    message: ServerMessage
    table: str
    time: float


class TableClient:
    """One person at one table, and at those of its rematches.

    Messages of the person are sent again under the same id, on every new connection, until the
    server has answered: it carries out none of them twice.
    """

    def __init__(
        self,
        link: TableLink,
        person: Identity,
        on_received: Callable[[Received], None],
        on_lost: Callable[[], None],
    ) -> None:
        self.link = link
        self.person = person
        self.on_received = on_received
        self.unanswered: dict[str, ClientMessage] = {}
        self.socket = ReconnectingSocket(self._opening, self._receive, on_lost)
        self._reset()

    def _reset(self) -> None:
        self.last_event = self.last_chat = 0
        self.table: TableInfo | None = None  # as it was sent last

    async def run(self) -> None:
        """Stay connected for ever; raises ``BadInput`` if the server sends what is no message."""
        await self.socket.run(self.link.socket)

    async def move_to(self, table: str) -> None:
        """Leave for the table of a rematch."""
        self.link = replace(self.link, table=table)
        self.unanswered.clear()
        self._reset()
        await self.socket.reconnect()

    # -- sending -------------------------------------------------------------------------------

    def _opening(self) -> Iterator[bytes]:
        hello = Hello(
            version=PROTOCOL_VERSION,
            table=self.link.table,
            person=self.person.person,
            secret=self.person.secret,
            last_event=self.last_event,
            last_chat=self.last_chat,
        )
        for message in (hello, *self.unanswered.values()):
            yield msgspec.json.encode(message)

    async def send(self, message: ClientMessage) -> str:
        """Send what the person wants, and keep it until it is answered; returns its id."""
        message = msgspec.structs.replace(message, id=secrets.token_hex(8))
        self.unanswered[message.id] = message
        await self.send_once(message)
        return message.id

    async def send_once(self, message: ClientMessage) -> None:
        """Send what follows from the state of the table: now, or not at all."""
        await self.socket.send(msgspec.json.encode(message))

    def take_answered(self, id: str) -> ClientMessage | None:
        """The message that was answered under this id, which is not sent again."""
        return self.unanswered.pop(id, None)

    # -- receiving -----------------------------------------------------------------------------

    def _receive(self, text: str) -> bytes | None:
        received = time.monotonic()
        try:
            message = decode(text, self.table)
        except (msgspec.DecodeError, RecursionError) as error:
            raise BadInput("house-not-understood", address=self.link.server) from error
        if isinstance(message, Heartbeat):
            return msgspec.json.encode(HeartbeatAnswer())
        if message is not None and self._is_of_this_table(message):
            self._take_note(message)
            self.on_received(Received(message, self.link.table, received))
        return None

    def _is_of_this_table(self, message: ServerMessage) -> bool:
        """Until the table is known, its connection may still bring messages of the table before."""
        if isinstance(message, TableInfo):
            return message.table == self.link.table
        return self.table is not None or isinstance(message, Rejected | Goodbye)

    def _take_note(self, message: ServerMessage) -> None:
        match message:
            case TableInfo():
                self.table = message
                self.socket.reset_pause()
            case Update():
                self.last_event = message.last_event
            case ChatMessage():
                self.last_chat = message.number


# -- decoding ------------------------------------------------------------------------------------


def decode(text: str, table: TableInfo | None) -> ServerMessage | None:
    """A message of the server, or None for a type that is not known yet.

    No text in it can steer the terminal. Raises ``msgspec.DecodeError`` for what is no message,
    or, once the table is known, none of its game.
    """
    content = harmless(msgspec.json.decode(text))
    kind = content.get("type") if isinstance(content, dict) else None
    if isinstance(kind, str) and kind not in MESSAGE_TYPES:
        return None
    message: ServerMessage = msgspec.convert(content, ServerMessage)
    if isinstance(message, TableInfo):
        check_seats([message.you, message.host], message)
    elif table is not None and isinstance(message, Update):
        msgspec.convert(content, types_of(table.game).update)
        results = message.outcome["results"] if message.outcome else []
        check_seats([result["seat"] for result in results], table)
    elif table is not None and isinstance(message, Done):
        msgspec.convert(content, types_of(table.game).done)
    return message


@cache
def types_of(game: str) -> GameTypes:
    return GameTypes(find(game))


def check_seats(seats: Iterable[int | None], table: TableInfo) -> None:
    for seat in seats:
        if seat is not None and not 0 <= seat < len(table.seats):
            raise msgspec.ValidationError(f"no seat {seat}")


def harmless(content: object) -> object:
    """The same JSON without characters that steer a terminal."""
    if isinstance(content, str):
        return sanitize(content)
    if isinstance(content, list):
        return [harmless(item) for item in content]
    if isinstance(content, dict):
        return {name: harmless(item) for name, item in content.items()}
    return content
