"""``POST /api/prices``: what the rules of a table cost, and what each other rule would."""

from __future__ import annotations

import msgspec
from litestar import post
from litestar.datastructures import State
from litestar.params import JSONBody

from ...engine import Game, Options
from ...games import find
from ...odds.prices import alternatives, price_key, shipped_prices
from ...protocol.rest import PriceRequest, RulePrice, TablePrices
from ..jobs import PriceJob
from ..realtime.registry import TableRegistry
from .context import AnyRequest, address_of, limits_of, registry_of

PRICE_SECONDS = 3.0  # of processor time, for one price


@post("/api/prices", status_code=200)
async def table_prices(data: JSONBody[PriceRequest], state: State, request: AnyRequest) -> TablePrices:
    """The price of a table and of every other value of its options, as far as they are known. With
    ``compute`` one of those that are not is computed before the answer."""
    limits, address, registry = limits_of(state), address_of(request.scope), registry_of(state)
    limits.check_reading(address)
    game = find(data.game)
    options = game.options(data.variant or game.default_variant, data.options)
    others = list(alternatives(game, options))
    rules = {price_key(game, each): each for each in (options, *(other.rules for other in others))}
    known = await known_prices(registry, game, [*rules])
    missing = next((key for key in rules if key not in known), None)
    if data.compute and missing:
        limits.check_pricing(address)
        async with limits.computation(address):
            known[missing] = await compute(registry, game, rules[missing])
    return TablePrices(
        known.get(price_key(game, options)),
        [RulePrice(other.option, other.value, known.get(price_key(game, other.rules))) for other in others],
    )


async def known_prices(registry: TableRegistry, game: Game, keys: list[str]) -> dict[str, float]:
    shipped = shipped_prices(game)
    known = {key: shipped[key] for key in keys if key in shipped}
    rest = [key for key in keys if key not in known]
    return {**known, **await registry.prices.find(rest)} if rest else known


async def compute(registry: TableRegistry, game: Game, options: Options) -> float:
    found = await registry.workers.run(PriceJob(game.id, options.as_text()), PRICE_SECONDS)
    value = msgspec.json.decode(found, type=float)
    await registry.prices.keep(price_key(game, options), value)
    return value
