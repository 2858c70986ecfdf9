"""The hints of the games against a bank name the better choice."""

from __future__ import annotations

import pytest

from games_under_test import new_match, stream
from sobremesa import bots
from sobremesa.engine import Match
from sobremesa.games import find
from sobremesa.games.blackjack.hints import hint as blackjack_hint
from sobremesa.words import Words

SIETE = find("siete-y-medio")
BLACKJACK = find("blackjack")


def hints(match: Match, lang: str = "en") -> list[str]:
    words = Words(lang, match.game, [seat.name for seat in match.seats])
    hints = match.game.hints.hint(match.view(0), match.options)
    return [words.hint(one) for one in hints]


@pytest.mark.parametrize("seed", range(12))
def test_siete_y_medio_recommends_what_its_best_player_does(seed: int) -> None:
    match = new_match(SIETE, "clasico", 1, seed)
    assert not hints(match)[0].startswith("Best")  # the bet is everybody's own
    match.play(0, "bet 100")
    action = bots.choose(match, 0, "plain", stream(1))
    does = {"card": "take a card", "stand": "stand"}[SIETE.notation.show(action)]
    assert hints(match)[0] == f"Best against this bank: {does}."


@pytest.mark.parametrize(("tens", "advice"), [(16, "Better take"), (15, "Better no")])
def test_insurance_is_recommended_only_where_it_pays(tens: int, advice: str) -> None:
    match = new_match(BLACKJACK, "casino", 1, seed=1)
    match.play(0, "bet 10")
    view = match.view(0)
    view["phase"] = "insuring"
    view["players"][0]["asked"] = True
    view["unseen"] = [0, 30, *[0] * 7, tens, 0, 0, 0]  # nothing but twos and tens; a third would be 15
    [hint] = blackjack_hint(view, match.options)  # type: ignore[arg-type]  # the options are blackjack's
    assert Words("en", BLACKJACK).hint(hint).startswith(advice)


def test_blackjack_recommends_the_move_of_basic_strategy_first() -> None:
    match = new_match(BLACKJACK, "casino", 1, seed=5)
    match.play(0, "bet 10")
    assert hints(match)[0].startswith("Best: ")
    assert hints(match)[0].endswith(" (basic strategy for this table).")
