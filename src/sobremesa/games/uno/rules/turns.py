"""Whose turn it is, and who is still at the table."""

from __future__ import annotations

from ....engine import NOBODY, SHUFFLER, note
from .state import FINISHED, NO_PILE, PLAYING, SKIPPED, TURNED_ROUND, State


def to_act(s: State) -> int:
    if s.phase == FINISHED:
        return NOBODY
    if s.shuffle != NO_PILE:
        return SHUFFLER
    return s.turn


def is_in_turn(s: State, seat: int) -> bool:
    return to_act(s) == seat


def next_seat(s: State, seat: int) -> int:
    """The next one still at the table, in the direction of play."""
    seat = seat + s.direction
    while True:
        if seat < 0:
            seat = s.seats - 1
        elif seat >= s.seats:
            seat = 0
        if s.gone[seat] == 0:
            return seat
        seat = seat + s.direction


def present(s: State) -> int:
    count = 0
    for seat in range(s.seats):
        if s.gone[seat] == 0:
            count += 1
    return count


def begin_turn(s: State, seat: int) -> None:
    s.turn = seat
    s.phase = PLAYING
    s.called = 0


def skip(s: State, seat: int) -> None:
    """This seat's turn is lost."""
    note(s, SKIPPED, seat)
    begin_turn(s, next_seat(s, seat))


def turn_round(s: State) -> None:
    s.direction = -s.direction
    note(s, TURNED_ROUND, s.direction)
