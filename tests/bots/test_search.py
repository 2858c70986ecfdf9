"""Players that search: what they see, what they find, and what they do without a compiler."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from games_under_test import GAMES, Position, new_match, stream
from sobremesa import bots
from sobremesa.bots import search
from sobremesa.bots.playouts import MOST_MOVES
from sobremesa.bots.search import (
    Budget,
    PlayoutSums,
    Search,
    SearchedChoice,
    estimate,
    interpreted,
    own_first,
    search_move,
)
from sobremesa.engine import WAIT, Game, Match
from sobremesa.games import find
from sobremesa.games.uno.rules.cards import COPIES, SYMBOLS

SEARCHED = [pytest.param(game, id=game.id) for game in GAMES if game.playouts]
WORLDS = 4


def positions(game: Game, seats: int) -> Iterator[tuple[Position, int, list[int]]]:
    """Moments of a random match at which a seat has a choice, in turn or out of turn."""
    position = Position(game, game.options(game.default_variant), seats, 3, game.rules.State)
    for _ in range(40):
        if position.is_over:
            return
        for seat in range(seats):
            if len(position.legal(seat)) > 1:
                yield position, seat, position.legal(seat)
                break
        position.step()


def sums_of(game: Game, state: Any, seats: int, seat: int, number: int) -> dict[str, Any]:
    """All sums of a short search from the real state, which is veiled first."""
    known, listed = bots.veiled_state(game, state, seat)
    rng = stream(5, number)
    found = Search(interpreted(game), known, seats, seat, own_first(game, known, seat, listed, rng), rng)
    found.play(WORLDS)
    return vars(found.sums)


# -- what it works with -----------------------------------------------------------------------


@pytest.mark.parametrize("game", SEARCHED)
def test_a_search_leaves_the_state_that_it_is_given_as_it_was(game: Game) -> None:
    position, seat, _ = next(positions(game, game.seats[0]))
    known, listed = bots.veiled_state(game, position.s, seat)
    before = known.copy()
    search_move(game, known, position.seats, seat, listed, stream(1), Budget(20), program=interpreted(game))
    assert known == before


def test_the_worlds_that_a_search_considers_know_nothing_of_the_real_cards() -> None:
    """Bot and shuffler are seeded alike, as with ``--seed``: the next card is right by chance only."""
    game = find("uno")
    right = 0
    for number in range(300):
        match = new_match(game, "official", 2, number)
        world, _ = bots.veiled(match, 0)
        game.information.sample(world, 0, stream(number))
        right += world.pile[world.left - 1] == match.state.pile[world.left - 1]  # type: ignore[attr-defined]
    assert right <= 15  # of 108 cards, most in two copies: 4.6 are expected


# -- positions that cannot be ----------------------------------------------------------------


def searched_to_the_end(game: Game, known: Any, seats: int, listed: list[int]) -> PlayoutSums:
    found = Search(interpreted(game), known, seats, 0, listed, stream(1))
    found.play(1)
    return found.sums


def test_a_search_ends_where_cards_lie_in_two_places() -> None:
    """All cards have been laid, and others hold some all the same."""
    game = find("conclave")
    position, _, _ = next(positions(game, 3))
    known, listed = bots.veiled_state(game, position.s, 0)
    known.leader[:] = bytearray([1] * len(known.leader))  # type: ignore[attr-defined]
    assert searched_to_the_end(game, known, 3, listed[:1]).worlds[0] == 1


def test_a_search_ends_where_no_match_would() -> None:
    """Nobody at this table of UNO can lay a card, and there is none to draw."""
    game = find("uno")
    position, _, _ = next(positions(game, 2))
    known: Any = position.s.copy()
    known.turn = known.top = known.colour = known.left = known.discarded = 0
    known.discard = bytearray(COPIES)  # all cards, and yet there are others
    known.hands[0][:] = known.hands[1][:] = bytearray(len(COPIES))
    known.hands[0][SYMBOLS + 1] = 7  # of another colour and number
    for kind in range(SYMBOLS + 2, SYMBOLS + 9):
        known.discard[kind] -= 1
    known.size[:2] = bytearray([7, 7])
    actions = position.game.rules.legal(known, 0, listed := [0] * game.rules.max_actions)
    sums = searched_to_the_end(game, known, 2, listed[:actions][:1])
    assert (sums.worlds[0], sums.moves >= MOST_MOVES) == (1, True)


# -- what it finds ---------------------------------------------------------------------------


def test_the_same_stream_makes_the_same_search() -> None:
    game = find("uno")
    position, seat, _ = next(positions(game, 3))
    assert sums_of(game, position.s, 3, seat, 1) == sums_of(game, position.s, 3, seat, 1)
    assert sums_of(game, position.s, 3, seat, 1) != sums_of(game, position.s, 3, seat, 2)


def hand_of_20() -> tuple[Match, int]:
    """A seat of blackjack that is asked with twenty points."""
    game = find("blackjack")
    for number in range(200):
        match = new_match(game, "casino", 1, number)
        while not match.is_over and match.legal(0):
            view = match.view(0)
            hands = view["players"][0]["hands"]
            if hands and hands[0]["points"] == 20 and len(match.legal(0)) > 1 and view["phase"] == "deciding":
                return match, 0
            match.act(0, match.legal(0)[0])
            if match.version > 6:
                break
    raise AssertionError("no such hand")


def test_against_a_house_the_aim_is_money() -> None:
    match, seat = hand_of_20()
    known, listed = bots.veiled(match, seat)
    game = match.game
    found = estimate(game, known, 1, seat, listed, stream(2), limit=400, program=interpreted(game))
    assert game.notation.show(found[0].action) == "stand"
    worst = min(found, key=lambda choice: choice.value)
    assert found[0].value - worst.value > 3 * (found[0].error + worst.error)


def test_a_seat_that_may_speak_out_of_turn_may_also_wait() -> None:
    """A seat forgot its call: to catch it is worth more than to let it pass."""
    game = find("uno")
    match = new_match(game, "official", 3, 4)
    rng = stream(1)
    while not match.is_over:
        seat = match.to_act
        for other in range(3):
            if other != seat and len(match.legal(other)) > 1:
                known, listed = bots.veiled(match, other)
                assert listed[0] == WAIT
                move = search_move(game, known, 3, other, listed, rng, Budget(200), program=interpreted(game))
                assert game.notation.show(move) == "catch"
                return
        plays = [action for action in match.legal(seat) if game.notation.show(action) != "uno"]
        match.act(seat, plays[0])
    raise AssertionError("nobody forgot a call")


def test_estimates_are_sorted_and_those_too_close_to_tell_are_searched_to_the_limit() -> None:
    game = find("conclave")
    position, seat, listed = next(positions(game, 2))
    known, _ = bots.veiled_state(game, position.s, seat)
    found = estimate(game, known, 2, seat, listed, stream(2), limit=60, program=interpreted(game))
    assert sorted(choice.action for choice in found) == sorted(listed)
    assert [choice.value for choice in found] == sorted((choice.value for choice in found), reverse=True)
    assert all(choice.error > 0 or choice.worlds < 2 or choice.value in (0, 1 << 20) for choice in found)


def test_a_move_must_do_better_than_that_of_the_own_bot_by_more_than_chance() -> None:
    even = PlayoutSums({"actions": [1, 2], "worlds": [4, 4], "totals": [2, 3], "moves": 0,
                 "products": [[2, 0], [1, 3]]})  # fmt: skip
    clear = PlayoutSums({"actions": [1, 2], "worlds": [4, 4], "totals": [0, 3], "moves": 0,
                  "products": [[0, 0], [0, 3]]})  # fmt: skip
    assert 0 < even.lead(1, 0) < search.CAUTION < clear.lead(1, 0)
    assert clear.choice(1, 1) == SearchedChoice(2, 0.75, 0.25, 4, is_equal=True)
    assert (even.choice(0, 1).is_equal, clear.choice(0, 1).is_equal) == (True, False)


def test_a_budget_may_be_a_time_instead_of_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A world of all candidates takes a millisecond here."""
    game, now = find("uno"), 0.0
    position, seat, listed = next(positions(game, 3))
    found = Search(
        interpreted(game), bots.veiled_state(game, position.s, seat)[0], 3, seat, listed, stream(1)
    )
    play = found.play

    def play_slowly(worlds: int) -> None:
        nonlocal now
        now += worlds / 1000
        play(worlds)

    monkeypatch.setattr(found, "play", play_slowly)
    monkeypatch.setattr(search, "time", SimpleNamespace(monotonic=lambda: now))
    found.spend(Budget(milliseconds=20))
    assert 20 <= found.played <= 24  # each stage ends with the world that it is at
    assert len(found.order) < len(listed)


# -- levels -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES if game.levels])
def test_a_game_has_five_levels_of_bots_that_it_knows(game: Game) -> None:
    levels = bots.levels_of(game)
    assert list(levels) == [f"level-{number}" for number in range(1, 6)]
    assert {level.bot for level in levels.values()} <= {*game.bots.BOTS}
    assert all(game.playouts is not None for level in levels.values() if level.playouts)


def test_without_a_compiler_a_level_that_searches_plays_as_its_bot_and_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(search, "find_spec", lambda name: None)
    game = find("uno")
    match = new_match(game, "official", 2, 1)
    for _ in range(20):
        seat = match.to_act
        expected = bots.choose(match, seat, "normal", stream(1))
        assert bots.choose(match, seat, "level-5", stream(1)) == expected
        assert bots.choose(match, seat, "marcel", stream(1)) == expected
        match.act(seat, expected)
    assert [name for name in ("level-3", "level-5", "lola", "marcel") if bots.falls_back(game, name)] == [
        "level-5",
        "marcel",
    ]
