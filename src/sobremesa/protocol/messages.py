"""The messages of the socket: one tagged union in each direction.

A client sends ``Hello`` first, with its identity and the table it wants. The events of a
match are numbered per seat (``last_event``) and chat messages by themselves (``last_chat``),
not by the entries of the journal: a number that grows without a visible event would reveal
that somebody acted in secret. A client that reconnects sends both numbers in its ``Hello``
and receives what it missed; chat never makes a move stale.
"""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import UNSET, Meta, Struct, UnsetType

from ..engine import Event
from .types import Assistance, HintInfo, OddsInfo, OutcomeInfo, Question

PROTOCOL_VERSION = 5  # raised when a message changes so that older clients or servers misread it
MAX_MESSAGE_BYTES = 16 * 1024
Reaction = Literal["bravo", "haha", "oh", "hm", "thanks", "knock"]
REACTIONS: tuple[Reaction, ...] = get_args(Reaction)
MessageId = Annotated[str, Meta(max_length=64)]  # ids of moves are stored as long as their table


# -- from a client -----------------------------------------------------------------------


class FromClient(
    Struct, frozen=True, tag_field="type", rename="camel", forbid_unknown_fields=True, omit_defaults=True
):
    """Base of all client messages; the answer to a message repeats its id."""

    id: MessageId = ""


class Hello(FromClient, frozen=True, tag="hello", kw_only=True):
    """The client's identity, the table it wants, and what it has received of that table before."""

    table: str
    version: int = 1  # of the protocol; version 1 did not name it
    person: str = ""  # empty for a spectator
    secret: str = ""
    last_event: int = 0  # number of the last event received before
    last_chat: int = 0  # number of the last chat message received before


class HelloVersion(Struct, frozen=True, tag_field="type", tag="hello"):
    """What every version of ``Hello`` has in common: a server reads it before the rest."""

    version: int = 1


class Sit(FromClient, frozen=True, tag="sit"):
    seat: int | None = None  # None: any free seat


class Stand(FromClient, frozen=True, tag="stand"):
    pass


class Ready(FromClient, frozen=True, tag="ready"):
    """The host can start once every seated person is ready."""

    ready: bool = True


class Start(FromClient, frozen=True, tag="start"):
    """The host starts the match."""

    fill: bool = False  # whether bots take the seats that are free; else none may be


class ReorderSeats(FromClient, frozen=True, tag="order"):
    """The host reorders the seats: for each seat, the seat its new player had before."""

    seats: list[int] = []


class SetBot(FromClient, frozen=True, tag="invite"):
    """The host gives a free seat to a bot, or frees the seat of a bot (empty name). In a match it is the seat
    of somebody who has been away for long, and the bot is the game's stand-in."""

    seat: int = 0
    bot: str = ""


class CloseSeat(FromClient, frozen=True, tag="close"):
    """The host takes a free seat away; those after it move up."""

    seat: int = 0


class AddSeat(FromClient, frozen=True, tag="add"):
    """The host adds a free seat after the last."""


class Contribute(FromClient, frozen=True, tag="contribute", kw_only=True):
    """The hash of a random text of the player's own that will go into the shuffles."""

    hash: str  # docs/fairness.md has the recipe


class Reveal(FromClient, frozen=True, tag="reveal", kw_only=True):
    """The text that was contributed, once the list of all seats' hashes is known."""

    text: str


class Play(FromClient, frozen=True, tag="play", kw_only=True):
    """A move, in answer to the question with this number."""

    move: str
    question: int


class Leave(FromClient, frozen=True, tag="leave"):
    pass


class SendChat(FromClient, frozen=True, tag="chat"):
    text: str = ""


class React(FromClient, frozen=True, tag="react", kw_only=True):
    """A player shows one of the six reactions; it is delivered like chat."""

    reaction: Reaction


class RequestHint(FromClient, frozen=True, tag="hint"):
    """Ask for a hint; ``Done.hints`` has the answer."""


class RequestOdds(FromClient, frozen=True, tag="odds"):
    """Ask what each choice is worth; ``Done.odds`` has the answer. Only where the table agreed to odds."""


class Rematch(FromClient, frozen=True, tag="rematch"):
    """Open a table for a rematch, with the same players."""


class RemovePlayer(FromClient, frozen=True, tag="remove"):
    """The host frees a seat; during a match, only that of somebody long disconnected."""

    seat: int = 0


class Mute(FromClient, frozen=True, tag="mute"):
    """Chat messages and reactions of this person are not sent to the client's person, at any table."""

    person: str = ""
    muted: bool = True


class RequestStandIn(FromClient, frozen=True, tag="stand-in"):
    """A player asks the server to play for a seat whose client has not answered for a minute."""

    seat: int = 0


class AskForSeat(FromClient, frozen=True, tag="ask"):
    """Somebody who came after the beginning asks for a seat that a bot holds or whose person has been away
    for long, or to watch."""

    seat: int | None = None  # None: to watch


class AnswerGuest(FromClient, frozen=True, tag="answer"):
    """A player agrees to what a guest asked, or refuses it."""

    person: str = ""  # the guest
    granted: bool = False


