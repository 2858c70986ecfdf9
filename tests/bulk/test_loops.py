"""The loops: seats out of turn, results of many games, shuffles."""

from __future__ import annotations

from dataclasses import replace
from math import sqrt
from typing import Any

import pytest

from sobremesa.bulk.linker import LinkedGame
from sobremesa.bulk.loops import new_result, new_workspace, play_on
from sobremesa.engine import I8, I16, NOBODY, SHUFFLER, WAIT, BaseState, Rules, at_random, row, state
from sobremesa.engine.rng import seed, shuffle

# -- a small game: the seat in turn takes a point or two, another may shout -------------------

TAKE, TAKE_TWO, SHOUT = 2, 3, 4
SEATS, ROUND = 4, 3


@state
class State(BaseState):
    seats = I8
    turn = I8
    left = I8
    is_open = I8
    first_card = I8
    points = row(I16, SEATS)
    made = I8
    trail = row(I8, 40)  # who moved, and what
    counted = I8
    tally = row(I8, 40)  # the same, as statistics are told


def start(s: Any, seats: int) -> None:
    s.seats = seats
    s.first_card = -1
    for seat in range(seats):
        s.points[seat] = 100


def to_act(s: Any) -> int:
    if s.first_card < 0:
        return SHUFFLER
    where: int = s.turn
    return where if s.left > 0 else NOBODY


def waiting(s: Any, out: Any) -> int:
    for card in range(5):
        out[card] = card
    return 5


def deal(s: Any, order: Any, n: int) -> None:
    s.first_card = order[0]
    s.left = ROUND + order[0]


def legal(s: Any, seat: int, out: Any) -> int:
    out[0], out[1] = (TAKE, TAKE_TWO) if seat == s.turn else (WAIT, SHOUT)
    return 2


def apply(s: Any, seat: int, action: int) -> None:
    s.trail[s.made] = 10 * seat + action
    s.made += 1
    s.is_open = 0 if action == SHOUT else 1
    s.points[seat] += 10 if action == SHOUT else action
    if action != SHOUT:
        s.left -= 1
        s.turn = (seat + 1) % s.seats


def open_to_others(s: Any) -> bool:
    is_open: int = s.is_open
    return is_open == 1


def score(s: Any, seat: int) -> int:
    points: int = s.points[seat]
    return points


def place(s: Any, seat: int) -> int:
    better = 1
    for other in range(s.seats):
        if s.points[other] > s.points[seat]:
            better += 1
    return better


def staked(s: Any, seat: int) -> int:
    return 1000 * (seat + 1)


def rounds(s: Any) -> int:
    card: int = s.first_card
    return card


def unasked(s: Any, seat: int = 0, action: int = 0) -> int:
    """A rule that no loop calls."""
    return 0


def keen(s: Any, seat: int, out: Any, n: int, rng: Any) -> int:
    action: int = out[n - 1] if s.points[seat] > 0 else WAIT
    return action


def calm(s: Any, seat: int, out: Any, n: int, rng: Any) -> int:
    action: int = out[0]
    return action


def update_tally(s: Any, tally: Any, seat: int, action: int) -> None:
    if seat != SHUFFLER:
        s.tally[s.counted] = 10 * seat + action
        s.counted += 1


RULES = Rules(
    State=State, max_actions=2, max_cards=5,
    start=start, to_act=to_act, waiting=waiting, deal=deal,
    legal=legal, refusal=unasked, apply=apply, fallback=unasked, open_to_others=open_to_others,
    ending=unasked, score=score, place=place, staked=staked, rounds=rounds,
)  # fmt: skip
KEEN, CALM, ANY = range(3)
LINKED = LinkedGame("toy", RULES, [keen, calm, at_random])


