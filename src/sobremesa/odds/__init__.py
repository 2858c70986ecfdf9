"""Exact odds: the common door to the analyser of each game. Nothing here imports NumPy until it is called."""

from __future__ import annotations

from ..engine import BadInput, Game, Match, SeatOdds
from ..engine.game import OddsPart
from ..engine.generic import O, S, V


def analyser(game: Game[S, V, O]) -> OddsPart[S, O]:
    """The analyser of a game; raises ``BadInput`` if it has none."""
    if game.odds is None:
        raise BadInput("no-odds", game=game.id)
    return game.odds


def seat_odds(match: Match, seat: int) -> SeatOdds | None:
    """What each choice of a seat is worth, from what it has seen; None if it has no choice."""
    if match.game.odds is None or not match.is_asked(seat):
        return None
    odds: SeatOdds | None = match.game.odds.seat_odds(known_state(match, seat), seat)
    return odds


def known_state(match: Match[S, V], seat: int) -> S:
    """A copy of the state with what the seat may know."""
    known = match.state.copy()
    match.game.information.veil(known, seat)
    return known
