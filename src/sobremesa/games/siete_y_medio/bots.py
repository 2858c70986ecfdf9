"""Players of siete y medio: functions of what their seat may see."""

from __future__ import annotations

from typing import Any

from .rules.actions import CARD, STAND
from .rules.state import DRAWING, State

FOUR_AND_A_HALF = 9  # in half points


def plain(s: State, seat: int, out: Any, n: int, rng: Any) -> int:
    """Bets the least; takes a card at four and a half or less, else stands."""
    if s.phase == DRAWING:
        return CARD if s.points[seat] <= FOUR_AND_A_HALF else STAND
    least: int = out[0]
    return least


BOTS = {"plain": plain}
