"""Moves: which are allowed, why others are not, and what they do."""

from sobremesa.engine import LEAVE, IntRow, note

from . import events, reasons
from .actions import KEEP, SWAP
from .flow import card_of, draw_card, finish, show_cards, to_act
from .state import FINISHED, State


def legal(s: State, seat: int, out: IntRow) -> int:
    if to_act(s) != seat:
        return 0
    out[0] = KEEP
    out[1] = SWAP
    return 2


def refusal(s: State, seat: int, action: int) -> int:
    if s.phase == FINISHED:
        return reasons.MATCH_OVER
    if action == LEAVE:
        return 0
    if action != KEEP and action != SWAP:
        return reasons.NO_SUCH_MOVE
    return 0 if to_act(s) == seat else reasons.NOT_YOUR_TURN


def apply(s: State, seat: int, action: int) -> None:
    """Keep or swap, and the next seat chooses; without everybody there is no game."""
    if action == LEAVE:
        note(s, events.LEFT, seat)
        finish(s, reasons.ABANDONED)
        return
    if action == SWAP:
        swap_card(s, seat)
    else:
        note(s, events.KEPT, seat)
    s.turn += 1
    if s.turn == s.seats:
        show_cards(s)


def swap_card(s: State, seat: int) -> None:
    """The old card stays on the table for all to see; the new one is hidden."""
    s.open[s.held[seat]] = 1
    note(s, events.SWAPPED, seat, card_of(s, seat))
    draw_card(s, seat)


def fallback(s: State, seat: int) -> int:
    """The absent keep what they have."""
    return KEEP
