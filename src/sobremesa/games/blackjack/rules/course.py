"""A round of blackjack, chapter by chapter: bets, deal, players, dealer, the next round.

A function here never draws more than the one card that is due: it says by the
phase what comes next, and ``go_on`` in rules.py sees that there are cards.
"""

from __future__ import annotations

from ....engine import note
from . import told, why
from .cards import (
    ACE,
    TWENTY_ONE,
    add,
    clear,
    dealer_has_blackjack,
    dealer_hits,
    is_blackjack,
    makes_blackjack,
    may_be_blackjack,
    points,
    rank,
    shown_points,
    take,
)
from .money import can_bet, put_down, settle
from .moves import refuse_hit, refuse_split
from .state import (
    A_BLACKJACK,
    BETTING,
    BLACKJACK,
    BUST,
    BUYING,
    DEALER,
    DEALER_DRAWS,
    DEALING,
    DECIDING,
    DECK,
    DOUBLED,
    FINISHED,
    FIRST_PLAYER,
    FRESH,
    INSURING,
    MOST_HANDS,
    NO_HOLE,
    NOTHING,
    OPEN,
    PEEK,
    SERVING,
    SHUFFLING,
    STANDING,
    THE_POINTS,
    State,
)

# -- a round: the bets ---------------------------------------------------------------


def begin_round(s: State) -> None:
    s.round += 1
    note(s, told.ROUND_BEGAN, s.round)
    if s.start_money == 0 and s.round == 1:
        s.phase = BUYING
        for seat in range(s.seats):
            s.asked[seat] = 1
        s.turn = 0
    else:
        open_betting(s)


def open_betting(s: State) -> None:
    """The hands of the last round stay on show until the cards are dealt."""
    s.phase = BETTING
    for seat in range(s.seats - 1, -1, -1):
        s.asked[seat] = 0
        if can_bet(s, seat):
            s.asked[seat] = 1
            s.turn = seat


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
    else:
        begin_play(s)


def close_betting(s: State) -> None:
    """The cards of the last round are put away; who has bet gets a hand."""
    players = 0
    for seat in range(s.seats):
        hand = seat * MOST_HANDS
        clear(s, hand)
        s.fate[hand] = OPEN
        s.hands[seat] = 1 if s.bet[hand] > 0 else 0
        players += s.hands[seat]
    clear(s, DEALER)
    s.peeked = 0
    s.contested = NOTHING
    if players == 0:
        next_round(s, False)
        return
    s.phase = DEALING
    s.lap = 0
    s.turn = 0


# -- a round: the deal -----------------------------------------------------------------


def deal_cards(s: State) -> None:
    """One card each, the players in order and then the dealer, twice."""
    while s.lap < 2:
        for seat in range(s.turn, s.seats):
            if s.hands[seat] > 0:
                if s.cursor == s.size:
                    s.turn = seat
                    return
                draw_for(s, seat * MOST_HANDS)
        if s.lap == 0 or s.hole != NO_HOLE:
            if s.cursor == s.size:
                s.turn = s.seats
                return
            deal_to_dealer(s)
        s.lap += 1
        s.turn = 0
    after_deal(s)


def deal_to_dealer(s: State) -> None:
    """The first card lies open, the second is hidden."""
    if s.lap == 0:
        dealer_takes(s)
    else:
        s.hidden = s.cursor
        s.cursor += 1
        note(s, told.DEALER_HID)


def after_deal(s: State) -> None:
    for seat in range(s.seats):
        if is_blackjack(s, seat):
            s.fate[seat * MOST_HANDS] = BLACKJACK
            note(s, told.HAS_BLACKJACK, seat)
    if s.insurance == 1 and rank(s.cards[DEALER][0]) == ACE:
        offer_insurance(s)
    if s.phase != INSURING:
        begin_play(s)


def offer_insurance(s: State) -> None:
    """To every seat that can pay half its bet; a blackjack may be insured too."""
    for seat in range(s.seats):
        bet = s.bet[seat * MOST_HANDS]
        if s.hands[seat] > 0 and s.gone[seat] == 0 and s.money[seat] >= bet // 2:
            s.asked[seat] = 1
            s.phase = INSURING
    find_next_asked(s)


def begin_play(s: State) -> None:
    """Where the dealer looks under an ace or a ten, a blackjack ends the round at once."""
    if s.hole == PEEK and may_be_blackjack(s) and look(s):
        end_round(s)
    else:
        s.turn = 0
        next_hand(s)


def look(s: State) -> bool:
    """The dealer looks at the hidden card, and shows it only if it makes a blackjack."""
    if makes_blackjack(s.cards[DEALER][0], s.pile[s.hidden]):
        turn_up(s)
        return True
    s.peeked = 1
    note(s, told.PEEKED)
    return False


# -- a round: the players ----------------------------------------------------------------


def next_hand(s: State) -> None:
    """The next open hand in order; after the last one the dealer plays."""
    for seat in range(s.turn, s.seats):
        for k in range(s.hands[seat]):
            hand = seat * MOST_HANDS + k
            if s.fate[hand] == OPEN:
                begin_hand(s, seat, hand)
                if s.fate[hand] == OPEN:
                    return
    dealer_plays(s)


def begin_hand(s: State, seat: int, hand: int) -> None:
    """A hand that was split off gets its second card; who has left stands."""
    s.turn = seat
    s.hand = hand
    if s.hands[seat] > 1:
        note(s, told.PLAYS_HAND, seat, hand % MOST_HANDS + 1)
    if s.count[hand] == 1:
        s.phase = SERVING
    elif s.gone[seat] == 1:
        stand(s)
    else:
        s.phase = DECIDING


