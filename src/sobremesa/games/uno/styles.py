"""Styles of characters at UNO: what each of them makes of the same hand."""

from __future__ import annotations

from ...engine import WAIT, IntRow, Strategy
from .bots import EVEN, ONE, ONE_IN_SIXTEEN, call_late, react, watchful, weigh, with_colour
from .rules.actions import PLAY, PLAY_PLUS_FOUR, kind_played
from .rules.cards import worth
from .rules.moves import favourite_colour
from .rules.state import State
from .valuation import PRESSING, REMEMBERING, SAFE, SAVING

ALWAYS, ONLY_IF_SURE, ONE_IN_THREE = ONE + 1, 1, ONE // 3  # doubts, see ``react``
ABOUT_TO_GO_OUT = 2  # cards of another player


# -- by a simple rule --------------------------------------------------------------------


def forgetful(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Lays wild cards as soon as he holds one, catches nobody, challenges nothing, and forgets to call
    unless somebody else is about to go out."""
    return WAIT if out[0] == WAIT else call_late(s, seat, out, n, ABOUT_TO_GO_OUT)


def best_first(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Lays the card that counts most: wild ones first, then actions, then high numbers."""
    reaction = react(s, seat, out, n, EVEN)
    return reaction if reaction != WAIT else lay_dearest(s, seat, out, n)


def lay_dearest(s: State, seat: int, out: IntRow, n: int) -> int:
    best: int = out[0]
    for i in range(1, n):
        if out[i] >= PLAY and (best < PLAY or worth(kind_played(out[i])) > worth(kind_played(best))):
            best = out[i]
    return with_colour(best, favourite_colour(s, seat))


def daring(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Challenges every +4, lays her own whether it is lawful or not, and else the first card that fits."""
    reaction = react(s, seat, out, n, ALWAYS)
    if reaction != WAIT:
        return reaction
    for i in range(n):
        if out[i] >= PLAY_PLUS_FOUR:
            return with_colour(out[i], favourite_colour(s, seat))
    return with_colour(out[0], favourite_colour(s, seat))


# -- by weights of their own -------------------------------------------------------------


def saving(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Keeps wild and action cards as long as anything else fits."""
    return weigh(s, seat, out, n, ONE_IN_SIXTEEN, SAVING)


def safe(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Gets rid of what would count most in a hand at the end, and challenges only if certain."""
    return weigh(s, seat, out, n, ONLY_IF_SURE, SAFE)


def pressing(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Holds attacks back until the next player is near the end."""
    return weigh(s, seat, out, n, ONE_IN_SIXTEEN, PRESSING)


def remembering(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Counts the cards that are gone: lays what the fewest cards follow, and doubts a +4 sooner."""
    return weigh(s, seat, out, n, ONE_IN_THREE, REMEMBERING)


STYLES = {
    "forgetful": Strategy(forgetful),
    "best-first": Strategy(best_first),
    "daring": Strategy(daring),
    "saving": Strategy(saving),
    "safe": Strategy(safe),
    "pressing": Strategy(pressing, playouts=400),
    "remembering": Strategy(remembering, playouts=400),
    "searching": Strategy(watchful, playouts=10_000),
}

# Elo in quick games of the official rules with two seats, `normal` at 1500, of those whose interval is within
# about 60: `sobremesa arena uno --variant official --seats NAME,normal --deals 300 --seed 1`, for `nuria` and
# `dolors` 50 deals; `marcel` is `search@10000` in 360 deals. The intervals stand in docs/players.md.
RATINGS = {
    "pepe": 1170,
    "tono": 1385,
    "ines": 1400,
    "lola": 1480,
    "quim": 1490,
    "nuria": 1540,
    "dolors": 1565,
    "marcel": 1580,
}
