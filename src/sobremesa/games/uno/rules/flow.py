"""The flow of a match: a round begins, cards that are due are given, a round ends."""

from __future__ import annotations

from ....engine import NOBODY, IntRow, note
from . import events, history, reasons
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
from .laying import take_effect
from .options import QUICK
from .state import (
    ASK,
    COUNT,
    DECK,
    DRAWN,
    EFFECT,
    FINISHED,
    FIRST_CARD,
    FREED,
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


def deal_round(s: State, order: IntRow) -> None:
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


def gather(s: State, order: IntRow) -> None:
    """Put all cards into the pile, in this order."""
    for i in range(CARDS):
        s.pile[CARDS - 1 - i] = order[i]
    s.left = CARDS
    for kind in range(KINDS):
        s.discard[kind] = 0
    s.discarded = 0
    s.remade = 0
    history.start_over(s)
    for seat in range(s.seats):
        for kind in range(KINDS):
            s.hands[seat][kind] = 0


def turn_first_card(s: State) -> None:
    """Turn up the first card, which hits the first player; a +4 goes back and another is turned up."""
    kind = s.pile[s.left - 1]
    history.record_first_card(s, kind)
    if kind == PLUS_FOUR:
        note(s, events.WENT_BACK)
        s.shuffle = FIRST_CARD
        return
    s.left -= 1
    s.top = kind
    s.colour = kind // SYMBOLS if is_coloured(kind) else NO_COLOUR
    s.pending = 0
    s.accused = NOBODY
    open_window(s, NOBODY)
    note(s, events.TURNED_UP, kind)
    hit_first(s, kind)


def hit_first(s: State, kind: int) -> None:
    """The first card does to the first player what it would do if somebody had laid it."""
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


# -- cards that are due -----------------------------------------------------------------


def settle(s: State) -> None:
    """Give what is due and go on, until a seat or the shuffler must decide."""
    while s.then != NOTHING:
        if s.due > 0:
            give(s)
            if s.shuffle != NO_PILE:
                return
        then = s.then
        s.then = NOTHING
        go_on(s, then)


def go_on(s: State, then: int) -> None:
    """What follows on the cards that were due (``state.py`` lists it)."""
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
    note(s, events.MATCH_ENDED, reason, winner)
