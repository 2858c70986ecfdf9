"""The moves of siete y medio, by number."""

from ....engine import FIRST_ACTION

CARD, STAND, BET = range(FIRST_ACTION, FIRST_ACTION + 3)  # BET + the amount

CHOICES = 4
