"""All that there is to know about a match of UNO."""

from __future__ import annotations

from typing import Literal

from ....engine import I8, I16, I32, BaseState, Names, grid, row, state
from .cards import CARDS, KINDS
from .options import Rules

SEATS = 10
LOG = 1_200  # entries: see `log.ROOM`

# What the seat in turn is asked.
Phase = Literal["naming", "playing", "drawn", "answering", "finished"]
NAMING, PLAYING, DRAWN, ANSWERING, FINISHED = range(5)
PHASES: Names[Phase] = Names(Phase, globals())

# What became of the call of a seat that holds one card.
Call = Literal["called", "forgiven", "exposed"]
CALLED, FORGIVEN, EXPOSED = range(1, 4)
CALLS: Names[Call] = Names(Call, globals(), first=1)

# What waits for the shuffler.
NO_PILE, DECK, FIRST_CARD, DISCARDS, LEFT_HAND = range(5)

# Cards on their way. Whoever draws may empty the pile, and then the shuffler, who is a player,
# has a turn in the middle of a rule. So no rule gives cards and goes on: it says how many are due
# to whom and what follows (`giving.owe`). `course.settle` gives them, waits for the shuffler if it
# must, and goes on from these cells, until it is somebody's turn to decide. What follows:
NOTHING = 0  # nothing is due, and the play rests with the seat in turn
ASK = 1  # one card was drawn: play it or keep it
EFFECT = 2  # a missed call has been paid for: now the card that was laid takes effect
SERVED = 3  # a +2 or +4 has been paid for: that costs the turn, or the turn begins
FREED = 4  # somebody else has paid for it: the challenger plays
STAY = 5  # whoever was caught has paid: nothing else changes
COUNT = 6  # the last card made somebody draw: now the points are counted


@state
class State(BaseState, Rules):
    seats = I8
    gone = row(I8, SEATS)  # 0, or as the how-manieth a seat left the table
    phase = I8
    end = I8
    winner = I8
    round = I16
    dealer = I8
    direction = I16  # 1: counter-clockwise, as seat numbers grow; −1: clockwise
    turn = I8
    # Calls, and the time in which others may speak up about the top card.
    pressed = I8  # whether the seat in turn has called UNO: its secret until a card lies
    called = row(I8, SEATS)  # whether a seat with one card called it
    exposed = I8  # the seat that may be caught without its call, or NOBODY
    fresh = I8  # whether the seat in turn has neither laid nor drawn since the top card lies
    laid_by = I8  # who laid the top card; NOBODY the first one
    # The cards.
    pile = row(I8, CARDS)  # to draw from, the next one last
    left = I8
    discard = row(I8, KINDS)  # how many of each kind lie under the top card
    discarded = I8
    top = I8
    colour = I8
    hands = grid(I8, SEATS, KINDS)
    size = row(I8, SEATS)
    drawn = I8  # what the seat that is asked to play or keep has just drawn
    # Cards on their way.
    shuffle = I8
    leaver = I8
    due = I16
    due_seat = I8
    then = I8
    # A +4 that may be challenged, and a sum that grows while it is passed on.
    pending = I16
    accused = I8  # who laid it, or NOBODY
    bluffed = I8  # a secret of the accused
    since = I8  # cards that the accused has drawn since
    under_top = I8  # what lay there before
    under_colour = I8
    # What seats know of hidden cards.
    looked = row(I8, SEATS)  # whether a seat has seen another's hand in this round
    seen = row(I8, SEATS)  # whether somebody has seen its hand
    known = row(I32, SEATS * KINDS)  # what is known of each hand, one after the other: see `memory.recalls`
    remade = I8  # whether the pile was made of discards
    back = row(I8, KINDS)  # of these
    log = row(I16, LOG)  # what happened to the cards: see `log.py`
    logged = I16
    refilled = I16  # how much of it was written when `back` came back; 0: that is not known
    opened_on = I8  # the top card when the log began
    opened_with = row(I8, KINDS)  # what lay under it
    # Points and statistics.
    points = row(I32, SEATS)
    left_with = row(I16, SEATS)  # at the end of the match: the points of what is left in each hand
    rounds_won = row(I16, SEATS)
    cards_drawn = row(I32, SEATS)
    challenges = I32
    bluffs = I32
