"""Bots of siete y medio. All of them but ``bettor`` bet the least."""

from __future__ import annotations

from ...engine import IntRow, Level
from .chart import LINES
from .rules.actions import CARD, STAND
from .rules.cards import SIETE_Y_MEDIO, value
from .rules.state import DRAWING, State
from .strategy import hand_of_one

TWO_AND_A_HALF, FOUR_AND_A_HALF, SIX = 5, 9, 12  # in half points
TAKES, ONE, OTHER, BETS = zip(*LINES, strict=True)  # the columns of the chart


def plain(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Play the optimal strategy against the bank of this table, looking at the own cards only."""
    return decide(s, out, takes_card(s, seat))


def bettor(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Bet the most on a first card that wins on average and the least on others; then play as ``plain``."""
    if s.phase != DRAWING and BETS[chart_line(s)] >> (value(s.hand[seat][0]) // 2) & 1 == 1:
        return out[n - 1]
    return plain(s, seat, out, n, rng)


def bold(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Take a card at four and a half or less."""
    return decide(s, out, s.points[seat] <= FOUR_AND_A_HALF)


def reckless(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Take a card at six or less."""
    return decide(s, out, s.points[seat] <= SIX)


def timid(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Take a card at two and a half or less."""
    return decide(s, out, s.points[seat] <= TWO_AND_A_HALF)


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
    line = chart_line(s)
    by_points: bool = (TAKES[line] >> s.points[seat]) & 1 == 1
    is_listed: bool = ONE[line] > 0 and hand_of(s, seat) in (ONE[line], OTHER[line])
    return by_points != is_listed


def chart_line(s: State) -> int:
    return SIETE_Y_MEDIO * s.prizes + s.bank_stands - 1


def hand_of(s: State, seat: int) -> int:
    """The number of a hand in the chart (see strategy.py)."""
    hand = 0
    for i in range(s.size[seat]):
        hand += hand_of_one(s.hand[seat][i])
    return hand


BOTS = {
    "plain": plain,
    "bettor": bettor,
    "bold": bold,
    "timid": timid,
    "cautious": cautious,
    "reckless": reckless,
}
# Each loses less of what it bets than the one before.
LEVELS = (Level("reckless"), Level("bold"), Level("cautious"), Level("timid"), Level("plain"))
