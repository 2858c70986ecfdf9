"""The +4: when it is lawful, and what becomes of a challenge."""

from __future__ import annotations

from ....engine import NOBODY, note
from .cards import SYMBOLS, WILD
from .giving import owe
from .memory import look
from .state import CHALLENGED, FREED, GUILTY, INNOCENT, NO_SUCH_COLOUR, SERVED, State


def is_lawful(s: State, seat: int) -> bool:
    """Whether a +4 laid now is lawful; another +4 in hand does not count."""
    first = s.colour * SYMBOLS
    for kind in range(first, first + SYMBOLS):
        if s.hands[seat][kind] > 0:
            return False
    if s.lawful == NO_SUCH_COLOUR:
        return True
    if s.top < WILD:
        for kind in range(s.top % SYMBOLS, WILD, SYMBOLS):
            if s.hands[seat][kind] > 0:
                return False
    return s.hands[seat][WILD] == 0


def was_lawful(s: State, seat: int) -> bool:
    """Whether this hand could lay the +4 on what lay there before."""
    top, colour = s.top, s.colour
    s.top, s.colour = s.under_top, s.under_colour
    answer = is_lawful(s, seat)
    s.top, s.colour = top, colour
    return answer


def stand_trial(s: State, seat: int) -> None:
    """Remember whether the +4 is lawful; only its owner knows before a challenge."""
    s.accused = seat
    s.bluffed = 0 if is_lawful(s, seat) else 1
    s.since = 0
    s.under_top = s.top
    s.under_colour = s.colour


def challenge(s: State, seat: int) -> None:
    """A guilty player takes the cards instead; an innocent one costs the challenger."""
    note(s, CHALLENGED, seat)
    s.challenges += 1
    if s.challenge_shows == 1:
        look(s, seat, s.accused)
    if s.bluffed == 1:
        s.bluffs += 1
        note(s, GUILTY, s.accused)
        owe(s, s.accused, s.pending, FREED)
    else:
        note(s, INNOCENT, s.accused)
        owe(s, seat, s.pending + s.challenge_extra, SERVED)
    s.pending = 0
    s.accused = NOBODY
