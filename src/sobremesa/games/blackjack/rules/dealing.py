"""The deal: when all have bet, two cards each, insurance, and the dealer's look."""

from __future__ import annotations

from ....engine import note
from . import events
from .cards import is_ace
from .dealer import dealer_hides, dealer_takes, look
from .hands import clear, first_hand, hand_number, is_blackjack, may_be_blackjack
from .options import EARLY, NO_HOLE, PEEK
from .players import draw_for, next_hand
from .rounds import end_round, next_round, open_betting
from .state import (
    BETTING,
    BLACKJACK,
    BUYING,
    DEALER,
    DEALING,
    INSURING,
    NOTHING,
    OPEN,
    SURRENDERING,
    State,
)


def find_next_asked(s: State) -> bool:
    """Answers may come in any order; the lowest seat that owes one is waited for."""
    for seat in range(s.seats):
        if s.asked[seat] == 1:
            s.turn = seat
            return True
    return False


def answered(s: State, seat: int) -> None:
    s.asked[seat] = 0
    if find_next_asked(s):
        return
    if s.phase == BUYING:
        open_betting(s)
    elif s.phase == BETTING:
        close_betting(s)
    elif s.phase == INSURING:
        before_look(s)
    else:
        begin_play(s)


def close_betting(s: State) -> None:
    """The cards of the last round are put away; every seat with a bet gets a hand."""
    players = 0
    for seat in range(s.seats):
        hand = first_hand(seat)
        clear(s, hand)
        s.fate[hand] = OPEN
        s.hands[seat] = 1 if s.bet[hand] > 0 else 0
        s.first_bet[seat] = s.bet[hand]
        players += s.hands[seat]
    clear(s, DEALER)
    s.peeked = 0
    s.dealer_shows = NOTHING
    if players == 0:
        next_round(s, False)
        return
    s.phase = DEALING
    s.dealt = 0


def deal_cards(s: State) -> None:
    """One card each, the players in order and then the dealer, twice."""
    while s.dealt < 2 * (s.seats + 1):
        if next_place_gets_card(s):
            if s.cursor == s.size:
                return
            deal_card(s)
        s.dealt += 1
    after_deal(s)


def next_place(s: State) -> int:
    """The seat whose card is due; after the last it is the dealer's."""
    return s.dealt if s.dealt <= s.seats else s.dealt - s.seats - 1


def next_place_gets_card(s: State) -> bool:
    seat = next_place(s)
    if seat < s.seats:
        return s.hands[seat] > 0
    return s.dealt == s.seats or s.hole != NO_HOLE


def deal_card(s: State) -> None:
    """The dealer's first card lies open, the second is hidden."""
    seat = next_place(s)
    if seat < s.seats:
        draw_for(s, first_hand(seat))
    elif s.dealt == s.seats:
        dealer_takes(s)
    else:
        dealer_hides(s)


def after_deal(s: State) -> None:
    for seat in range(s.seats):
        if is_blackjack(s, seat):
            hand = first_hand(seat)
            s.fate[hand] = BLACKJACK
            note(s, events.HAS_BLACKJACK, seat, hand_number(s, hand))
    if s.insurance == 1 and is_ace(s.cards[DEALER][0]):
        offer_insurance(s)
    if s.phase != INSURING:
        before_look(s)


def offer_insurance(s: State) -> None:
    """To every seat that can pay half its bet; a blackjack may be insured too."""
    for seat in range(s.seats):
        bet = s.bet[first_hand(seat)]
        if s.hands[seat] > 0 and s.gone[seat] == 0 and s.money[seat] >= bet // 2:
            s.asked[seat] = 1
            s.phase = INSURING
    find_next_asked(s)


def before_look(s: State) -> None:
    """Early surrender comes before the dealer looks under an ace or a ten."""
    if s.surrender == EARLY and s.hole == PEEK and may_be_blackjack(s):
        offer_surrender(s)
    if s.phase != SURRENDERING:
        begin_play(s)


def offer_surrender(s: State) -> None:
    """To every seat but those with a blackjack."""
    for seat in range(s.seats):
        if s.hands[seat] > 0 and s.gone[seat] == 0 and s.fate[first_hand(seat)] == OPEN:
            s.asked[seat] = 1
            s.phase = SURRENDERING
    find_next_asked(s)


def begin_play(s: State) -> None:
    """Where the dealer looks under an ace or a ten, a blackjack ends the round at once."""
    if s.hole == PEEK and may_be_blackjack(s) and look(s):
        end_round(s)
    else:
        s.turn = 0
        next_hand(s)
