"""How rounds and matches of UNO end, who ranks where, and who plays for the absent, one test a rule."""

from __future__ import annotations

import pytest

from sobremesa.engine import SPECTATOR, Outcome, Refused
from sobremesa.games.uno.rules.cards import worth
from uno_matches import (
    CODES,
    GAME,
    answered,
    cards_in_events,
    change,
    deck,
    facts,
    hand,
    kinds,
    names,
    outcome,
    play,
    refused,
    sizes,
    table,
)

# -- the end of a round and of the match ------------------------------------------------------------


def test_the_first_to_go_out_wins_a_quick_game_and_all_hands_are_shown() -> None:
    match = play(
        table("r1 r2", "b1 +4", "g1 y+2"), "uno", "play r1", "draw", "keep", "draw", "keep", "play r2"
    )
    assert (outcome(match).ending, outcome(match).places[0]) == ("went-out", 1)
    for seat in (0, 1, 2, SPECTATOR):
        assert match.view(seat)["players"][1]["known"] == hand(match, 1).split()
    points = sum(worth(card) for seat in (1, 2) for card in kinds(hand(match, seat)))
    assert outcome(match).scores == (points, 0, 0)


def test_each_hand_is_shown_with_its_points_and_then_card_by_card() -> None:
    match = table("r1 r2", "b1 +4", "g1 y+2", draws="y9 y8")
    play(match, "uno", "play r1", "draw", "keep", "draw", "keep")
    since = match.version
    play(match, "play r2")
    assert names(match, 0, since) == [
        "played", "is-out", "showed", "held", "held", "held", "showed", "held", "held", "held",
        "scored", "match-ended",
    ]  # fmt: skip
    assert [(fact["seat"], fact["points"]) for fact in facts(match, "showed")] == [(1, 60), (2, 29)]
    assert cards_in_events(match, "held") == "y9 b1 +4 y8 y+2 g1"


def test_those_who_lose_a_quick_game_are_ranked_by_what_is_left_in_their_hands() -> None:
    match = table("r1 r2", "+4 wild", "g1 g2", "b9 b8", draws="y1 y2 y3")
    play(match, "uno", "play r1", *["draw", "keep"] * 3, "play r2")
    assert outcome(match).places == (1, 4, 2, 3)


def test_equal_points_left_in_hand_share_a_place() -> None:
    match = table("r1 r2", "b9 b8", "g1 g2", "y9 y8", draws="g3 b4 g3")
    play(match, "uno", "play r1", *["draw", "keep"] * 3, "play r2")
    assert outcome(match).places == (1, 3, 2, 3)


def test_equal_points_after_a_match_for_points_share_a_place_whatever_is_left_in_hand() -> None:
    match = table("r1 r2", "wild +4", "b1 b2", length="points", target="100")
    play(match, "uno", "play r1", *["draw", "keep"] * 2, "play r2")
    assert outcome(match).places == (1, 2, 2)
    assert outcome(match).scores[1:] == (0, 0)


def test_a_last_card_that_makes_somebody_draw_does_so_before_points_are_counted() -> None:
    for last, drawn in (("r+2", 2), ("+4", 4)):
        match = table(f"r1 {last}", "b1 b2", draws="g9 r9 y9 b9 g8 r8 y8 b8")
        play(match, "uno", "play r1", "draw", "keep")
        play(match, "play +4 red" if last == "+4" else "play r+2")
        assert match.is_over
        assert sizes(match) == [0, 3 + drawn]
        assert outcome(match).scores[0] == sum(worth(card) for card in kinds(hand(match, 1)))


def test_points_are_collected_over_rounds_until_the_target_and_the_dealer_moves_on() -> None:
    second = deck(["b1 b2", "r1 r2"], "r9", "y3 y4")
    match = table("r1 r2", "wild +4", draws="y1", length="points", target="110", more=[second])
    play(match, "uno", "play r1", "draw", "keep", "play r2")
    assert (match.is_over, match.outcome, GAME.rules.rounds(match.state)) == (False, None, 1)
    assert [player["points"] for player in match.view(0)["players"]] == [101, 0]
    assert (match.view(0)["round"], match.view(0)["dealer"]) == (2, 0)
    assert (match.to_act, hand(match, 1)) == (1, "b1 b2")
    play(match, "draw", "keep", "uno", "play r1", "draw", "keep", "play r2")
    assert (outcome(match).ending, outcome(match).scores) == ("target-reached", (111, 0))
    assert GAME.rules.rounds(match.state) == 2


