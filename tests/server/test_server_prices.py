"""Prices of tables over HTTP: known at once, or computed one at a time in a worker and kept."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from server_process import Server, new_database
from sobremesa.games import find
from sobremesa.odds.prices import compute_price
from sobremesa.server.storage import prices
from test_server_registry import with_registry

RARE = {"decks": "2", "soft_17": "hit", "max_hands": "2"}  # three options changed: not shipped


@pytest.fixture
def server(tmp_path: Path) -> Any:
    server = Server(new_database(tmp_path))
    server.start()
    yield server
    server.end()


def ask(server: Server, **content: Any) -> Any:
    return json.loads(server.ask("POST", "/api/prices", content))


def test_a_named_table_has_its_price_and_that_of_every_other_rule_at_once(server: Server) -> None:
    found = ask(server, game="blackjack")
    assert found["price"] == pytest.approx(-0.004, abs=1e-4)
    others = {(other["option"], other["value"]): other["price"] for other in found["others"]}
    assert others["blackjack_pays", "6:5"] == pytest.approx(found["price"] - 0.0136, abs=5e-5)
    assert None not in others.values()


def test_an_unknown_price_is_computed_when_asked_for_and_kept(server: Server) -> None:
    rules = find("blackjack").options("casino", RARE)
    assert ask(server, game="blackjack", options=RARE)["price"] is None
    found = ask(server, game="blackjack", options=RARE, compute=True)
    assert found["price"] == pytest.approx(compute_price(find("blackjack"), rules), abs=1e-12)
    again = ask(server, game="blackjack", options=RARE)
    assert again["price"] == found["price"]
    assert any(other["price"] is None for other in again["others"])  # one at a time


def test_so_many_prices_are_kept_and_the_oldest_are_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(prices, "MAX_PRICES", 10)

    async def scene(registry: Any) -> None:
        for number in range(11):
            await registry.prices.keep(f"rules {number}", number / 100)
        kept = await registry.prices.find([f"rules {number}" for number in range(11)])
        assert kept == {f"rules {number}": number / 100 for number in range(1, 11)}

    with_registry(tmp_path, scene)
