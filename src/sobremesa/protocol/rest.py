"""The bodies of REST requests and answers: people, tables, records.

A request that needs a person carries the id and the secret in the headers ``X-Person`` and
``X-Secret``. ``GET /schema`` describes the paths.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ..engine import Fact
from .types import Assistance, HintInfo

MAX_ID = 64
MIN_CLOCK = 10  # seconds, if there is a clock at all
MAX_LISTED = 200  # tables on one page of a list
MAX_RECORD = 2_000_000  # bytes of an uploaded record
MAX_HAND = 24  # cards of a situation
MAX_COSTLY = 50  # decisions of a review that are listed one by one

Card = Annotated[str, Meta(max_length=8)]  # its code


# -- requests ----------------------------------------------------------------------------


class RequestBody(Struct, frozen=True):
    """Base of all request bodies."""


class PersonName(RequestBody, frozen=True):
    """The name of a new guest, or a new name for a person."""

    name: Annotated[str, Meta(max_length=200)]


class NewTable(RequestBody, frozen=True, rename="camel"):
    """The settings of a new table; whoever opens it is its host."""

    game: str
    variant: str = ""
    options: dict[str, str] = {}
    seats: Annotated[int, Meta(ge=1, le=100)] = 2
    bots: dict[int, str] = {}
    public: bool = False
    clock: Annotated[int, Meta(ge=0, le=86_400)] = 0
    pace: Annotated[float, Meta(ge=0, le=5)] = 0.7
    window: Annotated[float, Meta(ge=0, le=10)] = 1.2
    catching: Annotated[float, Meta(ge=0, le=10)] = 3.0
    assistance: Assistance = "hints"

    def __post_init__(self) -> None:
        if 0 < self.clock < MIN_CLOCK:
            raise ValueError("clock")


class RecordUpload(RequestBody, frozen=True):
    """A record to be replayed as a seat saw it, or as everybody did; the server keeps nothing of it."""

    record: Annotated[str, Meta(max_length=MAX_RECORD)]
    seat: int | None = None


class PriceRequest(RequestBody, frozen=True):
    """The rules of a table, whose price is asked for."""

    game: str
    variant: str = ""
    options: dict[str, str] = {}
    compute: bool = False  # whether one price that is not known shall be computed


class SharedSeat(RequestBody, frozen=True):
    """The seat of a finished match whose review is to be shared, by whoever sat there."""

    table: Annotated[str, Meta(max_length=MAX_ID)]


class ContinuationRequest(RequestBody, frozen=True):
    """A moment of a finished match, to be taken over: the match of a table, or an uploaded record."""

    moves: Annotated[int, Meta(ge=0)]  # that were made before it
    seat: int | None = None  # None: the one that moves next
    table: Annotated[str, Meta(max_length=MAX_ID)] = ""
    record: Annotated[str, Meta(max_length=MAX_RECORD)] = ""


class TrainingRequest(RequestBody, frozen=True):
    """The rules of a table at which somebody practises, and the cards of a situation, or none for any."""

    game: str
    variant: str = ""
    options: dict[str, str] = {}
    mine: Annotated[list[Card], Meta(max_length=MAX_HAND)] = []
    theirs: Annotated[list[Card], Meta(max_length=MAX_HAND)] = []


class LinkToken(RequestBody, frozen=True):
    """The token in a link that makes another device this person's; it works once. An answer too."""

    token: Annotated[str, Meta(max_length=MAX_ID)]


class TypedCode(RequestBody, frozen=True):
    """A short code of an invitation, as somebody typed it."""

    code: Annotated[str, Meta(max_length=MAX_ID)]


# -- answers -----------------------------------------------------------------------------


class Credentials(Struct, frozen=True):
    """A person on one device: the public id, the name, and the secret that proves it."""

    person: str
    name: str
    secret: str


class PersonInfo(Struct, frozen=True):
    id: str
    name: str


class TableCreated(Struct, frozen=True):
    table: str


class InvitationCode(Struct, frozen=True, rename="camel"):
    """A short code that opens a table's waiting room."""

    code: str
    expires_in: int  # seconds


class InvitedTable(Struct, frozen=True):
    """The table that a code invites to."""

    table: str


