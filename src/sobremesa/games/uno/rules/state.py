"""What a table of UNO may agree on, and all that there is to know about a match."""

from __future__ import annotations

from ....engine import FIRST_ACTION, I8, I16, I32, Options, choice, grid, option, row, state, switch
from .cards import CARDS, COLOURS, KINDS, WILD

SEATS = 10

# Actions. PLAY + kind lays a coloured card; the wild ones come once for each colour.
DRAW, KEEP, PASS, TAKE, CHALLENGE, UNO, CATCH, COLOUR = range(FIRST_ACTION, FIRST_ACTION + 8)
PLAY = COLOUR + COLOURS
PLAY_WILD = PLAY + WILD
PLAY_PLUS_FOUR = PLAY_WILD + COLOURS

# A whole colour, its neighbours of one symbol, two wilds in four colours; draw; catch.
CHOICES = 13 + 3 + 2 * COLOURS + 2

# What the seat in turn is asked.
NAMING, PLAYING, DRAWN, ANSWERING, FINISHED = range(5)
# What waits for the shuffler.
NO_PILE, DECK, FIRST_CARD, DISCARDS, LEFT_HAND = range(5)
# What follows when the cards that are due have been given.
NOTHING, ASK, EFFECT, SERVED, FREED, STAY, COUNT = range(7)
# How the match ended.
WENT_OUT, TARGET_REACHED, LAST_ONE_LEFT = range(1, 4)
# Why a move is refused.
(MATCH_OVER, GONE, NOT_YOUR_TURN, NOT_IN_HAND, DOES_NOT_FIT, NAME_FIRST, NO_COLOUR_DUE, ANSWER_FIRST,
 NOTHING_TO_TAKE, ONLY_THE_DRAWN, NOTHING_DRAWN, NOTHING_TO_DRAW, NO_PASSING, UNLAWFUL, NOT_IDENTICAL,
) = range(1, 16)  # fmt: skip
# What happened.
(ROUND_BEGAN, TURNED_UP, WENT_BACK, NAMED, PLAYED, JUMPED_IN, DREW, KEPT, PASSED, TURNED_ROUND, SKIPPED,
 CALLED, FORGOT, CAUGHT, CHALLENGED, LOOKED, GUILTY, INNOCENT, RESHUFFLED, IS_OUT, SHOWED, SCORED, LEFT,
 MATCH_ENDED, CALL_IDLE, CHALLENGE_IDLE, CHALLENGE_ELSEWHERE, CATCH_IDLE) = range(1, 29)  # fmt: skip

# Values of the options below.
QUICK, TO_TARGET = range(2)
MAY_BLUFF, STRICT, FREE = range(3)
NO_FIT, NO_SUCH_COLOUR = range(2)
AT_ONCE, CATCHABLE, NO_CALL = range(3)


class Rules(Options):
    """What a table may agree on."""

    length = choice("quick", "points")
    target = option(500, 10, 1_000)
    hand = option(7, 2, 10)
    draw_skips = switch(False)
    reverse_skips = switch(False)
    stacking = switch(False)
    jump_in = switch(False)
    plus_four = choice("challenge", "strict", "free")
    lawful = choice("no-fit", "no-colour")
    challenge_shows = switch(False)
    challenge_extra = option(0, 0, 10)
    uno = choice("at-once", "catch", "off")
    uno_penalty = option(2, 1, 10)


J_UNO = Rules()
OFFICIAL = Rules(
    draw_skips="on",
    reverse_skips="on",
    lawful="no-colour",
    challenge_shows="on",
    challenge_extra=2,
    uno="catch",
)
FAMILY = OFFICIAL.but(stacking="on", jump_in="on")


@state
class State(Rules):
    seats = I8
    gone = row(I8, SEATS)  # 0, or as the how-manieth a seat left the table
    phase = I8
    end = I8
    winner = I8
    round = I16
    dealer = I8
    direction = I8  # 1: counter-clockwise, as seat numbers grow; −1: clockwise
    turn = I8
    called = I8  # whether the seat in turn has called UNO
    exposed = I8  # the seat that may be caught without its call, or NOBODY
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
    known = grid(I8, SEATS, SEATS * KINDS)  # by who has seen a hand: how many of each kind, at least
    remade = I8  # whether the pile was made of discards, and so of known cards:
    back = row(I8, KINDS)  # of these
    taken = grid(I8, SEATS, KINDS)  # what each seat has drawn from it since
    # Points and statistics.
    points = row(I32, SEATS)
    rounds_won = row(I16, SEATS)
    cards_drawn = row(I32, SEATS)
    challenges = I32
    bluffs = I32
