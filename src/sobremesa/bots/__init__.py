"""Computer players for any game. A bot decides from what its seat may see, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..engine import BadInput, BaseState, Bot, Game, Level, Match, Strategy, at_random
from .characters import CHARACTERS

DEFAULT = "bot"  # stands for a game's first bot
RANDOM = "random"
LEVEL = "level-"  # and a number from 1 on


def bots_of(game: Game) -> dict[str, Bot[Any]]:
    """The bots of a game that are functions, by id: its own, the default first, and those that play any
    game."""
    return {**game.bots.BOTS, RANDOM: at_random}


def levels_of(game: Game) -> dict[str, Level]:
    """The levels of a game by id, the lowest first."""
    return {f"{LEVEL}{number}": level for number, level in enumerate(game.levels, 1)}


def strategy_of(game: Game, name: str) -> Strategy[BaseState]:
    """How a player of that id decides: a character, a level, or a bot by itself."""
    if name in CHARACTERS:
        character = CHARACTERS[name]
        number = min(character.level, len(game.levels))
        style = game.styles.get(character.style)
        return style or strategy_of(game, f"{LEVEL}{number}" if number else game.stand_in)
    level = levels_of(game).get(name, Level(name))
    return Strategy(bots_of(game)[level.bot], level.playouts)


def best_bot(game: Game) -> Bot[BaseState] | None:
    """The bot of a game's highest level; without levels none is better than the others."""
    return bots_of(game)[game.levels[-1].bot] if game.levels else None


def searches(game: Game, name: str) -> bool:
    return strategy_of(game, name).playouts > 0


def names_of(game: Game) -> list[str]:
    """The ids of all computer players of a game, the default first."""
    return [*bots_of(game), *levels_of(game), *CHARACTERS]


def resolve(game: Game, name: str) -> str:
    """The id of the bot that a name stands for; raises ``BadInput`` if the game has none."""
    known = names_of(game)
    if name == DEFAULT:
        return known[0]
    if name not in known:
        raise BadInput("unknown-bot", bot=name, known=", ".join(known))
    return name


def choose(match: Match, seat: int, name: str, rng: list[int], may_search: bool = True) -> int:
    """Let a bot choose an action, on a copy of the state without what its seat cannot know."""
    known, listed = veiled(match, seat)
    return choose_from(match.game, known, len(match.seats), seat, listed, name, rng, may_search)


def choose_from(
    game: Game,
    known: BaseState,
    seats: int,
    seat: int,
    listed: Sequence[int],
    name: str,
    rng: list[int],
    may_search: bool = True,
) -> int:
    """Let a bot choose one of the listed actions from a veiled state.

    One that searches decides by its policy alone where a search is not compiled (yet), or there is no
    time for it.
    """
    strategy = strategy_of(game, name)
    if strategy.playouts and may_search:
        from .search import Budget, is_ready, search_move

        if is_ready(game):
            budget = Budget(strategy.playouts)
            return search_move(game, known, seats, seat, listed, rng, budget, policy=strategy.bot)
    return strategy.bot(known, seat, list(listed), len(listed), rng)


def falls_back(game: Game, name: str) -> bool:
    """Whether a player that searches decides by its policy alone, because no search is compiled here."""
    if not searches(game, name):
        return False
    from .search import is_ready

    return not is_ready(game)


def choose_for_absent(match: Match, seat: int, rng: list[int]) -> int:
    """Let the game's stand-in choose for a person who is away: what adds no money, and the safe default
    if all that is listed does."""
    game, (known, listed) = match.game, veiled(match, seat)
    free = [action for action in listed if not game.rules.adds_money(known, seat, action)]
    if not free:
        return game.rules.fallback(known, seat)
    return bots_of(game)[game.stand_in](known, seat, free, len(free), rng)


def veiled(match: Match, seat: int) -> tuple[BaseState, list[int]]:
    """A copy of the state without what a seat cannot know, and the actions listed for the seat."""
    return veiled_state(match.game, match.state, seat)


def veiled_state(game: Game, state: BaseState, seat: int) -> tuple[BaseState, list[int]]:
    known = state.copy()
    game.information.veil(known, seat)
    actions = [0] * game.rules.max_actions
    return known, actions[: game.rules.legal(known, seat, actions)]
