"""The course of a match of Conclave, one test a rule. The board has its own tests."""

from __future__ import annotations

import pytest

from conclave_positions import CODES, GAME, NAMES, action_of, ceding, dealt, play, with_piles
from sobremesa.engine import Match, Refused
from sobremesa.games.conclave.rules import reasons
from sobremesa.games.conclave.rules.cards import CARDS
from sobremesa.words import LANGUAGES, Words

ASIDE = {2: 36, 3: 30, 4: 24}


def refused(match: Match, move: str) -> str:
    """Why the seat in turn may not do that, once it was said in words."""
    with pytest.raises(Refused) as raised:
        match.play(match.to_act, move)
    for lang in LANGUAGES:
        assert Words(lang, GAME, NAMES[: len(match.seats)]).problem(raised.value)
    return raised.value.key.removeprefix("refusal-")


# -- setting up ------------------------------------------------------------------------


@pytest.mark.parametrize("seats", ASIDE)
def test_cards_leave_the_deck_from_its_end_for_hands_board_and_piles(seats: int) -> None:
    view = dealt(seats).view(0)
    codes = [*CODES[: CARDS - ASIDE[seats]]]
    assert view["players"][0]["hand"] == [codes.pop() for _ in range(4)]
    for seat in range(1, seats):
        assert view["players"][seat]["hand"] == [codes.pop()[0] for _ in range(4)]
    border = [codes.pop() for _ in range(12)]
    lines = view["board"]
    assert [*lines[0], lines[1][0], lines[1][3], lines[2][0], lines[2][3], *lines[3]] == border
    assert [lines[1][1:3], lines[2][1:3]] == [["", ""], ["", ""]]
    half = len(codes) // 2
    assert view["piles"]["left"] == [code[0] for code in codes[half:]]
    assert view["piles"]["right"] == [code[0] for code in codes[:half]]


def test_there_is_one_wizard_of_every_magic_brotherhood_and_influence() -> None:
    expected = [
        f"{magic}{influence}{kin}" for magic in "boprtv" for kin in "cgs" for influence in range(1, 6)
    ]
    assert [*CODES] == expected


# -- ceding ----------------------------------------------------------------------------


SOME = [[0, 3, 2, 0, 0, 0], [0, 1, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]]


def test_nothing_to_cede_is_not_asked() -> None:
    begun = dealt(2)
    assert begun.view(0)["phase"] == "placing"
    assert all(move.startswith("place ") for move in begun.moves(0))


def test_whoever_has_nothing_to_cede_is_told_so() -> None:
    assert refused(dealt(2), "keep") == "nothing-to-cede"
    assert refused(dealt(2), "cede o 2") == "nothing-to-cede"
    all_have_some = ceding([[0, 3], [0, 1], [0, 5]])
    assert refused(all_have_some, "keep") == "nothing-to-cede"


def test_all_followers_of_a_magic_go_to_somebody_who_has_none_and_only_one_magic_a_turn() -> None:
    begun = ceding(SOME)
    assert begun.moves(0) == ["keep", "cede o 3", "cede p 2", "cede p 3"]
    begun.play(0, "cede o 3")
    players = begun.view(0)["players"]
    assert [player["influence"]["o"] for player in players] == [0, 1, 3]
    assert [player["followers"] for player in players] == [["p2c"], ["o1g"], ["o3c"]]
    assert begun.view(0)["phase"] == "placing"
    assert refused(begun, "cede p 2") == "no-ceding"


@pytest.mark.parametrize("first", ["keep", "cede p 3"])
def test_ceding_is_answered_once_and_only_at_the_start_of_a_turn(first: str) -> None:
    begun = play(ceding(SOME), first)
    assert refused(begun, "keep") == "no-ceding"
    assert refused(begun, "cede o 3") == "no-ceding"
    play(begun, "place 0 1,1")
    assert begun.view(0)["phase"] == "taking"
    assert refused(begun, "keep") == "placed"
    assert refused(begun, "cede o 3") == "placed"


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("cede o 2", "has-some"),
        ("cede o 1", "not-to-yourself"),
        ("cede o 4", "no-such-player"),
        ("cede b 3", "have-none"),
        ("place 0 1,1", "cede-or-keep"),
        ("take left", "cede-or-keep"),
    ],
)
def test_a_turn_starts_with_ceding_by_the_rules(move: str, reason: str) -> None:
    assert refused(ceding(SOME), move) == reason


