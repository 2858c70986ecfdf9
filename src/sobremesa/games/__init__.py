"""One folder a game, found by walking this folder, never listed."""

from ..engine import game as _game
from ..engine.game import Game


def find(id: str) -> Game:
    """The game of that name; no other game is imported."""
    return _game.find(__name__, id)


def every_game() -> list[Game]:
    return [find(id) for id in _game.ids(__name__)]
