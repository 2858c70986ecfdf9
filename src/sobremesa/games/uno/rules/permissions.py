"""What may be done, and why not."""

from __future__ import annotations

from ....engine import LEAVE, NOBODY
from .cards import COLOURS, COPIES, KINDS, PLUS_FOUR, PLUS_TWO, SYMBOLS, WILD, fits, has_symbol, is_number
from .plus_four import is_lawful
from .state import (
    ANSWER_FIRST,
    ANSWERING,
    CATCH,
    CHALLENGE,
    COLOUR,
    DOES_NOT_FIT,
    DRAW,
    DRAWN,
    FINISHED,
    GONE,
    KEEP,
    MATCH_OVER,
    NAME_FIRST,
    NAMING,
    NO_CALL,
    NO_COLOUR_DUE,
    NO_PASSING,
    NO_PILE,
    NOT_IDENTICAL,
    NOT_IN_HAND,
    NOT_YOUR_TURN,
    NOTHING_DRAWN,
    NOTHING_TO_DRAW,
    NOTHING_TO_TAKE,
    ONLY_THE_DRAWN,
    PLAY,
    PLAY_PLUS_FOUR,
    PLAY_WILD,
    PLAYING,
    STRICT,
    TAKE,
    UNLAWFUL,
    UNO,
    State,
)
from .turns import is_in_turn


def can_draw(s: State) -> bool:
    return s.left > 0 or s.discarded > 0


def may_lay(s: State, seat: int, kind: int) -> bool:
    """Whether a card that this seat holds may be laid in its turn."""
    if kind == PLUS_FOUR and s.plus_four == STRICT and not is_lawful(s, seat):
        return False
    if s.phase == ANSWERING:  # only the same again passes the cards on
        if s.stacking == 0:
            return False
        return kind == s.top or (has_symbol(kind, PLUS_TWO) and has_symbol(s.top, PLUS_TWO))
    if s.phase == DRAWN and kind != s.drawn:
        return False
    return fits(kind, s.top, s.colour)


def can_lay_any(s: State, seat: int) -> bool:
    for kind in range(KINDS):
        if s.hands[seat][kind] > 0 and may_lay(s, seat, kind):
            return True
    return False


def may_jump_in(s: State) -> bool:
    """Whether an identical number card may still be in somebody's hand."""
    if s.jump_in == 0 or s.phase != PLAYING or s.shuffle != NO_PILE or not is_number(s.top):
        return False
    return s.discard[s.top] + 1 < COPIES[s.top]


def may_call(s: State, seat: int) -> bool:
    """UNO is called in one's turn with exactly two cards in hand, once."""
    return is_in_turn(s, seat) and s.size[seat] == 2 and s.called == 0 and s.uno != NO_CALL


def may_challenge(s: State, seat: int) -> bool:
    return s.phase == ANSWERING and s.accused != NOBODY and is_in_turn(s, seat)


def may_catch(s: State, seat: int) -> bool:
    return s.exposed != NOBODY and s.exposed != seat


def open_to_others(s: State) -> bool:
    """Somebody may be caught, or an identical card may be thrown in."""
    if s.phase == FINISHED:
        return False
    return s.exposed != NOBODY or may_jump_in(s)


def refusal(s: State, seat: int, action: int) -> int:
    """Calls, challenges and catches are always allowed; needless ones change nothing."""
    if s.phase == FINISHED:
        return MATCH_OVER
    if s.gone[seat] != 0:
        return GONE
    if action in (LEAVE, UNO, CHALLENGE, CATCH):
        return 0
    if not is_in_turn(s, seat):
        return refusal_out_of_turn(s, seat, action)
    if s.phase == NAMING:
        return 0 if COLOUR <= action < PLAY else NAME_FIRST
    if action >= PLAY:
        return refusal_to_lay(s, seat, kind_played(action))
    if action >= COLOUR:
        return NO_COLOUR_DUE
    if action == TAKE:
        return 0 if s.phase == ANSWERING else NOTHING_TO_TAKE
    if action == KEEP:
        return 0 if s.phase == DRAWN else NOTHING_DRAWN
    if s.phase == ANSWERING:
        return ANSWER_FIRST
    if s.phase == DRAWN:
        return ONLY_THE_DRAWN
    if action == DRAW:
        return 0 if can_draw(s) else NOTHING_TO_DRAW
    return NO_PASSING if can_draw(s) or can_lay_any(s, seat) else 0


def refusal_out_of_turn(s: State, seat: int, action: int) -> int:
    if action < PLAY or not may_jump_in(s):
        return NOT_YOUR_TURN
    if action != PLAY + s.top:
        return NOT_IDENTICAL
    return 0 if s.hands[seat][s.top] > 0 else NOT_IN_HAND


def refusal_to_lay(s: State, seat: int, kind: int) -> int:
    if s.hands[seat][kind] == 0:
        return NOT_IN_HAND
    if may_lay(s, seat, kind):
        return 0
    if s.phase == ANSWERING:
        return ANSWER_FIRST
    if s.phase == DRAWN and kind != s.drawn:
        return ONLY_THE_DRAWN
    return UNLAWFUL if kind == PLUS_FOUR else DOES_NOT_FIT


def kind_played(action: int) -> int:
    if action >= PLAY_PLUS_FOUR:
        return PLUS_FOUR
    return WILD if action >= PLAY_WILD else action - PLAY


def colour_played(action: int) -> int:
    """The colour of the card, or the one named with it."""
    if action < PLAY_WILD:
        return (action - PLAY) // SYMBOLS
    return (action - PLAY_WILD) % COLOURS
