"""The hands of seats and dealer, and what they are worth."""

from __future__ import annotations

from ....engine import next_card
from .cards import TWENTY_ONE, best, is_soft, value
from .options import HITS, MOST_HANDS
from .state import DEALER, State

# -- owners -------------------------------------------------------------------------


def first_hand(seat: int) -> int:
    """The number of the first hand of a seat; its others follow."""
    return seat * MOST_HANDS


def owner(hand: int) -> int:
    return hand // MOST_HANDS


def hand_number(s: State, hand: int) -> int:
    """The number of a hand of its seat in events: counted from 1; 0 if it is the only one."""
    return hand % MOST_HANDS + 1 if s.hands[owner(hand)] > 1 else 0


# -- cards ---------------------------------------------------------------------------


def take(s: State, hand: int) -> int:
    """The next card of the pile goes to a hand."""
    card = draw_card(s)
    add(s, hand, card)
    return card


def draw_card(s: State) -> int:
    card = next_card(s.pile, s.cursor, s.size, s.pile_rng)
    s.cursor += 1
    return card


def add(s: State, hand: int, card: int) -> None:
    worth = value(card)
    s.cards[hand][s.count[hand]] = card
    s.count[hand] += 1
    s.hard[hand] += worth
    s.aces[hand] += 1 if worth == 1 else 0


def clear(s: State, hand: int) -> None:
    s.count[hand] = 0
    s.hard[hand] = 0
    s.aces[hand] = 0


# -- points ----------------------------------------------------------------------------


def points(s: State, hand: int) -> int:
    return best(s.hard[hand], s.aces[hand])


def soft(s: State, hand: int) -> bool:
    return is_soft(s.hard[hand], s.aces[hand])


def is_blackjack(s: State, seat: int) -> bool:
    """21 with the first two cards; after a split it is only 21."""
    hand = first_hand(seat)
    return s.hands[seat] == 1 and s.count[hand] == 2 and points(s, hand) == TWENTY_ONE


def dealer_has_blackjack(s: State) -> bool:
    """Whether the dealer's open cards are a blackjack."""
    return s.count[DEALER] == 2 and points(s, DEALER) == TWENTY_ONE


def may_be_blackjack(s: State) -> bool:
    """Whether the dealer's open card can still become one."""
    up = value(s.cards[DEALER][0])
    return s.peeked == 0 and (up == 1 or up == 10)


def dealer_hits(hard: int, aces: int, soft_17: int) -> bool:
    """Draws to sixteen and stands on seventeen; some tables draw on a soft one."""
    now = best(hard, aces)
    return now < 17 or (now == 17 and soft_17 == HITS and is_soft(hard, aces))
