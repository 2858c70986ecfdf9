"""The course of a match: rounds begin and end, seats leave."""

from __future__ import annotations

from typing import Any

from ....engine import NOBODY, note
from . import events, reasons
from .calls import open_window
from .cards import (
    CARDS,
    KINDS,
    NO_COLOUR,
    PLUS_FOUR,
    PLUS_TWO,
    REVERSE,
    SKIP,
    SYMBOLS,
    WILD,
    has_symbol,
    is_coloured,
    worth,
)
from .giving import give, owe
from .history import WENT_BACK, write
from .laying import take_effect
from .memory import forget_all
from .options import QUICK
from .state import (
    ANSWERING,
    ASK,
    COUNT,
    DECK,
    DRAWN,
    EFFECT,
    FINISHED,
    FIRST_CARD,
    FREED,
    LEFT_HAND,
    NAMING,
    NO_PILE,
    NOTHING,
    PLAYING,
    SERVED,
    State,
)
from .turns import begin_turn, next_seat, present, skip, turn_round

# -- a round begins ---------------------------------------------------------------------


def new_round(s: State) -> None:
    """The dealer moves on; the whole deck goes to the shuffler."""
    s.direction = 1
    s.dealer = next_seat(s, s.dealer)
    s.shuffle = DECK


def deal_round(s: State, order: Any) -> None:
    """A hand for everybody, one card at a time, and the first card face up."""
    gather(s, order)
    seat = s.dealer
    for _ in range(s.hand * present(s)):
        seat = next_seat(s, seat)
        s.left -= 1
        s.hands[seat][s.pile[s.left]] += 1
    for seat in range(s.seats):
        s.size[seat] = s.hand if s.gone[seat] == 0 else 0
    s.round += 1
    note(s, events.ROUND_BEGAN, s.round, s.dealer)
    turn_first_card(s)


def gather(s: State, order: Any) -> None:
    """All cards lie in the pile, and nobody knows anything."""
    for i in range(CARDS):
        s.pile[CARDS - 1 - i] = order[i]
    s.left = CARDS
    for kind in range(KINDS):
        s.discard[kind] = 0
    s.discarded = 0
    s.remade = 0
    forget_all(s)
    for seat in range(s.seats):
        for kind in range(KINDS):
            s.hands[seat][kind] = 0


def turn_first_card(s: State) -> None:
    """It hits the first player; a +4 goes back and another card is turned."""
    kind = s.pile[s.left - 1]
    if kind == PLUS_FOUR:
        note(s, events.WENT_BACK)
        write(s, WENT_BACK, 0, PLUS_FOUR)
        s.shuffle = FIRST_CARD
        return
    s.left -= 1
    s.top = kind
    s.opened_on = kind
    s.colour = kind // SYMBOLS if is_coloured(kind) else NO_COLOUR
    s.pending = 0
    s.accused = NOBODY
    open_window(s, NOBODY)
    note(s, events.TURNED_UP, kind)
    first = next_seat(s, s.dealer)
    begin_turn(s, first)
    if kind == WILD:
        s.phase = NAMING
    elif has_symbol(kind, PLUS_TWO):
        owe(s, first, 2, SERVED)
    elif has_symbol(kind, SKIP):
        skip(s, first)
    elif has_symbol(kind, REVERSE):
        turn_round(s)
        begin_turn(s, s.dealer)


# -- cards on their way -----------------------------------------------------------------


def settle(s: State) -> None:
    """Give what is due and go on, until a seat or the shuffler must decide."""
    while s.then != NOTHING:
        if s.due > 0:
            give(s)
            if s.shuffle != NO_PILE:
                return
        then = s.then
        s.then = NOTHING
        if then == ASK:
            s.phase = DRAWN
        elif then == EFFECT:
            take_effect(s)
        elif then == SERVED:
            if s.draw_skips == 1:
                skip(s, s.turn)
            else:
                begin_turn(s, s.turn)
        elif then == FREED:
            s.phase = PLAYING
        elif then == COUNT:
            end_round(s)


# -- a round ends -----------------------------------------------------------------------


def points_in_hand(s: State, seat: int) -> int:
    points = 0
    for kind in range(KINDS):
        points += s.hands[seat][kind] * worth(kind)
    return points


def end_round(s: State) -> None:
    """The winner takes the points of the other hands, which are shown."""
    winner = s.turn
    won = 0
    for seat in range(s.seats):
        if s.size[seat] > 0:
            won += points_in_hand(s, seat)
            show_hand(s, seat)
    s.points[winner] += won
    s.rounds_won[winner] += 1
    note(s, events.SCORED, winner, won, s.points[winner])
    if s.length == QUICK:
        finish(s, reasons.WENT_OUT, winner)
    elif s.points[winner] >= s.target:
        finish(s, reasons.TARGET_REACHED, winner)
    else:
        new_round(s)


def show_hand(s: State, seat: int) -> None:
    note(s, events.SHOWED, seat, points_in_hand(s, seat))
    for kind in range(KINDS):
        for _ in range(s.hands[seat][kind]):
            note(s, events.HELD, seat, kind)


def finish(s: State, reason: int, winner: int) -> None:
    s.phase = FINISHED
    s.end = reason
    s.winner = winner
    for seat in range(s.seats):
        s.left_with[seat] = points_in_hand(s, seat)
    note(s, events.MATCH_ENDED, reason)


def leave(s: State, seat: int) -> None:
    """The hand goes under the pile, what is pending passes on; the last one left wins."""
    s.gone[seat] = s.seats - present(s) + 1
    note(s, events.LEFT, seat)
    if s.exposed == seat:
        s.exposed = NOBODY
    if s.accused == seat:
        s.accused = NOBODY
    if present(s) == 1:
        finish(s, reasons.LAST_ONE_LEFT, next_seat(s, seat))
        return
    if s.turn == seat:
        phase = s.phase
        begin_turn(s, next_seat(s, seat))
        if phase in (ANSWERING, NAMING):
            s.phase = phase
    s.leaver = seat
    s.shuffle = LEFT_HAND
