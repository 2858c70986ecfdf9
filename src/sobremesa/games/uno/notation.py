"""The notation of UNO: moves, cards and colours as text (``play r7``, ``play +4 green``)."""

from __future__ import annotations

from functools import cache
from typing import Literal, TypedDict

from ...engine import Notation
from .rules import actions
from .rules.cards import COLOURS, KINDS, NO_COLOUR, SYMBOLS, WILD
from .rules.reasons import ENDINGS, REFUSALS

Letter = Literal["r", "y", "g", "b"]
LETTERS: tuple[Letter, ...] = ("r", "y", "g", "b")
COLOUR_NAMES = ("red", "yellow", "green", "blue")
SIGNS = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "r", "s", "+2")  # as they are typed

Symbol = Literal[
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "reverse", "skip", "plus-two", "wild", "plus-four"
]
SYMBOL_NAMES: tuple[Symbol, ...] = (
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "reverse", "skip", "plus-two",
)  # fmt: skip


class Card(TypedDict):
    code: str
    letter: Letter | Literal["none"]
    symbol: Symbol


class Colour(TypedDict):
    letter: Letter | Literal["none"]


class Direction(TypedDict):
    way: Literal["counter", "clockwise"]


class Holder(TypedDict):
    """Another seat than the one that acts."""

    seat: int


def card_code(kind: int) -> str:
    """Colour and symbol: ``r7``, ``gr`` (reverse), ``bs`` (skip), ``y+2``; ``wild``, ``+4``."""
    if kind >= WILD:
        return "wild" if kind == WILD else "+4"
    return LETTERS[kind // SYMBOLS] + SIGNS[kind % SYMBOLS]


@cache
def card_facts(kind: int) -> Card:
    if kind >= WILD:
        return {"code": card_code(kind), "letter": "none", "symbol": "wild" if kind == WILD else "plus-four"}
    letter = LETTERS[kind // SYMBOLS]
    return {"code": card_code(kind), "letter": letter, "symbol": SYMBOL_NAMES[kind % SYMBOLS]}


@cache
def colour_facts(colour: int) -> Colour:
    return {"letter": LETTERS[colour] if colour < COLOURS else "none"}


@cache
def direction_facts(direction: int) -> Direction:
    return {"way": "counter" if direction > 0 else "clockwise"}


@cache
def holder_facts(seat: int) -> Holder:
    return {"seat": seat}


def moves() -> dict[str, int]:
    found = {
        "draw": actions.DRAW,
        "keep": actions.KEEP,
        "pass": actions.PASS,
        "take": actions.TAKE,
        "challenge": actions.CHALLENGE,
        "uno": actions.UNO,
        "catch": actions.CATCH,
    }
    for number, name in enumerate(COLOUR_NAMES):
        found[f"colour {name}"] = actions.COLOUR + number
        found[f"play wild {name}"] = actions.PLAY_WILD + number
        found[f"play +4 {name}"] = actions.PLAY_PLUS_FOUR + number
    for kind in range(WILD):
        found[f"play {card_code(kind)}"] = actions.PLAY + kind
    return found


def about(action: int) -> dict[str, int]:
    """The card that is played, and the colour named, with a wild card or alone."""
    if action >= actions.PLAY:
        named = NO_COLOUR if action < actions.PLAY_WILD else actions.colour_played(action)
        return {"card": actions.kind_played(action), "named": named}
    if action >= actions.COLOUR:
        return {"colour": action - actions.COLOUR}
    return {}


NOTATION = Notation(
    moves(),
    cards=[card_code(kind) for kind in range(KINDS)],
    about=about,
    facts={
        "card": card_facts,
        "colour": colour_facts,
        "named": colour_facts,
        "direction": direction_facts,
        "holder": holder_facts,
    },
    fact_types={"cards": list[str]},
    calls=(actions.UNO, actions.CHALLENGE, actions.CATCH),
    refusals=REFUSALS,
    endings=ENDINGS,
)
