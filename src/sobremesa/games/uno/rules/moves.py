"""What a seat does in a move, and what the clock does for an absent one."""

from __future__ import annotations

from ....engine import LEAVE, NOBODY, note
from . import events, history
from .actions import (
    CATCH,
    CHALLENGE,
    COLOUR,
    DRAW,
    KEEP,
    PASS,
    PLAY,
    PLAY_PLUS_FOUR,
    PLAY_WILD,
    TAKE,
    UNO,
    colour_played,
    kind_played,
)
from .calls import call, catch, close_window, may_call
from .cards import COLOURS, SYMBOLS, WILD
from .flow import settle
from .giving import owe
from .laying import lay
from .leaving import leave
from .permissions import can_draw, can_lay_any, may_lay
from .plus_four import challenge, challenge_needlessly, may_challenge
from .state import ANSWERING, ASK, DRAWN, NAMING, NOTHING, PLAYING, SERVED, State
from .turns import begin_turn, next_seat


def apply(s: State, seat: int, action: int) -> None:
    if action >= PLAY:
        lay(s, seat, kind_played(action), colour_played(action))
    elif action == UNO:
        call(s, seat)
    elif action == CATCH:
        catch(s, seat)
    elif action == LEAVE:
        leave(s, seat)
    elif action == CHALLENGE and not may_challenge(s, seat):
        challenge_needlessly(s)
    else:
        answer(s, seat, action)
    if s.then != NOTHING:
        settle(s)


def answer(s: State, seat: int, action: int) -> None:
    """Make a move in one's turn that lays no card; the time for others to speak up is over."""
    close_window(s)
    if action >= COLOUR:
        s.colour = action - COLOUR
        s.phase = PLAYING
        note(s, events.NAMED_COLOUR, seat, s.colour)
    elif action == DRAW:
        history.record_choice_to_draw(s, seat)
        owe(s, seat, 1, ASK)
    elif action == TAKE:
        s.accused = NOBODY
        owe(s, seat, s.pending, SERVED)
        s.pending = 0
    elif action == CHALLENGE:
        challenge(s, seat)
    elif action == KEEP:
        history.record_choice_to_keep(s, seat)
        note(s, events.KEPT, seat)
        begin_turn(s, next_seat(s, seat))
    else:
        history.record_pass(s, seat)
        note(s, events.PASSED, seat)
        begin_turn(s, next_seat(s, seat))


# -- absent seats -----------------------------------------------------------------------


def fallback(s: State, seat: int) -> int:
    """What the clock plays for an absent seat: take, draw, keep.

    Once the pile has run out it lays what fits, so that a table of absent seats comes to an end too.
    """
    if s.phase == NAMING:
        return COLOUR + favourite_colour(s, seat)
    if s.phase == ANSWERING:
        return TAKE
    patient = s.remade == 0 and (s.phase == DRAWN or can_draw(s))
    if not patient and can_lay_any(s, seat):
        return UNO if may_call(s, seat) else first_play(s, seat)
    if s.phase == DRAWN:
        return KEEP
    return DRAW if can_draw(s) else PASS


def first_play(s: State, seat: int) -> int:
    """The first card in hand that may be laid; there must be one."""
    for kind in range(WILD):
        if s.hands[seat][kind] > 0 and may_lay(s, seat, kind):
            return PLAY + kind
    base = PLAY_WILD if s.hands[seat][WILD] > 0 and may_lay(s, seat, WILD) else PLAY_PLUS_FOUR
    return base + favourite_colour(s, seat)


def favourite_colour(s: State, seat: int) -> int:
    """The colour of which the seat holds most."""
    best = 0
    most = -1
    for colour in range(COLOURS):
        count = 0
        for kind in range(colour * SYMBOLS, colour * SYMBOLS + SYMBOLS):
            count += s.hands[seat][kind]
        if count > most:
            best = colour
            most = count
    return best
