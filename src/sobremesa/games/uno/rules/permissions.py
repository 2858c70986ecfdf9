"""Which moves are allowed, and the reasons why others are not."""

from __future__ import annotations

from ....engine import LEAVE
from . import reasons
from .actions import CATCH, CHALLENGE, COLOUR, DRAW, END, KEEP, PLAY, TAKE, UNO, kind_played
from .calls import is_jumped_on, may_jump_in
from .cards import KINDS, PLUS_FOUR, fits, passes_on
from .options import NO_CALL, STRICT
from .plus_four import is_lawful
from .state import ANSWERING, DRAWN, FINISHED, NAMING, State
from .turns import is_in_turn


def can_draw(s: State) -> bool:
    """Whether any card is left in the pile or can be shuffled back into it."""
    return s.left > 0 or s.discarded > 0


def may_lay(s: State, seat: int, kind: int) -> bool:
    """Whether a card that this seat holds may be laid in its turn."""
    if kind == PLUS_FOUR and s.plus_four == STRICT and not is_lawful(s, seat):
        return False
    if s.phase == ANSWERING:
        return s.stacking == 1 and passes_on(kind, s.top)
    if s.phase == NAMING or (s.phase == DRAWN and kind != s.drawn):
        return False
    return fits(kind, s.top, s.colour)


def can_lay_any(s: State, seat: int) -> bool:
    for kind in range(KINDS):
        if s.hands[seat][kind] > 0 and may_lay(s, seat, kind):
            return True
    return False


def refusal(s: State, seat: int, action: int) -> int:
    """0, or the reason why a move is refused.

    Challenges, catches and calls are allowed at any time; needless ones change nothing.
    """
    if s.phase == FINISHED:
        return reasons.MATCH_OVER
    if s.gone[seat] != 0:
        return reasons.GONE
    if action in (LEAVE, CHALLENGE, CATCH):
        return 0
    if action < DRAW or action >= END:
        return reasons.NO_SUCH_MOVE
    if action == UNO:
        return reasons.NO_CALLS if s.uno == NO_CALL else 0
    if not is_in_turn(s, seat):
        return refusal_out_of_turn(s, seat, action)
    if s.phase == NAMING:
        return 0 if COLOUR <= action < PLAY else reasons.NAME_FIRST
    if action >= PLAY:
        return refusal_to_lay(s, seat, kind_played(action))
    return refusal_to_answer(s, seat, action)


def refusal_to_answer(s: State, seat: int, action: int) -> int:
    """The same for a move in one's turn that lays no card."""
    if action >= COLOUR:
        return reasons.NO_COLOUR_DUE
    if action == TAKE:
        return 0 if s.phase == ANSWERING else reasons.NOTHING_TO_TAKE
    if action == KEEP:
        return 0 if s.phase == DRAWN else reasons.NOTHING_DRAWN
    if s.phase == ANSWERING:
        return reasons.ANSWER_FIRST
    if s.phase == DRAWN:
        return reasons.ONLY_THE_DRAWN
    if action == DRAW:
        return 0 if can_draw(s) else reasons.NOTHING_TO_DRAW
    return reasons.NO_PASSING if can_draw(s) or can_lay_any(s, seat) else 0


def refusal_to_lay(s: State, seat: int, kind: int) -> int:
    if s.hands[seat][kind] == 0:
        return reasons.NOT_IN_HAND
    if may_lay(s, seat, kind):
        return 0
    if s.phase == ANSWERING:
        return reasons.ANSWER_FIRST
    if s.phase == DRAWN and kind != s.drawn:
        return reasons.ONLY_THE_DRAWN
    return reasons.UNLAWFUL if kind == PLUS_FOUR else reasons.DOES_NOT_FIT


def refusal_out_of_turn(s: State, seat: int, action: int) -> int:
    """The same for a move out of turn: only an identical card may be laid, on a card that another seat
    has just laid."""
    if action < PLAY or not is_jumped_on(s):
        return reasons.NOT_YOUR_TURN
    if action != PLAY + s.top:
        return reasons.NOT_IDENTICAL
    if s.hands[seat][s.top] == 0:
        return reasons.NOT_IN_HAND
    if s.laid_by == seat:
        return reasons.OWN_CARD
    return 0 if may_jump_in(s) else reasons.TOO_LATE
