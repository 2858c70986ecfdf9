"""``Game``: its id, its variants, scores as people count them."""

from __future__ import annotations

from copy import copy

import pytest

from games_under_test import new_match
from sobremesa.engine import BadInput, Fact, Game
from sobremesa.games import find
from sobremesa.games.siete_y_medio import bots, hints, information, notation, rules, table, view
from sobremesa.games.siete_y_medio.rules.options import CLASICO, TableOptions

SIETE = find("siete-y-medio")


def test_a_game_is_called_like_its_folder_with_hyphens() -> None:
    assert SIETE.id == SIETE.folder.name.replace("_", "-") == "siete-y-medio"


def test_a_score_is_shown_in_coins_and_whole_where_it_is_whole() -> None:
    halves = copy(SIETE)
    halves.coin = 2
    assert [repr(halves.shown_score(score)) for score in (4, 5, 0, -3, -4)] == ["2", "2.5", "0", "-1.5", "-2"]
    assert [repr(SIETE.shown_score(score)) for score in (4, 5)] == ["4", "5"]


def test_a_game_may_say_more_of_a_move_to_whoever_sees_the_table() -> None:
    def about(seen: view.View, options: TableOptions, action: int) -> dict[str, Fact]:
        return {"you": seen["you"] or 0, "action": action}

    game = Game(
        SIETE.package,
        version=1, seats=(1, 7), variants={"clasico": CLASICO}, about=about,
        rules=rules.RULES, information=information,
        notation=notation, view=view, hints=hints, table=table, bots=bots,
    )  # fmt: skip
    match = new_match(game, "clasico", 2, seed=1)
    assert game.about(match.view(1), CLASICO, 77) == {"you": 1, "action": 77}
    assert SIETE.about(match.view(1), match.options, match.legal(0)[0]) == {"money": 100}


def test_the_first_variant_is_the_default_and_an_unknown_one_is_refused_by_name() -> None:
    assert SIETE.default_variant == "clasico"
    with pytest.raises(BadInput) as problem:
        SIETE.options("poker")
    assert problem.value.key == "unknown-variant"
    assert problem.value.facts == {"variant": "poker", "known": "clasico, rey-de-oros"}


def test_a_bad_option_says_whose_words_explain_it() -> None:
    with pytest.raises(BadInput) as problem:
        SIETE.options("clasico", {"rounds": "0"})
    assert (problem.value.key, problem.value.game) == ("bad-option", "siete-y-medio")


def test_a_fresh_state_has_the_options_in_it_and_nothing_else() -> None:
    options = SIETE.options("rey-de-oros", {"rounds": "7"})
    state, empty = SIETE.new_state(options), SIETE.rules.State()
    assert {name: getattr(state, name) for name in options.ALL} == vars(options)
    others = state.LAYOUT.keys() - options.ALL.keys()
    assert all(getattr(state, name) == getattr(empty, name) for name in others)
