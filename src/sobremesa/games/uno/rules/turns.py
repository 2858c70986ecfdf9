"""Whose turn it is, and who is still at the table."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine import NOBODY, SHUFFLER, note
from . import events
from .cards import REVERSE, SKIP, has_symbol
from .options import TableOptions
from .state import FINISHED, NO_PILE, PLAYING, State


def to_act(s: State) -> int:
    if s.phase == FINISHED:
        return NOBODY
    if s.shuffle != NO_PILE:
        return SHUFFLER
    return s.turn


def is_in_turn(s: State, seat: int) -> bool:
    return to_act(s) == seat


def following(gone: Sequence[int], seats: int, seat: int, direction: int) -> int:
    """The next seat in a direction that has not left the table."""
    seat = seat + direction
    while True:
        if seat < 0:
            seat = seats - 1
        elif seat >= seats:
            seat = 0
        if gone[seat] == 0:
            return seat
        seat = seat + direction


def next_seat(s: State, seat: int) -> int:
    """The next seat still at the table, in the direction of play."""
    return following(s.gone, s.seats, seat, s.direction)


def present(s: State) -> int:
    """How many seats are still at the table."""
    count = 0
    for seat in range(s.seats):
        if s.gone[seat] == 0:
            count += 1
    return count


def skips_next(agreed: TableOptions, kind: int, at_table: int) -> bool:
    """Whether this card takes the turn from the next player without making anybody draw."""
    if has_symbol(kind, REVERSE):
        return agreed.reverse_skips == 1 and at_table == 2
    return has_symbol(kind, SKIP)


def begin_turn(s: State, seat: int) -> None:
    s.turn = seat
    s.phase = PLAYING
    s.pressed = 0


def skip(s: State, seat: int) -> None:
    """A seat loses its turn."""
    note(s, events.SKIPPED, seat)
    begin_turn(s, next_seat(s, seat))


def turn_round(s: State) -> None:
    s.direction = -s.direction
    note(s, events.TURNED_ROUND, s.direction)
