"""Moves: which are allowed, why others are not, and what they do."""

from __future__ import annotations

from ....engine import LEAVE, IntRow, amounts, note
from . import events, reasons
from .actions import BET, BUY, CONTINUE, DECLINE, DOUBLE, HIT, INSURE, NO_MOVE, SKIP, SPLIT, STAND, SURRENDER
from .dealing import answered
from .hands import first_hand, hand_number
from .money import put_down, take_back
from .options import FIRST_PLAYER, MOST_MONEY
from .players import next_hand, split, stand
from .plays import plays, refuse_play
from .rounds import finish
from .shoe import go_on
from .state import (
    BETTING,
    BUYING,
    COIN,
    DECIDING,
    DOUBLED,
    FINISHED,
    INSURING,
    SERVING,
    SURRENDERED,
    SURRENDERING,
    State,
)


def owes_answer(s: State, seat: int) -> bool:
    """Money and insurance are answered in any order, cards in turn."""
    if s.phase == DECIDING:
        return seat == s.turn
    return s.phase != FINISHED and s.asked[seat] == 1


def legal(s: State, seat: int, out: IntRow) -> int:
    if not owes_answer(s, seat):
        return 0
    if s.phase == DECIDING:
        return plays(s, out)
    if s.phase == INSURING:
        out[0] = DECLINE
        out[1] = INSURE
        return 2
    if s.phase == SURRENDERING:
        out[0] = CONTINUE
        out[1] = SURRENDER
        return 2
    if s.phase == BUYING:
        return purchases(s, out)
    least, most = limits(s, seat, BET)
    n = amounts(BET, least, most, out)
    out[n] = SKIP
    return n + 1


