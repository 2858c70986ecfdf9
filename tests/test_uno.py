"""The rules of UNO that all variants share, one test a rule."""

from __future__ import annotations

import pytest
from sobremesa.games.uno.notation import card_code
from sobremesa.games.uno.rules.cards import CARDS, COPIES, KINDS, fits, worth

from sobremesa.engine import SPECTATOR, Match, Refused, record
from sobremesa.games import find
from uno_table import GAME, deck, empty_pile, hand, heard, kinds, play, sizes, table


def refused(match: Match, move: str, seat: int | None = None) -> str:
    with pytest.raises(Refused) as problem:
        match.play(match.to_act if seat is None else seat, move)
    return problem.value.key


# -- the cards ---------------------------------------------------------------------------


def test_there_are_108_cards_one_zero_a_colour_two_of_the_rest_four_of_each_wild() -> None:
    assert sum(COPIES) == CARDS == 108
    count = {card_code(kind): COPIES[kind] for kind in range(KINDS)}
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
    assert fits(kinds(card)[0], kinds(top)[0], 0) is does


def test_on_a_wild_card_only_the_named_colour_counts() -> None:
    match = play(table("wild r1", "r2 g3", first="r5"), "play wild green")
    assert refused(match, "play r2") == "refusal-does-not-fit"
    assert play(match, "uno", "play g3").state.top == kinds("g3")[0]


@pytest.mark.parametrize(
    ("card", "points"), [("r0", 0), ("g9", 9), ("br", 20), ("ys", 20), ("r+2", 20), ("wild", 50), ("+4", 50)]
)
def test_cards_left_in_hand_count_as_the_document_says(card: str, points: int) -> None:
    assert worth(kinds(card)[0]) == points


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
    assert refused(match, "draw") == "refusal-name-first"
    assert play(match, "colour green").moves(0) == ["play g1", "uno"]
    assert refused(match, "colour red") == "refusal-no-colour-due"


def test_a_first_plus_four_goes_back_and_the_pile_is_shuffled_again() -> None:
    rest = deck(["r1 r2", "g1 g2"], "+4")[4:]
    again = [*kinds("+4 b3"), *[kind for kind in rest if card_code(kind) not in ("+4", "b3")]]
    again = again[:1] + kinds("+4 +4 +4") + again[1:] + kinds("b3")
    once_more = sorted(again, key=lambda kind: kind != kinds("b3")[0])
    match = table("r1 r2", "g1 g2", first="+4", more=[again, once_more])
    assert heard(match)[:4] == ["round-began", "went-back", "went-back", "turned-up"]
    assert match.view(0)["top"] == "b3"
    assert match.state.left == CARDS - 5


# -- drawing ---------------------------------------------------------------------------------


def test_one_may_draw_even_when_one_could_play() -> None:
    match = table("r1 g2", "b1 b2", draws="y8")
    assert "draw" not in match.moves(0)
    assert match.view(0)["may_draw_instead"]
    assert hand(play(match, "draw"), 0) == "r1 y8 g2"


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
    empty_pile(match, into=2)
    play(match, "draw")
    assert (match.state.discarded, match.state.left, match.view(0)["top"]) == (0, 1, "r3")
    assert hand(match, 2).count("r1") == 2  # one came with the pile, one was drawn
    assert "reshuffled" in heard(match)


def test_if_there_is_still_too_little_a_draw_gives_what_there_is() -> None:
    match = table("r+2 r1 g9", "r3 r4 b1", "b7 b8 b9", more=[kinds("r5")])
    empty_pile(match, into=2)
    assert hand(play(match, "play r+2"), 1) == "r3 r4 r5 b1"
    assert (match.state.left, match.state.discarded) == (0, 0)


def test_with_nothing_to_draw_a_fitting_card_must_be_played_and_without_one_passes() -> None:
    match = table("g9 g8", "r3 r4", "b7 b8")
    empty_pile(match, into=2)
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
    match = table("r1 g9 g8", "b5 b2 b1", variant=variant)
    before, entries, notes = match.state.copy(), len(match.entries), len(match.notes)
    assert [event.name for event in match.play(seat, move)] == [answer]
    assert (match.state, len(match.entries), len(match.notes)) == (before, entries, notes)


def test_skip_and_reverse_do_what_they_say() -> None:
    assert play(table("rs r1", "b1 b2", "g1 g2"), "uno", "play rs").to_act == 2
    match = play(table("rr r1", "b1 b2", "g1 g2"), "uno", "play rr")
    assert (match.to_act, match.view(0)["counter_clockwise"]) == (2, False)


# -- the end of a round and of the match ------------------------------------------------------------


def test_the_first_to_go_out_wins_a_quick_game_and_all_hands_are_shown() -> None:
    match = play(
        table("r1 r2", "b1 +4", "g1 y+2"), "uno", "play r1", "draw", "keep", "draw", "keep", "play r2"
    )
    assert (match.ending, match.places[0]) == ("went-out", 1)
    held = hand(match, 1).split()
    assert match.view(2)["players"][1]["known"] == held
    points = sum(worth(kind) for seat in (1, 2) for kind in kinds(hand(match, seat)))
    assert match.scores == [points, 0, 0]


