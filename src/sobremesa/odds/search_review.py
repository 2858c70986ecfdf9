"""Reviews of games whose choices are valued by a search: in chances to win the match.

A match begins with the chance among equals, one of so many seats, and ends with 1 or 0; between rounds
the chance is what the game says of the position (``Playouts.value``). Every decision is searched as the
highest level of play searches its moves, from what the seat had seen. A choice that cannot be told apart
from the best costs nothing: what is left of the noise must not add up to mistakes. Luck is the rest, so sums
are exact, and has the error of the decisions.

Estimates are a search's own: they favour who plays like it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import hypot

from .. import bots
from ..bots import search
from ..bots.search import Budget, Search
from ..engine import CHANCE, WAIT, WHOLE, Match, Move, Refused
from ..engine.rng import seed
from .estimates import STREAM, choice_of
from .review import Decision, Review, Reviewer, described, moves_not_undone

MOST_SEARCHES = 150  # in full for one review; a longer match gets less for each decision


@dataclass
class SearchReviewer(Reviewer):
    program: search.Program | None = None  # compiled rules, unless another one is given
    playouts: int = 0  # for a decision
    chance: float = 0.0  # after the last round
    errors: list[float] = field(default_factory=list)  # of the round that is on, others' decisions included
    error: float = 0.0  # of the rounds that are over

    def __post_init__(self) -> None:
        game = self.match.game
        if self.program is None and not search.is_ready(game):
            raise Refused("odds-not-ready")
        moves = sum(move.seat == self.seat for _, move in moves_not_undone(self.match))
        full = self.playouts or game.levels[-1].playouts
        self.playouts = min(full, full * MOST_SEARCHES // max(1, moves))

    def reviewed(self) -> Review:
        rounds, decisions = tuple(self.rounds), tuple(self.decisions)
        return Review(self.seat, self.value, rounds, decisions, CHANCE, self.error)

    # -- decisions ---------------------------------------------------------------------------

    def judge(self, again: Match, step: int, move: Move) -> Decision | None:
        known, listed = bots.veiled(again, self.seat)
        chosen, others = again.action_of(move.text), [action for action in listed if action != WAIT]
        if chosen not in others or len(others) < 2:
            return None
        others.remove(chosen)
        rng = [0] * 4
        seed(rng, STREAM, step)
        program = self.program or search.compiled(again.game)
        found = Search(program, known, len(again.seats), self.seat, [chosen, *others], rng)
        found.spend(Budget(self.playouts))
        return self.decision_of(again, step, found)

    def decision_of(self, again: Match, step: int, found: Search) -> Decision:
        """Number 0 is the choice that was made: it stayed in to the end."""
        sums = found.sums
        best = max(found.order, key=sums.mean)
        choices = [sums.choice(one, best) for one in sorted(found.order, key=sums.mean, reverse=True)]
        shown = tuple(choice_of(again.game, one, one.action == sums.actions[best]) for one in choices)
        chosen, error = sums.choice(0, best), 0.0 if best == 0 else sums.error(best, 0) / WHOLE
        self.errors.append(error)
        made, better = (again.game.notation.show(sums.actions[one]) for one in (0, best))
        return Decision(
            round=len(self.rounds) + 1,
            step=step,
            move=made,
            best=better,
            made=described(again, self.seat, made),
            better=described(again, self.seat, better),
            cost=0.0 if chosen.is_equal else (sums.mean(0) - sums.mean(best)) / WHOLE,
            is_equal=chosen.is_equal,
            choices=shown,
            error=error,
        )

    # -- rounds ------------------------------------------------------------------------------

    def end_rounds(self, again: Match) -> None:
        """Close the round, if the last move ended it and the chance is known then."""
        chance = self.chance_now(again)
        if chance is None:
            return
        average = 0.0 if self.rounds else self.value
        self.close_round(0.0, chance - self.chance, average)
        self.chance = chance
        self.error = hypot(self.error, *self.errors)
        self.errors.clear()

    def chance_now(self, again: Match) -> float | None:
        rules, plan = again.game.rules, again.game.playouts
        if again.is_over:
            places = [rules.place(again.state, seat) for seat in range(len(again.seats))]
            return float(places[self.seat] == 1) if any(places) else None
        if plan is None or not plan.rounds or not plan.value:
            return None
        if rules.rounds(again.state) == len(self.rounds):
            return None
        return float(plan.value(again.state, self.seat)) / WHOLE
