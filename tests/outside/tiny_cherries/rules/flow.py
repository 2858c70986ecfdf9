"""The course of a match: cards are dealt, everybody chooses once, all are shown."""

from sobremesa.engine import NOBODY, SHUFFLER, IntRow, note

from . import events, reasons
from .state import CHOOSING, FINISHED, SHUFFLING, State


def to_act(s: State) -> int:
    if s.phase == FINISHED:
        return NOBODY
    return SHUFFLER if s.phase == SHUFFLING else s.turn


def deal(s: State, order: IntRow, n: int) -> None:
    """A round begins: everybody draws a card."""
    for place in range(n):
        s.deck[place] = order[place]
        s.open[place] = 0
    s.drawn = 0
    s.turn = 0
    s.round += 1
    s.phase = CHOOSING
    note(s, events.ROUND_BEGAN, s.round)
    for seat in range(s.seats):
        draw_card(s, seat)


def draw_card(s: State, seat: int) -> None:
    s.held[seat] = s.drawn
    s.drawn += 1
    note(s, events.DREW, seat, card_of(s, seat))


def card_of(s: State, seat: int) -> int:
    return s.deck[s.held[seat]]


def show_cards(s: State) -> None:
    """The most cherries win the round; no two cards are alike."""
    winner = 0
    for seat in range(s.seats):
        s.open[s.held[seat]] = 1
        note(s, events.SHOWED, seat, card_of(s, seat))
        if card_of(s, seat) > card_of(s, winner):
            winner = seat
    s.won[winner] += 1
    note(s, events.WON, winner)
    s.phase = SHUFFLING
    if s.round == s.rounds:
        finish(s, reasons.ROUNDS_PLAYED)


def finish(s: State, reason: int) -> None:
    s.phase = FINISHED
    s.end = reason
    note(s, events.MATCH_ENDED, reason)
