"""A review: what every decision of a seat cost, and what of the result was luck.

For every round, and so for the match: result = average + luck + decisions + substitutes. The average is
what the rules give a player who makes no mistake for the bets that were made, from fresh cards. A decision
costs the value of the choice made less that of the best, from what the seat had seen; what others decided
in its place (the clock, a stand-in) is a part of its own.

Luck is every change of value by a card. The value of a round begins as the average and ends as the result;
it changes at decisions, by their costs, and at cards. So luck is what remains when the costs are taken from
the whole change, the shoe's change between rounds included, and sums are exact. That the value after a
choice is the mean of what it becomes by the next card is tested card by card.

Where a game has no analyser a search values its choices, as chances to win (``search_review.py``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import erf, sqrt

from ..engine import Choice, Deal, Explanation, Hint, Match, Move, SeatOdds, Spot, Stacked
from ..engine.entries import SUBSTITUTES, UNDO
from . import analyser, known_state, seat_odds

PARTS = ("average", "luck", "decisions", "substitutes")
COINS = "coins"  # what is counted, or CHANCE: to win the match

Progress = Callable[[int, int], None]  # how many moves were looked at, of how many


@dataclass(frozen=True)
class Decision:
    """One move of the seat; money is in coins, chances are of 1."""

    round: int  # from 1
    step: int  # how many moves were made before it
    move: str
    best: str
    made: Hint  # the move as a sentence
    better: Hint
    cost: float  # below zero, or zero
    is_equal: bool  # as good as the best, for people
    choices: tuple[Choice, ...]
    spot: Spot | None = None  # None where choices are valued by a search
    explanation: Explanation | None = None  # of a decision that cost something
    error: float = 0.0  # the standard error of the cost; 0: it is exact

    @property
    def sign(self) -> str:
        if not self.is_equal:
            return "costly"
        return "best" if self.move == self.best else "equal"


@dataclass(frozen=True)
class ReviewedRound:
    """What came of a round, in the unit of the review."""

    number: int
    bet: float
    result: float
    average: float
    decisions: float
    substitutes: float
    luck: float


@dataclass(frozen=True)
class Review:
    seat: int
    value: float  # of the table, per unit bet; among equals, where chances are counted
    rounds: tuple[ReviewedRound, ...]
    decisions: tuple[Decision, ...]  # of the rounds that were played to their end
    unit: str = COINS
    error: float = 0.0  # the standard error of decisions, substitutes and luck; 0: they are exact

    @property
    def accuracy(self) -> float:
        """The share of decisions that were the best, or as good for people."""
        good = sum(decision.is_equal for decision in self.decisions)
        return good / len(self.decisions) if self.decisions else 1.0

    @property
    def costly(self) -> list[Decision]:
        """The decisions that cost something, the dearest first."""
        return sorted((each for each in self.decisions if not each.is_equal), key=lambda each: each.cost)

    @property
    def rarity(self) -> float:
        """In how many evenings luck is this good, or this bad, once: by the normal distribution, with the
        standard deviation of these rounds' luck around zero. At least 2; 0 if there are too few rounds."""
        lucks = [each.luck for each in self.rounds if each.bet]
        deviation = sqrt(sum(luck**2 for luck in lucks))
        if len(lucks) < FEW_ROUNDS or deviation == 0:
            return 0.0
        tail = (1 - erf(abs(sum(lucks)) / deviation / sqrt(2))) / 2
        return 1 / max(tail, 1 / MOST_EVENINGS)

    def sum(self, part: str) -> float:
        return sum(float(getattr(reviewed, part)) for reviewed in self.rounds)


FEW_ROUNDS = 5  # below, nothing can be said of how rare their luck was
MOST_EVENINGS = 1000


def unheard(done: int, of: int) -> None:
    """A progress callback that does nothing."""


def review(match: Match, seat: int, progress: Progress = unheard) -> Review:
    """Review the finished rounds of a match for one seat; raises ``BadInput`` if the game has no odds, and
    ``Refused`` if it needs a search that is not compiled."""
    if match.game.has_estimates:
        from .search_review import SearchReviewer

        return SearchReviewer(match, seat, 1 / len(match.seats), progress).run()
    value = analyser(match.game).table_value(match.options)
    return Reviewer(match, seat, value, progress).run()


