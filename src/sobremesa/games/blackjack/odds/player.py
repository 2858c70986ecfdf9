"""The value of every hand against an upcard, by backward induction over the hands.

With a peek a value is carried as the mean of (result · no dealer's blackjack): draws then keep their
plain probabilities, and the blackjack's loss is subtracted once, at the end. Decisions do not change,
since all values at a hand have the same factor.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple

import numpy as np

from .dealer import ENDS, LEAST, dealer_ends
from .hands import ACE, TEN, VALUES, Bools, Floats, Ints, hand_table
from .table_rules import Shoe, TableRules

STIFF = LEAST - 1  # at and below it a hand wins only if the dealer goes over
OVER_21 = np.arange(1, VALUES + 1)
MINUS_INFINITY = -np.inf


@dataclass
class Removed:
    """Shoes from which multisets of cards were removed, against several upcards: [shoe, upcard]."""

    shoes: Floats  # [value, shoe, upcard]
    step: int

    @cached_property
    def left(self) -> Floats:
        left: Floats = np.maximum(self.shoes.sum(0), 1)
        return left

    @cached_property
    def next_card(self) -> Floats:
        """[value, shoe, upcard]: the probability of the next card."""
        return self.shoes / self.left

    def natural(self, ups: Sequence[int]) -> Floats:
        """The probability [shoe, upcard] that the dealer's second card makes a blackjack."""
        found = np.zeros(self.shoes.shape[1:])
        for at, up in enumerate(ups):
            if up in (ACE, TEN):
                found[:, at] = self.next_card[TEN if up == ACE else ACE, :, at]
        return found

    def over(self, room: Ints, ups: Sequence[int], peek: bool) -> Floats:
        """The value [shoe, upcard] of drawing a card of more than ``room`` points."""
        bust = (OVER_21[:, None] > room[None, :])[:, :, None]
        lost: Floats = -np.sum(np.where(bust, self.next_card, 0), axis=0)
        if peek:
            # The card that goes over, and another hidden one that makes a blackjack.
            for at, up in enumerate(ups):
                if up in (ACE, TEN):
                    key = TEN if up == ACE else ACE
                    others = np.maximum(self.left[:, at] - self.step, 1)
                    hidden = np.repeat(self.shoes[key, None, :, at], VALUES, axis=0)
                    hidden[key] = np.maximum(hidden[key] - self.step, 0)
                    both = self.next_card[:, :, at] * hidden / others
                    lost[:, at] += np.sum(np.where(bust[:, :, 0], both, 0), axis=0)
        return lost


def removed_from(base: Floats, counts: Ints, step: int) -> Removed:
    """``base`` is [value, upcard], ``counts`` [shoe, value]."""
    shoes = base[:, None, :] - step * counts.T[:, :, None]
    return Removed(np.maximum(shoes, 0), step)


def standing(points: Ints, ends: Floats, natural: Floats, rules: TableRules) -> Floats:
    """The value [hand, …] of standing, from the dealer's ``ends`` [end, hand, …]."""
    any_end = ends.sum(0)
    over = 1 - natural - any_end
    shape = (-1,) + (1,) * (natural.ndim - 1)
    value: Floats = over - any_end
    for end in range(ENDS):
        mine = points.reshape(shape) - LEAST
        value = value + ends[end] * np.where(mine > end, 2.0, np.where(mine == end, 1.0, 0.0))
    if not rules.peek:
        ties = rules.ties_21 & (points == 21)
        value = value - natural * np.where(ties, 0.0, 1.0).reshape(shape)
    return value


class Plan(NamedTuple):
    """Where hands are doubled and, if not, hit: [hand, upcard]."""

    hits: Bools
    doubles: Bools


@dataclass
class Values:
    """All hands against some upcards, each array [hand, upcard]; ``stand``, ``hit`` and ``double`` are the
    moves, ``play`` the value by the plan without doubling."""

    rules: TableRules
    shoe: Shoe
    ups: tuple[int, ...]
    base: Floats  # [value, upcard]: the shoe without the upcard
    ends: Floats  # [end, hand, upcard]
    natural: Floats
    stand: Floats
    hit: Floats
    play: Floats
    double: Floats
    plan: Plan
    removed: Removed = field(repr=False)
    known_ends: dict[int, tuple[Ints, Floats]] = field(
        default_factory=dict, repr=False
    )  # by upcard: see splits


def base_of(shoe: Shoe, ups: Sequence[int]) -> Floats:
    base = np.repeat(np.array(shoe.values, np.float64)[:, None], len(ups), axis=1)
    for at, up in enumerate(ups):
        base[up, at] -= shoe.step
    return base


def solve(rules: TableRules, shoe: Shoe, ups: Sequence[int]) -> Values:
    """The values of all hands, played as well as possible."""
    table = hand_table()
    n = table.over
    base = base_of(shoe, ups)
    removed = removed_from(base, table.counts[:n], shoe.step)
    ends = np.stack(
        [dealer_ends(up, rules.soft_17, removed.shoes[:, :, at], shoe.step) for at, up in enumerate(ups)],
        axis=2,
    )
    natural = removed.natural(ups)
    stand = standing(table.points[:n], ends, natural, rules)
    nothing = np.zeros_like(stand)
    no_plan = Plan(nothing > 0, nothing > 0)
    values = Values(
        rules, shoe, tuple(ups), base, ends, natural, stand, nothing, nothing, nothing, no_plan, removed
    )
    return induct(values, None)


def induct(values: Values, plan: Plan | None) -> Values:
    """Backward induction, from the hands of 21 down to the empty one: by a plan, or as well as possible."""
    table, rules, ups, removed, stand = hand_table(), values.rules, values.ups, values.removed, values.stand
    n = table.over
    lost = removed.over(21 - table.hard[:n], ups, rules.peek)
    play = np.zeros((n + 1, len(ups)))
    hit = np.full((n, len(ups)), MINUS_INFINITY)
    taken = np.zeros((n, len(ups)), np.bool_)
    for group in reversed(table.by_total):
        on = np.einsum("vgu,gvu->gu", removed.next_card[:, group], play[table.child[group]]) + lost[group]
        may = (table.points[group] < 21)[:, None]
        hit[group] = np.where(may, on, MINUS_INFINITY)
        taken[group] = may & (on > stand[group] if plan is None else plan.hits[group])
        play[group] = np.where(taken[group], on, stand[group])
    two = np.flatnonzero(rules.doubles()[:n])
    double = np.full((n, len(ups)), MINUS_INFINITY)
    stood = np.concatenate([stand, np.zeros((1, len(ups)))])
    third = np.einsum("vgu,gvu->gu", removed.next_card[:, two], stood[table.child[two]]) + lost[two]
    double[two] = 2 * third
    doubles = double > np.maximum(stand, hit) if plan is None else plan.doubles
    return replace(values, hit=hit, play=play[:n], double=double, plan=Plan(taken, doubles))
