"""Blackjack of the peers, at random: also the nearest game that they have to siete y medio.

Each is called in the fastest way that its own interface offers.
"""

from __future__ import annotations

import random

from .registry import Batch, measurement

GROUPS = ("blackjack", "siete y medio")
UNIT = "rounds/s"
SEED = 1


@measurement("RLCard blackjack", groups=GROUPS, unit=UNIT, package="rlcard")
def rlcard_blackjack() -> Batch:
    """Step by step: ``env.run`` keeps trajectories as well and is slower."""
    import rlcard

    env = rlcard.make("blackjack", config={"seed": SEED})
    pick = random.Random(SEED).choice

    def batch(games: int) -> int:
        for _ in range(games):
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(pick(list(state["legal_actions"])))
        return games

    return batch


@measurement("OpenSpiel blackjack", groups=GROUPS, unit=UNIT, package="open_spiel")
def openspiel_blackjack() -> Batch:
    """With its compiled random bot; only the call for each game comes from Python."""
    import pyspiel

    game = pyspiel.load_game("blackjack")
    bots = [pyspiel.make_uniform_random_bot(0, SEED)]

    def batch(games: int) -> int:
        for number in range(games):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, number)
        return games

    return batch


@measurement("Gymnasium Blackjack-v1", groups=GROUPS, unit=UNIT, package="gymnasium")
def gymnasium_blackjack() -> Batch:
    """Without the wrappers that check every call."""
    import gymnasium

    env = gymnasium.make("Blackjack-v1").unwrapped
    env.reset(seed=SEED)
    below = random.Random(SEED).randrange

    def batch(games: int) -> int:
        for _ in range(games):
            env.reset()
            is_over = False
            while not is_over:
                _, _, is_over, _, _ = env.step(below(2))
        return games

    return batch
