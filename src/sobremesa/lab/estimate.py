"""Means, ratios and shares with standard deviations and 95 % intervals (docs/numbers.md)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import atan, cos, exp, pi, sin, sqrt

NORMAL_95 = 1.959964


@dataclass(frozen=True)
class Estimate:
    """A figure over ``count`` cases; what needs at least two of them is None for one."""

    count: int
    mean: float
    deviation: float | None = None  # of one case
    error: float | None = None  # of the mean
    low: float | None = None
    high: float | None = None


def mean(count: int, total: float, squares: float, unit: float = 1) -> Estimate:
    """The mean of a number, from its sum and the sum of its squares; ``unit`` of them make one."""
    found = total / count / unit
    if count < 2:
        return Estimate(count, found)
    spread = max(0, count * squares - total * total) / (count * (count - 1))
    return with_interval(count, found, sqrt(spread) / unit, sqrt(spread / count) / unit)


def ratio(count: int, tops: float, bottoms: float, residual: float, rounds: int) -> Estimate:
    """The ratio of two sums, such as results and bets, that both vary from game to game.

    Its error is that of the delta method: ``residual`` is the sum of (top − ratio · bottom)².
    The deviation is that of one round, at the average bottom of a round.
    """
    found = tops / bottoms
    if count < 2:
        return Estimate(count, found)
    spread = max(0.0, residual) / (count - 1)
    deviation = sqrt(spread * count * rounds) / bottoms
    return with_interval(count, found, deviation, sqrt(spread * count) / bottoms)


def with_interval(count: int, found: float, deviation: float, error: float) -> Estimate:
    """Add the 95 % interval of Student's t."""
    reach = student_95(count - 1) * error
    return Estimate(count, found, deviation, error, found - reach, found + reach)


def share(count: int, hits: int) -> Estimate:
    """The share of cases in which something happened, with Wilson's interval, right near 0 and 1 too."""
    found = hits / count
    if count < 2:
        return Estimate(count, found)
    squared = NORMAL_95**2 / count
    middle = (found + squared / 2) / (1 + squared)
    variance = found * (1 - found)
    reach = sqrt(squared * (variance + squared / 4)) / (1 + squared)
    low, high = max(0.0, middle - reach), min(1.0, middle + reach)
    return Estimate(count, found, sqrt(variance), sqrt(variance / count), low, high)


def rounds_to_deviation(per_round: Estimate) -> Estimate | None:
    """N0: after so many rounds the mean result is as large as its standard deviation. None for a loss."""
    if not per_round.deviation or per_round.mean <= 0:
        return None
    deviation = per_round.deviation

    def rounds(result: float | None) -> float | None:
        return (deviation / result) ** 2 if result and result > 0 else None

    found = (deviation / per_round.mean) ** 2
    return Estimate(per_round.count, found, low=rounds(per_round.high), high=rounds(per_round.low))


def risk_of_ruin(per_round: Estimate, money: float) -> Estimate | None:
    """The probability to lose this money sooner or later, of a Brownian motion: 1 for a losing mean,
    and None if all of its interval is a loss."""
    may_win = max(per_round.mean, per_round.high or 0.0) > 0
    if not per_round.deviation or not may_win:
        return None
    variance = per_round.deviation**2

    def risk(result: float) -> float:
        return exp(-2 * max(result, 0.0) * money / variance)

    low, high = (None if bound is None else risk(bound) for bound in (per_round.high, per_round.low))
    return Estimate(per_round.count, risk(per_round.mean), low=low, high=high)


@cache
def student_95(freedom: int) -> float:
    """The quantile between whose negative and itself lies 95 % of Student's t."""
    if freedom > 200:  # Fisher's expansion, right to eight figures from here on
        z = NORMAL_95
        return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    low, high = 0.0, 16.0
    while high - low > 1e-9:
        middle = (low + high) / 2
        low, high = (middle, high) if student_within(middle, freedom) < 0.95 else (low, middle)
    return high


def student_within(t: float, freedom: int) -> float:
    """The probability that Student's t lies between −t and t: a finite sum for whole degrees of freedom."""
    angle = atan(t / sqrt(freedom))
    term = total = cos(angle) if freedom % 2 else 1.0
    for power in range(2 + freedom % 2, freedom, 2):
        term *= cos(angle) ** 2 * (power - 1) / power
        total += term
    if freedom == 1:
        return 2 * angle / pi
    return 2 / pi * (angle + sin(angle) * total) if freedom % 2 else sin(angle) * total
