"""Cards of the history that a seat does not know: they are ``BLANK`` to it."""

from __future__ import annotations

from ..rules.history import BLANK, CHOSE_TO_DRAW, DREW, LOOKED, SAW, WENT_UNDER, card_of, seat_of, what_of
from ..rules.state import State


def is_hidden(entry: int, seat: int) -> bool:
    """Whether this seat does not know the card: what others drew, what they saw in other hands,
    and what they held when they left."""
    return what_of(entry) in (DREW, SAW, WENT_UNDER) and seat_of(entry) != seat


def is_evidence(entry: int, seat: int, heeds_choices: bool) -> bool:
    """Whether an entry says more to this seat about hidden cards than counting those in sight does."""
    what = what_of(entry)
    if is_choice(entry):
        return heeds_choices and seat_of(entry) != seat
    return (what == SAW and seat_of(entry) == seat) or (what >= WENT_UNDER and what != LOOKED)


def is_choice(entry: int) -> bool:
    """Whether an entry says what a seat chose to do although it may have had a card to lay."""
    return what_of(entry) >= CHOSE_TO_DRAW


def put_card(s: State, i: int, card: int) -> None:
    """Replace the card of an entry."""
    s.log[i] += card - card_of(s.log[i])


def blank_hidden(s: State, seat: int) -> None:
    """Make every card of the history blank that this seat does not know."""
    for i in range(s.logged):
        if is_hidden(s.log[i], seat):
            put_card(s, i, BLANK)
