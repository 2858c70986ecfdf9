"""The chance of every result of a round for a player who makes the best moves, in first bets.

Rounds in which a pair was split have one entry of their own: the hands of a split share the dealer's cards
and the shoe, so that their results together are no product of chances; their mean is known all the same.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from ..rules.options import EARLY
from .deals import DOUBLE, SPLIT, SURRENDER, Deal
from .hands import ACE, TEN, Floats, hand_table
from .player import Values
from .table_rules import TableRules

LOST, TIED, WON = range(3)


class Results(dict[str, float]):
    """Chances by result: ``-1``, ``1.5``, ``split``."""

    def add(self, result: float | str, chance: float) -> None:
        name = result if isinstance(result, str) else f"{result:g}"
        self[name] = self.get(name, 0.0) + chance


def result_chances(values: Values, at: int, deals: Iterable[Deal]) -> Results:
    """The chances against one upcard."""
    table, rules = hand_table(), values.rules
    found = Results()
    played = np.zeros(table.over)
    ends, over = standing_chances(values, at), over_chance(values, at)
    for deal in deals:
        hand = int(table.child[table.child[0, deal.first], deal.second])
        best = deal.best
        natural = deal.chance * float(values.natural[hand, at])
        if (deal.first, deal.second) == (ACE, TEN):
            found.add(rules.pays, deal.chance - natural)
            found.add(0.0, natural)
            continue
        if rules.peek and not (best == SURRENDER and is_early(rules)):
            found.add(-1.0, natural)
        if best == SPLIT:
            found.add(best, deal.chance - natural * rules.peek)
        elif best == SURRENDER:
            found.add(-0.5, deal.chance if is_early(rules) else deal.chance - natural)
        elif best == DOUBLE:
            third = values.removed.next_card[:, hand, at]
            add_ends(found, 2.0, deal.chance * (ends[:, table.child[hand]] @ third))
            found.add(-2.0, deal.chance * float(over[hand]))
        else:
            played[hand] += deal.chance
    reach_ends(found, values, at, played, ends, over)
    return found


def is_early(rules: TableRules) -> bool:
    return rules.surrender == EARLY


def add_ends(found: Results, bet: float, chances: Floats) -> None:
    for result, chance in zip((-bet, 0.0, bet), chances, strict=True):
        found.add(result, float(chance))


def standing_chances(values: Values, at: int) -> Floats:
    """[lost, tied, won; hand]: of standing, a dealer's blackjack only where nobody looks for it."""
    table = hand_table()
    mine = table.points[: table.over] - 17
    ends, natural = values.ends[:, :, at], values.natural[:, at]
    chances = np.zeros((3, table.over + 1))
    for end, chance in enumerate(ends):
        for result, when in ((LOST, mine < end), (TIED, mine == end), (WON, mine > end)):
            chances[result, :-1] += np.where(when, chance, 0)
    chances[WON, :-1] += 1 - natural - ends.sum(0)
    if not values.rules.peek:
        ties = values.rules.ties_21 & (mine == 4)
        chances[TIED, :-1] += np.where(ties, natural, 0)
        chances[LOST, :-1] += np.where(ties, 0, natural)
    return chances


def over_chance(values: Values, at: int) -> Floats:
    """The chance that the next card is too much, without a blackjack that the dealer would have shown."""
    table = hand_table()
    lost = values.removed.over(21 - table.hard[: table.over], values.ups, values.rules.peek)
    return -lost[:, at]


def reach_ends(found: Results, values: Values, at: int, reach: Floats, ends: Floats, over: Floats) -> None:
    """Add how hands end that are hit and stand by the plan."""
    table = hand_table()
    hits = values.plan.hits[:, at]
    for group in table.by_total:
        on = np.where(hits[group], reach[group], 0)
        found.add(-1.0, float(on @ over[group]))
        for value, chances in enumerate(values.removed.next_card[:, group, at]):
            child = table.child[group, value]
            inside = child < table.over
            np.add.at(reach, child[inside], (on * chances)[inside])
    add_ends(found, 1.0, ends[:, :-1] @ np.where(hits, 0, reach))
