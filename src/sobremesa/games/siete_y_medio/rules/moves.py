"""Moves: which are allowed, why others are not, and what they do."""

from __future__ import annotations

from ....engine import LEAVE, IntRow, amounts, note
from . import events, reasons
from .actions import BET, CARD, STAND
from .cards import SIETE_Y_MEDIO
from .flow import finish, next_turn, to_act
from .hands import give, is_seven_and_figure
from .state import BETTING, DRAWING, EXACT, FINISHED, SITS_OUT, STANDING, TOO_FAR, State


def legal(s: State, seat: int, out: IntRow) -> int:
    """Card or stand; or a short menu of bets: least, a quarter, half, most."""
    if to_act(s) != seat:
        return 0
    if s.phase == DRAWING:
        out[0] = CARD
        out[1] = STAND
        return 2
    least, most = limits(s, seat, BET)
    return amounts(BET, least, most, out)


def limits(s: State, seat: int, base: int) -> tuple[int, int]:
    """The least and the most that a seat may bet."""
    return s.bet_min, min(s.bet_max, s.money[seat])


def refusal(s: State, seat: int, action: int) -> int:
    if s.phase == FINISHED:
        return reasons.MATCH_OVER
    if s.gone[seat] == 1:
        return reasons.GONE
    if action == LEAVE:
        return 0
    if action < CARD:
        return reasons.NO_SUCH_MOVE
    if to_act(s) != seat:
        return reasons.NOT_YOUR_TURN
    if action < BET:
        return 0 if s.phase == DRAWING else reasons.BET_FIRST
    if s.phase != BETTING:
        return reasons.HAS_BET
    if action - BET < s.bet_min:
        return reasons.TOO_LITTLE
    if action - BET > s.bet_max:
        return reasons.TOO_MUCH
    return reasons.NOT_ENOUGH if action - BET > s.money[seat] else 0


def apply(s: State, seat: int, action: int) -> None:
    if action == LEAVE:
        leave(s, seat)
    elif action == CARD:
        take_card(s, seat)
    elif action == STAND:
        s.fate[seat] = STANDING
        note(s, events.STOOD, seat, s.points[seat])
        next_turn(s)
    else:
        place_bet(s, seat, action - BET)


def place_bet(s: State, seat: int, amount: int) -> None:
    s.bet[seat] = amount
    s.stakes[seat] += amount
    s.phase = DRAWING
    if amount > s.biggest_bet:
        s.biggest_bet = amount
        s.biggest_seat = seat
        s.biggest_round = s.round
    note(s, events.PLACED_BET, seat, amount)


def take_card(s: State, seat: int) -> None:
    """Siete y medio and going over both end the turn at once."""
    card = give(s, seat)
    note(s, events.DREW, seat, card, s.points[seat])
    if s.points[seat] < SIETE_Y_MEDIO:
        return
    if s.points[seat] == SIETE_Y_MEDIO:
        s.fate[seat] = EXACT
        note(s, events.REACHED, seat)
        if is_seven_and_figure(s, seat):
            s.seven_and_figure[seat] = 1
    else:
        s.fate[seat] = TOO_FAR
        note(s, events.WENT_OVER, seat, s.points[seat])
    next_turn(s)


def leave(s: State, seat: int) -> None:
    """The bet of the round is lost, then the seat sits out."""
    s.gone[seat] = 1
    s.money[seat] -= s.bet[seat]
    s.bank += s.bet[seat]
    s.fate[seat] = SITS_OUT
    note(s, events.LEFT, seat, s.bet[seat])
    s.bet[seat] = 0
    if not somebody_present(s):
        finish(s, reasons.ABANDONED)
    elif s.turn == seat:
        next_turn(s)


def somebody_present(s: State) -> bool:
    for seat in range(s.seats):
        if s.gone[seat] == 0:
            return True
    return False


def fallback(s: State, seat: int) -> int:
    """The least bet, then stand."""
    return BET + s.bet_min if s.phase == BETTING else STAND


def adds_money(s: State, seat: int, action: int) -> bool:
    return action >= BET
