"""What lies face down: the two piles, and how cards leave them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .wizards import NO_CARD

if TYPE_CHECKING:
    from . import State

LEFT, RIGHT = 0, 1


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
