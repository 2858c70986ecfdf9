"""Chances to win a match of UNO to so many points, from rounds of bulk play: writes race.py.

Two players of equal strength race to the target. The points of a round are taken from games of the
bot ``normal`` against itself; who wins a round is even. The chances follow by recursion over what
both still need.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from sobremesa.games.uno import GAME, race
from sobremesa.lab.simulate import Simulation

ROUNDS, SEED = 100_000, 1
FINE = 5  # points: the recursion's step, finer than the table's


def round_points() -> list[float]:
    """How likely a round is worth so many steps of FINE points to its winner."""
    simulation = Simulation(GAME, GAME.options("official"), ["normal", "normal"])
    simulation.compile()
    rows, _ = simulation.play(SEED, 0, ROUNDS)
    points = rows["results"][:, :2].max(axis=1)
    low, part = np.divmod(points, FINE)
    counts = np.zeros(low.max() + 2)
    np.add.at(counts, low, 1 - part / FINE)
    np.add.at(counts, low + 1, part / FINE)
    return list(counts / ROUNDS)


def chances(likely: list[float], most: int) -> list[list[float]]:
    """The chance to be first of a player who needs so many steps against one who needs so many."""
    table = [[0.5] * (most + 1) for _ in range(most + 1)]
    for needed in range(1, most + 1):
        for other in range(1, most + 1):
            chance = sum(
                p * ((1.0 if won >= needed else table[needed - won][other])
                     + (0.0 if won >= other else table[needed][other - won]))
                for won, p in enumerate(likely) if won
            )  # fmt: skip
            table[needed][other] = chance / 2 / (1 - likely[0])
    return table


def main() -> None:
    steps = race.STEP // FINE
    table = chances(round_points(), race.LINES * steps)
    wanted = range(steps, len(table), steps)
    lines = [
        "    " + " ".join(f"{round(table[needed][other] * race.CERTAIN)}," for other in wanted)
        for needed in wanted
    ]
    path = Path(race.__file__)
    head, _, _ = path.read_text(encoding="utf-8").partition("CHANCES = (")
    path.write_text(head + "CHANCES = (\n" + "\n".join(lines) + "\n)  # fmt: skip\n", encoding="utf-8")


if __name__ == "__main__":
    main()