def test_those_who_lose_a_quick_game_are_ranked_by_what_is_left_in_their_hands() -> None:
    match = table("r1 r2", "+4 wild", "g1 g2", "b9 b8", draws="y1 y2 y3")
    play(match, "uno", "play r1", *["draw", "keep"] * 3, "play r2")
    assert match.places == [1, 4, 2, 3]


def test_a_last_card_that_makes_somebody_draw_does_so_before_points_are_counted() -> None:
    for last, drawn in (("r+2", 2), ("+4", 4)):
        match = table(f"r1 {last}", "b1 b2", draws="g9 r9 y9 b9 g8 r8 y8 b8")
        play(match, "uno", "play r1", "draw", "keep")
        play(match, "play +4 red" if last == "+4" else "play r+2")
        assert match.over
        assert sizes(match) == [0, 3 + drawn]
        assert match.scores[0] == sum(worth(kind) for kind in kinds(hand(match, 1)))


def test_points_are_collected_over_rounds_until_the_target_and_the_dealer_moves_on() -> None:
    second = deck(["b1 b2", "r1 r2"], "r9", "y3 y4")
    match = table("r1 r2", "wild +4", draws="y1", length="points", target="110", more=[second])
    play(match, "uno", "play r1", "draw", "keep", "play r2")
    assert (match.over, match.scores, match.view(0)["round"], match.view(0)["dealer"]) == (
        False,
        [101, 0],
        2,
        0,
    )
    assert (match.to_act, hand(match, 1)) == (1, "b1 b2")
    play(match, "draw", "keep", "uno", "play r1", "draw", "keep", "play r2")
    assert (match.ending, match.scores) == ("target-reached", [111, 0])
    assert GAME.rules.rounds(match.state) == 2


def test_whoever_reaches_the_target_wins_the_match() -> None:
    match = table("r1 r2", "wild +4", draws="y1", length="points", target="101")
    play(match, "uno", "play r1", "draw", "keep", "play r2")
    assert (match.ending, match.scores, match.places) == ("target-reached", [101, 0], [1, 2])


# -- leaving -------------------------------------------------------------------------------------------


def test_the_hand_of_whoever_leaves_goes_under_the_pile() -> None:
    match = table("r1 r2", "b1 b2", "g1 g2", more=[kinds("r2 r1")])
    left = match.state.left
    play(match, "1:leave")
    assert (match.to_act, sizes(match), match.state.left) == (1, [0, 2, 2], left + 2)
    assert [card_code(kind) for kind in match.state.pile[:2]] == ["r1", "r2"]
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


def test_the_last_one_left_wins() -> None:
    match = table("r1 r2", "b1 b2", "g1 g2", more=[kinds("b1 b2")])
    play(match, "2:leave", "1:leave")
    assert (match.ending, match.places) == ("last-one-left", [2, 3, 1])


def test_a_played_card_can_be_taken_back_until_something_was_learned() -> None:
    match = play(table("r1 r2 r3", "b1 b2 b3"), "play r1")
    match.undo(0)
    assert hand(match, 0) == "r1 r2 r3"
    play(match, "draw")
    with pytest.raises(Refused) as problem:
        match.undo(0)
    assert problem.value.key == "undo-too-late"


# -- golden records ------------------------------------------------------------------------------------


def golden(name: str) -> Match:
    text = (GAME.folder / "golden" / f"{name}.record").read_text(encoding="utf-8")
    return record.replay(record.load(text, find))


def test_the_golden_records_hold_every_event_and_every_symbol() -> None:
    matches = [golden(path.stem) for path in (GAME.folder / "golden").glob("*.record")]
    names = {event.name for match in matches for event in match.heard(SPECTATOR)}
    idle = {"call-idle", "challenge-idle", "challenge-elsewhere", "catch-idle"}  # never recorded
    known = {(kind.others or kind).name for kind in GAME.view.EVENTS.values()}
    assert names == known - idle
    laid = {facts["card"] for match in matches for name, facts in played_cards(match)}
    assert {kind % 13 if kind < 52 else kind for kind in laid} == {*range(13), 52, 53}


def played_cards(match: Match) -> list[tuple[str, dict[str, int]]]:
    return [(event.name, dict(event.facts)) for event in match.heard(SPECTATOR) if event.name == "played"]


@pytest.mark.parametrize(
    ("name", "event"),
    [
        ("j-uno-first-plus-four", "went-back"), ("j-uno-first-wild", "named-colour"),
        ("j-uno-missed-uno", "forgot"), ("official-missed-uno-caught", "caught"),
        ("official-challenge-won", "guilty"), ("official-challenge-lost", "innocent"),
        ("family-jump-in", "jumped-in"), ("j-uno-discards-shuffled-back", "reshuffled"),
        ("j-uno-nothing-left-to-draw", "passed"),
    ],
)  # fmt: skip
def test_a_golden_record_holds_what_its_name_says(name: str, event: str) -> None:
    assert event in heard(golden(name), SPECTATOR)
