"""Bots of blackjack. All of them but ``counter`` bet the least and buy no insurance."""

from __future__ import annotations

from ...engine import IntRow, Level
from .advice import advise, advise_among, as_bits, surrenders_early
from .counting import play_by_count
from .rules.actions import HIT, SPLIT, STAND
from .rules.hands import dealer_hits, points, soft
from .rules.state import DECIDING, SURRENDERING, State


def basic(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Play basic strategy for the rules of this table."""
    if s.phase == SURRENDERING:
        return surrenders_early(s, seat)
    return advise(s, s.hand, out, n) if s.phase == DECIDING else least(out)


def counter(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Count cards by Hi-Lo: bet more and play differently when many high cards are left."""
    return play_by_count(s, seat, out, n)


def unpaired(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Play basic strategy, but split no pair."""
    if s.phase != DECIDING:
        return basic(s, seat, out, n, rng)
    return advise_among(s, s.hand, as_bits(out, n) & ~(1 << SPLIT))


def hit_or_stand(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Take cards as basic strategy does, and do nothing else."""
    if s.phase != DECIDING:
        return least(out)
    return advise_among(s, s.hand, as_bits(out, n) & (1 << HIT | 1 << STAND))


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
    """The first listed action: the least to buy or bet, no insurance, no surrender."""
    return out[0]


BOTS = {
    "basic": basic,
    "counter": counter,
    "unpaired": unpaired,
    "hit-or-stand": hit_or_stand,
    "mimic": mimic,
    "never-bust": never_bust,
    "always-stand": always_stand,
}
# Each loses less of what it bets than the one before.
LEVELS = (Level("never-bust"), Level("mimic"), Level("hit-or-stand"), Level("unpaired"), Level("basic"))
