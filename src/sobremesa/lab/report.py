"""A simulation as a person watches it, or as JSON."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ..engine import Game, Options
from ..words import Words, percent
from .simulate import Result, Simulation


def run(
    game: Game, variant: str, options: Options, players: list[str],
    games: int, seed: int, jobs: int, as_json: bool, words: Words,
) -> None:  # fmt: skip
    """Simulate with a progress bar (on a terminal), then report."""
    result = watch(Simulation(game, options, players), games, seed, jobs, words)
    if as_json:
        told = {"game": game.id, "variant": variant, "rules": options.shown(), "seed": seed}
        print(json.dumps({**told, **plain(result)}, indent=2))
    else:
        show(result, words)


def watch(simulation: Simulation, games: int, seed: int, jobs: int, words: Words) -> Result:
    console = Console(stderr=True)
    if not sys.stderr.isatty():
        return simulation.run(games, seed, jobs)
    with console.status(words("sim-compiling")):
        simulation.run_chunk(seed, 0, 0)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(words("sim-playing"), total=games)
        return simulation.run(games, seed, jobs, lambda done: bar.advance(task, done))


def plain(result: Result) -> dict[str, Any]:
    """All of it under plain names."""
    return {
        **asdict(result),
        "moves_per_game": result.moves / result.games,
        "rounds_per_game": result.rounds / result.games,
        "games_per_second": result.games / result.seconds,
        "moves_per_second": result.moves / result.seconds,
    }


def show(result: Result, words: Words) -> None:
    console = Console(highlight=False, width=None if sys.stdout.isatty() else 120)
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    betting = any(seat.per_bet is not None for seat in result.seats)
    headings = ["seat", "player", "mean", "interval", "wins"] + ["per-round", "per-bet"] * betting
    for heading in headings:
        table.add_column(words(f"sim-{heading}"), justify="right")
    for seat in result.seats:
        row = [str(seat.seat), seat.player, f"{seat.mean:.4g}", f"{seat.low:.4g} … {seat.high:.4g}"]
        row.append(words("share", share=percent(seat.wins)))
        if betting:
            row += [f"{seat.per_round or 0:.5g}", words("share", share=percent(seat.per_bet or 0))]
        table.add_row(*row)
    console.print(table)
    told = plain(result)
    length = {"least": result.shortest, "most": result.longest}
    mean, rounds = round(told["moves_per_game"], 1), round(told["rounds_per_game"], 1)
    console.print(words("sim-length", mean=mean, rounds=rounds, **length))
    rates = {
        "game_rate": round(told["games_per_second"]),
        "move_rate": round(told["moves_per_second"]),
        "seconds": round(result.seconds, 2),
    }
    console.print(words("sim-speed", games=result.games, moves=result.moves, **rates))
