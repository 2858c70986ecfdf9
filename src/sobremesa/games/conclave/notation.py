"""The notation of Conclave: moves, cards and cells.

Slots of a hand and rows and columns of the board count from 0, players from 1.
"""

from __future__ import annotations

from functools import cache
from typing import Literal, TypedDict

from ...engine import Notation
from .rules.actions import CEDE, KEEP, PLACE, TAKE
from .rules.cards import BACK, CARDS, CELLS, HAND, MAGICS, NO_CARD, SIDE, brotherhood, influence, magic
from .rules.reasons import ENDINGS, REFUSALS
from .rules.state import PILES, SEATS, Pile

Magic = Literal["b", "o", "p", "r", "t", "v"]
MAGIC_LETTERS: tuple[Magic, ...] = ("b", "o", "p", "r", "t", "v")  # blava, ocre, porpra, roja, taronja, verda
Brotherhood = Literal["c", "g", "s"]
BROTHERHOOD_LETTERS: tuple[Brotherhood, ...] = ("c", "g", "s")  # corb, gasela, senglar


class Card(TypedDict):
    code: str
    magic: Magic
    influence: int
    brotherhood: Brotherhood


class MagicFacts(TypedDict):
    letter: Magic


class Cell(TypedDict):
    row: int
    column: int


class Side(TypedDict):
    """The side of a pile."""

    side: Pile


class Receiver(TypedDict):
    """The seat to which followers are ceded."""

    seat: int


class Followers(TypedDict):
    """The followers that a move wins: their codes, in the order of the rules."""

    cards: str
    count: int


def card_code(card: int) -> str:
    """Magic, influence, brotherhood: ``p5g``; of a back only the magic, of nothing nothing."""
    if card == NO_CARD:
        return ""
    if card >= BACK:
        return MAGIC_LETTERS[magic(card)]
    return f"{MAGIC_LETTERS[magic(card)]}{influence(card)}{BROTHERHOOD_LETTERS[brotherhood(card)]}"


@cache
def card_facts(card: int) -> Card:
    return {
        "code": card_code(card),
        "magic": MAGIC_LETTERS[magic(card)],
        "influence": influence(card),
        "brotherhood": BROTHERHOOD_LETTERS[brotherhood(card)],
    }


@cache
def magic_facts(which: int) -> MagicFacts:
    return {"letter": MAGIC_LETTERS[which]}


@cache
def cell_facts(cell: int) -> Cell:
    return {"row": cell // SIDE, "column": cell % SIDE}


@cache
def pile_facts(pile: int) -> Side:
    return {"side": PILES[pile]}


@cache
def receiver_facts(seat: int) -> Receiver:
    return {"seat": seat}


def about(action: int) -> dict[str, int]:
    """The slot and cell, magic and seat, or pile of an action; the card of a slot is in the view only."""
    if action >= PLACE:
        slot, cell = divmod(action - PLACE, CELLS)
        return {"slot": slot, "cell": cell}
    if action >= CEDE:
        which, seat = divmod(action - CEDE, SEATS)
        return {"magic": which, "seat": seat}
    return {"pile": action - TAKE} if action >= TAKE else {}


PLACES = {
    f"place {slot} {cell // SIDE},{cell % SIDE}": PLACE + slot * CELLS + cell
    for slot in range(HAND)
    for cell in range(CELLS)
}
CEDINGS = {
    f"cede {MAGIC_LETTERS[which]} {seat + 1}": CEDE + which * SEATS + seat
    for which in range(MAGICS)
    for seat in range(SEATS)
}
TAKINGS = {f"take {side}": TAKE + pile for pile, side in PILES.items()}

NOTATION = Notation(
    {"keep": KEEP, **TAKINGS, **CEDINGS, **PLACES},
    cards=[card_code(card) for card in range(CARDS)],
    about=about,
    facts={
        "card": card_facts,
        "magic": magic_facts,
        "cell": cell_facts,
        "pile": pile_facts,
        "receiver": receiver_facts,
    },
    fact_types={"in_row": list[str], "in_column": list[str], "wins": list[str], "followers": Followers},
    refusals=REFUSALS,
    endings=ENDINGS,
)
