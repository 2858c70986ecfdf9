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
    colour_played,
    kind_played,
)
from .rules.cards import COLOURS, KINDS, PLUS_FOUR, REVERSE, SYMBOLS, WILD, count_fitting, fitting
from .rules.moves import favourite_colour
from .rules.options import MAY_BLUFF
from .rules.plus_four import is_lawful, speaks_against
from .rules.state import DRAWN, State
from .rules.turns import next_seat, present

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


# -- normal ---------------------------------------------------------------------------

# Weights of the value of a play, tuned by letting two players play each other.
PER_FOLLOWER = 7  # for each further card of that colour in the own hand
WILD_KEPT = 60  # less for a wild card, which is worth more later
ACTION = 15
ATTACK, FEW = 100, 2  # more for an attack on a next player with so few cards
FOLLOWED = 60  # less, times the share of the unseen cards that fit on it
BLUFF = 500  # less for a +4 that can be challenged with success
TWIN = 16  # less for each card of its symbol in another colour: with two at the table they are ways out
POOR = -40  # a wild card just drawn that is worth less than this is kept


def normal(s: State, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """Stays in the colours it holds most of and others hold least of, keeps wild cards and ways into
    another colour, lays no +4 that can be challenged with success, attacks who is about to go out."""
    reaction = react(s, seat, out, n, ONE_IN_SIXTEEN)
    if reaction != WAIT:
        return reaction
    if out[0] < PLAY:  # nothing can be laid
        return with_colour(out[0], favourite_colour(s, seat))
    best: int = out[0]
    highest = value_of_play(s, seat, best)
    for i in range(1, n):
        if out[i] >= PLAY:
            value = value_of_play(s, seat, out[i])
            if value > highest:
                best = out[i]
                highest = value
    return KEEP if s.phase == DRAWN and best >= PLAY_WILD and highest < POOR else best


def value_of_play(s: State, seat: int, action: int) -> int:
    kind, colour = kind_played(action), colour_played(action)
    value = PER_FOLLOWER * others_of_colour(s, seat, kind, colour) - risk_of_following(s, seat, kind, colour)
    if kind >= WILD:
        value -= WILD_KEPT
    elif kind % SYMBOLS >= REVERSE:
        value += ACTION
    if kind < WILD and present(s) == 2:
        value -= TWIN * others_of_symbol(s, seat, kind)
    if is_attack(kind) and s.size[next_seat(s, seat)] <= FEW:
        value += ATTACK
    if kind == PLUS_FOUR and s.plus_four == MAY_BLUFF and not is_lawful(s, seat):
        value -= BLUFF
    return value


def is_attack(kind: int) -> bool:
    return kind == PLUS_FOUR or (kind < WILD and kind % SYMBOLS >= REVERSE)


def others_of_colour(s: State, seat: int, kind: int, colour: int) -> int:
    """How many more cards of that colour the hand holds."""
    count = 0
    for other in range(colour * SYMBOLS, colour * SYMBOLS + SYMBOLS):
        count += s.hands[seat][other]
    return count - 1 if kind < WILD else count


def others_of_symbol(s: State, seat: int, kind: int) -> int:
    """How many cards of that symbol the hand holds in other colours."""
    count = 0
    for colour in range(COLOURS):
        if colour != kind // SYMBOLS:
            count += s.hands[seat][colour * SYMBOLS + kind % SYMBOLS]
    return count


def risk_of_following(s: State, seat: int, kind: int, colour: int) -> int:
    """What it costs that others can lay a card on this one, by the share of unseen cards that fit."""
    everything = s.left - s.size[seat]
    for other in range(s.seats):
        everything += s.size[other]
    followers = 0
    for number in range(count_fitting(kind)):
        followers += unseen(s, seat, fitting(number, kind, colour))
    return FOLLOWED * followers // everything


BOTS = {"normal": normal, "easy": easy, "careless": careless}
LEVELS = (
    Level("careless"),
    Level("easy"),
    Level("normal"),
    Level("normal", playouts=400),
    Level("normal", playouts=10_000),
)
