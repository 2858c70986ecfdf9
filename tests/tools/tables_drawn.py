"""Golden files of drawn tables: few and many seats, four sizes, two languages.

``make golden`` writes them; their difference is then reviewed by eye.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from games_under_test import GAMES, Position, seat_counts
from sobremesa.engine import Game
from sobremesa.words import Words

# The table's share of a screen of 80 × 24, 120 × 40, 60 × 20 and 40 × 15.
SIZES = [(80, 16), (120, 30), (60, 13), (40, 8)]
LANGS = ("en", "fr")
NAMES = [
    "Ana María",
    "Player 2",
    "王小明",
    "Bot 4",
    "🦊 Fox",
    "Seat number 6",
    "Bot 7",
    "Zoë",
    "Bot 9",
    "Bot 10",
]
MOVES, SEED = 10, 7  # moves of each seat before the position that is drawn


def file_of(game: Game, lang: str) -> Path:
    return game.folder / "golden" / f"tables.{lang}.txt"


def tables(game: Game, lang: str) -> str:
    return "\n".join(line.rstrip() for line in pages(game, lang)) + "\n"


def pages(game: Game, lang: str) -> Iterator[str]:
    counts = seat_counts(game)
    options = game.options(game.default_variant)
    for seats in (counts[0], counts[-1]):
        position = played(game, seats)
        view = game.view.view(position.s, seats - 1)
        words = Words(lang, game, NAMES[:seats])
        for width, height in SIZES:
            for pretty in (True, False):
                kind = "pretty" if pretty else "plain"
                yield f"=== {seats} seats, {width} × {height}, {kind} ".ljust(width, "=")
                yield game.table.draw(view, options, words, width=width, height=height, pretty=pretty).plain


def played(game: Game, seats: int) -> Position:
    """A position of a random match in which the last seat is to act."""
    options = game.options(game.default_variant)
    position = Position(game, options, seats, seed=SEED)
    last = 0
    for number in range(MOVES * seats):
        if game.rules.to_act(position.s) == seats - 1:
            last = number
        if not position.is_over:
            position.step()
    position = Position(game, options, seats, seed=SEED)
    for _ in range(last):
        position.step()
    return position


def main() -> None:
    for game in GAMES:
        for lang in LANGS:
            file_of(game, lang).write_text(tables(game, lang), encoding="utf-8")


if __name__ == "__main__":
    main()
