"""What a seat may do at blackjack, and why it may not."""

from __future__ import annotations

from typing import Any

from ....engine import LEAVE, amounts
from . import why
from .cards import ACE, points, rank, value
from .state import (
    ANY_TWO,
    BET,
    BETTING,
    BUY,
    BUYING,
    BY_RANK,
    COIN,
    DECIDING,
    DECLINE,
    DOUBLE,
    FINISHED,
    HIT,
    INSURE,
    INSURING,
    MOST_HANDS,
    MOST_MONEY,
    NEVER,
    NINE_TO_ELEVEN,
    SKIP,
    SPLIT,
    STAND,
    SURRENDER,
    State,
)


def owes_answer(s: State, seat: int) -> bool:
    """Money and insurance are answered in any order, cards in turn."""
    if s.phase == DECIDING:
        return seat == s.turn
    return s.phase != FINISHED and s.asked[seat] == 1


def legal(s: State, seat: int, out: Any) -> int:
    if seat >= s.seats or not owes_answer(s, seat):
        return 0
    if s.phase == DECIDING:
        return plays(s, out)
    if s.phase == INSURING:
        out[0] = DECLINE
        out[1] = INSURE
        return 2
    if s.phase == BUYING:
        return purchases(s, out)
    n = amounts(BET, s.bet_min, most_bet(s, seat), out)
    out[n] = SKIP
    return n + 1


def plays(s: State, out: Any) -> int:
    n = 0
    if refuse_hit(s, s.hand) == 0:
        out[n] = HIT
        n += 1
    out[n] = STAND
    n += 1
    if refuse_double(s, s.hand) == 0:
        out[n] = DOUBLE
        n += 1
    if refuse_split(s, s.hand) == 0:
        out[n] = SPLIT
        n += 1
    if refuse_surrender(s, s.hand) == 0:
        out[n] = SURRENDER
        n += 1
    return n


def purchases(s: State, out: Any) -> int:
    """What people bring to a table: a hundred, five hundred, a thousand least bets."""
    out[0] = BUY + 100 * s.bet_min
    out[1] = BUY + 500 * s.bet_min
    out[2] = BUY + 1000 * s.bet_min
    return 3


def most_bet(s: State, seat: int) -> int:
    return min(s.bet_max, s.money[seat] // COIN)


def fallback(s: State, seat: int) -> int:
    """For the absent: no bet this round, no insurance, stand."""
    if s.phase == BUYING:
        return BUY + 100 * s.bet_min
    if s.phase == BETTING:
        return SKIP
    return DECLINE if s.phase == INSURING else STAND


# -- why not ---------------------------------------------------------------------


def refusal(s: State, seat: int, action: int) -> int:
    if s.phase == FINISHED:
        return why.MATCH_OVER
    if s.gone[seat] == 1:
        return why.GONE
    if action == LEAVE:
        return 0
    if not owes_answer(s, seat):
        return why.NOT_YOUR_TURN
    if s.phase == BUYING:
        return refuse_purchase(s, action)
    if s.phase == BETTING:
        return refuse_bet(s, seat, action)
    if s.phase == INSURING:
        return 0 if INSURE <= action <= DECLINE else why.INSURANCE_FIRST
    return refuse_play(s, action)


def refuse_purchase(s: State, action: int) -> int:
    if action < BUY:
        return why.BUY_FIRST
    if action - BUY < s.bet_min:
        return why.TOO_LITTLE
    return why.TOO_MUCH if action - BUY > MOST_MONEY else 0


def refuse_bet(s: State, seat: int, action: int) -> int:
    if action == SKIP:
        return 0
    if action < BET or action >= BUY:
        return why.BET_FIRST
    if action - BET < s.bet_min:
        return why.TOO_LITTLE
    if action - BET > s.bet_max:
        return why.TOO_MUCH
    return why.NOT_ENOUGH if (action - BET) * COIN > s.money[seat] else 0


def refuse_play(s: State, action: int) -> int:
    if action == HIT:
        return refuse_hit(s, s.hand)
    if action == STAND:
        return 0
    if action == DOUBLE:
        return refuse_double(s, s.hand)
    if action == SPLIT:
        return refuse_split(s, s.hand)
    if action == SURRENDER:
        return refuse_surrender(s, s.hand)
    return why.BETS_CLOSED if action >= SKIP else why.NOT_OFFERED


def is_split_ace(s: State, hand: int) -> bool:
    """All hands of a seat that split begin with the same card."""
    return s.hands[hand // MOST_HANDS] > 1 and rank(s.cards[hand][0]) == ACE


def refuse_hit(s: State, hand: int) -> int:
    return why.SPLIT_ACES if s.hit_split_aces == 0 and is_split_ace(s, hand) else 0


def refuse_double(s: State, hand: int) -> int:
    """With two cards, for as much again as was bet."""
    if s.count[hand] != 2:
        return why.TWO_CARDS_ONLY
    if s.double == NEVER or (s.double_after_split == 0 and s.hands[hand // MOST_HANDS] > 1):
        return why.NO_DOUBLE
    if s.double != ANY_TWO:
        least = 9 if s.double == NINE_TO_ELEVEN else 10
        if points(s, hand) < least or points(s, hand) > 11:
            return why.NO_DOUBLE
    if refuse_hit(s, hand) != 0:
        return why.SPLIT_ACES
    return why.TOO_POOR if s.money[hand // MOST_HANDS] < s.bet[hand] else 0


def is_pair(s: State, hand: int) -> bool:
    """Two cards of one value, or of one rank where the table is strict."""
    first, second = s.cards[hand][0], s.cards[hand][1]
    if s.count[hand] != 2 or value(first) != value(second):
        return False
    return s.split != BY_RANK or rank(first) == rank(second)


def refuse_split(s: State, hand: int) -> int:
    seat = hand // MOST_HANDS
    if not is_pair(s, hand):
        return why.NO_PAIR
    if s.hands[seat] >= s.max_hands:
        return why.NO_MORE_HANDS
    if s.resplit_aces == 0 and is_split_ace(s, hand):
        return why.SPLIT_ACES
    return why.TOO_POOR if s.money[seat] < s.bet[hand] else 0


def refuse_surrender(s: State, hand: int) -> int:
    """Only instead of playing the first two cards."""
    if s.surrender == 0 or s.count[hand] != 2 or s.hands[hand // MOST_HANDS] > 1:
        return why.NO_SURRENDER
    return 0
