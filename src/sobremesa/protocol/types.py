"""Values of the protocol that local play uses too: typed dictionaries, which are JSON already.

A ``Fact`` is a number, a code, a list of codes, or an object with what a phrase of its own
needs: a card is ``{"code": "o12", "suit": "o", "number": 12}``. The name of an event, a move or
a hint is the key of its sentence in the word files, that of an object is its field.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypedDict, get_args

from ..engine import Event, Fact

Facts = Mapping[str, Fact]  # read only: many values share one
Assistance = Literal["none", "hints", "odds"]  # that a table agreed to; odds include hints
ASSISTANCE: tuple[Assistance, ...] = get_args(Assistance)


class MoveOption(TypedDict):
    """A move that may be made: the text that makes it, and what its sentence and a picture of it need."""

    text: str
    name: str
    facts: Facts


class AmountRange(TypedDict):
    """The amounts of moves that begin with a word: any whole number in this range may follow it."""

    word: str
    least: int
    most: int


class Question(TypedDict):
    """What a seat may do now; the number grows when the question changes."""

    number: int
    asked: bool  # whether an answer is due; if not, the moves are out of turn
    moves: list[MoveOption]
    amounts: list[AmountRange]
    offered: list[MoveOption]  # further moves that are offered to people


class HintInfo(TypedDict):
    """A hint: a sentence, and the chances in it."""

    name: str
    facts: Facts
    chances: dict[str, float]


class OddsChoice(TypedDict):
    """A move and what it is worth on average, in the unit of its ``OddsInfo``."""

    move: str  # its text
    value: float
    error: float  # the standard error of the value; 0: it is exact
    best: bool  # exactly one is
    equal: bool  # as good as the best, for people


class OddsInfo(TypedDict):
    """The odds of a seat: what its choices are worth, from what it has seen."""

    unit: Literal["bets", "chance"]  # stakes that are won, or the chance to win the match
    stake: int  # what a value of one bet is worth, in the smallest coin
    choices: list[OddsChoice]
    chances: dict[str, float]  # of the bank's or dealer's results, by their names
    nextCard: dict[str, float]  # by the points to which it would lead, where the analysis has that
    unseen: int  # cards from which exact values follow
    worlds: int  # that were tried for an estimate; 0: it is exact


class ResultLine(TypedDict):
    """The result of a seat, or of the bank or dealer (null)."""

    seat: int | None
    place: int  # 1 = won, equals share one; 0 = no result
    score: int
    substituted: int  # moves that the clock, a stand-in or a bot made in the person's place


class OutcomeInfo(TypedDict):
    """How a match ended."""

    ending: str
    results: list[ResultLine]  # best first
    rounds: list[list[int]]  # what each round changed in the score of every seat, as far as it is known
    summary: list[Event]


class PlayerInfo(TypedDict):
    name: str
    player: str  # "person", or the id of a bot


class MatchInfo(TypedDict):
    """What is settled before the first card."""

    game: str
    version: int
    variant: str
    options: dict[str, int | str]
    coin: int  # how many of the smallest coin make one that people count
    seats: list[PlayerInfo]
    shuffler: str
    commitment: str | None


class OptionInfo(TypedDict):
    """An option of a game, with its range and the default of the default variant."""

    name: str
    title: str
    sentence: str
    default: int | str
    least: int
    most: int
    names: list[str]  # of the values, if they have names


class BotInfo(TypedDict):
    name: str
    title: str
    sentence: str
    ruleOfThumb: bool  # it would search, but this server has no compiled rules


class CharacterInfo(BotInfo):
    """A computer player that people choose by name."""

    level: int
    style: str
    elo: int | None  # None: not measured in this game, or not as it plays here


class SeatRange(TypedDict):
    least: int
    most: int


class VariantInfo(TypedDict):
    name: str
    title: str
    sentence: str
    seats: SeatRange
    options: dict[str, int | str]


class GameInfo(TypedDict):
    """A game in the catalogue, with everything that can be chosen."""

    id: str
    title: str
    about: str
    version: int
    seats: SeatRange
    variants: list[VariantInfo]  # the first is the default
    bots: list[BotInfo]  # without characters; the first is the default
    characters: list[CharacterInfo]  # by level, the lowest first
    options: list[OptionInfo]
    coin: int
    calls: bool  # whether some moves are calls, which may be made out of turn
    priced: bool  # whether the price of a table is known
    odds: bool  # whether choices can be valued
    catches: bool  # whether somebody who forgot a call may be caught
    notice: str  # of the owner of a trademark


class ReplayMove(TypedDict):
    """A move that was made."""

    seat: int
    move: str
    by: str | None  # what made it, if not the seat itself: a clock, a stand-in


class Replay(TypedDict):
    """A whole match as a spectator saw it."""

    match: MatchInfo
    moves: list[ReplayMove]
    events: list[Event]
    totals: dict[str, object]  # results of the game's own that the scores leave out
    outcome: OutcomeInfo | None


class ReplayStep(TypedDict):
    """A match after one move, or at its beginning."""

    seat: int | None  # that moved; None at the beginning
    lines: list[str]  # of the record: the move, and the deals that it led to
    events: list[Event]
    view: object  # of the game's own type
    hands: list[list[Fact]]  # the secret cards of every seat, in a replay for everybody


class ReplaySteps(TypedDict):
    """A whole match move by move, as one seat saw it."""

    match: MatchInfo
    seat: int | None  # None: as a spectator saw it, with all hands
    steps: list[ReplayStep]
    piles: list[list[str]]  # the cards of every deal, before they were shuffled
    outcome: OutcomeInfo | None
    record: str
