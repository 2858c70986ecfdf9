"""The French deck of fifty-two cards, numbered 13 × suit + rank, the ace first and the king last.

Suits are clubs, diamonds, hearts, spades.
"""

from __future__ import annotations

from functools import cache
from typing import Literal, TypedDict

from ...engine import Deck

DECK = Deck(__name__)

CARDS = 52
RANKS = 13
ACE, TEN = 0, 9  # ranks; the figures follow the ten


def rank(card: int) -> int:
    return card % RANKS


def suit(card: int) -> int:
    return card // RANKS


Suit = Literal["c", "d", "h", "s"]
SUITS: tuple[Suit, ...] = ("c", "d", "h", "s")
Face = Literal["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
FACES: tuple[Face, ...] = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


class Card(TypedDict):
    code: str
    face: Face
    suit: Suit


def card_code(card: int) -> str:
    """Rank and suit: ``10h`` is the ten of hearts."""
    return FACES[rank(card)] + SUITS[suit(card)]


CODES = tuple(card_code(card) for card in range(CARDS))


@cache
def card_facts(card: int) -> Card:
    return {"code": CODES[card], "face": FACES[rank(card)], "suit": SUITS[suit(card)]}
