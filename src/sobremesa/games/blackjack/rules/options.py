"""The options of blackjack, in whole coins, and its variants."""

from __future__ import annotations

from ....engine import Options, choice, option, switch
from .cards import CARDS, DECK

SEATS = 7
MOST_HANDS = 4  # of one seat, after splitting
MOST_MONEY = 1_000_000_000

# Values of the options that have names.
CUT_CARD, FRESH = range(2)
STANDS, HITS = range(2)
THREE_TO_TWO, TWO_TO_ONE, SIX_TO_FIVE, EVEN = range(4)
PEEK, NO_PEEK, NO_HOLE = range(3)
ANY_TWO, NINE_TO_ELEVEN, TEN_OR_ELEVEN, NEVER = range(4)
BY_VALUE, BY_RANK = range(2)
LAST_PLAYER, FIRST_PLAYER = range(2)
NEEDED, ALWAYS = range(2)
NO_SURRENDER, LATE, EARLY = range(3)


class TableOptions(Options):
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
    surrender = choice("off", "on", "early")
    stop = choice("last-player", "first-player")
    max_seats = option(SEATS, 1, SEATS)
    dealer_plays = choice("needed", "always")
    original_bets_only = switch(False, is_later=True)

    def limit_seats(self, most: int) -> int:
        return self.max_seats

    def check(self) -> str:
        if self.bet_min > self.bet_max:
            return "senseless-bets"
        if 0 < self.start_money < self.bet_min:
            return "senseless-money"
        if self.surrender == LATE and self.hole != PEEK:
            return "senseless-surrender"
        if self.original_bets_only and (self.hole == PEEK or not self.blackjack_beats_21):
            return "senseless-original-bets"
        if self.double_after_split and (self.double == NEVER or self.max_hands == 1):
            return "senseless-double-after-split"
        if self.resplit_aces and self.max_hands < 3:
            return "senseless-resplit-aces"
        if self.hit_split_aces and self.max_hands == 1:
            return "senseless-hit-split-aces"
        return ""


CASINO = TableOptions()
VEGAS = CASINO.replace(soft_17="hit", surrender="on")
FCUL = TableOptions(
    start_money=100, bet_min=10, bet_max=10, decks=1, shoe="fresh", blackjack_beats_21="off", hole="no-peek",
    double="none", double_after_split="off", max_hands=1, insurance="off", max_seats=1,
)  # fmt: skip
# No limit of rounds in the document; but 2:1 favours a good player, and bots never leave.
CYTECH = TableOptions(
    rounds=100, start_money=0, bet_min=1, bet_max=MOST_MONEY, decks=1, shoe="fresh", blackjack_pays="2:1",
    hole="no-peek", max_hands=3, resplit_aces="on", hit_split_aces="on", stop="first-player",
    dealer_plays="always",
)  # fmt: skip
CYTECH_EUROPEAN = CYTECH.replace(hole="none")
