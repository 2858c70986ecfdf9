"""UNO calls, catching and jumping in, one test a rule."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from sobremesa.engine import SPECTATOR, Match
from sobremesa.games.uno.rules.state import CALLS
from uno_matches import (
    GAME,
    answered,
    change,
    empty_pile,
    hand,
    kinds,
    names,
    outcome,
    play,
    refused,
    row,
    sizes,
    table,
    uno,
)


def is_open(match: Match) -> bool:
    return GAME.rules.open_to_others(match.state)


def may_catch(match: Match) -> bool:
    return GAME.rules.open_to_catch(match.state)


# -- the call ----------------------------------------------------------------------------


def test_a_call_with_two_cards_before_laying_one_is_in_time() -> None:
    match = play(table("r1 r2", "b1 b2"), "uno", "play r1")
    assert (hand(match, 0), uno(match, 0)) == ("r2", "called")


def test_the_call_is_announced_when_the_card_is_down_and_not_before() -> None:
    match = table("r1 r2", "b1 b2")
    since = match.version
    play(match, "uno")
    assert names(match, 0, since) == ["call-noted"]
    for other in (1, SPECTATOR):
        assert names(match, other, since) == []
    play(match, "play r1")
    for listener in (0, 1, SPECTATOR):
        received = [name for name in names(match, listener, since) if name != "call-noted"]
        assert received == ["played", "called"]


def test_that_the_server_made_a_secret_call_is_a_secret_too() -> None:
    match = table("r1 r2", "r3 r4")
    since = match.version
    match.play(0, "uno", by="stand-in")
    assert names(match, 0, since) == ["call-noted"]
    assert names(match, 1, since) == []


@pytest.mark.parametrize("variant", GAME.variants)
def test_until_the_card_is_down_only_the_caller_knows_of_the_call(variant: str) -> None:
    silent = table("r1 r2", "b1 b2", "g1 g2", variant=variant)
    called = play(table("r1 r2", "b1 b2", "g1 g2", variant=variant), "uno")
    assert (silent.view(0)["pressed"], called.view(0)["pressed"]) == (False, True)
    for other in (1, 2, SPECTATOR):
        assert called.view(other) == silent.view(other)
    for other in (1, 2):
        assert (called.moves(other), called.offered(other)) == (silent.moves(other), silent.offered(other))
        veiled = called.state.copy()
        GAME.information.veil(veiled, other)
        unspoken = silent.state.copy()
        GAME.information.veil(unspoken, other)
        assert veiled == unspoken


@pytest.mark.parametrize("variant", GAME.variants)
def test_a_second_call_is_answered_that_it_was_made_before_and_after_the_card_is_down(variant: str) -> None:
    match = play(table("r1 r2", "b1 b2", variant=variant), "uno")
    assert answered(match, 0, "uno") == ["call-again"]
    play(match, "play r1")
    assert answered(match, 0, "uno") == ["call-again"]


def test_a_call_with_three_cards_has_no_effect() -> None:
    match = table("r1 r2 r3", "b1 b2 b3")
    assert answered(match, 0, "uno") == ["call-idle"]
    play(match, "play r1", "draw", "keep", "play r2")
    assert sizes(match)[0] == 3


def test_a_call_out_of_turn_has_no_effect() -> None:
    assert answered(table("b1 r2", "r3 b2"), 1, "uno") == ["call-idle"]


def test_a_call_when_only_one_card_is_left_comes_too_late() -> None:
    match = play(table("r1 r2", "r3 b2", "y1 y2", variant="official"), "play r1")
    assert answered(match, 0, "uno") == ["call-idle"]
    assert uno(match, 0) == "exposed"


def test_a_call_lapses_when_the_hand_grows() -> None:
    match = play(table("r1 g2", "b1 b2", draws="g7"), "uno", "draw")
    assert not match.view(0)["pressed"]


def test_a_call_lapses_when_the_turn_ends() -> None:
    match = play(table("r1 g2", "b1 b2", draws="b7 y8 y9"), "uno", "play r1", "draw", "keep")
    play(match, "draw", "uno", "keep")  # from one card to two, and none of them laid
    change(match, turn=0)
    assert not match.view(0)["pressed"]
    match = table("g9 g8", "r3 r4", "b7 b8")
    empty_pile(match, into=[2])
    play(match, "uno", "pass")
    change(match, turn=0)
    assert not match.view(0)["pressed"]


def test_a_call_lapses_when_somebody_else_jumps_in() -> None:
    match = table("r1 g2", "b1 b2", "r5 y1", "g7 g8", variant="family")
    play(match, "uno", "3:play r5")
    for seat in (0, 3):
        assert not match.view(seat)["pressed"]
    assert match.to_act == 3


@pytest.mark.parametrize(("with_it", "sits"), [("b9", 6), ("r9", 2)])
def test_a_call_before_a_challenge_holds_if_the_challenge_is_won_and_lapses_if_it_is_lost(
    with_it: str, sits: int
) -> None:
    match = table(f"+4 {with_it} g1", "y1 y2 y3", draws="b8 b7 b6 b5", first="r5")
    hands = match.state.cells()["hands"]
    change(match, hands=[hands[0], row("y1 y2"), *hands[2:]], size=[3, 2, *[0] * 8])
    play(match, "play +4 yellow", "2:uno")
    assert match.moves(1) == ["take", "challenge"]
    play(match, "challenge")
    assert sizes(match)[1] == sits
    assert match.view(1)["pressed"] == (sits == 2)


def test_a_call_before_taking_the_four_lapses() -> None:
    match = table("+4 g1", "y1 y2", first="r5")
    play(match, "uno", "play +4 yellow", "uno", "take")
    assert (sizes(match)[1], match.view(1)["pressed"]) == (6, False)


def test_a_call_before_a_stacked_card_is_in_time() -> None:
    match = play(table("r+2 r1", "b+2 b1", "y1 y2", variant="family"), "uno", "play r+2")
    assert match.moves(1) == ["play b+2", "take", "uno"]
    assert uno(play(match, "uno", "play b+2"), 1) == "called"


def test_one_who_drew_from_one_card_calls_again_before_playing_the_drawn_one() -> None:
    match = play(table("r1 g2", "b1 b2", draws="y8 r7 r9"), "uno", "play r1", "draw", "keep")
    play(match, "draw")  # from one card to two, the drawn one fits
    assert (match.moves(0), uno(match, 0)) == (["play r7", "keep", "uno"], None)
    assert sizes(play(match, "uno", "play r7"))[0] == 1


# -- a missed call -----------------------------------------------------------------------


def test_whoever_goes_down_to_one_card_without_the_call_draws_two_at_once() -> None:
    match = play(table("r1 r2", "b1 b2", draws="y1 y2"), "play r1")
    assert (hand(match, 0), match.to_act, uno(match, 0)) == ("r2 y1 y2", 1, None)
    assert "forgot" in names(match)


def test_the_penalty_of_a_missed_call_is_drawn_before_the_card_takes_effect() -> None:
    match = table("r+2 r1", "b1 b2", draws="y1 y2 g1 g2")
    since = match.version
    play(match, "play r+2")
    assert (hand(match, 0), hand(match, 1)) == ("r1 y1 y2", "g1 g2 b1 b2")
    assert names(match, SPECTATOR, since) == ["played", "forgot", "drew", "drew"]


def test_called_forgiven_and_exposed_are_different() -> None:
    """The next player having drawn, a missed call is forgiven, which is not the same as called."""
    missed = play(table("r1 r2", "r3 b2", "y1 y2", variant="official"), "play r1")
    called = play(table("r1 r2", "r3 b2", "y1 y2", variant="official"), "uno", "play r1")
    for seat in (0, 1, 2, SPECTATOR):
        assert (uno(missed, 0, seat), uno(called, 0, seat)) == ("exposed", "called")
    play(missed, "draw"), play(called, "draw")
    for seat in (0, 1, 2, SPECTATOR):
        assert (uno(missed, 0, seat), uno(called, 0, seat)) == ("forgiven", "called")
    assert {"called", "forgiven", "exposed"} == set(CALLS.values())


def test_nothing_becomes_of_a_call_while_a_seat_has_more_than_one_card() -> None:
    match = play(table("r1 r2", "r3 b2", "y1 y2", variant="official"), "uno", "play r1")
    assert [player["uno"] for player in match.view(1)["players"]] == ["called", None, None]


def test_somebody_may_be_caught_from_a_missed_call_until_it_is_forgiven_or_the_match_ends() -> None:
    match = table("r1 r2", "r3 b2", "y1 y2", variant="official")
    assert not may_catch(match)
    assert may_catch(play(match, "play r1"))
    assert not may_catch(play(match, "draw"))
    last = play(table("r1 r2", "r3 b2", variant="official"), "play r1", "play r3", "play r2")
    assert last.is_over
    assert not may_catch(last)


def test_without_calls_one_card_is_just_one_card() -> None:
    match = table("r1 r2", "y1 y2", uno="off")
    assert match.moves(0) == ["play r1", "play r2"]
    play(match, "play r1")
    assert (sizes(match), uno(match, 0)) == ([1, 2], None)


def test_a_penalty_gives_what_there_is_and_where_there_is_nothing_the_call_is_forgiven() -> None:
    match = table("r1 r2", "y1 r3", "b1 b2", first="r9", more=[kinds("r9")])
    empty_pile(match, into=[2])
    assert hand(play(match, "play r1"), 0) == "r2 r9"
    match = table("r+2 r2", "y1 r3", "b1 b2", first="r9", variant="official", more=[kinds("r9")])
    empty_pile(match, into=[2])
    play(match, "play r+2")  # which takes the last card that there was to draw
    assert uno(match, 0) == "exposed"
    play(match, "2:catch")
    assert (hand(match, 0), uno(match, 0), is_open(match)) == ("r2", "forgiven", False)


# -- catching ----------------------------------------------------------------------------


def test_a_missed_call_can_be_caught_by_anybody_else_until_the_next_player_has_acted() -> None:
    match = play(table("r1 r2", "r3 b2", "y1 y2", draws="g7 g8", variant="official"), "play r1")
    assert is_open(match)
    assert match.moves(2) == ["catch"]
    play(match, "3:catch")
    assert (hand(match, 0), match.to_act, uno(match, 0)) == ("r2 g7 g8", 1, None)
    assert answered(match, 2, "catch") == ["catch-idle"]


def test_the_next_player_may_catch_before_acting() -> None:
    match = play(table("r1 r2", "r3 b2", "y1 y2", variant="official"), "play r1")
    assert "catch" in match.moves(1)
    assert (play(match, "catch").to_act, sizes(match)[0]) == (1, 3)


@pytest.mark.parametrize("act", ["play r3", "draw"])
def test_a_missed_call_is_forgiven_when_the_next_player_has_laid_or_drawn(act: str) -> None:
    match = play(table("r1 r2 r6", "r3 b2 b3", "y1 y2 y3", variant="official"), "play r1")
    change(match, hands=[row("r2"), *match.state.cells()["hands"][1:]], size=[1, 3, 3, *[0] * 7], exposed=0)
    assert is_open(match)
    play(match, act)
    assert (is_open(match), uno(match, 0)) == (False, "forgiven")
    assert answered(match, 2, "catch") == ["catch-idle"]


def test_cards_that_a_plus_two_forces_on_the_next_player_do_not_save_a_missed_call() -> None:
    match = play(table("r+2 r2", "r3 b2", "y1 y2", variant="official"), "play r+2")
    assert (sizes(match), match.to_act, uno(match, 0)) == ([1, 4, 2], 2, "exposed")
    assert sizes(play(match, "2:catch"))[0] == 3


def test_calls_leave_the_time_for_catching_open() -> None:
    match = play(table("r1 r2", "r3 b2", "y1 y2", variant="official"), "play r1", "2:uno")
    assert match.moves(2) == ["catch"]


def test_nobody_is_caught_after_a_call_and_nobody_catches_oneself() -> None:
    match = play(table("r1 r2", "r3 b2", "y1 y2", variant="official"), "uno", "play r1")
    assert match.moves(2) == []
    match = play(table("r1 r2", "r3 b2", "y1 y2", variant="official"), "play r1")
    assert answered(match, 0, "catch") == ["catch-idle"]


def test_cards_drawn_for_a_missed_call_do_not_make_a_lawful_plus_four_a_bluff() -> None:
    match = table("+4 b9", "y1 y2", "g1 g2", draws="r7 r8", variant="official", first="r5")
    play(match, "play +4 yellow", "3:catch")
    assert hand(match, 0) == "r7 r8 b9"
    assert sizes(play(match, "challenge"))[1] == 8


def test_a_player_who_leaves_can_no_longer_be_caught_and_others_who_leave_save_nobody() -> None:
    match = table("r1 r2", "r3 b2", "y1 y2", "g1 g2", variant="official", more=[kinds("r2"), kinds("g1 g2")])
    play(match, "play r1", "1:leave")
    assert (is_open(match), answered(match, 2, "catch")) == (False, ["catch-idle"])
    match = table("r1 r2", "r3 b2", "y1 y2", "g1 g2", variant="official", more=[kinds("g1 g2")])
    play(match, "play r1", "4:leave")
    assert match.moves(2) == ["catch"]


# -- jumping in --------------------------------------------------------------------------


def jumpers(*hands: str, more: Sequence[list[int]] = (), **options: str) -> Match:
    return table(*hands, variant="family", more=more, **options)


def test_an_identical_number_card_may_jump_in_and_play_goes_on_from_there() -> None:
    match = play(jumpers("r7 r1 r2", "b1 b2 b3", "r7 y2 y3", "g1 g2 g3"), "play r7")
    assert is_open(match)
    assert match.moves(2) == ["play r7"]
    assert (play(match, "3:play r7").to_act, sizes(match)) == (3, [2, 3, 2, 3])
    assert "jumped-in" in names(match)


def test_the_first_card_of_a_round_may_be_jumped_in_upon() -> None:
    match = jumpers("r1 r2 r3", "b1 b2 b3", "r5 y2 y3")
    assert is_open(match)
    assert match.moves(2) == ["play r5"]
    assert play(match, "3:play r5").to_act == 0


@pytest.mark.parametrize("after", [["draw"], ["draw", "keep"], ["draw", "keep", "draw"]])
def test_once_the_seat_in_turn_has_drawn_nobody_ever_jumps_in_on_that_card_again(after: list[str]) -> None:
    match = jumpers("r7 r1 r2", "b1 b2 b3", "y1 y2 y3", "r7 g2 g3", draws="b8 y9")
    play(match, "play r7", *after)
    assert (is_open(match), match.moves(3)) == (False, [])
    assert refused(match, "play r7", seat=3) == "refusal-too-late"


def test_once_the_seat_in_turn_has_passed_nobody_jumps_in() -> None:
    match = jumpers("r7 r1 r2", "b1 b2 b3", "y1 y2 y3", "r7 g2 g3")
    empty_pile(match, into=[2])
    play(match, "play r7")
    change(match, discard=[0] * 54, discarded=0)
    assert match.moves(3) == ["play r7"]
    play(match, "pass")
    assert match.moves(3) == []


def test_whoever_laid_the_card_does_not_jump_in_on_it() -> None:
    match = play(jumpers("r7 r7 r2", "b1 b2 b3", "y1 y2 y3"), "play r7")
    assert match.moves(0) == []
    assert refused(match, "play r7", seat=0) == "refusal-own-card"


def test_in_ones_own_turn_one_simply_plays_the_same_card_again() -> None:
    match = play(jumpers("r7 r7 r2", "b1 b2 b3", draws="y1"), "play r7", "draw", "keep")
    assert "play r7" in match.moves(0)
    play(match, "play r7")
    assert "jumped-in" not in names(match)


def test_a_jump_in_ends_the_time_for_the_card_before_and_forgives_whoever_laid_it() -> None:
    match = play(jumpers("r7 b9", "b1 b2", "r7 y2", "g1 g2"), "play r7")
    assert uno(match, 0) == "exposed"
    play(match, "3:play r7")
    assert (uno(match, 0), is_open(match)) == ("forgiven", False)


def test_a_jump_in_down_to_one_card_counts_as_the_call() -> None:
    match = jumpers("r7 r1", "b7 b1", "r7 y1")
    play(match, "uno", "play r7")
    since = match.version
    play(match, "3:play r7")
    assert uno(match, 2) == "called"
    assert names(match, SPECTATOR, since) == ["jumped-in", "called"]


def test_without_calls_nothing_is_called_by_jumping_in() -> None:
    match = play(jumpers("r7 r1", "b7 b1", "r7 y1", uno="off"), "play r7", "3:play r7")
    assert "called" not in names(match)


def test_one_may_go_out_by_jumping_in_and_takes_no_call_over() -> None:
    match = play(jumpers("r7 r1", "b7 b1", "r7 y1"), "uno", "play r7", "uno")
    hands = match.snapshot()["state"]["hands"]
    hands[2] = row("r7")
    change(match, hands=hands, size=[1, 2, 1, *[0] * 7])
    play(match, "3:play r7")
    assert (outcome(match).ending, outcome(match).places[2]) == ("went-out", 1)
    assert not match.view(2)["pressed"]


def test_only_the_very_same_number_card_jumps_in() -> None:
    match = play(jumpers("r7 r1 r2", "b1 b2 b3", "b7 y2 y3"), "play r7")
    assert refused(match, "play b7", seat=2) == "refusal-not-identical"
    assert refused(match, "play r7", seat=2) == "refusal-not-in-hand"
    match = play(jumpers("rs r1 r2", "b1 b2 b3", "rs y2 y3", "y1 y4 y5"), "play rs")
    assert refused(match, "play rs", seat=3) == "refusal-not-your-turn"
    match = play(jumpers("r+2 r1 r2", "b1 b2 b3", "r+2 y2 y3"), "play r+2")
    assert refused(match, "play r+2", seat=2) == "refusal-not-your-turn"


def test_nobody_is_asked_to_jump_in_when_all_copies_lie_in_sight() -> None:
    assert not is_open(play(jumpers("r0 r1 r2", "b1 b2 b3", "y1 y2 y3"), "play r0"))


def test_whether_others_may_react_does_not_show_who_holds_the_card() -> None:
    holds = play(jumpers("r7 r1 r2", "b1 b2 b3", "r7 y2 y3"), "play r7")
    holds_not = play(jumpers("r7 r1 r2", "b1 b2 b3", "y1 y2 y3"), "play r7")
    assert is_open(holds) is is_open(holds_not) is True
    assert (holds.moves(2), holds_not.moves(2)) == (["play r7"], [])


def test_the_time_to_jump_in_goes_on_when_the_seat_in_turn_leaves() -> None:
    match = jumpers("r7 r1 r2", "b1 b2 b3", "y1 y2 y3", "r7 g2 g3", more=[kinds("b1 b2 b3")])
    play(match, "play r7", "2:leave")
    assert (match.to_act, match.moves(3)) == (2, ["play r7"])
