"""The rules of a table that values depend on, and the shoe that is left."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import numpy as np

from ..rules.options import (
    ANY_TWO,
    BY_RANK,
    EVEN,
    NEVER,
    NINE_TO_ELEVEN,
    PEEK,
    SIX_TO_FIVE,
    THREE_TO_TWO,
    TableOptions,
)
from ..rules.state import State
from .hands import ACE, VALUES, Bools, hand_table

AfterSplit = Literal["cdz", "cdp"]


@dataclass(frozen=True)
class TableRules:
    """What of the options decides values; money and the number of rounds do not."""

    soft_17: int
    pays: float  # of a blackjack, per unit bet
    peek: bool  # or whatever else limits the loss to a dealer's blackjack to the first bet
    ties_21: bool  # whether a dealer's blackjack is only 21
    double: int
    double_after_split: bool
    by_rank: bool  # whether only cards of one rank are a pair
    max_hands: int
    resplit_aces: bool
    hit_split_aces: bool
    surrender: int
    insurance: bool

    @classmethod
    def of(cls, options: TableOptions | State) -> TableRules:
        pays = {THREE_TO_TWO: 1.5, SIX_TO_FIVE: 1.2, EVEN: 1.0}.get(options.blackjack_pays, 2.0)
        peek = options.hole == PEEK or options.original_bets_only == 1
        return cls(
            soft_17=options.soft_17,
            pays=pays,
            peek=peek,
            ties_21=options.blackjack_beats_21 == 0 and not peek,
            double=options.double,
            double_after_split=options.double_after_split == 1,
            by_rank=options.split == BY_RANK,
            max_hands=options.max_hands,
            resplit_aces=options.resplit_aces == 1,
            hit_split_aces=options.hit_split_aces == 1,
            surrender=options.surrender,
            insurance=options.insurance == 1,
        )

    def doubles(self) -> Bools:
        """Which hands of the table may be doubled, if they are two cards."""
        table = hand_table()
        if self.double == NEVER:
            return np.zeros(len(table.size), np.bool_)
        two: Bools = (table.size == 2) & (table.points < 21)
        if self.double == ANY_TWO:
            return two
        least = 9 if self.double == NINE_TO_ELEVEN else 10
        two &= (table.points >= least) & (table.points <= 11)
        return two

    def hands_of(self, pair: int) -> int:
        """Up to how many hands this pair may be split."""
        return min(self.max_hands, 2) if pair == ACE and not self.resplit_aces else self.max_hands

    def plays_on(self, pair: int) -> bool:
        """Whether a hand of this split pair may take more than one card."""
        return pair != ACE or self.hit_split_aces


RANKS = 13


@dataclass(frozen=True)
class Shoe:
    """The unseen cards by rank, the ace first; of an infinite shoe, those of one deck."""

    ranks: tuple[float, ...]  # whole numbers, but for the mean shoe at a count
    infinite: bool = False

    @classmethod
    def of(cls, decks: int) -> Shoe:
        return cls((4 * decks,) * RANKS)

    @property
    def values(self) -> list[float]:
        return [*self.ranks[: VALUES - 1], sum(self.ranks[VALUES - 1 :])]

    @property
    def step(self) -> int:
        """By how much a card that is drawn changes the count of its value."""
        return 0 if self.infinite else 1

    def chance(self, value: int) -> float:
        """Of a card of this value, the ace 0."""
        return self.values[value] / sum(self.values)

    def without(self, rank: int) -> Shoe:
        if self.infinite:
            return self
        return Shoe((*self.ranks[:rank], self.ranks[rank] - 1, *self.ranks[rank + 1 :]))


INFINITE = Shoe((4,) * RANKS, infinite=True)
