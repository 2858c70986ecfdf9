"""How moves, cards and colours of UNO are written: ``play r7``, ``play +4 green``."""

from __future__ import annotations

from collections.abc import Iterable

from ...engine import Notation
from .rules import state
from .rules.cards import COLOURS, KINDS, NO_COLOUR, PLUS_FOUR, SYMBOLS, WILD
from .rules.permissions import colour_played, kind_played

COLOUR_NAMES = ("red", "yellow", "green", "blue")
LETTERS = "rygb"
SYMBOL_CODES = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "r", "s", "+2")


def card_code(kind: int) -> str:
    """Colour and symbol: ``r7``, ``gr`` (reverse), ``bs`` (skip), ``y+2``; ``wild``, ``+4``."""
    if kind >= WILD:
        return "wild" if kind == WILD else "+4"
    return LETTERS[kind // SYMBOLS] + SYMBOL_CODES[kind % SYMBOLS]


CODES = {card_code(kind): kind for kind in range(KINDS)}


def card_number(code: str) -> int | None:
    return CODES.get(code)


def moves() -> dict[str, int]:
    found = {
        "draw": state.DRAW,
        "keep": state.KEEP,
        "pass": state.PASS,
        "take": state.TAKE,
        "challenge": state.CHALLENGE,
        "uno": state.UNO,
        "catch": state.CATCH,
    }
    for number, name in enumerate(COLOUR_NAMES):
        found[f"colour {name}"] = state.COLOUR + number
        found[f"play wild {name}"] = state.PLAY_WILD + number
        found[f"play +4 {name}"] = state.PLAY_PLUS_FOUR + number
    for kind in range(WILD):
        found[f"play {card_code(kind)}"] = state.PLAY + kind
    return found


def move_facts(action: int) -> dict[str, int]:
    """Which card is played, and which colour is named with a wild one."""
    if action >= state.PLAY:
        colour = NO_COLOUR if action < state.PLAY_WILD else colour_played(action)
        return {"card": kind_played(action), "named": colour}
    if action >= state.COLOUR:
        return {"colour": action - state.COLOUR}
    return {}


NOTATION = Notation(moves(), facts=move_facts)

# By number, as state.py counts them.
REFUSALS = (
    "", "match-over", "gone", "not-your-turn", "not-in-hand", "does-not-fit", "name-first",
    "no-colour-due", "answer-first", "nothing-to-take", "only-the-drawn", "nothing-drawn",
    "nothing-to-draw", "no-passing", "unlawful", "not-identical",
)  # fmt: skip
ENDINGS = ("", "went-out", "target-reached", "last-one-left")


# -- facts in sentences --------------------------------------------------------------------


def letter(colour: int) -> str:
    return LETTERS[colour] if colour < COLOURS else "none"


def symbol_name(kind: int) -> str:
    if kind >= WILD:
        return "plus-four" if kind == PLUS_FOUR else "wild"
    names = {"r": "reverse", "s": "skip", "+2": "plus-two"}
    code = SYMBOL_CODES[kind % SYMBOLS]
    return names.get(code, code)


def card_facts(kind: int) -> dict[str, str]:
    colour = letter(kind // SYMBOLS)
    return {"code": card_code(kind), "letter": colour, "symbol": symbol_name(kind)}


def bundled(kinds: Iterable[int]) -> int:
    """Several cards as one number, as the rules tell them in notes."""
    bundle = 0
    for kind in kinds:
        bundle = bundle * 64 + kind + 1
    return bundle


def unbundled(bundle: int) -> list[int]:
    """The kinds that a note tells as one number, in their order."""
    kinds: list[int] = []
    while bundle:
        bundle, last = divmod(bundle, 64)
        kinds.insert(0, last - 1)
    return kinds


def cards_facts(bundle: int) -> dict[str, str]:
    shown = " ".join(card_code(kind) for kind in unbundled(bundle))
    return {"code": shown, "shown": shown}


def colour_facts(colour: int) -> dict[str, str]:
    return {"code": letter(colour), "letter": letter(colour)}


def direction_facts(direction: int) -> dict[str, str]:
    way = "counter" if direction > 0 else "clockwise"
    return {"code": way, "way": way}


FACTS = {
    "card": card_facts,
    "cards": cards_facts,
    "colour": colour_facts,
    "named": colour_facts,
    "direction": direction_facts,
}
