"""Searches from one position: playouts and simulated moves a second on one core, sampling of worlds included.

Ours are played out by a game's own bot to the end of the round (UNO) or of the match (Conclave). OpenSpiel's
information set Monte Carlo tree search (C++) has random rollouts; it runs on games of which OpenSpiel can
sample hidden cards anew: gin rummy and hearts. Other games, so other lengths: the moves tell more than the
playouts.
"""

from __future__ import annotations

import random
from functools import partial
from typing import Any

from sobremesa import bots
from sobremesa.bots.search import Search, compiled, own_first
from sobremesa.engine import Match, Seat, seeded
from sobremesa.games import find

from .registry import Batch, Count, measurement

PLAYOUTS, MOVES = ("search, playouts",), ("search, simulated moves",)
BEFORE = 12  # moves before the position
SEED = 1
FEWEST = 10  # simulations: with one or two OpenSpiel's search has not visited its root
ROLLOUTS = 50  # of OpenSpiel's position, to count their moves


# -- ours ----------------------------------------------------------------------------------


def search_of(game_id: str, variant: str, seats: int) -> Search:
    game = find(game_id)
    match = Match(game, [Seat(f"Seat {seat}") for seat in range(seats)], seeded(3), variant)
    rng = [1, 2, 3, 4]
    while match.version < BEFORE or len(match.legal(match.to_act)) < 2:
        match.act(match.to_act, bots.choose(match, match.to_act, game.stand_in, rng))
    known, listed = bots.veiled(match, match.to_act)
    compiled(game).compile()
    candidates = own_first(game, known, match.to_act, listed, rng)
    return Search(compiled(game), known, seats, match.to_act, candidates, rng)


def playouts_of(search: Search) -> Batch:
    def batch(worlds: int) -> int:
        search.play(worlds)
        return worlds * len(search.order)

    return batch


def moves_of(search: Search) -> Batch:
    def batch(worlds: int) -> Count:
        before = search.sums.moves
        search.play(worlds)
        return search.sums.moves - before

    return batch


@measurement("UNO, 2 seats, compiled", groups=PLAYOUTS, unit="playouts/s", reference=True)
def uno_playouts() -> Batch:
    return playouts_of(search_of("uno", "official", 2))


@measurement("UNO, 2 seats, compiled", groups=MOVES, unit="moves/s", reference=True)
def uno_moves() -> Batch:
    return moves_of(search_of("uno", "official", 2))


@measurement("Conclave, 2 seats, compiled", groups=PLAYOUTS, unit="playouts/s")
def conclave_playouts() -> Batch:
    return playouts_of(search_of("conclave", "conclave", 2))


@measurement("Conclave, 2 seats, compiled", groups=MOVES, unit="moves/s")
def conclave_moves() -> Batch:
    return moves_of(search_of("conclave", "conclave", 2))


# -- OpenSpiel -------------------------------------------------------------------------------


def position_of(name: str) -> Any:
    """A position with a choice, after some random moves."""
    import pyspiel

    state, pick = pyspiel.load_game(name).new_initial_state(), random.Random(SEED)
    decisions = 0
    while decisions < BEFORE or state.is_chance_node() or len(state.legal_actions()) < 2:
        decisions += not state.is_chance_node()
        state.apply_action(pick.choice(state.legal_actions()))
    return state


def search_from(state: Any, simulations: int) -> int:
    import pyspiel

    simulations = max(simulations, FEWEST)
    evaluator = pyspiel.RandomRolloutEvaluator(1, SEED)
    pyspiel.ISMCTSBot(SEED, evaluator, 2.0, simulations).step(state.clone())
    return simulations


def ismcts(name: str) -> Batch:
    return partial(search_from, position_of(name))


def ismcts_moves(name: str) -> Batch:
    """Their number is that of random games from the same position, on average."""
    state, pick = position_of(name), random.Random(SEED)

    def rollout() -> int:
        trial, moves = state.clone(), 0
        while not trial.is_terminal():
            moves += not trial.is_chance_node()
            trial.apply_action(pick.choice(trial.legal_actions()))
        return moves

    length = sum(rollout() for _ in range(ROLLOUTS)) / ROLLOUTS

    def batch(simulations: int) -> int:
        return round(search_from(state, simulations) * length)

    return batch


@measurement("OpenSpiel ISMCTS, gin rummy", groups=PLAYOUTS, unit="playouts/s", package="open_spiel")
def gin_playouts() -> Batch:
    return ismcts("gin_rummy")


@measurement("OpenSpiel ISMCTS, hearts", groups=PLAYOUTS, unit="playouts/s", package="open_spiel")
def hearts_playouts() -> Batch:
    return ismcts("hearts")


@measurement("OpenSpiel ISMCTS, gin rummy", groups=MOVES, unit="moves/s", package="open_spiel")
def gin_moves() -> Batch:
    return ismcts_moves("gin_rummy")


@measurement("OpenSpiel ISMCTS, hearts", groups=MOVES, unit="moves/s", package="open_spiel")
def hearts_moves() -> Batch:
    return ismcts_moves("hearts")