def draw_for(s: State, hand: int) -> None:
    card = take(s, hand)
    note(s, told.DREW, hand // MOST_HANDS, card, shown_points(s, hand))


def serve(s: State) -> None:
    """The hand in turn gets a card, which may end it."""
    hand = s.hand
    draw_for(s, hand)
    if points(s, hand) > TWENTY_ONE:
        s.fate[hand] = BUST
        note(s, told.WENT_OVER, s.turn, points(s, hand))
    elif points(s, hand) == TWENTY_ONE:
        s.fate[hand] = STANDING
        note(s, told.REACHED, s.turn)
    elif s.fate[hand] == DOUBLED or s.gone[s.turn] == 1 or has_no_choice(s, hand):
        stand(s)
    else:
        s.phase = DECIDING
        return
    next_hand(s)


def has_no_choice(s: State, hand: int) -> bool:
    """Split aces get one card, unless the table is generous or it can be split again."""
    return refuse_hit(s, hand) != 0 and refuse_split(s, hand) != 0


def stand(s: State) -> None:
    s.fate[s.hand] = STANDING
    note(s, told.STOOD, s.turn, shown_points(s, s.hand))


def split(s: State, seat: int) -> None:
    """The second card begins a new hand with a bet of its own."""
    hand = s.hand
    new = seat * MOST_HANDS + s.hands[seat]
    s.hands[seat] += 1
    first, second = s.cards[hand][0], s.cards[hand][1]
    clear(s, hand)
    clear(s, new)
    add(s, hand, first)
    add(s, new, second)
    s.fate[new] = OPEN
    put_down(s, seat, new, s.bet[hand])
    note(s, told.SPLIT, seat, s.bet[new])
    note(s, told.PLAYS_HAND, seat, hand % MOST_HANDS + 1)
    s.phase = SERVING


# -- a round: the dealer -------------------------------------------------------------------


def dealer_takes(s: State) -> None:
    card = take(s, DEALER)
    note(s, told.DEALER_DREW, card, shown_points(s, DEALER))


def turn_up(s: State) -> None:
    card = s.pile[s.hidden]
    s.hidden = 0
    add(s, DEALER, card)
    note(s, told.TURNED_UP, card, shown_points(s, DEALER))
    if dealer_has_blackjack(s):
        note(s, told.DEALER_BLACKJACK)


def what_is_open(s: State) -> int:
    """Whether somebody's money depends on the dealer's points, or on a blackjack only."""
    open_question = NOTHING
    for seat in range(s.seats):
        if s.insured[seat] > 0 and may_be_blackjack(s):
            open_question = A_BLACKJACK
        for hand in range(seat * MOST_HANDS, seat * MOST_HANDS + s.hands[seat]):
            if s.fate[hand] == STANDING:
                return THE_POINTS
            if s.fate[hand] == BLACKJACK and may_be_blackjack(s):
                open_question = A_BLACKJACK
    return open_question


def dealer_plays(s: State) -> None:
    """As far as anybody's money depends on it. In a shoe that goes on the hidden card
    is always shown in the end; fresh cards next round make that needless."""
    s.contested = what_is_open(s)
    if s.hidden > 0:
        if s.contested == THE_POINTS or s.shoe != FRESH:
            turn_up(s)
        elif s.contested == A_BLACKJACK:
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
            note(s, told.DEALER_BLACKJACK)
    if s.contested == THE_POINTS and not dealer_has_blackjack(s):
        over = points(s, DEALER) > TWENTY_ONE
        note(s, told.DEALER_WENT_OVER if over else told.DEALER_STOOD, points(s, DEALER))
    end_round(s)


def dealer_needs_card(s: State) -> bool:
    if s.contested == THE_POINTS:
        return dealer_hits(s.hard[DEALER], s.aces[DEALER], s.soft_17)
    return s.contested == A_BLACKJACK and s.hole == NO_HOLE and s.count[DEALER] == 1


# -- from round to round ---------------------------------------------------------------------


def end_round(s: State) -> None:
    settle(s)
    next_round(s, True)


def next_round(s: State, somebody_bet: bool) -> None:
    s.played += 1
    reason = reason_to_end(s, somebody_bet)
    if reason > 0:
        finish(s, reason)
    elif s.shoe == FRESH or s.cursor * 100 >= s.decks * DECK * s.cut:
        s.phase = SHUFFLING
    else:
        begin_round(s)


def reason_to_end(s: State, somebody_bet: bool) -> int:
    present, able = 0, 0
    for seat in range(s.seats):
        present += 1 - s.gone[seat]
        able += 1 if can_bet(s, seat) else 0
    if s.stop == FIRST_PLAYER and present < s.seats:
        return why.SOMEBODY_LEFT
    if present == 0:
        return why.ABANDONED
    if s.stop == FIRST_PLAYER and able < s.seats:
        return why.SOMEBODY_CANNOT_BET
    if able == 0:
        return why.NOBODY_CAN_BET
    if s.rounds == 0:
        return 0 if somebody_bet else why.NOBODY_BETS
    return why.ROUNDS_PLAYED if s.round == s.rounds else 0


def finish(s: State, reason: int) -> None:
    s.phase = FINISHED
    s.end = reason
    note(s, told.MATCH_ENDED, reason)
