"""UNO recommends one move and says why, and calls a bluff a bluff."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from sobremesa.engine import Hint, Match
from sobremesa.protocol import question_for
from sobremesa.words import Words
from uno_matches import GAME, NAMES, play, table


def best(match: Match, seat: int = 0) -> Hint:
    """The one move that is recommended."""
    hints = GAME.hint(match.state, seat, match.options)
    [found] = [one for one in hints if one.name.startswith("hint-best-")]
    return found


def advice(match: Match, seat: int = 0) -> str:
    return Words("en", GAME, NAMES).hint(best(match, seat))


def listed(match: Match, seat: int = 0) -> dict[str, str]:
    """The words of every move that is listed."""
    words = Words("en", GAME, NAMES)
    question = question_for(match, seat, match.view(seat))
    return {move["text"]: words.move(move) for move in question["moves"]}


# -- bluffs --------------------------------------------------------------------------------


def test_an_unlawful_plus_four_is_marked_as_a_bluff_in_the_list() -> None:
    dared = listed(table("+4 r1 b2", "b1 b3 b4", first="r5"))
    assert dared["play +4 blue"] == "play wild draw four, naming blue (a bluff)"
    assert dared["play r1"] == "play red 1"


def test_a_lawful_plus_four_is_not_marked() -> None:
    assert (
        listed(table("+4 g1 b2", "b1 b3 b4", first="r5"))["play +4 blue"]
        == "play wild draw four, naming blue"
    )


def test_what_is_lawful_follows_the_option_of_the_table() -> None:
    by_number = {"first": "r5", "variant": "official"}  # no red card; a green 5 fits all the same
    assert (
        listed(table("+4 g5 b2", "b1 b3 b4", **by_number))["play +4 blue"]
        == "play wild draw four, naming blue"
    )
    assert "bluff" in listed(table("+4 g5 b2", "b1 b3 b4", first="r5"))["play +4 blue"]


def test_where_nobody_can_challenge_nothing_is_a_bluff() -> None:
    free = table("+4 r1 b2", "b1 b3 b4", first="r5", plus_four="free")
    assert listed(free)["play +4 blue"] == "play wild draw four, naming blue"


def test_a_hint_about_a_bluff_says_so() -> None:
    match = table("+4 r1 b2", "b1 b3 b4", first="r5")
    sentences = [Words("en", GAME, NAMES).hint(one) for one in GAME.hint(match.state, 0, match.options)]
    assert [
        sentence for sentence in sentences if sentence.startswith("After wild draw four (a bluff), naming ")
    ]


# -- one move --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "name"),
    [
        ("r1 b2 b3", "hint-best-card"),
        ("g1 b2 b3", "hint-best-draw"),
        ("r1 b2", "hint-best-uno"),
        ("+4 r1 b2", "hint-best-card"),
    ],
)
def test_the_recommendation_fits_the_hand(hand: str, name: str) -> None:
    assert best(table(hand, "b1 b3 b4", first="r5")).name == name


def test_a_bluff_is_never_recommended_and_wild_cards_are_kept_while_others_fit() -> None:
    card = best(table("+4 wild r1 b2", "b1 b3 b4 b6", first="r5")).facts["card"]
    assert isinstance(card, Mapping)
    assert card["code"] == "r1"


def test_of_two_cards_that_fit_the_one_that_is_harder_to_follow_is_recommended() -> None:
    # Ana has seen Bea's hand, in a challenge: a green 1 is all she has left.
    match = table("+4 g9 g1", "y1 r2 y3", first="r5", variant="official", draws="g3 b9 b1 b2 b3 b4")
    play(match, "play +4 green", "challenge", "play g9")
    assert advice(match, 1).startswith("Best: play blue 9; ")
    assert advice(match, 1).endswith("(Ana can 0.0% of the time).")


def test_a_card_that_brings_the_turn_back_is_recommended_for_that() -> None:
    match = table("rs r1 b2", "b1 b3 b4", first="r5", variant="official")
    assert advice(match) == "Best: play red skip; it is your turn again."


def test_a_challenge_that_costs_nothing_is_recommended() -> None:
    match = play(table("+4 b9 g1", "y1 y2 y3", first="r5"), "play +4 yellow")
    assert best(match, 1).name == "hint-best-challenge"


def test_a_challenge_that_costs_more_than_it_promises_is_not() -> None:
    few = play(table("+4 b9", "y1 y2 y3", first="r5", challenge_extra="10"), "uno", "play +4 yellow")
    assert best(few, 1).name == "hint-best-trust"


def test_a_drawn_card_that_does_not_fit_is_kept() -> None:
    match = play(table("g1 b2 b3", "b1 b3 b4", first="r5", draws="y9"), "draw")
    assert advice(match) == "Keep it: it does not fit."


def test_the_colour_to_name_is_the_one_held_most() -> None:
    match = table("g1 b2 b3", "b1 b3 b4", first="wild")
    assert advice(match) == "Best: name blue, of which you hold 2."
