"""The players' turns, one hand after another."""

from __future__ import annotations

from ....engine import note
from . import events
from .cards import TWENTY_ONE
from .dealer import dealer_plays
from .hands import add, clear, first_hand, hand_number, owner, points, soft, take
from .money import put_down
from .plays import refuse_hit, refuse_split
from .state import BUST, DECIDING, DOUBLED, OPEN, SERVING, STANDING, State


def next_hand(s: State) -> None:
    """The next open hand in order; after the last one the dealer plays."""
    for seat in range(s.turn, s.seats):
        first = first_hand(seat)
        for hand in range(first, first + s.hands[seat]):
            if s.fate[hand] == OPEN:
                begin_hand(s, seat, hand)
                if s.fate[hand] == OPEN:
                    return
    dealer_plays(s)


def begin_hand(s: State, seat: int, hand: int) -> None:
    """A hand that was split off gets its second card; a seat that has left stands."""
    s.turn = seat
    s.hand = hand
    if s.hands[seat] > 1:
        note(s, events.PLAYS_HAND, seat, hand_number(s, hand))
    if s.count[hand] == 1:
        s.phase = SERVING
    elif s.gone[seat] == 1:
        stand(s)
    else:
        s.phase = DECIDING


def draw_for(s: State, hand: int) -> None:
    card = take(s, hand)
    note(s, events.DREW, owner(hand), hand_number(s, hand), card, points(s, hand), int(soft(s, hand)))


def serve(s: State) -> None:
    """The hand in turn gets a card, which may end it."""
    hand = s.hand
    draw_for(s, hand)
    if points(s, hand) > TWENTY_ONE:
        s.fate[hand] = BUST
        note(s, events.WENT_OVER, s.turn, hand_number(s, hand), points(s, hand))
    elif points(s, hand) == TWENTY_ONE:
        s.fate[hand] = STANDING
        note(s, events.REACHED, s.turn, hand_number(s, hand))
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
    hand = s.hand
    s.fate[hand] = STANDING
    note(s, events.STOOD, s.turn, hand_number(s, hand), points(s, hand), int(soft(s, hand)))


def split(s: State, seat: int) -> None:
    """The second card begins a new hand, the seat's last, with a bet of its own."""
    hand = s.hand
    note(s, events.SPLIT, seat, hand_number(s, hand), s.bet[hand])
    new = first_hand(seat) + s.hands[seat]
    s.hands[seat] += 1
    first, second = s.cards[hand][0], s.cards[hand][1]
    clear(s, hand)
    clear(s, new)
    add(s, hand, first)
    add(s, new, second)
    s.fate[new] = OPEN
    put_down(s, seat, new, s.bet[hand])
    note(s, events.PLAYS_HAND, seat, hand_number(s, hand))
    s.phase = SERVING
