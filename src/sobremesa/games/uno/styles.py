"""Styles of characters at UNO: what each of them makes of the same hand."""

from __future__ import annotations

from ...engine import WAIT, IntRow, Strategy
from .bots import (
    EVEN,
    ONE,
    ONE_IN_SIXTEEN,
    POOR,
    call_late,
    is_attack,
    normal,
    react,
    risk_of_following,
    value_of_play,
    with_colour,
)
from .rules.actions import KEEP, PLAY, PLAY_PLUS_FOUR, PLAY_WILD, colour_played, kind_played
from .rules.cards import WILD, is_number, worth
from .rules.moves import favourite_colour
from .rules.state import DRAWN, State
from .rules.turns import next_seat

ALWAYS, ONLY_IF_SURE, ONE_IN_THREE = ONE + 1, 1, ONE // 3  # doubts, see ``react``
ABOUT_TO_GO_OUT = 2  # cards of another player
NEAR_THE_END = 3  # cards of the next player
# Weights, in the units of ``value_of_play``.
SAVED_WILD, SAVED_ACTION = 150, 30
PRESSED, HELD_BACK = 150, 60
PER_POINT = 3
COUNTED = 4  # how many times more a card weighs that others can follow

SAVING, SAFE, PRESSING, REMEMBERING = range(4)


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


def weigh(s: State, seat: int, out: IntRow, n: int, doubt: int, style: int) -> int:
    """The card of the highest value, as ``normal``, with the weights of a style."""
    reaction = react(s, seat, out, n, doubt)
    if reaction != WAIT:
        return reaction
    if out[0] < PLAY:  # nothing can be laid
        return with_colour(out[0], favourite_colour(s, seat))
    best: int = out[0]
    highest = value_in_style(s, seat, best, style)
    for i in range(1, n):
        if out[i] >= PLAY:
            value = value_in_style(s, seat, out[i], style)
            if value > highest:
                best = out[i]
                highest = value
    return KEEP if s.phase == DRAWN and best >= PLAY_WILD and highest < POOR else best


def value_in_style(s: State, seat: int, action: int, style: int) -> int:
    kind = kind_played(action)
    value = value_of_play(s, seat, action)
    if style == SAVING:
        return value - (SAVED_WILD if kind >= WILD else 0 if is_number(kind) else SAVED_ACTION)
    if style == SAFE:
        return value + PER_POINT * worth(kind) if kind < WILD else value
    if style == PRESSING:
        return value + pressure(s, seat, kind)
    return value - COUNTED * risk_of_following(s, seat, kind, colour_played(action))


def pressure(s: State, seat: int, kind: int) -> int:
    """More for an attack on a next player who is near the end, less for one too early."""
    if not is_attack(kind):
        return 0
    return PRESSED if s.size[next_seat(s, seat)] <= NEAR_THE_END else -HELD_BACK


STYLES = {
    "forgetful": Strategy(forgetful),
    "best-first": Strategy(best_first),
    "daring": Strategy(daring),
    "saving": Strategy(saving),
    "safe": Strategy(safe),
    "pressing": Strategy(pressing, playouts=400),
    "remembering": Strategy(remembering, playouts=400),
    "searching": Strategy(normal, playouts=10_000),
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
