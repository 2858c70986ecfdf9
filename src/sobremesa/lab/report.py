"""A simulation with its progress on a terminal, and its result as a table, JSON or CSV."""

from __future__ import annotations

import csv
import io
import json
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, fields

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ..engine import Fact, Game, Options
from ..words import Words
from ..words.fluent import Percent
from .estimate import Estimate
from .results import SeatResult, SimulationResult
from .simulate import Simulation
from .sums import RESULTS, Sums

COLUMNS = ("game", "variant", "seed", "games", "seat", "player", "figure", "of")  # then those of an Estimate
FIRST_LINE, NEXT_LINE = 1.0, 5.0  # seconds to the first line of progress and to the next, without a bar
SHARES = ("sim-per-bet", "sim-ruin", "sim-wins", "sim-ties", "sim-losses")  # shown in per cent


@dataclass(frozen=True)
class SimulationRequest:
    """What is to be simulated."""

    game: Game
    variant: str
    options: Options
    players: list[str]
    games: int
    seed: int
    jobs: int


def run(request: SimulationRequest, words: Words) -> SimulationResult:
    """Simulate with a progress bar on a terminal, else with a line from time to time."""
    simulation = Simulation(request.game, request.options, request.players)
    console = Console(stderr=True)
    if not console.is_terminal:
        return simulation.run(request.games, request.seed, request.jobs, progress_lines(request, words))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(words("sim-playing"), total=request.games)

        def progress(sums: Sums) -> None:
            bar.update(task, completed=sums.games, description=means_so_far(request, sums, words))

        return simulation.run(request.games, request.seed, request.jobs, progress)


def progress_lines(request: SimulationRequest, words: Words) -> Callable[[Sums], None]:
    """A callback that prints a line to stderr, not too often."""
    due = time.monotonic() + FIRST_LINE

    def progress(sums: Sums) -> None:
        nonlocal due
        if time.monotonic() >= due:
            due = time.monotonic() + NEXT_LINE
            done = words("sim-progress", done=sums.games, games=request.games)
            print(f"{done}; {means_so_far(request, sums, words)}", file=sys.stderr, flush=True)

    return progress


def means_so_far(request: SimulationRequest, sums: Sums, words: Words) -> str:
    means = [seat.sum(RESULTS) / sums.games / request.game.coin for seat in sums.seats]
    return words("sim-so-far", results=", ".join(f"{mean:.4g}" for mean in means))


# -- as data -------------------------------------------------------------------------------


def as_json(request: SimulationRequest, result: SimulationResult) -> str:
    report = {
        "game": request.game.id,
        "variant": request.variant,
        "rules": request.options.values(),
        "seed": request.seed,
        "asked": request.games,
        **asdict(result),
        "moves_per_game": result.moves / result.games,
        "rounds_per_game": result.rounds / result.games,
        "games_per_second": result.games / result.seconds,
        "moves_per_second": result.moves / result.seconds,
    }
    return json.dumps(report, indent=2)


def as_csv(request: SimulationRequest, result: SimulationResult) -> str:
    """A row for every figure of every seat."""
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow([*COLUMNS, *(field.name for field in fields(Estimate))])
    for seat in result.seats:
        table = [request.game.id, request.variant, request.seed, result.games, seat.seat, seat.player]
        for key, facts, _, figure in figures(seat):
            of = " ".join(str(fact) for fact in facts.values())
            rows.writerow([*table, key.removeprefix("sim-"), of, *asdict(figure).values()])
        for percent, value in seat.percentiles.items():
            rows.writerow([*table, "percentile", percent, result.games, value])
    return text.getvalue()


def figures(seat: SeatResult) -> Iterator[tuple[str, Mapping[str, Fact], bool, Estimate]]:
    """Every figure with the key of its words, their facts, and whether it is a share."""
    named = {
        "sim-result": seat.result,
        "sim-per-round": seat.per_round,
        "sim-per-bet": seat.per_bet,
        "sim-n0": seat.n0,
        "sim-ruin": seat.ruin,
        "sim-wins": seat.wins,
        "sim-ties": seat.ties,
        "sim-losses": seat.losses,
    }
    for key, figure in named.items():
        if figure is not None:
            yield key, {}, key in SHARES, figure
    for own in seat.statistics:
        yield own.name, own.facts, own.is_share, own.figure


# -- as a table -----------------------------------------------------------------------------


def show(request: SimulationRequest, result: SimulationResult, words: Words) -> None:
    console = Console(highlight=False, width=None if sys.stdout.isatty() else 120)
    for seat in result.seats:
        console.print(words("sim-seat", number=seat.seat, player=seat.player), style="bold")
        console.print(seat_table(seat, words))
        shown = ", ".join(f"{percent} %: {value:.6g}" for percent, value in seat.percentiles.items())
        console.print(words("sim-percentiles", shown=shown) + "\n", soft_wrap=True)
    console.print(words("sim-length", **length(result)))
    console.print(words("sim-speed", **speed(result)))
    console.print(words("sim-seed", seed=str(request.seed)))
    if result.games < request.games:
        console.print(words("sim-stopped", games=result.games, asked=request.games))


def seat_table(seat: SeatResult, words: Words) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("")
    for heading in ("mean", "deviation", "interval"):
        table.add_column(words(f"sim-{heading}"), justify="right")
    for key, facts, is_share, figure in figures(seat):
        table.add_row(words(key, **facts), *numbers(figure, is_share, words))
    return table


def numbers(figure: Estimate, is_share: bool, words: Words) -> list[str]:
    """Mean, deviation and interval; empty where there is none."""

    def shown(value: float) -> str:
        if not is_share:
            return f"{value:.5g}"
        return words("share", share=Percent(value, digits=3))

    interval = ""
    if figure.low is not None and figure.high is not None:
        interval = f"{shown(figure.low)} … {shown(figure.high)}"
    deviation = "" if figure.deviation is None else shown(figure.deviation)
    return [shown(figure.mean), deviation, interval]


def length(result: SimulationResult) -> dict[str, float]:
    return {
        "mean": round(result.moves / result.games, 1),
        "rounds": round(result.rounds / result.games, 1),
        "least": result.shortest,
        "most": result.longest,
    }


def speed(result: SimulationResult) -> dict[str, float]:
    return {
        "games": result.games,
        "moves": result.moves,
        "game_rate": round(result.games / result.seconds),
        "move_rate": round(result.moves / result.seconds),
        "seconds": round(result.seconds, 2),
    }
