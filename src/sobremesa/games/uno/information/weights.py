"""Weights of hypotheses: how likely all evidence so far was, by each of them.

A weight is mantissa · 2^exponent, in integers, so that compiled and interpreted play agree to the
bit. Only ratios of weights matter.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....engine import I32, BaseState, IntRow, draw

ONE = 1 << 16  # probabilities are counted in parts of this
HEAVY = 1 << 20  # mantissas are below this, so that the sum over all particles is below 2³¹
NEGLIGIBLE = 20  # a weight of so many powers of two less than the greatest counts for nothing
LEAST = -(1 << 30)  # the exponent of what is impossible


class Weighted(BaseState):
    mantissa = I32
    exponent = I32


def set_even(p: Weighted) -> None:
    """The weight that all particles begin with, and have after resampling."""
    p.mantissa = HEAVY >> 1
    p.exponent = 0


def rule_out(p: Weighted) -> None:
    """Evidence contradicts the hypothesis."""
    p.mantissa = 0
    p.exponent = LEAST


def multiply_weight(p: Weighted, likely: int) -> None:
    """One more piece of evidence was so likely; the unit does not matter."""
    if likely <= 0 or p.mantissa == 0:
        rule_out(p)
        return
    mantissa, exponent = p.mantissa * likely, p.exponent
    while mantissa >= HEAVY:
        mantissa >>= 1
        exponent += 1
    while mantissa < HEAVY >> 1:
        mantissa <<= 1
        exponent -= 1
    p.mantissa = mantissa
    p.exponent = exponent


def greatest_exponent(particles: Sequence[Weighted]) -> int:
    greatest = LEAST
    for number in range(len(particles)):
        greatest = max(greatest, particles[number].exponent)
    return greatest


def share(p: Weighted, greatest: int) -> int:
    """The weight as an integer, where the greatest exponent of all is this."""
    less = greatest - p.exponent
    return p.mantissa >> less if less < NEGLIGIBLE else 0


def total_share(particles: Sequence[Weighted], greatest: int) -> int:
    total = 0
    for number in range(len(particles)):
        total += share(particles[number], greatest)
    return total


def draw_by_weight(particles: Sequence[Weighted], rng: IntRow) -> int:
    """The number of a particle, drawn in proportion to the weights; beyond the last if all are impossible."""
    greatest = greatest_exponent(particles)
    if greatest == LEAST:
        return len(particles)
    left = draw(rng, total_share(particles, greatest))
    number = 0
    while left >= share(particles[number], greatest):
        left -= share(particles[number], greatest)
        number += 1
    return number
