"""Brisca for two, a small game of another package: tricks, the stock, and who wins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from importlib import import_module
from math import comb
from typing import Any

import pytest

from games_under_test import OUTSIDE, SOAK, stream
from sobremesa.bots import choose, veiled
from sobremesa.bulk import compiler, numpy_state
from sobremesa.bulk.linker import LinkedGame
from sobremesa.bulk.loops import new_workspace
from sobremesa.decks.spanish import card_facts
from sobremesa.engine import Match, Refused, Seat, Stacked, seeded
from sobremesa.games import find
from sobremesa.words import LANGUAGES, Words

GAME = find("brisca")
count_wins = import_module("brisca.counting").count_wins  # of a package that is installed for the tests
NUMBER = GAME.notation.numbers.__getitem__
POINTS = {"1": 11, "3": 10, "12": 4, "11": 3, "10": 2}


def brisca(*first: str, trump: str) -> Match:
    """A round whose deck begins with these cards; the players are dealt to in turn."""
    top, last = [NUMBER(code) for code in first], NUMBER(trump)
    rest = [card for card in range(40) if card not in (*top, last)]
    return Match(GAME, [Seat("Ana"), Seat("Bea")], Stacked([[*top, *rest, last]]))


def play(match: Match, *codes: str) -> Match:
    for code in codes:
        match.play(match.to_act, f"play {code}")
    return match


def points(match: Match) -> list[int]:
    return [player["points"] for player in match.view(0)["players"]]


@pytest.mark.parametrize(
    ("led", "answer", "winner"),
    [
        ("b7", "b10", 1),  # the higher card of the suit
        ("b1", "b3", 0),
        ("b3", "b12", 0),  # ace, three, king
        ("b2", "c1", 0),  # another suit takes nothing
        ("b1", "o2", 1),  # unless it is trump
        ("o3", "o1", 1),  # of two trumps the higher
        ("o2", "b1", 0),
    ],
)
def test_the_higher_trump_or_the_higher_card_of_the_led_suit_takes_the_trick(
    led: str, answer: str, winner: int
) -> None:
    match = play(brisca(led, answer, trump="o4"), led, answer)
    assert points(match)[winner] == POINTS.get(led[1:], 0) + POINTS.get(answer[1:], 0)
    assert match.to_act == winner


def test_nobody_has_to_follow_suit() -> None:
    match = play(brisca("b2", "c1", "b4", "b1", "b5", "o2", trump="o4"), "b2")
    assert match.moves(1) == ["play c1", "play b1", "play o2"]


def test_the_winner_of_a_trick_draws_first_and_leads() -> None:
    match = play(brisca("b2", "b1", "c2", "c4", "e2", "e4", "o5", "o6", trump="o7"), "b2", "b1")
    assert [match.view(seat)["hand"] for seat in (1, 0)] == [["c4", "e4", "o5"], ["c2", "e2", "o6"]]
    assert match.to_act == 1


def test_the_trump_card_is_drawn_last_and_the_hands_are_played_out() -> None:
    match = brisca(trump="o7")
    while match.view(0)["stock"]:
        drew = match.to_act
        match.play(match.to_act, match.moves(match.to_act)[0])
    loser = 1 - match.to_act
    assert "o7" in match.view(loser)["hand"]
    assert [player["cards"] for player in match.view(drew)["players"]] == [3, 3]
    for _ in range(6):
        match.play(match.to_act, match.moves(match.to_act)[0])
    assert match.is_over
    assert sum(points(match)) == 120


def test_a_card_that_is_not_in_the_hand_is_refused_by_name() -> None:
    match = brisca("b2", "b1", trump="o7")
    with pytest.raises(Refused) as refused:
        match.play(0, "play b1")
    assert Words("en", GAME).problem(refused.value) == "You do not hold the ace of bastos."


def scored(sums: Sequence[int]) -> tuple[int, ...]:
    """The places of a match that came to these points."""
    match = brisca(trump="o7")
    s = match.state.copy()
    s.points[0], s.points[1] = sums
    s.end = next(number for number, name in GAME.notation.endings.items() if name == "rounds-played")
    return tuple(GAME.rules.place(s, seat) for seat in (0, 1))


def test_61_points_win_and_60_to_60_is_a_tie() -> None:
    assert (scored([61, 59]), scored([60, 60]), scored([59, 61])) == ((1, 2), (1, 1), (2, 1))


def test_the_other_player_leads_the_next_round_and_the_points_are_added_up() -> None:
    match = Match(
        GAME, [Seat("Ana"), Seat("Bea")], seeded(3), options=GAME.options("brisca", {"rounds": "2"})
    )
    while match.view(0)["round"] == 1:
        match.play(match.to_act, match.moves(match.to_act)[0])
    assert match.to_act == 1
    while not match.is_over:
        match.play(match.to_act, match.moves(match.to_act)[0])
    assert match.outcome
    assert sum(match.outcome.scores) == 240


def test_the_hint_tells_how_safely_a_card_is_led_and_what_an_answer_takes() -> None:
    match = brisca("b1", "c2", "b2", "c4", "b4", "c5", trump="o7")
    safe = {hint.facts["card"]["code"]: hint.chances["chance"] for hint in hints(match, 0)}
    # 36 cards are unseen, of which the other holds three; nine trumps take the ace.
    assert safe["b1"] == Fraction(comb(27, 3), comb(36, 3))
    play(match, "b1")
    assert [(hint.name, hint.facts["points"]) for hint in hints(match, 1)] == [("hint-gives", 11)] * 3


def hints(match: Match, seat: int) -> list[Any]:
    return GAME.hint(match.state, seat, match.options)


def test_the_bot_beats_the_random_player() -> None:
    wins, rng = 0, stream(1)
    for seed in range(30):
        match = Match(GAME, [Seat("Ana", "thrifty"), Seat("Bea", "random")], seeded(seed))
        while not match.is_over:
            match.act(match.to_act, choose(match, match.to_act, match.seats[match.to_act].player, rng))
        wins += match.outcome is not None and match.outcome.places[0] == 1
    assert wins >= 21


def test_a_game_of_another_package_may_have_english_only_and_shares_common_words() -> None:
    assert [path.name for path in (OUTSIDE / "brisca" / "words").iterdir()] == ["en.ftl"]
    for lang in LANGUAGES:
        words = Words(lang, GAME)
        assert words("title") == "Brisca"
        assert words.rules_page(GAME).startswith("# Brisca")
    spanish = Words("es", GAME)
    assert spanish("refusal-not-your-turn") == Words("es", find("siete-y-medio"))("refusal-not-your-turn")
    assert spanish("card", **card_facts(NUMBER("o12"))) == "rey de oros"


def wins_counted(linked: LinkedGame, match: Match, worlds: int, is_compiled: bool) -> tuple[int, list[int]]:
    """The wins that the documented loop counts for Ana from what she knows, and the stream after it."""
    known, _ = veiled(match, 0)
    workspace = new_workspace(GAME.rules, [0, 0])
    workspace.rng[:] = stream(4)
    if not is_compiled:
        wins = linked.own["count_wins"]([known, known.copy()], workspace, 0, worlds)
        assert known == veiled(match, 0)[0]
        return wins, workspace.rng
    (record,) = numpy_state.to_records(workspace)
    wins = linked.own["count_wins"](numpy_state.to_records(known, known), record, 0, worlds)
    return int(wins), record["rng"].tolist()


def linked_with_the_loop(link: Callable[..., LinkedGame]) -> LinkedGame:
    players = [GAME.bots.BOTS["thrifty"]]
    return link(GAME.id, GAME.rules, players, information=GAME.information, own_loops=[count_wins])


def test_the_loop_of_ones_own_counts_wins_in_the_worlds_that_a_seat_considers_possible() -> None:
    linked = linked_with_the_loop(LinkedGame)
    match, rng = brisca("o1", "b2", "o3", "b4", "o12", "b5", trump="o7"), stream(1)
    wins, _ = wins_counted(linked, match, 40, is_compiled=False)
    assert 20 < wins < 40  # she holds the three best trumps
    while max(points(match)) <= 60:
        match.act(match.to_act, choose(match, match.to_act, "thrifty", rng))
    decided = 10 if points(match)[0] > 60 else 0
    assert wins_counted(linked, match, 10, is_compiled=False)[0] == decided


@pytest.mark.skipif(not SOAK, reason="the loop is compiled: make soak")
def test_the_loop_of_ones_own_counts_the_same_compiled() -> None:
    match = brisca("o1", "b2", "o3", "b4", "o12", "b5", trump="o7")
    plain, fast = linked_with_the_loop(LinkedGame), linked_with_the_loop(compiler.link)
    assert wins_counted(plain, match, 40, False) == wins_counted(fast, match, 40, True)


def test_the_game_is_small() -> None:
    files = [
        path for path in (OUTSIDE / "brisca").rglob("*") if path.is_file() and "golden" not in path.parts
    ]
    files = [path for path in files if path.suffix != ".pyc"]
    assert sum(path.suffix == ".py" for path in files) <= 10
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) <= 800
