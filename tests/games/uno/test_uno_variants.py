"""What is special about J-UNO, official and family UNO, one test a rule."""

from __future__ import annotations

import pytest

from uno_matches import GAME, answered, facts, hand, kinds, names, play, refused, sizes, table

# -- J-UNO: drawing cards ---------------------------------------------------------------------


def test_after_a_plus_two_the_next_player_draws_and_still_plays() -> None:
    match = play(table("r+2 r1 g1", "r3 b1 b2", draws="y1 y2"), "play r+2")
    assert (match.to_act, hand(match, 1)) == (1, "r3 y1 y2 b1 b2")
    assert "play r3" in match.moves(1)


def test_cards_do_not_stack_in_j_uno() -> None:
    match = play(table("r+2 r1 g1", "b+2 b1 b2", draws="y1 y2 y3 y4"), "play r+2", "play b+2")
    assert sizes(match) == [4, 4]
    match = play(table("+4 r1 r2", "+4 b1 b2"), "play +4 green")
    assert refused(match, "play +4 red") == "refusal-answer-first"


@pytest.mark.parametrize(
    ("with_it", "is_lawful"),
    [
        pytest.param("b9", True, id="nothing else fits"),
        pytest.param("r9", False, id="a card of the colour"),
        pytest.param("b5", False, id="a card of the number"),
        pytest.param("wild", False, id="a wild card"),
        pytest.param("+4", True, id="another +4 does not count"),
    ],
)
def test_in_j_uno_a_plus_four_is_lawful_only_if_nothing_else_fitted(with_it: str, is_lawful: bool) -> None:
    match = play(table(f"+4 {with_it} g1", "y1 y2 y3", first="r5"), "play +4 yellow", "challenge")
    assert sizes(match) == ([2, 7] if is_lawful else [6, 3])
    assert (match.to_act, match.state.phase) == (1, 1)  # either way the challenger plays


@pytest.mark.parametrize("with_it", ["b9", "r9"])
def test_taking_the_four_costs_four_lawful_or_not_and_one_plays_on(with_it: str) -> None:
    match = play(table(f"+4 {with_it} g1", "y1 y2 y3", first="r5"), "play +4 yellow", "take")
    assert (sizes(match), match.to_act, match.moves(1)[0]) == ([2, 7], 1, "play y1")


def test_the_four_wait_for_the_answer() -> None:
    match = play(table("+4 r1 g1", "y1 y2 y3"), "play +4 yellow")
    assert (sizes(match), match.view(1)["pending"]) == ([2, 3], 4)
    assert match.moves(1) == ["take", "challenge"]
    for move in ("draw", "play y1", "pass"):
        assert refused(match, move).startswith("refusal-")


def test_only_the_one_who_must_draw_may_challenge() -> None:
    match = play(table("+4 r1 g1", "y1 y2 y3", "b1 b2 b3"), "play +4 yellow")
    for seat in (0, 2):
        assert answered(match, seat, "challenge") == ["challenge-elsewhere"]


def test_a_challenge_after_the_answer_finds_the_play_valid() -> None:
    match = play(table("+4 r1 g1", "y1 y2 y3"), "play +4 yellow", "take")
    assert answered(match, 1, "challenge") == ["challenge-idle"]


def test_a_challenge_says_whose_plus_four_it_is_about_and_on_what_it_was_laid() -> None:
    match = play(table("+4 b9 g1", "y1 y2 y3", first="r5"), "play +4 yellow", "challenge")
    received = facts(match, "challenged", seat=0)
    assert [(fact["seat"], fact["holder"], fact["card"]["code"], fact["colour"]) for fact in received] == [
        (1, {"seat": 0}, "r5", {"letter": "r"})
    ]
    match = play(table("+4 b9 g1", "y1 y2 y3", first="wild"), "colour blue", "play +4 yellow", "challenge")
    received = facts(match, "challenged", seat=0)
    assert [(fact["card"]["code"], fact["colour"]) for fact in received] == [("wild", {"letter": "b"})]
    assert "guilty" in names(match)


def test_a_reverse_between_two_gives_the_other_the_move_in_j_uno_and_skips_in_official() -> None:
    for variant, next_one in (("j-uno", 1), ("official", 0), ("family", 0)):
        match = play(table("rr r1 g1", "b1 b2 b3", variant=variant), "play rr")
        assert match.to_act == next_one


