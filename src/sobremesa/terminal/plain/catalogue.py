"""Prints the catalogue of games: titles, variants, bots and options."""

from __future__ import annotations

from collections.abc import Iterable

from ...engine import Game
from ...games import find
from ...odds.prices import find_price
from ...protocol.types import CharacterInfo, GameInfo
from ...words import Words
from ...words.fluent import Percent
from .screen import PlainScreen


def show_catalogue(games: Iterable[GameInfo], words: Words) -> None:
    screen = PlainScreen()
    for game in games:
        screen.say(f"{game['title']} [{game['id']}]", "bold")
        screen.say(f"  {game['about']}")
        screen.say("  " + words("games-seats", **game["seats"]))
        screen.say("  " + words("games-characters"))
        for one in game["characters"]:
            screen.say(f"    {one['name']}: {describe_character(one, words)}. {one['sentence']}")
        for heading, listed in (("games-variants", game["variants"]), ("games-bots", game["bots"])):
            screen.say("  " + words(heading))
            for entry in listed:
                screen.say(f"    {entry['name']}: {entry['title']}. {entry['sentence']}")
                if heading == "games-variants" and game["priced"]:
                    screen.say(f"      {price_sentence(find(game['id']), entry['name'], words)}")
        screen.say("  " + words("games-options"))
        for option in game["options"]:
            limits = words("web-range", least=option["least"], most=option["most"])
            allowed = ", ".join(option["names"]) or limits
            default = words("games-option", range=allowed, value=option["default"])
            screen.say(f"    {option['name']} ({default}): {option['title']}. {option['sentence']}")


def describe_character(one: CharacterInfo, words: Words) -> str:
    """Name, level and, where it was measured, Elo."""
    about = [one["title"], words("character-level", level=one["level"])]
    return ", ".join(about if one["elo"] is None else [*about, words("character-elo", elo=one["elo"])])


def price_sentence(game: Game, variant: str, words: Words) -> str:
    price = find_price(game, game.options(variant))
    return words("games-price", share=Percent(price, digits=2))
