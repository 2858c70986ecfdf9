"""What is special about J-UNO, official and family UNO, one test a rule."""

from __future__ import annotations

import pytest

from sobremesa.engine import Match, Refused
from uno_table import GAME, empty_pile, hand, heard, kinds, play, sizes, table


def refused(match: Match, move: str, seat: int | None = None) -> str:
    with pytest.raises(Refused) as problem:
        match.play(match.to_act if seat is None else seat, move)
    return problem.value.key


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
    before = match.state.copy()
    for seat in (0, 2):
        assert [event.name for event in match.play(seat, "challenge")] == ["challenge-elsewhere"]
    assert match.state == before


def test_a_challenge_after_the_answer_finds_the_play_valid() -> None:
    match = play(table("+4 r1 g1", "y1 y2 y3"), "play +4 yellow", "take")
    assert [event.name for event in match.play(1, "challenge")] == ["challenge-idle"]


def test_a_reverse_between_two_gives_the_other_the_move_in_j_uno_and_skips_in_official() -> None:
    for variant, next_one in (("j-uno", 1), ("official", 0), ("family", 0)):
        match = play(table("rr r1 g1", "b1 b2 b3", variant=variant), "play rr")
        assert match.to_act == next_one


def test_a_reverse_skips_as_soon_as_only_two_are_left() -> None:
    match = table("rr r1 g1", "b1 b2 b3", "y1 y2 y3", variant="official", more=[kinds("y1 y2 y3")])
    assert play(match, "3:leave", "play rr").to_act == 0


# -- UNO -------------------------------------------------------------------------------------------


def test_whoever_goes_down_to_one_card_without_the_call_draws_two_at_once() -> None:
    match = play(table("r1 r2", "b1 b2", draws="y1 y2"), "play r1")
    assert (hand(match, 0), match.to_act) == ("r2 y1 y2", 1)
    assert "forgot" in heard(match)


def test_a_call_with_two_cards_before_laying_one_is_in_time() -> None:
    match = play(table("r1 r2", "b1 b2"), "uno")
    assert match.view(1)["players"][0]["called"]
    assert hand(play(match, "play r1"), 0) == "r2"


def test_a_call_with_three_cards_has_no_effect() -> None:
    match = table("r1 r2 r3", "b1 b2 b3")
    assert [event.name for event in match.play(0, "uno")] == ["call-idle"]
    play(match, "play r1", "draw", "keep", "play r2")
    assert sizes(match)[0] == 3


def test_a_call_out_of_turn_has_no_effect() -> None:
    match = table("b1 r2", "r3 b2")
    assert [event.name for event in match.play(1, "uno")] == ["call-idle"]


def test_a_call_lapses_when_the_hand_grows_or_the_turn_ends() -> None:
    match = play(table("r1 g2", "b1 b2", draws="g7"), "uno", "draw")
    assert not match.view(0)["players"][0]["called"]
    match = play(table("g1 r2", "b1 b2", draws="r9"), "draw")
    assert sizes(match)[0] == 3


def test_one_who_drew_from_one_card_calls_again_before_playing_the_drawn_one() -> None:
    match = play(table("r1 g2", "b1 b2", draws="y8 r7 r9"), "uno", "play r1", "draw", "keep")
    play(match, "draw")  # from one card to two, the drawn one fits
    assert match.moves(0) == ["play r7", "keep", "uno"]
    assert sizes(play(match, "uno", "play r7"))[0] == 1


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


def test_a_missed_call_can_be_caught_by_anybody_else_until_the_next_player_has_acted() -> None:
    match = play(table("r1 r2", "r3 b2", "y1 y2", draws="g7 g8", variant="official"), "play r1")
    assert match.view(2)["players"][0]["exposed"]
    assert GAME.rules.open_to_others(match.state)
    assert match.moves(2) == ["catch"]
    play(match, "3:catch")
    assert (hand(match, 0), match.to_act) == ("r2 g7 g8", 1)
    assert [event.name for event in match.play(2, "catch")] == ["catch-idle"]


def test_the_next_player_may_catch_before_acting() -> None:
    match = play(table("r1 r2", "r3 b2", "y1 y2", variant="official"), "play r1")
    assert "catch" in match.moves(1)
    assert (play(match, "catch").to_act, sizes(match)[0]) == (1, 3)


