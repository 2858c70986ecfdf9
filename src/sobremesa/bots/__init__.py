"""Computer players for any game. A bot decides from what its seat may see, and nothing else."""

from __future__ import annotations

from typing import Any

from ..engine import BadInput, Bot, Game, Match, at_random

DEFAULT = "bot"  # stands for a game's first bot
RANDOM = "random"


def bots_of(game: Game) -> dict[str, Bot[Any]]:
    """The bots of a game by id: its own, the default first, and those that play any game."""
    return {**game.bots.BOTS, RANDOM: at_random}


def resolve(game: Game, name: str) -> str:
    """The id of the bot that a name stands for; raises ``BadInput`` if the game has none."""
    known = bots_of(game)
    if name == DEFAULT:
        return next(iter(known))
    if name not in known:
        raise BadInput("unknown-bot", bot=name, known=", ".join(known))
    return name


def choose(match: Match, seat: int, name: str, rng: list[int]) -> int:
    """Let a bot choose an action, on a copy of the state without what its seat cannot know."""
    rules = match.game.rules
    known = match.state.copy()
    match.game.information.veil(known, seat)
    actions = [0] * rules.max_actions
    count = rules.legal(known, seat, actions)
    return bots_of(match.game)[name](known, seat, actions, count, rng)
