"""What lies face down: the two piles, and how cards leave them."""

from __future__ import annotations

from .cards import CARDS, MAGICS, NO_CARD
from .state import LEFT, RIGHT, SEATS, State


def aside(seats: int) -> int:
    """Where in the deck the cards begin that stay out of the match."""
    return CARDS - MAGICS * SEATS - MAGICS * (SEATS - seats)


def turn_up(s: State, at: int) -> int:
    """Take a card out of the deck."""
    card = s.deck[at]
    s.deck[at] = NO_CARD
    return card


def in_pile(s: State, pile: int) -> int:
    return s.bottom[pile] - s.top[pile]


def take_top(s: State, pile: int) -> int:
    s.top[pile] += 1
    return turn_up(s, s.top[pile] - 1)


def piles_are_empty(s: State) -> bool:
    return in_pile(s, LEFT) == 0 and in_pile(s, RIGHT) == 0
