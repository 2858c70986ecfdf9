"""How well a game's computer players play: its levels, and how positions are judged by playing them out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

from .generic import S_contra
from .state import IntRow

WHOLE = 1 << 20  # the value of a match that is won for certain


@dataclass(frozen=True)
class Level:
    """A bot of the game, alone or, with playouts, as the policy of a search."""

    bot: str
    playouts: int = 0


@dataclass(frozen=True, kw_only=True)
class Playouts(Generic[S_contra]):
    """How a position is played out and judged.

    ``value(s, seat)`` is what a position is worth to a seat where a playout stops: for a match that
    can be won, its chance in parts of WHOLE. By default the match is played to its end, and the value
    is that of its result: the money won against a house, else whether the seat is first.
    """

    policy: str  # the bot that plays every seat
    rounds: int = 0  # after so many further rounds a playout stops; 0: at the end of the match
    value: Callable[[S_contra, int], int] | None = None
    sample: Callable[[S_contra, int, IntRow], None] | None = None  # of worlds; by default the game's
    # Turns a world into another one, for less than a sample; False if it cannot. By default each is sampled.
    walk: Callable[[S_contra, int, IntRow], bool] | None = None
    estimate: int = 6_000  # playouts of an estimate for people, at most: about a tenth of a second, compiled
