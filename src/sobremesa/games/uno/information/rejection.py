"""Rejection sampling: deal the unseen cards at random until the world agrees with the history."""

from __future__ import annotations

from ....engine import IntRow, draw
from ..rules.history import (
    BLANK,
    CHOSE_TO_DRAW,
    DREW_OPENLY,
    LAID_DRAWN,
    LAWFUL,
    PASSED,
    RESHUFFLED,
    SAW,
    UNLAWFUL,
    WENT_UNDER,
    card_of,
    seat_of,
    what_of,
)
from ..rules.state import State
from .blanks import blank_hidden, put_card
from .dealing import deal_unseen, nth_card
from .replay import replay

MOST_EVIDENCE = 3  # entries that a world dealt at random may well agree with
ATTEMPTS = 12


def is_promising(s: State, seat: int, heeds_choices: bool) -> bool:
    """Whether little is known but what lies in sight: no card came back into the pile, no hand was
    seen, and there is little evidence."""
    evidence = 0
    for i in range(s.logged):
        what = what_of(s.log[i])
        if what in (RESHUFFLED, WENT_UNDER) or (what == SAW and card_of(s.log[i]) != BLANK):
            return False
        if what in (LAWFUL, UNLAWFUL, PASSED):
            evidence += 1
        elif what == CHOSE_TO_DRAW and heeds_choices and seat_of(s.log[i]) != seat:
            evidence += MOST_EVIDENCE  # most hands have something to lay
    return evidence <= MOST_EVIDENCE


def sample_by_rejection(s: State, seat: int, rng: IntRow, heeds_choices: bool) -> bool:
    """Whether one of the worlds tried was accepted; it is then in ``s``."""
    for _ in range(ATTEMPTS):
        deal_unseen(s, seat, rng)
        rewind(s, rng)
        if replay(s, seat, rng, heeds_choices):
            return True
        blank_hidden(s, seat)
    return False


def worlds_by_rejection(s: State, seat: int, rng: IntRow, count: int) -> list[State]:
    """So many worlds, or those before the first that was not found: then more is known than it seemed."""
    worlds: list[State] = []
    while len(worlds) < count:
        world = s.copy()
        if not sample_by_rejection(world, seat, rng, False):
            break
        worlds.append(world)
    return worlds


def rewind(s: State, rng: IntRow) -> None:
    """Go back to the hands at the beginning of the history. Any card of a hand may be the one that
    was drawn."""
    for i in range(s.logged - 1, -1, -1):
        what, holder, card = what_of(s.log[i]), seat_of(s.log[i]), card_of(s.log[i])
        if what <= DREW_OPENLY:
            if card == BLANK:
                card = nth_card(s.hands[holder], draw(rng, s.size[holder]))
                put_card(s, i, card)
            s.hands[holder][card] -= 1
            s.size[holder] -= 1
        elif what <= LAID_DRAWN:
            s.hands[holder][card] += 1
            s.size[holder] += 1
