"""The money at blackjack: who can bet, what a round pays, what it came to."""

from __future__ import annotations

from ....engine import note
from . import told, why
from .cards import TWENTY_ONE, dealer_has_blackjack, points
from .state import (
    BLACKJACK,
    BUST,
    COIN,
    DEALER,
    EVEN,
    LOST,
    MOST_HANDS,
    SIX_TO_FIVE,
    SURRENDERED,
    THREE_TO_TWO,
    TIED,
    WON,
    State,
)


def can_bet(s: State, seat: int) -> bool:
    return s.gone[seat] == 0 and s.money[seat] >= s.bet_min * COIN


def put_down(s: State, seat: int, hand: int, amount: int) -> None:
    """Money of a seat becomes a bet on a hand."""
    s.money[seat] -= amount
    s.bet[hand] += amount


def take_back(s: State, seat: int) -> None:
    """A bet before the cards is nobody's but the seat's own."""
    hand = seat * MOST_HANDS
    s.money[seat] += s.bet[hand]
    s.stakes[seat] -= s.bet[hand]
    s.bet[hand] = 0


def price_of_blackjack(s: State, bet: int) -> int:
    """What a blackjack wins; 6:5 is rounded down to a half coin."""
    if s.blackjack_pays == THREE_TO_TWO:
        return bet * 3 // 2
    if s.blackjack_pays == SIX_TO_FIVE:
        return bet * 6 // 5
    return bet if s.blackjack_pays == EVEN else bet * 2


# -- settling a round --------------------------------------------------------------


def settle(s: State) -> None:
    """Every hand and insurance against the dealer's cards."""
    for seat in range(s.seats):
        if s.hands[seat] > 0:
            settle_insurance(s, seat)
            for k in range(s.hands[seat]):
                settle_hand(s, seat, k)
            note(s, told.HAS_MONEY, seat, s.money[seat])


def settle_insurance(s: State, seat: int) -> None:
    """Pays two to one if the dealer has a blackjack."""
    stake = s.insured[seat]
    if stake == 0:
        return
    s.insured[seat] = 0
    if dealer_has_blackjack(s):
        s.money[seat] += 3 * stake
        s.bank -= 2 * stake
        note(s, told.WON_INSURANCE, seat, 2 * stake)
    else:
        s.bank += stake
        note(s, told.LOST_INSURANCE, seat, stake)


def settle_hand(s: State, seat: int, k: int) -> None:
    hand = seat * MOST_HANDS + k
    bet = s.bet[hand]
    gain = gain_of_hand(s, hand)
    s.bet[hand] = 0
    s.money[seat] += bet + gain
    s.bank -= gain
    shown = k + 1 if s.hands[seat] > 1 else 0  # an only hand needs no number
    if gain > 0:
        if s.fate[hand] == BLACKJACK:
            s.blackjacks_won[seat] += 1
            note(s, told.WON_BLACKJACK, seat, gain)
        else:
            note(s, told.WON, seat, gain, shown)
        s.hands_won[seat] += 1
        s.fate[hand] = WON
    elif gain < 0:
        s.hands_lost[seat] += 1
        note(s, told.LOST, seat, -gain, shown)
        if s.fate[hand] != BUST and s.fate[hand] != SURRENDERED:
            s.fate[hand] = LOST
    else:
        s.hands_tied[seat] += 1
        note(s, told.TIED, seat, bet, shown)
        s.fate[hand] = TIED


def gain_of_hand(s: State, hand: int) -> int:
    """What a hand wins (or loses, below zero) against the dealer's."""
    bet = s.bet[hand]
    if s.fate[hand] == BUST:
        return -bet
    if s.fate[hand] == SURRENDERED:
        return -(bet // 2)
    mine = points(s, hand)
    if s.fate[hand] == BLACKJACK:
        return 0 if dealer_has_blackjack(s) else price_of_blackjack(s, bet)
    dealers = points(s, DEALER)
    if dealer_has_blackjack(s) and s.blackjack_beats_21 == 1:
        return -bet
    if dealers > TWENTY_ONE or mine > dealers:
        return bet
    return 0 if mine == dealers else -bet


# -- what it came to -----------------------------------------------------------------


def ending(s: State) -> int:
    return s.end


def score(s: State, seat: int) -> int:
    return s.money[seat]


def gain(s: State, seat: int) -> int:
    """What a seat has won since it sat down; what the bank has won is ``s.bank``."""
    return s.money[seat] - s.brought[seat]


def place(s: State, seat: int) -> int:
    """By money won, the bank among the players; a tie goes to the lower seat."""
    if s.end == why.ABANDONED or s.end == 0:
        return 0
    mine = gain(s, seat)
    better = 1 if s.bank > mine else 0
    for other in range(s.seats):
        if gain(s, other) > mine or (other < seat and gain(s, other) == mine):
            better += 1
    return better + 1


def rounds(s: State) -> int:
    return s.played


def staked(s: State, seat: int) -> int:
    return s.stakes[seat]
