"""Reviews: result = average + luck + decisions, for every round and the match."""

from __future__ import annotations

import json
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

from blackjack_support import deck, match, play
from game_support import SOAK, new_match, stream
from sobremesa import bots
from sobremesa.engine import Match, draw, record
from sobremesa.games import find
from sobremesa.odds.review import Review, review

MATCHES = 300 if SOAK else 12


def at_random(played: Match, seed: int) -> Match:
    """Bets, cards, splits and surrenders as they come."""
    rng = stream(seed)
    while not played.is_over:
        moves = played.moves(played.to_act)
        played.play(played.to_act, moves[draw(rng, len(moves))])
    return played


def reviewed(game: str, variant: str) -> list[tuple[Match, Review]]:
    matches = [at_random(new_match(find(game), variant, 2, seed), seed) for seed in range(MATCHES)]
    return [(played, review(played, 0)) for played in matches]


@pytest.mark.parametrize(
    ("game", "variant"), [("blackjack", "vegas"), ("blackjack", "cytech"), ("siete-y-medio", "clasico")]
)
def test_result_is_average_and_luck_and_decisions_and_luck_evens_out(game: str, variant: str) -> None:
    lucks = []
    for played, found in reviewed(game, variant):
        for one in found.rounds:
            assert abs(one.average + one.luck + one.decisions - one.result) < 1e-9
            assert one.average == pytest.approx(one.bet * found.value, abs=1e-9)
            lucks += [one.luck / one.bet] if one.bet else []
        gain: Any = played.game.rules.gain
        gained = gain(played.state, 0) / played.game.coin
        total = found.sum("average") + found.sum("luck") + found.sum("decisions")
        assert abs(total - gained) < 1e-9
        assert all(decision.cost <= 1e-12 for decision in found.decisions)
    mean = sum(lucks) / len(lucks)
    deviation = sqrt(sum((luck - mean) ** 2 for luck in lucks) / len(lucks))
    assert abs(mean) < 4 * deviation / sqrt(len(lucks))  # costs that were wrong would be in it


def test_a_mistake_costs_what_the_better_choice_is_worth_more() -> None:
    played = play(match(deck("10c 6d 9c 10d 5c")), "bet 20", "hit")  # 19 against a 6
    [decision] = review(played, 0).decisions
    values = {choice.move: choice.value for choice in decision.choices}
    assert (decision.move, decision.best, decision.is_equal) == ("hit", "stand", False)
    assert decision.cost == pytest.approx(20 * (values["hit"] - values["stand"]), abs=1e-12)


def test_a_round_that_is_not_over_is_not_reviewed() -> None:
    played = play(match(deck("10c 6d 2c 10d 5c")), "bet 20", "hit")
    found = review(played, 0)
    assert not found.rounds
    assert not found.decisions
    assert found.accuracy == 1


def test_a_move_that_was_taken_back_is_no_decision() -> None:
    played = play(match(deck("10c 9c Ad 9d 10h 10d"), seats=2, undo=True), "bet 20", "bet 20")
    for seat, move in ((0, "insure"), (0, "undo"), (0, "decline"), (1, "decline")):
        played.play(seat, move)
    assert [decision.move for decision in review(played, 0).decisions] == ["decline"]


def test_who_plays_as_the_odds_say_makes_no_mistake() -> None:
    played = new_match(find("siete-y-medio"), "clasico", 1, 5)
    while not played.is_over:
        played.act(0, bots.choose(played, 0, "plain", stream(1)))
    assert review(played, 0).accuracy > 0.8  # it looks at its own cards only


def test_the_command_shows_the_parts_and_the_dearest_decisions(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "match.record"
    played = play(match(deck("10c 6d 9c 10d 5c")), "bet 20", "hit")
    file.write_text(record.dump(played), encoding="utf-8")
    status, shown, _ = run("review", str(file))
    assert status == 0
    assert "hit; best: stand" in shown
    assert "0% of them the best" in shown
    found = json.loads(run("review", str(file), "--json")[1])
    assert len(found["decisions"]) == len(found["rounds"]) == 1
    assert run("review", str(file), "--seat", "2")[0] == 2