def moves_not_undone(match: Match) -> Iterator[tuple[int, Move]]:
    """The moves that were not taken back, each with how many moves were made before it."""
    moves = [entry for entry in match.entries if isinstance(entry, Move)]
    for step, move in enumerate(moves):
        is_taken_back = step + 1 < len(moves) and moves[step + 1].text == UNDO
        if move.text != UNDO and not is_taken_back:
            yield step, move


@dataclass
class Reviewer:
    match: Match
    seat: int
    value: float
    progress: Progress = unheard
    rounds: list[ReviewedRound] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)
    open_decisions: list[Decision] = field(default_factory=list)  # of the round that is on
    substituted: float = 0.0  # what others' decisions cost in it
    gained: int = 0
    staked: int = 0

    def run(self) -> Review:
        deals = [entry.cards for entry in self.match.entries if isinstance(entry, Deal)]
        again = Match.of(self.match.setup, Stacked(deals))
        moves = list(moves_not_undone(self.match))
        for done, (step, move) in enumerate(moves):
            if move.seat == self.seat and (judged := self.judge(again, step, move)):
                self.note(judged, move)
            again.play(move.seat, move.text, move.by)
            self.end_rounds(again)
            self.progress(done + 1, len(moves))
        return self.reviewed()

    def reviewed(self) -> Review:
        return Review(self.seat, self.value, tuple(self.rounds), tuple(self.decisions))

    def note(self, judged: Decision, move: Move) -> None:
        if move.by in SUBSTITUTES:
            self.substituted += judged.cost
        else:
            self.open_decisions.append(judged)

    def judge(self, again: Match, step: int, move: Move) -> Decision | None:
        """The decision that a move was; None if it was none."""
        if is_amount(again, move.text) or (odds := seat_odds(again, self.seat)) is None:
            return None
        chosen = next((choice for choice in odds.choices if choice.move == move.text), None)
        return self.decision(again, step, chosen, odds) if chosen else None  # such as leaving

    def decision(self, again: Match, step: int, chosen: Choice, odds: SeatOdds) -> Decision:
        best = next(choice for choice in odds.choices if choice.is_best)
        known, part = known_state(again, self.seat), analyser(again.game)
        return Decision(
            round=len(self.rounds) + 1,
            step=step,
            move=chosen.move,
            best=best.move,
            made=described(again, self.seat, chosen.move),
            better=described(again, self.seat, best.move),
            cost=(chosen.value - best.value) * odds.stake / again.game.coin,
            is_equal=chosen.is_equal,
            choices=odds.choices,
            spot=part.spot(known, self.seat),
            explanation=None if chosen.is_equal else part.explain(known, self.seat, chosen.move, best.move),
        )

    def end_rounds(self, again: Match) -> None:
        """Close the round, if the last move ended it."""
        rules, coin = again.game.rules, again.game.coin
        if rules.rounds(again.state) == len(self.rounds):
            return
        gained = (rules.gain or rules.score)(again.state, self.seat)
        staked = rules.staked(again.state, self.seat)
        result, bet = (gained - self.gained) / coin, (staked - self.staked) / coin
        self.close_round(bet, result, bet * self.value)
        self.gained, self.staked = gained, staked

    def close_round(self, bet: float, result: float, average: float) -> None:
        decisions = sum(decision.cost for decision in self.open_decisions)
        luck = result - average - decisions - self.substituted
        number = len(self.rounds) + 1
        self.rounds.append(ReviewedRound(number, bet, result, average, decisions, self.substituted, luck))
        self.decisions += self.open_decisions
        self.open_decisions, self.substituted = [], 0.0


def described(match: Match, seat: int, text: str) -> Hint:
    """A move as a sentence, with its facts as the seat sees them."""
    action = match.action_of(text)
    facts = match.game.about(match.view(seat), match.options, action)
    return Hint(f"move-{text.partition(' ')[0]}", facts, {})


def is_amount(match: Match, text: str) -> bool:
    """Whether a move is a bet or a purchase, whose height is everybody's own affair."""
    return match.game.notation.is_amount(match.action_of(text))
