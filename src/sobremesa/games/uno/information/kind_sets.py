"""Sets of kinds of cards, as the bits of a number: what a hand holds, and what evidence rules out."""

from __future__ import annotations

from ..rules.cards import KINDS, fits
from ..rules.history import packed_colour, packed_top
from ..rules.plus_four import speaks_against
from ..rules.state import State


def kinds_against(s: State, packed: int) -> int:
    """The kinds that make a +4 laid there unlawful."""
    kinds = 0
    for kind in range(KINDS):
        if speaks_against(s, kind, packed_top(packed), packed_colour(packed)):
            kinds |= 1 << kind
    return kinds


def kinds_fitting(packed: int) -> int:
    """The kinds that fit there."""
    kinds = 0
    for kind in range(KINDS):
        if fits(kind, packed_top(packed), packed_colour(packed)):
            kinds |= 1 << kind
    return kinds


def kinds_held(s: State, seat: int) -> int:
    kinds = 0
    for kind in range(KINDS):
        if s.hands[seat][kind] > 0:
            kinds |= 1 << kind
    return kinds


def has_kind(kinds: int, kind: int) -> bool:
    return kinds >> kind & 1 == 1
