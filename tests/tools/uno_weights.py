"""Weights of the watchful player of UNO, from bulk play against ``normal``: prints a table for watching.py.

Evolution strategies: pairs of tables, changed at random in opposite directions, play the same deals, and
the weights move in the directions that won more (Salimans, Ho, Chen, Sidor and Sutskever, "Evolution
strategies as a scalable alternative to reinforcement learning", 2017), with steps by Adam (Kingma and Ba,
2015).
"""

from __future__ import annotations

import argparse
import sys

import numpy as np
from numpy.typing import NDArray

from sobremesa.bulk import compiler
from sobremesa.bulk.loops import new_result, new_workspace
from sobremesa.bulk.numpy_state import record_type, to_records
from sobremesa.games.uno import GAME, watching
from weighed_uno import link_weighed, weighed_state

Weights = NDArray[np.float64]

SEED = 1
PAIRS, DEALS = 40, 200  # of a step, and of each table in it
SPREAD = 20.0  # by so much weights are changed at random …
SMALL_SPREAD = 4.0  # … or by so much, where one is taken for each of several cards
STEP = 0.15  # in parts of the spread
MOMENTUM, MEMORY = 0.8, 0.95
CHECKED = 20  # steps from one report to the next


class Table:
    """One candidate among players who are all ``normal``."""

    def __init__(self, variant: str, seats: int) -> None:
        self.play_games = compiler.compiled("uno-weights", link_weighed).play_games
        self.seats = seats
        fresh = weighed_state(variant)
        self.states = to_records(fresh, fresh)
        self.workspace = to_records(new_workspace(GAME.rules, [0] * seats))[0]
        self.row = record_type(type(new_result(seats)))

    def shares(self, weights: Weights, first: int, deals: int) -> Weights:
        """What the candidate wins of each deal, which is played with it in every seat."""
        won = np.zeros(deals)
        for seat in range(self.seats):
            states, workspace = self.states.copy(), self.workspace.copy()
            states["weights"] = np.rint(weights)
            workspace["players"][seat] = 1
            rows = np.zeros(deals, self.row)
            self.play_games(states, workspace, rows, SEED, first, first + deals)
            won += rows["places"][:, seat] == 1
        return won / self.seats


def improve(table: Table, weights: Weights, steps: int) -> Weights:
    random = np.random.default_rng(SEED)
    spread = np.full(len(weights), SPREAD)
    spread[watching.TWIN] = SMALL_SPREAD
    mean, square = np.zeros(len(weights)), np.zeros(len(weights))
    first = 0
    for step in range(1, steps + 1):
        gradient = np.zeros(len(weights))
        for _ in range(PAIRS):
            change = random.normal(size=len(weights))
            more = table.shares(weights + change * spread, first, DEALS).mean()
            less = table.shares(weights - change * spread, first, DEALS).mean()
            gradient += (more - less) / 2 * change / PAIRS
            first += DEALS
        mean = MOMENTUM * mean + (1 - MOMENTUM) * gradient
        square = MEMORY * square + (1 - MEMORY) * gradient**2
        direction = mean / (1 - MOMENTUM**step) / (np.sqrt(square / (1 - MEMORY**step)) + 1e-9)
        weights = weights + STEP * spread * direction * (1 - step / (steps + 1))
        if step % CHECKED == 0:
            report(step, table, weights)
    return weights


def report(step: int, table: Table, weights: Weights) -> None:
    shares = table.shares(weights, 1 << 30, 20_000)  # deals that no step plays
    error = shares.std() / np.sqrt(len(shares))
    print(f"{step:5} steps: {100 * shares.mean():.2f} % ± {200 * error:.2f}", file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--variant", default="official")
    parser.add_argument("--table", type=int, default=4, choices=range(3, 11), help="how many play")
    parser.add_argument("--steps", type=int, default=200)
    arguments = parser.parse_args()
    table = Table(arguments.variant, arguments.table)
    found = improve(table, np.array(watching.TABLE, float), arguments.steps)
    print(tuple(int(weight) for weight in np.rint(found)))


if __name__ == "__main__":
    main()
