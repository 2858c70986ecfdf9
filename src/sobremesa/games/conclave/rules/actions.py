"""The moves of Conclave, by number."""

from ....engine import FIRST_ACTION
from .cards import CELLS, HAND, MAGICS
from .state import SEATS

KEEP = FIRST_ACTION
TAKE = KEEP + 1  # TAKE + pile
CEDE = TAKE + 2  # CEDE + magic × SEATS + seat
PLACE = CEDE + MAGICS * SEATS  # PLACE + slot × CELLS + cell
BEYOND = PLACE + HAND * CELLS  # from here on there is no move

CHOICES = HAND * CELLS
