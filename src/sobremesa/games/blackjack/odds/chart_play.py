"""The exact value of playing by a chart that knows totals only, as ``basic`` does."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy as np

from ..advice import advise
from ..rules.actions import DOUBLE, HIT, SPLIT, STAND, SURRENDER
from ..rules.hands import add, clear
from ..rules.options import TableOptions
from ..rules.state import DEALER, DECIDING, State
from . import deals
from .hands import ACE, VALUES, hand_table
from .player import Plan, Values, induct
from .table_rules import AfterSplit, TableRules

MOVES = {HIT: deals.HIT, STAND: deals.STAND, DOUBLE: deals.DOUBLE, SPLIT: deals.SPLIT,
         SURRENDER: deals.SURRENDER}  # fmt: skip
RICH = 1 << 40  # money for every double and split


class ChartPlay:
    """What the chart of a table says."""

    def __init__(self, options: TableOptions, ups: Sequence[int]) -> None:
        self.rules, self.ups = TableRules.of(options), ups
        self.s = State()
        for name in options.ALL:
            setattr(self.s, name, getattr(options, name))
        self.s.phase, self.s.hands[0], self.s.money[0], self.s.bet[0] = DECIDING, 1, RICH, 1
        self.hits_later = cache(self._hits_later)

    def table(self, up: int, cards: Sequence[int] = ()) -> State:
        """A table with these cards, as columns; their suits do not matter."""
        for hand, held in ((DEALER, (up,)), (0, cards)):
            clear(self.s, hand)
            for card in held:
                add(self.s, hand, card)
        return self.s

    def move(self, cards: Sequence[int], up: int, offered: Sequence[int]) -> int:
        return advise(self.table(up, cards), 0, [*offered], len(offered))

    def _hits_later(self, hard: int, aces: int, up: int) -> bool:
        """Whether a hand of three cards or more is hit."""
        s = self.table(up)
        s.hard[0], s.aces[0], s.count[0] = hard, aces, 3
        return advise(s, 0, [HIT, STAND], 2) == HIT

    def plan(self) -> Plan:
        table = hand_table()
        hits = np.zeros((table.over, len(self.ups)), np.bool_)
        doubles = np.zeros_like(hits)
        may_double = self.rules.doubles()
        for hand in np.flatnonzero((table.size[: table.over] > 1) & (table.points[: table.over] < 21)):
            cards = np.repeat(np.arange(VALUES), table.counts[hand]).tolist()
            hard, aces = int(table.hard[hand]), int(table.counts[hand, ACE] > 0)
            for at, up in enumerate(self.ups):
                if len(cards) > 2:
                    hits[hand, at] = self.hits_later(hard, aces, up)
                else:
                    hits[hand, at] = self.move(cards, up, (HIT, STAND)) == HIT
                    doubles[hand, at] = (
                        may_double[hand] and self.move(cards, up, (HIT, STAND, DOUBLE)) == DOUBLE
                    )
        return Plan(hits, doubles)


def chart_value(options: TableOptions, values: Values, after_split: AfterSplit = "cdz") -> float:
    """The value of a table for a player who follows its chart; ``values`` are those of the best play."""
    play = ChartPlay(options, values.ups)
    values = induct(values, play.plan())
    splits = deals.split_means(values, after_split)
    return sum(
        deal.chance * deal.moves[chart_move(play, deal, up)] * values.shoe.chance(up)
        for at, up in enumerate(values.ups)
        for deal in deals.deals(values, splits, at)
    )


def chart_move(play: ChartPlay, deal: deals.Deal, up: int) -> str:
    offered = [action for action, move in MOVES.items() if move in deal.moves]
    if len(offered) == 1:
        return deals.STAND  # a blackjack
    return MOVES[play.move((deal.first, deal.second), up, offered)]
