"""A particle filter over the history of a round: many hypotheses side by side, weighed and resampled.

Each particle follows the history entry by entry (``propagation.py``). Evidence that contradicts it
rules it out; evidence that it makes unlikely lowers its weight. When weights have become uneven the
particles are resampled. At the end one of them is drawn by its weight, or several at once.
"""

from __future__ import annotations

from ....engine import IntRow, copy_state, make_states, shuffle
from ..rules.state import State
from .blanks import blank_hidden, is_choice, is_evidence
from .completion import assign_excluded, assign_rest, write_world
from .particles import Particle
from .propagation import begin, propagate
from .replay import replay
from .resampling import is_uneven, resample
from .weights import LEAST, draw_by_weight, greatest_exponent, rule_out

FEWEST, MOST = 8, 512  # particles; twice as many in each further attempt
ATTEMPTS = 12  # more have not been seen to help
SHARED = 40  # particles of which several worlds are drawn


def filter_world(s: State, seat: int, rng: IntRow, heeds_choices: bool) -> bool:
    """Whether a world was found; it is then in ``s``."""
    count = FEWEST
    for _ in range(ATTEMPTS):
        particles = make_states(Particle, count)
        blank_hidden(s, seat)
        begin(s, seat, particles[0])
        followed = follow_history(s, seat, rng, heeds_choices, particles)
        if followed and choose_world(s, seat, rng, particles):
            return True
        count = min(MOST, 2 * count)
    return False


def follow_history(s: State, seat: int, rng: IntRow, heeds_choices: bool, particles: list[Particle]) -> bool:
    """Whether any particle comes to the end of the history. Up to the first evidence all are the same."""
    i = 0
    while i < s.logged and not is_evidence(s.log[i], seat, heeds_choices):
        propagate(s, i, seat, rng, heeds_choices, particles[0])
        i += 1
    for number in range(1, len(particles)):
        copy_state(particles, number, 0)
    for later in range(i, s.logged):
        if is_choice(s.log[later]) and not heeds_choices:
            continue  # in rounds that drag on these are half of all entries
        for number in range(len(particles)):
            if not propagate(s, later, seat, rng, heeds_choices, particles[number]):
                rule_out(particles[number])
        if is_uneven(particles):
            if greatest_exponent(particles) == LEAST:
                return False
            resample(particles, rng)
    return True


def choose_world(s: State, seat: int, rng: IntRow, particles: list[Particle]) -> bool:
    """Assign the slots that are still blank, and draw a particle by its weight until the replay of one
    agrees with the history."""
    for number in range(len(particles)):
        if assign_excluded(s, rng, particles[number]):
            assign_rest(s, rng, particles[number])
        else:
            rule_out(particles[number])
    number = draw_by_weight(particles, rng)
    while number < len(particles):
        blank_hidden(s, seat)
        write_world(s, rng, particles[number])
        if replay(s, seat, rng, False):  # the particles have heeded what was chosen
            return True
        rule_out(particles[number])
        number = draw_by_weight(particles, rng)
    return False


# -- several worlds at once ----------------------------------------------------------------------


def filter_worlds(s: State, seat: int, rng: IntRow, count: int) -> list[State]:
    """So many worlds of a veiled state by one filter, or as many as it finds."""
    particles = make_states(Particle, SHARED)
    begin(s, seat, particles[0])
    if not follow_history(s, seat, rng, False, particles):
        return []
    for particle in particles:
        if not assign_excluded(s, rng, particle):
            rule_out(particle)
    if greatest_exponent(particles) == LEAST:
        return []
    resample(particles, rng)
    return complete_worlds(s, seat, rng, particles, count)


def complete_worlds(s: State, seat: int, rng: IntRow, particles: list[Particle], count: int) -> list[State]:
    """Worlds of particles that are equally likely: any of them will do, each once."""
    order = list(range(len(particles)))
    shuffle(order, len(order), rng)
    worlds: list[State] = []
    while order and len(worlds) < count:
        particle, world = particles[order.pop()], s.copy()
        assign_rest(world, rng, particle)
        write_world(world, rng, particle)
        if replay(world, seat, rng, False):
            worlds.append(world)
    return worlds
