"""How moves, cards and points of siete y medio are written."""

from __future__ import annotations

from ...engine import Notation
from .rules import BET, CARD, CARDS, STAND

NOTATION = Notation({"card": CARD, "stand": STAND}, amounts={"bet": BET})

# By number, as rules.py counts them.
REFUSALS = (
    "", "match-over", "not-your-turn", "bet-first", "has-bet",
    "too-little", "too-much", "not-enough", "gone",
)  # fmt: skip
ENDINGS = ("", "rounds-played", "nobody-can-bet", "bank-broken", "abandoned")

SUITS = "bceo"  # basto, copa, espada, oro
NUMBERS = (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)


def card_code(card: int) -> str:
    """Suit and number: ``o12`` is the king of oros."""
    return f"{SUITS[card // 10]}{NUMBERS[card % 10]}"


CODES = {card_code(card): card for card in range(CARDS)}


def card_number(code: str) -> int | None:
    return CODES.get(code)


def card_facts(card: int) -> dict[str, str | int]:
    return {"code": card_code(card), "suit": SUITS[card // 10], "number": NUMBERS[card % 10]}


def points_facts(halves: int) -> dict[str, str | int]:
    """Half points as people say them: 15 is 7½."""
    whole, half = divmod(halves, 2)
    shown = f"{whole or ''}½" if half else str(whole)
    return {"code": shown, "shown": shown}


def number_facts(position: int) -> dict[str, str | int]:
    return {"code": str(NUMBERS[position]), "number": NUMBERS[position]}


FACTS = {"card": card_facts, "points": points_facts, "number": number_facts}
