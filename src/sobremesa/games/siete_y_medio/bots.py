"""Players of siete y medio: functions of what their seat may see.

All bet the least.
"""

from __future__ import annotations

from ...engine import IntRow
from .chart import LINES
from .rules.actions import CARD, STAND
from .rules.cards import SIETE_Y_MEDIO
from .rules.state import DRAWING, State
from .strategy import alone

FOUR_AND_A_HALF = 9  # in half points
TAKES, ONE, OTHER = zip(*LINES, strict=True)  # the columns of the chart


def plain(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Plays the best line against the bank of this table, by the own cards alone."""
    return decide(s, out, takes_card(s, seat))


def bold(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Takes a card at four and a half or less."""
    return decide(s, out, s.points[seat] <= FOUR_AND_A_HALF)


def cautious(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Never takes a card."""
    return decide(s, out, False)


def decide(s: State, out: IntRow, takes: bool) -> int:
    """Card or stand; where a bet is asked for, the least."""
    if s.phase == DRAWING:
        return CARD if takes else STAND
    return out[0]


def takes_card(s: State, seat: int) -> bool:
    """What the chart says: the points decide, but for the hands it names."""
    line = SIETE_Y_MEDIO * s.prizes + s.bank_stands - 1
    by_points: bool = (TAKES[line] >> s.points[seat]) & 1 == 1
    is_named: bool = ONE[line] > 0 and hand_of(s, seat) in (ONE[line], OTHER[line])
    return by_points != is_named


def hand_of(s: State, seat: int) -> int:
    """As the chart names it."""
    hand = 0
    for i in range(s.size[seat]):
        hand += alone(s.hand[seat][i])
    return hand


BOTS = {"plain": plain, "bold": bold, "cautious": cautious}
