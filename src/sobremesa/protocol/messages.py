"""What goes over a socket: one tagged union each way, over the floor of the wire.

A client says hello first, with who it is and which table it wants. What it hears of the
match is numbered by what its own seat heard (``heard``), what was said at the table by
itself (``spoken``), and neither by the entries of the journal: a number that rises without
a word would tell that somebody did something in secret. So talk makes no move stale, and
whoever comes back says both numbers and hears what is missing.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

MOST_BYTES = 16 * 1024  # of a message
Id = Annotated[str, Meta(max_length=64)]  # the ids of moves are kept as long as their table


# -- from a client -----------------------------------------------------------------------


class FromClient(Struct, frozen=True, tag_field="type", rename="camel", forbid_unknown_fields=True):
    """Every message may carry an id of its own, which its answer repeats."""

    id: Id = ""


class Hello(FromClient, frozen=True, tag="hello", kw_only=True):
    table: str
    person: str = ""  # nobody: a spectator
    secret: str = ""
    heard: int = 0  # how much of the match was heard before
    spoken: int = 0  # and how much of what was said


class Sit(FromClient, frozen=True, tag="sit"):
    seat: int | None = None  # any that is free


class Stand(FromClient, frozen=True, tag="stand"):
    pass


class Ready(FromClient, frozen=True, tag="ready"):
    """Everybody who sits there must be, before the host can start."""

    ready: bool = True


class Start(FromClient, frozen=True, tag="start"):
    pass


class Order(FromClient, frozen=True, tag="order"):
    """The host chooses who sits where: for each seat, the seat that its player had."""

    seats: list[int] = []


class Invite(FromClient, frozen=True, tag="invite"):
    """The host gives a free seat to a bot, or takes it from one (no name)."""

    seat: int = 0
    bot: str = ""


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
    """The host takes the seat of somebody; in a match, of somebody who has been away for long."""

    seat: int = 0


class Mute(FromClient, frozen=True, tag="mute"):
    """What this person says is not told to the one who asks any more, here and elsewhere."""

    who: str = ""
    muted: bool = True


class Ping(FromClient, frozen=True, tag="ping"):
    pass


ClientMessage = (
    Hello
    | Sit
    | Stand
    | Ready
    | Start
    | Order
    | Invite
    | Contribute
    | Play
    | Leave
    | Say
    | Ask
    | Again
    | Remove
    | Mute
    | Ping
)


# -- to a client -------------------------------------------------------------------------


class ToClient(Struct, frozen=True, tag_field="type", rename="camel", omit_defaults=False):
    pass


class SeatShown(Struct, frozen=True, rename="camel"):
    """Who sits there: a person, a bot, or nobody yet."""

    name: str | None
    player: str | None  # "person", or the id of a bot
    who: str | None  # the person
    here: bool
    ready: bool
    away: bool  # for so long that the host may give the seat up


class Welcome(ToClient, frozen=True, tag="welcome"):
    """The table as it is laid, sent first and whenever somebody sits down or stands up."""

    table: str
    phase: str  # open, promised, playing, over
    game: str
    variant: str
    options: dict[str, int | str]
    seats: list[SeatShown]
    you: int | None
    host: int | None  # the seat of whoever may start; nobody's, while the host only looks on
    hosting: bool  # whether that is you
    public: bool
    clock: int
    pace: float
    window: float
    watching: int
    commitment: str | None
    closed: str | None  # why nothing more happens here
    next: str | None  # the table of a rematch


class Seen(ToClient, frozen=True, tag="seen"):
    """Where the match stands for this seat, and what it heard since the number it had."""

    heard: int  # the number of the last event
    view: Any
    events: list[Any]
    question: Any
    outcome: Any
    due: float | None  # seconds that are left for the decision
    done: list[str]  # ids of the own messages that led to this


class Done(ToClient, frozen=True, tag="done"):
    """A message did what it wanted; it is stored."""

    id: str
    events: list[Any] | UnsetType = UNSET  # the answer to a move that changes nothing
    hints: list[Any] | UnsetType = UNSET

    @property
    def is_plain(self) -> bool:
        return self.events is UNSET and self.hints is UNSET


class Refused(ToClient, frozen=True, tag="refused"):
    id: str
    key: str
    facts: dict[str, Any]


class Spoken(ToClient, frozen=True, tag="spoken"):
    number: int
    who: str
    name: str
    text: str


class Bye(ToClient, frozen=True, tag="bye"):
    """The house closes the socket and says why; a client comes back by itself if it may."""

    reason: str
    again: bool


class Pong(ToClient, frozen=True, tag="pong"):
    pass


ServerMessage = Welcome | Seen | Done | Refused | Spoken | Bye | Pong
