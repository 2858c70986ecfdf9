"""Basic strategy, computed from the rules for every kind of table.

``python -m sobremesa.games.blackjack.strategy > chart.py`` writes the chart that bots and hints look
up; a test computes it again and compares.

For each upcard of the dealer and each first two cards, the expected value of every move is computed
for a shoe without those three cards (and of which the dealer, where that is the rule, has peeked at
one more). Hands of the same total are averaged, weighted by their probability, since a chart knows
totals only.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from math import perm
from typing import NamedTuple

from .rules.cards import TWENTY_ONE, best
from .rules.hands import dealer_hits
from .rules.options import ANY_TWO, NEVER, NINE_TO_ELEVEN, TEN_OR_ELEVEN

ACE = 1
VALUES = range(1, 11)
OVER = 22  # the end of a dealer who went over
MOST_DECKS = 8
# What a dealer's blackjack means for a hand that is being played: it is impossible (the dealer
# has peeked), it takes every bet, or it ties with 21.
PEEKED, TAKES_ALL, TIES_21 = range(3)
# Where a hand may be doubled after a split: nowhere, or what the option says.
AFTER_SPLIT = (NEVER, ANY_TWO, NINE_TO_ELEVEN, TEN_OR_ELEVEN)

# Bit positions in the two numbers that `chart.py` has for an upcard.
SOFT_STAND, HARD_DOUBLE, SOFT_DOUBLE, HARD_SURRENDER = 3, 5, 13, 22
SPLIT_ACES_HIT, SURRENDER_7S, SURRENDER_8S = 40, 44, 48
LEAST_HARD, LEAST_SOFT, LEAST_HARD_STAND, LEAST_SOFT_STAND, LEAST_SURRENDER = 4, 12, 12, 17, 13


class TableRules(NamedTuple):
    """The rules that a chart depends on."""

    decks: int
    soft_17: int
    dealer: int  # PEEKED, TAKES_ALL or TIES_21


Hand = tuple[int, int]  # points with every ace as one, and how many aces


def plus(hand: Hand, value: int) -> Hand:
    return hand[0] + value, hand[1] + (value == ACE)


def shoe_without(decks: int, gone: Sequence[int]) -> list[int]:
    counts = [4 * decks] * 9 + [16 * decks]
    for value in gone:
        counts[value - 1] -= 1
    return counts


class ExpectedValues:
    """The expected value of each move against one upcard without some cards, in bets.

    Standing is exact. A hit is exact for its first card; after that the shoe is assumed not to
    change any more, which changes no line of the chart.
    """

    def __init__(self, table: TableRules, up: int, gone: tuple[int, ...]) -> None:
        self.table, self.up, self.gone = table, up, gone
        self.counts = shoe_without(table.decks, (up, *gone))
        blackjack = blackjack_chance(up, self.counts)
        ends = dealer_ends(up, table.soft_17, self.counts)
        self.ends = [chance / (1 - blackjack) for chance in ends]  # given that it is no blackjack
        self.blackjack = 0.0 if table.dealer == PEEKED else blackjack
        self.chances = [self.chance(value) for value in VALUES]
        self._stand: dict[int, float] = {}
        self._hit: dict[Hand, float] = {}

    def chance(self, value: int) -> float:
        """The probability that the next card has this value; after a peek some are likelier."""
        count = self.counts[value - 1]
        plain = count / sum(self.counts)
        if self.table.dealer != PEEKED or count == 0:
            return plain
        left = shoe_without(self.table.decks, (self.up, *self.gone, value))
        return plain * (1 - blackjack_chance(self.up, left)) / (1 - blackjack_chance(self.up, self.counts))

    def draws(self) -> Iterator[tuple[float, int]]:
        return ((chance, value) for chance, value in zip(self.chances, VALUES, strict=True) if chance)

    def after(self, value: int) -> ExpectedValues:
        return expected_values(self.table, self.up, tuple(sorted((*self.gone, value))))

    def stand(self, points: int) -> float:
        if points > TWENTY_ONE:
            return -1.0
        if points not in self._stand:
            won = sum(chance for end, chance in enumerate(self.ends, 17) if end < points or end == OVER)
            lost = sum(chance for end, chance in enumerate(self.ends, 17) if points < end < OVER)
            tied_21 = points == TWENTY_ONE and self.table.dealer == TIES_21
            against_blackjack = 0.0 if tied_21 else -1.0
            self._stand[points] = (1 - self.blackjack) * (won - lost) + self.blackjack * against_blackjack
        return self._stand[points]

    def hit(self, hand: Hand) -> float:
        return sum(chance * self.after(value).play_on(plus(hand, value)) for chance, value in self.draws())

    def play_on(self, hand: Hand) -> float:
        """The better of standing and hitting, with an unchanging shoe."""
        points = best(*hand)
        if points >= TWENTY_ONE:
            return self.stand(points)
        if hand not in self._hit:
            on = (chance * self.play_on(plus(hand, value)) for chance, value in self.draws())
            self._hit[hand] = sum(on)
        return max(self.stand(points), self._hit[hand])

    def double(self, hand: Hand) -> float:
        ends = (chance * self.after(value).stand(best(*plus(hand, value))) for chance, value in self.draws())
        return 2 * sum(ends)

    def split(self, value: int, doubling: int, aces_play_on: bool) -> float:
        """The value of two hands that begin with this card."""
        one = (value, int(value == ACE))
        second = (chance * self.after(drawn).after_split(plus(one, drawn), value, doubling, aces_play_on)
                  for chance, drawn in self.draws())  # fmt: skip
        return 2 * sum(second)

    def after_split(self, hand: Hand, value: int, doubling: int, aces_play_on: bool) -> float:
        if value == ACE and not aces_play_on:
            return self.stand(best(*hand))
        if not may_double(best(*hand), doubling):
            return self.play_on(hand)
        doubled = 2 * sum(chance * self.stand(best(*plus(hand, drawn))) for chance, drawn in self.draws())
        return max(self.play_on(hand), doubled)


expected_values = cache(ExpectedValues)


def may_double(points: int, doubling: int) -> bool:
    if doubling == ANY_TWO:
        return points < TWENTY_ONE
    least = {NINE_TO_ELEVEN: 9, TEN_OR_ELEVEN: 10, NEVER: 12}[doubling]
    return least <= points <= 11


# -- the dealer --------------------------------------------------------------------------


def blackjack_chance(up: int, counts: Sequence[int]) -> float:
    """The probability that the dealer's other card makes a blackjack."""
    other = {ACE: 10, 10: ACE}.get(up)
    return counts[other - 1] / sum(counts) if other else 0.0