def test_a_missed_call_is_forgiven_when_the_next_player_has_acted() -> None:
    match = play(table("r1 r2", "r3 b2", "y1 y2", variant="official"), "play r1", "draw")
    assert not GAME.rules.open_to_others(match.state)
    assert [event.name for event in match.play(2, "catch")] == ["catch-idle"]


def test_nobody_is_caught_after_a_call_and_nobody_catches_oneself() -> None:
    match = play(table("r1 r2", "r3 b2", "y1 y2", variant="official"), "uno", "play r1")
    assert match.moves(2) == []
    match = play(table("r1 r2", "r3 b2", "y1 y2", variant="official"), "play r1")
    assert [event.name for event in match.play(0, "catch")] == ["catch-idle"]


def test_cards_drawn_for_a_missed_call_do_not_make_a_lawful_plus_four_a_bluff() -> None:
    match = table("+4 b9", "y1 y2", "g1 g2", draws="r7 r8", variant="official", first="r5")
    play(match, "play +4 yellow", "3:catch")
    assert hand(match, 0) == "r7 r8 b9"
    assert sizes(play(match, "challenge"))[1] == 8


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


def test_an_identical_number_card_may_jump_in_and_play_goes_on_from_there() -> None:
    match = play(table("r7 r1 r2", "b1 b2 b3", "r7 y2 y3", "g1 g2 g3", variant="family"), "play r7")
    assert match.moves(2) == ["play r7"]
    assert (play(match, "3:play r7").to_act, sizes(match)) == (3, [2, 3, 2, 3])
    assert "jumped-in" in heard(match)


def test_only_the_very_same_number_card_jumps_in_and_only_while_nothing_is_pending() -> None:
    match = play(table("r7 r1 r2", "b1 b2 b3", "b7 y2 y3", variant="family"), "play r7")
    assert refused(match, "play b7", seat=2) == "refusal-not-identical"
    assert refused(match, "play r7", seat=2) == "refusal-not-in-hand"
    match = play(table("rs r1 r2", "b1 b2 b3", "rs y2 y3", "y1 y4 y5", variant="family"), "play rs")
    assert refused(match, "play rs", seat=3) == "refusal-not-your-turn"
    match = play(table("r7 r1 r2", "b1 b2 b3", "r7 y2 y3", variant="family"), "play r7", "draw")
    assert refused(match, "play r7", seat=2) == "refusal-not-your-turn"


def test_nobody_is_asked_to_jump_in_when_all_copies_are_out() -> None:
    match = play(table("r0 r1 r2", "b1 b2 b3", "y1 y2 y3", variant="family"), "play r0")
    assert not GAME.rules.open_to_others(match.state)


def test_one_may_go_out_by_jumping_in() -> None:
    match = table("r7 r1 r2", "b7 b1 b2", "r9 r7 y1", variant="family")
    play(match, "play r7")
    match.state.hands[2] = [0] * 54
    match.state.hands[2][kinds("r7")[0]] = match.state.size[2] = 1
    assert (play(match, "3:play r7").ending, match.places[2]) == ("went-out", 1)


def test_whoever_jumps_in_down_to_one_card_has_called_uno() -> None:
    match = table("r7 r1", "b7 b1", "r7 y1", variant="family")
    play(match, "uno", "play r7", "3:play r7")
    assert not any(player["exposed"] for player in match.view(0)["players"])


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


def test_without_calls_one_card_is_just_one_card() -> None:
    match = table("r1 r2", "y1 y2", uno="off")
    assert match.moves(0) == ["play r1", "play r2"]
    assert sizes(play(match, "play r1")) == [1, 2]


def test_the_price_of_a_missed_call_and_of_a_lost_challenge_are_options() -> None:
    assert sizes(play(table("r1 r2", "y1 y2", uno_penalty="5"), "play r1")) == [6, 2]
    match = table("+4 b9 g1", "y1 y2 y3", challenge_extra="3")
    assert sizes(play(match, "play +4 yellow", "challenge")) == [2, 10]


def test_a_round_goes_on_when_even_a_penalty_finds_no_card() -> None:
    match = table("r1 r2", "y1 r3", "b1 b2", first="b1")
    match.state.top, match.state.colour = kinds("r9")[0], 0
    empty_pile(match, into=2)
    match.shuffler.orders.append(kinds("r9"))  # type: ignore[attr-defined]  # a stacked one
    assert sizes(play(match, "play r1"))[0] == 2
