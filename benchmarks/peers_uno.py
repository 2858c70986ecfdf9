"""UNO and crazy eights of the peers, at random, in decisions a second.

RLCard's UNO seats two whatever its settings say. OpenSpiel has no UNO; its crazy
eights is the game that UNO was made from. Dealing is timed but not counted.
"""

from __future__ import annotations

import random
from typing import Any

from .registry import Batch, Count, measurement

GROUPS = ("uno",)
UNIT = "decisions/s"
SEED = 1
SEATS = 4
CRAZY_EIGHTS = f"crazy_eights(players={SEATS})"


@measurement("RLCard UNO, 2 seats, step", groups=GROUPS, unit=UNIT, package="rlcard")
def rlcard_uno() -> Batch:
    import rlcard

    env = rlcard.make("uno", config={"seed": SEED})
    pick = random.Random(SEED).choice

    def batch(games: int) -> int:
        decisions = 0
        for _ in range(games):
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(pick(list(state["legal_actions"])))
                decisions += 1
        return decisions

    return batch


@measurement("OpenSpiel crazy eights, bots", groups=GROUPS, unit=UNIT, package="open_spiel")
def openspiel_bots() -> Batch:
    """With its compiled random bots; only the call for each game comes from Python."""
    import pyspiel

    game = pyspiel.load_game(CRAZY_EIGHTS)
    bots = [pyspiel.make_uniform_random_bot(seat, SEED + seat) for seat in range(SEATS)]

    def batch(games: int) -> Count:
        states = [game.new_initial_state() for _ in range(games)]
        for number, state in enumerate(states):
            pyspiel.evaluate_bots(state, bots, number)
        # Counted after the clock has stopped: reading a history takes as long as the game.
        return lambda: sum(is_decision(move) for state in states for move in state.full_history())

    return batch


def is_decision(move: Any) -> bool:
    """Whether a seat made this move; chance has a negative number."""
    return bool(move.player >= 0)


@measurement("OpenSpiel crazy eights, Python", groups=GROUPS, unit=UNIT, package="open_spiel")
def openspiel_python() -> Batch:
    """Move by move, as an agent written in Python plays."""
    import pyspiel

    game = pyspiel.load_game(CRAZY_EIGHTS)
    over = int(pyspiel.PlayerId.TERMINAL)
    pick = random.Random(SEED).choice

    def batch(games: int) -> int:
        decisions = 0
        for _ in range(games):
            state = game.new_initial_state()
            while (player := state.current_player()) != over:
                # Of one pack every deal is equally likely: no need to ask for the odds of chance.
                state.apply_action(pick(state.legal_actions()))
                decisions += player >= 0
        return decisions

    return batch
