"""Worlds that a seat considers possible, by the method that suits what is known."""

from __future__ import annotations

from ....engine import IntRow
from ..rules.state import FINISHED, State
from .dealing import deal_pile, deal_unseen
from .particle_filter import filter_world, filter_worlds
from .rejection import is_promising, sample_by_rejection, worlds_by_rejection

ENOUGH = 8  # worlds of one position: what fewer have in common may be chance


def sample(s: State, seat: int, rng: IntRow) -> None:
    """Fill in one world that this seat cannot tell from the real one: each as likely as the shuffles that
    lead to it are, whatever players may have had in mind."""
    sample_world(s, seat, rng, False)


def sample_by_choices(s: State, seat: int, rng: IntRow) -> None:
    """The same, weighed by what other seats chose to do: a seat that drew could probably lay nothing."""
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
    """Up to so many worlds of a veiled state, for much less than ``sample`` would take for each: one filter
    serves all of them. If it finds fewer they must do, since looking for each of the others may take seconds;
    if it finds hardly any, the unseen cards are dealt as if nothing else were known."""
    worlds: list[State] = []
    if is_promising(s, seat, False):
        worlds = worlds_by_rejection(s, seat, rng, count)
    if len(worlds) < count:
        worlds += filter_worlds(s, seat, rng, count - len(worlds))
    return worlds if len(worlds) >= min(ENOUGH, count) else dealt_worlds(s, seat, rng, count)


def dealt_worlds(s: State, seat: int, rng: IntRow, count: int) -> list[State]:
    worlds = [s.copy() for _ in range(count)]
    for world in worlds:
        deal_unseen(world, seat, rng)
    return worlds
