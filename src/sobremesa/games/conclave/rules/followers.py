"""The followers of each player: who has how much influence in a magic, and what it leads to."""

from __future__ import annotations

from .cards import MAGICS, OF_A_MAGIC, influence, magic
from .state import SEATS, State

OF_EVERY_MAGIC = ((1 << MAGICS * SEATS) - 1) // ((1 << SEATS) - 1)  # the first seat's bits


def join(s: State, seat: int, card: int) -> None:
    s.leader[card] = seat + 1
    s.influence[seat][magic(card)] += influence(card)
    s.led |= 1 << (magic(card) * SEATS + seat)


def may_cede(s: State, seat: int) -> int:
    """What a seat may cede, and to whom, as bits like those of ``led``: the followers of a magic
    to somebody who has none of them."""
    own = s.led >> seat & OF_EVERY_MAGIC
    to_everybody = own * ((1 << s.seats) - 1)
    return to_everybody & ~s.led


def cede(s: State, seat: int, which: int, other: int) -> None:
    """All followers of a magic."""
    for card in range(which * OF_A_MAGIC, (which + 1) * OF_A_MAGIC):
        if s.leader[card] == seat + 1:
            s.leader[card] = other + 1
    s.influence[other][which] = s.influence[seat][which]
    s.influence[seat][which] = 0
    s.led ^= (1 << seat | 1 << other) << (which * SEATS)


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