Drawn = tuple[int, ...]  # the number of cards of each value


@cache
def dealer_hands(up: int, soft_17: int) -> list[tuple[int, int, Drawn]]:
    """Every multiset of cards with which the dealer ends, except blackjacks: the end, the number of
    orders in which it can be drawn, and the cards."""
    orders: dict[Drawn, int] = {(0,) * 10: 1}
    found = []
    while orders:
        longer: dict[Drawn, int] = {}
        for drawn, ways in orders.items():
            hand = (
                up + sum(n * value for n, value in zip(drawn, VALUES, strict=True)),
                drawn[0] + (up == ACE),
            )
            if not dealer_hits(*hand, soft_17):
                found.append((min(best(*hand), OVER), ways, drawn))
                continue
            for value in VALUES:
                if sum(drawn) or {up, value} != {ACE, 10}:
                    more = tuple(n + (v == value) for n, v in zip(drawn, VALUES, strict=True))
                    longer[more] = longer.get(more, 0) + ways
        orders = longer
    return found


def dealer_ends(up: int, soft_17: int, counts: Sequence[int]) -> list[float]:
    """The probabilities that the dealer ends with 17, 18, 19, 20, 21 or over, without a blackjack."""
    ends = [0.0] * 6
    falling = [[perm(count, n) for n in range(13)] for count in counts]
    totals = [perm(sum(counts), n) for n in range(14)]
    for end, ways, drawn in dealer_hands(up, soft_17):
        cards, product = 0, ways
        for value, n in enumerate(drawn):
            if n:
                cards += n
                product *= falling[value][n]
        ends[end - 17] += product / totals[cards]
    return ends


# -- one column of the chart ------------------------------------------------------------


class MoveValues(NamedTuple):
    """The values of the moves, of one hand or averaged over the hands of a total."""

    stand: float
    hit: float
    double: float

    @property
    def best(self) -> float:
        return max(self)


