"""The moves that are listed for a seat, and those that people are offered besides."""

from __future__ import annotations

from ....engine import NOBODY, WAIT, IntRow
from .actions import CATCH, CHALLENGE, COLOUR, DRAW, KEEP, PASS, PLAY, PLAY_PLUS_FOUR, PLAY_WILD, TAKE, UNO
from .calls import can_jump_in, may_call, may_catch, open_to_others
from .cards import COLOURS, KINDS, PLUS_FOUR, SYMBOLS, WILD
from .options import MAY_BLUFF, NO_CALL
from .permissions import can_draw, can_lay_any, may_lay
from .plus_four import may_challenge
from .state import DRAWN, FINISHED, NAMING, PLAYING, State
from .turns import is_in_turn, to_act


def legal(s: State, seat: int, out: IntRow) -> int:
    """List the cards that may be laid, then what else there is to do.

    Drawing although a card could be laid is allowed, and not listed: players who do so without a
    plan hardly ever come to an end.
    """
    if to_act(s) != seat:
        return list_out_of_turn(s, seat, out)
    if s.phase == NAMING:
        return list_colours(COLOUR, out, 0)
    plays = list_plays(s, seat, out)
    n = list_instead(s, out, plays)
    if plays > 0 and may_call(s, seat):
        out[n] = UNO
        n += 1
    if may_catch(s, seat):
        out[n] = CATCH
        n += 1
    return n


# -- cards to lay -----------------------------------------------------------------------


def list_plays(s: State, seat: int, out: IntRow) -> int:
    if s.phase == PLAYING:
        return list_fitting(s, seat, out)
    if s.phase == DRAWN:
        return list_play(s.drawn, out, 0) if may_lay(s, seat, s.drawn) else 0
    return list_stacking(s, seat, out)


def list_fitting(s: State, seat: int, out: IntRow) -> int:
    """The cards in hand that fit: of the colour in play, of the symbol on top, and wild ones.

    This is `cards.fits`, looked for only where it can be. Asking about every kind takes more than
    half of the speed in bulk play, going through `cards.fitting` a third.
    """
    n = 0
    first = s.colour * SYMBOLS
    for kind in range(first, first + SYMBOLS):
        out[n] = PLAY + kind  # always written, counted only if it is held:
        n += s.hands[seat][kind] > 0  # a branch here could not be predicted
    n = list_of_symbol(s, seat, out, n)
    if s.hands[seat][WILD] > 0:
        n = list_colours(PLAY_WILD, out, n)
    if s.hands[seat][PLUS_FOUR] > 0 and may_lay(s, seat, PLUS_FOUR):
        n = list_colours(PLAY_PLUS_FOUR, out, n)
    return n


def list_of_symbol(s: State, seat: int, out: IntRow, n: int) -> int:
    """The cards of the symbol on top in the other colours."""
    if s.top < WILD:
        symbol = s.top % SYMBOLS
        for colour in range(COLOURS):
            out[n] = PLAY + colour * SYMBOLS + symbol
            n += (s.hands[seat][colour * SYMBOLS + symbol] > 0) & (colour != s.colour)
    return n


def list_stacking(s: State, seat: int, out: IntRow) -> int:
    """The cards that pass on what must be drawn."""
    n = 0
    if s.stacking == 1:
        for kind in range(KINDS):
            if s.hands[seat][kind] > 0 and may_lay(s, seat, kind):
                n = list_play(kind, out, n)
    return n


def list_play(kind: int, out: IntRow, n: int) -> int:
    if kind >= WILD:
        return list_colours(PLAY_WILD if kind == WILD else PLAY_PLUS_FOUR, out, n)
    out[n] = PLAY + kind
    return n + 1


def list_colours(base: int, out: IntRow, n: int) -> int:
    """The same move, once for each colour to be named."""
    for colour in range(COLOURS):
        out[n + colour] = base + colour
    return n + COLOURS


# -- what else there is to do -----------------------------------------------------------


def list_instead(s: State, out: IntRow, n: int) -> int:
    """What may be done in one's turn instead of laying one of ``n`` cards."""
    if s.phase == PLAYING:
        if n > 0:
            return n
        out[n] = DRAW if can_draw(s) else PASS
        return n + 1
    if s.phase == DRAWN:
        out[n] = KEEP
        return n + 1
    out[n] = TAKE
    if s.accused == NOBODY:
        return n + 1
    out[n + 1] = CHALLENGE
    return n + 2


def list_out_of_turn(s: State, seat: int, out: IntRow) -> int:
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


def offered(s: State, seat: int, out: IntRow) -> int:
    """List drawing although a card could be laid, and the buttons that are always there.

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
