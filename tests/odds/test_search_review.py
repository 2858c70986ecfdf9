"""Reviews by search: chances to win the match, whose parts are exact sums though they are estimated."""

from __future__ import annotations

import pytest

from games_under_test import new_match, stream
from sobremesa import bots
from sobremesa.bots import search
from sobremesa.bots.search import interpreted
from sobremesa.cli import review as command
from sobremesa.engine import CHANCE, Match, Move, Refused, draw
from sobremesa.games import find
from sobremesa.odds.review import PARTS, Review, review
from sobremesa.odds.search_review import SearchReviewer
from sobremesa.server.jobs import ReviewJob
from sobremesa.server.reviews import review_info
from sobremesa.words import Words

PLAYOUTS = 48


def played(id: str, bot: str, seed: int = 7, by: str = "", **changes: str) -> Match:
    """A match whose first seat moves at random, by somebody in its place every now and then."""
    game = find(id)
    variant = "official" if id == "uno" else game.default_variant
    match = new_match(game, variant, 2, seed, game.options(variant, changes))
    rng = stream(seed)
    while not match.is_over:
        seat = match.to_act
        action = bots.choose(match, seat, "random" if seat == 0 else bot, rng)
        match.act(seat, action, by if seat == 0 and draw(rng, 2) == 0 else "")
    return match


def reviewed(match: Match, playouts: int = PLAYOUTS) -> Review:
    game = match.game
    return SearchReviewer(match, 0, 1 / 2, program=interpreted(game), playouts=playouts).run()


@pytest.fixture(scope="module")
def race() -> Review:
    return reviewed(played("uno", "normal", by="clock", length="points", target="120"))


@pytest.fixture(scope="module")
def quick() -> tuple[Match, Review]:
    match = played("uno", "easy")
    return match, reviewed(match)


@pytest.fixture(scope="module")
def board() -> tuple[Match, Review]:
    match = played("conclave", "hasty")
    return match, reviewed(match, playouts=16)


@pytest.mark.parametrize("name", ["quick", "board"])
def test_a_match_begins_even_and_its_parts_sum_to_one_or_nothing(
    name: str, request: pytest.FixtureRequest
) -> None:
    match, found = request.getfixturevalue(name)
    [only] = found.rounds
    assert only.average == 1 / 2
    assert found.sum("result") == (match.game.rules.place(match.state, 0) == 1)
    assert sum(found.sum(part) for part in PARTS) == pytest.approx(found.sum("result"), abs=1e-12)
    assert found.unit == CHANCE
    assert len(found.decisions) > 1
    assert found.error > 0


def test_in_a_race_every_round_ends_with_the_chance_to_win_it(race: Review) -> None:
    assert len(race.rounds) > 1
    assert [one.average for one in race.rounds] == [1 / 2] + [0.0] * (len(race.rounds) - 1)
    for one in race.rounds:
        parts = one.average + one.luck + one.decisions + one.substitutes
        assert parts == pytest.approx(one.result, abs=1e-12)
    assert race.sum("result") in (pytest.approx(0), pytest.approx(1))
    assert race.sum("substitutes") < 0  # the clock moved at random


def test_what_cannot_be_told_from_the_best_costs_nothing_and_the_dearest_comes_first(race: Review) -> None:
    assert {decision.cost for decision in race.decisions if decision.is_equal} == {0.0}
    costs = [decision.cost for decision in race.costly]
    assert costs == sorted(costs)
    assert all(-decision.cost > search.EQUAL * decision.error for decision in race.costly)
    assert race.costly


def test_the_same_match_is_reviewed_alike_however_often(quick: tuple[Match, Review]) -> None:
    match, found = quick
    assert reviewed(match) == found


def test_a_long_match_is_searched_less_for_each_decision(
    monkeypatch: pytest.MonkeyPatch, quick: tuple[Match, Review]
) -> None:
    match, _ = quick
    moves = sum(entry.seat == 0 for entry in match.entries if isinstance(entry, Move))
    monkeypatch.setattr("sobremesa.odds.search_review.MOST_SEARCHES", 1)
    one = SearchReviewer(match, 0, 1 / 2, program=interpreted(match.game), playouts=1_000)
    assert one.playouts == 1_000 // moves


def test_without_compiled_rules_a_review_by_search_is_refused(
    monkeypatch: pytest.MonkeyPatch, quick: tuple[Match, Review]
) -> None:
    monkeypatch.setattr(search, "find_spec", lambda name: None)
    with pytest.raises(Refused, match="odds-not-ready"):
        review(quick[0], 0)


def test_a_server_tells_the_unit_the_error_and_the_moves_as_sentences(
    board: tuple[Match, Review],
) -> None:
    match, found = board
    info = review_info(match, found)
    assert (info.unit, info.error) == ("chance", found.error)
    dearest = info.costly[0]
    assert (dearest.spot, dearest.told) == (None, None)
    assert dearest.made["name"].startswith("move-")
    assert dearest.error > 0


def test_a_job_knows_by_the_name_of_the_game_whether_it_will_search() -> None:
    assert ReviewJob("sobremesa record 2\ngame: uno 2\n", 0).is_searched
    assert not ReviewJob("sobremesa record 2\ngame: blackjack 2\n", 0).is_searched
    assert not ReviewJob("nothing", 0).is_searched


def test_the_command_shows_chances_with_their_errors(
    capsys: pytest.CaptureFixture[str], race: Review
) -> None:
    command.show(race, Words("en", find("uno"), ["Ana", "Bea"]), find("uno"))
    shown = " ".join(capsys.readouterr().out.split())
    assert "equal chances +50.0%" in shown
    assert " ± " in shown
    assert "Better: " in shown
    assert "they favour whoever plays like it" in shown
