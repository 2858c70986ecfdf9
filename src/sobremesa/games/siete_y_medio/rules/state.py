"""The state of a match of siete y medio."""

from __future__ import annotations

from typing import Literal

from ....decks.spanish import CARDS
from ....engine import I8, I16, I32, I64, BaseState, Names, grid, row, state
from .cards import HAND
from .options import TableOptions

SEATS = 7
BANK = SEATS  # the bank's place in the rows of hands and points

# Where the match stands.
Phase = Literal["shuffling", "betting", "drawing", "finished"]
SHUFFLING, BETTING, DRAWING, FINISHED = range(4)
PHASES: Names[Phase] = Names(Phase, globals())

# What became of a seat in this round.
Fate = Literal["sits-out", "to-play", "standing", "too-far", "exact"]
SITS_OUT, TO_PLAY, STANDING, TOO_FAR, EXACT = range(5)
FATES: Names[Fate] = Names(Fate, globals())


@state
class State(BaseState, TableOptions):
    seats = I8
    phase = I8
    end = I8
    round = I16
    turn = I8
    pile = row(I8, CARDS)
    cursor = I8
    pile_rng = row(I64, 4)  # none at a table: see ``next_card``
    money = row(I64, SEATS)
    bank = I64
    bet = row(I32, SEATS)
    fate = row(I8, SEATS)
    hand = grid(I8, SEATS + 1, HAND)
    size = row(I8, SEATS + 1)
    points = row(I8, SEATS + 1)
    gone = row(I8, SEATS)
    # For the statistics at the end.
    stakes = row(I64, SEATS)
    biggest_bet = I32
    biggest_seat = I8
    biggest_round = I16
    seven_and_figure = row(I8, SEATS)
    times_drawn = row(I16, 10)