def test_whoever_reaches_the_target_wins_the_match() -> None:
    match = table("r1 r2", "wild +4", draws="y1", length="points", target="101")
    play(match, "uno", "play r1", "draw", "keep", "play r2")
    assert match.outcome == Outcome("target-reached", places=(1, 2), scores=(101, 0))


# -- leaving -------------------------------------------------------------------------------------------


def test_the_hand_of_whoever_leaves_goes_under_the_pile() -> None:
    match = table("r1 r2", "b1 b2", "g1 g2", more=[kinds("r2 r1")])
    left = match.state.left
    play(match, "1:leave")
    assert (match.to_act, sizes(match), match.state.left) == (1, [0, 2, 2], left + 2)
    assert names(match)[-2:] == ["left", "went-under"]
    assert [CODES[card] for card in match.state.pile[:2]] == ["r1", "r2"]
    assert refused(match, "leave", seat=0) == "refusal-gone"


def test_pending_cards_pass_to_the_next_seat_when_somebody_leaves() -> None:
    match = table("+4 r1 r2", "b1 b2 b3", "g1 g2 g3", more=[kinds("b1 b2 b3")])
    play(match, "play +4 green", "2:leave")
    assert (match.to_act, match.moves(2)) == (2, ["take", "challenge"])
    assert sizes(play(match, "take"))[2] == 7


def test_a_plus_four_whose_player_has_left_can_only_be_taken() -> None:
    match = table("+4 r1 r2", "b1 b2 b3", "g1 g2 g3", more=[kinds("r1 r2")])
    play(match, "play +4 green", "1:leave")
    assert match.moves(1) == ["take"]
    assert match.view(1)["trial"] is None
    assert answered(match, 1, "challenge") == ["challenge-idle"]
    assert sizes(play(match, "take")) == [0, 7, 3]


def test_the_last_one_left_wins() -> None:
    match = table("r1 r2", "b1 b2", "g1 g2", more=[kinds("b1 b2")])
    play(match, "2:leave", "1:leave")
    assert (outcome(match).ending, outcome(match).places) == ("last-one-left", (2, 3, 1))


def test_those_who_left_rank_last_whatever_their_points() -> None:
    second = deck(["b1 b2", "r1 r2", "y1 y2"], "r9")
    match = table("r1 r2", "wild +4", "b1 b2", length="points", more=[second, kinds("y1 y2")])
    play(match, "uno", "play r1", *["draw", "keep"] * 2, "play r2")
    play(match, "1:leave", "2:leave")
    assert match.state.points[0] > 0
    assert outcome(match).places == (3, 2, 1)
    assert GAME.rules.rounds(match.state) == 1  # the one that was broken off does not count


def test_the_hand_of_the_leaver_that_ends_a_match_stays_where_it_is() -> None:
    match = table("r1 r2", "b1 b2")
    left = match.state.left
    play(match, "1:leave")
    assert (hand(match, 0), match.state.left) == ("r1 r2", left)
    assert names(match)[-2:] == ["left", "match-ended"]


def test_the_absent_take_draw_and_keep_and_lay_what_fits_once_the_pile_has_been_remade() -> None:
    match = table("r1 r2 g9", "r3 r4 b1", "b7 b8 b9", draws="r6")
    fallback = GAME.rules.fallback
    for move in ("draw", "keep"):
        assert GAME.notation.show(fallback(match.state, 0)) == move
        play(match, move)
    change(match, remade=1)
    assert GAME.notation.show(fallback(match.state, 1)) == "play r3"
    match = play(table("+4 r1 g1", "y1 y2 y3"), "play +4 yellow")
    assert GAME.notation.show(fallback(match.state, 1)) == "take"


def test_for_a_player_too_slow_to_name_a_colour_the_clock_names_that_of_most_cards_in_hand() -> None:
    match = table("b1 b2 r3", "y1 y2 y3", first="wild")
    assert GAME.notation.show(GAME.rules.fallback(match.state, 0)) == "colour blue"


def test_a_played_card_can_be_taken_back_until_something_was_learned() -> None:
    match = play(table("r1 r2 r3", "b1 b2 b3"), "play r1")
    match.undo(0)
    assert hand(match, 0) == "r1 r2 r3"
    play(match, "draw")
    with pytest.raises(Refused) as problem:
        match.undo(0)
    assert problem.value.key == "undo-too-late"
