"""Our own side, for any game: its bots at play, compiled and interpreted, on one core."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sobremesa.bots import bots
from sobremesa.engine.link import Linked
from sobremesa.games import find
from sobremesa.lab.simulate import Simulation

from .registry import Batch

SEED = 1
MOVES, ROUNDS = 0, 1  # what is counted: places in the row of lengths


def compiled(id: str, changes: Mapping[str, str], players: Sequence[str], counted: int) -> Batch:
    """Bulk play as ``simulate`` does it, of a game's first variant with some options changed."""
    game = find(id)
    simulation = Simulation(game, game.options(game.default_variant, changes), players)

    def batch(games: int) -> int:
        lengths = simulation.run_chunk(SEED, 0, games)[2]
        return int(lengths[counted])

    return batch


def interpreted(id: str, changes: Mapping[str, str], players: Sequence[str], counted: int) -> Batch:
    """The same loops over the same games, as plain Python."""
    game = find(id)
    known = bots(game)
    linked = Linked(game.id, game.rules, list(known.values()))
    numbers = [list(known).index(player) for player in players]
    seats = len(players)
    states = [game.fresh(game.options(game.default_variant, changes)), None]
    out, pile, rng = [0] * game.rules.CHOICES, [0] * game.rules.CARDS, [0]

    def batch(games: int) -> int:
        sums, squares = [[0] * 4 for _ in players], [0.0] * seats
        lengths = [0, 0, 2**62, 0]
        linked.many(states, numbers, seats, out, pile, rng, SEED, 0, games, sums, squares, lengths)
        return lengths[counted]

    return batch
