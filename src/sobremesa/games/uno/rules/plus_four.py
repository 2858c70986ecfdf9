"""The +4: when it is lawful, and what becomes of a challenge."""

from __future__ import annotations

from ....engine import NOBODY, note
from . import events, history
from .cards import KINDS, PLUS_FOUR, SYMBOLS, count_fitting, fits, fitting, is_coloured
from .giving import owe
from .options import NO_SUCH_COLOUR, TableOptions
from .state import ANSWERING, FREED, SERVED, State
from .turns import is_in_turn


def speaks_against(agreed: TableOptions, kind: int, top: int, colour: int) -> bool:
    """Whether holding this kind makes a +4 unlawful that is laid there; another +4 never does."""
    if agreed.lawful == NO_SUCH_COLOUR:
        return is_coloured(kind) and kind // SYMBOLS == colour
    return kind != PLUS_FOUR and fits(kind, top, colour)


def would_be_lawful(s: State, seat: int, top: int, colour: int) -> bool:
    """Whether this hand may lay a +4 there. Only kinds that fit can speak against it."""
    for number in range(count_fitting(top)):
        kind = fitting(number, top, colour)
        if s.hands[seat][kind] > 0 and speaks_against(s, kind, top, colour):
            return False
    return True


def is_lawful(s: State, seat: int) -> bool:
    """Whether a +4 laid now is lawful."""
    return would_be_lawful(s, seat, s.top, s.colour)


def was_lawful(s: State, seat: int) -> bool:
    """Whether this hand could lay the +4 on what lay there before."""
    return would_be_lawful(s, seat, s.under_top, s.under_colour)


def stand_trial(s: State, seat: int) -> None:
    """A +4 is laid that may be challenged. Until then only its owner knows whether it is lawful."""
    s.accused = seat
    s.bluffed = 0 if is_lawful(s, seat) else 1
    s.since = 0
    s.under_top = s.top
    s.under_colour = s.colour


def is_on_trial(s: State) -> bool:
    """Whether a +4 waits for an answer, and whoever laid it is still at the table."""
    return s.phase == ANSWERING and s.accused != NOBODY


def may_challenge(s: State, seat: int) -> bool:
    return is_on_trial(s) and is_in_turn(s, seat)


def challenge(s: State, seat: int) -> None:
    """A guilty player takes the cards instead; an innocent one costs the challenger."""
    note(s, events.CHALLENGED, seat, s.accused, s.under_top, s.under_colour)
    history.record_verdict(s)
    s.challenges += 1
    if s.challenge_shows == 1:
        look(s, seat, s.accused)
    if s.bluffed == 1:
        s.bluffs += 1
        note(s, events.GUILTY, s.accused)
        if s.challenge_shows == 1:
            tell_why(s, seat, s.accused)
        owe(s, s.accused, s.pending, FREED)
    else:
        note(s, events.INNOCENT, s.accused)
        owe(s, seat, s.pending + s.challenge_extra, SERVED)
    s.pending = 0
    s.accused = NOBODY


def look(s: State, seat: int, holder: int) -> None:
    """A seat sees the whole hand of another."""
    note(s, events.LOOKED, seat, holder)
    for kind in range(KINDS):
        for _ in range(s.hands[holder][kind]):
            note(s, events.SAW, seat, kind)
    history.record_look(s, seat, holder)


def tell_why(s: State, seat: int, holder: int) -> None:
    """A seat that sees another's hand is told which of its cards made the +4 unlawful."""
    for kind in range(KINDS):
        if speaks_against(s, kind, s.under_top, s.under_colour):
            for _ in range(s.hands[holder][kind]):
                note(s, events.COULD_HAVE_PLAYED, seat, kind)


def challenge_needlessly(s: State) -> None:
    """A challenge where there is nothing to challenge is answered and changes nothing."""
    note(s, events.CHALLENGE_ELSEWHERE if is_on_trial(s) else events.CHALLENGE_IDLE)
