"""The games that can be played, with everything that can be chosen."""

from __future__ import annotations

from collections.abc import Iterable

from .. import engine
from ..bots import bots_of
from ..words import Words
from .types import GameInfo, OptionInfo, SeatRange, VariantInfo


def catalogue(games: Iterable[engine.Game], lang: str) -> list[GameInfo]:
    return [game_of(game, Words(lang, game)) for game in games]


def game_of(game: engine.Game, words: Words) -> GameInfo:
    return {
        "id": game.id,
        "title": words("title"),
        "about": words("about"),
        "version": game.version,
        "seats": seats_of(game.seats),
        "variants": [variant_of(game, name, words) for name in game.variants],
        "bots": [{"name": name, "sentence": words(f"bot-{name}")} for name in bots_of(game)],
        "options": options_of(game, words),
        "coin": game.coin,
        "calls": bool(game.notation.calls),
        "notice": words("notice") if words.has("notice") else "",
    }


def seats_of(bounds: tuple[int, int]) -> SeatRange:
    least, most = bounds
    return {"least": least, "most": most}


def variant_of(game: engine.Game, name: str, words: Words) -> VariantInfo:
    options = game.variants[name]
    return {
        "name": name,
        "sentence": words(f"variant-{name}"),
        "seats": seats_of(game.seats_at(options)),
        "options": options.values(),
    }


def options_of(game: engine.Game, words: Words) -> list[OptionInfo]:
    default = game.variants[game.default_variant]
    return [
        {
            "name": name,
            "sentence": words(f"option-{name}"),
            "default": default.values()[name],
            "least": option.least,
            "most": option.most,
            "names": list(option.names),
        }
        for name, option in default.ALL.items()
    ]
