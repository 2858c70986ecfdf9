"""The 108 cards of UNO, as 54 kinds of which there are several alike.

Kinds 0–51 are 13 × colour + symbol: colours red, yellow, green, blue; symbols
0–9, reverse, skip, +2. The last two kinds are the wild card and the +4.
"""

from __future__ import annotations

COLOURS, SYMBOLS = 4, 13
REVERSE, SKIP, PLUS_TWO = 10, 11, 12  # symbols; those below are numbers
WILD, PLUS_FOUR = 52, 53
KINDS, CARDS = 54, 108
NO_COLOUR = COLOURS  # until the first player names one for a wild first card

# How many there are of each kind: one zero a colour, two of the rest, four of each wild.
COPIES = (1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2) * COLOURS + (4, 4)

WORTH_ACTION, WORTH_WILD = 20, 50


def is_coloured(kind: int) -> bool:
    return kind < WILD


def is_number(kind: int) -> bool:
    return kind < WILD and kind % SYMBOLS < REVERSE


def has_symbol(kind: int, symbol: int) -> bool:
    return kind < WILD and kind % SYMBOLS == symbol


def fits(kind: int, top: int, colour: int) -> bool:
    """Whether a card may be laid there: by colour, number or symbol; a wild card fits anything."""
    if kind >= WILD or kind // SYMBOLS == colour:
        return True
    return top < WILD and kind % SYMBOLS == top % SYMBOLS


def count_fitting(top: int) -> int:
    """How many kinds fit: a colour, both wild ones, and one symbol in the other colours."""
    return SYMBOLS + 2 + (COLOURS - 1 if top < WILD else 0)


def fitting(number: int, top: int, colour: int) -> int:
    """The kind that fits, by number below ``count_fitting``: faster than trying all kinds."""
    if number < SYMBOLS:
        return colour * SYMBOLS + number
    if number < SYMBOLS + 2:
        return WILD + number - SYMBOLS
    other = (colour + number - SYMBOLS - 1) % COLOURS
    return other * SYMBOLS + top % SYMBOLS


def makes_draw(kind: int) -> int:
    """How many cards this kind makes the next player draw."""
    if kind == PLUS_FOUR:
        return 4
    return 2 if has_symbol(kind, PLUS_TWO) else 0


def passes_on(kind: int, top: int) -> bool:
    """Whether a card passes on what must be drawn, where cards stack: only the same again does."""
    return makes_draw(kind) == makes_draw(top)


def worth(kind: int) -> int:
    """Points for the winner of a round for a card in another hand."""
    if kind >= WILD:
        return WORTH_WILD
    symbol = kind % SYMBOLS
    return symbol if symbol < REVERSE else WORTH_ACTION
