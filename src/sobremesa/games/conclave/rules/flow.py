"""The course of a match: dealing, the rest of a turn once the emissary has spoken, the end."""

from __future__ import annotations

from ....engine import NOBODY, SHUFFLER, IntRow, note
from . import events, reasons
from .board import is_inside, put
from .cards import CELLS, HAND, NO_CARD, magic
from .followers import join, may_cede, score
from .piles import aside, in_pile, piles_are_empty, take_top, turn_up
from .state import CEDING, FINISHED, LEFT, PLACING, RIGHT, SHUFFLING, TAKING, State

HOLES = 4  # the board is filled until so many are left


def to_act(s: State) -> int:
    if s.phase == FINISHED:
        return NOBODY
    if s.phase == SHUFFLING:
        return SHUFFLER
    return s.turn


def deal(s: State, order: IntRow, n: int) -> None:
    """Cards leave the deck from its end: those set aside, the hands, the board.

    The piles are stacked card by card, so that the last card dealt lies on top: the
    left pile is the upper half of what is left, the right one the lower.
    """
    for i in range(n):
        s.deck[i] = order[i]
    left = aside(s.seats)
    for seat in range(s.seats):
        for slot in range(HAND):
            left -= 1
            s.hands[seat][slot] = turn_up(s, left)
    s.holes = CELLS
    for cell in range(CELLS):
        if is_inside(cell):
            s.board[cell] = NO_CARD
        else:
            left -= 1
            put(s, turn_up(s, left), cell)
    s.top[RIGHT] = 0
    s.bottom[RIGHT] = left // 2
    s.top[LEFT] = left // 2
    s.bottom[LEFT] = left
    begin_turn(s, 0)


def begin_turn(s: State, seat: int) -> None:
    """Ceding is asked only where something can be ceded, which everybody sees."""
    s.turn = seat
    s.phase = CEDING if may_cede(s, seat) != 0 else PLACING


def after_sending(s: State, seat: int) -> None:
    """The pile is asked for only if both have cards; in the last round nobody draws."""
    if s.last_turns > 0:
        s.last_turns -= 1
        end_turn(s)
    elif in_pile(s, LEFT) > 0 and in_pile(s, RIGHT) > 0:
        s.phase = TAKING
    else:
        take(s, seat, LEFT if in_pile(s, LEFT) > 0 else RIGHT)


def take(s: State, seat: int, pile: int) -> None:
    """A card for the gap in the hand; then the board is filled from the same pile."""
    card = take_top(s, pile)
    s.hands[seat][s.gap] = card
    note(s, events.DREW, seat, pile, magic(card), card)
    fill(s, pile)
    if piles_are_empty(s):
        s.last_turns = s.seats
        note(s, events.LAST_ROUND)
    end_turn(s)


def fill(s: State, pile: int) -> None:
    """Row by row, until four holes are left; when the pile runs out, from the other."""
    for cell in range(CELLS):
        if s.holes <= HOLES or piles_are_empty(s):
            return
        if s.board[cell] == NO_CARD:
            if in_pile(s, pile) == 0:
                pile = RIGHT if pile == LEFT else LEFT
            card = take_top(s, pile)
            put(s, card, cell)
            note(s, events.FILLED, card, cell, pile)


def end_turn(s: State) -> None:
    s.turns += 1
    if s.last_turns == 0 and piles_are_empty(s):
        finish(s, reasons.PLAYED_OUT)
    else:
        begin_turn(s, (s.turn + 1) % s.seats)


def finish(s: State, reason: int) -> None:
    s.phase = FINISHED
    s.end = reason
    if reason != reasons.ABANDONED:
        for seat in range(s.seats):
            give_up_hand(s, seat)
        for seat in range(s.seats):
            note(s, events.SCORED, seat, score(s, seat))
    note(s, events.MATCH_ENDED, reason)


def give_up_hand(s: State, seat: int) -> None:
    """The cards left in the hand become followers."""
    for slot in range(HAND):
        card = s.hands[seat][slot]
        if card != NO_CARD:
            s.hands[seat][slot] = NO_CARD
            note(s, events.HAND_FOLLOWED, seat, card)
            join(s, seat, card)
