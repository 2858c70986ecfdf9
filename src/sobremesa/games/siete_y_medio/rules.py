"""Siete y medio: the rules.

Forty Spanish cards, numbered 10 × suit + position: suits Basto, Copa, Espada,
Oro; positions 0–9 are the numbers 1–7, 10, 11, 12. Everything is counted in
half points: a figure is worth 1, a seven 14, and siete y medio is 15.
Every card lies open; only the pile is hidden.
"""

from __future__ import annotations

from typing import Any

from ...engine import (
    FIRST_ACTION,
    I8,
    I16,
    I32,
    I64,
    LEAVE,
    NOBODY,
    SHUFFLER,
    Options,
    amounts,
    choice,
    draw,
    grid,
    note,
    option,
    row,
    state,
    switch,
)

SEATS = 7
BANK = SEATS  # the bank's place in the rows of hands and points
CARDS = 40
HAND = 14  # twelve figures, an ace and one more: no hand is longer
SIETE_Y_MEDIO = 15
SEVEN, KING = 6, 9  # positions within a suit; from 7 on they are figures
FIGURES = 7
ORO = 3

CHOICES = 4
CARD, STAND, BET = FIRST_ACTION, FIRST_ACTION + 1, FIRST_ACTION + 2  # BET + the amount

# Where the match stands.
SHUFFLING, BETTING, DRAWING, FINISHED = range(4)
# What became of a seat in this round.
SITS_OUT, TO_PLAY, STANDING, TOO_FAR, EXACT = range(5)
# How the match ended.
ROUNDS_PLAYED, NOBODY_CAN_BET, BANK_BROKEN, ABANDONED = range(1, 5)
# Why a move is refused.
MATCH_OVER, NOT_YOUR_TURN, BET_FIRST, HAS_BET, TOO_LITTLE, TOO_MUCH, NOT_ENOUGH, GONE = range(1, 9)
# What happened.
(ROUND_BEGAN, DREW, BANK_DREW, PLACED_BET, STOOD, WENT_OVER, REACHED, BANK_STOOD, BANK_WENT_OVER,
 SCORED, WON, LOST, PRIZE, HAS_MONEY, BANK_HAS, LEFT, SAT_OUT, MATCH_ENDED) = range(1, 19)  # fmt: skip


class Rules(Options):
    """What a table may agree on."""

    rounds = option(10, 1, 100)
    player_money = option(5_000, 1, 1_000_000_000)
    bank_money = option(100_000, 1, 1_000_000_000)
    bet_min = option(100, 1, 1_000_000)
    bet_max = option(1_500, 1, 1_000_000)
    bank_stands = option(12, 1, SIETE_Y_MEDIO)
    prizes = switch(True)
    king = choice("any", "oros")

    def check(self) -> str:
        if self.bet_min > self.bet_max:
            return "senseless-bets"
        if self.player_money < self.bet_min:
            return "senseless-money"
        return ""


@state
class State(Rules):
    seats = I8
    phase = I8
    end = I8
    round = I16
    turn = I8
    pile = row(I8, CARDS)
    cursor = I8
    money = row(I64, SEATS)
    bank = I64
    bet = row(I32, SEATS)
    fate = row(I8, SEATS)
    hand = grid(I8, SEATS + 1, HAND)
    size = row(I8, SEATS + 1)
    points = row(I8, SEATS + 1)
    gone = row(I8, SEATS)
    # For the statistics at the end.
    stakes = row(I64, SEATS)
    biggest_bet = I32
    biggest_seat = I8
    biggest_round = I16
    seven_and_figure = row(I8, SEATS)
    times_drawn = row(I16, 10)


# -- the cards -----------------------------------------------------------------


def value(card: int) -> int:
    """In half points: numbers count double, figures one."""
    position = card % 10
    return 1 if position >= FIGURES else 2 * (position + 1)


def give(s: State, who: int) -> int:
    """Give the next card of the pile to a seat or the bank."""
    card = s.pile[s.cursor]
    s.cursor += 1
    s.hand[who][s.size[who]] = card
    s.size[who] += 1
    s.points[who] += value(card)
    s.times_drawn[card % 10] += 1
    return card


def is_seven_and_figure(s: State, seat: int) -> bool:
    """Siete y medio with two cards: it can only be a seven and a figure."""
    return s.size[seat] == 2 and s.points[seat] == SIETE_Y_MEDIO


