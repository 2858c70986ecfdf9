"""How moves, cards and places of Conclave are written.

Slots of a hand and rows and columns of the board count from 0, players from 1.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...engine import Notation
from .rules import CEDE, KEEP, PLACE, TAKE
from .rules.board import CELLS, SIDE
from .rules.piles import LEFT, RIGHT
from .rules.wizards import BACK, CARDS, HAND, MAGICS, SEATS, brotherhood, influence, magic

MAGIC_LETTERS = "boprtv"  # blava, ocre, porpra, roja, taronja, verda
BROTHERHOOD_LETTERS = "cgs"  # corb, gasela, senglar
PILES = ("left", "right")


def cell_code(cell: int) -> str:
    return f"{cell // SIDE},{cell % SIDE}"


def action_facts(action: int) -> dict[str, int]:
    if action >= PLACE:
        slot, cell = divmod(action - PLACE, CELLS)
        return {"slot": slot, "cell": cell}
    if action >= CEDE:
        which, seat = divmod(action - CEDE, SEATS)
        return {"magic": which, "seat": seat}
    return {"pile": action - TAKE} if action >= TAKE else {}


NOTATION = Notation(
    {
        "keep": KEEP,
        "take left": TAKE + LEFT,
        "take right": TAKE + RIGHT,
        **{
            f"cede {MAGIC_LETTERS[which]} {seat + 1}": CEDE + which * SEATS + seat
            for which in range(MAGICS)
            for seat in range(SEATS)
        },
        **{
            f"place {slot} {cell_code(cell)}": PLACE + slot * CELLS + cell
            for slot in range(HAND)
            for cell in range(CELLS)
        },
    },
    facts=action_facts,
)

# By number, as rules.py counts them.
REFUSALS = (
    "", "match-over", "gone", "not-your-turn", "cede-or-keep", "no-ceding", "place-first", "placed",
    "no-such-player", "not-to-yourself", "have-none", "has-some", "no-hole",
)  # fmt: skip
ENDINGS = ("", "played-out", "board-stuck", "abandoned")


def card_code(card: int) -> str:
    """Magic, influence, brotherhood: ``p5g``; of a back only the magic, of nothing nothing."""
    if card >= BACK:
        return MAGIC_LETTERS[magic(card)] if card < BACK + MAGICS else ""
    return f"{MAGIC_LETTERS[magic(card)]}{influence(card)}{BROTHERHOOD_LETTERS[brotherhood(card)]}"


CODES = {card_code(card): card for card in range(CARDS)}


def card_number(code: str) -> int | None:
    return CODES.get(code)


def card_facts(card: int) -> dict[str, str | int]:
    return {
        "code": card_code(card),
        "magic": MAGIC_LETTERS[magic(card)],
        "influence": influence(card),
        "brotherhood": BROTHERHOOD_LETTERS[brotherhood(card)],
    }


def magic_facts(which: int) -> dict[str, str | int]:
    return {"code": MAGIC_LETTERS[which], "letter": MAGIC_LETTERS[which]}


def cell_facts(cell: int) -> dict[str, str | int]:
    return {"code": cell_code(cell), "row": cell // SIDE, "column": cell % SIDE}


def pile_facts(pile: int) -> dict[str, str | int]:
    return {"code": PILES[pile], "side": PILES[pile]}


def bits(cards: Iterable[int]) -> int:
    """Several cards as one fact: a bit for each."""
    return sum(1 << card for card in cards)


def followers_facts(cards: int) -> dict[str, str | int]:
    found = sorted(card_code(card) for card in range(CARDS) if cards >> card & 1)
    return {"code": " ".join(found), "cards": ", ".join(found), "count": len(found)}


FACTS = {
    "card": card_facts,
    "magic": magic_facts,
    "cell": cell_facts,
    "pile": pile_facts,
    "followers": followers_facts,
}
