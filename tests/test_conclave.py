"""The course of a match of Conclave, one test a rule. The board has its own tests."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest

from sobremesa.engine import LEAVE, Match, Refused, Seat, Stacked, record, seeded
from sobremesa.games import find
from sobremesa.games.conclave import rules
from sobremesa.games.conclave.notation import card_code
from sobremesa.games.conclave.rules import State, board
from sobremesa.games.conclave.rules.followers import controls, join, score
from sobremesa.games.conclave.rules.wizards import CARDS, NO_CARD
from sobremesa.games.conclave.view import summary
from sobremesa.words import Words

GAME = find("conclave")
NUMBER = GAME.notation.numbers.__getitem__
NAMES = ("Anna", "Bernat", "Carla", "David")
ASIDE = {2: 36, 3: 30, 4: 24}


def match(order: Sequence[int], seats: int) -> Match:
    return Match(GAME, [Seat(name) for name in NAMES[:seats]], Stacked([order]))


def play(played: Match, *moves: str) -> Match:
    for move in moves:
        played.play(played.to_act, move)
    return played


def lowest_to_the_end(played: Match) -> Match:
    """Play on with the first move listed, always."""
    while not played.over:
        played.play(played.to_act, played.moves(played.to_act)[0])
    return played


# -- setting up ------------------------------------------------------------------------


@pytest.mark.parametrize("seats", ASIDE)
def test_cards_leave_the_deck_from_its_end_for_hands_board_and_piles(seats: int) -> None:
    view = match(range(CARDS), seats).view(0)
    codes = [card_code(card) for card in range(CARDS)][: CARDS - ASIDE[seats]]
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
    assert [card_code(card) for card in range(CARDS)] == expected


# -- ceding ----------------------------------------------------------------------------


def test_nothing_to_cede_is_not_asked() -> None:
    begun = match(range(CARDS), 2)
    assert begun.view(0)["phase"] == "placing"
    assert all(move.startswith("place ") for move in begun.moves(0))


def cede_position(influence: Sequence[Sequence[int]]) -> Match:
    """Anna to move, with followers as given: as many of each magic's ravens as add up."""
    begun = match(range(CARDS), len(influence))
    s = begun.state
    for seat, sums in enumerate(influence):
        for which, total in enumerate(sums):
            if total:
                join(s, seat, which * 15 + 5 * seat + total - 1)
    rules.begin_turn(s, 0)
    return begun


def test_all_followers_of_a_magic_go_to_somebody_who_has_none_and_only_one_magic_a_turn() -> None:
    begun = cede_position([[0, 3, 2, 0, 0, 0], [0, 1, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]])
    assert begun.moves(0) == ["keep", "cede o 3", "cede p 2", "cede p 3"]
    begun.play(0, "cede o 3")
    players = begun.view(0)["players"]
    assert [player["influence"]["o"] for player in players] == [0, 1, 3]
    assert players[2]["followers"] == ["o3c"]
    assert begun.view(0)["phase"] == "placing"
    with pytest.raises(Refused, match="no-ceding"):
        begun.play(0, "cede p 2")


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("cede o 2", "has-some"),
        ("cede o 1", "not-to-yourself"),
        ("cede o 4", "no-such-player"),
        ("cede b 3", "have-none"),
        ("place 0 1,1", "cede-or-keep"),
        ("take left", "place-first"),
    ],
)
def test_a_turn_starts_with_ceding_by_the_rules(move: str, reason: str) -> None:
    begun = cede_position([[0, 3, 2, 0, 0, 0], [0, 1, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]])
    with pytest.raises(Refused) as refused:
        begun.play(0, move)
    assert refused.value.key == f"refusal-{reason}"
    said = Words("en", GAME, NAMES[:3]).problem(refused.value)
    assert "{" not in said


@pytest.mark.parametrize("move", ["cede x 2", "cede o", "cede o 0", "place 4 1,1", "place 0 4,0", "take up"])
def test_what_is_no_move_is_refused(move: str) -> None:
    with pytest.raises(Refused, match="no-such-move"):
        match(range(CARDS), 2).play(0, move)


def test_ceding_can_be_taken_back_and_an_emissary_cannot() -> None:
    begun = cede_position([[0, 3, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]])
    begun.play(0, "cede o 2")
    begun.undo(0)
    assert begun.view(0)["players"][0]["influence"]["o"] == 3
    play(begun, "keep", "place 0 1,1")
    with pytest.raises(Refused, match="undo-too-late"):
        begun.undo(0)


# -- taking and filling -----------------------------------------------------------------


def with_piles(left: str, right: str, holes: int = 4) -> Match:
    """Anna to move, with these piles, and more holes at the end of the board if wanted."""
    begun = match(range(CARDS), 2)
    s = begun.state
    codes = [*right.split(), *left.split()]
    s.deck[: len(codes)] = [NUMBER(code) for code in codes]
    s.top = [len(right.split()), 0]
    s.bottom = [len(codes), len(right.split())]
    for cell in range(16 - (holes - 4), 16):
        s.board[cell] = NO_CARD
    s.holes = holes
    s.needed = 20  # nobody follows
    return begun


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


# -- the end ---------------------------------------------------------------------------


