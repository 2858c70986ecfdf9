"""The state of a match of Conclave."""

from __future__ import annotations

from typing import Literal

from ....engine import I8, I16, I32, BaseState, Names, grid, row, state
from .cards import CARDS, CELLS, HAND, MAGICS
from .options import TableOptions

LEAST_SEATS, SEATS = 2, 4

# Where the match stands.
Phase = Literal["shuffling", "ceding", "placing", "taking", "finished"]
SHUFFLING, CEDING, PLACING, TAKING, FINISHED = range(5)
PHASES: Names[Phase] = Names(Phase, globals())

# What lies at the sides of the board.
Pile = Literal["left", "right"]
LEFT, RIGHT = range(2)
PILES: Names[Pile] = Names(Pile, globals())


@state
class State(BaseState, TableOptions):
    seats = I8
    phase = I8
    end = I8
    turn = I8
    turns = I16  # played to their end
    last_turns = I8  # still to play once both piles are empty
    gap = I8  # the slot of the hand that waits for a card
    # What lies face down: the right pile, the left pile, gaps, the cards set aside.
    deck = row(I8, CARDS)
    top = row(I8, 2)  # where in the deck the piles begin …
    bottom = row(I8, 2)  # … and end
    hands = grid(I8, SEATS, HAND)
    board = row(I8, CELLS)
    holes = I8
    leader = row(I8, CARDS)  # whom a wizard follows: seat + 1, or 0
    influence = grid(I8, SEATS, MAGICS)  # what the followers of each magic add up to
    led = I32  # who has followers of which magic: bit magic × SEATS + seat
    gone = row(I8, SEATS)