def test_a_reverse_skips_as_soon_as_only_two_are_left() -> None:
    match = table("rr r1 g1", "b1 b2 b3", "y1 y2 y3", variant="official", more=[kinds("y1 y2 y3")])
    assert play(match, "3:leave", "play rr").to_act == 0


# -- official ----------------------------------------------------------------------------------------


def test_plus_two_and_plus_four_cost_the_turn_in_official() -> None:
    match = play(table("r+2 r1 g1", "b1 b2 b3", "y1 y2 y3", variant="official"), "play r+2")
    assert (match.to_act, sizes(match)) == (2, [2, 5, 3])
    match = play(table("+4 b7 g1", "b1 b2 b3", "y1 y2 y3", variant="official"), "play +4 blue", "take")
    assert (match.to_act, sizes(match)) == (2, [2, 7, 3])


@pytest.mark.parametrize(("with_it", "is_lawful"), [("b5", True), ("wild", True), ("r9", False)])
def test_in_official_only_a_card_of_the_colour_makes_it_unlawful(with_it: str, is_lawful: bool) -> None:
    match = table(f"+4 {with_it} g1", "y1 y2 y3", "b1 b2 b3", first="r5", variant="official")
    play(match, "play +4 yellow", "challenge")
    assert sizes(match) == ([2, 9, 3] if is_lawful else [6, 3, 3])  # a lost challenge costs six
    assert match.to_act == (2 if is_lawful else 1)


# -- family --------------------------------------------------------------------------------------------


def test_a_plus_two_passes_the_sum_on_and_whoever_has_none_takes_it_all() -> None:
    match = table("r+2 r1 r2", "b+2 b1 b2", "y1 y2 y3", variant="family")
    play(match, "play r+2", "play b+2")
    assert (match.to_act, match.view(2)["pending"], match.moves(2)) == (2, 4, ["take"])
    assert (sizes(play(match, "take")), match.to_act) == ([2, 2, 7], 0)


def test_plus_fours_stack_and_only_the_last_one_can_be_challenged() -> None:
    match = table("+4 r1 g2", "+4 b1 b2", "y1 y2 y3", first="r5", variant="family")
    play(match, "play +4 green", "play +4 red")  # the first is a bluff, the second is not
    assert match.moves(2) == ["take", "challenge"]
    assert (sizes(play(match, "challenge")), match.to_act) == ([2, 2, 13], 0)  # 8 and 2 more


def test_a_guilty_player_takes_the_whole_sum() -> None:
    match = table("+4 b1 g2", "+4 g1 b2", "y1 y2 y3", first="r5", variant="family")
    play(match, "play +4 green", "play +4 red", "challenge")
    assert (sizes(match), match.to_act) == ([2, 10, 3], 2)


def test_a_plus_four_does_not_go_on_a_plus_two_nor_the_other_way_round() -> None:
    match = play(table("r+2 r1 r2", "+4 b1 b2", variant="family"), "play r+2")
    assert refused(match, "play +4 red") == "refusal-answer-first"
    match = play(table("+4 r1 r2", "r+2 b1 b2", variant="family"), "play +4 red")
    assert refused(match, "play r+2") == "refusal-answer-first"


# -- each option on its own --------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", GAME.variants)
def test_every_value_of_every_option_can_be_set_on_its_own(variant: str) -> None:
    for name, option in GAME.variants[variant].ALL.items():
        for value in {option.least, option.most}:
            assert getattr(GAME.options(variant, {name: option.show(value)}), name) == value


def test_a_strict_plus_four_is_refused_unless_it_is_lawful() -> None:
    match = table("+4 r1", "y1 y2", plus_four="strict")
    assert match.moves(0) == ["play r1", "uno"]
    assert refused(match, "play +4 red") == "refusal-unlawful"
    match = table("+4 b1", "y1 y2", plus_four="strict")
    assert (sizes(play(match, "uno", "play +4 blue")), match.to_act) == ([1, 6], 1)  # nobody is asked


def test_a_free_plus_four_is_laid_at_any_time_and_cannot_be_challenged() -> None:
    match = play(table("+4 r1", "y1 y2", plus_four="free"), "uno", "play +4 red")
    assert sizes(match) == [1, 6]


def test_the_price_of_a_missed_call_and_of_a_lost_challenge_are_options() -> None:
    assert sizes(play(table("r1 r2", "y1 y2", uno_penalty="5"), "play r1")) == [6, 2]
    match = table("+4 b9 g1", "y1 y2 y3", challenge_extra="3")
    assert sizes(play(match, "play +4 yellow", "challenge")) == [2, 10]
