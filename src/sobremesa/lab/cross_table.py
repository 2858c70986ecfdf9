"""The results of an arena as a cross table, with ratings."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from decimal import Decimal

from rich.console import Console
from rich.table import Table

from ..words import Words
from ..words.fluent import format_number
from .arena import Score, elo, half_width

SWEEPS = 1_000  # of the fit of ratings


def show(players: Sequence[str], scores: Sequence[Score], seed: int, words: Words) -> None:
    console = Console(highlight=False, width=None if sys.stdout.isatty() else 120)
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for heading in ("", *players, "Elo"):
        table.add_column(heading, justify="right" if heading else "left")
    rated = ratings(players, scores)
    for player in players:
        cells = [cell(scores, player, other) for other in players]
        table.add_row(player, *cells, f"{rated[player]:+.0f}")
    console.print(table)
    for score in scores:
        console.print(words("arena-score", **facts(score, words.lang)), soft_wrap=not console.is_terminal)
    console.print(words("arena-seed", seed=str(seed)))


def cell(scores: Sequence[Score], player: str, other: str) -> str:
    """What a player won among others of a kind, in per cent, with half of the 95 % interval."""
    for score in scores:
        if (score.pairing.player, score.pairing.others) == (player, other):
            return f"{100 * score.share.mean:.1f} ± {100 * half_width(score.share):.1f}"
    return ""


def facts(score: Score, lang: str) -> dict[str, str | int]:
    """What is said of a pairing; the interval of few games would reach beyond what can be won."""
    share, seats = score.share, score.pairing.seats
    low, high = max(share.low or 0.0, 0.0), min(share.high or 1.0, 1.0)
    return {
        "player": score.pairing.player,
        "others": score.pairing.others,
        "games": score.games,
        "mean": per_cent(share.mean, lang),
        "low": per_cent(low, lang),
        "high": per_cent(high, lang),
        "elo": f"{elo(share.mean, seats):+.0f}",
        "least": f"{elo(low, seats):+.0f}",
        "most": f"{elo(high, seats):+.0f}",
    }


def per_cent(share: float, lang: str) -> str:
    return format_number(Decimal(f"{100 * share:.1f}"), lang, least=1)


def ratings(players: Sequence[str], scores: Sequence[Score]) -> dict[str, float]:
    """Elo of every player, the first at 0: the least squares of all differences, by their precision."""
    rated = dict.fromkeys(players, 0.0)
    for _ in range(SWEEPS):
        for player in players[1:]:
            total = weights = 0.0
            for score in scores:
                one, other = score.pairing.player, score.pairing.others
                if player in (one, other):
                    sign = 1 if player == one else -1
                    rival = other if player == one else one
                    weight = 1 / max(half_width(score.share), 0.005) ** 2
                    total += weight * (rated[rival] + sign * elo(score.share.mean, score.pairing.seats))
                    weights += weight
            if weights:
                rated[player] = total / weights
    return rated


def progress(words: Words) -> Callable[[Score], None]:
    """A callback that writes a line to stderr."""

    def say(score: Score) -> None:
        print(words("arena-score", **facts(score, words.lang)), file=sys.stderr, flush=True)

    return say
