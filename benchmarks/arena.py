"""``python -m benchmarks.arena``: how well the computer players play, beside what they should reach.

Duplicate deals with seats exchanged (``sobremesa.lab.arena``). Searches have as many playouts as take about
50 ms of processor time a move on one core. A search that wins more than HONEST of quick games against the
usual bot must have seen hidden cards: then the arena fails.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass
from functools import partial

from sobremesa.games import find
from sobremesa.lab.arena import SEARCH, ArenaGame, Pairing, Score, meet, prepare

HONEST = 0.70
QUICK_DEALS = 20
TIMED_GAMES = 40  # in which the searches are timed, before a pairing begins


@dataclass(frozen=True)
class Goal:
    """A pairing with the share that it should reach, and its deals at most."""

    pairing: Pairing
    share: float
    deals: int
    within: float = 0.02
    is_ceiling: bool = False  # whether more than HONEST would be peeking


def uno(variant: str, seats: int, player: str, others: str, **options: str) -> Pairing:
    return Pairing("uno", variant, options, seats, player, others)


def conclave(seats: int, player: str, others: str) -> Pairing:
    return Pairing("conclave", "conclave", {}, seats, player, others)


GOALS = [
    Goal(uno("official", 2, "normal", "easy"), 0.58, 4_000, 0.01),
    Goal(uno("official", 2, "search@10000", "normal"), 0.59, 2_000, 0.025, is_ceiling=True),
    Goal(uno("official", 4, "watchful", "normal"), 0.25, 2_000, 0.01),
    Goal(uno("official", 4, "search@7000", "normal"), 0.27, 2_000, 0.01),
    Goal(uno("official", 2, "search@10000", "normal", length="points"), 0.62, 800, 0.06),
    Goal(uno("j-uno", 2, "search@10000", "normal"), 0.55, 2_000, 0.03, is_ceiling=True),
    *(Goal(uno("official", 2, f"level-{n + 1}", f"level-{n}"), 0.5, 2_000, 0.03) for n in range(1, 5)),
    Goal(uno("official", 2, "level-5", "level-1", length="points"), 0.75, 300, 0.04),
    Goal(conclave(2, "search@1600", "greedy"), 0.94, 300, 0.03),
    Goal(conclave(3, "search@1600", "greedy"), 0.75, 300, 0.05),
    Goal(conclave(4, "search@1600", "greedy"), 0.70, 300, 0.05),
    *(Goal(conclave(2, f"level-{n + 1}", f"level-{n}"), 0.5, 500, 0.06) for n in range(1, 5)),
]


def title(pairing: Pairing) -> str:
    options = (f"{name}={value}" for name, value in pairing.options.items())
    table = " ".join([pairing.game, pairing.variant, *options])
    return f"{table}, {pairing.seats} seats: {pairing.player} over {pairing.others}"


def line(goal: Goal, score: Score) -> str:
    share = score.share
    low, high = share.low or 0.0, share.high or 1.0
    verdict = "reached" if share.mean >= goal.share else "not reached"
    found = f"{score.games:6} games  {100 * share.mean:5.1f} % ({100 * low:.1f} to {100 * high:.1f})"
    return f"{title(score.pairing):62} {found}, goal {100 * goal.share:.0f} %: {verdict}"


class TimedGame(ArenaGame):
    """A game that keeps the processor time of every search that has more than one move to choose from."""

    def __init__(self, pairing: Pairing, number: int) -> None:
        game, seats = find(pairing.game), range(pairing.seats)
        own = number % pairing.seats
        players = [pairing.player if seat == own else pairing.others for seat in seats]
        super().__init__(game, game.options(pairing.variant, pairing.options), players, number, number)
        self.seconds: list[float] = []

    def choose(self, seat: int) -> int:
        begin = time.process_time()
        action = super().choose(seat)
        choices = self.rules.legal(self.s, seat, [0] * self.rules.max_actions)
        if self.players[seat].startswith(SEARCH) and choices > 1:
            self.seconds.append(time.process_time() - begin)
        return action


def thinking_times(pairing: Pairing) -> str:
    """What the searches of some games take, in milliseconds."""
    seconds: list[float] = []
    for number in range(TIMED_GAMES):
        game = TimedGame(pairing, number)
        game.run()
        seconds += game.seconds
    seconds.sort()
    mean, late = sum(seconds) / len(seconds), seconds[len(seconds) * 95 // 100]
    return f"    {1000 * mean:.0f} ms of processor time a move, one in twenty {1000 * late:.0f} or more"


def show_progress(goal: Goal, score: Score) -> None:
    if sys.stderr.isatty():
        print(line(goal, score), end="\r", file=sys.stderr, flush=True)


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--quick", action="store_true", help=f"{QUICK_DEALS} deals of each pairing")
    arguments.add_argument("--only", default="", help="pairings whose line has this text")
    arguments.add_argument("--jobs", type=int, default=1)
    arguments.add_argument("--seed", type=int, default=1)
    asked = arguments.parse_args()
    peeking = False
    for goal in GOALS:
        pairing = goal.pairing
        if asked.only not in title(pairing):
            continue
        prepare(find(pairing.game), [pairing.player, pairing.others])
        if pairing.player.startswith(SEARCH):
            print(thinking_times(pairing), flush=True)
        deals = QUICK_DEALS if asked.quick else goal.deals
        score = meet(pairing, deals, goal.within, asked.seed, asked.jobs, partial(show_progress, goal))
        print(line(goal, score), flush=True)
        if goal.is_ceiling and score.share.low is not None and score.share.low > HONEST:
            print(f"more than {100 * HONEST:.0f} %: this search must have seen hidden cards")
            peeking = True
    return int(peeking)


if __name__ == "__main__":
    sys.exit(main())
