"""The followers of each player: who has how much influence in a magic, and what it leads to."""

from __future__ import annotations

from .cards import MAGICS, influence, magic
from .state import State


def join(s: State, seat: int, card: int) -> None:
    s.leader[card] = seat + 1
    s.influence[seat][magic(card)] += influence(card)


def can_cede(s: State, seat: int) -> bool:
    for which in range(MAGICS):
        for other in range(s.seats):
            if may_cede(s, seat, which, other):
                return True
    return False


def may_cede(s: State, seat: int, which: int, other: int) -> bool:
    """All followers of a magic, to somebody who has none of it."""
    return s.influence[seat][which] > 0 and s.influence[other][which] == 0


def controls(s: State, seat: int, which: int) -> bool:
    """Nobody has more influence in the magic; all who tie for the most control it."""
    for other in range(s.seats):
        if s.influence[other][which] > s.influence[seat][which]:
            return False
    return True


def score(s: State, seat: int) -> int:
    """Points of disappointment: the influence of the followers whose magic the seat does
    not control. The fewest win."""
    points = 0
    for which in range(MAGICS):
        if not controls(s, seat, which):
            points += s.influence[seat][which]
    return points
