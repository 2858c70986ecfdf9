"""``sobremesa games``: list the games with their variants, bots and options."""

from __future__ import annotations

import json

from ..engine import Game
from ..games import every_game
from ..words import Words
from .parameters import game_argument, json_option
from .parser import command


@command("cli-games")
@game_argument(required=False)
@json_option
def games(words: Words, game: Game | None, as_json: bool) -> int:
    from ..protocol import catalogue
    from ..terminal.plain.catalogue import show_catalogue

    found = catalogue([game] if game else every_game(), words.lang)
    if as_json:
        print(json.dumps(found, indent=2))
    else:
        show_catalogue(found, words)
    return 0
