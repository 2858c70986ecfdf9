"""How much players of different styles bet against a bank: never by the cards they hold, so that a style
changes what is at stake and not how well it is played."""

from __future__ import annotations

from .rng import draw
from .state import IntRow

WHIM, FIRST, BOLD, LAST, PRESSING, STEADY = range(6)
QUARTER, HALF = 1, 2  # places in the menu of ``amounts``
OPENING = 3  # rounds


def stake(style: int, round: int, rounds: int, is_ahead: bool, n: int, rng: IntRow) -> int:
    """Which of the n amounts on the menu to bet, from the least on.

    WHIM: any; FIRST: most in the first third of the rounds; BOLD: always half of the most; LAST: most in
    the last third; PRESSING: half of the most while ahead; STEADY: always a quarter. Where the number of
    rounds is open (0), the first ones count as the first third, and none as the last.
    """
    if style == WHIM:
        return draw(rng, n)
    third = max(1, rounds // 3) if rounds > 0 else OPENING
    chosen = 0
    if (style == FIRST and round <= third) or (style == LAST and 0 < rounds - third < round):
        chosen = n - 1
    elif style == BOLD or (style == PRESSING and is_ahead):
        chosen = HALF
    elif style == STEADY:
        chosen = QUARTER
    return min(chosen, n - 1)
