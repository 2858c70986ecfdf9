"""The optimal strategy against the bank, computed from the rules for every kind of table.

``python -m sobremesa.games.siete_y_medio.strategy > chart.py`` writes the chart that the bot looks
up; a test computes it again and compares.

The strategy is that of one player with a whole deck who looks at the own cards only. It is computed
exactly, by backward induction with fractions: the expected values of a card and of standing are
compared, and where they are equal the player stands. Points decide, except for a few hands that
``chart.py`` lists, because the cards they hold are missing from the deck. Suits never decide, and so
neither does the king of the top prize.

A hand is a number: hexadecimal digit n counts its cards of number n, digit 0 its figures. 0x10010 is
a four and an ace.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from ...decks.spanish import CARDS
from .rules.cards import SIETE_Y_MEDIO, value
from .rules.hands import give, prize_percent
from .rules.state import State

DECK = 0x4444444C
DIGIT_VALUES = (1, 2, 4, 6, 8, 10, 12, 14)  # in half points, by digit
SUITS = 4
THREE_CARDS = 25  # per cent: the prize for siete y medio with three cards or more


class TableRules(NamedTuple):
    """The rules that the strategy could depend on."""

    bank_stands: int
    prizes: int
    king: int


# -- hands ---------------------------------------------------------------------------------


def hand_of_one(card: int) -> int:
    """The number of the hand that holds this card only."""
    return 1 << 4 * (value(card) // 2)


def counts(hand: int) -> list[int]:
    return [(hand >> 4 * digit) & 15 for digit in range(8)]


def points(hand: int) -> int:
    return sum(count * worth for count, worth in zip(counts(hand), DIGIT_VALUES, strict=True))


def hands(start: int = 0, lowest: int = 0) -> Iterator[int]:
    """Every hand below siete y medio that extends ``start`` by cards that are not below ``lowest``."""
    for digit in range(lowest, 8):
        hand = start + 16**digit
        if points(hand) < SIETE_Y_MEDIO and counts(hand)[digit] <= counts(DECK)[digit]:
            yield hand
            yield from hands(hand, digit)


def mean(left: int, value_of: Callable[[int], Fraction]) -> Fraction:
    """The mean of a function of the next card's digit, over the cards left."""
    cards = counts(left)
    values = [count * value_of(digit) for digit, count in enumerate(cards) if count]
    return sum(values, Fraction(0)) / sum(cards)


# -- expected values --------------------------------------------------------------------------


@cache
def chance_to_win(mine: int, bank: int, bank_stands: int, left: int) -> Fraction:
    """The probability that the bank, at its points so far, goes over or stays below mine."""
    if bank >= bank_stands:
        return Fraction(bank > SIETE_Y_MEDIO or bank < mine)
    return mean(left, lambda n: chance_to_win(mine, bank + DIGIT_VALUES[n], bank_stands, left - 16**n))


@cache
def prize_of_two(first: int, second: int, prizes: int, king: int) -> int:
    """The prize of two cards in per cent of the bet, by the rules; 0 if they make no siete y medio."""
    s = State()
    s.prizes, s.king = prizes, king
    s.pile[0], s.pile[1] = first, second
    give(s, 0)
    give(s, 0)
    return prize_percent(s, 0)


class OptimalPlay:
    """Expected values, in bets, of a player who always takes the better decision."""

    def __init__(self, table: TableRules) -> None:
        self.table = table
        self.values: dict[int, Fraction] = {}

    def takes_card(self, hand: int) -> bool:
        if sum(counts(hand)) > 1:
            return self.card(hand) > self.stand(hand)
        firsts = [card for card in range(CARDS) if hand_of_one(card) == hand]
        (answer,) = {self.second(first) > self.stand(hand) for first in firsts}  # the same for every suit
        return answer

    def round(self) -> Fraction:
        """The value of a round, before the first card."""
        takes = {hand: self.takes_card(hand) for hand in map(hand_of_one, range(10))}
        firsts = [(card, hand_of_one(card)) for card in range(CARDS)]
        values = [self.second(card) if takes[hand] else self.stand(hand) for card, hand in firsts]
        return sum(values, Fraction(0)) / CARDS

    def second(self, first: int) -> Fraction:
        """The value of taking a second card; only here suits count, for the prize."""
        _, prizes, king = self.table
        others = [card for card in range(CARDS) if card != first]
        prize = {card: prize_of_two(first, card, prizes, king) for card in others}
        values = [self.after_card(hand_of_one(first) + hand_of_one(card), prize[card]) for card in others]
        return sum(values, Fraction(0)) / len(values)

    def card(self, hand: int) -> Fraction:
        """The value of taking a third card or a later one."""
        if hand not in self.values:
            prize = THREE_CARDS * self.table.prizes
            self.values[hand] = mean(DECK - hand, lambda n: self.after_card(hand + 16**n, prize))
        return self.values[hand]

    def after_card(self, hand: int, prize: int) -> Fraction:
        """The value of a hand after a card was taken; ``prize`` is what siete y medio would earn."""
        if points(hand) > SIETE_Y_MEDIO:
            return Fraction(-1)
        if points(hand) == SIETE_Y_MEDIO:
            return self.stand(hand, prize)
        return self.card(hand) if self.takes_card(hand) else self.stand(hand)

    def stand(self, hand: int, prize: int = 0) -> Fraction:
        chance = chance_to_win(points(hand), 0, self.table.bank_stands, DECK - hand)
        return chance * (2 + Fraction(prize, 100)) - 1


# -- the chart -------------------------------------------------------------------------------


def line(table: TableRules) -> tuple[int, ...]:
    """A bit for every number of half points that takes a card, two hands that differ, and a bit for every
    digit of a first card that is worth a bet."""
    best = OptimalPlay(table)
    answers = {hand: best.takes_card(hand) for hand in hands()}
    takes = 0
    for halves in range(SIETE_Y_MEDIO):
        answered = [answer for hand, answer in answers.items() if points(hand) == halves]
        takes |= (2 * sum(answered) > len(answered)) << halves
    others = [hand for hand, answer in answers.items() if answer != (takes >> points(hand)) & 1]
    return takes, *others, *[0] * (2 - len(others)), worth_a_bet(best)


def worth_a_bet(best: OptimalPlay) -> int:
    """The first cards with which a player wins on average; for these, suits do not decide either."""
    bits = 0
    for card in range(CARDS // SUITS):
        hand = hand_of_one(card)
        worth = best.second(card) if best.takes_card(hand) else best.stand(hand)
        bits |= (worth > 0) << (value(card) // 2)
    return bits


HEAD = '''"""When to take a card, for every table: written by strategy.py, which says what a hand is.

Without prizes, then with them, for a bank that stands at half a point, at one, and so
on to seven and a half. In each line bit n, from the right and from 0, says whether n
half points take a card; then come up to two hands that do otherwise; at last bit n says
whether a first card of digit n is worth the most bet.
"""

LINES = ('''


def main() -> None:
    print(HEAD)
    for prizes in range(2):
        for bank_stands in range(1, SIETE_Y_MEDIO + 1):
            takes, first, second, bets = line(TableRules(bank_stands, prizes, king=0))
            print(f"    (0b{takes:015b}, 0x{first:x}, 0x{second:x}, 0b{bets:08b}),")
    print(")")


if __name__ == "__main__":
    main()
