"""Two cards against an upcard: the chance of getting them, and what each move is worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..rules.options import LATE, NO_SURRENDER
from .hands import ACE, TEN, VALUES, hand_table
from .player import Values
from .splits import SplitHands, split_hands, split_value
from .table_rules import RANKS, AfterSplit, TableRules

STAND, HIT, DOUBLE, SPLIT, SURRENDER = "stand", "hit", "double", "split", "surrender"


class Deal(NamedTuple):
    """Two cards, the probability of getting them against the upcard, and what each move is worth: with
    a dealer's blackjack in it."""

    first: int
    second: int
    chance: float
    moves: dict[str, float]

    @property
    def best(self) -> str:
        return max(self.moves, key=self.moves.__getitem__)

    @property
    def value(self) -> float:
        return max(self.moves.values())


def split_means(
    values: Values, after_split: AfterSplit, pairs: Sequence[int] = range(VALUES)
) -> dict[int, SplitHands]:
    if values.rules.max_hands == 1:
        return {}
    pairs = [pair for pair in pairs if values.shoe.values[pair] > 1]
    return dict(zip(pairs, split_hands(values, pairs, after_split), strict=True))


def deals(values: Values, splits: dict[int, SplitHands], at: int) -> Iterator[Deal]:
    """Every two cards against one upcard; tens of two ranks come apart from those of one rank where only
    these may be split."""
    table, step = hand_table(), values.shoe.step
    base = values.base[:, at]
    orders = base.sum() * (base.sum() - step)
    for first in range(VALUES):
        for second in range(first, VALUES):
            ways = base[first] * (base[second] - step * (first == second)) * (1 + (first != second))
            if ways <= 0:
                continue
            hand = int(table.child[table.child[0, first], second])
            moves = moves_of(values, hand, at)
            natural = float(values.natural[hand, at])
            if values.rules.peek and (first, second) != (ACE, TEN):
                moves = {move: value - natural for move, value in moves.items()}
            chance, paired = float(ways / orders), 0.0
            if first == second and first in splits:
                split, paired = mean_split(values, splits[first], at), pair_share(values, first, at)
            if paired < 1:
                yield Deal(first, second, chance * (1 - paired), moves)
            if paired > 0:
                moves = {**moves, SPLIT: split - natural * values.rules.peek}
                yield Deal(first, second, chance * paired, moves)


def moves_of(values: Values, hand: int, at: int) -> dict[str, float]:
    """The values of the moves with a hand that was not split, splitting left out."""
    table, rules = hand_table(), values.rules
    natural = float(values.natural[hand, at])
    if table.size[hand] == 2 and table.points[hand] == 21:
        return {STAND: rules.pays * (1 - natural)}
    moves = {STAND: float(values.stand[hand, at]), HIT: float(values.hit[hand, at])}
    if rules.doubles()[hand]:
        moves[DOUBLE] = float(values.double[hand, at])
    if rules.surrender != NO_SURRENDER and table.size[hand] == 2:
        moves[SURRENDER] = surrender_value(rules, natural)
    return moves


def surrender_value(rules: TableRules, natural: float) -> float:
    """Half the bet; late, only if the dealer has no blackjack; early, even then, and with a peek its loss
    is about to be subtracted."""
    if rules.surrender == LATE:
        return -0.5 * (1 - natural)
    return -0.5 + natural * rules.peek


def mean_split(values: Values, hands: SplitHands, at: int) -> float:
    """The value of splitting a pair. Where tens must be of one rank it is that of a pair of one rank,
    averaged over the ranks that it and the upcard may have."""
    pair, rules, step = hands.pair, values.rules, values.shoe.step
    most = rules.hands_of(pair)
    if pair != TEN or not rules.by_rank:
        return split_value(values, hands, at, float(values.base[pair, at]) - 2 * step, most)
    found = [
        (ways, split_value(values, hands, at, count - 2 * step, most))
        for ways, count in pairs_of_tens(values, at)
    ]
    return sum(ways * value for ways, value in found) / max(sum(ways for ways, _ in found), 1)


def pairs_of_tens(values: Values, at: int) -> Iterator[tuple[float, float]]:
    """For every rank that a pair of tens and the upcard may have: how many such deals there are, and how
    many cards of the pair's rank are left without the upcard."""
    ranks, step = values.shoe.ranks, values.shoe.step
    for up in range(TEN, RANKS) if values.ups[at] == TEN else (ACE,):
        for own in range(TEN, RANKS):
            count = ranks[own] - step * (own == up)
            yield max((ranks[up] if up != ACE else 1) * count * (count - step), 0), count


def pair_share(values: Values, pair: int, at: int) -> float:
    """The share of two cards of one value that may be split."""
    if pair != TEN or not values.rules.by_rank:
        return 1.0
    tens, ups = values.base[TEN, at], values.shoe.values[TEN] if values.ups[at] == TEN else 1
    return float(
        sum(ways for ways, _ in pairs_of_tens(values, at)) / (ups * tens * (tens - values.shoe.step))
    )