class ChartColumn:
    """What to do against one upcard."""

    def __init__(self, table: TableRules, up: int) -> None:
        self.table, self.up = table, up
        expected_values.cache_clear()
        self.hard = {total: self.average(hard_hands(total)) for total in range(LEAST_HARD, 21)}
        self.soft = {total: self.average([(ACE, total - 11)]) for total in range(LEAST_SOFT, 21)}

    def average(self, hands: Sequence[tuple[int, int]]) -> MoveValues:
        counts = shoe_without(self.table.decks, [self.up])
        weights = [counts[a - 1] * (counts[b - 1] - (a == b)) for a, b in hands]
        values = [self.two_cards(a, b) for a, b in hands]
        columns = zip(*values, strict=True)
        sums = [sum(w * x for w, x in zip(weights, column, strict=True)) for column in columns]
        return MoveValues(*(value / sum(weights) for value in sums))

    def two_cards(self, a: int, b: int) -> MoveValues:
        now, hand = expected_values(self.table, self.up, (a, b)), plus((a, int(a == ACE)), b)
        return MoveValues(now.stand(best(*hand)), now.hit(hand), now.double(hand))

    @property
    def line(self) -> int:
        """Where to stand, and what to double or surrender, packed into one number."""
        packed = first_stand(self.hard, LEAST_HARD_STAND) - LEAST_HARD_STAND
        packed |= (first_stand(self.soft, LEAST_SOFT_STAND) - LEAST_SOFT_STAND) << SOFT_STAND
        for total in range(LEAST_HARD, 12):
            packed |= doubles(self.hard[total]) << (HARD_DOUBLE + total - LEAST_HARD)
        for total, average in self.soft.items():
            packed |= doubles(average) << (SOFT_DOUBLE + total - LEAST_SOFT)
        for total in range(LEAST_SURRENDER, 18):
            gives_up = self.table.dealer == PEEKED and self.hard[total].best < -0.5
            packed |= gives_up << (HARD_SURRENDER + total - LEAST_SURRENDER)
        return packed

    @property
    def pairs(self) -> int:
        """Which pairs to split or surrender, for each doubling option, packed into one number."""
        packed = 0
        for mode, doubling in enumerate(AFTER_SPLIT):
            for value in VALUES:
                packed |= self.splits(value, doubling, False) << (10 * mode + value - 1)
            packed |= self.splits(ACE, doubling, True) << (SPLIT_ACES_HIT + mode)
            packed |= self.gives_up(7, doubling) << (SURRENDER_7S + mode)
            packed |= self.gives_up(8, doubling) << (SURRENDER_8S + mode)
        return packed

    def splits(self, value: int, doubling: int, aces_play_on: bool) -> bool:
        split = expected_values(self.table, self.up, (value, value)).split(value, doubling, aces_play_on)
        return split > self.two_cards(value, value).best

    def gives_up(self, value: int, doubling: int) -> bool:
        split = expected_values(self.table, self.up, (value, value)).split(value, doubling, False)
        return self.table.dealer == PEEKED and max(split, *self.two_cards(value, value)) < -0.5


def hard_hands(total: int) -> list[tuple[int, int]]:
    """Two cards without an ace; pairs only if nothing else makes the total."""
    hands = [(a, total - a) for a in range(2, 11) if a <= total - a <= 10]
    return [hand for hand in hands if hand[0] != hand[1]] or hands


def doubles(values: MoveValues) -> bool:
    return values.double > max(values.stand, values.hit)


def first_stand(values: dict[int, MoveValues], least: int) -> int:
    """The total from which to stand; a chart has one such line in each column."""
    return next(total for total in values if total >= least and values[total].stand >= values[total].hit)


# -- the whole chart ------------------------------------------------------------------------


def tables() -> Iterator[TableRules]:
    """In the order in which ``chart.py`` lists them."""
    for dealer in (PEEKED, TAKES_ALL, TIES_21):
        for soft_17 in range(2):
            for decks in range(1, MOST_DECKS + 1):
                yield TableRules(decks, soft_17, dealer)


def columns(table: TableRules) -> list[ChartColumn]:
    return [ChartColumn(table, up) for up in VALUES]


def main() -> None:
    found = [column for table in tables() for column in columns(table)]
    print('"""Basic strategy for every table: written by strategy.py, which says how to read it."""\n')
    for name, numbers in (("LINES", [c.line for c in found]), ("PAIRS", [c.pairs for c in found])):
        print(f"{name} = (")
        for i in range(0, len(numbers), 5):
            print("    " + " ".join(f"0x{number:x}," for number in numbers[i : i + 5]))
        print(")  # fmt: skip")


if __name__ == "__main__":
    main()
