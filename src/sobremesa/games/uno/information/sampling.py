"""Worlds that a seat considers possible, by the method that suits what is known."""

from __future__ import annotations

from ....engine import IntRow
from ..rules.state import FINISHED, State
from .dealing import deal_pile, deal_unseen
from .particle_filter import filter_world, filter_worlds
from .rejection import is_promising, sample_by_rejection, worlds_by_rejection


def sample(s: State, seat: int, rng: IntRow) -> None:
    """Fill in one world that this seat cannot tell from the real one: each as likely as the shuffles that
    lead to it are, whatever players may have had in mind."""
    sample_world(s, seat, rng, False)


def sample_by_choices(s: State, seat: int, rng: IntRow) -> None:
    """The same, weighed by what other seats chose to do: who drew could probably lay nothing."""
    sample_world(s, seat, rng, True)


def sample_world(s: State, seat: int, rng: IntRow, heeds_choices: bool) -> None:
    """If neither method finds a world, the unseen cards are dealt as if nothing else were known."""
    if s.phase == FINISHED:
        deal_pile(s, rng)
        return
    if is_promising(s, seat, heeds_choices) and sample_by_rejection(s, seat, rng, heeds_choices):
        return
    if not filter_world(s, seat, rng, heeds_choices):
        deal_unseen(s, seat, rng)


def sample_worlds(s: State, seat: int, rng: IntRow, count: int) -> list[State]:
    """Several worlds of a veiled state, for much less than ``sample`` would take for each: one filter
    serves all of them. Those that it does not find are sampled one by one."""
    worlds: list[State] = []
    if s.phase != FINISHED:
        if is_promising(s, seat, False):
            worlds = worlds_by_rejection(s, seat, rng, count)
        if len(worlds) < count:
            worlds += filter_worlds(s, seat, rng, count - len(worlds))
    while len(worlds) < count:
        world = s.copy()
        sample(world, seat, rng)
        worlds.append(world)
    return worlds
