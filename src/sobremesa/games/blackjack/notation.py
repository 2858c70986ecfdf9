"""How moves, cards and money of blackjack are written."""

from __future__ import annotations

from ...engine import Notation
from .rules.cards import RANKS
from .rules.state import (
    BET,
    BUY,
    COIN,
    DECK,
    DECLINE,
    DOUBLE,
    HIT,
    INSURE,
    SKIP,
    SPLIT,
    STAND,
    SURRENDER,
)

MOVES = {
    "hit": HIT,
    "stand": STAND,
    "double": DOUBLE,
    "split": SPLIT,
    "surrender": SURRENDER,
    "insure": INSURE,
    "decline": DECLINE,
    "skip": SKIP,
}
NOTATION = Notation(MOVES, amounts={"bet": BET, "buy": BUY})

# By number, as why.py counts them.
REFUSALS = (
    "", "match-over", "gone", "not-your-turn", "buy-first", "bet-first", "insurance-first", "bets-closed",
    "not-offered", "too-little", "too-much", "not-enough", "split-aces", "two-cards-only", "no-double",
    "no-pair", "no-more-hands", "no-surrender", "too-poor",
)  # fmt: skip
ENDINGS = (
    "", "rounds-played", "nobody-can-bet", "nobody-bets", "somebody-left", "somebody-cannot-bet", "abandoned",
)  # fmt: skip

SUITS = "cdhs"  # clubs, diamonds, hearts, spades
FACES = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
FACE_DOWN = "??"


def card_code(card: int) -> str:
    """Rank and suit: ``10h`` is the ten of hearts."""
    return FACES[card % RANKS] + SUITS[card // RANKS]


CODES = {card_code(card): card for card in range(DECK)}


def card_number(code: str) -> int | None:
    return CODES.get(code)


def coins(halves: int) -> int | float:
    """Half coins as people count them: 25 is 12.5."""
    return halves / COIN if halves % COIN else halves // COIN


def card_facts(card: int) -> dict[str, str | int]:
    return {"code": card_code(card), "face": FACES[card % RANKS], "suit": SUITS[card // RANKS]}


def points_facts(shown: int) -> dict[str, str | int]:
    """A soft hand is told by 100 more."""
    is_soft, points = divmod(shown, 100)
    return {"code": f"s{points}" if is_soft else str(points), "points": points, "soft": is_soft}


def money_facts(halves: int) -> dict[str, int | float]:
    return {"code": coins(halves), "coins": coins(halves)}


def hand_facts(number: int) -> dict[str, int]:
    """Which of several hands; 0 is an only hand."""
    return {"code": number, "number": number}


def move_facts(action: int) -> dict[str, str]:
    text = NOTATION.show(action)
    return {"code": text, "move": text}


FACTS = {
    "card": card_facts,
    "points": points_facts,
    "money": money_facts,
    "score": money_facts,
    "hand": hand_facts,
    "move": move_facts,
}
