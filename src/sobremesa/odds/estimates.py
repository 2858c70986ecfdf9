"""Odds by search, for games whose positions are too many to be solved: the chance to win the match."""

from __future__ import annotations

from collections.abc import Sequence

from ..bots import search
from ..engine import CHANCE, WAIT, WHOLE, BaseState, Choice, Game, Refused, SeatOdds
from ..engine.rng import seed

STREAM = 24  # of random numbers: the same question gets the same answer, however often it is asked


def estimated_odds(
    game: Game,
    known: BaseState,
    seats: int,
    seat: int,
    listed: Sequence[int],
    program: search.Program | None = None,
) -> SeatOdds:
    """The chance of every choice with its standard error, from a veiled state. Without compiled rules it
    would take seconds: then it is refused."""
    actions = [action for action in listed if action != WAIT]
    if len(actions) < 2:
        raise Refused("odds-no-choice")
    if program is None and not search.is_ready(game):
        raise Refused("odds-not-ready")
    assert game.playouts is not None
    rng = [0] * 4
    seed(rng, STREAM, 0)
    found = search.estimate(game, known, seats, seat, actions, rng, game.playouts.estimate, program)
    choices = tuple(choice_of(game, one, one is found[0]) for one in found)
    return SeatOdds(choices, 0, {}, unit=CHANCE, worlds=found[0].worlds)


def choice_of(game: Game, found: search.SearchedChoice, is_best: bool) -> Choice:
    """The choice with its standard error, above zero even where all worlds ended alike: another might not."""
    move, error = game.notation.show(found.action), max(found.error / WHOLE, 1 / found.worlds)
    return Choice(move, found.value / WHOLE, is_best, found.is_equal, error)
