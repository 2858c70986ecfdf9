"""The figures of a simulation, computed from its sums (docs/numbers.md)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ..engine import Fact, Game
from ..engine.state import BaseState, Plain
from .estimate import Estimate, mean, ratio, risk_of_ruin, rounds_to_deviation, share
from .sums import GAMES, RESULTS, ROUNDS, STAKES, SeatSums, Sums


@dataclass(frozen=True)
class Statistic:
    """A figure from the game's own counters."""

    name: str
    facts: Mapping[str, Fact]
    is_share: bool
    figure: Estimate


@dataclass(frozen=True)
class SeatResult:
    """The figures of one seat; money as people count it."""

    seat: int
    player: str
    result: Estimate
    per_round: Estimate | None
    per_bet: Estimate | None
    n0: Estimate | None  # rounds until the mean result is one standard deviation: only if it is a gain
    ruin: Estimate | None  # the chance to lose the money of the start sooner or later, if one goes on
    wins: Estimate
    ties: Estimate
    losses: Estimate
    percentiles: dict[int, float]
    statistics: list[Statistic]


@dataclass(frozen=True)
class SimulationResult:
    games: int
    moves: int
    rounds: int
    shortest: int
    longest: int
    seconds: float
    seats: list[SeatResult]


def simulation_result(
    game: Game, fresh: BaseState, players: Sequence[str], sums: Sums, seconds: float
) -> SimulationResult:
    start = fresh.copy()
    game.rules.start(start, len(players))
    seats = [
        seat_result(game, number, player, seat, sums.tally, game.rules.score(start, number))
        for number, (player, seat) in enumerate(zip(players, sums.seats, strict=True))
    ]
    shortest = sums.shortest or 0
    return SimulationResult(sums.games, sums.moves, sums.rounds, shortest, sums.longest, seconds, seats)


def seat_result(
    game: Game, number: int, player: str, sums: SeatSums, tally: Mapping[str, Plain], money: int
) -> SeatResult:
    """``money`` is what the seat has at the start."""
    games, results, coin = sums.sum(GAMES), sums.sum(RESULTS), game.coin
    per_round = result_per(sums, ROUNDS, coin)
    in_the_long_run = per_round if game.house else None
    return SeatResult(
        seat=number + 1,
        player=player,
        result=mean(games, results, sums.products[RESULTS][RESULTS], coin),
        per_round=per_round,
        per_bet=result_per(sums, STAKES, 1),
        n0=in_the_long_run and rounds_to_deviation(in_the_long_run),
        ruin=risk_of_ruin(in_the_long_run, money / coin) if in_the_long_run and money else None,
        wins=share(games, sums.wins),
        ties=share(games, sums.ties),
        losses=share(games, sums.losses),
        percentiles={percent: value / coin for percent, value in sums.histogram.percentiles()},
        statistics=list(own_statistics(game, number, tally)),
    )


def result_per(sums: SeatSums, bottom: int, unit: int) -> Estimate | None:
    """The result per round or per unit bet; None if there were none."""
    if sums.sum(bottom) == 0:
        return None
    residual = sums.residual(bottom) / unit**2
    return ratio(sums.sum(GAMES), sums.sum(RESULTS) / unit, sums.sum(bottom), residual, sums.sum(ROUNDS))


def own_statistics(game: Game, number: int, tally: Mapping[str, Plain]) -> Iterator[Statistic]:
    """What the game's own statistics counted, where there was anything to count."""
    for sums in game.statistics.sample_sums(tally, number) if game.statistics else ():
        if sums.squares is None and sums.count:
            yield Statistic(sums.name, sums.facts, True, share(sums.count, sums.total))
        elif sums.squares is not None and sums.count:
            figure = mean(sums.count, sums.total, sums.squares, sums.unit)
            yield Statistic(sums.name, sums.facts, False, figure)
