"""What cards are worth at blackjack, and how many there are in a shoe."""

from __future__ import annotations

from ....decks import french

DECK = french.CARDS
CARDS = 8 * DECK  # the largest shoe

TWENTY_ONE = 21
HAND = 20  # ten aces, a two, eight aces and one more: no hand is longer
DEALER_HAND = 13  # seven aces, a five, four aces and one more


VALUES = tuple(min(french.rank(card), french.TEN) + 1 for card in range(DECK))


def value(card: int) -> int:
    """An ace counts one here; a hand may count one of its aces ten more."""
    return VALUES[card]


def is_ace(card: int) -> bool:
    return value(card) == 1


def best(hard: int, aces: int) -> int:
    """The points of a hand: an ace counts eleven where that does not go over."""
    return hard + 10 if is_soft(hard, aces) else hard


def is_soft(hard: int, aces: int) -> bool:
    """Whether an ace counts eleven."""
    return aces > 0 and hard + 10 <= TWENTY_ONE


def makes_blackjack(card: int, other: int) -> bool:
    """An ace and a card worth ten."""
    return value(card) + value(other) == 11 and (is_ace(card) or is_ace(other))
