"""The moves of cherries, by number."""

from sobremesa.engine import FIRST_ACTION

KEEP, SWAP = range(FIRST_ACTION, FIRST_ACTION + 2)

CHOICES = 2
