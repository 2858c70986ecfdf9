"""Moves: which are listed, why others are refused, and what they do."""

from __future__ import annotations

from ....engine import LEAVE, IntRow, note
from . import events, reasons
from .actions import BEYOND, CEDE, KEEP, PLACE, TAKE
from .board import convince, put
from .cards import CELLS, HAND, MAGICS, NO_CARD
from .flow import after_sending, finish, take, to_act
from .followers import cede, may_cede
from .state import CEDING, FINISHED, LEFT, PLACING, RIGHT, SEATS, TAKING, State

STAY = 3  # if somebody leaves, the match goes on while so many stay


# -- listing ---------------------------------------------------------------------------


def legal(s: State, seat: int, out: IntRow) -> int:
    if to_act(s) != seat:
        return 0
    if s.phase == CEDING:
        return list_ceding(s, seat, out)
    if s.phase == PLACING:
        return list_places(s, out)
    out[0] = TAKE + LEFT
    out[1] = TAKE + RIGHT
    return 2


def list_ceding(s: State, seat: int, out: IntRow) -> int:
    out[0] = KEEP
    n = 1
    may = may_cede(s, seat)
    for what in range(MAGICS * SEATS):  # the bits are numbered as the moves are
        out[n] = CEDE + what
        n += may >> what & 1
    return n


def list_places(s: State, out: IntRow) -> int:
    """Any card in any hole, card by card; before the emissary goes, a hand is full."""
    n = 0
    for cell in range(CELLS):
        out[n] = PLACE + cell  # written always, counted only if it is a hole:
        n += s.board[cell] == NO_CARD  # avoids a branch that the processor cannot predict
    for at in range(n):
        for slot in range(1, HAND):
            out[slot * n + at] = out[at] + slot * CELLS
    return HAND * n


# -- refusals --------------------------------------------------------------------------


def refusal(s: State, seat: int, action: int) -> int:
    if s.phase == FINISHED:
        return reasons.MATCH_OVER
    if s.gone[seat] == 1:
        return reasons.GONE
    if action == LEAVE:
        return 0
    if action < KEEP or action >= BEYOND:
        return reasons.NO_SUCH_MOVE
    if to_act(s) != seat:
        return reasons.NOT_YOUR_TURN
    if action >= PLACE:
        return refuse_place(s, (action - PLACE) % CELLS)
    if action >= CEDE:
        return refuse_cede(s, seat, (action - CEDE) // SEATS, (action - CEDE) % SEATS)
    if action >= TAKE:
        return refuse_take(s)
    return refuse_ceding(s, seat)


def refuse_place(s: State, cell: int) -> int:
    if s.phase == CEDING:
        return reasons.CEDE_OR_KEEP
    if s.phase == TAKING:
        return reasons.PLACED
    return 0 if s.board[cell] == NO_CARD else reasons.NO_HOLE


def refuse_take(s: State) -> int:
    if s.phase == CEDING:
        return reasons.CEDE_OR_KEEP
    return reasons.PLACE_FIRST if s.phase == PLACING else 0


def refuse_ceding(s: State, seat: int) -> int:
    """Ceding or keeping is the first answer of a turn, asked where there is something to cede."""
    if s.phase == CEDING:
        return 0
    if s.phase == TAKING:
        return reasons.PLACED
    return reasons.NO_CEDING if may_cede(s, seat) != 0 else reasons.NOTHING_TO_CEDE


def refuse_cede(s: State, seat: int, which: int, other: int) -> int:
    if s.phase != CEDING:
        return refuse_ceding(s, seat)
    if other >= s.seats:
        return reasons.NO_SUCH_PLAYER
    if other == seat:
        return reasons.NOT_TO_YOURSELF
    if s.influence[seat][which] == 0:
        return reasons.HAVE_NONE
    return reasons.HAS_SOME if s.influence[other][which] > 0 else 0


# -- effects ---------------------------------------------------------------------------


def apply(s: State, seat: int, action: int) -> None:
    """One move, and those of whoever has left and is next."""
    if action == LEAVE:
        leave(s, seat)
    else:
        move(s, seat, action)
    while s.phase != FINISHED and s.gone[s.turn] == 1:
        absent = to_act(s)
        move(s, absent, fallback(s, absent))


def move(s: State, seat: int, action: int) -> None:
    if action >= PLACE:
        send(s, seat, (action - PLACE) // CELLS, (action - PLACE) % CELLS)
    elif action >= CEDE:
        which, other = (action - CEDE) // SEATS, (action - CEDE) % SEATS
        note(s, events.CEDED, seat, which, s.influence[seat][which], other)
        cede(s, seat, which, other)
        s.phase = PLACING
    elif action >= TAKE:
        take(s, seat, action - TAKE)
    else:
        note(s, events.KEPT, seat)
        s.phase = PLACING


def send(s: State, seat: int, slot: int, cell: int) -> None:
    """An emissary goes to the Conclave; if not even a crisis makes a hole, nobody else can."""
    card = s.hands[seat][slot]
    s.hands[seat][slot] = NO_CARD
    s.gap = slot
    put(s, card, cell)
    note(s, events.SENT, seat, card, cell)
    convince(s, seat, cell)
    if s.holes == 0:
        note(s, events.CRISIS_IN_VAIN)
        finish(s, reasons.BOARD_STUCK)
    else:
        after_sending(s, seat)


def leave(s: State, seat: int) -> None:
    """With too few left the match is abandoned; else the default plays on for the seat."""
    s.gone[seat] = 1
    note(s, events.LEFT, seat)
    stay = 0
    for other in range(s.seats):
        stay += 1 - s.gone[other]
    if stay < STAY:
        finish(s, reasons.ABANDONED)


def fallback(s: State, seat: int) -> int:
    """For the absent: cede nothing; the first card into the first hole; the left pile."""
    if s.phase == CEDING:
        return KEEP
    if s.phase == TAKING:
        return TAKE + LEFT
    cell = 0
    while s.board[cell] != NO_CARD:
        cell += 1
    return PLACE + cell
