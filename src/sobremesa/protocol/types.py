"""What is sent: plain dictionaries of whole numbers, short codes and lists of them.

A ``Fact`` is a number, a code, or an object with what a phrase of its own needs: a
card is ``{"code": "o12", "suit": "o", "number": 12}``. Words for all of it are found
by the names: an event's, ``move-…``, and for an object the field that it stands in.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from ..engine import Event, Fact

Facts = Mapping[str, Fact]  # to be read: many may have the same


class MoveOption(TypedDict):
    """What may be done: the text that does it, and the words that say what it does."""

    text: str
    name: str
    facts: Facts


class AmountRange(TypedDict):
    """Any whole number in this range may follow the word."""

    word: str
    least: int
    most: int


class Question(TypedDict):
    """What a seat is asked; the number rises when the question changes."""

    number: int
    asked: bool  # whether an answer is owed; out of turn a move may be made all the same
    moves: list[MoveOption]
    amounts: list[AmountRange]
    offered: list[MoveOption]  # what a person may do besides


class HintInfo(TypedDict):
    name: str
    facts: Facts
    chances: dict[str, float]


class ResultLine(TypedDict):
    """The line of a seat, or of the house (null), in the results."""

    seat: int | None
    place: int  # 1 = won, equals share one; 0 = no result
    score: int


class OutcomeInfo(TypedDict):
    ending: str
    results: list[ResultLine]  # best first
    summary: list[Event]


class PlayerInfo(TypedDict):
    name: str
    player: str  # "person", or the id of a bot


class MatchInfo(TypedDict):
    """What is settled before the first card, and sent once."""

    game: str
    version: int
    variant: str
    options: dict[str, int | str]
    coin: int  # how many of the smallest coin make one for people
    seats: list[PlayerInfo]
    shuffler: str
    commitment: str | None


class OptionInfo(TypedDict):
    name: str
    sentence: str
    default: int | str
    least: int
    most: int
    names: list[str]  # of the values, where they have names


class BotInfo(TypedDict):
    name: str
    sentence: str


class SeatRange(TypedDict):
    least: int
    most: int


class VariantInfo(TypedDict):
    name: str
    sentence: str
    seats: SeatRange
    options: dict[str, int | str]


class GameInfo(TypedDict):
    id: str
    title: str
    about: str
    version: int
    seats: SeatRange
    variants: list[VariantInfo]  # the first is the default
    bots: list[BotInfo]  # the same
    options: list[OptionInfo]
    coin: int
    calls: bool  # whether there is anything to call out of turn
    notice: str  # whose name it bears, if somebody else owns it


class MoveMade(TypedDict):
    """A move that was made."""

    seat: int
    move: str
    by: str | None  # who made it, if it was not the seat itself


class Replay(TypedDict):
    match: MatchInfo
    moves: list[MoveMade]
    events: list[Event]  # as everybody heard them
    totals: dict[str, object]  # what the scores leave out; the game's own
    outcome: OutcomeInfo | None


class ReplayStep(TypedDict):
    """How a match stood after one move, or at its beginning, as somebody saw and heard it."""

    seat: int | None  # who moved; nobody at the beginning
    lines: list[str]  # of the record: the move, and the deals that it led to
    events: list[Event]
    view: object  # the game's own


class ReplaySteps(TypedDict):
    """A whole match again, one move after the other, with the eyes of one seat."""

    match: MatchInfo
    seat: int | None  # null: as everybody saw it
    steps: list[ReplayStep]
    piles: list[list[str]]  # the cards of every deal, before they were shuffled
    outcome: OutcomeInfo | None
    record: str