def limits(s: State, seat: int, base: int) -> tuple[int, int]:
    """The least and the most that a seat may buy or bet, in coins."""
    most = MOST_MONEY if base == BUY else min(s.bet_max, s.money[seat] // COIN)
    return s.bet_min, most


def purchases(s: State, out: IntRow) -> int:
    """What people bring to a table: a hundred, five hundred, a thousand least bets."""
    out[0] = BUY + 100 * s.bet_min
    out[1] = BUY + 500 * s.bet_min
    out[2] = BUY + 1000 * s.bet_min
    return 3


def fallback(s: State, seat: int) -> int:
    """No bet this round, no insurance, no surrender, stand."""
    if s.phase == BUYING:
        return BUY + 100 * s.bet_min
    if s.phase == BETTING:
        return SKIP
    if s.phase == SURRENDERING:
        return CONTINUE
    return DECLINE if s.phase == INSURING else STAND


def adds_money(s: State, seat: int, action: int) -> bool:
    return action in (DOUBLE, SPLIT, INSURE) or action >= BET


# -- refusals --------------------------------------------------------------------


def refusal(s: State, seat: int, action: int) -> int:
    if s.phase == FINISHED:
        return reasons.MATCH_OVER
    if s.gone[seat] == 1:
        return reasons.GONE
    if action == LEAVE:
        return 0
    if action < HIT or action >= NO_MOVE:
        return reasons.NO_SUCH_MOVE
    if not owes_answer(s, seat):
        return reasons.NOT_YOUR_TURN
    if s.phase == BUYING:
        return refuse_purchase(s, action)
    if s.phase == BETTING:
        return refuse_bet(s, seat, action)
    if s.phase == INSURING:
        return 0 if INSURE <= action <= DECLINE else reasons.INSURANCE_FIRST
    if s.phase == SURRENDERING:
        return 0 if action in (SURRENDER, CONTINUE) else reasons.SURRENDER_FIRST
    if action == CONTINUE:
        return reasons.NO_SUCH_MOVE
    return reasons.BETS_CLOSED if action >= SKIP else refuse_play(s, action)


def refuse_purchase(s: State, action: int) -> int:
    if action < BUY:
        return reasons.BUY_FIRST
    if action - BUY < s.bet_min:
        return reasons.TOO_LITTLE
    return reasons.TOO_MUCH if action - BUY > MOST_MONEY else 0


def refuse_bet(s: State, seat: int, action: int) -> int:
    if action == SKIP:
        return 0
    if action < BET or action >= BUY:
        return reasons.BET_FIRST
    if action - BET < s.bet_min:
        return reasons.TOO_LITTLE
    if action - BET > s.bet_max:
        return reasons.TOO_MUCH
    return reasons.NOT_ENOUGH if (action - BET) * COIN > s.money[seat] else 0


# -- effects -----------------------------------------------------------------------


def apply(s: State, seat: int, action: int) -> None:
    if action == LEAVE:
        leave(s, seat)
    elif s.phase == DECIDING:
        play(s, seat, action)
    elif s.phase == BETTING:
        place_bet(s, seat, action)
    elif s.phase == INSURING:
        answer_insurance(s, seat, action)
    elif s.phase == SURRENDERING:
        answer_surrender(s, seat, action)
    else:
        buy(s, seat, (action - BUY) * COIN)
    go_on(s)


def play(s: State, seat: int, action: int) -> None:
    hand = s.hand
    if action == HIT:
        s.phase = SERVING
    elif action == DOUBLE:
        note(s, events.DOUBLED, seat, hand_number(s, hand), s.bet[hand])
        put_down(s, seat, hand, s.bet[hand])
        s.fate[hand] = DOUBLED
        s.phase = SERVING
    elif action == SPLIT:
        split(s, seat)
    else:
        if action == STAND:
            stand(s)
        else:
            surrender(s, seat, hand)
        next_hand(s)


def surrender(s: State, seat: int, hand: int) -> None:
    s.fate[hand] = SURRENDERED
    note(s, events.SURRENDERED, seat, hand_number(s, hand), s.bet[hand] // 2)


def place_bet(s: State, seat: int, action: int) -> None:
    if action == SKIP:
        note(s, events.SKIPPED, seat)
    else:
        amount = (action - BET) * COIN
        put_down(s, seat, first_hand(seat), amount)
        s.stakes[seat] += amount
        note(s, events.PLACED_BET, seat, amount)
    answered(s, seat)


def answer_insurance(s: State, seat: int, action: int) -> None:
    """Half the bet; it does not end the turn."""
    if action == INSURE:
        stake = s.bet[first_hand(seat)] // 2
        s.money[seat] -= stake
        s.insured[seat] = stake
        note(s, events.INSURED, seat, stake)
    else:
        note(s, events.DECLINED, seat)
    answered(s, seat)


def answer_surrender(s: State, seat: int, action: int) -> None:
    if action == SURRENDER:
        surrender(s, seat, first_hand(seat))
    else:
        note(s, events.CONTINUED, seat)
    answered(s, seat)


def buy(s: State, seat: int, amount: int) -> None:
    s.money[seat] = amount
    s.brought[seat] = amount
    note(s, events.BOUGHT, seat, amount)
    answered(s, seat)


def leave(s: State, seat: int) -> None:
    """Open hands stand, and the seat sits out; before the cards its bet comes back."""
    s.gone[seat] = 1
    note(s, events.LEFT, seat)
    if s.phase == BUYING or s.phase == BETTING:
        take_back(s, seat)
        if not leaving_ends_match(s):
            answered(s, seat)
    elif s.phase == INSURING or s.phase == SURRENDERING:
        answered(s, seat)
    elif s.turn == seat:
        stand(s)
        next_hand(s)


def leaving_ends_match(s: State) -> bool:
    """No cards lie on the table: with the one who left, or the last one, it is over."""
    present = 0
    for seat in range(s.seats):
        present += 1 - s.gone[seat]
    if present > 0 and s.stop != FIRST_PLAYER:
        return False
    for seat in range(s.seats):
        take_back(s, seat)
    finish(s, reasons.SOMEBODY_LEFT if s.stop == FIRST_PLAYER else reasons.ABANDONED)
    return True
