"""The catalogue of games: everything that can be chosen, in one language."""

from __future__ import annotations

from collections.abc import Iterable

from .. import engine
from ..bots import bots_of, levels_of, searches
from ..bots.characters import CHARACTERS, Character
from ..bots.search import can_compile
from ..engine.contract import closed_to_others
from ..words import Words
from .types import BotInfo, CharacterInfo, GameInfo, OptionInfo, SeatRange, VariantInfo


def catalogue(games: Iterable[engine.Game], lang: str) -> list[GameInfo]:
    return [game_info(game, Words(lang, game)) for game in games]


def game_info(game: engine.Game, words: Words) -> GameInfo:
    return {
        "id": game.id,
        "title": words("title"),
        "about": words("about"),
        "version": game.version,
        "seats": seat_range(game.seats),
        "variants": [variant_info(game, name, words) for name in game.variants],
        "bots": [bot_info(name, game, words) for name in (*bots_of(game), *levels_of(game))],
        "characters": [character_info(one, game, words) for one in CHARACTERS.values()],
        "options": option_infos(game, words),
        "coin": game.coin,
        "calls": bool(game.notation.calls),
        "priced": game.odds is not None,
        "odds": game.has_odds and (game.odds is not None or can_compile()),
        "catches": game.rules.open_to_catch is not closed_to_others,
        "notice": words("notice") if words.has("notice") else "",
    }


def seat_range(bounds: tuple[int, int]) -> SeatRange:
    least, most = bounds
    return {"least": least, "most": most}


def variant_info(game: engine.Game, name: str, words: Words) -> VariantInfo:
    options = game.variants[name]
    return {
        "name": name,
        "title": words.variant(name),
        "sentence": words(f"variant-{name}"),
        "seats": seat_range(game.seats_at(options)),
        "options": options.values(),
    }


def bot_info(name: str, game: engine.Game, words: Words) -> BotInfo:
    return {
        "name": name,
        "title": words.bot(name),
        "sentence": words.about_bot(name),
        "ruleOfThumb": searches(game, name) and not can_compile(),
    }


def character_info(character: Character, game: engine.Game, words: Words) -> CharacterInfo:
    """Without its search a character is not as strong as was measured."""
    info = bot_info(character.id, game, words)
    return {
        **info,
        "title": character.name,
        "level": character.level,
        "style": character.style,
        "elo": None if info["ruleOfThumb"] else game.ratings.get(character.id),
    }


def option_infos(game: engine.Game, words: Words) -> list[OptionInfo]:
    default = game.variants[game.default_variant]
    return [
        {
            "name": name,
            "title": words.option(name),
            "sentence": words(f"option-{name}"),
            "default": default.values()[name],
            "least": option.least,
            "most": option.most,
            "names": list(option.names),
        }
        for name, option in default.ALL.items()
    ]
