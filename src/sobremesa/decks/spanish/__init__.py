"""The Spanish deck of forty cards, numbered 10 × suit + position.

Suits are bastos, copas, espadas, oros; positions 0–9 are the numbers 1–7, 10, 11, 12.
"""

from __future__ import annotations

from functools import cache
from typing import Literal, TypedDict

from ...engine import Deck

DECK = Deck(__name__)

CARDS = 40
RANKS = 10  # cards of a suit
SEVEN, JACK, KNIGHT, KING = range(6, 10)  # ranks, by position; the ace is 0
ACE, THREE = 0, 2
BASTO, COPA, ESPADA, ORO = range(4)


def rank(card: int) -> int:
    """The position of a card within its suit."""
    return card % RANKS


def suit(card: int) -> int:
    return card // RANKS


Suit = Literal["b", "c", "e", "o"]
SUITS: tuple[Suit, ...] = ("b", "c", "e", "o")
NUMBERS = (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)  # as they are printed, by rank


class Card(TypedDict):
    code: str
    suit: Suit
    number: int


def card_code(card: int) -> str:
    """Suit and number: ``o12`` is the king of oros."""
    return f"{SUITS[suit(card)]}{NUMBERS[rank(card)]}"


CODES = tuple(card_code(card) for card in range(CARDS))


@cache
def card_facts(card: int) -> Card:
    return {"code": CODES[card], "suit": SUITS[suit(card)], "number": NUMBERS[rank(card)]}
