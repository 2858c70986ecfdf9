"""The moves of UNO, by number."""

from __future__ import annotations

from ....engine import FIRST_ACTION
from .cards import COLOURS, PLUS_FOUR, SYMBOLS, WILD

# PLAY + kind lays a coloured card; the wild ones come once for each colour.
DRAW, KEEP, PASS, TAKE, CHALLENGE, UNO, CATCH, COLOUR = range(FIRST_ACTION, FIRST_ACTION + 8)
PLAY = COLOUR + COLOURS
PLAY_WILD = PLAY + WILD
PLAY_PLUS_FOUR = PLAY_WILD + COLOURS
END = PLAY_PLUS_FOUR + COLOURS  # beyond the last action

# The most that are ever listed: a whole colour, one symbol in the other colours, two wild cards in
# four colours each, UNO, catch.
CHOICES = SYMBOLS + (COLOURS - 1) + 2 * COLOURS + 2


def kind_played(action: int) -> int:
    if action >= PLAY_PLUS_FOUR:
        return PLUS_FOUR
    return WILD if action >= PLAY_WILD else action - PLAY


def colour_played(action: int) -> int:
    """The colour of the card, or the one named with it."""
    if action < PLAY_WILD:
        return (action - PLAY) // SYMBOLS
    return (action - PLAY_WILD) % COLOURS
