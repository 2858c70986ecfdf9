"""``sobremesa warm``: compile the rules of games beforehand, for simulations."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

import click

from .. import bots
from ..engine import BadInput, Game
from ..games import every_game
from ..words import Words
from .parameters import complete_game, parse_games, seats_option
from .parser import command
from .values import simulated_bot


@contextmanager
def importing_numba() -> Iterator[None]:
    """Name the missing package if the extra ``fast`` is not installed.

    Numba itself is imported later, when something is compiled: it takes longer than the first games.
    """
    try:
        yield
    except ModuleNotFoundError as missing:
        raise BadInput("needs-fast", package=missing.name or "") from None
    if find_spec("numba") is None:
        raise BadInput("needs-fast", package="numba")


@command("cli-warm")
@click.argument(
    "game", nargs=-1, callback=parse_games, shell_complete=complete_game, metavar="meta-game",
    help="cli-arg-game",
)  # fmt: skip
@seats_option
def warm(words: Words, game: list[Game], seats: str) -> int:
    """Compile for the bots of a table, by default the first bot of each game; for one that searches, its
    search."""
    with importing_numba():
        from ..bots.search import compiled
        from ..lab.simulate import Simulation

    for one in game or every_game():
        options = one.options(one.default_variant)
        players = [bots.resolve(one, name.strip()) for name in (seats or bots.DEFAULT).split(",")]
        if any(bots.searches(one, name) for name in players):
            compiled(one).compile()
        players = [simulated_bot(one, name) for name in players if not bots.searches(one, name)]
        if players:
            players += players[:1] * (one.seats_at(options)[0] - len(players))
            Simulation(one, options, players).compile()
        print(words("warm-ready", game=one.id), flush=True)
    return 0