class Ping(FromClient, frozen=True, tag="ping"):
    pass


class HeartbeatAnswer(FromClient, frozen=True, tag="heartbeat"):
    """The client is there: the answer to a ``Heartbeat``, which needs no answer itself."""


ClientMessage = (
    Hello
    | Sit
    | Stand
    | Ready
    | Start
    | ReorderSeats
    | SetBot
    | CloseSeat
    | AddSeat
    | Contribute
    | Reveal
    | Play
    | Leave
    | SendChat
    | React
    | RequestHint
    | RequestOdds
    | Rematch
    | RemovePlayer
    | Mute
    | RequestStandIn
    | AskForSeat
    | AnswerGuest
    | Ping
    | HeartbeatAnswer
)


# -- to a client -------------------------------------------------------------------------


class ToClient(Struct, frozen=True, tag_field="type", rename="camel", omit_defaults=False):
    pass


class SeatInfo(Struct, frozen=True, rename="camel"):
    """The player at a seat: a person, a bot, or nobody yet."""

    name: str | None
    player: str | None  # "person", or the id of a bot
    person: str | None  # id of the person
    connected: bool  # and its client answers
    ready: bool
    away: bool  # for so long that the host may free the seat
    asleep: bool  # the socket is open, and nothing answers
    absent_for: float | None  # seconds; None: the person is there
    stand_in: float | None  # seconds until a stand-in plays for the person who is away; None: it does not
    request_stand_in: float | None  # seconds until the others may ask for a stand-in; None: they may not


class GuestRequest(Struct, frozen=True, rename="camel"):
    """The request of a guest, who came after the beginning."""

    person: str
    name: str
    seat: int | None  # None: to watch
    waits_for: list[int]  # seats whose agreement is missing
    needs_all: bool  # of them; else one is enough


class Winner(Struct, frozen=True):
    """The winner of a match: a person under the name of that evening, or a bot."""

    name: str
    person: str = ""  # id; empty for a bot


class EveningMatch(Struct, frozen=True):
    """A match in a row of rematches. Nobody may have won it: then the bank or the dealer did."""

    game: str
    winners: list[Winner]


class TableInfo(ToClient, frozen=True, tag="table"):
    """The settings, seats and phase of a table: the first message, and sent whenever they change."""

    table: str
    phase: str  # open, committed, revealing, playing, over
    game: str
    variant: str
    options: dict[str, int | str]
    seats: list[SeatInfo]
    you: int | None
    host: int | None  # the host's seat; None while the host is not seated
    is_host: bool  # whether the client's person is the host
    public: bool
    clock: int
    pace: float
    window: float  # seconds in which others may speak up before the next move
    catching: float  # seconds that a bot leaves people to catch somebody
    assistance: Assistance
    spectators: int
    may_watch: (
        bool  # whether this client is sent the match and the chat: not, if it came late to a private table
    )
    requests: list[GuestRequest]  # of guests: the own one, and for players all
    match: str | None  # its id, which the hash of a contribution covers
    commitment: str | None  # to the seed and the setup of the match
    hashes: list[str] | None  # of all seats' contributions, before any is revealed; empty: none
    closed: str | None  # why the table is over
    next: str | None  # id of the table of a rematch
    evening: list[EveningMatch]  # the matches of this table and of those that it is a rematch of, in order


class Update(ToClient, frozen=True, tag="update"):
    """The state of the match as this seat may see it, and the events it has not received yet."""

    last_event: int  # number of the last event
    view: object  # of the game's own type
    events: list[Event]
    question: Question | None  # None for a spectator
    outcome: OutcomeInfo | None
    seconds_left: float | None  # for the decision: one's own or, if only one other person is asked, theirs
    done: list[str]  # ids of the client's messages that led to this update


class Done(ToClient, frozen=True, tag="done"):
    """A message was carried out and its effect is stored."""

    id: str
    events: list[Event] | UnsetType = UNSET  # the answer to a move that changes nothing
    hints: list[HintInfo] | UnsetType = UNSET
    odds: OddsInfo | UnsetType = UNSET

    @property
    def is_plain(self) -> bool:
        return self.events is UNSET and self.hints is UNSET and self.odds is UNSET


class Rejected(ToClient, frozen=True, tag="refused"):
    """A message was not carried out; the key names the reason."""

    id: str
    key: str
    facts: dict[str, object]


class ChatMessage(ToClient, frozen=True, tag="chat"):
    """What somebody said: a text, or a reaction without one."""

    number: int
    person: str
    name: str
    text: str
    reaction: Reaction | None = None


class Goodbye(ToClient, frozen=True, tag="bye"):
    """The server is about to close the socket; the client reconnects only if it may."""

    reason: str
    reconnect: bool


class Pong(ToClient, frozen=True, tag="pong"):
    pass


class Heartbeat(ToClient, frozen=True, tag="heartbeat"):
    """Asks a silent client whether it is there: an open socket does not prove it. The others see the
    person of a client that does not answer as asleep."""


ServerMessage = TableInfo | Update | Done | Rejected | ChatMessage | Goodbye | Pong | Heartbeat
