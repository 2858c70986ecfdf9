"""A game's table as a picture for the room there is."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from ...engine import Game, Options
from ...words import Words


def picture(game: Game, view: Any, options: Options, words: Words, width: int, height: int) -> Text:
    """The table in at most so many lines of so many cells: the one place that asks a game for it."""
    drawn: Text = game.table.draw(view, options, words, width=width, height=height, pretty=True)
    return drawn
