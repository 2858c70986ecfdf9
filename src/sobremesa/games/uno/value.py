"""What a position of UNO is worth to a seat at the end of a round: its chance to win the match."""

from __future__ import annotations

from ...engine import WHOLE
from .race import CERTAIN, CHANCES, LINES, STEP
from .rules.state import FINISHED, State
from .rules.turns import present

SURE = 1 << 30  # weights are counted in parts of this


def value(s: State, seat: int) -> int:
    """The chance of a seat, in proportion to that of being ahead of every other in turn."""
    if s.phase == FINISHED:
        return WHOLE if s.winner == seat else 0
    everybody = 0
    for other in range(s.seats):
        everybody += weight(s, other)
    return WHOLE * weight(s, seat) // max(1, everybody)


def weight(s: State, seat: int) -> int:
    if s.gone[seat] != 0:
        return 0
    chance = SURE
    for other in range(s.seats):
        if other != seat and s.gone[other] == 0:
            chance = chance * CHANCES[needs(s, seat) * LINES + needs(s, other)] // CERTAIN
    return chance


def needs(s: State, seat: int) -> int:
    """The line of the table. The more hands a winner is paid for, the fewer rounds the points take."""
    rivals = max(1, present(s) - 1)
    return min((s.target - s.points[seat] - 1) // (STEP * rivals), LINES - 1)
