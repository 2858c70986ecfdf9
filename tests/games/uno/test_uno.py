"""The rules of UNO that all variants share, one test a rule."""

from __future__ import annotations

import pytest

from sobremesa.games.uno.rules.cards import CARDS, COPIES, KINDS, count_fitting, fits, fitting, worth
from uno_matches import (
    CODES,
    GAME,
    answered,
    deck,
    empty_pile,
    hand,
    kind,
    kinds,
    names,
    offered,
    play,
    refused,
    sizes,
    table,
)

# -- the cards ---------------------------------------------------------------------------


def test_there_are_108_cards_one_zero_a_colour_two_of_the_rest_four_of_each_wild() -> None:
    assert sum(COPIES) == CARDS == 108
    count = {CODES[number]: COPIES[number] for number in range(KINDS)}
    assert [count[code] for code in ("r0", "r1", "b9", "gr", "ys", "b+2")] == [1, 2, 2, 2, 2, 2]
    assert (count["wild"], count["+4"]) == (4, 4)
    assert all(sum(n for code, n in count.items() if code[0] == letter) == 25 for letter in "rygb")


@pytest.mark.parametrize(
    ("card", "top", "does"),
    [
        ("r7", "r5", True), ("b5", "r5", True), ("b7", "r5", False), ("br", "rr", True), ("bs", "rr", False),
        ("b+2", "r+2", True), ("rs", "r5", True), ("wild", "r5", True), ("+4", "r5", True),
        ("wild", "wild", True),
    ],
)  # fmt: skip
def test_a_card_fits_by_colour_number_or_symbol_and_wild_ones_always(card: str, top: str, does: bool) -> None:
    assert fits(kind(card), kind(top), 0) is does


