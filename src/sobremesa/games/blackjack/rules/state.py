"""The state of a match of blackjack.

Money is counted in half coins, so that 3:2 and half a bet are exact; moves, options
and people speak of whole coins.
"""

from __future__ import annotations

from typing import Literal

from ....engine import I8, I16, I32, I64, BaseState, Names, grid, row, state
from .cards import CARDS, DEALER_HAND, DECK, HAND
from .options import MOST_HANDS, SEATS, TableOptions

HANDS = SEATS * MOST_HANDS  # see ``first_hand`` and ``owner`` in hands.py
DEALER = HANDS  # the dealer's place in the rows of hands
# Decks that a single round can need under the pile, if all its hands were that long.
MORE_DECKS = (HANDS * HAND + DEALER_HAND + DECK - 1) // DECK
PILE = CARDS + MORE_DECKS * DECK

COIN = 2  # half coins

# Where the match stands. While dealing, serving or when the dealer draws, a card is due.
Phase = Literal[
    "shuffling", "buying", "betting", "dealing", "insuring", "serving", "deciding", "dealer-draws",
    "finished", "surrendering",
]  # fmt: skip
(SHUFFLING, BUYING, BETTING, DEALING, INSURING, SERVING, DECIDING, DEALER_DRAWS, FINISHED,
 SURRENDERING) = range(10)  # fmt: skip
PHASES: Names[Phase] = Names(Phase, globals())

# What became of a hand.
Fate = Literal["open", "doubled", "standing", "bust", "blackjack", "surrendered", "won", "lost", "tied"]
OPEN, DOUBLED, STANDING, BUST, BLACKJACK, SURRENDERED, WON, LOST, TIED = range(9)
FATES: Names[Fate] = Names(Fate, globals())

# How far the dealer plays: not at all, to see whether it is a blackjack, to the points.
NOTHING, A_BLACKJACK, THE_POINTS = range(3)


@state
class State(BaseState, TableOptions):
    ADDED = frozenset({"original_bets_only", "first_bet"})

    seats = I8
    phase = I8
    end = I8
    round = I32
    played = I32  # rounds that came to their end
    # The pile: all cards since the last shuffle, in the order they are drawn. The
    # last batch, shuffled together, begins at `batch`. `tally` is for counting
    # cards within one function, and zero outside of it.
    pile = row(I8, PILE)
    size = I16
    cursor = I16
    batch = I16
    pile_rng = row(I64, 4)  # none at a table: see ``next_card``
    tally = row(I16, DECK)
    dealt = I8  # places the deal has come by: every seat and the dealer, twice round
    # The questions: `asked` are the seats that still owe an answer, `turn` the
    # one that is waited for, `hand` the hand it plays.
    asked = row(I8, SEATS)
    turn = I8
    hand = I8
    # The hands, the dealer's last; `hard` counts every ace as one.
    cards = grid(I8, HANDS + 1, HAND)
    count = row(I8, HANDS + 1)
    hard = row(I8, HANDS + 1)
    aces = row(I8, HANDS + 1)
    fate = row(I8, HANDS)
    bet = row(I64, HANDS)
    hands = row(I8, SEATS)  # how many each seat has; 0 sits this round out
    # The dealer's hidden card is the pile's card at `hidden`; 0 when there is none.
    hidden = I16
    peeked = I8  # whether everybody knows that it makes no blackjack
    dealer_shows = I8
    # The money.
    money = row(I64, SEATS)
    brought = row(I64, SEATS)
    insured = row(I64, SEATS)
    first_bet = row(I64, SEATS)  # before doubling and splitting
    bank = I64  # what the dealer has won
    gone = row(I8, SEATS)
    # For the statistics at the end.
    stakes = row(I64, SEATS)
    hands_won = row(I32, SEATS)
    hands_lost = row(I32, SEATS)
    hands_tied = row(I32, SEATS)
    blackjacks_won = row(I32, SEATS)
