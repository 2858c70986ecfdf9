"""The price of a rule: what is shipped, what is computed, and which options matter."""

from __future__ import annotations

import pytest

from games_under_test import GAMES
from sobremesa.engine import Game, Options
from sobremesa.games import find
from sobremesa.odds import analyser
from sobremesa.odds.prices import (
    alternatives,
    compute_price,
    find_price,
    price_key,
    priced_rules,
    shipped_prices,
)

ANALYSED = [pytest.param(game, id=game.id) for game in GAMES if game.odds is not None]
BLACKJACK = find("blackjack")
CASINO = BLACKJACK.options("casino")
# Tables whose prices take little time.
CHEAP: dict[str, Options] = {
    "blackjack": BLACKJACK.options("fcul"),
    "siete-y-medio": find("siete-y-medio").options("clasico"),
}


@pytest.mark.parametrize("game", ANALYSED)
def test_the_prices_of_named_tables_and_of_one_change_are_shipped(game: Game) -> None:
    assert {price_key(game, rules) for rules in priced_rules(game)} == set(shipped_prices(game))


@pytest.mark.parametrize("game", ANALYSED)
def test_a_shipped_price_is_what_is_computed_today(game: Game) -> None:
    changed = [other.rules for other in alternatives(game, CHEAP[game.id])]
    for rules in [*game.variants.values(), *changed[::3]]:
        assert find_price(game, rules) == pytest.approx(compute_price(game, rules), abs=1e-12)


def other_values(rules: Options, name: str) -> list[Options]:
    """The rules with another value of one option, where that is possible."""
    option = rules.ALL[name]
    chosen = rules.as_text()[name]
    shown = [option.show(value) for value in (option.least, option.most, option.default)]
    return [rules.replace(**{name: value}) for value in shown if value != chosen][:1]


@pytest.mark.parametrize("game", ANALYSED)
def test_options_that_have_no_price_change_none(game: Game) -> None:
    rules = CHEAP[game.id]
    price = compute_price(game, rules)
    rest = set(rules.ALL) - set(analyser(game).PRICED) - {"start_money", "player_money", "bet_min", "bet_max"}
    changed = [other for name in sorted(rest) for other in other_values(rules, name)]
    assert changed
    for other in changed:
        assert compute_price(game, other) == price, other


def test_six_to_five_costs_a_player_of_six_decks_1_36_per_cent() -> None:
    dearer = CASINO.replace(blackjack_pays="6:5")
    assert find_price(BLACKJACK, dearer) - find_price(BLACKJACK, CASINO) == pytest.approx(-0.0136, abs=5e-5)


def test_what_contradicts_the_other_rules_is_no_alternative() -> None:
    found = {(other.option, other.value) for other in alternatives(BLACKJACK, CASINO)}
    assert ("double", "9-11") in found
    assert ("double", "none") not in found  # doubling after a split is agreed on
    assert ("soft_17", "stand") not in found  # it is what was chosen
