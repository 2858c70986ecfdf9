"""The notation of siete y medio: moves, cards and points."""

from __future__ import annotations

from typing import TypedDict

from ...decks.spanish import CODES, NUMBERS, card_facts
from ...engine import Notation
from .rules.actions import BET, CARD, STAND
from .rules.reasons import ENDINGS, REFUSALS


class Points(TypedDict):
    """Half points, and their text: 15 is 7½."""

    halves: int
    shown: str


class Number(TypedDict):
    """The number printed on a card."""

    number: int


def points_facts(halves: int) -> Points:
    whole, half = divmod(halves, 2)
    return {"halves": halves, "shown": f"{whole or ''}½" if half else str(whole)}


def number_facts(position: int) -> Number:
    return {"number": NUMBERS[position]}


NOTATION = Notation(
    {"card": CARD, "stand": STAND},
    amounts={"bet": BET},
    cards=CODES,
    facts={"card": card_facts, "points": points_facts, "number": number_facts},
    fact_types={"move": str},
    refusals=REFUSALS,
    endings=ENDINGS,
)
