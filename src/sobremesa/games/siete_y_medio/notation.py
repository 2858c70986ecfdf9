"""How moves, cards and points of siete y medio are written."""

from __future__ import annotations

from typing import Literal, TypedDict

from ...engine import Notation
from .rules.actions import BET, CARD, STAND
from .rules.cards import CARDS, SUIT
from .rules.reasons import ENDINGS, REFUSALS

Suit = Literal["b", "c", "e", "o"]
SUITS: tuple[Suit, ...] = ("b", "c", "e", "o")  # basto, copa, espada, oro
NUMBERS = (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)


class Card(TypedDict):
    code: str
    suit: Suit
    number: int


class Points(TypedDict):
    """Half points, and as people say them: 15 is 7½."""

    halves: int
    shown: str


class Number(TypedDict):
    """The number that stands on a card."""

    number: int


def card_code(card: int) -> str:
    """Suit and number: ``o12`` is the king of oros."""
    return f"{SUITS[card // SUIT]}{NUMBERS[card % SUIT]}"


def card_facts(card: int) -> Card:
    return {"code": card_code(card), "suit": SUITS[card // SUIT], "number": NUMBERS[card % SUIT]}


def points_facts(halves: int) -> Points:
    whole, half = divmod(halves, 2)
    return {"halves": halves, "shown": f"{whole or ''}½" if half else str(whole)}


def number_facts(position: int) -> Number:
    return {"number": NUMBERS[position]}


NOTATION = Notation(
    {"card": CARD, "stand": STAND},
    amounts={"bet": BET},
    cards=[card_code(card) for card in range(CARDS)],
    facts={"card": card_facts, "points": points_facts, "number": number_facts},
    refusals=REFUSALS,
    endings=ENDINGS,
)
