"""The dealer's cards: the open one, the hidden one, and those drawn after the players."""

from __future__ import annotations

from ....engine import note
from . import events
from .cards import TWENTY_ONE, makes_blackjack
from .hands import (
    add,
    dealer_has_blackjack,
    dealer_hits,
    draw_card,
    first_hand,
    may_be_blackjack,
    points,
    soft,
    take,
)
from .options import ALWAYS, FRESH, NO_HOLE
from .rounds import end_round
from .state import A_BLACKJACK, BLACKJACK, BUST, DEALER, DEALER_DRAWS, NOTHING, STANDING, THE_POINTS, State


def dealer_takes(s: State) -> None:
    card = take(s, DEALER)
    note(s, events.DEALER_DREW, card, points(s, DEALER), int(soft(s, DEALER)))


def dealer_hides(s: State) -> None:
    """The next card lies before the dealer face down."""
    s.hidden = s.cursor
    draw_card(s)
    note(s, events.DEALER_HID)


def look(s: State) -> bool:
    """The dealer looks at the hidden card, and shows it only if it makes a blackjack."""
    if makes_blackjack(s.cards[DEALER][0], s.pile[s.hidden]):
        turn_up(s)
        return True
    s.peeked = 1
    note(s, events.PEEKED)
    return False


def turn_up(s: State) -> None:
    card = s.pile[s.hidden]
    s.hidden = 0
    add(s, DEALER, card)
    note(s, events.TURNED_UP, card, points(s, DEALER), int(soft(s, DEALER)))
    if dealer_has_blackjack(s):
        note(s, events.DEALER_BLACKJACK)


def what_money_hangs_on(s: State) -> int:
    """How far the dealer must play: for the points, for a possible blackjack, or not at all."""
    found = NOTHING
    for seat in range(s.seats):
        if s.insured[seat] > 0 and may_be_blackjack(s):
            found = A_BLACKJACK
        first = first_hand(seat)
        for hand in range(first, first + s.hands[seat]):
            if s.fate[hand] == STANDING:
                return THE_POINTS
            if may_be_blackjack(s) and (s.fate[hand] == BLACKJACK or may_be_returned(s, seat, hand)):
                found = A_BLACKJACK
    return found


def may_be_returned(s: State, seat: int, hand: int) -> bool:
    """Whether a lost bet comes back, in part at least, if the dealer has a blackjack."""
    more = s.hands[seat] > 1 or s.bet[hand] > s.first_bet[seat]
    return more and s.original_bets_only == 1 and s.fate[hand] == BUST


def dealer_plays(s: State) -> None:
    """The dealer plays as far as bets depend on it, or always if the option says so. If the shoe is
    not shuffled after the round, the hidden card is shown in the end: counters have to know it."""
    s.dealer_shows = THE_POINTS if s.dealer_plays == ALWAYS else what_money_hangs_on(s)
    if s.hidden > 0:
        if s.dealer_shows == THE_POINTS or s.shoe != FRESH:
            turn_up(s)
        elif s.dealer_shows == A_BLACKJACK:
            look(s)
    s.phase = DEALER_DRAWS
    dealer_draws(s)


def dealer_draws(s: State) -> None:
    """As long as the rules say and the pile has cards; then the round is settled."""
    while dealer_needs_card(s):
        if s.cursor == s.size:
            return
        dealer_takes(s)
        if dealer_has_blackjack(s):
            note(s, events.DEALER_BLACKJACK)
    if s.dealer_shows == THE_POINTS and not dealer_has_blackjack(s):
        over = points(s, DEALER) > TWENTY_ONE
        note(s, events.DEALER_WENT_OVER if over else events.DEALER_STOOD, points(s, DEALER))
    end_round(s)


def dealer_needs_card(s: State) -> bool:
    if s.dealer_shows == THE_POINTS:
        return dealer_hits(s.hard[DEALER], s.aces[DEALER], s.soft_17)
    return s.dealer_shows == A_BLACKJACK and s.hole == NO_HOLE and s.count[DEALER] == 1
