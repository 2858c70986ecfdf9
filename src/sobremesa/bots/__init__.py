"""Players for any game. A bot sees what its seat may see, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..engine import BadInput, Game, Match, at_random

Bot = Callable[[Any, int, Any, int, Any], int]  # a state, a seat, its moves, how many, a random stream
RANDOM = "random"


def bots(game: Game) -> dict[str, Bot]:
    """The game's own players, best-suited first, and those that play anything."""
    return {**game.bots.BOTS, RANDOM: at_random}


def find(game: Game, name: str) -> str:
    """The id of a bot; ``bot`` stands for the game's first."""
    known = bots(game)
    if name == "bot":
        return next(iter(known))
    if name not in known:
        raise BadInput("unknown-bot", bot=name, known=", ".join(known))
    return name


def choose(match: Match, seat: int, name: str, rng: list[int]) -> int:
    """Let a bot decide, on a copy from which all that it cannot know is erased."""
    rules = match.game.rules
    seen = match.state.copy()
    rules.veil(seen, seat)
    out = [0] * rules.CHOICES
    n = rules.legal(seen, seat, out)
    return bots(match.game)[name](seen, seat, out, n, rng)