def prize_percent(s: State, seat: int) -> int:
    """The highest prize that a winning siete y medio earns, in per cent of the bet."""
    if s.points[seat] != SIETE_Y_MEDIO or s.prizes == 0:
        return 0
    if s.size[seat] > 2:
        return 25
    seven, figure = s.hand[seat][0], s.hand[seat][1]
    if seven % 10 != SEVEN:
        seven, figure = figure, seven
    same_suit = seven // 10 == figure // 10
    if seven // 10 == ORO and figure % 10 == KING and (s.king == 0 or same_suit):
        return 100
    return 75 if same_suit else 50


# -- the course of a match -------------------------------------------------------


def start(s: State, seats: int) -> None:
    s.seats = seats
    s.bank = s.bank_money
    for seat in range(seats):
        s.money[seat] = s.player_money
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


def can_bet(s: State, seat: int) -> bool:
    return s.gone[seat] == 0 and s.money[seat] >= s.bet_min


def deal(s: State, order: Any, n: int) -> None:
    """A round begins: the whole deck is shuffled, and the first seat has its turn."""
    for i in range(n):
        s.pile[i] = order[i]
    s.cursor = 0
    s.round += 1
    for who in range(SEATS + 1):
        s.size[who] = 0
        s.points[who] = 0
    note(s, ROUND_BEGAN, s.round)
    for seat in range(s.seats):
        s.bet[seat] = 0
        s.fate[seat] = TO_PLAY if can_bet(s, seat) else SITS_OUT
        if s.fate[seat] == SITS_OUT and s.gone[seat] == 0:
            note(s, SAT_OUT, seat)
    next_turn(s)


def next_turn(s: State) -> None:
    """The next seat takes its first card; after the last seat the bank plays."""
    for seat in range(s.seats):
        if s.fate[seat] == TO_PLAY:
            s.turn = seat
            s.phase = BETTING
            card = give(s, seat)
            note(s, DREW, seat, card, s.points[seat])
            return
    bank_plays(s)
    settle(s)


def bank_plays(s: State) -> None:
    """The bank draws until it has enough, whatever the players have."""
    while s.points[BANK] < s.bank_stands:
        card = give(s, BANK)
        note(s, BANK_DREW, card, s.points[BANK])
    note(s, BANK_WENT_OVER if s.points[BANK] > SIETE_Y_MEDIO else BANK_STOOD, s.points[BANK])


def beats_bank(s: State, seat: int) -> bool:
    """Over seven and a half loses even if the bank is over too; equal points lose."""
    if s.points[seat] > SIETE_Y_MEDIO:
        return False
    return s.points[BANK] > SIETE_Y_MEDIO or s.points[seat] > s.points[BANK]


def settle(s: State) -> None:
    """Everybody's points and bets, then what became of each, then the money."""
    for seat in range(s.seats):
        if s.fate[seat] != SITS_OUT:
            note(s, SCORED, seat, s.points[seat], s.bet[seat])
    for seat in range(s.seats):
        if s.fate[seat] != SITS_OUT:
            pay(s, seat)
    for seat in range(s.seats):
        note(s, HAS_MONEY, seat, s.money[seat])
    note(s, BANK_HAS, s.bank)
    next_round(s)


def pay(s: State, seat: int) -> None:
    """Even money, and the prize on top for a winning siete y medio."""
    bet = s.bet[seat]
    if beats_bank(s, seat):
        percent = prize_percent(s, seat)
        prize = bet * percent // 100
        s.money[seat] += bet + prize
        s.bank -= bet + prize
        note(s, WON, seat, bet)
        if prize > 0:
            note(s, PRIZE, seat, prize, percent)
    else:
        s.money[seat] -= bet
        s.bank += bet
        note(s, LOST, seat, bet)


def next_round(s: State) -> None:
    s.phase = SHUFFLING
    if s.bank <= 0:
        finish(s, BANK_BROKEN)
    elif s.round == s.rounds:
        finish(s, ROUNDS_PLAYED)
    elif not somebody_can_bet(s):
        finish(s, NOBODY_CAN_BET)


def somebody_can_bet(s: State) -> bool:
    for seat in range(s.seats):
        if can_bet(s, seat):
            return True
    return False


def finish(s: State, reason: int) -> None:
    s.phase = FINISHED
    s.end = reason
    note(s, MATCH_ENDED, reason)


# -- the moves -------------------------------------------------------------------


