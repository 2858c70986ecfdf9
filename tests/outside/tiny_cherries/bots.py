"""The bot of cherries."""

from sobremesa.engine import IntRow

from .rules.actions import KEEP, SWAP
from .rules.cards import CARDS
from .rules.flow import card_of
from .rules.state import State


def plain(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Swap a card of the lower half."""
    return SWAP if card_of(s, seat) < CARDS // 2 else KEEP


BOTS = {"plain": plain}
