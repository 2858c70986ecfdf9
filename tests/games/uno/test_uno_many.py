"""UNO by the thousand, compiled: games end, cards are conserved, bots are as strong as they say."""

from __future__ import annotations

from math import sqrt
from typing import Any

import pytest

from compiled_once import CompiledOnce
from games_under_test import SOAK, Position, stream
from sobremesa.bulk import compiler, numpy_state
from sobremesa.bulk.loops import new_workspace
from sobremesa.engine import NOBODY, SHUFFLER, BadInput, Options, draw
from sobremesa.engine.rng import seed, shuffle
from sobremesa.games.uno.rules.cards import COPIES, KINDS
from uno_matches import GAME

pytestmark = pytest.mark.long
rules = GAME.rules
SEATS = range(GAME.seats[0], GAME.seats[1] + 1)
GAMES = 100_000 if SOAK else 2_000
LONGEST = 100_000  # moves; a game that has not ended by then does not end
FINE, ENDLESS, NO_MOVE, LOST_CARDS = range(4)


# -- random games, every step of them checked ------------------------------------------------


def is_complete(s: Any, at: Any) -> bool:
    """Whether all 108 cards are there, each once; the room for piles is used to count."""
    for kind in range(KINDS):
        at.pile[kind] = s.discard[kind]
        for seat in range(s.seats):
            at.pile[kind] += s.hands[seat][kind]
    at.pile[s.top] += 1
    for i in range(s.left):
        at.pile[s.pile[i]] += 1
    for kind in range(KINDS):
        if at.pile[kind] != COPIES[kind]:
            return False
    return True


def step(s: Any, at: Any) -> int:
    """One random move of somebody who may move; returns what is wrong with the list."""
    seat = rules.to_act(s)
    if rules.open_to_others(s) and draw(at.rng, 2) == 0:
        seat = draw(at.rng, s.seats)
    n = rules.legal(s, seat, at.out)
    if seat == rules.to_act(s) and n == 0:
        return NO_MOVE
    for i in range(n):
        if at.out[i] != 0 and rules.refusal(s, seat, at.out[i]) != 0:
            return NO_MOVE
    if n > 0:
        action = at.out[draw(at.rng, n)]
        if action != 0:
            rules.apply(s, seat, action)
    return FINE


def walk(s: Any, at: Any) -> int:
    """Play at random to the end; say what went wrong, if anything did."""
    for _ in range(LONGEST):
        seat = rules.to_act(s)
        if seat == NOBODY:
            return FINE
        if seat == SHUFFLER:
            n = rules.waiting(s, at.pile)
            shuffle(at.pile, n, at.rng)
            rules.deal(s, at.pile, n)
        else:
            wrong = step(s, at)
            if wrong != FINE:
                return wrong
        if rules.to_act(s) != SHUFFLER and not is_complete(s, at):
            return LOST_CARDS
    return ENDLESS


def walk_many(states: Any, at: Any, base: int, games: int) -> int:
    for game in range(games):
        states[1] = states[0]
        s = states[1]
        seed(at.rng, base, game)
        rules.start(s, at.seats)
        wrong = walk(s, at)
        if wrong != FINE:
            return wrong
    return FINE


@pytest.fixture(scope="module")
def walker() -> Any:
    """The walk, compiled with the rules that it calls."""
    return compiler.link_function("uno-walk", walk_many)


def walked(walker: Any, options: Options, seats: int, base: int, games: int) -> int:
    fresh = GAME.new_state(options)
    at = new_workspace(GAME.rules, [0] * seats)
    wrong: int = walker(numpy_state.to_records(fresh, fresh), numpy_state.to_records(at)[0], base, games)
    return wrong


@pytest.mark.parametrize("variant", GAME.variants)
def test_random_games_end_conserve_all_cards_at_every_step_and_always_leave_a_move(
    variant: str, walker: Any
) -> None:
    for seats in SEATS:
        assert walked(walker, GAME.options(variant), seats, base=seats, games=GAMES) == FINE


def any_options(rng: list[int], variant: str) -> Options:
    """A variant with some options changed to anything they may be."""
    changes = {}
    for name, option in GAME.variants[variant].ALL.items():
        if draw(rng, 2) == 0:
            changes[name] = option.show(option.least + draw(rng, option.most - option.least + 1))
    options: Options = GAME.options(variant, changes)
    return options


def test_any_mix_of_options_with_any_number_of_seats_always_leaves_a_move_and_ends(walker: Any) -> None:
    rng = stream(17)
    for number in range(GAMES):
        options = any_options(rng, list(GAME.variants)[number % 3])
        wrong = walked(walker, options, SEATS[number % len(SEATS)], base=number, games=1)
        assert wrong == FINE, options


def test_any_mix_of_options_keeps_every_cell_in_its_range() -> None:
    rng = stream(18)
    for number in range(2000 if SOAK else 30):
        options = any_options(rng, list(GAME.variants)[number % 3])
        position = Position(GAME, options, SEATS[number % len(SEATS)], seed=number)
        for _ in range(3000):
            if position.is_over:
                break
            position.step()


def test_no_mix_of_options_makes_no_sense() -> None:
    rng = stream(19)
    for number in range(2000):
        try:
            any_options(rng, list(GAME.variants)[number % 3])
        except BadInput as problem:
            pytest.fail(str(problem))


# -- the strength of the bots -----------------------------------------------------------------

DUELS = 20_000
NORMAL_99 = 2.576


def share_of_wins(variant: str, one: str, other: str) -> float:
    """Two seats, quick games, half of them in either order of seats."""
    options = GAME.options(variant)
    first = CompiledOnce(GAME, options, [one, other]).run(DUELS // 2, seed=1, jobs=1)
    second = CompiledOnce(GAME, options, [other, one]).run(DUELS // 2, seed=2, jobs=1)
    return (first.seats[0].wins.mean + second.seats[1].wins.mean) / 2


@pytest.mark.parametrize("variant", GAME.variants)
@pytest.mark.parametrize(
    ("better", "worse", "least"),
    # Over 200,000 games of each variant: 53 to 56, 83 to 84, 83.5 to 85.6 of 100.
    [("normal", "easy", 0.51), ("easy", "random", 0.81), ("normal", "random", 0.82)],
)
def test_the_better_bot_wins_more_often(variant: str, better: str, worse: str, least: float) -> None:
    share = share_of_wins(variant, better, worse)
    assert share - NORMAL_99 * sqrt(share * (1 - share) / DUELS) > least


@pytest.mark.parametrize("variant", GAME.variants)
def test_the_watchful_player_wins_more_than_its_part_of_games_with_four_seats(variant: str) -> None:
    """Over 80,000 games of each variant: 25.9 to 26.6 of 100."""
    options, games = GAME.options(variant), 0
    share = 0.0
    for seat in range(4):
        players = ["watchful" if other == seat else "normal" for other in range(4)]
        result = CompiledOnce(GAME, options, players).run(DUELS // 2, seed=seat, jobs=1)
        share += result.seats[seat].wins.mean / 4
        games += DUELS // 2
    assert share - NORMAL_99 * sqrt(share * (1 - share) / games) > 1 / 4
