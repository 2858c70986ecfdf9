"""Systematic resampling: each particle is copied, or dropped, in proportion to its weight.

Kitagawa, "Monte Carlo filter and smoother for non-Gaussian nonlinear state space models" (1996):
the weights are laid end to end, and the particles kept are those met in equal steps from a random
start. One random number serves all particles.
"""

from __future__ import annotations

from ....engine import IntRow, copy_state, draw
from .particles import Particle
from .weights import LEAST, greatest_exponent, set_even, share, total_share

UNEVEN = 2  # powers of two by which weights may differ before particles are resampled


def is_uneven(particles: list[Particle]) -> bool:
    """Whether a particle is impossible, or much less likely than another."""
    greatest = greatest_exponent(particles)
    for number in range(len(particles)):
        if particles[number].exponent < greatest - UNEVEN:
            return True
    return greatest == LEAST


def resample(particles: list[Particle], rng: IntRow) -> None:
    """Make the particles as many of each as the weights say, and the weights equal.

    At least one must be possible.
    """
    count_offspring(particles, rng)
    copy_offspring(particles)
    for number in range(len(particles)):
        set_even(particles[number])


def count_offspring(particles: list[Particle], rng: IntRow) -> None:
    """How often the steps meet each particle."""
    greatest = greatest_exponent(particles)
    step = total_share(particles, greatest) // len(particles)
    reached = draw(rng, step)
    end, met = 0, 0
    for number in range(len(particles)):
        end += share(particles[number], greatest)
        offspring = 0
        while reached < end and met < len(particles):
            reached += step
            offspring += 1
            met += 1
        particles[number].offspring = offspring


def copy_offspring(particles: list[Particle]) -> None:
    """Copies of particles that were met more than once replace those that were not met."""
    free = 0
    for number in range(len(particles)):
        while particles[number].offspring > 1:
            while particles[free].offspring > 0:
                free += 1
            particles[number].offspring -= 1
            copy_state(particles, free, number)
            particles[free].offspring = 1
