"""Blackjack: the course of a match, for every variant.

The match goes from question to question. Wherever a card is due it may also
have to stop for want of cards: then the shuffler lays another deck under the
pile, and it goes on where it stood (see ``go_on``).
"""

from __future__ import annotations

from typing import Any

from ....engine import LEAVE, NOBODY, SHUFFLER, note
from . import told, why
from .course import answered, begin_round, deal_cards, dealer_draws, finish, next_hand, serve, split, stand
from .hidden import sample, veil
from .money import ending, place, put_down, rounds, score, staked, take_back
from .moves import fallback, legal, refusal
from .state import (
    BET,
    BETTING,
    BUY,
    BUYING,
    CARDS,
    CHOICES,
    COIN,
    DEALER_DRAWS,
    DEALING,
    DECIDING,
    DECK,
    DOUBLE,
    DOUBLED,
    FINISHED,
    FIRST_PLAYER,
    HIT,
    INSURE,
    INSURING,
    MOST_HANDS,
    SERVING,
    SHUFFLING,
    SKIP,
    SPLIT,
    STAND,
    SURRENDERED,
    State,
)

__all__ = [
    "CARDS", "CHOICES", "INLINE", "State", "apply", "deal", "ending", "fallback", "legal", "open_to_others",
    "place", "refusal", "rounds", "sample", "score", "staked", "start", "to_act", "veil", "waiting",
]  # fmt: skip


INLINE = 1 << 16  # compiled, all functions are put into their callers: a third faster


# -- the pile ----------------------------------------------------------------------


def start(s: State, seats: int) -> None:
    s.seats = seats
    for seat in range(seats):
        s.money[seat] = s.start_money * COIN
        s.brought[seat] = s.money[seat]
    s.phase = SHUFFLING


def to_act(s: State) -> int:
    if s.phase == FINISHED:
        return NOBODY
    if s.phase == SHUFFLING or card_is_due(s):
        return SHUFFLER
    return s.turn


def card_is_due(s: State) -> bool:
    return s.phase == DEALING or s.phase == SERVING or s.phase == DEALER_DRAWS


def waiting(s: State, out: Any) -> int:
    """All decks of the table between rounds; in mid-round, one deck more."""
    decks = s.decks if s.phase == SHUFFLING else 1
    for deck in range(decks):
        for card in range(DECK):
            out[deck * DECK + card] = card
    return decks * DECK


def deal(s: State, order: Any, n: int) -> None:
    if s.phase == SHUFFLING:
        s.size = 0
        s.cursor = 0
        s.hidden = 0
        note(s, told.SHUFFLED, s.decks)
    else:
        note(s, told.ADDED_DECK)
    under = s.size
    for i in range(n):
        s.pile[under + i] = order[i]
    s.size = under + n
    s.batch = under
    if s.phase == SHUFFLING:
        begin_round(s)
    go_on(s)


def go_on(s: State) -> None:
    """Lay the cards that are due, until somebody must decide or the pile is empty."""
    while s.cursor < s.size:
        if s.phase == DEALING:
            deal_cards(s)
        elif s.phase == SERVING:
            serve(s)
        elif s.phase == DEALER_DRAWS:
            dealer_draws(s)
        else:
            return


# -- the moves ---------------------------------------------------------------------------------


def apply(s: State, seat: int, action: int) -> None:
    if action == LEAVE:
        leave(s, seat)
    elif s.phase == DECIDING:
        play(s, seat, action)
    elif s.phase == BETTING:
        place_bet(s, seat, action)
    elif s.phase == INSURING:
        answer_insurance(s, seat, action)
    else:
        buy(s, seat, (action - BUY) * COIN)
    go_on(s)


def play(s: State, seat: int, action: int) -> None:
    hand = s.hand
    if action == HIT:
        s.phase = SERVING
    elif action == DOUBLE:
        note(s, told.DOUBLED, seat, s.bet[hand])
        put_down(s, seat, hand, s.bet[hand])
        s.fate[hand] = DOUBLED
        s.phase = SERVING
    elif action == SPLIT:
        split(s, seat)
    else:
        if action == STAND:
            stand(s)
        else:
            s.fate[hand] = SURRENDERED
            note(s, told.SURRENDERED, seat, s.bet[hand] // 2)
        next_hand(s)


def place_bet(s: State, seat: int, action: int) -> None:
    if action == SKIP:
        note(s, told.SKIPPED, seat)
    else:
        amount = (action - BET) * COIN
        put_down(s, seat, seat * MOST_HANDS, amount)
        s.stakes[seat] += amount
        note(s, told.PLACED_BET, seat, amount)
    answered(s, seat)


def answer_insurance(s: State, seat: int, action: int) -> None:
    """Half the bet; it does not end the turn."""
    if action == INSURE:
        stake = s.bet[seat * MOST_HANDS] // 2
        s.money[seat] -= stake
        s.insured[seat] = stake
        note(s, told.INSURED, seat, stake)
    else:
        note(s, told.DECLINED, seat)
    answered(s, seat)


def buy(s: State, seat: int, amount: int) -> None:
    s.money[seat] = amount
    s.brought[seat] = amount
    note(s, told.BOUGHT, seat, amount)
    answered(s, seat)


def leave(s: State, seat: int) -> None:
    """Open hands stand, and the seat sits out; before the cards its bet comes back."""
    s.gone[seat] = 1
    note(s, told.LEFT, seat)
    if s.phase == BUYING or s.phase == BETTING:
        take_back(s, seat)
        if not leaving_ends_match(s):
            answered(s, seat)
    elif s.phase == INSURING:
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
    finish(s, why.SOMEBODY_LEFT if s.stop == FIRST_PLAYER else why.ABANDONED)
    return True


def open_to_others(s: State) -> bool:
    return False
