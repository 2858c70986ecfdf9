"""A loop of one's own: how often a seat wins the round in worlds that it considers possible."""

from sobremesa.bulk.loops import MAX_MOVES, Workspace, play_on, rules, sample
from sobremesa.engine import copy_state

from .rules import State


def count_wins(states: list[State], workspace: Workspace, seat: int, worlds: int) -> int:
    """What the seat knows is in states[0]; states[1] is room for a world."""
    wins = 0
    for _ in range(worlds):
        copy_state(states, 1, 0)
        sample(states[1], seat, workspace.rng)
        play_on(states[1], workspace, rules.rounds(states[0]) + 1, MAX_MOVES)
        wins += rules.place(states[1], seat) == 1
    return wins