def test_listed_are_exactly_the_cards_in_hand_that_fit_on_every_top_and_colour() -> None:
    match = table("r1 r2", "b1 b2", plus_four="free", uno="off")
    s, out = match.state.copy(), [0] * GAME.rules.max_actions
    for top in range(KINDS):
        for colour in range(4) if top >= 52 else [top // 13]:
            s.top, s.colour = top, colour
            for held in range(KINDS):
                s.hands[0] = [int(number == held) for number in range(KINDS)]
                listed = {GAME.notation.show(action) for action in out[: GAME.rules.legal(s, 0, out)]}
                laid = [f"play {CODES[held]}"]
                if held >= 52:
                    laid = [f"{laid[0]} {name}" for name in ("red", "yellow", "green", "blue")]
                assert listed == (set(laid) if fits(held, top, colour) else {"draw"})


def test_listed_are_all_the_cards_in_hand_that_fit_however_many() -> None:
    match = table("r1 r2", "b1 b2", plus_four="free", uno="off")
    s, out = match.state.copy(), [0] * GAME.rules.max_actions
    s.hands[0] = [1] * KINDS
    for top in range(KINDS):
        s.top, s.colour = top, top // 13 if top < 52 else 2
        listed = out[: GAME.rules.legal(s, 0, out)]
        coloured = [card for card in range(52) if fits(card, top, s.colour)]
        assert len(set(listed)) == len(listed) == len(coloured) + 8
        assert {GAME.notation.parse(f"play {CODES[card]}") for card in coloured} <= set(listed)


def test_the_kinds_that_fit_are_counted_and_numbered_as_they_fit() -> None:
    for top in range(KINDS):
        for colour in range(4) if top >= 52 else [top // 13]:
            numbered = [fitting(number, top, colour) for number in range(count_fitting(top))]
            assert sorted(numbered) == [card for card in range(KINDS) if fits(card, top, colour)]


def test_on_a_wild_card_only_the_named_colour_counts() -> None:
    match = play(table("wild r1", "r2 g3", first="r5"), "play wild green")
    assert refused(match, "play r2") == "refusal-does-not-fit"
    assert play(match, "uno", "play g3").state.top == kind("g3")


@pytest.mark.parametrize(
    ("card", "points"), [("r0", 0), ("g9", 9), ("br", 20), ("ys", 20), ("r+2", 20), ("wild", 50), ("+4", 50)]
)
def test_cards_left_in_hand_count_as_the_document_says(card: str, points: int) -> None:
    assert worth(kind(card)) == points


# -- the first card ------------------------------------------------------------------------


def test_hands_are_dealt_one_card_at_a_time_and_the_first_seat_begins() -> None:
    match = table("r1 r2", "g1 g2", "b1 b2", first="y4")
    assert [hand(match, seat) for seat in range(3)] == ["r1 r2", "g1 g2", "b1 b2"]
    assert (match.view(0)["top"], match.to_act, match.view(0)["dealer"]) == ("y4", 0, 2)
    assert match.view(0)["counter_clockwise"]


def test_a_first_plus_two_hits_the_first_player() -> None:
    match = table("r1 r2", "g1 g2", "b1 b2", first="y+2", draws="b7 b8")
    assert (hand(match, 0), match.to_act) == ("r1 r2 b7 b8", 0)
    match = table("r1 r2", "g1 g2", "b1 b2", first="y+2", variant="official")
    assert (sizes(match), match.to_act) == ([4, 2, 2], 1)


def test_a_first_plus_two_is_never_stacked_upon() -> None:
    match = table("r+2 r2", "g1 b+2", "b1 b2", first="y+2", variant="family")
    assert (sizes(match), match.to_act) == ([4, 2, 2], 1)
    play(match, "uno", "play b+2")  # a card like any other: the first two are paid for
    assert (match.to_act, match.view(2)["pending"]) == (2, 2)


def test_a_first_skip_takes_the_turn_from_the_first_player() -> None:
    assert table("r1 r2", "g1 g2", "b1 b2", first="ys").to_act == 1
    assert table("r1 r2", "g1 g2", first="ys").to_act == 1


def test_with_a_first_reverse_the_dealer_begins_the_other_way_round() -> None:
    match = table("g1 g2 g3", "b1 b2 b3", "r1 r2 r3", first="rr")
    assert match.to_act == 2
    assert not match.view(0)["counter_clockwise"]
    assert play(match, "play r1").to_act == 1


def test_on_a_first_wild_the_first_player_names_the_colour_and_then_plays() -> None:
    match = table("g1 r2", "b1 b2", first="wild")
    assert match.moves(0) == ["colour red", "colour yellow", "colour green", "colour blue"]
    for move in ("draw", "play g1", f"play {CODES[0]}"):
        assert refused(match, move) == "refusal-name-first"
    assert play(match, "colour green").moves(0) == ["play g1", "uno"]
    assert refused(match, "colour red") == "refusal-no-colour-due"


def test_a_first_plus_four_goes_back_and_the_pile_is_shuffled_again() -> None:
    rest = deck(["r1 r2", "g1 g2"], "+4")[4:]
    again = sorted(rest, key=lambda card: card != kind("+4"))
    once_more = sorted(rest, key=lambda card: card != kind("b3"))
    match = table("r1 r2", "g1 g2", first="+4", more=[again, once_more])
    assert names(match)[:4] == ["round-began", "went-back", "went-back", "turned-up"]
    assert match.view(0)["top"] == "b3"
    assert match.state.left == CARDS - 5


# -- drawing ---------------------------------------------------------------------------------


def test_one_may_draw_even_when_one_could_play() -> None:
    match = table("r1 g2", "b1 b2", draws="y8")
    assert "draw" not in match.moves(0)
    assert "draw" in offered(match, 0)
    assert "draw" not in offered(match, 1)
    assert hand(play(match, "draw"), 0) == "r1 y8 g2"
    assert "draw" not in offered(match, 0)  # one card a turn


def test_drawing_is_no_offer_where_it_is_the_only_move_or_there_is_nothing_to_draw() -> None:
    assert "draw" not in offered(table("g1 g2", "b1 b2"), 0)
    match = table("r1 g2", "b1 b2")
    empty_pile(match, into=[1])
    assert match.moves(0) == ["play r1", "uno"]
    assert "draw" not in offered(match, 0)


def test_a_drawn_card_may_be_played_if_it_fits_and_either_answer_ends_the_turn() -> None:
    for answer, left in (("play r9", "g1 g2"), ("keep", "r9 g1 g2")):
        match = play(table("g1 g2", "b1 b2", draws="r9"), "draw")
        assert match.moves(0) == ["play r9", "keep"]
        assert (hand(play(match, answer), 0), match.to_act) == (left, 1)


def test_after_a_draw_one_is_asked_even_if_the_card_does_not_fit() -> None:
    match = play(table("g1 g2", "b1 b2", draws="y9"), "draw")
    assert (match.to_act, match.moves(0)) == (0, ["keep"])


def test_after_a_draw_only_the_drawn_card_may_be_played() -> None:
    match = play(table("r1 g2 g3", "b1 b2 b3", draws="r9"), "draw")
    assert refused(match, "play r1") == "refusal-only-the-drawn"
    assert refused(match, "draw") == "refusal-only-the-drawn"


def test_when_the_pile_is_empty_the_discards_but_the_top_one_are_shuffled_back() -> None:
    match = table("r1 r2 g9", "r3 r4 b1", "b7 b8 b9", more=[kinds("r1 r5")])
    play(match, "play r1", "play r3")
    empty_pile(match, into=[2])
    play(match, "draw")
    assert (match.state.discarded, match.state.left, match.view(0)["top"]) == (0, 1, "r3")
    assert hand(match, 2).count("r1") == 2  # one came with the pile, one was drawn
    assert "reshuffled" in names(match)


def test_if_there_is_still_too_little_a_draw_gives_what_there_is() -> None:
    match = table("r+2 r1 g9", "r3 r4 b1", "b7 b8 b9", more=[kinds("r5")])
    empty_pile(match, into=[2])
    assert hand(play(match, "play r+2"), 1) == "r3 r4 r5 b1"
    assert (match.state.left, match.state.discarded) == (0, 0)


def test_with_nothing_to_draw_a_fitting_card_must_be_played_and_without_one_passes() -> None:
    match = table("g9 g8", "r3 r4", "b7 b8")
    empty_pile(match, into=[2])
    assert match.moves(0) == ["pass"]
    assert refused(match, "draw") == "refusal-nothing-to-draw"
    play(match, "pass")
    assert match.moves(1) == ["play r3", "play r4", "uno"]
    assert refused(match, "pass") == "refusal-no-passing"


def test_nobody_passes_who_can_draw() -> None:
    assert refused(table("g9 g8", "r3 r4"), "pass") == "refusal-no-passing"


# -- turns, refusals, calls without effect --------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("play g9", "refusal-does-not-fit"), ("play r7", "refusal-not-in-hand"),
        ("take", "refusal-nothing-to-take"), ("keep", "refusal-nothing-drawn"),
        ("colour red", "refusal-no-colour-due"), ("play r5 green", "no-such-move"),
        ("play wild", "no-such-move"), ("play +4 purple", "no-such-move"),
    ],
)  # fmt: skip
def test_a_refused_move_says_why(move: str, reason: str) -> None:
    assert refused(table("r1 g9", "b1 b2"), move) == reason


