"""The hands of seats and bank, and what they are worth."""

from __future__ import annotations

from ....decks.spanish import CARDS, KING, ORO, SEVEN, rank, suit
from ....engine import next_card
from .cards import RANK_OF, SIETE_Y_MEDIO, value
from .options import ANY_KING
from .state import State


def give(s: State, who: int) -> int:
    """Give the next card of the pile to a seat or the bank."""
    card = next_card(s.pile, s.cursor, CARDS, s.pile_rng)
    s.cursor += 1
    s.hand[who][s.size[who]] = card
    s.size[who] += 1
    s.points[who] += value(card)
    s.times_drawn[RANK_OF[card]] += 1
    return card


def is_seven_and_figure(s: State, seat: int) -> bool:
    """Siete y medio with two cards: it can only be a seven and a figure."""
    return s.size[seat] == 2 and s.points[seat] == SIETE_Y_MEDIO


def prize_percent(s: State, seat: int) -> int:
    """The highest prize that a winning siete y medio earns, in per cent of the bet."""
    if s.points[seat] != SIETE_Y_MEDIO or s.prizes == 0:
        return 0
    if s.size[seat] > 2:
        return 25
    seven, figure = s.hand[seat][0], s.hand[seat][1]
    if rank(seven) != SEVEN:
        seven, figure = figure, seven
    same_suit = suit(seven) == suit(figure)
    if suit(seven) == ORO and rank(figure) == KING and (s.king == ANY_KING or same_suit):
        return 100
    return 75 if same_suit else 50
