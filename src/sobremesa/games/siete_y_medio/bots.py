"""Bots of siete y medio. All of them bet the least."""

from __future__ import annotations

from ...engine import IntRow
from .chart import LINES
from .rules.actions import CARD, STAND
from .rules.cards import SIETE_Y_MEDIO
from .rules.state import DRAWING, State
from .strategy import hand_of_one

FOUR_AND_A_HALF = 9  # in half points
TAKES, ONE, OTHER = zip(*LINES, strict=True)  # the columns of the chart


def plain(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Play the optimal strategy against the bank of this table, looking at the own cards only."""
    return decide(s, out, takes_card(s, seat))


def bold(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Take a card at four and a half or less."""
    return decide(s, out, s.points[seat] <= FOUR_AND_A_HALF)


def cautious(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Never take a card."""
    return decide(s, out, False)


def decide(s: State, out: IntRow, takes: bool) -> int:
    """Card or stand, or the least bet."""
    if s.phase == DRAWING:
        return CARD if takes else STAND
    return out[0]


def takes_card(s: State, seat: int) -> bool:
    """Look up the strategy chart: the points decide, except for the hands it lists."""
    line = SIETE_Y_MEDIO * s.prizes + s.bank_stands - 1
    by_points: bool = (TAKES[line] >> s.points[seat]) & 1 == 1
    is_listed: bool = ONE[line] > 0 and hand_of(s, seat) in (ONE[line], OTHER[line])
    return by_points != is_listed


def hand_of(s: State, seat: int) -> int:
    """The number of a hand in the chart (see strategy.py)."""
    hand = 0
    for i in range(s.size[seat]):
        hand += hand_of_one(s.hand[seat][i])
    return hand


BOTS = {"plain": plain, "bold": bold, "cautious": cautious}
