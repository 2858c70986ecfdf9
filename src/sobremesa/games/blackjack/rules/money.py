"""The money at blackjack: bets, and what a round pays."""

from __future__ import annotations

from ....engine import note
from . import events
from .cards import TWENTY_ONE
from .hands import dealer_has_blackjack, first_hand, hand_number, owner, points
from .options import EVEN, SIX_TO_FIVE, THREE_TO_TWO
from .state import BLACKJACK, BUST, COIN, DEALER, LOST, SURRENDERED, TIED, WON, State


def can_bet(s: State, seat: int) -> bool:
    return s.gone[seat] == 0 and s.money[seat] >= s.bet_min * COIN


def put_down(s: State, seat: int, hand: int, amount: int) -> None:
    """Money of a seat becomes a bet on a hand."""
    s.money[seat] -= amount
    s.bet[hand] += amount


def take_back(s: State, seat: int) -> None:
    """A bet before the cards is nobody's but the seat's own."""
    hand = first_hand(seat)
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
            first = first_hand(seat)
            for hand in range(first, first + s.hands[seat]):
                settle_hand(s, seat, hand)
            note(s, events.HAS_MONEY, seat, s.money[seat])


def settle_insurance(s: State, seat: int) -> None:
    """Pays two to one if the dealer has a blackjack."""
    stake = s.insured[seat]
    if stake == 0:
        return
    s.insured[seat] = 0
    if dealer_has_blackjack(s):
        s.money[seat] += 3 * stake
        s.bank -= 2 * stake
        note(s, events.WON_INSURANCE, seat, 2 * stake)
    else:
        s.bank += stake
        note(s, events.LOST_INSURANCE, seat, stake)


def settle_hand(s: State, seat: int, hand: int) -> None:
    bet = s.bet[hand]
    gain = gain_of_hand(s, hand)
    s.bet[hand] = 0
    s.money[seat] += bet + gain
    s.bank -= gain
    if gain > 0:
        if s.fate[hand] == BLACKJACK:
            s.blackjacks_won[seat] += 1
            note(s, events.WON_BLACKJACK, seat, hand_number(s, hand), gain)
        else:
            note(s, events.WON, seat, hand_number(s, hand), gain)
        s.hands_won[seat] += 1
        s.fate[hand] = WON
    elif gain < 0:
        s.hands_lost[seat] += 1
        note(s, events.LOST, seat, hand_number(s, hand), -gain)
        if s.fate[hand] != BUST and s.fate[hand] != SURRENDERED:
            s.fate[hand] = LOST
    else:
        s.hands_tied[seat] += 1
        note(s, events.TIED, seat, hand_number(s, hand), bet)
        s.fate[hand] = TIED


def gain_of_hand(s: State, hand: int) -> int:
    """What a hand wins (or loses, below zero) against the dealer's."""
    bet = s.bet[hand]
    if s.fate[hand] == SURRENDERED:
        return -(bet // 2)
    if s.fate[hand] == BLACKJACK:
        return 0 if dealer_has_blackjack(s) else price_of_blackjack(s, bet)
    if s.original_bets_only == 1 and dealer_has_blackjack(s):
        return -s.first_bet[owner(hand)] if hand == first_hand(owner(hand)) else 0
    if s.fate[hand] == BUST:
        return -bet
    mine = points(s, hand)
    dealers = points(s, DEALER)
    if dealer_has_blackjack(s) and s.blackjack_beats_21 == 1:
        return -bet
    if dealers > TWENTY_ONE or mine > dealers:
        return bet
    return 0 if mine == dealers else -bet
