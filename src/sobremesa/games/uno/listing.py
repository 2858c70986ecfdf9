"""The moves worth listing for a seat."""

from __future__ import annotations

from typing import Any

from ...engine import NOBODY, WAIT
from .cards import COLOURS, KINDS, PLUS_FOUR, SYMBOLS, WILD
from .permissions import can_draw, may_call, may_catch, may_jump_in, may_lay, open_to_others
from .state import (
    ANSWERING,
    CATCH,
    CHALLENGE,
    COLOUR,
    DRAW,
    DRAWN,
    KEEP,
    NAMING,
    PASS,
    PLAY,
    PLAY_PLUS_FOUR,
    PLAY_WILD,
    TAKE,
    UNO,
    State,
)
from .turns import to_act


def legal(s: State, seat: int, out: Any) -> int:
    if to_act(s) != seat:
        return list_out_of_turn(s, seat, out)
    if s.phase == NAMING:
        for colour in range(COLOURS):
            out[colour] = COLOUR + colour
        return COLOURS
    n = list_plays(s, seat, out)
    can_lay = n > 0
    if s.phase == DRAWN:
        out[n] = KEEP
        n += 1
    elif s.phase == ANSWERING:
        out[n] = TAKE
        n += 1
        if s.accused != NOBODY:
            out[n] = CHALLENGE
            n += 1
    elif not can_lay and can_draw(s):
        out[n] = DRAW
        n += 1
    elif not can_lay:
        out[n] = PASS
        n += 1
    if can_lay and may_call(s, seat):
        out[n] = UNO
        n += 1
    if may_catch(s, seat):
        out[n] = CATCH
        n += 1
    return n


def list_plays(s: State, seat: int, out: Any) -> int:
    """One action for each kind that may be laid, and each colour for the wild ones."""
    if s.phase == DRAWN:
        return list_play(s.drawn, out, 0) if may_lay(s, seat, s.drawn) else 0
    if s.phase == ANSWERING:
        return list_stacking(s, seat, out)
    hand, colour = s.hands[seat], s.colour
    n = 0
    for symbol in range(SYMBOLS):
        out[n] = PLAY + colour * SYMBOLS + symbol  # written in any case, and counted if it is
        n += hand[colour * SYMBOLS + symbol] > 0  # there: no branch that nobody can predict
    if s.top < WILD:
        symbol = s.top % SYMBOLS
        for other in range(COLOURS):
            if other != colour:
                out[n] = PLAY + other * SYMBOLS + symbol
                n += hand[other * SYMBOLS + symbol] > 0
    if hand[WILD] > 0:
        n = list_play(WILD, out, n)
    if hand[PLUS_FOUR] > 0 and may_lay(s, seat, PLUS_FOUR):
        n = list_play(PLUS_FOUR, out, n)
    return n


def list_stacking(s: State, seat: int, out: Any) -> int:
    """The cards that pass on what must be drawn."""
    n = 0
    if s.stacking == 1:
        for kind in range(KINDS):
            if s.hands[seat][kind] > 0 and may_lay(s, seat, kind):
                n = list_play(kind, out, n)
    return n


def list_play(kind: int, out: Any, n: int) -> int:
    if kind < WILD:
        out[n] = PLAY + kind
        return n + 1
    for colour in range(COLOURS):
        out[n] = (PLAY_WILD if kind == WILD else PLAY_PLUS_FOUR) + colour
        n += 1
    return n


def list_out_of_turn(s: State, seat: int, out: Any) -> int:
    """Catching and jumping in, and letting it be."""
    if not open_to_others(s) or s.gone[seat] == 1:
        return 0
    n = 1
    if may_catch(s, seat):
        out[n] = CATCH
        n += 1
    if may_jump_in(s) and s.hands[seat][s.top] > 0:
        out[n] = PLAY + s.top
        n += 1
    if n == 1:
        return 0
    out[0] = WAIT
    return n
