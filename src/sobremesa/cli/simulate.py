"""``sobremesa simulate``: let bots play many games, compiled."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

import click

from ..classic import complete_files
from ..engine import BadInput, Game
from ..local.files import write_text
from ..words import Words
from .errors import refuse_both
from .parameters import game_argument, in_range, json_option, rules_options
from .parser import command
from .values import chosen_rules, number_of_games, simulated_bots
from .warm import importing_numba

STDOUT = Path("-")
MOST_JOBS = 1024
SEED_BITS = 53  # exact in a spreadsheet or a browser too, which read numbers as doubles


@command("cli-simulate")
@game_argument()
@click.option(
    "--games", default="10000", callback=lambda ctx, param, text: number_of_games("--games", text),
    metavar="N", help="cli-arg-count",
)  # fmt: skip
@click.option("--jobs", callback=in_range(1, MOST_JOBS), metavar="N", help="cli-arg-jobs")
@json_option
@click.option(
    "--csv", type=Path, is_flag=False, flag_value="-", shell_complete=complete_files, metavar="[FILE]",
    help="cli-arg-csv",
)  # fmt: skip
@rules_options
def simulate(
    words: Words, game: Game, games: int, jobs: int | None, as_json: bool, csv: Path | None,
    variant: str, seats: str, settings: list[str], seed: int | None,
) -> int:  # fmt: skip
    """Exit with status 130 if the simulation was interrupted; the figures so far are shown all the same."""
    refuse_both({"--json": as_json, "--csv": csv})
    with importing_numba():
        from ..lab import report

    variant, options = chosen_rules(game, variant, settings)
    request = report.SimulationRequest(
        game=game,
        variant=variant,
        options=options,
        players=simulated_bots(seats, game, options),
        games=games,
        seed=secrets.randbits(SEED_BITS) if seed is None else seed,
        jobs=jobs or available_cores(),
    )
    if csv and csv != STDOUT and os.path.lexists(csv):
        raise BadInput("file-exists", file=str(csv))
    words = Words(words.lang, game)
    result = report.run(request, words)
    if as_json:
        print(report.as_json(request, result))
    elif csv == STDOUT:
        print(report.as_csv(request, result), end="")
    else:
        report.show(request, result, words)
        if csv:
            write_text(csv, report.as_csv(request, result))
    return 130 if result.games < request.games else 0


def available_cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
