"""What is hidden from whom at UNO: other hands, the order of the pile, and what others saw of it."""

from __future__ import annotations

from typing import Any

from ..rules.cards import CARDS
from ..rules.history import (
    BLANK,
    GUILTY,
    HONEST,
    PASSED,
    RESHUFFLED,
    SAW,
    WENT_UNDER,
    blank,
    card_of,
    what_of,
)
from ..rules.memory import recall_only, sees
from ..rules.state import ANSWERING, DRAWN, FINISHED, State
from .particle_filter import piece_together
from .replay import deal_unseen, empty_hand, lay_unseen_pile, relive, wind_back

FEW_FACTS, BLIND_TRIES = 3, 12


def veil(s: State, seat: int) -> None:
    """Erase what this seat cannot know; at the end all hands are shown."""
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
            recall_only(s, seat, holder)
    blank(s, seat)


def sample(s: State, seat: int, rng: Any) -> None:
    """One world that this seat cannot tell from the real one."""
    if s.phase == FINISHED:
        lay_unseen_pile(s, rng)
        return
    if may_deal_blindly(s):
        for _ in range(BLIND_TRIES):
            deal_unseen(s, seat, rng)
            wind_back(s, rng)
            if relive(s, rng):
                return
            blank(s, seat)
    if not piece_together(s, seat, rng):
        deal_unseen(s, seat, rng)


def may_deal_blindly(s: State) -> bool:
    """Whether little is known but what lies open: no card came back, no hand was seen, and there
    are no more facts than a blind deal may well meet."""
    facts = 0
    for i in range(s.logged):
        what = what_of(s.log[i])
        if what in (RESHUFFLED, WENT_UNDER) or (what == SAW and card_of(s.log[i]) != BLANK):
            return False
        if what in (HONEST, GUILTY, PASSED):
            facts += 1
    return facts <= FEW_FACTS
