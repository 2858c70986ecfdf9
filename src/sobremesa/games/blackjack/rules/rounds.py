"""From round to round: a round begins with the bets and ends with the money."""

from __future__ import annotations

from ....engine import note
from . import events, reasons
from .cards import DECK
from .money import can_bet, settle
from .options import FIRST_PLAYER, FRESH
from .state import BETTING, BUYING, FINISHED, SHUFFLING, State


def begin_round(s: State) -> None:
    s.round += 1
    note(s, events.ROUND_BEGAN, s.round)
    if s.start_money == 0 and s.round == 1:
        s.phase = BUYING
        for seat in range(s.seats):
            s.asked[seat] = 1
    else:
        open_betting(s)


def open_betting(s: State) -> None:
    """The hands of the last round stay on show until the cards are dealt."""
    s.phase = BETTING
    for seat in range(s.seats - 1, -1, -1):
        s.asked[seat] = 0
        if can_bet(s, seat):
            s.asked[seat] = 1
            s.turn = seat


def end_round(s: State) -> None:
    settle(s)
    next_round(s, True)


def next_round(s: State, somebody_bet: bool) -> None:
    s.played += 1
    reason = reason_to_end(s, somebody_bet)
    if reason > 0:
        finish(s, reason)
    elif s.shoe == FRESH or s.cursor * 100 >= s.decks * DECK * s.cut:
        s.phase = SHUFFLING
    else:
        begin_round(s)


def reason_to_end(s: State, somebody_bet: bool) -> int:
    present, able = 0, 0
    for seat in range(s.seats):
        present += 1 - s.gone[seat]
        able += 1 if can_bet(s, seat) else 0
    if s.stop == FIRST_PLAYER and present < s.seats:
        return reasons.SOMEBODY_LEFT
    if present == 0:
        return reasons.ABANDONED
    if s.stop == FIRST_PLAYER and able < s.seats:
        return reasons.SOMEBODY_CANNOT_BET
    if able == 0:
        return reasons.NOBODY_CAN_BET
    if s.rounds == 0:
        return 0 if somebody_bet else reasons.NOBODY_BETS
    return reasons.ROUNDS_PLAYED if s.round == s.rounds else 0


def finish(s: State, reason: int) -> None:
    s.phase = FINISHED
    s.end = reason
    note(s, events.MATCH_ENDED, reason)