def trail(players: list[int], moves: int) -> list[tuple[int, int]]:
    """Who made the first moves, and which."""
    s, workspace = State(), new_workspace(RULES, players)
    seed(workspace.rng, 1, 4)  # a long one
    start(s, len(players))
    assert LINKED.playout(s, workspace) == s.made
    return [(code // 10, code % 10) for code in s.trail[:moves]]


def test_seats_out_of_turn_are_polled_in_order_while_the_game_is_open_to_them() -> None:
    # The next in turn is not out of turn; the one behind it is heard first and closes the table.
    assert trail([KEEN] * 4, 6) == [(0, 3), (2, 4), (1, 3), (3, 4), (2, 3), (0, 4)]
    assert trail([CALM, CALM, CALM, KEEN], 5) == [(0, 2), (3, 4), (1, 2), (3, 4), (2, 2)]


def test_waiting_is_no_move() -> None:
    assert trail([CALM] * 4, 3) == [(0, 2), (1, 2), (2, 2)]


def test_statistics_count_by_the_seat_of_each_move_in_turn_or_out_of_it() -> None:
    linked = LinkedGame("toy", RULES, [keen, calm, at_random], update_tally=update_tally)
    s, workspace = State(), new_workspace(RULES, [KEEN] * 4)
    seed(workspace.rng, 1, 4)
    start(s, 4)
    assert linked.playout(s, workspace) == s.counted
    assert list(s.tally) == list(s.trail)


def test_every_game_has_its_own_stream_and_its_result_is_written() -> None:
    players, begin, end = [ANY, KEEN, ANY], 5, 45
    results = [new_result(3) for _ in range(begin, end)]
    assert (
        LINKED.play_games([State(), State()], new_workspace(RULES, players), results, 77, begin, end)
        == end - begin
    )
    for number, result in enumerate(results, begin):
        s, alone = State(), new_workspace(RULES, players)
        seed(alone.rng, 77, number)
        start(s, 3)
        assert result.moves == LINKED.playout(s, alone)
        assert result.rounds == s.first_card
        assert result.stakes[:3] == [1000, 2000, 3000]
        assert list(result.places[:3]) == [place(s, seat) for seat in range(3)]
        assert result.results[:3] == [score(s, seat) for seat in range(3)]
    assert len({result.moves for result in results}) > 1


def test_a_workspace_and_a_result_have_room_for_every_seat() -> None:
    for seats in (1, 12, 13, 20):
        workspace, result = new_workspace(RULES, list(range(seats))), new_result(seats)
        assert (workspace.seats, list(workspace.players[:seats])) == (seats, list(range(seats)))
        assert min(map(len, (workspace.players, result.results, result.stakes, result.places))) >= seats


# -- loops of one's own -------------------------------------------------------------------


def three_a_round(s: Any) -> int:
    made: int = s.made
    return made // 3


def play_two_rounds(s: Any, workspace: Any, most: int) -> int:
    return play_on(s, workspace, 2, most)


def root_of_moves(s: Any, workspace: Any) -> float:
    return sqrt(play_on(s, workspace, 100, 100) * factor(s))


def factor(s: Any) -> int:
    return 1


def four(s: Any) -> int:
    return 4


def own_loops(**bindings: Any) -> dict[str, Any]:
    rules = replace(RULES, rounds=three_a_round)
    loops = (play_two_rounds, root_of_moves)
    return LinkedGame("toy", rules, [calm], own_loops=loops, own_bindings=bindings).own


def begun() -> tuple[State, Any]:
    s, workspace = State(), new_workspace(RULES, [0, 0])
    seed(workspace.rng, 1, 4)
    start(s, 2)
    return s, workspace


def test_a_loop_of_ones_own_can_stop_at_the_end_of_a_round_or_after_some_moves() -> None:
    assert own_loops()["play_two_rounds"](*begun(), 100) == 6
    assert own_loops()["play_two_rounds"](*begun(), 5) == 5


def test_a_loop_of_ones_own_takes_roots_and_calls_what_is_bound_to_a_name() -> None:
    moves = LINKED.playout(*begun())
    assert own_loops()["root_of_moves"](*begun()) == moves**0.5
    assert own_loops(factor=four)["root_of_moves"](*begun()) == 2 * moves**0.5


# -- the shuffle ---------------------------------------------------------------------------


@pytest.mark.parametrize("n", [1, 2, 5, 40])
def test_a_bulk_shuffle_keeps_every_card_and_moves_only_the_first_n(n: int) -> None:
    cards = list(range(45))
    shuffle(cards, n, [9, 8, 7, 6])
    assert sorted(cards[:n]) == list(range(n))
    assert cards[n:] == list(range(n, 45))


def test_one_shuffle_does_not_repeat_the_one_before() -> None:
    rng = [9, 8, 7, 6]
    orders = []
    for _ in range(3):
        cards = list(range(40))
        shuffle(cards, 40, rng)
        orders.append(tuple(cards))
    assert len(set(orders)) == 3
