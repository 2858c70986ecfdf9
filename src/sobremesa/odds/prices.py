"""The price of a table: the value of its rules for a player who makes the best moves.

The prices of the named variants, and of each with one option changed, lie in ``prices.json`` in the game's
folder, which ``python -m sobremesa.odds.prices`` writes; any other takes part of a second.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from ..engine import BadInput, Game, Options
from ..games import every_game
from . import analyser

FILE = "prices.json"


class Alternative(NamedTuple):
    """Another value of one option, and the rules that follow."""

    option: str
    value: str
    rules: Options


def alternatives(game: Game, options: Options) -> Iterator[Alternative]:
    """Every other value of every option that changes the price, unless it contradicts the others."""
    for name in analyser(game).PRICED:
        option, chosen = options.ALL[name], options.as_text()[name]
        for text in map(option.show, range(option.least, option.most + 1)):
            if text == chosen:
                continue
            try:
                yield Alternative(name, text, options.replace(**{name: text}))
            except BadInput:
                continue


def price_key(game: Game, options: Options) -> str:
    """What a price depends on, as a text: tables that differ in nothing else cost the same."""
    text = options.as_text()
    return " ".join((game.id, *(f"{name}={text[name]}" for name in analyser(game).PRICED)))


def compute_price(game: Game, options: Options) -> float:
    return analyser(game).table_value(options)


@cache
def shipped_prices(game: Game) -> dict[str, float]:
    """The shipped prices of a game by their keys."""
    path = game.folder / FILE
    prices: dict[str, float] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return prices


def find_price(game: Game, options: Options) -> float:
    """A shipped price, or one that is computed now."""
    known = shipped_prices(game).get(price_key(game, options))
    return compute_price(game, options) if known is None else known


def priced_rules(game: Game) -> Iterator[Options]:
    """The rules whose prices are shipped."""
    for options in game.variants.values():
        yield options
        yield from (other.rules for other in alternatives(game, options))


def main() -> None:
    for game in every_game():
        if game.odds is not None:
            rules = {price_key(game, options): options for options in priced_rules(game)}
            prices = {key: compute_price(game, options) for key, options in rules.items()}
            (game.folder / FILE).write_text(json.dumps(prices, indent=0) + "\n", encoding="utf-8")
            print(f"{game.id}: {len(prices)}")


if __name__ == "__main__":
    main()