def test_when_the_piles_are_empty_everybody_has_one_last_turn_and_then_gives_up_three_cards() -> None:
    played = play(with_piles("", "o1c"), "place 0 1,1")
    assert played.to_act == 1
    play(played, "place 3 1,2")
    assert played.to_act == 0  # who emptied the piles has a last turn too
    assert played.view(1)["players"][1]["hand"].count("") == 1
    hands = [[card for card in hand if card != NO_CARD] for hand in played.state.hands]
    assert [len(hand) for hand in hands[:2]] == [4, 3]
    play(played, "place 0 2,1")
    assert played.ending == "played-out"
    assert [len(player["followers"]) for player in played.view(0)["players"]] == [3, 3]
    assert set(hands[1]) <= {NUMBER(code) for code in played.view(0)["players"][1]["followers"]}


def ended(influence: Sequence[Sequence[int]]) -> State:
    s = State()
    s.seats = len(influence)
    s.end = rules.PLAYED_OUT
    for seat, sums in enumerate(influence):
        s.influence[seat] = [*sums, *[0] * (6 - len(sums))]
    return s


def test_all_who_tie_for_the_most_control_a_magic() -> None:
    s = ended([[7, 3], [7, 4], [6, 0]])
    assert [controls(s, seat, 0) for seat in range(3)] == [True, True, False]
    assert [score(s, seat) for seat in range(3)] == [3, 0, 6]


def test_a_tie_for_the_win_goes_to_the_player_nearest_the_first() -> None:
    s = ended([[9, 0, 4], [1, 8, 3], [2, 2, 0], [0, 3, 0]])
    assert [score(s, seat) for seat in range(4)] == [0, 4, 4, 3]
    assert [rules.place(s, seat) for seat in range(4)] == [1, 3, 4, 2]
    tied = ended([[5, 2], [3, 2], [2, 5]])
    assert [score(tied, seat) for seat in range(3)] == [2, 5, 2]
    assert [rules.place(tied, seat) for seat in range(3)] == [1, 3, 2]
    assert [event.facts["seat"] for event in summary(tied) if event.name == "summary-tie"] == [0]


def test_a_crisis_that_takes_nobody_ends_the_match_at_once_with_all_cards_in_hand() -> None:
    begun = match(range(CARDS), 2)
    s = begun.state
    ravens = [card for card in range(CARDS) if card // 5 % 3 == 0]
    s.board = [NO_CARD, *ravens[:15]]
    s.holes, s.needed = 1, 20
    s.hands[0][0] = ravens[20]
    held = [[card for card in s.hands[seat] if card != ravens[20]] for seat in range(2)]
    begun.play(0, "place 0 0,0")
    assert begun.ending == "board-stuck"
    assert begun.places in ([1, 2], [2, 1])
    for seat in range(2):
        assert {card for card in range(CARDS) if s.leader[card] == seat + 1} == set(held[seat])


# -- leaving ---------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3])
def test_a_match_is_abandoned_without_a_winner_if_two_or_fewer_would_remain(seats: int) -> None:
    left = match(range(CARDS), seats)
    left.act(seats - 1, LEAVE)
    assert left.ending == "abandoned"
    assert left.places == [0] * seats


def test_with_three_left_the_default_plays_on_for_the_seat_that_left() -> None:
    left = Match(GAME, [Seat(name) for name in NAMES], seeded(4))
    first = left.view(1)["players"][1]["hand"][0]
    left.act(1, LEAVE)
    play(left, "place 0 2,2", "take right")
    assert left.to_act == 2  # nobody had to ask seat 1
    placed = [code for row in left.view(0)["board"] for code in row]
    told = [(event.name, event.facts.get("seat")) for event in left.heard(0)]
    assert ("sent", 1) in told
    assert ("took", 1) in told
    assert first in placed
    lowest_to_the_end(left)
    assert left.ending == "played-out"
    assert sorted(left.places) == [1, 2, 3, 4]


def test_the_second_to_leave_a_table_of_four_ends_the_match() -> None:
    left = Match(GAME, [Seat(name) for name in NAMES], seeded(4))
    left.act(0, LEAVE)
    assert not left.over
    with pytest.raises(Refused, match="gone"):
        left.act(0, LEAVE)
    left.act(2, LEAVE)
    assert left.ending == "abandoned"


# -- golden records ----------------------------------------------------------------------


def golden(name: str) -> Match:
    text = (GAME.folder / "golden" / f"conclave-{name}.record").read_text(encoding="utf-8")
    return record.replay(record.load(text, find))


def kinds(played: Match) -> list[int]:
    return [note[0] for note in played.notes]


def test_the_golden_records_hold_what_their_names_say() -> None:
    assert board.CRISIS in kinds(golden("crisis"))
    assert golden("crisis-that-takes-nobody").notes[-1][1] == rules.BOARD_STUCK
    switched = golden("pile-switch-while-filling").notes
    fills = [(one[3], other[3]) for one, other in pairwise(switched) if one[0] == other[0] == rules.FILLED]
    assert any(one != other for one, other in fills)
    short = golden("piles-run-out-while-filling").notes
    assert short[[note[0] for note in short].index(rules.LAST_ROUND) - 1][0] == rules.FILLED
    tied = golden("tie-for-the-win")
    assert tied.scores.count(min(tied.scores)) > 1
    controlled = [
        event.facts["magic"]
        for event in summary(golden("tie-for-control").state)
        if event.name == "summary-control"
    ]
    assert len(set(controlled)) < len(controlled)
