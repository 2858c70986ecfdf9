"""Conclave: the rules, from the first card dealt to the last disappointment counted."""

from __future__ import annotations

from typing import Any

from ....engine import (
    FIRST_ACTION,
    I8,
    I16,
    LEAVE,
    NOBODY,
    SHUFFLER,
    Options,
    grid,
    note,
    option,
    row,
    state,
)
from .board import CELLS, SIDE, convince, is_inside, put
from .followers import can_cede, join, may_cede, score
from .hidden import sample as sample
from .hidden import veil as veil
from .piles import LEFT, RIGHT, in_pile, piles_are_empty, take_top, turn_up
from .wizards import CARDS, HAND, INFLUENCES, MAGICS, NO_CARD, OF_A_MAGIC, SEATS, aside, magic

STAY = 3  # if somebody leaves, the match goes on while so many stay
HOLES = 4  # the board is filled until so many are left

# The moves: KEEP; TAKE + pile; CEDE + magic × SEATS + seat; PLACE + slot × CELLS + cell.
KEEP = FIRST_ACTION
TAKE = KEEP + 1
CEDE = TAKE + 2
PLACE = CEDE + MAGICS * SEATS
CHOICES = HAND * CELLS

# Where the match stands.
SHUFFLING, CEDING, PLACING, TAKING, FINISHED = range(5)
# How the match ended.
PLAYED_OUT, BOARD_STUCK, ABANDONED = range(1, 4)
# Why a move is refused.
(MATCH_OVER, GONE, NOT_YOUR_TURN, CEDE_OR_KEEP, NO_CEDING, PLACE_FIRST, PLACED, NO_SUCH_PLAYER,
 NOT_TO_YOURSELF, HAVE_NONE, HAS_SOME, NO_HOLE) = range(1, 13)  # fmt: skip
# What happened, after what board.py tells of.
(CEDED, RECEIVED, KEPT, SENT, CRISIS_IN_VAIN, TOOK, DREW, FILLED, LAST_ROUND, HAND_FOLLOWED, SCORED,
 WENT, MATCH_ENDED) = range(5, 18)  # fmt: skip


class Rules(Options):
    """What a table may agree on."""

    needed = option(10, 1, SIDE * INFLUENCES)


@state
class State(Rules):
    seats = I8
    phase = I8
    end = I8
    turn = I8
    turns = I16  # played to their end
    last_turns = I8  # still to play once both piles are empty
    gap = I8  # the slot of the hand that waits for a card
    # What lies face down: the right pile, the left pile, gaps, the cards set aside.
    deck = row(I8, CARDS)
    top = row(I8, 2)  # where in the deck the piles begin …
    bottom = row(I8, 2)  # … and end
    hands = grid(I8, SEATS, HAND)
    board = row(I8, CELLS)
    holes = I8
    leader = row(I8, CARDS)  # whom a wizard follows: seat + 1, or 0
    influence = grid(I8, SEATS, MAGICS)  # what the followers of each magic add up to
    gone = row(I8, SEATS)


# -- the course of a match -----------------------------------------------------------


def start(s: State, seats: int) -> None:
    s.seats = seats
    s.phase = SHUFFLING


def to_act(s: State) -> int:
    if s.phase == FINISHED:
        return NOBODY
    if s.phase == SHUFFLING:
        return SHUFFLER
    return s.turn


def waiting(s: State, out: Any) -> int:
    for card in range(CARDS):
        out[card] = card
    return CARDS


def deal(s: State, order: Any, n: int) -> None:
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
    s.phase = CEDING if can_cede(s, seat) else PLACING


def cede(s: State, seat: int, which: int, other: int) -> None:
    for card in range(which * OF_A_MAGIC, (which + 1) * OF_A_MAGIC):
        if s.leader[card] == seat + 1:
            s.leader[card] = other + 1
    note(s, CEDED, seat, which, s.influence[seat][which])
    note(s, RECEIVED, other, which)
    s.influence[other][which] = s.influence[seat][which]
    s.influence[seat][which] = 0
    s.phase = PLACING


def send(s: State, seat: int, slot: int, cell: int) -> None:
    """An emissary goes to the Conclave; if not even a crisis makes a hole, nobody else can."""
    card = s.hands[seat][slot]
    s.hands[seat][slot] = NO_CARD
    s.gap = slot
    put(s, card, cell)
    note(s, SENT, seat, card, cell)
    if convince(s, seat, cell) == 0 and s.holes == 0:
        note(s, CRISIS_IN_VAIN)
        finish(s, BOARD_STUCK)
    else:
        after_sending(s, seat)


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
    note(s, TOOK, seat, pile)
    note(s, DREW, seat, magic(card), card)
    fill(s, pile)
    if piles_are_empty(s):
        s.last_turns = s.seats
        note(s, LAST_ROUND)
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
            note(s, FILLED, card, cell, pile)


