"""The state of a match of cherries."""

from typing import Literal

from sobremesa.engine import I8, BaseState, Names, row, state

from .cards import CARDS
from .options import TableOptions

SEATS = 4

Phase = Literal["shuffling", "choosing", "finished"]
SHUFFLING, CHOOSING, FINISHED = range(3)
PHASES: Names[Phase] = Names(Phase, globals())


@state
class State(BaseState, TableOptions):
    seats = I8
    phase = I8
    end = I8
    round = I8
    turn = I8
    # Cards never leave their place in the deck: what changes is who holds a place, and who sees it.
    deck = row(I8, CARDS)
    drawn = I8
    held = row(I8, SEATS)
    open = row(I8, CARDS)
    won = row(I8, SEATS)
