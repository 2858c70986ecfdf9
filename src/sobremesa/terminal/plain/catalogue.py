"""Prints the catalogue of games: titles, variants, bots and options."""

from __future__ import annotations

from collections.abc import Iterable

from ...protocol.types import GameInfo
from ...words import Words
from .screen import PlainScreen


def show_catalogue(games: Iterable[GameInfo], words: Words) -> None:
    screen = PlainScreen()
    for game in games:
        screen.say(f"{game['title']} [{game['id']}]", "bold")
        screen.say(f"  {game['about']}")
        screen.say("  " + words("games-seats", **game["seats"]))
        for heading, listed in (("games-variants", game["variants"]), ("games-bots", game["bots"])):
            screen.say("  " + words(heading))
            for entry in listed:
                screen.say(f"    {entry['name']}: {entry['title']}. {entry['sentence']}")
        screen.say("  " + words("games-options"))
        for option in game["options"]:
            limits = words("web-range", least=option["least"], most=option["most"])
            allowed = ", ".join(option["names"]) or limits
            default = words("games-option", range=allowed, value=option["default"])
            screen.say(f"    {option['name']} ({default}): {option['title']}. {option['sentence']}")
