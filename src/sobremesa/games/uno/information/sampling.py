"""One world that a seat considers possible, by the method that suits what is known."""

from __future__ import annotations

from ....engine import IntRow
from ..rules.state import FINISHED, State
from .dealing import deal_pile, deal_unseen
from .particle_filter import filter_world
from .rejection import is_promising, sample_by_rejection


def sample(s: State, seat: int, rng: IntRow) -> None:
    """Fill in one world that this seat cannot tell from the real one.

    If neither method finds one, the unseen cards are dealt as if nothing else were known.
    """
    if s.phase == FINISHED:
        deal_pile(s, rng)
        return
    if is_promising(s) and sample_by_rejection(s, seat, rng):
        return
    if not filter_world(s, seat, rng):
        deal_unseen(s, seat, rng)
