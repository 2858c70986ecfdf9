"""``sobremesa arena``: computer players against each other, in duplicate deals."""

from __future__ import annotations

import json
import secrets
from dataclasses import asdict

import click

from ..engine import BadInput, Game
from ..words import Words
from ..words.input import fold
from .parameters import game_argument, in_range, json_option, rules_options
from .parser import command
from .simulate import MOST_JOBS, SEED_BITS
from .values import MOST_SEED, chosen_rules, whole_number
from .warm import importing_numba

MOST_DEALS = 10**6
MOST_TABLE = 100  # more than sit at any table; the game says how many do


@command("cli-arena")
@game_argument()
@click.option(
    "--deals", default="200", callback=lambda ctx, param, text: whole_number("--deals", text, 2, MOST_DEALS),
    metavar="N", help="cli-arg-deals",
)  # fmt: skip
@click.option("--within", callback=in_range(1, 50), metavar="N", help="cli-arg-within")
@click.option("--table", callback=in_range(2, MOST_TABLE), metavar="N", help="cli-arg-table")
@click.option("--jobs", callback=in_range(1, MOST_JOBS), metavar="N", help="cli-arg-jobs")
@json_option
@rules_options
def arena(
    words: Words, game: Game, deals: int, within: int | None, table: int | None, jobs: int | None,
    as_json: bool, variant: str, seats: str, settings: list[str], seed: int | None,
) -> int:  # fmt: skip
    """Without ``--seats`` all levels of the game meet."""
    with importing_numba():
        from ..lab import arena, cross_table

    variant, options = chosen_rules(game, variant, settings)
    least, most = game.seats_at(options)
    table = table or max(2, least)
    if game.house or not least <= table <= most:
        raise BadInput("arena-table", game=game.id, least=max(2, least), most=most)
    names = seats.split(",") if seats else [f"level-{number}" for number in range(1, len(game.levels) + 1)]
    players = arena.check_players(game, [fold(name.strip()) for name in names])
    if len(players) < 2:
        raise BadInput("arena-players")
    seed = secrets.randbits(SEED_BITS) % (MOST_SEED >> 40) if seed is None else seed
    changes = options.as_text()
    pairings = [arena.Pairing(game.id, variant, changes, table, *pair) for pair in arena.pairs(players)]
    arena.prepare(game, players)
    scores = [
        arena.meet(pairing, deals, (within or 0) / 100, seed, jobs or 1, cross_table.progress(words))
        for pairing in pairings
    ]
    if as_json:
        print(json.dumps({"seed": seed, "scores": [asdict(score) for score in scores]}, indent=2))
    else:
        cross_table.show(players, scores, seed, words)
    return 0
