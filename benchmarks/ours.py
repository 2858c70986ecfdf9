"""Our own side, for any game: its bots at play, compiled and interpreted, on one core."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any

from sobremesa.bots import bots_of
from sobremesa.bulk.linker import LinkedGame
from sobremesa.bulk.loops import new_result, new_workspace
from sobremesa.engine import Game, Options
from sobremesa.games import find
from sobremesa.lab.simulate import Simulation

from .registry import Batch

SEED = 1
MOVES, ROUNDS = "moves", "rounds"  # what is counted: cells of a result


@dataclass(frozen=True, eq=False)
class SimulatedTable:
    """A game's first variant with some options changed, and who sits there."""

    id: str
    players: tuple[str, ...]
    changes: Mapping[str, str] = field(default_factory=dict)

    @cached_property
    def game(self) -> Game:
        return find(self.id)

    @cached_property
    def options(self) -> Options:
        options: Options = self.game.options(self.game.default_variant, self.changes)
        return options

    @property
    def seats(self) -> int:
        return len(self.players)


@cache
def simulation(table: SimulatedTable) -> Simulation:
    return Simulation(table.game, table.options, table.players)


def results(table: SimulatedTable, begin: int, end: int) -> Any:
    """What the games of these numbers came to, as ``simulate`` plays them."""
    return simulation(table).play(SEED, begin, end)[0]


def compiled(table: SimulatedTable, counted: str) -> Batch:
    """Bulk play as ``simulate`` does it."""
    return lambda games: int(results(table, 0, games)[counted].sum())


def interpreted(table: SimulatedTable, counted: str) -> Batch:
    """The same loops over the same games, as plain Python."""
    game = table.game
    known = bots_of(game)
    linked = LinkedGame(game.id, game.rules, list(known.values()))
    numbers = [list(known).index(player) for player in table.players]
    states = [game.new_state(table.options), None]

    def batch(games: int) -> int:
        played = [new_result(table.seats) for _ in range(games)]
        linked.play_games(states, new_workspace(game.rules, numbers), played, SEED, 0, games)
        return sum(getattr(result, counted) for result in played)

    return batch
