"""Two jobs at one simulation, on two cores: the only figure that the clock on the wall tells."""

from __future__ import annotations

from functools import partial

from . import ours
from .registry import Batch, measurement
from .uno import TABLE

GROUPS = ("two jobs, uno",)
UNIT = "decisions/s"
LEAST = 200_000  # games: so many that the jobs' pieces are as large as in a long simulation


def working(jobs: int) -> Batch:
    simulation = ours.simulation(TABLE)
    return lambda games: simulation.run(LEAST * games, ours.SEED, jobs).moves


measurement("two jobs", groups=GROUPS, unit=UNIT, reference=True, wall=True)(partial(working, 2))
measurement("one job", groups=GROUPS, unit=UNIT, reach=1.8, wall=True)(partial(working, 1))
