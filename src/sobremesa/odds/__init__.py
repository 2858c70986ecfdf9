"""Odds: the common door to the analyser of each game, and to estimates where it has none. Nothing here
imports NumPy until it is called."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine import BadInput, BaseState, Game, Match, Refused, SeatOdds
from ..engine.game import OddsPart
from ..engine.generic import O, S, V
from ..games import every_game


def analyser(game: Game[S, V, O]) -> OddsPart[S, O]:
    """The analyser of a game; raises ``BadInput`` if it has none."""
    if game.odds is None:
        known = [other.id for other in every_game() if other.odds]
        raise BadInput("no-odds", game=game.id, known=", ".join(known))
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


def odds_from(game: Game, known: BaseState, seats: int, seat: int, listed: Sequence[int]) -> SeatOdds:
    """What each choice of a seat is worth, from a veiled state: exact, else estimated. Raises ``Refused``
    where there is nothing to value."""
    if game.has_estimates:
        from .estimates import estimated_odds

        return estimated_odds(game, known, seats, seat, listed)
    found = analyser(game).seat_odds(known, seat)
    if found is None:
        raise Refused("odds-no-choice")
    return found