@pytest.mark.parametrize("move", ["cede x 2", "cede o", "cede o 0", "place 4 1,1", "place 0 4,0", "take up"])
def test_what_is_no_move_is_refused(move: str) -> None:
    assert refused(dealt(2), move) == "no-such-move"


@pytest.mark.parametrize("action", [-(2**62), -1, 0, action_of("place 3 3,3") + 1, 2**62])
def test_a_number_that_is_no_move_is_called_so_in_and_out_of_turn(action: int) -> None:
    for match in (ceding(SOME), dealt(3), play(dealt(3), "place 0 1,1")):
        for seat in range(3):
            assert GAME.rules.refusal(match.state, seat, action) == reasons.NO_SUCH_MOVE


def test_an_emissary_goes_into_a_hole_before_a_pile_is_chosen_and_once() -> None:
    begun = dealt(2)
    assert refused(begun, "place 0 0,0") == "no-hole"
    assert refused(begun, "take left") == "place-first"
    assert refused(play(begun, "place 0 1,1"), "place 1 1,2") == "placed"
    with pytest.raises(Refused, match="not-your-turn"):
        begun.play(1, "place 0 1,2")


def test_ceding_can_be_taken_back_and_an_emissary_cannot() -> None:
    begun = play(ceding([[0, 3], [0, 0]]), "cede o 2")
    begun.undo(0)
    assert begun.view(0)["players"][0]["influence"]["o"] == 3
    play(begun, "keep", "place 0 1,1")
    with pytest.raises(Refused, match="undo-too-late"):
        begun.undo(0)


def test_the_event_of_ceding_has_both_players_the_magic_and_what_it_is_worth() -> None:
    begun = play(ceding(SOME), "cede o 3")
    [ceded] = [event for event in begun.events(1) if event.name == "ceded"]
    assert ceded.facts == {"seat": 0, "magic": {"letter": "o"}, "sum": 3, "receiver": {"seat": 2}}
    sentence = Words("en", GAME, NAMES[:3]).event(ceded)
    assert sentence == "Anna cedes all ochre (o) followers to Carla, an influence of 3."


# -- taking and filling -----------------------------------------------------------------


def test_the_pile_is_asked_for_only_if_both_have_cards() -> None:
    assert play(with_piles("b1c b2c", "o1c o2c"), "place 0 1,1").moves(0) == ["take left", "take right"]
    for left, right, drawn_card in (("b1c b2c", "", "b1c"), ("", "o1c o2c", "o1c")):
        played = play(with_piles(left, right), "place 2 1,1")
        assert played.to_act == 1
        assert played.view(0)["players"][0]["hand"][2] == drawn_card


def test_the_drawn_card_goes_into_the_gap() -> None:
    played = play(with_piles("b1c b2c", "o1c o2c"), "place 1 1,1", "take right")
    hand = played.view(0)["players"][0]["hand"]
    assert hand[1] == "o1c"
    assert "" not in hand


def test_the_board_is_not_filled_while_four_holes_or_fewer_are_left() -> None:
    played = play(with_piles("b1c b2c", "o1c o2c"), "place 0 1,1", "take left")
    assert played.state.holes == 3
    assert played.view(0)["piles"] == {"left": ["b"], "right": ["o", "o"]}


def test_filling_takes_as_many_cards_as_there_are_holes_beyond_four_from_the_same_pile() -> None:
    played = play(with_piles("b1c b2c b3c b4c", "o1c o2c", holes=7), "place 0 1,1", "take left")
    board_now = played.view(0)["board"]
    assert (board_now[1][2], board_now[2][1], board_now[2][2]) == ("b2c", "b3c", "")
    assert played.state.holes == 4
    assert played.view(0)["piles"] == {"left": ["b"], "right": ["o", "o"]}


def test_filling_goes_on_with_the_other_pile_when_one_runs_out() -> None:
    played = play(with_piles("b1c b2c", "o1c o2c o3c", holes=8), "place 0 1,1", "take left")
    board_now = played.view(0)["board"]
    assert (board_now[1][2], board_now[2][1], board_now[2][2]) == ("b2c", "o1c", "o2c")
    assert played.view(0)["piles"] == {"left": [], "right": ["o"]}


def test_filling_stops_when_both_piles_run_out_and_the_last_round_begins() -> None:
    played = play(with_piles("b1c b2c", "o1c", holes=9), "place 0 1,1", "take left")
    assert played.state.holes == 6
    assert played.view(0)["last_turns"] == 2
