"""``sobremesa rules``: show the rules of a game."""

from __future__ import annotations

from ..engine import Game
from ..words import Words
from .parameters import game_argument
from .parser import command


@command("cli-rules")
@game_argument()
def rules(words: Words, game: Game) -> int:
    from ..terminal.plain.screen import PlainScreen

    PlainScreen().page(words.rules_page(game))
    return 0
