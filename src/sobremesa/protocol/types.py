"""What is sent: plain dictionaries of whole numbers, short codes and lists of them.

A ``Fact`` is a number, a code, or an object with what a phrase of its own needs: a
card is ``{"code": "o12", "suit": "o", "number": 12}``. Words for all of it are found
by the names: an event's, ``move-…``, and for an object the field that it stands in.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict

from ..engine import Fact

Facts = Mapping[str, Fact]  # to be read: many may have the same


class Event(TypedDict):
    """What happened, as its listener may hear of it."""

    name: str
    facts: Facts


class Move(TypedDict):
    """What may be done: the text that does it, and the words that say what it does."""

    text: str
    name: str
    facts: Facts


class Amounts(TypedDict):
    """Any whole number in this range may follow the word."""

    word: str
    least: int
    most: int


class Question(TypedDict):
    """What a seat is asked; the number rises when the question changes."""

    number: int
    asked: bool  # whether an answer is owed; out of turn a move may be made all the same
    moves: list[Move]
    amounts: list[Amounts]
    offered: list[Move]  # what a person may do besides


class Hint(TypedDict):
    name: str
    facts: Facts
    chances: dict[str, float]


class Result(TypedDict):
    """The line of a seat, or of the house (null), in the results."""

    seat: int | None
    place: int  # 1 = won, equals share one; 0 = no result
    score: int


class Outcome(TypedDict):
    ending: str
    results: list[Result]  # best first
    summary: list[Event]


class Seen(TypedDict):
    """Where a match stands for one seat, and what it heard since an earlier version."""

    version: int
    view: Any  # the game's own
    events: list[Event]
    question: Question | None  # a spectator is asked nothing
    outcome: Outcome | None


class Seat(TypedDict):
    name: str
    player: str  # "person", or the id of a bot


class Table(TypedDict):
    """What is settled before the first card, and sent once."""

    game: str
    version: int
    variant: str
    options: dict[str, int | str]
    coin: int  # how many of the smallest coin make one for people
    seats: list[Seat]
    shuffler: str
    commitment: str | None


class Option(TypedDict):
    name: str
    sentence: str
    default: int | str
    least: int
    most: int
    names: list[str]  # of the values, where they have names


class Bot(TypedDict):
    name: str
    sentence: str


class Seats(TypedDict):
    least: int
    most: int


class Variant(TypedDict):
    name: str
    sentence: str
    seats: Seats
    options: dict[str, int | str]


class Game(TypedDict):
    id: str
    title: str
    about: str
    version: int
    seats: Seats
    variants: list[Variant]  # the first is the default
    bots: list[Bot]  # the same
    options: list[Option]
    coin: int
    calls: bool  # whether there is anything to call out of turn
    notice: str  # whose name it bears, if somebody else owns it


class Made(TypedDict):
    """A move that was made."""

    seat: int
    move: str
    by: str | None  # who made it, if it was not the seat itself


class Replay(TypedDict):
    table: Table
    moves: list[Made]
    events: list[Event]  # as everybody heard them
    totals: dict[str, Any]  # what the scores leave out; the game's own
    outcome: Outcome | None


class Stage(TypedDict):
    """How a match stood after one move, or at its beginning, as somebody saw and heard it."""

    seat: int | None  # who moved; nobody at the beginning
    lines: list[str]  # of the record: the move, and the deals that it led to
    events: list[Event]
    view: Any  # the game's own


class Stages(TypedDict):
    """A whole match again, one move after the other, with the eyes of one seat."""

    table: Table
    seat: int | None  # null: as everybody saw it
    stages: list[Stage]
    piles: list[list[str]]  # the cards of every deal, before they were shuffled
    outcome: Outcome | None
    record: str
