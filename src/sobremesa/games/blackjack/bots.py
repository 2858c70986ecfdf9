"""Bots of blackjack. All of them bet the least and buy no insurance."""

from __future__ import annotations

from ...engine import IntRow
from .advice import advise
from .rules.actions import HIT, STAND
from .rules.hands import dealer_hits, points, soft
from .rules.state import DECIDING, State


def basic(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Play basic strategy for the rules of this table."""
    return advise(s, s.hand, out, n) if s.phase == DECIDING else least(out)


def mimic(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Play as the dealer of this table does."""
    if s.phase != DECIDING:
        return least(out)
    return HIT if dealer_hits(s.hard[s.hand], s.aces[s.hand], s.soft_17) else STAND


def never_bust(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Never go over: take a card below 17 only if no card can be too much."""
    if s.phase != DECIDING:
        return least(out)
    safe = soft(s, s.hand) or points(s, s.hand) <= 11
    return HIT if safe and points(s, s.hand) < 17 else STAND


def always_stand(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Never take a card: the simplest player whose odds are known exactly."""
    return STAND if s.phase == DECIDING else least(out)


def least(out: IntRow) -> int:
    """The first listed action: the least to buy or bet, and no insurance."""
    return out[0]


BOTS = {"basic": basic, "mimic": mimic, "never-bust": never_bust, "always-stand": always_stand}
