"""A review: what every decision of a seat cost, and what of the result was luck.

For every round, and so for the match: result = average + luck + decisions. The average is what the rules
give a player who makes no mistake for the bets that were made, from fresh cards. Decisions cost the value of
the choice made less that of the best, from what the seat had seen. Luck is what the cards changed: all the
rest, the shoe's change from round to round included.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from ..engine import Choice, Deal, Match, Move, SeatOdds, Stacked
from ..engine.entries import UNDO
from . import analyser, seat_odds


@dataclass(frozen=True)
class Decision:
    """One move of the seat; money is in coins."""

    round: int  # from 1
    version: int  # of the match before it
    move: str
    best: str
    cost: float  # below zero, or zero; after a split it may be above, by the convention that is assumed
    is_equal: bool  # as good as the best, for people
    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class ReviewedRound:
    """What came of a round, in coins."""

    number: int
    bet: float
    result: float
    average: float
    decisions: float
    luck: float


@dataclass(frozen=True)
class Review:
    seat: int
    value: float  # of the table, per unit bet
    rounds: tuple[ReviewedRound, ...]
    decisions: tuple[Decision, ...]  # of the rounds that were played to their end

    @property
    def accuracy(self) -> float:
        """The share of decisions that were the best, or as good for people."""
        good = sum(decision.is_equal for decision in self.decisions)
        return good / len(self.decisions) if self.decisions else 1.0

    def sum(self, part: str) -> float:
        return sum(float(getattr(reviewed, part)) for reviewed in self.rounds)


def review(match: Match, seat: int) -> Review:
    """Review the finished rounds of a match for one seat; raises ``BadInput`` if the game has no odds."""
    value = analyser(match.game).table_value(match.options)
    return Reviewer(match, seat, value).run()


@dataclass
class Reviewer:
    match: Match
    seat: int
    value: float
    rounds: list[ReviewedRound] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)
    open_decisions: list[Decision] = field(default_factory=list)  # of the round that is on
    gained: int = 0
    staked: int = 0

    def run(self) -> Review:
        deals = [entry.cards for entry in self.match.entries if isinstance(entry, Deal)]
        again = Match.of(self.match.setup, Stacked(deals), undo=True)
        for entry in self.match.entries:
            if isinstance(entry, Move):
                if entry.seat == self.seat:
                    self.decide(again, entry)
                again.play(entry.seat, entry.text, entry.by)
                self.end_rounds(again)
        return Review(self.seat, self.value, tuple(self.rounds), tuple(self.decisions))

    def decide(self, again: Match, move: Move) -> None:
        if move.text == UNDO:
            del self.open_decisions[-1:]
        elif not is_amount(again, move.text) and (odds := seat_odds(again, self.seat)):
            self.open_decisions += self.judged(again, move, odds)

    def judged(self, again: Match, move: Move, odds: SeatOdds) -> Iterator[Decision]:
        chosen = [choice for choice in odds.choices if choice.move == move.text]
        best = next(choice for choice in odds.choices if choice.is_best)
        for choice in chosen:
            cost = (choice.value - best.value) * odds.stake / again.game.coin
            yield Decision(
                len(self.rounds) + 1, again.version, move.text, best.move, cost, choice.is_equal, odds.choices
            )

    def end_rounds(self, again: Match) -> None:
        """Close the round, if the last move ended it."""
        rules, coin = again.game.rules, again.game.coin
        if rules.rounds(again.state) == len(self.rounds):
            return
        gained = (rules.gain or rules.score)(again.state, self.seat)
        staked = rules.staked(again.state, self.seat)
        result, bet = (gained - self.gained) / coin, (staked - self.staked) / coin
        average, decisions = bet * self.value, sum(decision.cost for decision in self.open_decisions)
        luck = result - average - decisions
        self.rounds.append(ReviewedRound(len(self.rounds) + 1, bet, result, average, decisions, luck))
        self.decisions += self.open_decisions
        self.open_decisions, self.gained, self.staked = [], gained, staked


def is_amount(match: Match, text: str) -> bool:
    """Whether a move is a bet or a purchase, whose height is everybody's own affair."""
    return match.game.notation.is_amount(match.action_of(text))
