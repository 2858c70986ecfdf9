"""The list of games, for people and for programs."""

from __future__ import annotations

from typing import Any

from ..bots import bots
from ..engine import Game
from ..words import Words
from .screen import Screen


def as_json(games: list[Game], lang: str) -> list[dict[str, Any]]:
    return [game_json(game, Words(lang, game)) for game in games]


def game_json(game: Game, words: Words) -> dict[str, Any]:
    default = game.variants[game.default_variant]
    return {
        "id": game.id,
        "title": words("title"),
        "about": words("about"),
        "version": game.version,
        "seats": {"least": game.seats[0], "most": game.seats[1]},
        "variants": {name: options.shown() for name, options in game.variants.items()},
        "default_variant": game.default_variant,
        "bots": list(bots(game)),
        "options": [
            {
                "name": name,
                "sentence": words(f"option-{name}"),
                "least": option.least,
                "most": option.most,
                "names": list(option.names),
                "default": option.show(getattr(default, name)),
            }
            for name, option in default.ALL.items()
        ],
    }


def show(games: list[Game], words: Words) -> None:
    screen = Screen()
    for game in games:
        own = Words(words.lang, game)
        told = game_json(game, own)
        screen.say(f"{told['title']} [{game.id}]", "bold")
        screen.say(f"  {told['about']}")
        screen.say("  " + words("games-seats", **told["seats"]))
        screen.say("  " + words("games-variants", list=", ".join(told["variants"])))
        screen.say("  " + words("games-bots", list=", ".join(told["bots"])))
        screen.say("  " + words("games-options"))
        for (name, option), entry in zip(
            game.variants[game.default_variant].ALL.items(), told["options"], strict=True
        ):
            allowed = words("games-option", range=option.range_text(), value=entry["default"])
            screen.say(f"    {name} ({allowed}) {entry['sentence']}")
