"""Blackjack: what a table may agree on, and what lies on it.

Cards are numbered 13 × suit + rank, the ace first and the king last. Money is
counted in half coins, so that 3:2 and half a bet are exact; moves, options and
words speak of whole coins.
"""

from __future__ import annotations

from ....engine import FIRST_ACTION, I8, I16, I32, I64, Options, choice, grid, option, row, state, switch

SEATS = 7
MOST_HANDS = 4  # of one seat, after splitting
HANDS = SEATS * MOST_HANDS  # hand k of a seat is number seat × MOST_HANDS + k
DEALER = HANDS  # the dealer's place in the rows of hands

DECK = 52
CARDS = 8 * DECK
HAND = 20  # ten aces, a two, eight aces and one more: no hand is longer
DEALER_HAND = 13  # seven aces, a five, four aces and one more
# Decks that a single round can need under the pile, if all its hands were that long.
MORE_DECKS = (HANDS * HAND + DEALER_HAND + DECK - 1) // DECK
PILE = CARDS + MORE_DECKS * DECK

COIN = 2  # half coins
MOST_MONEY = 1_000_000_000

CHOICES = 5
HIT, STAND, DOUBLE, SPLIT, SURRENDER, INSURE, DECLINE, SKIP = range(FIRST_ACTION, FIRST_ACTION + 8)
BET = SKIP + 1  # BET + the coins
BUY = BET + 10**12  # BUY + the coins; no bet that can be written reaches it

# Where the match stands. While DEALING, SERVING or DEALER_DRAWS a card is due.
(SHUFFLING, BUYING, BETTING, DEALING, INSURING, SERVING, DECIDING, DEALER_DRAWS, FINISHED) = range(9)
# What became of a hand.
OPEN, DOUBLED, STANDING, BUST, BLACKJACK, SURRENDERED, WON, LOST, TIED = range(9)
# What still depends on the dealer's cards: nothing, only whether they are a blackjack, the points.
NOTHING, A_BLACKJACK, THE_POINTS = range(3)

# Values of the options that have names.
CUT_CARD, FRESH = range(2)
STANDS, HITS = range(2)
THREE_TO_TWO, TWO_TO_ONE, SIX_TO_FIVE, EVEN = range(4)
PEEK, NO_PEEK, NO_HOLE = range(3)
ANY_TWO, NINE_TO_ELEVEN, TEN_OR_ELEVEN, NEVER = range(4)
BY_VALUE, BY_RANK = range(2)
LAST_PLAYER, FIRST_PLAYER = range(2)


class Rules(Options):
    """What a table may agree on."""

    rounds = option(20, 0, 1_000)
    start_money = option(1_000, 0, MOST_MONEY)
    bet_min = option(10, 1, 1_000_000)
    bet_max = option(500, 1, MOST_MONEY)
    decks = option(6, 1, CARDS // DECK)
    shoe = choice("cut-card", "fresh")
    cut = option(75, 10, 100)
    soft_17 = choice("stand", "hit")
    blackjack_pays = choice("3:2", "2:1", "6:5", "1:1")
    blackjack_beats_21 = switch(True)
    hole = choice("peek", "no-peek", "none")
    double = choice("any", "9-11", "10-11", "none")
    double_after_split = switch(True)
    split = choice("value", "rank")
    max_hands = option(4, 1, MOST_HANDS)
    resplit_aces = switch(False)
    hit_split_aces = switch(False)
    insurance = switch(True)
    surrender = switch(False)
    stop = choice("last-player", "first-player")

    def check(self) -> str:
        if self.bet_min > self.bet_max:
            return "senseless-bets"
        if 0 < self.start_money < self.bet_min:
            return "senseless-money"
        if self.surrender and self.hole != PEEK:
            return "senseless-surrender"
        if self.double_after_split and (self.double == NEVER or self.max_hands == 1):
            return "senseless-double-after-split"
        if self.resplit_aces and self.max_hands < 3:
            return "senseless-resplit-aces"
        if self.hit_split_aces and self.max_hands == 1:
            return "senseless-hit-split-aces"
        return ""


@state
class State(Rules):
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
    tally = row(I16, DECK)
    # The questions: `asked` are the seats that still owe an answer, `turn` the
    # one that is waited for, `hand` the hand it plays; `lap` counts the deal.
    asked = row(I8, SEATS)
    turn = I8
    hand = I8
    lap = I8
    # The hands, the dealer's last; points count every ace as one.
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
    contested = I8
    # The money.
    money = row(I64, SEATS)
    brought = row(I64, SEATS)
    insured = row(I64, SEATS)
    bank = I64  # what the dealer has won
    gone = row(I8, SEATS)
    # For the statistics at the end.
    stakes = row(I64, SEATS)
    hands_won = row(I32, SEATS)
    hands_lost = row(I32, SEATS)
    hands_tied = row(I32, SEATS)
    blackjacks_won = row(I32, SEATS)
