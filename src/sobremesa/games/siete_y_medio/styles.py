"""Styles of characters at siete y medio: the play of a level, and bets of their own."""

from __future__ import annotations

from ...engine import IntRow, Strategy
from ...engine.stakes import BOLD, FIRST, LAST, PRESSING, STEADY, WHIM, stake
from .bots import bold, cautious, plain, reckless, timid
from .rules.state import DRAWING, State


def forgetful(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Bets whatever comes to mind."""
    return reckless(s, seat, out, n, rng) if s.phase == DRAWING else bet(s, seat, out, n, rng, WHIM)


def best_first(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Bets the most in the first rounds."""
    return bold(s, seat, out, n, rng) if s.phase == DRAWING else bet(s, seat, out, n, rng, FIRST)


def daring(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Bets much in every round."""
    return bold(s, seat, out, n, rng) if s.phase == DRAWING else bet(s, seat, out, n, rng, BOLD)


def saving(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Bets the least until the last rounds, and then the most."""
    return cautious(s, seat, out, n, rng) if s.phase == DRAWING else bet(s, seat, out, n, rng, LAST)


def pressing(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Bets more while ahead."""
    return timid(s, seat, out, n, rng) if s.phase == DRAWING else bet(s, seat, out, n, rng, PRESSING)


def remembering(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Bets the same in every round."""
    return timid(s, seat, out, n, rng) if s.phase == DRAWING else bet(s, seat, out, n, rng, STEADY)


def bet(s: State, seat: int, out: IntRow, n: int, rng: IntRow, style: int) -> int:
    return out[stake(style, s.round, s.rounds, s.money[seat] > s.player_money, n, rng)]


STYLES = {
    "forgetful": Strategy(forgetful),
    "best-first": Strategy(best_first),
    "daring": Strategy(daring),
    "saving": Strategy(saving),
    "safe": Strategy(cautious),
    "pressing": Strategy(pressing),
    "remembering": Strategy(remembering),
    "searching": Strategy(plain),
}
