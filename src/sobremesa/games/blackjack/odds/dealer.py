"""The probabilities of the dealer's results, for many shoes at once.

The hands on which a dealer stands are multisets of cards; each has a number of orders in which it
can be drawn. They are the leaves of a trie whose edges are cards in descending order, and the
probability of a node is that of its parent times that of one more card. The trie is evaluated level by
level. Hands that go over are left out: their probability is what remains.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np

from ..rules.cards import best
from ..rules.hands import dealer_hits
from .hands import ACE, TEN, VALUES, Floats, Ints

LEAST, ENDS = 17, 5  # the dealer stands on 17 to 21
MOST_USED = 13  # cards of one value in a dealer's hand, and one more
CHUNK = 64  # shoes evaluated together: their nodes fit into a processor's cache


class Level(NamedTuple):
    parent: Ints  # [node]: its parent in the level before
    factor: Ints  # [node]: value · MOST_USED + how many of that value the parent holds
    ends: Floats  # [end, node]: in how many orders the node is a hand on which the dealer stands


Drawn = tuple[int, ...]  # the number of cards of each value


@cache
def dealer_trie(up: int, soft_17: int) -> list[Level]:
    """The levels of the trie below an upcard, which is a column."""
    ends = standing_hands(up, soft_17)
    paths = {path_of(drawn): (end, ways) for drawn, (end, ways) in ends.items()}
    nodes = sorted({path[:length] for path in paths for length in range(1, len(path) + 1)})
    levels: list[Level] = []
    before: dict[tuple[int, ...], int] = {(): 0}
    for length in range(1, max(map(len, nodes)) + 1):
        here = [node for node in nodes if len(node) == length]
        weights = np.zeros((ENDS, len(here)))
        for at, node in enumerate(here):
            if node in paths:
                end, ways = paths[node]
                weights[end - LEAST, at] = ways
        parent = np.array([before[node[:-1]] for node in here])
        factor = np.array([node[-1] * MOST_USED + node[:-1].count(node[-1]) for node in here])
        levels.append(Level(parent, factor, weights))
        before = {node: at for at, node in enumerate(here)}
    return levels


def path_of(drawn: Drawn) -> tuple[int, ...]:
    return tuple(value for value in reversed(range(VALUES)) for _ in range(drawn[value]))


def standing_hands(up: int, soft_17: int) -> dict[Drawn, tuple[int, int]]:
    """The multisets of drawn cards with which the dealer stands, blackjacks left out, with the points
    and the number of orders."""
    orders: dict[Drawn, int] = {(0,) * VALUES: 1}
    found: dict[Drawn, tuple[int, int]] = {}
    while orders:
        longer: dict[Drawn, int] = {}
        for drawn, ways in orders.items():
            hard = up + 1 + sum(n * value for value, n in enumerate(drawn, 1))
            aces = drawn[ACE] + (up == ACE)
            if best(hard, aces) > 21:
                continue
            if not dealer_hits(hard, aces, soft_17):
                found[drawn] = best(hard, aces), ways
                continue
            for value in range(VALUES):
                if sum(drawn) or {up, value} != {ACE, TEN}:
                    more = (*drawn[:value], drawn[value] + 1, *drawn[value + 1 :])
                    longer[more] = longer.get(more, 0) + ways
        orders = longer
    return found


def dealer_ends(up: int, soft_17: int, shoes: Floats, step: int) -> Floats:
    """The probabilities [end, shoe] that a dealer with this upcard stands on 17 to 21 without a
    blackjack. A shoe is a column of counts; ``step`` is 0 for a shoe of infinitely many decks."""
    levels = dealer_trie(up, soft_17)
    found = np.empty((ENDS, shoes.shape[1]))
    for begin in range(0, shoes.shape[1], CHUNK):
        part = slice(begin, begin + CHUNK)
        found[:, part] = ends_of_chunk(levels, shoes[:, part], step)
    return found


def ends_of_chunk(levels: list[Level], shoes: Floats, step: int) -> Floats:
    used = step * np.arange(MOST_USED, dtype=np.float64)
    factors = (shoes[:, None, :] - used[None, :, None]).reshape(VALUES * MOST_USED, -1)
    left = shoes.sum(0)
    chances = np.ones((1, shoes.shape[1]))
    total = np.zeros((ENDS, shoes.shape[1]))
    scale = np.ones(shoes.shape[1])
    for level in levels:
        chances = chances[level.parent] * factors[level.factor]
        scale /= np.maximum(left, 1)
        left = left - step
        total += (level.ends @ chances) * scale
    return total


def natural_chance(up: int, shoes: Floats) -> Floats:
    """The probability that the dealer's second card makes a blackjack."""
    if up not in (ACE, TEN):
        return np.zeros(shoes.shape[1])
    chance: Floats = shoes[TEN if up == ACE else ACE] / np.maximum(shoes.sum(0), 1)
    return chance
