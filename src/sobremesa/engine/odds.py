"""Odds: what the analyser of a game, or a search, returns. Exact values are in units of the first bet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from .events import Hint

EQUAL = 0.0005  # choices whose values differ by less are equal for people
BETS, CHANCE = "bets", "chance"  # what values count: stakes that are won, or the chance to win the match


@dataclass(frozen=True)
class Choice:
    """A move and what it is worth on average: per unit bet on the hand, or as a chance."""

    move: str
    value: float
    is_best: bool  # exactly one of the choices
    is_equal: bool  # whether it is as good as the best for people
    error: float = 0.0  # the standard error of the value; 0: it is exact


@dataclass(frozen=True)
class SeatOdds:
    """The odds of a seat that has to decide, from what it has seen."""

    choices: tuple[Choice, ...]
    stake: int  # what a value of 1 is worth, in the smallest coin; 0 for chances
    chances: Mapping[str, float]  # of the bank's or dealer's results, by their names
    next_card: Mapping[str, float] = field(default_factory=dict)  # by the points to which it would lead
    unit: str = BETS
    unseen: int = 0  # cards from which exact values follow
    worlds: int = 0  # that were tried for an estimate


@dataclass(frozen=True)
class Spot:
    """A situation in which a seat has to decide, as people see it and learn it."""

    key: str  # the same for situations that are learned together
    kind: str  # of situation: its name is the word ``spot-kind-…``
    mine: tuple[str, ...]  # the codes of the cards in the hand
    theirs: tuple[str, ...]  # of those it plays against, as far as they are open
    title: Hint
    hidden: int = 0  # how many of theirs lie face down


@dataclass(frozen=True)
class Explanation:
    """What somebody did in a spot, and why another choice is worth more."""

    done: Hint
    why: Hint


@dataclass(frozen=True)
class Assumptions:
    """What an analysis assumes besides the rules of the table."""

    seen: tuple[int, ...] = ()  # cards that are gone
    after_split: str = ""
    infinite: bool = False


@dataclass(frozen=True)
class ChartCell:
    """One situation: its best move, and the value of every move."""

    best: str
    values: Mapping[str, float]


Part = Mapping[str, float] | Mapping[str, Mapping[str, float]]


@dataclass(frozen=True)
class Analysis:
    """The value of a table for a player who always makes the best move."""

    value: float
    parts: Mapping[str, Part]  # further values and chances, by name
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    chart: Mapping[tuple[str, str], ChartCell]  # by row and column
    conventions: tuple[str, ...]  # word keys


def choices_of(values: Mapping[str, float]) -> tuple[Choice, ...]:
    """The moves with their values, the best marked; a tie goes to the first."""
    best = max(values, key=values.__getitem__)
    return tuple(
        Choice(move, value, move == best, values[best] - value < EQUAL) for move, value in values.items()
    )
