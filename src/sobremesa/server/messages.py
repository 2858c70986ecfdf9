"""What goes over a socket: one tagged union each way, over the floor of the wire.

A client says hello first, with who it is and which table it wants. What it hears is
numbered by what its own seat heard (``heard``), never by what happened at the table: a
number that rises without a word would tell that somebody did something in secret.
"""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType

MOST_TEXT = 500
MOST_BYTES = 16 * 1024  # of a message


# -- from a client -----------------------------------------------------------------------


class FromClient(Struct, frozen=True, tag_field="type", rename="camel", forbid_unknown_fields=True):
    """Every message may carry an id of its own, which its answer repeats."""

    id: str = ""


class Hello(FromClient, frozen=True, tag="hello", kw_only=True):
    table: str
    person: str = ""  # nobody: a spectator
    secret: str = ""
    heard: int = 0  # how much of the match was heard before


class Sit(FromClient, frozen=True, tag="sit"):
    seat: int = 0


class Stand(FromClient, frozen=True, tag="stand"):
    pass


class Start(FromClient, frozen=True, tag="start"):
    pass


class Contribute(FromClient, frozen=True, tag="contribute"):
    text: str = ""


class Play(FromClient, frozen=True, tag="play", kw_only=True):
    move: str
    question: int


class Leave(FromClient, frozen=True, tag="leave"):
    pass


class Say(FromClient, frozen=True, tag="say"):
    text: str = ""


class Ask(FromClient, frozen=True, tag="ask"):
    """For a hint."""


class Again(FromClient, frozen=True, tag="again"):
    """A rematch that takes everybody along."""


class Remove(FromClient, frozen=True, tag="remove"):
    """The host takes the seat of somebody who has been away for long."""

    seat: int = 0


class Ping(FromClient, frozen=True, tag="ping"):
    pass


ClientMessage = Hello | Sit | Stand | Start | Contribute | Play | Leave | Say | Ask | Again | Remove | Ping


# -- to a client -------------------------------------------------------------------------


class ToClient(Struct, frozen=True, tag_field="type", rename="camel", omit_defaults=False):
    pass


class SeatShown(Struct, frozen=True, rename="camel"):
    """Who sits there: a person, a bot, or nobody yet."""

    name: str | None
    player: str | None
    here: bool


class Welcome(ToClient, frozen=True, tag="welcome"):
    """The table as it is laid, sent first and whenever somebody sits down or stands up."""

    table: str
    phase: str  # open, promised, playing, over
    game: str
    variant: str
    options: dict[str, int | str]
    seats: list[SeatShown]
    you: int | None
    host: bool
    clock: int
    commitment: str | None
    next: str | None  # the table of a rematch


class Seen(ToClient, frozen=True, tag="seen"):
    """Where the match stands for this seat, and what it heard since the number it had."""

    heard: int  # the number of the last event
    view: Any
    events: list[Any]
    question: Any
    outcome: Any
    due: float | None  # seconds that are left for the decision


class Done(ToClient, frozen=True, tag="done"):
    """A message did what it wanted; it is stored."""

    id: str
    events: list[Any] | UnsetType = UNSET  # the answer to a move that changes nothing
    hints: list[Any] | UnsetType = UNSET


class Refused(ToClient, frozen=True, tag="refused"):
    id: str
    key: str
    facts: dict[str, Any]


class Spoken(ToClient, frozen=True, tag="spoken"):
    name: str
    text: str


class Bye(ToClient, frozen=True, tag="bye"):
    """The house closes the socket and says why; a client comes back by itself if it may."""

    reason: str
    again: bool


class Pong(ToClient, frozen=True, tag="pong"):
    pass


ServerMessage = Welcome | Seen | Done | Refused | Spoken | Bye | Pong
