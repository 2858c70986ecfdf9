"""The moves of blackjack, by number."""

from ....engine import FIRST_ACTION

HIT, STAND, DOUBLE, SPLIT, SURRENDER, INSURE, DECLINE, SKIP, CONTINUE = range(FIRST_ACTION, FIRST_ACTION + 9)
BET = CONTINUE + 1  # BET + the coins
BUY = BET + 10**12  # BUY + the coins; no bet that can be written reaches it
NO_MOVE = BUY + 10**12  # from here on, as below HIT

CHOICES = 5
