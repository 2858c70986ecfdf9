"""Computer players of UNO: functions of what their seat may see."""

from __future__ import annotations

from ...engine import WAIT, IntRow, Level
from .information.knowledge import knows, unseen
from .rules.actions import (
    CATCH,
    CHALLENGE,
    COLOUR,
    KEEP,
    PLAY,
    PLAY_PLUS_FOUR,
    PLAY_WILD,
    UNO,
)
from .rules.cards import KINDS
from .rules.moves import favourite_colour
from .rules.plus_four import speaks_against
from .rules.state import DRAWN, State
from .valuation import NORMAL, POOR, WATCHFUL, value_in_style

ONE = 1 << 20  # probabilities are counted in parts of this
# A +4 is challenged if the probability that it is lawful is below this.
EVEN, ONE_IN_SIXTEEN = ONE // 2, ONE // 16
NEAR = 4  # cards with which a player seems near the end


# -- both players -------------------------------------------------------------------


def is_listed(action: int, out: IntRow, n: int) -> bool:
    for i in range(n):
        if out[i] == action:
            return True
    return False


def chance_of_lawful(s: State, seat: int) -> int:
    """How likely the +4 is lawful if its hand was dealt at random from the cards this seat has not seen."""
    everything = 0
    against = 0  # cards that make it unlawful
    for kind in range(KINDS):
        is_against = speaks_against(s, kind, s.under_top, s.under_colour)
        if is_against and knows(s, seat, s.accused, kind) > 0:
            return 0
        count = unseen(s, seat, kind)
        everything += count
        if is_against:
            against += count
    chance = ONE
    for i in range(s.size[s.accused] - s.since):
        chance = chance * max(0, everything - against - i) // max(1, everything - i)
    return chance


def react(s: State, seat: int, out: IntRow, n: int, doubt: int) -> int:
    """Call, catch, challenge or jump in where that is listed; WAIT if nothing of it is.

    ``doubt`` is the probability of a lawful +4 below which it is challenged.
    """
    if out[0] == WAIT:
        return out[1]
    if is_listed(CATCH, out, n):
        return CATCH
    if is_listed(UNO, out, n):
        return UNO
    if is_listed(CHALLENGE, out, n) and (s.challenge_extra == 0 or chance_of_lawful(s, seat) < doubt):
        return CHALLENGE
    return WAIT


def with_colour(action: int, colour: int) -> int:
    """The same move, naming this colour if it names one."""
    if COLOUR <= action < PLAY:
        return COLOUR + colour
    if action >= PLAY_PLUS_FOUR:
        return PLAY_PLUS_FOUR + colour
    return PLAY_WILD + colour if action >= PLAY_WILD else action


# -- careless ---------------------------------------------------------------------------


def careless(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Lays wild cards as soon as it holds one, catches nobody, challenges nothing, and forgets to call
    while nobody else is near the end."""
    if out[0] == WAIT:
        return WAIT
    return call_late(s, seat, out, n, NEAR)


def call_late(s: State, seat: int, out: IntRow, n: int, near: int) -> int:
    """``careless``, reminded of the call by others who hold so few cards."""
    if is_listed(UNO, out, n) and somebody_is_near(s, seat, near):
        return UNO
    last = out[0]
    for i in range(1, n):
        if out[i] >= PLAY:
            last = out[i]
    return with_colour(last, favourite_colour(s, seat))


def somebody_is_near(s: State, seat: int, near: int) -> bool:
    """Whether another seat holds so few cards."""
    for other in range(s.seats):
        if other != seat and 0 < s.size[other] <= near:
            return True
    return False


# -- easy -----------------------------------------------------------------------------


def easy(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Lays the first card that fits; names the colour of which it holds most."""
    reaction = react(s, seat, out, n, EVEN)
    if reaction != WAIT:
        return reaction
    return with_colour(out[0], favourite_colour(s, seat))


# -- by weights -------------------------------------------------------------------------


def normal(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Stays in the colours it holds most of and others hold least of, keeps wild cards and ways into
    another colour, lays no +4 that can be challenged with success, attacks who is about to go out."""
    return weigh(s, seat, out, n, ONE_IN_SIXTEEN, NORMAL)


def weigh(s: State, seat: int, out: IntRow, n: int, doubt: int, style: int) -> int:
    """The play of the highest value in that style; a poor wild card that was just drawn is kept."""
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


def watchful(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Remembers which colours the others could not lay and which they named, and attacks by how many cards
    they hold."""
    return weigh(s, seat, out, n, ONE_IN_SIXTEEN, WATCHFUL)


BOTS = {"normal": normal, "easy": easy, "careless": careless, "watchful": watchful}
LEVELS = (
    Level("careless"),
    Level("easy"),
    Level("normal"),
    Level("watchful", playouts=400),
    Level("watchful", playouts=7_000),
)
