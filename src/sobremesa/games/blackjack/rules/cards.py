"""What cards and hands are worth at blackjack."""

from __future__ import annotations

from .state import DEALER, HITS, MOST_HANDS, State

RANKS = 13
ACE, TEN = 0, 9  # ranks; from the ten on all are worth ten
TWENTY_ONE = 21


def rank(card: int) -> int:
    return card % RANKS


def value(card: int) -> int:
    """An ace counts one here; a hand may count one of its aces ten more."""
    return min(card % RANKS, TEN) + 1


def best(hard: int, aces: int) -> int:
    """The points of a hand: an ace counts eleven where that does not go over."""
    return hard + 10 if is_soft(hard, aces) else hard


def is_soft(hard: int, aces: int) -> bool:
    """Whether an ace counts eleven."""
    return aces > 0 and hard + 10 <= TWENTY_ONE


def points(s: State, hand: int) -> int:
    return best(s.hard[hand], s.aces[hand])


def soft(s: State, hand: int) -> bool:
    return is_soft(s.hard[hand], s.aces[hand])


def shown_points(s: State, hand: int) -> int:
    """Points as events tell them: a soft hand is told apart by 100 more."""
    return points(s, hand) + (100 if soft(s, hand) else 0)


def take(s: State, hand: int) -> int:
    """The next card of the pile goes to a hand."""
    card = s.pile[s.cursor]
    s.cursor += 1
    add(s, hand, card)
    return card


def add(s: State, hand: int, card: int) -> None:
    s.cards[hand][s.count[hand]] = card
    s.count[hand] += 1
    s.hard[hand] += value(card)
    s.aces[hand] += 1 if rank(card) == ACE else 0


def clear(s: State, hand: int) -> None:
    s.count[hand] = 0
    s.hard[hand] = 0
    s.aces[hand] = 0


def makes_blackjack(card: int, other: int) -> bool:
    """An ace and a card worth ten."""
    return value(card) + value(other) == 11 and (rank(card) == ACE or rank(other) == ACE)


def is_blackjack(s: State, seat: int) -> bool:
    """21 with the first two cards; after a split it is only 21."""
    hand = seat * MOST_HANDS
    return s.hands[seat] == 1 and s.count[hand] == 2 and points(s, hand) == TWENTY_ONE


def dealer_has_blackjack(s: State) -> bool:
    """As far as the dealer's cards lie open."""
    return s.count[DEALER] == 2 and points(s, DEALER) == TWENTY_ONE


def may_be_blackjack(s: State) -> bool:
    """Whether the dealer's open card can still become one."""
    up = value(s.cards[DEALER][0])
    return s.peeked == 0 and (up == 1 or up == 10)


def dealer_hits(hard: int, aces: int, soft_17: int) -> bool:
    """Draws to sixteen and stands on seventeen; some tables draw on a soft one."""
    now = best(hard, aces)
    return now < 17 or (now == 17 and soft_17 == HITS and is_soft(hard, aces))
