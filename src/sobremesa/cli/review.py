"""``sobremesa review``: what was luck and what was skill in a recorded match."""

from __future__ import annotations

import json
from dataclasses import asdict
from decimal import Decimal
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from ..engine import record
from ..games import find
from ..local.files import read_text
from ..odds import review as reviews
from ..words import Words
from ..words.fluent import Percent, format_number
from .parameters import file_argument, json_option
from .parser import command
from .values import whole_number

MOST_SHOWN = 12  # decisions
BAR = 20  # blocks of the greatest part


@command("cli-review")
@file_argument
@click.option("--seat", "number", default="1", metavar="N", help="cli-arg-review-seat")
@json_option
def review(words: Words, file: Path, number: str, as_json: bool) -> int:
    match = record.replay(record.load(read_text(file), find))
    seat = whole_number("--seat", number, 1, len(match.seats)) - 1
    found = reviews.review(match, seat)
    if as_json:
        print(json.dumps({**asdict(found), "accuracy": found.accuracy}, indent=2))
    else:
        show(found, Words(words.lang, match.game, [player.name for player in match.seats]))
    return 0


def show(found: reviews.Review, words: Words) -> None:
    console = Console(highlight=False)
    console.print(words("review-of", seat=found.seat), style="bold")
    console.print(parts_table(found, words))
    share = Percent(found.accuracy, digits=0)
    console.print(words("review-accuracy", share=share, count=len(found.decisions)))
    dear = sorted((one for one in found.decisions if not one.is_equal), key=lambda one: one.cost)
    if dear:
        console.print("\n" + words("review-dearest"), style="bold")
        console.print(decisions_table(dear[:MOST_SHOWN], words))
    if any(one.cost > 0 for one in found.decisions):
        console.print(words("review-positive"))


def parts_table(found: reviews.Review, words: Words) -> Table:
    """Result = average + luck + decisions, with a bar each."""
    parts = {part: found.sum(part) for part in ("average", "luck", "decisions", "result")}
    most = max(map(abs, parts.values())) or 1
    table = plain_table()
    for part, coins in parts.items():
        table.add_row(words(f"review-{part}"), shown(coins, words), bar(coins, most))
    return table


def decisions_table(decisions: list[reviews.Decision], words: Words) -> Table:
    table = plain_table()
    for one in decisions:
        made, best = (words(f"move-{move}") for move in (one.move, one.best))
        table.add_row(
            words("review-round", number=one.round),
            shown(one.cost, words),
            bar(one.cost, abs(decisions[0].cost)),
            words("review-decision", made=made, best=best),
        )
    return table


def plain_table() -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    for justify in ("left", "right", "left", "left"):
        table.add_column(justify=justify)
    return table


def shown(coins: float, words: Words) -> str:
    return ("+" if coins > 0 else "") + format_number(Decimal(f"{coins:.2f}"), words.lang, least=2)


def bar(coins: float, most: float) -> str:
    """Blocks: full above zero, light below."""
    return ("█" if coins > 0 else "▒") * round(BAR * abs(coins) / most)