def test_nobody_else_may_play_draw_or_take() -> None:
    for move in ("play b5", "draw", "take", "keep", "pass", "colour red"):
        assert refused(table("r1 g9", "b5 b2"), move, seat=1) == "refusal-not-your-turn"


@pytest.mark.parametrize(
    ("move", "answer"), [("uno", "call-idle"), ("challenge", "challenge-idle"), ("catch", "catch-idle")]
)
@pytest.mark.parametrize("variant", GAME.variants)
@pytest.mark.parametrize("seat", [0, 1])
def test_needless_calls_are_answered_to_the_caller_and_change_nothing(
    move: str, answer: str, variant: str, seat: int
) -> None:
    assert answered(table("r1 g9 g8", "b5 b2 b1", variant=variant), seat, move) == [answer]


@pytest.mark.parametrize("variant", GAME.variants)
def test_the_buttons_for_uno_and_challenge_are_there_for_everybody_at_any_time(variant: str) -> None:
    match = table("r1 g9 g8", "b5 b2 b1", "y1 y2 y3", variant=variant)
    for seat in range(3):
        assert {"uno", "challenge"} <= {*offered(match, seat), *match.moves(seat)}
    play(match, "draw")
    for seat in range(3):
        assert {"uno", "challenge"} <= {*offered(match, seat), *match.moves(seat)}


def test_where_there_is_nothing_to_call_or_to_challenge_there_is_no_button() -> None:
    match = table("r1 g9", "b5 b2", uno="off", plus_four="free")
    assert [offered(match, seat) for seat in range(2)] == [["draw"], []]
    assert refused(match, "uno") == "refusal-no-calls"


def test_nobody_is_offered_anything_after_leaving_or_after_the_end() -> None:
    match = play(table("r1 r2", "b1 b2", "g1 g2", more=[kinds("b1 b2")]), "2:leave")
    assert offered(match, 1) == []
    play(match, "1:leave")
    assert [offered(match, seat) for seat in range(3)] == [[], [], []]


def test_skip_and_reverse_do_what_they_say() -> None:
    assert play(table("rs r1", "b1 b2", "g1 g2"), "uno", "play rs").to_act == 2
    match = play(table("rr r1", "b1 b2", "g1 g2"), "uno", "play rr")
    assert (match.to_act, match.view(0)["counter_clockwise"]) == (2, False)
