"""UNO, as document 004 has it, and as it is played elsewhere.

UNO is a trademark of Mattel; this is an unaffiliated implementation.
"""

from ...engine import Game
from .rules.state import FAMILY, J_UNO, OFFICIAL, SEATS

GAME = Game(
    package=__name__,
    version=1,
    seats=(2, SEATS),
    variants={"j-uno": J_UNO, "official": OFFICIAL, "family": FAMILY},
)
