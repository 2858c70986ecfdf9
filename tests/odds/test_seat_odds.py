"""The odds of a seat: from what it has seen alone, for every game that has an analyser."""

from __future__ import annotations

import pytest

from games_under_test import GAMES, Position, new_match
from sobremesa import odds
from sobremesa.engine import Assumptions, BadInput, Game, choices_of, draw
from sobremesa.games import find

ANALYSED = [
    pytest.param(game, variant, id=f"{game.id}:{variant}")
    for game in GAMES
    if game.odds
    for variant in game.variants
]
MOMENTS = 25


@pytest.mark.parametrize(("game", "variant"), ANALYSED)
def test_swapping_hidden_cards_changes_no_odds_and_only_listed_moves_have_some(
    game: Game, variant: str
) -> None:
    assert game.odds
    options = game.options(variant)
    position = Position(game, options, game.seats_at(options)[0], 3, game.rules.State)
    valued = 0
    for _ in range(MOMENTS):
        if position.is_over:
            break
        seat = position.rules.to_act(position.s)
        veiled, world = position.s.copy(), position.s.copy()
        game.information.veil(veiled, seat)
        game.information.veil(world, seat)
        game.information.sample(world, seat, position.rng)
        found = game.odds.seat_odds(veiled, seat)
        assert found == game.odds.seat_odds(world, seat) == game.odds.seat_odds(position.s, seat)
        if found:
            valued += 1
            listed = {game.notation.show(action) for action in position.legal(seat)}
            assert {choice.move for choice in found.choices} <= listed
            assert [choice.is_best for choice in found.choices].count(True) == 1
            assert sum(found.chances.values()) == pytest.approx(1, abs=1e-12) or len(found.chances) == 1
        listed_moves = position.legal(seat)
        position.apply(seat, listed_moves[draw(position.rng, len(listed_moves))])
    assert valued


def test_a_seat_that_is_not_asked_gets_no_odds() -> None:
    match = new_match(find("siete-y-medio"), "clasico", 2, seed=1)
    assert odds.seat_odds(match, 0)
    assert odds.seat_odds(match, 1) is None


def test_a_game_without_an_analyser_says_so() -> None:
    with pytest.raises(BadInput) as refused:
        odds.analyser(find("conclave"))
    assert refused.value.key == "no-odds"


def test_siete_y_medio_is_worth_what_is_known_of_it() -> None:
    game = find("siete-y-medio")
    assert game.odds
    found = game.odds.analyse(game.options("clasico", {"prizes": "off"}), Assumptions())
    assert round(100 * found.value, 4) == -2.8943


def test_one_choice_is_the_best_and_those_that_differ_by_a_hair_are_equal_to_it() -> None:
    choices = choices_of({"stand": -0.2, "card": 0.1, "double": 0.1, "split": 0.0998})
    assert [(choice.move, choice.is_best, choice.is_equal) for choice in choices] == [
        ("stand", False, False), ("card", True, True), ("double", False, True), ("split", False, True),
    ]  # fmt: skip
