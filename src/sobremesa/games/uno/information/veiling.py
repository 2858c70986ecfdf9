"""What a seat cannot know: other hands, the order of the pile, and what others saw."""

from __future__ import annotations

from ..rules.cards import CARDS
from ..rules.looks import forget_others
from ..rules.state import ANSWERING, DRAWN, State
from .blanks import blank_hidden
from .dealing import empty_hand
from .knowledge import sees


def veil(s: State, seat: int) -> None:
    """Erase what this seat cannot know; at the end of a match all hands are shown."""
    for i in range(CARDS):
        s.pile[i] = 0
    if s.turn != seat or s.phase != DRAWN:
        s.drawn = 0
    if s.turn != seat:
        s.pressed = 0
    if s.accused != seat or s.phase != ANSWERING:
        s.bluffed = 0
    for holder in range(s.seats):
        if not sees(s, seat, holder):
            empty_hand(s, holder)
        if s.seen[holder] == 1:
            forget_others(s, seat, holder)
    blank_hidden(s, seat)
