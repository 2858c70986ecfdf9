"""From sums to figures: means, standard deviations and 95 % intervals (docs/numbers.md)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import atan, cos, pi, sin, sqrt

NORMAL_95 = 1.959964


@dataclass(frozen=True)
class Estimate:
    """A figure over so many cases; what a single one cannot tell is None."""

    count: int
    mean: float
    deviation: float | None = None  # of one case
    error: float | None = None  # of the mean
    low: float | None = None
    high: float | None = None


def mean(count: int, total: float, squares: float, unit: float = 1) -> Estimate:
    """Of a number, from its sum and the sum of its squares, in so many units to one."""
    found = total / count / unit
    if count < 2:
        return Estimate(count, found)
    spread = max(0, count * squares - total * total) / (count * (count - 1))
    return around(count, found, sqrt(spread) / unit, sqrt(spread / count) / unit)


def ratio(count: int, tops: float, bottoms: float, residual: float, rounds: int) -> Estimate:
    """Of two sums, such as results and bets, that both vary from game to game.

    ``residual`` is the sum of (top − ratio · bottom)², whose mean is zero: the delta
    method. The deviation is that of one round, at the average bottom of a round.
    """
    found = tops / bottoms
    if count < 2:
        return Estimate(count, found)
    spread = max(0.0, residual) / (count - 1)
    deviation = sqrt(spread * count * rounds) / bottoms
    return around(count, found, deviation, sqrt(spread * count) / bottoms)


def around(count: int, found: float, deviation: float, error: float) -> Estimate:
    reach = student_95(count - 1) * error
    return Estimate(count, found, deviation, error, found - reach, found + reach)


def share(count: int, hits: int) -> Estimate:
    """Of cases in which something happened; Wilson's interval, honest near none and all."""
    found = hits / count
    if count < 2:
        return Estimate(count, found)
    squared = NORMAL_95**2 / count
    middle = (found + squared / 2) / (1 + squared)
    variance = found * (1 - found)
    reach = sqrt(squared * (variance + squared / 4)) / (1 + squared)
    low, high = max(0.0, middle - reach), min(1.0, middle + reach)
    return Estimate(count, found, sqrt(variance), sqrt(variance / count), low, high)


@cache
def student_95(freedom: int) -> float:
    """Between minus and plus this lies 95 % of Student's t."""
    if freedom > 200:  # Fisher's expansion; here it is right to eight figures
        z = NORMAL_95
        return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    low, high = 0.0, 16.0
    while high - low > 1e-9:
        middle = (low + high) / 2
        low, high = (middle, high) if student_within(middle, freedom) < 0.95 else (low, middle)
    return high


def student_within(t: float, freedom: int) -> float:
    """The chance that Student's t lies between −t and t, by the finite sums of whole degrees."""
    angle = atan(t / sqrt(freedom))
    term = total = cos(angle) if freedom % 2 else 1.0
    for power in range(2 + freedom % 2, freedom, 2):
        term *= cos(angle) ** 2 * (power - 1) / power
        total += term
    if freedom == 1:
        return 2 * angle / pi
    return 2 / pi * (angle + sin(angle) * total) if freedom % 2 else sin(angle) * total
