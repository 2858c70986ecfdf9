"""Simulations that are compiled once for a game, whichever of its bots play: compiling takes longest."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.bots import bots_of
from sobremesa.bulk.loops import new_workspace
from sobremesa.engine import Game, Options
from sobremesa.lab.simulate import Simulation


class CompiledOnce(Simulation):
    """A simulation whose program has all bots of the game, not only those that play."""

    def __init__(self, game: Game, options: Options, players: Sequence[str]) -> None:
        super().__init__(game, options, players)
        bots = bots_of(game)
        self.bots = list(bots.values())
        self.workspace = new_workspace(game.rules, [list(bots).index(name) for name in players], self.tally)
        self.compile()
