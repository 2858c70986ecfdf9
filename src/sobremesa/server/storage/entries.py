"""Journal entries: everything that can happen at a table.

Tags and field names are what databases hold: a class may be renamed, a tag or a field may not.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from ...protocol.messages import EveningMatch, Reaction
from ...protocol.types import Assistance


class TableOpened(Struct, frozen=True, tag="opened"):
    """The first entry of every journal: what is played, and how."""

    game: str
    variant: str
    options: dict[str, str]
    seats: int
    bots: dict[int, str]  # bot names by seat
    host: str  # a person's id
    public: bool
    clock: int = 0  # seconds for a decision; 0: no clock
    pace: float = 0.7  # seconds that a bot takes
    window: float = 1.2  # seconds in which others may speak up
    catching: float = 3.0  # seconds that a bot leaves people to catch somebody
    assistance: Assistance = "hints"
    key: str = ""  # secret: the id of the rematch is derived from it
    evening: list[EveningMatch] = []  # the matches before this one, of which this is a rematch


class PlayerSeated(Struct, frozen=True, tag="sat"):
    seat: int
    person: str
    name: str


class SeatVacated(Struct, frozen=True, tag="stood"):
    """A person stood up before the match began."""

    seat: int


class ReadinessChanged(Struct, frozen=True, tag="readied"):
    seat: int
    ready: bool


class SeatsReordered(Struct, frozen=True, tag="ordered"):
    """People and bots changed places."""

    seats: list[int]  # for each seat, the one that its player had


class BotAssigned(Struct, frozen=True, tag="invited"):
    """A seat went to a bot, or is free again."""

    seat: int
    bot: str  # empty: the seat is free


class SeatClosed(Struct, frozen=True, tag="shut"):
    """A free seat was taken away before the match began; those after it moved up."""

    seat: int


class SeatAdded(Struct, frozen=True, tag="added"):
    """Another free seat, after the last."""


class HostChanged(Struct, frozen=True, tag="hosted"):
    person: str


class SeedCommitted(Struct, frozen=True, tag="promised"):
    """The match is set up and its seed committed to; the seed stays secret until the end."""

    version: int  # of the game
    match: str
    seed: str
    commitment: str
    seats: list[tuple[str, str]]  # name and player, as in the record


class Contributed(Struct, frozen=True, tag="contributed"):
    """A seat contributed a text without a hash: in matches of before ``ContributionHashed``."""

    seat: int
    text: str


class ContributionHashed(Struct, frozen=True, tag="hashed"):
    """A seat sent the hash of its contribution."""

    seat: int
    hash: str


class HashesListed(Struct, frozen=True, tag="listed"):
    """All hashes are in, or their time is over: now the contributions may be revealed."""

    hashes: list[str]  # by seat; empty: none


class ContributionRevealed(Struct, frozen=True, tag="revealed"):
    """A seat revealed the contribution whose hash is in the list."""

    seat: int
    text: str


class MatchContinued(Struct, frozen=True, tag="continued"):
    """The match goes on from a moment of another one, in a world that a seat took for possible there. Its
    cards are drawn from the seed, and nobody contributes: it proves nothing."""

    source: str  # the id of the other match
    moves: int  # that had been made there
    seat: int  # that was taken over
    position: str  # as ``engine.Source`` has it


class LeftBeforeDeal(Struct, frozen=True, tag="leaving"):
    """Somebody left between the commitment and the deal: their first move will be to leave."""

    seat: int


class MatchStarted(Struct, frozen=True, tag="started"):
    """All contributions are revealed, or their time is over: the cards are dealt."""


class MoveMade(Struct, frozen=True, tag="moved"):
    seat: int
    move: str
    by: str = ""  # in place of the seat: "clock", "stand-in", "host"; "bot", "successor": it was given to one
    id: str = ""  # of the client's message, so that a resend is harmless


class StandInRequested(Struct, frozen=True, tag="substituted"):
    """A player asked that the server plays for a seat whose person sleeps, until that one is back."""

    seat: int
    person: str  # the person who asked


class StandInEnded(Struct, frozen=True, tag="resumed"):
    """The person of such a seat is back."""

    seat: int


class GuestAsked(Struct, frozen=True, tag="asked"):
    """Somebody who came after the beginning asks for a seat, or to watch."""

    person: str
    name: str
    seat: int | None  # None: to watch
    shares_address: bool  # perhaps with somebody who sits here


class GuestAnswered(Struct, frozen=True, tag="answered"):
    """A player agreed to what a guest asks, or refused it."""

    guest: str
    person: str
    granted: bool


class GuestAdmitted(Struct, frozen=True, tag="admitted"):
    """A guest may watch."""

    person: str


class SeatGiven(Struct, frozen=True, tag="given"):
    """A seat changed hands during the match: to a person, or to a bot."""

    seat: int
    person: str = ""  # empty: a bot
    name: str = ""
    bot: str = ""


class CardsDealt(Struct, frozen=True, tag="dealt"):
    cards: list[int]


class ChatPosted(Struct, frozen=True, tag="said"):
    person: str
    name: str
    text: str
    id: str = ""  # of the client's message, so that a resend is harmless
    reaction: Reaction | None = None  # in place of a text


class SnapshotRestored(Struct, frozen=True, tag="restored"):
    """The rules changed during the match, which goes on from this snapshot."""

    version: int  # of the game
    snapshot: Any


class RematchOpened(Struct, frozen=True, tag="followed"):
    table: str


class PersonErased(Struct, frozen=True, tag="erased"):
    """A person's name and chat were removed from all entries before this one."""

    person: str


class PersonRenamed(Struct, frozen=True, tag="renamed"):
    """A person who sits here has another name; what was committed to keeps the one before."""

    person: str
    name: str


class TableClosed(Struct, frozen=True, tag="closed"):
    reason: str  # "finished", "abandoned", "unused", "version", "admin"
    places: list[int] = []  # of the seats, 1 = won; none without a result


JournalEntry = (
    TableOpened
    | PlayerSeated
    | SeatVacated
    | ReadinessChanged
    | SeatsReordered
    | BotAssigned
    | SeatClosed
    | SeatAdded
    | HostChanged
    | SeedCommitted
    | Contributed
    | ContributionHashed
    | HashesListed
    | ContributionRevealed
    | MatchContinued
    | LeftBeforeDeal
    | MatchStarted
    | MoveMade
    | StandInRequested
    | StandInEnded
    | GuestAsked
    | GuestAnswered
    | GuestAdmitted
    | SeatGiven
    | CardsDealt
    | SnapshotRestored
    | ChatPosted
    | RematchOpened
    | PersonErased
    | PersonRenamed
    | TableClosed
)
