"""What can happen at a table, as its journal has it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Opened(Struct, frozen=True, tag="opened"):
    """A table is laid: what is played, and how."""

    game: str
    variant: str
    options: dict[str, str]
    seats: int
    bots: dict[int, str]  # which seats are a bot's, and whose
    host: str  # a person's id
    public: bool
    clock: int = 0  # seconds for a decision; 0: no clock
    pace: float = 0.7  # seconds that a bot takes
    window: float = 1.2  # seconds in which others may speak up
    key: str = ""  # nobody's to see: from it follows where the table goes on


class Sat(Struct, frozen=True, tag="sat"):
    seat: int
    person: str
    name: str


class Stood(Struct, frozen=True, tag="stood"):
    """A seat is free again, before the match began."""

    seat: int


class Readied(Struct, frozen=True, tag="readied"):
    seat: int
    ready: bool


class Ordered(Struct, frozen=True, tag="ordered"):
    """People and bots change places: for each seat, the one that its player had."""

    seats: list[int]


class Invited(Struct, frozen=True, tag="invited"):
    """A free seat is a bot's, or free again."""

    seat: int
    bot: str


class Hosted(Struct, frozen=True, tag="hosted"):
    """Host duty passes on."""

    person: str


class Promised(Struct, frozen=True, tag="promised"):
    """The match is set up and its seed committed to; the seed is nobody's to see before the end."""

    version: int  # of the game
    match: str
    seed: str
    commitment: str
    seats: list[tuple[str, str]]  # name and player, as the record has them


class Contributed(Struct, frozen=True, tag="contributed"):
    seat: int
    text: str


class Leaving(Struct, frozen=True, tag="leaving"):
    """Somebody left between the promise and the deal: their first move is to leave."""

    seat: int


class Started(Struct, frozen=True, tag="started"):
    """All contributions are in, or their time is over: the cards are dealt."""


class Moved(Struct, frozen=True, tag="moved"):
    seat: int
    move: str
    by: str = ""
    id: str = ""  # the client's own, so that a resend is harmless


class Dealt(Struct, frozen=True, tag="dealt"):
    cards: list[int]


class Said(Struct, frozen=True, tag="said"):
    person: str
    name: str
    text: str


class Restored(Struct, frozen=True, tag="restored"):
    """The game has other rules than when the match began; it goes on from where it stood."""

    version: int  # of the game
    snapshot: Any


class Followed(Struct, frozen=True, tag="followed"):
    """The table goes on elsewhere: a rematch that takes everybody along."""

    table: str


class Erased(Struct, frozen=True, tag="erased"):
    """The name and the words of somebody are no more, here and in all that was written before."""

    person: str


class Closed(Struct, frozen=True, tag="closed"):
    reason: str  # "finished", "abandoned", "unused", "version", "admin"


Entry = (
    Opened
    | Sat
    | Stood
    | Readied
    | Ordered
    | Invited
    | Hosted
    | Promised
    | Contributed
    | Leaving
    | Started
    | Moved
    | Dealt
    | Restored
    | Said
    | Followed
    | Erased
    | Closed
)
