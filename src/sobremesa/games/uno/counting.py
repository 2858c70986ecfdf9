"""What a seat counts before it plays: the cards in its hand, and those that it has not seen."""

from __future__ import annotations

from .information.knowledge import unseen
from .rules.cards import COLOURS, SYMBOLS, WILD, count_fitting, fitting
from .rules.state import State


def others_of_colour(s: State, seat: int, kind: int, colour: int) -> int:
    """How many more cards of that colour the hand holds."""
    count = 0
    for other in range(colour * SYMBOLS, colour * SYMBOLS + SYMBOLS):
        count += s.hands[seat][other]
    return count - 1 if kind < WILD else count


def others_of_symbol(s: State, seat: int, kind: int) -> int:
    """How many cards of that symbol the hand holds in other colours."""
    count = 0
    for colour in range(COLOURS):
        if colour != kind // SYMBOLS:
            count += s.hands[seat][colour * SYMBOLS + kind % SYMBOLS]
    return count


def unseen_fitting(s: State, seat: int, kind: int, colour: int) -> int:
    """How many of the cards that it has not seen can be laid on this one."""
    count = 0
    for number in range(count_fitting(kind)):
        count += unseen(s, seat, fitting(number, kind, colour))
    return count


def unseen_cards(s: State, seat: int) -> int:
    """How many cards others hold or lie in the pile."""
    count = s.left - s.size[seat]
    for other in range(s.seats):
        count += s.size[other]
    return count