def end_turn(s: State) -> None:
    s.turns += 1
    if s.last_turns == 0 and piles_are_empty(s):
        finish(s, PLAYED_OUT)
    else:
        begin_turn(s, (s.turn + 1) % s.seats)


def finish(s: State, reason: int) -> None:
    s.phase = FINISHED
    s.end = reason
    if reason != ABANDONED:
        for seat in range(s.seats):
            give_up_hand(s, seat)
        for seat in range(s.seats):
            note(s, SCORED, seat, score(s, seat))
    note(s, MATCH_ENDED, reason)


def give_up_hand(s: State, seat: int) -> None:
    """The cards left in the hand become followers."""
    for slot in range(HAND):
        card = s.hands[seat][slot]
        if card != NO_CARD:
            s.hands[seat][slot] = NO_CARD
            note(s, HAND_FOLLOWED, seat, card)
            join(s, seat, card)


# -- the moves -----------------------------------------------------------------------


def legal(s: State, seat: int, out: Any) -> int:
    if to_act(s) != seat:
        return 0
    if s.phase == CEDING:
        return list_ceding(s, seat, out)
    if s.phase == PLACING:
        return list_places(s, out)
    out[0] = TAKE + LEFT
    out[1] = TAKE + RIGHT
    return 2


def list_ceding(s: State, seat: int, out: Any) -> int:
    out[0] = KEEP
    n = 1
    for which in range(MAGICS):
        for other in range(s.seats):
            if may_cede(s, seat, which, other):
                out[n] = CEDE + which * SEATS + other
                n += 1
    return n


def list_places(s: State, out: Any) -> int:
    """Any card in any hole, card by card; before the emissary goes, a hand is full."""
    n = 0
    for cell in range(CELLS):
        if s.board[cell] == NO_CARD:
            out[n] = PLACE + cell
            n += 1
    for at in range(n, HAND * n):
        out[at] = out[at - n] + CELLS
    return HAND * n


def refusal(s: State, seat: int, action: int) -> int:
    if s.phase == FINISHED:
        return MATCH_OVER
    if s.gone[seat] == 1:
        return GONE
    if action == LEAVE:
        return 0
    if to_act(s) != seat:
        return NOT_YOUR_TURN
    if action >= PLACE:
        return refuse_place(s, (action - PLACE) % CELLS)
    if action >= CEDE:
        return refuse_cede(s, seat, (action - CEDE) // SEATS, (action - CEDE) % SEATS)
    if action == KEEP:
        return 0 if s.phase == CEDING else NO_CEDING
    return 0 if s.phase == TAKING else PLACE_FIRST


def refuse_place(s: State, cell: int) -> int:
    if s.phase == CEDING:
        return CEDE_OR_KEEP
    if s.phase == TAKING:
        return PLACED
    return 0 if s.board[cell] == NO_CARD else NO_HOLE


def refuse_cede(s: State, seat: int, which: int, other: int) -> int:
    if other >= s.seats:
        return NO_SUCH_PLAYER
    if other == seat:
        return NOT_TO_YOURSELF
    if s.influence[seat][which] == 0:
        return HAVE_NONE
    if s.influence[other][which] > 0:
        return HAS_SOME
    return 0 if s.phase == CEDING else NO_CEDING


def apply(s: State, seat: int, action: int) -> None:
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
        cede(s, seat, (action - CEDE) // SEATS, (action - CEDE) % SEATS)
    elif action >= TAKE:
        take(s, seat, action - TAKE)
    else:
        note(s, KEPT, seat)
        s.phase = PLACING


def leave(s: State, seat: int) -> None:
    """With too few left the match is abandoned; else the default plays on for the seat."""
    s.gone[seat] = 1
    note(s, WENT, seat)
    stay = 0
    for other in range(s.seats):
        stay += 1 - s.gone[other]
    if stay < STAY:
        finish(s, ABANDONED)


def open_to_others(s: State) -> bool:
    return False


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


# -- what it came to -----------------------------------------------------------------


def ending(s: State) -> int:
    return s.end


def place(s: State, seat: int) -> int:
    """A tie goes to the player nearest the first."""
    if s.end == 0 or s.end == ABANDONED:
        return 0
    better = 0
    for other in range(s.seats):
        if score(s, other) < score(s, seat) or (other < seat and score(s, other) == score(s, seat)):
            better += 1
    return better + 1


def rounds(s: State) -> int:
    return s.turns // s.seats


def staked(s: State, seat: int) -> int:
    return 0
