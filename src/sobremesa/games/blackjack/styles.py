"""Styles of characters at blackjack: the play of a level, and bets of their own."""

from __future__ import annotations

from ...engine import IntRow, Strategy
from ...engine.stakes import BOLD, FIRST, LAST, PRESSING, STEADY, WHIM, stake
from .bots import basic, hit_or_stand, mimic, never_bust, unpaired
from .rules.state import BETTING, State


def forgetful(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Bets whatever comes to mind."""
    return bet(s, seat, out, n, rng, WHIM) if s.phase == BETTING else never_bust(s, seat, out, n, rng)


def best_first(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Bets the most in the first rounds."""
    return bet(s, seat, out, n, rng, FIRST) if s.phase == BETTING else mimic(s, seat, out, n, rng)


def daring(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Bets much in every round."""
    return bet(s, seat, out, n, rng, BOLD) if s.phase == BETTING else mimic(s, seat, out, n, rng)


def saving(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Bets the least until the last rounds, and then the most."""
    return bet(s, seat, out, n, rng, LAST) if s.phase == BETTING else hit_or_stand(s, seat, out, n, rng)


def pressing(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Bets more while ahead."""
    return bet(s, seat, out, n, rng, PRESSING) if s.phase == BETTING else unpaired(s, seat, out, n, rng)


def remembering(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Bets the same in every round."""
    return bet(s, seat, out, n, rng, STEADY) if s.phase == BETTING else unpaired(s, seat, out, n, rng)


def bet(s: State, seat: int, out: IntRow, n: int, rng: IntRow, style: int) -> int:
    """A bet of the menu, whose last line is to sit out."""
    is_ahead = s.money[seat] > s.brought[seat]
    return out[stake(style, s.round, s.rounds, is_ahead, n - 1, rng)]


STYLES = {
    "forgetful": Strategy(forgetful),
    "best-first": Strategy(best_first),
    "daring": Strategy(daring),
    "saving": Strategy(saving),
    "safe": Strategy(hit_or_stand),
    "pressing": Strategy(pressing),
    "remembering": Strategy(remembering),
    "searching": Strategy(basic),
}
