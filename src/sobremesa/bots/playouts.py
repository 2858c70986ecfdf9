"""Loops of a search: every candidate move is played out in the same sampled worlds.

Linked with the rules of one game and, if there is a compiler, compiled (``bulk``). All numbers are
integers, so that a stream gives the same sums interpreted and compiled.
"""

from __future__ import annotations

from ..bulk.loops import Workspace, gain, play_on, poll_others, rules, sample
from ..engine.contract import WAIT
from ..engine.levels import WHOLE
from ..engine.rng import seed
from ..engine.state import I8, I16, I64, BaseState, IntRow, copy_state, grid, row, state

MOST_MOVES = 10_000  # of a playout; one that does not end by then is judged as it stands
ALL_ROUNDS = 1 << 30

KNOWN, WORLD, TRIAL = range(3)  # states that a search works on: as veiled, as sampled, as played out


class Tally(BaseState):
    """The candidates of a search and the sums of their values."""

    seat = I8
    rounds = I16  # after so many further rounds a playout stops; 0: at the end of the match
    chain = I16  # worlds of which the first is sampled, and each of the others reached from the one before
    n = I16  # candidates that are still searched
    order = row(I16, 0)  # their numbers; the lengths of rows depend on the game
    actions = row(I64, 0)  # of every candidate, by number
    values = row(I64, 0)  # in the world of the moment
    worlds = row(I64, 0)  # in which it was played out
    totals = row(I64, 0)
    products = grid(I64, 1, 0)  # of the values of two candidates in the same world
    moves = I64  # made in all playouts


def new_tally(choices: int) -> Tally:
    @state
    class SizedTally(Tally):
        order = row(I16, choices)
        actions = row(I64, choices)
        values = row(I64, choices)
        worlds = row(I64, choices)
        totals = row(I64, choices)
        products = grid(I64, choices, choices)

    return SizedTally()


def value(s: BaseState, seat: int) -> int:
    """What a position is worth to a seat where a playout stops: bound to ``Playouts.value`` of a game, to
    ``value_of_gain`` against a house, else the match is won or not."""
    return WHOLE if rules.place(s, seat) == 1 else 0


def value_of_gain(s: BaseState, seat: int) -> int:
    """The money that a seat has won, in its smallest coin."""
    return gain(s, seat)


def walk(s: BaseState, seat: int, rng: IntRow) -> bool:
    """Turn a world into another one: bound to ``Playouts.walk`` of a game; by default it cannot be done."""
    return False


def play_worlds(
    states: list[BaseState], workspace: Workspace, tally: Tally, base: int, begin: int, end: int
) -> None:
    """Play every candidate out in the worlds of these numbers.

    Common random numbers: in one world all candidates get the same cards and the same stream.
    """
    for number in range(begin, end):
        seed(workspace.rng, base, 2 * number)
        if (number - begin) % tally.chain == 0 or not walk(states[WORLD], tally.seat, workspace.rng):
            copy_state(states, WORLD, KNOWN)
            sample(states[WORLD], tally.seat, workspace.rng)
        for i in range(tally.n):
            copy_state(states, TRIAL, WORLD)
            seed(workspace.rng, base, 2 * number + 1)
            candidate = tally.order[i]
            tally.moves += play_candidate(states[TRIAL], workspace, tally, tally.actions[candidate])
            tally.values[candidate] = value(states[TRIAL], tally.seat)
        add_values(tally)


def play_candidate(s: BaseState, workspace: Workspace, tally: Tally, action: int) -> int:
    """Make a move and play on; return the number of moves."""
    rounds = rules.rounds(s) + tally.rounds if tally.rounds > 0 else ALL_ROUNDS
    if action != WAIT:
        rules.apply(s, tally.seat, action)
    moves = poll_others(s, workspace, tally.seat) if rules.open_to_others(s) else 0
    return moves + play_on(s, workspace, rounds, MOST_MOVES)


def add_values(tally: Tally) -> None:
    for i in range(tally.n):
        one = tally.order[i]
        tally.worlds[one] += 1
        tally.totals[one] += tally.values[one]
        for j in range(i + 1):
            other = tally.order[j]
            tally.products[max(one, other)][min(one, other)] += tally.values[one] * tally.values[other]
