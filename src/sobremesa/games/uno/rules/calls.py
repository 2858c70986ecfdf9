"""UNO! The call, what becomes of a missed one, and how long others may react to a card.

From the moment a card is laid until the seat in turn has laid, drawn or passed, an identical number
card may jump in, and whoever missed the call may be caught.
"""

from __future__ import annotations

from ....engine import NOBODY, note
from . import events
from .cards import COPIES, is_number
from .giving import owe
from .options import AT_ONCE, NO_CALL
from .state import CALLED, EFFECT, EXPOSED, FINISHED, FORGIVEN, NO_PILE, STAY, State
from .turns import is_in_turn


def open_window(s: State, laid_by: int) -> None:
    """A card was laid: others may react to it now."""
    s.fresh = 1
    s.laid_by = laid_by
    s.exposed = NOBODY


def close_window(s: State) -> None:
    """Nobody jumps in on this card any more, and a missed call is forgiven."""
    s.fresh = 0
    s.exposed = NOBODY


def open_to_others(s: State) -> bool:
    """Whether somebody may be caught, or an identical card may jump in."""
    if s.phase == FINISHED:
        return False
    return s.exposed != NOBODY or may_jump_in(s)


def open_to_catch(s: State) -> bool:
    """Whether somebody missed the call and may be caught."""
    return s.phase != FINISHED and s.exposed != NOBODY


# -- jumping in -------------------------------------------------------------------------


def is_jumped_on(s: State) -> bool:
    """Whether the top card is one on which others jump in."""
    return s.jump_in == 1 and is_number(s.top)


def may_jump_in(s: State) -> bool:
    """Whether whoever holds an identical card may jump in now; a public fact."""
    if not is_jumped_on(s) or s.fresh == 0 or s.shuffle != NO_PILE:
        return False
    return s.discard[s.top] + 1 < COPIES[s.top]


def can_jump_in(s: State, seat: int) -> bool:
    """Whether this seat can jump in; not on a card that it laid itself."""
    return may_jump_in(s) and s.laid_by != seat and s.hands[seat][s.top] > 0


# -- the call ---------------------------------------------------------------------------


def may_call(s: State, seat: int) -> bool:
    """Whether UNO may be called: in one's turn, with exactly two cards in hand, once."""
    return is_in_turn(s, seat) and s.size[seat] == 2 and s.pressed == 0 and s.uno != NO_CALL


def has_pressed(s: State, seat: int) -> bool:
    """Whether this seat has called UNO and not yet laid its card; nobody else knows."""
    return s.turn == seat and s.pressed == 1


def fate_of_call(s: State, seat: int) -> int:
    """What became of the call of a seat with one card; 0 for other seats."""
    if s.size[seat] != 1 or s.uno == NO_CALL:
        return 0
    if s.exposed == seat:
        return EXPOSED
    return CALLED if s.called[seat] == 1 else FORGIVEN


def call(s: State, seat: int) -> None:
    """Call UNO; at any other time than in due course that is answered and changes nothing."""
    if may_call(s, seat):
        s.pressed = 1
        note(s, events.CALL_NOTED, seat)
    elif has_pressed(s, seat) or fate_of_call(s, seat) == CALLED:
        note(s, events.CALL_AGAIN)
    else:
        note(s, events.CALL_IDLE)


def go_down_to_one(s: State, seat: int, called: bool) -> None:
    """A seat has laid its last but one card: the call is announced, a missed one costs cards or exposes
    the seat to being caught."""
    s.called[seat] = 1 if called else 0
    if called:
        note(s, events.CALLED, seat)
    elif s.uno == AT_ONCE:
        note(s, events.FORGOT, seat)
        owe(s, seat, s.uno_penalty, EFFECT)
    else:
        s.exposed = seat


# -- catching ---------------------------------------------------------------------------


def may_catch(s: State, seat: int) -> bool:
    return s.exposed != NOBODY and s.exposed != seat


def catch(s: State, seat: int) -> None:
    """Catch the seat that missed its call: it draws, and the play goes on where it was."""
    if not may_catch(s, seat):
        note(s, events.CATCH_IDLE)
        return
    note(s, events.CAUGHT, seat)
    note(s, events.FORGOT, s.exposed)
    owe(s, s.exposed, s.uno_penalty, STAY)
    s.exposed = NOBODY
