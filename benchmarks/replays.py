"""Records replayed, interpreted: every line played again, in matches short and long."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from sobremesa.engine import Match, Seat, draw, record, seeded
from sobremesa.engine.rng import seed
from sobremesa.games import find

from .registry import Batch, measurement

GROUPS = ("records replayed",)
UNIT = "entries/s"
RICH = {"start_money": "1000000"}
# The game, its seats, its options, what it is called, and the entries a second that we promise.
MATCHES: tuple[tuple[str, int, Mapping[str, str], str, float | None], ...] = (
    ("uno", 4, {}, "a quick game", None),
    ("uno", 4, {"length": "points", "target": "1000"}, "to 1,000 points", 80_000),
    ("blackjack", 1, {"rounds": "20", **RICH}, "20 rounds", None),
    ("blackjack", 1, {"rounds": "200", **RICH}, "200 rounds", None),
    ("blackjack", 1, {"rounds": "1000", **RICH}, "1,000 rounds", None),
    ("conclave", 4, {}, "four seats", None),
    ("siete-y-medio", 7, {}, "10 rounds", None),
    ("siete-y-medio", 7, {"rounds": "100", "player_money": "1000000"}, "100 rounds", None),
)


def page(id: str, seats: int, changes: Mapping[str, str]) -> str:
    """The record of a match of random players."""
    game, rng = find(id), [0] * 4
    options = game.options(game.default_variant, changes)
    match = Match(game, [Seat(f"Seat {seat}") for seat in range(1, seats + 1)], seeded(1), options=options)
    seed(rng, 1, 1)
    while not match.is_over:
        choices = match.legal(match.to_act)
        match.act(match.to_act, choices[draw(rng, len(choices))])
    return record.dump(match)


def replaying(id: str, seats: int, changes: Mapping[str, str]) -> Batch:
    read = record.load(page(id, seats, changes), find)

    def batch(games: int) -> int:
        for _ in range(games):
            record.replay(read)
        return games * len(read.entries)

    return batch


def verifying(id: str, seats: int, changes: Mapping[str, str]) -> Batch:
    """All that ``sobremesa verify`` does with a file: it is read, shuffled and played again."""
    text = page(id, seats, changes)

    def batch(games: int) -> int:
        for _ in range(games):
            read = record.load(text, find)
            record.verify(read)
        return games * len(read.entries)

    return batch


for game, seats, changes, length, least in MATCHES:
    measurement(f"{game}, {length}", groups=GROUPS, unit=UNIT, target=least)(
        partial(replaying, game, seats, changes)
    )
for game, seats, changes, length, _ in MATCHES:
    measurement(f"{game}, {length}", groups=("records read and verified",), unit=UNIT)(
        partial(verifying, game, seats, changes)
    )
