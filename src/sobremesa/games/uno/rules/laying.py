"""Laying a card: whose turn it is then, and what the card does."""

from __future__ import annotations

from ....engine import NOBODY, note
from . import events, history
from .calls import go_down_to_one, open_window
from .cards import NO_COLOUR, PLUS_FOUR, REVERSE, WILD, has_symbol, is_coloured, is_number, makes_draw
from .giving import owe
from .options import MAY_BLUFF, NO_CALL
from .plus_four import stand_trial
from .state import ANSWERING, COUNT, NOTHING, SERVED, State
from .turns import begin_turn, next_seat, present, skip, skips_next, turn_round


def lay(s: State, seat: int, kind: int, colour: int) -> None:
    """Put a card from the hand on top; ``colour`` is the card's own or the one named."""
    history.record_lay(s, seat, kind)
    if kind == PLUS_FOUR and s.plus_four == MAY_BLUFF:
        stand_trial(s, seat)
    else:
        s.accused = NOBODY
    put_on_top(s, seat, kind, colour)
    open_window(s, seat)
    called = take_turn(s, seat, kind)
    if s.size[seat] == 1 and s.uno != NO_CALL:
        go_down_to_one(s, seat, called)
    if s.then == NOTHING:
        take_effect(s)


def put_on_top(s: State, seat: int, kind: int, colour: int) -> None:
    s.hands[seat][kind] -= 1
    s.size[seat] -= 1
    s.discard[s.top] += 1
    s.discarded += 1
    s.top = kind
    s.colour = colour


def take_turn(s: State, seat: int, kind: int) -> bool:
    """Announce the card. Whoever jumps in takes the turn from the seat that had it.

    Returns whether UNO was called; jumping in with the last but one card counts as the call.
    """
    if s.turn == seat:
        note(s, events.PLAYED, seat, kind, NO_COLOUR if is_coloured(kind) else s.colour)
        return s.pressed == 1
    s.turn = seat
    s.pressed = 0  # a call of the seat that had the turn is void
    note(s, events.JUMPED_IN, seat, kind)
    return True


def take_effect(s: State) -> None:
    """What the card just laid does to the table."""
    seat, kind = s.turn, s.top
    is_last = s.size[seat] == 0
    if is_last:
        note(s, events.IS_OUT, seat)
    if makes_draw(kind) > 0:
        hit_next(s, seat, kind, is_last)
    elif is_last:
        s.then = COUNT
    elif is_number(kind) or kind == WILD:
        begin_turn(s, next_seat(s, seat))
    else:
        if has_symbol(kind, REVERSE):
            turn_round(s)
        after = next_seat(s, seat)
        if skips_next(s, kind, present(s)):
            skip(s, after)
        else:
            begin_turn(s, after)


def hit_next(s: State, seat: int, kind: int, is_last: bool) -> None:
    """The next seat must draw, or is asked first if it may do something about it.

    After a last card nobody is asked: without another card in hand a +4 is lawful.
    """
    s.pending += makes_draw(kind)
    victim = next_seat(s, seat)
    if is_last:
        s.accused = NOBODY
        owe(s, victim, s.pending, COUNT)
        s.pending = 0
        return
    begin_turn(s, victim)
    if s.stacking == 1 or (kind == PLUS_FOUR and s.plus_four == MAY_BLUFF):
        s.phase = ANSWERING
    else:
        owe(s, victim, s.pending, SERVED)
        s.pending = 0
