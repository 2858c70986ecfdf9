"""Parameters that several commands take, with their parsing and what a shell completes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from pathlib import Path

import click

from .. import bots
from ..bots.characters import CHARACTERS
from ..classic import complete_files
from ..engine import BadInput, Game
from ..games import packages
from ..local.files import create_private_file, data_folder, make_private_folder
from ..protocol.types import ASSISTANCE, Assistance
from ..words.input import resolve_game
from .values import MOST_SEED, whole_number

Function = Callable[..., int]  # of a command: it returns the exit status
Decorator = Callable[[Function], Function]
Complete = Callable[[click.Context, click.Parameter, str], list[str]]


# -- parsing -----------------------------------------------------------------------------------


def one_of(name: str, choices: Collection[str]) -> Callable[..., str]:
    """A callback that refuses a value that is none of the choices; an empty one counts as not given."""

    def check(ctx: click.Context, param: click.Parameter, value: str) -> str:
        if value and value not in choices:
            raise BadInput(f"unknown-{name}", **{name: value}, known=", ".join(choices))
        return value

    return check


def in_range(least: int, most: int) -> Callable[..., int | None]:
    """A callback that parses a whole number."""

    def parse(ctx: click.Context, param: click.Parameter, value: str | None) -> int | None:
        return None if value is None else whole_number(param.opts[0], value, least, most)

    return parse


def parse_game(ctx: click.Context, param: click.Parameter, value: str | None) -> Game | None:
    """A game by its name; where it may be left out, an empty one counts as not given."""
    return resolve_game(value or "", ctx.obj.lang) if value or param.required else None


def parse_assistance(ctx: click.Context, param: click.Parameter, value: str | None) -> Assistance | None:
    if value is None:
        return None
    if value not in ASSISTANCE:
        raise BadInput("usage-choice", what=param.opts[0], value=value, known=", ".join(ASSISTANCE))
    return ASSISTANCE[ASSISTANCE.index(value)]


def parse_games(ctx: click.Context, param: click.Parameter, values: Iterable[str]) -> list[Game]:
    return [resolve_game(value, ctx.obj.lang) for value in values]


# -- completion --------------------------------------------------------------------------------


def complete_choice(choices: Iterable[str]) -> Complete:
    def complete(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
        return [choice for choice in choices if choice.startswith(incomplete)]

    return complete


def complete_game(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    return [id for id in sorted(packages()) if id.startswith(incomplete)]


def complete_for_game(known: Callable[[Game], Iterable[str]], is_list: bool = False) -> Complete:
    """Complete what the game named before it knows; of a list, what follows the last comma."""

    def complete(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
        game = named_game(ctx)
        before = incomplete[: incomplete.rfind(",") + 1] if is_list else ""
        found = [before + text for text in known(game)] if game else []
        return [text for text in found if text.startswith(incomplete)]

    return complete


def named_game(ctx: click.Context) -> Game | None:
    """The last game among the arguments before the word that is completed.

    While an option waits for its value, click leaves positional arguments unparsed in ``args``.
    """
    parsed = ctx.params.get("game") or []
    games = [parsed] if isinstance(parsed, Game) else list(parsed)
    with suppress(BadInput):
        games += parse_games(ctx, ctx.command.params[0], ctx.args)
    return games[-1] if games else None


def players_of(game: Game) -> list[str]:
    return ["you", *CHARACTERS, bots.DEFAULT, *bots.bots_of(game), *bots.levels_of(game)]


def settings_of(game: Game) -> list[str]:
    return [f"{name}=" for name in game.variants[game.default_variant].ALL]


# -- parameters --------------------------------------------------------------------------------


def game_argument(required: bool = True) -> Decorator:
    return click.argument(
        "game", required=required, callback=parse_game, shell_complete=complete_game, metavar="meta-game",
        help="cli-arg-game",
    )  # fmt: skip


def file_option(name: str, *names: str, help: str) -> Decorator:
    return click.option(
        name, *names, type=Path, shell_complete=complete_files, metavar="meta-file", help=help
    )


file_argument = click.argument(
    "file", type=Path, shell_complete=complete_files, metavar="meta-file", help="cli-arg-file"
)
variant_option = click.option(
    "--variant", default="", shell_complete=complete_for_game(lambda game: game.variants),
    metavar="meta-name", help="cli-arg-variant",
)  # fmt: skip
seats_option = click.option(
    "--seats", default="", shell_complete=complete_for_game(players_of, is_list=True), metavar="…",
    help="cli-arg-seats",
)  # fmt: skip
settings_option = click.option(
    "--set", "settings", multiple=True, shell_complete=complete_for_game(settings_of),
    metavar="meta-setting", help="cli-arg-set",
)  # fmt: skip
seed_option = click.option("--seed", callback=in_range(0, MOST_SEED), metavar="N", help="cli-arg-seed")
json_option = click.option("--json", "as_json", is_flag=True, help="cli-arg-json")
assistance_option = click.option(
    "--assistance", callback=parse_assistance, shell_complete=complete_choice(ASSISTANCE),
    metavar="meta-name", help="cli-arg-assistance",
)  # fmt: skip
plain_option = click.option("--plain", is_flag=True, help="cli-arg-plain")
database_option = click.option("--db", shell_complete=complete_files, metavar="FILE|URL", help="cli-arg-db")


def default_database() -> Path:
    return data_folder() / "house.db"


def create_database(db: str) -> str:
    """The database that an option or the environment names, else the default one. A file is created if
    need be, and private, since it holds seeds."""
    if "://" in db:
        return db
    path = Path(db) if db else default_database()
    if not db:
        make_private_folder(path.parent)
    create_private_file(path)
    return str(path)


def rules_options(function: Function) -> Function:
    """The options that describe a match: variant, seats, settings, seed."""
    for option in (seed_option, settings_option, seats_option, variant_option):
        function = option(function)
    return function
