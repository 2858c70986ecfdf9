"""The arena: duplicate deals, and what is concluded from them."""

from __future__ import annotations

import json
from typing import Any

import pytest
from benchmarks import arena as goals

from sobremesa.bots.search import interpreted
from sobremesa.engine import BadInput
from sobremesa.games import find
from sobremesa.lab.arena import ArenaGame, Pairing, Score, check_players, elo, meet, play_deal, score_of
from sobremesa.lab.cross_table import ratings
from sobremesa.lab.estimate import Estimate

UNO = find("uno")


def pairing(player: str, others: str, seats: int = 2) -> Pairing:
    return Pairing("uno", "official", {}, seats, player, others)


@pytest.mark.parametrize("seats", [2, 3])
def test_equals_win_the_same_in_every_deal_since_it_is_played_from_every_seat(seats: int) -> None:
    for deal in range(3):
        assert play_deal(pairing("normal", "normal", seats), 1, deal) == pytest.approx(1 / seats)


def test_the_same_deal_gives_the_same_hands_whoever_plays() -> None:
    options = UNO.options("official")
    tables = [ArenaGame(UNO, options, players, 5, 9) for players in (["normal", "easy"], ["easy", "random"])]
    for table in tables:
        table.deal()
    first, second = (table.s.cells()["hands"] for table in tables)
    assert first == second
    other = ArenaGame(UNO, options, ["normal", "easy"], 6, 9)
    other.deal()
    assert other.s.cells()["hands"] != first


def test_a_stronger_player_is_found_and_the_result_does_not_depend_on_the_jobs() -> None:
    alone = meet(pairing("normal", "random"), 20, 0, seed=3)
    assert alone == meet(pairing("normal", "random"), 20, 0, seed=3, jobs=2)
    assert alone.games == 40
    assert alone.share.low is not None
    assert alone.share.low > 0.5


def test_an_interval_has_a_width_though_every_deal_was_won() -> None:
    score = score_of(pairing("normal", "random"), [1.0] * 20)
    assert score.share.low is not None
    assert 0.8 < score.share.low < 0.9
    assert score.share.high == 1


def test_a_pairing_ends_once_its_result_is_known_well_enough() -> None:
    assert meet(pairing("normal", "random"), 200, within=0.5, seed=3).games == 40


def test_a_share_of_equals_is_no_difference_in_elo() -> None:
    assert elo(0.5, 2) == pytest.approx(0)
    assert elo(0.25, 4) == pytest.approx(0)
    assert elo(0.76, 2) == pytest.approx(200, abs=1)


def test_ratings_fit_all_differences() -> None:
    def score(player: str, others: str, share: float) -> Score:
        return Score(pairing(player, others), 100, Estimate(100, share, low=share - 0.01, high=share + 0.01))

    rated = ratings(["a", "b", "c"], [score("a", "b", 0.4), score("b", "c", 0.4), score("a", "c", 0.3)])
    assert rated["a"] == 0
    assert 0 < rated["b"] < rated["c"]


@pytest.mark.parametrize(("low", "status"), [(goals.HONEST + 0.01, 1), (goals.HONEST - 0.01, 0)])
def test_the_arena_fails_if_a_search_must_have_seen_hidden_cards(
    low: float, status: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def meet(one: Pairing, *_: object) -> Score:
        return Score(one, 100, Estimate(50, 0.72, low=low, high=0.75))

    monkeypatch.setattr(goals, "meet", meet)
    monkeypatch.setattr(goals, "prepare", lambda *_: None)
    monkeypatch.setattr(goals, "thinking_times", lambda _: "")
    monkeypatch.setattr("sys.argv", ["arena", "--only", "uno official, 2 seats: search"])
    assert goals.main() == status
    assert ("hidden cards" in capsys.readouterr().out) == bool(status)


def test_a_search_with_playouts_of_its_own_is_the_highest_level_otherwise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sobremesa.bots.search.compiled", interpreted)
    ends = []
    for player in ("search@1", "watchful", "normal"):  # one playout shows nothing to be better
        table = ArenaGame(UNO, UNO.options("official"), [player, "normal", "normal", "normal"], 5, 9)
        table.run()
        ends.append(table.s)
    assert ends[0] == ends[1] != ends[2]


def test_unknown_players_and_searches_of_nothing_are_refused() -> None:
    assert check_players(UNO, ["normal", "level-2", "search@50"]) == ["normal", "level-2", "search@50"]
    for name in ("nobody", "search@", "search@0", "search@many", "level-6"):
        with pytest.raises(BadInput):
            check_players(UNO, [name])


def test_the_command_prints_a_cross_table_or_json(run: Any) -> None:
    asked = ("arena", "uno", "--seats", "level-2,level-3", "--deals", "3", "--seed", "4")
    status, out, _ = run(*asked)
    assert status == 0
    assert "level-2" in out
    assert "±" in out
    report = json.loads(run(*asked, "--json")[1])
    assert report["seed"] == 4
    assert [score["games"] for score in report["scores"]] == [6]


@pytest.mark.parametrize("arguments", [
    ("blackjack",), ("uno", "--seats", "normal"), ("uno", "--table", "11"), ("uno", "--deals", "1"),
])  # fmt: skip
def test_what_cannot_meet_is_refused_with_a_sentence(run: Any, arguments: tuple[str, ...]) -> None:
    status, _, err = run("arena", *arguments)
    assert status != 0
    assert err.strip().endswith((".", ")"))
