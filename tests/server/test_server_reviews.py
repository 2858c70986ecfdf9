"""Reviews over HTTP: of finished matches, shared without a way to the record; situations to practise."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server_process import Player, Server, all_play, new_database, seated
from sobremesa.engine import record
from sobremesa.games import find
from sobremesa.odds.review import review
from sobremesa.protocol.rest import ReviewInfo, ReviewParts
from sobremesa.server.admin import erase
from sobremesa.server.storage import reviews
from sobremesa.server.storage.journal import Journal
from test_server import status_of
from test_server_registry import headers_of, with_registry

TABLE: dict[str, Any] = {"game": "blackjack", "variant": "cytech", "options": {"rounds": "4"}}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(new_database(tmp_path_factory.mktemp("house")))
    server.start()
    yield server
    server.end()


@pytest.fixture(scope="module")
def played(house: Server) -> list[Player]:
    """Two people whose match is over."""
    players = seated(house, 5, **TABLE)
    asyncio.run(all_play(players))
    return players


def get(house: Server, path: str, person: dict[str, str] | None = None) -> Any:
    return json.loads(house.ask("GET", path, headers=headers_of(person) if person else None))


def share(house: Server, table: str, person: dict[str, str]) -> Any:
    return json.loads(house.ask("POST", "/api/reviews", {"table": table}, headers_of(person)))


def test_a_finished_match_is_reviewed_for_any_seat_as_the_record_is(
    house: Server, played: list[Player]
) -> None:
    table = played[0].table
    text = house.ask("GET", f"/api/tables/{table}/record").decode()
    match = record.replay(record.load(text, find))
    for seat in (0, 1):
        found = get(house, f"/api/tables/{table}/review?seat={seat}")
        expected = review(match, seat)
        assert found["parts"]["luck"] == pytest.approx(expected.sum("luck"))
        assert found["signs"] == [decision.sign for decision in expected.decisions]
        assert [one["cost"] for one in found["costly"]] == [one.cost for one in expected.costly]
        assert all(one["told"]["why"]["name"].startswith("because-") for one in found["costly"])
        uploaded = {"record": text, "seat": seat}
        assert json.loads(house.ask("POST", "/api/records/review", uploaded)) == found
    assert status_of(lambda: get(house, f"/api/tables/{table}/review?seat=2")) == 400


def test_nothing_is_reviewed_before_the_end(house: Server) -> None:
    ana = house.new_person("Ana")
    table = house.open_table(ana, seats=1, **TABLE)
    assert status_of(lambda: get(house, f"/api/tables/{table}/review")) == 400
    assert status_of(lambda: share(house, table, ana)) in (400, 404)


def test_a_shared_review_leads_neither_to_the_record_nor_to_others(
    house: Server, played: list[Player]
) -> None:
    [ana, bea], table = played, played[0].table
    shared = share(house, table, ana.person)
    assert share(house, table, ana.person) == shared  # pressing twice makes one link
    text = house.ask("GET", f"/api/reviews/{shared['id']}").decode()
    assert ana.person["name"] in text
    assert table not in text and shared["id"] != table
    assert ana.person["person"] not in text
    assert bea.person["name"] not in text
    assert {one["step"] for one in json.loads(text)["costly"]} <= {None}
    header = house.ask("GET", f"/api/tables/{table}/record").decode().partition("\n\n")[0]
    for line in header.splitlines():
        secret = line.partition(": ")[2]
        if line.startswith(("match", "seed", "commitment", "contributions")) and len(secret) > 4:
            assert secret not in text


def test_a_review_is_shared_only_from_ones_own_seat_and_deleted_only_by_its_maker(
    house: Server, played: list[Player]
) -> None:
    [ana, bea], table, eve = played, played[0].table, house.new_person("Eve")
    assert status_of(lambda: share(house, table, eve)) == 404
    id = share(house, table, ana.person)["id"]
    assert [one["id"] for one in get(house, "/api/people/me/reviews", ana.person)] == [id]
    assert get(house, "/api/people/me/reviews", bea.person) == []
    path = f"/api/reviews/{id}"
    assert status_of(lambda: house.ask("DELETE", path, headers=headers_of(bea.person))) == 404
    house.ask("DELETE", path, headers=headers_of(ana.person))
    assert status_of(lambda: get(house, path)) == 404
    assert get(house, "/api/people/me/reviews", ana.person) == []


def test_so_many_are_shared_by_one_person_and_none_after_they_are_erased(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "MAX_REVIEWS", 2)

    async def scene(registry: Any) -> None:
        ana, _ = await registry.people.create("Ana")
        empty = ReviewInfo(
            "blackjack", "casino", {}, "Ana", 0, 0, ReviewParts(0, 0, 0, 0, 0), [], 1.0, 0.0, []
        )
        first = await registry.reviews.share(ana, "a", empty)
        await registry.reviews.share(ana, "b", empty)
        assert (await registry.reviews.share(ana, "a", empty)).id == first.id
        with pytest.raises(Exception, match="too-many-reviews"):
            await registry.reviews.share(ana, "c", empty)
        await erase(Journal(registry.database, registry.clock), ana.id)
        assert await registry.reviews.of_person(ana) == []

    with_registry(tmp_path, scene)


def test_a_situation_to_practise_is_dealt_with_its_answer(house: Server) -> None:
    asked = {"game": "blackjack", "mine": ["10c", "6d"], "theirs": ["10h"]}
    found = json.loads(house.ask("POST", "/api/training", asked))
    assert [card["code"] for card in found["spot"]["mine"]] == ["10c", "6d"]
    assert {choice["move"] for choice in found["choices"]} == set(found["told"])
    assert sum(choice["best"] for choice in found["choices"]) == 1
    hard = json.loads(house.ask("POST", "/api/training", {"game": "siete-y-medio"}))
    assert len(hard["choices"]) == 2
    for wrong in ({"game": "uno"}, {**asked, "mine": ["zz", "10c"]}, {**asked, "mine": ["10c"] * 30}):
        assert status_of(lambda wrong=wrong: house.ask("POST", "/api/training", wrong)) == 400
