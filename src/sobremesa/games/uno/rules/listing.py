"""The moves worth listing for a seat, and what people are offered besides."""

from __future__ import annotations

from typing import Any

from ....engine import NOBODY, WAIT
from .actions import CATCH, CHALLENGE, COLOUR, DRAW, KEEP, PASS, PLAY, PLAY_PLUS_FOUR, PLAY_WILD, TAKE, UNO
from .calls import can_jump_in, may_call, may_catch, open_to_others
from .cards import COLOURS, KINDS, PLUS_FOUR, SYMBOLS, WILD
from .options import MAY_BLUFF, NO_CALL
from .permissions import can_draw, can_lay_any, may_lay
from .plus_four import may_challenge
from .state import DRAWN, FINISHED, NAMING, PLAYING, State
from .turns import is_in_turn, to_act


def legal(s: State, seat: int, out: Any) -> int:
    """Cards first, then what else there is to say.

    To draw although a card could be laid is allowed, and not listed: players who
    do so without a plan hardly ever come to an end. It is all in one piece, for
    handing the list on to further functions costs a tenth of the speed in bulk.
    """
    if to_act(s) != seat:
        return list_out_of_turn(s, seat, out)
    if s.phase == NAMING:
        return list_colours(COLOUR, out, 0)
    n = 0
    if s.phase == PLAYING:
        # What `cards.fits` says, looked for where it can be: the colour in play, then the symbol
        # on top. Asking about all kinds takes more than half the speed in bulk, going through
        # `cards.fitting` a third.
        first = s.colour * SYMBOLS
        for kind in range(first, first + SYMBOLS):
            out[n] = PLAY + kind  # written in any case, and counted if it is there:
            n += s.hands[seat][kind] > 0  # no branch that nobody can predict
        n = list_of_symbol(s, seat, out, n)
        if s.hands[seat][WILD] > 0:
            n = list_colours(PLAY_WILD, out, n)
        if s.hands[seat][PLUS_FOUR] > 0 and may_lay(s, seat, PLUS_FOUR):
            n = list_colours(PLAY_PLUS_FOUR, out, n)
        can_lay = n > 0
        if not can_lay:
            out[0] = DRAW if can_draw(s) else PASS
            n = 1
    elif s.phase == DRAWN:
        can_lay = may_lay(s, seat, s.drawn)
        if can_lay:
            n = list_play(s.drawn, out, 0)
        out[n] = KEEP
        n += 1
    else:
        n = list_stacking(s, seat, out)
        can_lay = n > 0
        out[n] = TAKE
        n += 1
        if s.accused != NOBODY:
            out[n] = CHALLENGE
            n += 1
    if can_lay and may_call(s, seat):
        out[n] = UNO
        n += 1
    if may_catch(s, seat):
        out[n] = CATCH
        n += 1
    return n


def list_of_symbol(s: State, seat: int, out: Any, n: int) -> int:
    if s.top < WILD:
        symbol = s.top % SYMBOLS
        for colour in range(COLOURS):
            out[n] = PLAY + colour * SYMBOLS + symbol
            n += (s.hands[seat][colour * SYMBOLS + symbol] > 0) & (colour != s.colour)
    return n


def list_colours(base: int, out: Any, n: int) -> int:
    for colour in range(COLOURS):
        out[n + colour] = base + colour
    return n + COLOURS


def list_stacking(s: State, seat: int, out: Any) -> int:
    """The cards that pass on what must be drawn."""
    n = 0
    if s.stacking == 1:
        for kind in range(KINDS):
            if s.hands[seat][kind] > 0 and may_lay(s, seat, kind):
                n = list_play(kind, out, n)
    return n


def list_play(kind: int, out: Any, n: int) -> int:
    if kind >= WILD:
        return list_colours(PLAY_WILD if kind == WILD else PLAY_PLUS_FOUR, out, n)
    out[n] = PLAY + kind
    return n + 1


def list_out_of_turn(s: State, seat: int, out: Any) -> int:
    """Catching and jumping in, and letting it be."""
    if not open_to_others(s) or s.gone[seat] != 0:
        return 0
    n = 1
    if may_catch(s, seat):
        out[n] = CATCH
        n += 1
    if can_jump_in(s, seat):
        out[n] = PLAY + s.top
        n += 1
    if n == 1:
        return 0
    out[0] = WAIT
    return n


def offered(s: State, seat: int, out: Any) -> int:
    """Drawing although a card could be laid, and the buttons that are always there.

    A needless catch is no button: everybody sees who is exposed, and then it is listed.
    """
    if s.phase == FINISHED or s.gone[seat] != 0:
        return 0
    n = 0
    can_lay = is_in_turn(s, seat) and can_lay_any(s, seat)
    if can_lay and s.phase == PLAYING and can_draw(s):
        out[n] = DRAW
        n += 1
    if s.uno != NO_CALL and not (can_lay and may_call(s, seat)):
        out[n] = UNO
        n += 1
    if s.plus_four == MAY_BLUFF and not may_challenge(s, seat):
        out[n] = CHALLENGE
        n += 1
    return n
