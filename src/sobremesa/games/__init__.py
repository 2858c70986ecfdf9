"""One folder a game, found by walking this folder, never listed.

Games of other packages sit down too: theirs name the game's package under the
entry point ``sobremesa.games``.
"""

from __future__ import annotations

import pkgutil
from importlib import import_module
from importlib.metadata import entry_points

from ..engine import BadInput, Game

ENTRY_POINT = "sobremesa.games"


def packages() -> dict[str, str]:
    """The package of every game, by its id; the house's own come first and win."""
    own = [f"{__name__}.{found.name}" for found in pkgutil.iter_modules(__path__) if found.ispkg]
    others = [point.value for point in entry_points(group=ENTRY_POINT)]
    return {name.rpartition(".")[2].replace("_", "-"): name for name in [*sorted(others), *sorted(own)]}


def find(id: str) -> Game:
    """The game of that name; no other game is imported."""
    known = packages()
    if id not in known:
        raise BadInput("unknown-game", game=id, known=", ".join(sorted(known)))
    game: Game = import_module(known[id]).GAME
    return game


def every_game() -> list[Game]:
    return [find(id) for id in sorted(packages())]
