"""``sobremesa review``: what was luck and what was skill in a recorded match."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from decimal import Decimal
from pathlib import Path

import click
from rich.cells import cell_len
from rich.console import Console
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from ..engine import CHANCE, Game, Match, record
from ..games import find
from ..local.files import read_text
from ..odds import review as reviews
from ..words import Words
from ..words.fluent import Percent, format_number
from .parameters import file_argument, json_option
from .parser import command
from .values import whole_number
from .warm import importing_numba

MOST_SHOWN = 12  # decisions
MOST_WIDTH, LEAST_WIDTH = 36, 8  # characters for the blocks
GAP = 2  # between two columns
CHANCE_DIGITS = 1  # behind the point of a chance in per cent
BLOCKS = {"average": "░", "luck": "▓", "decisions": "▒", "substitutes": "╱", "result": "█"}
SIGNS = {"best": "●", "equal": "○", "costly": "◆"}


@command("cli-review")
@file_argument
@click.option("--seat", "number", default="1", metavar="N", help="cli-arg-review-seat")
@json_option
def review(words: Words, file: Path, number: str, as_json: bool) -> int:
    match = record.replay(record.load(read_text(file), find))
    seat = whole_number("--seat", number, 1, len(match.seats)) - 1
    found = reviewed(match, seat, words)
    if as_json:
        figures = {**asdict(found), "accuracy": found.accuracy, "rarity": found.rarity}
        print(json.dumps(figures, indent=2, default=float))  # chances are fractions
    else:
        show(found, Words(words.lang, match.game, [player.name for player in match.seats]), match.game)
    return 0


def reviewed(match: Match, seat: int, words: Words) -> reviews.Review:
    """A review by search is compiled, takes its time, and shows on a terminal how far it is."""
    if not match.game.has_estimates:
        return reviews.review(match, seat)
    with importing_numba():
        from ..bots.search import compiled
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(words("review-looking"), total=None)
        compiled(match.game).compile()
        return reviews.review(match, seat, lambda done, of: bar.update(task, completed=done, total=of))


def show(found: reviews.Review, words: Words, game: Game) -> None:
    console = Console(highlight=False)
    console.print(words("review-of", seat=found.seat), style="bold")
    console.print(words("review-sum"))
    console.print(blocks_table(found, words, console.width))
    if found.sum("substitutes"):
        console.print(words("review-substituted"))
    console.print("\n" + words("review-free", count=len(found.decisions), good=good(found)), style="bold")
    console.print("".join(SIGNS[decision.sign] for decision in found.decisions))
    console.print(", ".join(f"{sign} {words(f'review-sign-{name}')}" for name, sign in SIGNS.items()))
    for line in figures(found, words):
        console.print(line)
    if found.costly:
        console.print("\n" + words("review-dearest"), style="bold")
        for decision in found.costly[:MOST_SHOWN]:
            show_decision(console, decision, found.unit, words)
        if more := len(found.costly[MOST_SHOWN:]):
            console.print(words("review-more", count=more))
    console.print("\n" + note(found, words))


def note(found: reviews.Review, words: Words) -> str:
    """A note on what the figures mean, and do not mean."""
    if found.unit == CHANCE:
        return words("review-estimated", share=Percent(found.error, digits=CHANCE_DIGITS))
    return words("review-note")


def good(found: reviews.Review) -> int:
    return sum(decision.is_equal for decision in found.decisions)


def figures(found: reviews.Review, words: Words) -> Iterator[str]:
    """Accuracy, what a round lost, and how rare such luck is."""
    accuracy = words("share", share=Percent(found.accuracy, digits=0))
    yield words("spoken", name=words("review-accuracy"), text=accuracy)
    if found.rounds and found.unit != CHANCE:
        loss = abs(found.sum("decisions")) / len(found.rounds)
        yield words(
            "spoken", name=words("review-loss"), text=format_number(Decimal(f"{loss:.2f}"), words.lang)
        )
    if found.rarity:
        name = "review-luck-good" if found.sum("luck") > 0 else "review-luck-bad"
        yield words(name, evenings=round(found.rarity))


def blocks_table(found: reviews.Review, words: Words, width: int) -> Table:
    """Blocks that begin where the one before ended, from zero to the result."""
    parts = {part: found.sum(part) for part in reviews.PARTS}
    if not parts["substitutes"]:
        del parts["substitutes"]
    ends = [0.0]
    for coins in parts.values():
        ends.append(ends[-1] + coins)
    parts["result"] = found.sum("result")
    names = {part: words(f"review-{part}") for part in parts}
    if found.unit == CHANCE:
        names["average"] = words("review-average-chance")
    amounts = {part: shown(coins, found.unit, words) for part, coins in parts.items()}
    room = width - max(map(cell_len, names.values())) - max(map(cell_len, amounts.values())) - 2 * GAP - 1
    scale = Scale(min(ends), max(ends), max(LEAST_WIDTH, min(MOST_WIDTH, room)))
    table = Table(box=None, padding=(0, GAP, 0, 0), pad_edge=False, show_header=False)
    table.add_column()
    table.add_column(justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    for at, part in enumerate(parts):
        block = (0, parts[part]) if part == "result" else (ends[at], ends[at + 1])
        table.add_row(names[part], amounts[part], scale.block(part, *block))
    return table


class Scale:
    """A line of characters from the least to the most that blocks reach."""

    def __init__(self, least: float, most: float, width: int) -> None:
        self.least, self.span, self.width = least, (most - least) or 1.0, width

    def column(self, coins: float) -> int:
        return round((coins - self.least) / self.span * self.width)

    def block(self, part: str, start: float, end: float) -> str:
        first, last = sorted((self.column(start), self.column(end)))
        cells = [" "] * (self.width + 1)
        cells[self.column(0)] = "│"
        cells[first : max(last, first + 1)] = BLOCKS[part] * max(last - first, 1)
        return "".join(cells).rstrip()


def show_decision(console: Console, decision: reviews.Decision, unit: str, words: Words) -> None:
    explanation, spot = decision.explanation, decision.spot
    cost, number = shown(decision.cost, unit, words), words("review-round", number=decision.round)
    if explanation is None or spot is None:  # valued by a search
        made, better = words.hint(decision.made), words("review-better", best=words.hint(decision.better))
        error = words("share", share=Percent(decision.error, digits=CHANCE_DIGITS))
        console.print(f"{cost} ± {error}  {number}")
        console.print(Padding(f"{made[:1].upper()}{made[1:]}. {better}", (0, 0, 0, 4)))
        return
    against = f" {words('review-against')} {cards(spot.theirs, words)}" if spot.theirs else ""
    hands = f"{cards(spot.mine, words)}{against}"
    done, better = words.hint(explanation.done), words("review-better", best=words(f"move-{decision.best}"))
    console.print(f"{cost}  {number}  {hands}")
    console.print(Padding(f"{done} {better}", (0, 0, 0, 4)))
    console.print(Padding(words.hint(explanation.why), (0, 0, 0, 4)), style="dim")


def cards(codes: tuple[str, ...], words: Words) -> str:
    return " ".join(words.code(code) for code in codes)


def shown(value: float, unit: str, words: Words) -> str:
    """An amount in coins, or a chance, with its sign."""
    sign = "+" if value > 0 else ("−" if value < 0 else "")
    if unit == CHANCE:
        return sign + words("share", share=Percent(abs(value), digits=CHANCE_DIGITS))
    return sign + format_number(Decimal(f"{abs(value):.2f}"), words.lang, least=2)
