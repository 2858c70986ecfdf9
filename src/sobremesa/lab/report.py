"""A simulation as a person watches it, as JSON, or as lines for a spreadsheet."""

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
from .simulate import Result, SeatResult, Simulation
from .sums import RESULTS, Sums

COLUMNS = ("game", "variant", "seed", "games", "seat", "player", "figure", "of")  # then the estimate's
FIRST, EVERY = 1.0, 5.0  # seconds to the first line of progress and to another, where no bar can be drawn
SHARES = ("sim-per-bet", "sim-wins", "sim-ties", "sim-losses")  # told in per cent


@dataclass(frozen=True)
class Order:
    """What is to be simulated."""

    game: Game
    variant: str
    options: Options
    players: list[str]
    games: int
    seed: int
    jobs: int


def watch(order: Order, words: Words) -> Result:
    """Simulate, with a bar on a terminal, else with a line now and then."""
    simulation = Simulation(order.game, order.options, order.players)
    console = Console(stderr=True)
    if not console.is_terminal:
        return simulation.run(order.games, order.seed, order.jobs, now_and_then(order, words))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(words("sim-playing"), total=order.games)

        def progress(sums: Sums) -> None:
            bar.update(task, completed=sums.games, description=so_far(order, sums, words))

        return simulation.run(order.games, order.seed, order.jobs, progress)


def now_and_then(order: Order, words: Words) -> Callable[[Sums], None]:
    due = time.monotonic() + FIRST

    def progress(sums: Sums) -> None:
        nonlocal due
        if time.monotonic() >= due:
            due = time.monotonic() + EVERY
            told = words("sim-progress", done=sums.games, games=order.games)
            print(f"{told}; {so_far(order, sums, words)}", file=sys.stderr, flush=True)

    return progress


def so_far(order: Order, sums: Sums, words: Words) -> str:
    """What every seat won on average in the games so far."""
    means = [seat.sum(RESULTS) / sums.games / order.game.coin for seat in sums.seats]
    return words("sim-so-far", results=", ".join(f"{mean:.4g}" for mean in means))


# -- as data -------------------------------------------------------------------------------


def as_json(order: Order, result: Result) -> str:
    told = {
        "game": order.game.id,
        "variant": order.variant,
        "rules": order.options.values(),
        "seed": order.seed,
        "asked": order.games,
        **asdict(result),
        "moves_per_game": result.moves / result.games,
        "rounds_per_game": result.rounds / result.games,
        "games_per_second": result.games / result.seconds,
        "moves_per_second": result.moves / result.seconds,
    }
    return json.dumps(told, indent=2)


def as_csv(order: Order, result: Result) -> str:
    """A line for every figure of every seat."""
    text = io.StringIO()
    lines = csv.writer(text, lineterminator="\n")
    lines.writerow([*COLUMNS, *(field.name for field in fields(Estimate))])
    for seat in result.seats:
        table = [order.game.id, order.variant, order.seed, result.games, seat.seat, seat.player]
        for key, facts, _, figure in figures(seat):
            of = " ".join(str(fact) for fact in facts.values())
            lines.writerow([*table, key.removeprefix("sim-"), of, *asdict(figure).values()])
        for percent, value in seat.percentiles.items():
            lines.writerow([*table, "percentile", percent, result.games, value])
    return text.getvalue()


def figures(seat: SeatResult) -> Iterator[tuple[str, Mapping[str, Fact], bool, Estimate]]:
    """The words for each figure, with their facts, and whether it is a share."""
    named = {
        "sim-result": seat.result,
        "sim-per-round": seat.per_round,
        "sim-per-bet": seat.per_bet,
        "sim-wins": seat.wins,
        "sim-ties": seat.ties,
        "sim-losses": seat.losses,
    }
    for key, figure in named.items():
        if figure is not None:
            yield key, {}, key in SHARES, figure
    for told in seat.statistics:
        yield told.name, told.facts, told.is_share, told.figure


# -- for people ------------------------------------------------------------------------------


def show(order: Order, result: Result, words: Words) -> None:
    console = Console(highlight=False, width=None if sys.stdout.isatty() else 120)
    for seat in result.seats:
        console.print(words("sim-seat", number=seat.seat, player=seat.player), style="bold")
        console.print(seat_table(seat, words))
        shown = ", ".join(f"{percent} %: {value:.6g}" for percent, value in seat.percentiles.items())
        console.print(words("sim-percentiles", shown=shown) + "\n", soft_wrap=True)
    console.print(words("sim-length", **length(result)))
    console.print(words("sim-speed", **speed(result)))
    console.print(words("sim-seed", seed=str(order.seed)))
    if result.games < order.games:
        console.print(words("sim-stopped", games=result.games, asked=order.games))


def seat_table(seat: SeatResult, words: Words) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("")
    for heading in ("mean", "deviation", "interval"):
        table.add_column(words(f"sim-{heading}"), justify="right")
    for key, facts, is_share, figure in figures(seat):
        table.add_row(words(key, **facts), *numbers(figure, is_share, words))
    return table


def numbers(figure: Estimate, is_share: bool, words: Words) -> list[str]:
    """Mean, deviation and interval; nothing where there is nothing to tell."""

    def shown(value: float) -> str:
        if not is_share:
            return f"{value:.5g}"
        return words("share", share=Percent(value, digits=3))

    interval = ""
    if figure.low is not None and figure.high is not None:
        interval = f"{shown(figure.low)} … {shown(figure.high)}"
    deviation = "" if figure.deviation is None else shown(figure.deviation)
    return [shown(figure.mean), deviation, interval]


def length(result: Result) -> dict[str, float]:
    return {
        "mean": round(result.moves / result.games, 1),
        "rounds": round(result.rounds / result.games, 1),
        "least": result.shortest,
        "most": result.longest,
    }


def speed(result: Result) -> dict[str, float]:
    return {
        "games": result.games,
        "moves": result.moves,
        "game_rate": round(result.games / result.seconds),
        "move_rate": round(result.moves / result.seconds),
        "seconds": round(result.seconds, 2),
    }
