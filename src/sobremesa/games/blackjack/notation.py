"""How moves and cards of blackjack are written."""

from __future__ import annotations

from functools import cache
from typing import Literal, TypedDict

from ...engine import Notation
from .rules.actions import BET, BUY, DECLINE, DOUBLE, HIT, INSURE, SKIP, SPLIT, STAND, SURRENDER
from .rules.cards import DECK, RANKS
from .rules.reasons import ENDINGS, REFUSALS
from .rules.state import COIN

Suit = Literal["c", "d", "h", "s"]
SUITS: tuple[Suit, ...] = ("c", "d", "h", "s")  # clubs, diamonds, hearts, spades
Face = Literal["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
FACES: tuple[Face, ...] = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
FACE_DOWN = "??"


class Card(TypedDict):
    code: str
    face: Face
    suit: Suit


def card_code(card: int) -> str:
    """Rank and suit: ``10h`` is the ten of hearts."""
    return FACES[card % RANKS] + SUITS[card // RANKS]


@cache
def card_facts(card: int) -> Card:
    return {"code": card_code(card), "face": FACES[card % RANKS], "suit": SUITS[card // RANKS]}


NOTATION = Notation(
    {
        "hit": HIT,
        "stand": STAND,
        "double": DOUBLE,
        "split": SPLIT,
        "surrender": SURRENDER,
        "insure": INSURE,
        "decline": DECLINE,
        "skip": SKIP,
    },
    amounts={"bet": BET, "buy": BUY},
    unit=COIN,
    cards=[card_code(card) for card in range(DECK)],
    facts={"card": card_facts},
    refusals=REFUSALS,
    endings=ENDINGS,
)
