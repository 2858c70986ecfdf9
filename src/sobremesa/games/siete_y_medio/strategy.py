"""The best line against the bank, computed from the rules for every kind of table.

``python -m sobremesa.games.siete_y_medio.strategy > chart.py`` writes the file that
the bot looks into; a test computes it again and compares.

It is the line of one player with a whole deck who looks at the own cards only, and it
is exact: what a card and what standing are worth are fractions, and where they are
equal the player stands. Points decide, but for a few hands that ``chart.py`` names,
since what they hold is missing from the deck. Suits never decide, and so the king of
the top prize does not either.

A hand is a number: hexadecimal digit n counts its cards of number n, digit 0 its
figures. 0x10010 is a four and an ace.
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
WORTHS = (1, 2, 4, 6, 8, 10, 12, 14)  # of the digits, in half points
THREE_CARDS = 25  # per cent: the prize where a third card or a later one makes siete y medio


class Table(NamedTuple):
    """All that the best line could depend on."""

    bank_stands: int
    prizes: int
    king: int


# -- hands ---------------------------------------------------------------------------------


def alone(card: int) -> int:
    """The hand of this one card."""
    return 1 << 4 * (value(card) // 2)


def counts(hand: int) -> list[int]:
    return [(hand >> 4 * digit) & 15 for digit in range(8)]


def points(hand: int) -> int:
    return sum(count * worth for count, worth in zip(counts(hand), WORTHS, strict=True))


def hands(begun: int = 0, lowest: int = 0) -> Iterator[int]:
    """Every hand that has to decide and goes on from this one with no lower card."""
    for digit in range(lowest, 8):
        hand = begun + 16**digit
        if points(hand) < SIETE_Y_MEDIO and counts(hand)[digit] <= counts(DECK)[digit]:
            yield hand
            yield from hands(hand, digit)


def mean(left: int, worth: Callable[[int], Fraction]) -> Fraction:
    """Over the next card, which is any of those left; it is told by its digit."""
    cards = counts(left)
    worths = [count * worth(digit) for digit, count in enumerate(cards) if count]
    return sum(worths, Fraction(0)) / sum(cards)


# -- what they are worth ---------------------------------------------------------------------


@cache
def chance_to_win(mine: int, bank: int, bank_stands: int, left: int) -> Fraction:
    """That the bank, which has its points so far, goes over or stays below mine."""
    if bank >= bank_stands:
        return Fraction(bank > SIETE_Y_MEDIO or bank < mine)
    return mean(left, lambda n: chance_to_win(mine, bank + WORTHS[n], bank_stands, left - 16**n))


@cache
def prize_of_two(first: int, second: int, prizes: int, king: int) -> int:
    """In per cent of the bet, as the rules have it; nothing where they make no siete y medio."""
    s = State()
    s.prizes, s.king = prizes, king
    s.pile[0], s.pile[1] = first, second
    give(s, 0)
    give(s, 0)
    return prize_percent(s, 0)


class Best:
    """What a table is worth, in bets, to a player who always does what is worth more."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.known: dict[int, Fraction] = {}

    def takes_card(self, hand: int) -> bool:
        if sum(counts(hand)) > 1:
            return self.card(hand) > self.stand(hand)
        firsts = [card for card in range(CARDS) if alone(card) == hand]
        (answer,) = {self.second(first) > self.stand(hand) for first in firsts}  # whatever the suit
        return answer

    def round(self) -> Fraction:
        """From before the first card on."""
        takes = {hand: self.takes_card(hand) for hand in map(alone, range(10))}
        firsts = [(card, alone(card)) for card in range(CARDS)]
        worths = [self.second(card) if takes[hand] else self.stand(hand) for card, hand in firsts]
        return sum(worths, Fraction(0)) / CARDS

    def second(self, first: int) -> Fraction:
        """Taking a second card: the one time that suits count, for the prize."""
        _, prizes, king = self.table
        others = [card for card in range(CARDS) if card != first]
        prize = {card: prize_of_two(first, card, prizes, king) for card in others}
        worths = [self.go_on(alone(first) + alone(card), prize[card]) for card in others]
        return sum(worths, Fraction(0)) / len(worths)

    def card(self, hand: int) -> Fraction:
        """Taking a third card or a later one."""
        if hand not in self.known:
            prize = THREE_CARDS * self.table.prizes
            self.known[hand] = mean(DECK - hand, lambda n: self.go_on(hand + 16**n, prize))
        return self.known[hand]

    def go_on(self, hand: int, prize: int) -> Fraction:
        """With a card just taken; the prize is what siete y medio would earn."""
        if points(hand) > SIETE_Y_MEDIO:
            return Fraction(-1)
        if points(hand) == SIETE_Y_MEDIO:
            return self.stand(hand, prize)
        return self.card(hand) if self.takes_card(hand) else self.stand(hand)

    def stand(self, hand: int, prize: int = 0) -> Fraction:
        chance = chance_to_win(points(hand), 0, self.table.bank_stands, DECK - hand)
        return chance * (2 + Fraction(prize, 100)) - 1


# -- the chart -------------------------------------------------------------------------------


def line(table: Table) -> tuple[int, ...]:
    """A bit for every number of half points that takes a card, and which hands do otherwise."""
    best = Best(table)
    answers = {hand: best.takes_card(hand) for hand in hands()}
    takes = 0
    for halves in range(SIETE_Y_MEDIO):
        answered = [answer for hand, answer in answers.items() if points(hand) == halves]
        takes |= (2 * sum(answered) > len(answered)) << halves
    others = [hand for hand, answer in answers.items() if answer != (takes >> points(hand)) & 1]
    return takes, *others, *[0] * (2 - len(others))


HEAD = '''"""When to take a card, for every table: written by strategy.py, which says what a hand is.

Without prizes, then with them, for a bank that stands at half a point, at one, and so
on to seven and a half. In each line bit n, from the right and from 0, says whether n
half points take a card; then come up to two hands that do otherwise.
"""

LINES = ('''


def main() -> None:
    print(HEAD)
    for prizes in range(2):
        for bank_stands in range(1, SIETE_Y_MEDIO + 1):
            takes, first, second = line(Table(bank_stands, prizes, king=0))
            print(f"    (0b{takes:015b}, 0x{first:x}, 0x{second:x}),")
    print(")")


if __name__ == "__main__":
    main()
