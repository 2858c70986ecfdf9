"""The course of a match: a round begins, the bank plays, everybody is paid."""

from __future__ import annotations

from ....engine import NOBODY, SHUFFLER, IntRow, note
from . import events, reasons
from .cards import SIETE_Y_MEDIO
from .hands import give, prize_percent
from .state import BANK, BETTING, FINISHED, SEATS, SHUFFLING, SITS_OUT, TO_PLAY, State


def to_act(s: State) -> int:
    if s.phase == FINISHED:
        return NOBODY
    if s.phase == SHUFFLING:
        return SHUFFLER
    return s.turn


def can_bet(s: State, seat: int) -> bool:
    return s.gone[seat] == 0 and s.money[seat] >= s.bet_min


def deal(s: State, order: IntRow, n: int) -> None:
    """A round begins: the whole deck is shuffled, and the first seat has its turn."""
    for i in range(n):
        s.pile[i] = order[i]
    s.cursor = 0
    s.round += 1
    for who in range(SEATS + 1):
        s.size[who] = 0
        s.points[who] = 0
    note(s, events.ROUND_BEGAN, s.round)
    for seat in range(s.seats):
        s.bet[seat] = 0
        s.fate[seat] = TO_PLAY if can_bet(s, seat) else SITS_OUT
        if s.fate[seat] == SITS_OUT and s.gone[seat] == 0:
            note(s, events.SAT_OUT, seat)
    next_turn(s)


def next_turn(s: State) -> None:
    """The next seat takes its first card; after the last seat the bank plays."""
    for seat in range(s.seats):
        if s.fate[seat] == TO_PLAY:
            s.turn = seat
            s.phase = BETTING
            card = give(s, seat)
            note(s, events.DREW, seat, card, s.points[seat])
            return
    bank_plays(s)
    settle(s)


def bank_plays(s: State) -> None:
    """The bank draws until it has enough, whatever the players have."""
    while s.points[BANK] < s.bank_stands:
        card = give(s, BANK)
        note(s, events.BANK_DREW, card, s.points[BANK])
    note(s, events.BANK_WENT_OVER if s.points[BANK] > SIETE_Y_MEDIO else events.BANK_STOOD, s.points[BANK])


def beats_bank(s: State, seat: int) -> bool:
    """Over seven and a half loses even if the bank is over too; equal points lose."""
    if s.points[seat] > SIETE_Y_MEDIO:
        return False
    return s.points[BANK] > SIETE_Y_MEDIO or s.points[seat] > s.points[BANK]


def settle(s: State) -> None:
    """Everybody's points and bets, then what became of each, then the money."""
    for seat in range(s.seats):
        if s.fate[seat] != SITS_OUT:
            note(s, events.SCORED, seat, s.points[seat], s.bet[seat])
    for seat in range(s.seats):
        if s.fate[seat] != SITS_OUT:
            pay(s, seat)
    for seat in range(s.seats):
        note(s, events.HAS_MONEY, seat, s.money[seat])
    note(s, events.BANK_HAS, s.bank)
    next_round(s)


def pay(s: State, seat: int) -> None:
    """Even money, and the prize on top for a winning siete y medio."""
    bet = s.bet[seat]
    if beats_bank(s, seat):
        percent = prize_percent(s, seat)
        prize = bet * percent // 100
        s.money[seat] += bet + prize
        s.bank -= bet + prize
        note(s, events.WON, seat, bet)
        if prize > 0:
            note(s, events.PRIZE, seat, prize, percent)
    else:
        s.money[seat] -= bet
        s.bank += bet
        note(s, events.LOST, seat, bet)


def next_round(s: State) -> None:
    s.phase = SHUFFLING
    if s.bank <= 0:
        finish(s, reasons.BANK_BROKEN)
    elif s.round == s.rounds:
        finish(s, reasons.ROUNDS_PLAYED)
    elif not somebody_can_bet(s):
        finish(s, reasons.NOBODY_CAN_BET)


def somebody_can_bet(s: State) -> bool:
    for seat in range(s.seats):
        if can_bet(s, seat):
            return True
    return False


def finish(s: State, reason: int) -> None:
    s.phase = FINISHED
    s.end = reason
    note(s, events.MATCH_ENDED, reason)
