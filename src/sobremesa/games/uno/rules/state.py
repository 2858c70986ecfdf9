"""The state of a match of UNO."""

from __future__ import annotations

from typing import Literal

from ....engine import I8, I16, I32, BaseState, Names, grid, row, state
from .cards import CARDS, KINDS
from .options import TableOptions

SEATS = 10
LOG = 1_200  # entries of the history of a round

# What the seat in turn is asked.
Phase = Literal["naming", "playing", "drawn", "answering", "finished"]
NAMING, PLAYING, DRAWN, ANSWERING, FINISHED = range(5)
PHASES: Names[Phase] = Names(Phase, globals())

# What became of the call of a seat that holds one card.
Call = Literal["called", "forgiven", "exposed"]
CALLED, FORGIVEN, EXPOSED = range(1, 4)
CALLS: Names[Call] = Names(Call, globals(), first=1)

# Which cards wait for the shuffler.
NO_PILE, DECK, FIRST_CARD, DISCARDS, LEFT_HAND = range(5)

# Cards that are due. Drawing may empty the pile, and then the shuffler, who is a player, has a turn in
# the middle of a rule. So a rule does not give cards and go on: it says how many are due to whom and
# what follows (`giving.owe`). `flow.settle` gives them, stops for the shuffler if it must, and goes on
# from the state alone, until it is somebody's turn to decide. What follows:
NOTHING = 0  # nothing is due: the seat in turn decides
ASK = 1  # one card was drawn: it may be played or kept
EFFECT = 2  # the cards for a missed call were drawn: now the card that was laid takes effect
SERVED = 3  # the cards of a +2 or +4 were drawn: that costs the turn, or the turn begins
FREED = 4  # another seat drew them after a challenge: the challenger plays
STAY = 5  # whoever was caught drew: nothing else changes
COUNT = 6  # the last card made somebody draw: now the points are counted


@state
class State(BaseState, TableOptions):
    seats = I8
    gone = row(I8, SEATS)  # 0, or the order in which the seat left the table (1 = first)
    phase = I8
    end = I8
    winner = I8
    round = I16
    dealer = I8
    direction = I16  # 1: counter-clockwise, as seat numbers grow; −1: clockwise
    turn = I8
    # Calls, and the time in which others may react to the top card.
    pressed = I8  # whether the seat in turn has called UNO: its secret until it lays a card
    called = row(I8, SEATS)  # whether a seat with one card called it
    exposed = I8  # the seat that may be caught without its call, or NOBODY
    fresh = I8  # whether the seat in turn has neither laid nor drawn since the top card was laid
    laid_by = I8  # who laid the top card; NOBODY if it is the first one
    # The cards.
    pile = row(I8, CARDS)  # to draw from, the next card last
    left = I8  # cards in it
    discard = row(I8, KINDS)  # how many of each kind lie under the top card
    discarded = I8
    top = I8
    colour = I8
    hands = grid(I8, SEATS, KINDS)
    size = row(I8, SEATS)
    drawn = I8  # what the seat that is asked to play or keep has just drawn
    # Cards that wait for the shuffler, and cards that are due.
    shuffle = I8  # which cards wait: NO_PILE, DECK …
    leaver = I8  # whose hand it is
    due = I16
    due_seat = I8
    then = I8  # what follows: NOTHING, ASK …
    # A +2 or +4 that waits for an answer, and a +4 that may be challenged.
    pending = I16  # cards to draw: ever more while +2 and +4 are passed on
    accused = I8  # who laid it, or NOBODY
    bluffed = I8  # whether the +4 was unlawful: a secret of the accused
    since = I8  # cards that the accused has drawn since laying it
    under_top = I8  # what it was laid on
    under_colour = I8
    # What seats may remember: hands that were shown (`looks.py`) …
    looked = row(I8, SEATS)  # whether a seat has seen another's hand in this round
    seen = row(I8, SEATS)  # whether another seat has seen its hand
    known = row(I32, SEATS * KINDS)  # what was seen of each hand, one after the other
    # … what the pile was made of …
    remade = I8  # whether it was made of discards, and no hand was put under it since
    back = row(I8, KINDS)  # those discards
    # … and the history of the round (`history.py`).
    log = row(I16, LOG)
    logged = I16  # entries of it
    refilled = I16  # entries when those discards became the pile; 0: what the pile is made of is not known
    opened_on = I8  # the top card at its beginning
    opened_with = row(I8, KINDS)  # what lay under it
    # Points and statistics.
    points = row(I32, SEATS)
    left_with = row(I16, SEATS)  # at the end of the match: the points of what is left in each hand
    rounds_won = row(I16, SEATS)
    cards_drawn = row(I32, SEATS)
    challenges = I32
    bluffs = I32