def legal(s: State, seat: int, out: Any) -> int:
    """Card or stand; or a short menu of bets: least, a quarter, half, most."""
    if to_act(s) != seat:
        return 0
    if s.phase == DRAWING:
        out[0] = CARD
        out[1] = STAND
        return 2
    return amounts(BET, s.bet_min, min(s.bet_max, s.money[seat]), out)


def refusal(s: State, seat: int, action: int) -> int:
    if s.phase == FINISHED:
        return MATCH_OVER
    if s.gone[seat] == 1:
        return GONE
    if action == LEAVE:
        return 0
    if to_act(s) != seat:
        return NOT_YOUR_TURN
    if action < BET:
        return 0 if s.phase == DRAWING else BET_FIRST
    if s.phase != BETTING:
        return HAS_BET
    if action - BET < s.bet_min:
        return TOO_LITTLE
    if action - BET > s.bet_max:
        return TOO_MUCH
    return NOT_ENOUGH if action - BET > s.money[seat] else 0


def apply(s: State, seat: int, action: int) -> None:
    if action == LEAVE:
        leave(s, seat)
    elif action == CARD:
        take_card(s, seat)
    elif action == STAND:
        s.fate[seat] = STANDING
        note(s, STOOD, seat, s.points[seat])
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
    note(s, PLACED_BET, seat, amount)


def take_card(s: State, seat: int) -> None:
    """Siete y medio and going over both end the turn at once."""
    card = give(s, seat)
    note(s, DREW, seat, card, s.points[seat])
    if s.points[seat] < SIETE_Y_MEDIO:
        return
    if s.points[seat] == SIETE_Y_MEDIO:
        s.fate[seat] = EXACT
        note(s, REACHED, seat)
        if is_seven_and_figure(s, seat):
            s.seven_and_figure[seat] = 1
    else:
        s.fate[seat] = TOO_FAR
        note(s, WENT_OVER, seat, s.points[seat])
    next_turn(s)


def leave(s: State, seat: int) -> None:
    """The bet of the round is lost, then the seat sits out."""
    s.gone[seat] = 1
    s.money[seat] -= s.bet[seat]
    s.bank += s.bet[seat]
    s.fate[seat] = SITS_OUT
    note(s, LEFT, seat, s.bet[seat])
    s.bet[seat] = 0
    if not somebody_present(s):
        finish(s, ABANDONED)
    elif s.turn == seat:
        next_turn(s)


def somebody_present(s: State) -> bool:
    for seat in range(s.seats):
        if s.gone[seat] == 0:
            return True
    return False


def open_to_others(s: State) -> bool:
    return False


def fallback(s: State, seat: int) -> int:
    """For the absent: the least bet, then stand."""
    return BET + s.bet_min if s.phase == BETTING else STAND


# -- what it came to ---------------------------------------------------------------


def ending(s: State) -> int:
    return s.end


def score(s: State, seat: int) -> int:
    return s.money[seat]


def gain(s: State, who: int) -> int:
    """What a seat, or the bank, has won since the start."""
    return s.bank - s.bank_money if who == BANK else s.money[who] - s.player_money


def place(s: State, seat: int) -> int:
    """By money won, the bank among the players; a tie goes to the lower seat."""
    if s.end == ABANDONED or s.end == 0:
        return 0
    better = 1 if gain(s, BANK) > gain(s, seat) else 0
    for other in range(s.seats):
        if gain(s, other) > gain(s, seat) or (other < seat and gain(s, other) == gain(s, seat)):
            better += 1
    return better + 1


def rounds(s: State) -> int:
    return s.round if s.end != ABANDONED else s.round - 1


def staked(s: State, seat: int) -> int:
    return s.stakes[seat]


# -- what is hidden ------------------------------------------------------------------


def veil(s: State, seat: int) -> None:
    """Only the rest of the pile is hidden, from everybody alike."""
    for i in range(s.cursor, CARDS):
        s.pile[i] = 0


def sample(s: State, seat: int, rng: Any) -> None:
    """Lay the unseen cards under the pile in any order."""
    at = s.cursor
    for card in range(CARDS):
        seen = False
        for i in range(s.cursor):
            if s.pile[i] == card:
                seen = True
        if not seen:
            other = s.cursor + draw(rng, at - s.cursor + 1)
            s.pile[at] = s.pile[other]
            s.pile[other] = card
            at += 1
