"""Our own side, for any game: its bots at play, compiled and interpreted, on one core."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sobremesa.bots import bots
from sobremesa.engine.bulk import desk, sheet
from sobremesa.engine.link import Linked
from sobremesa.games import find
from sobremesa.lab.simulate import Simulation

from .registry import Batch

SEED = 1
MOVES, ROUNDS = "moves", "rounds"  # what is counted: cells of a sheet


def compiled(id: str, changes: Mapping[str, str], players: Sequence[str], counted: str) -> Batch:
    """Bulk play as ``simulate`` does it, of a game's first variant with some options changed."""
    game = find(id)
    simulation = Simulation(game, game.options(game.default_variant, changes), players)

    def batch(games: int) -> int:
        return int(simulation.play(SEED, 0, games)[0][counted].sum())

    return batch


def interpreted(id: str, changes: Mapping[str, str], players: Sequence[str], counted: str) -> Batch:
    """The same loops over the same games, as plain Python."""
    game = find(id)
    known = bots(game)
    linked = Linked(game.id, game.rules, list(known.values()))
    numbers = [list(known).index(player) for player in players]
    states = [game.fresh(game.options(game.default_variant, changes)), None]

    def batch(games: int) -> int:
        sheets = [sheet(len(players)) for _ in range(games)]
        linked.many(states, desk(game.rules, numbers), sheets, SEED, 0, games)
        return sum(getattr(line, counted) for line in sheets)

    return batch