class TableSummary(Struct, frozen=True):
    """A table in a list: what is played, and who sits there."""

    id: str
    game: str
    variant: str
    seats: int
    names: list[str | None]
    players: list[str | None]  # "person", the id of a bot, or None for a free seat
    phase: str
    clock: int
    closed: str | None
    next: str | None
    places: list[int] = []  # of the seats when the match is over, 1 = won; empty without a result
    opened: float = 0.0  # seconds since 1970
    you: int | None = None  # the seat of the person who asks for their own tables


class TableList(Struct, frozen=True):
    """A page of a list of tables."""

    tables: list[TableSummary]
    next: str | None  # what to send as ``after`` for the next page; None on the last


class RulePrice(Struct, frozen=True):
    """The price of a table if one option alone had another value."""

    option: str
    value: str
    price: float | None  # None: not computed yet


class TablePrices(Struct, frozen=True):
    """What a table is worth per unit bet to a player who makes the best moves: below zero, what it costs."""

    price: float | None  # None: not computed yet
    others: list[RulePrice]


class SpotInfo(Struct, frozen=True):
    """A situation in which a seat has to decide."""

    key: str  # the same for situations that are learned together
    kind: str  # its word is ``spot-kind-…``
    mine: list[Fact]  # cards
    theirs: list[Fact]
    hidden: int  # how many of theirs lie face down
    title: HintInfo


class ExplanationInfo(Struct, frozen=True):
    """An explanation: what was done in a situation, and why another choice is worth more."""

    done: HintInfo
    why: HintInfo


class CostlyDecision(Struct, frozen=True):
    """A decision that cost something."""

    round: int
    step: int | None  # of the record; None in a review that was shared
    move: str
    best: str
    cost: float  # in the unit of the review, below zero
    spot: SpotInfo | None  # None where choices are valued by a search
    told: ExplanationInfo | None
    made: HintInfo  # the move as a sentence: its name is the word ``move-…``
    better: HintInfo
    error: float = 0.0  # the standard error of the cost; 0: it is exact


class ReviewParts(Struct, frozen=True):
    """A result and its summands, in the unit of the review."""

    average: float
    luck: float
    decisions: float
    substitutes: float  # what others decided in the seat's place
    result: float


class ReviewInfo(Struct, frozen=True):
    """A review of one seat: it names nobody else and no record."""

    game: str
    variant: str
    options: dict[str, str]
    name: str
    seat: int
    rounds: int
    parts: ReviewParts
    signs: list[str]  # of every decision in order: best, equal, costly
    accuracy: float
    rarity: float  # luck like this is had once in so many evenings; 0: too few rounds to say
    costly: list[CostlyDecision]  # the dearest first, MAX_COSTLY at most
    unit: Literal["coins", "chance"] = "coins"  # money, or chances to win the match
    error: float = 0.0  # the standard error of luck and decisions, which have the same; 0: they are exact


class SharedReview(Struct, frozen=True):
    """A review that can be read by a link."""

    id: str
    at: float  # seconds since 1970
    game: str


class ValuedChoice(Struct, frozen=True):
    """A choice and what it is worth on average, in bets."""

    move: str
    value: float
    best: bool
    equal: bool  # as good as the best, for people


class TrainingHand(Struct, frozen=True):
    """A situation to practise, with its answer."""

    spot: SpotInfo
    choices: list[ValuedChoice]
    told: dict[str, ExplanationInfo]  # by move; that of the best says why it beats the next best


class DeviceInfo(Struct, frozen=True):
    """A device that is a person's, or a link by which one can become it."""

    id: str
    added: float | None  # seconds since 1970; None where it was not noted
    used: float | None  # to the day
    current: bool  # whether it asks
    expires: float | None  # of a link; None for a device


class ProblemInfo(Struct, frozen=True):
    """Why a request was refused: the key of its sentence, and the facts of the sentence."""

    key: str
    facts: dict[str, str]


REST_BODIES = (
    PersonName,
    NewTable,
    RecordUpload,
    PriceRequest,
    SharedSeat,
    ContinuationRequest,
    TrainingRequest,
    LinkToken,
    TypedCode,
    Credentials,
    PersonInfo,
    TableCreated,
    InvitationCode,
    InvitedTable,
    TableSummary,
    TableList,
    TablePrices,
    ReviewInfo,
    SharedReview,
    TrainingHand,
    DeviceInfo,
    ProblemInfo,
)
