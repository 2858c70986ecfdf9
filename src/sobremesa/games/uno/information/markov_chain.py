"""From one possible world to the next: the Metropolis algorithm.

Metropolis, Rosenbluth, Rosenbluth, Teller and Teller, "Equation of state calculations by fast computing
machines" (1953): two hidden cards of one pile change places, and the new world is accepted with a
probability that is the ratio of the weights. In the long run every world comes as often as it is likely,
and one costs little, however much is known. But each is like the one before; so a search now and then
samples one anew.
"""

from __future__ import annotations

from ....engine import IntRow, draw, make_states
from ..rules.history import WENT_BACK, WENT_UNDER, what_of
from ..rules.state import FINISHED, State
from .chains import IN_PILE, Chain, read_slots, read_tops, write_slots
from .hand_weights import weigh_hand
from .rejection import rewind
from .replay import replay
from .weights import ONE

STEPS = 10
FAR = 16  # powers of two by which weights differ so much that chance does not matter
PRECISION = 8  # bits of a product of weights that are not compared


def walk_by_choices(s: State, seat: int, rng: IntRow) -> bool:
    """Turn a possible world into another, weighed by what other seats chose to do; False if it cannot be
    done for this history."""
    return take_steps(s, seat, rng, STEPS, True)


def take_steps(s: State, seat: int, rng: IntRow, steps: int, heeds_choices: bool) -> bool:
    if s.phase == FINISHED or not is_walkable(s):
        return False
    c = make_states(Chain, 1)[0]
    c.viewer = seat
    c.heeds_choices = 1 if heeds_choices else 0
    rewind(s, rng)
    read_slots(s, c)
    read_tops(s, c)
    for holder in range(s.seats):
        weigh_hand(s, c, holder)
        keep_weight(c, holder)
    for _ in range(steps):
        step(s, c, rng)
    write_slots(s, c, rng)
    replay(s, seat, rng, False)
    return True


def is_walkable(s: State) -> bool:
    """Not if cards went under the pile, which joins two piles, or back into it, which weighs all hands
    together."""
    for i in range(s.logged):
        if what_of(s.log[i]) in (WENT_UNDER, WENT_BACK):
            return False
    return True


def step(s: State, c: Chain, rng: IntRow) -> None:
    """Propose that a hidden card of a hand and any other of its pile change places."""
    one = c.movable[draw(rng, c.hidden)]
    other = c.movable[draw(rng, c.hidden + c.slots - c.undrawn)]
    if c.card[one] == c.card[other] or c.pile_of[one] != c.pile_of[other]:
        return
    swap(c, one, other)
    if not accepts(s, c, c.holder[one], c.holder[other], rng):
        swap(c, one, other)


def swap(c: Chain, one: int, other: int) -> None:
    card = c.card[one]
    c.card[one] = c.card[other]
    c.card[other] = card


def accepts(s: State, c: Chain, one: int, other: int, rng: IntRow) -> bool:
    """Whether the hands of these holders, as they are now, replace those that were weighed before."""
    weigh_hand(s, c, one)
    mantissa, exponent = c.mantissa, c.exponent
    new, old, more = mantissa, c.mantissas[one], exponent - c.exponents[one]
    are_two_hands = other != one and other != IN_PILE
    if are_two_hands and mantissa > 0:
        weigh_hand(s, c, other)
        new *= c.mantissa
        old *= c.mantissas[other]
        more += c.exponent - c.exponents[other]
    if new == 0 or not is_taken(new, more, old, rng):
        return False
    if are_two_hands:
        keep_weight(c, other)
    c.mantissas[one] = mantissa
    c.exponents[one] = exponent
    return True


def keep_weight(c: Chain, holder: int) -> None:
    c.mantissas[holder] = c.mantissa
    c.exponents[holder] = c.exponent


def is_taken(new: int, more: int, old: int, rng: IntRow) -> bool:
    """Take the new weight, new · 2^more, for the old one with the probability of their ratio."""
    if more > FAR:
        return True
    if more < -FAR:
        return False
    if more > 0:
        old >>= more
    else:
        new >>= -more
    return new >= old or draw(rng, ONE) * (old >> PRECISION) < (new >> PRECISION) * ONE
