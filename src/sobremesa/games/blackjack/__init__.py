"""Blackjack for every casino, and as documents 001 and 003 have it."""

from ...engine import Game
from .rules.state import COIN, MOST_MONEY, SEATS, Rules

CASINO = Rules()
FCUL = Rules(
    start_money=100, bet_min=10, bet_max=10, decks=1, shoe="fresh", blackjack_beats_21="off", hole="no-peek",
    double="none", double_after_split="off", max_hands=1, insurance="off",
)  # fmt: skip
# No limit of rounds in the document; but 2:1 favours a good player, and bots never leave.
CYTECH = Rules(
    rounds=100, start_money=0, bet_min=1, bet_max=MOST_MONEY, decks=1, shoe="fresh", blackjack_pays="2:1",
    hole="no-peek", max_hands=3, resplit_aces="on", hit_split_aces="on", stop="first-player",
)  # fmt: skip

GAME = Game(
    package=__name__,
    version=1,
    seats=(1, SEATS),
    variants={
        "casino": CASINO,
        "fcul": FCUL,
        "cytech": CYTECH,
        "cytech-european": CYTECH.but(hole="none"),
        "vegas": CASINO.but(soft_17="hit", surrender="on"),
    },
    secrets=False,
    any_cards=True,
    coin=COIN,
)
