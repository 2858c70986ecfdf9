"""A trainer: deals situations from real deals of the rules, and spaces what one got wrong.

Spacing is by Leitner's boxes: a situation that was wrong comes back after a day, then after three and after
eight days, as long as it is right; then it is known.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import accumulate
from typing import Self

from ..engine import (
    BadInput,
    BaseState,
    Explanation,
    Game,
    IntRow,
    Match,
    Options,
    Seat,
    SeatOdds,
    Spot,
    draw,
    shuffle,
)
from ..engine.odds import EQUAL
from . import analyser, known_state, seat_odds
from .review import Decision, is_amount

CANDIDATES = 8  # situations, of which one is dealt: a hard one more likely
MOST_DEALS = 200  # until enough situations have come
MOST_MOVES = 12  # from the deal to a situation
DAYS = (1, 3, 8)  # until a situation comes back, by its box
SECONDS_A_DAY = 86_400
LESSON = 12  # situations a day
NEAR = 0.05  # bets: choices that differ by less are hard to tell apart
WEIGHTS = 1_000  # what the chances of candidates are counted in


@dataclass(frozen=True)
class Exercise:
    """A situation with what every choice in it is worth."""

    spot: Spot
    odds: SeatOdds
    explanations: Mapping[str, Explanation]  # by move; that of the best tells why it beats the next best

    @property
    def best(self) -> str:
        return next(choice.move for choice in self.odds.choices if choice.is_best)

    def loss(self, move: str) -> float:
        """What a move is worth less than the best, in bets; nothing if they are equal for people."""
        values = {choice.move: choice.value for choice in self.odds.choices}
        is_equal = any(choice.move == move and choice.is_equal for choice in self.odds.choices)
        return 0.0 if is_equal else values[self.best] - values[move]


@dataclass(frozen=True)
class Candidate:
    """A situation that was met in a deal, not yet explained."""

    game: Game
    known: BaseState
    spot: Spot
    odds: SeatOdds

    @classmethod
    def of(cls, match: Match, odds: SeatOdds) -> Self:
        known = known_state(match, 0)
        return cls(match.game, known, analyser(match.game).spot(known, 0), odds)

    @property
    def weight(self) -> float:
        """How much there is to learn: choices that are near, hands of many cards."""
        values = sorted((choice.value for choice in self.odds.choices), reverse=True)
        gap = values[0] - next((value for value in values if values[0] - value >= EQUAL), values[0])
        return len(self.spot.mine) / (NEAR + gap) if gap else 0.0

    def explained(self) -> Exercise:
        ranked = sorted(self.odds.choices, key=lambda choice: (not choice.is_best, -choice.value))
        best, second = ranked[0].move, ranked[1].move
        explain = analyser(self.game).explain
        made = {choice.move: second if choice.is_best else choice.move for choice in ranked}
        explanations = {move: explain(self.known, 0, instead, best) for move, instead in made.items()}
        return Exercise(self.spot, self.odds, explanations)


class StackedTop:
    """A shuffler that lays some cards on top of the first pile; None is any card."""

    name = "seeded"

    def __init__(self, top: Sequence[int | None], rng: IntRow) -> None:
        self.top, self.rng = top, rng

    def order(self, cards: Sequence[int], earlier: Sequence[int]) -> list[int]:
        rest = list(cards)
        for card in self.top:
            if card is not None:
                if card not in rest:
                    raise BadInput("no-such-hand")
                rest.remove(card)
        shuffle(rest, len(rest), self.rng)
        return [rest.pop() if card is None else card for card in self.top] + rest


# -- dealing --------------------------------------------------------------------------------


def deal(game: Game, options: Options, rng: IntRow) -> Exercise:
    """A situation from random deals."""
    found: list[Candidate] = []
    for _ in range(MOST_DEALS):
        match = new_match(game, options, (), rng)
        found += [Candidate.of(match, odds) for odds in walk(match, rng)]
        if len(found) >= CANDIDATES:
            break
    if not found:
        raise BadInput("no-such-hand")
    weights = [1 + round(WEIGHTS * each.weight) for each in found]
    at = draw(rng, sum(weights))
    chosen = next(each for each, end in zip(found, accumulate(weights), strict=True) if at < end)
    return chosen.explained()


def deal_again(
    game: Game, options: Options, mine: Sequence[str], theirs: Sequence[str], rng: IntRow
) -> Exercise:
    """A situation with these cards, in a fresh shoe."""
    numbers = game.notation.numbers
    if not mine or not all(code in numbers for code in (*mine, *theirs)):
        raise BadInput("no-such-hand")
    own, other = ([numbers[code] for code in codes] for codes in (mine, theirs))
    try:
        top = analyser(game).stack(options, own, other)
    except IndexError:
        raise BadInput("no-such-hand") from None
    for _ in range(MOST_DEALS):  # the cards that may be any can end the round before it begins
        match = new_match(game, options, top, rng)
        if (odds := reach(match, tuple(mine))) is not None:
            return Candidate.of(match, odds).explained()
    raise BadInput("no-such-hand")


def new_match(game: Game, options: Options, top: Sequence[int | None], rng: IntRow) -> Match:
    """A match of one seat that has bet the least."""
    match = Match(game, [Seat("-")], StackedTop(top, rng), options=options)
    while match.is_asked(0) and is_amount(match, match.moves(0)[0]):
        match.play(0, match.moves(0)[0])
        if match.game.rules.rounds(match.state):
            break
    return match


def walk(match: Match, rng: IntRow) -> Iterator[SeatOdds]:
    """The decisions of one round, moving on at random and without more money."""
    for _ in range(MOST_MOVES):
        if match.game.rules.rounds(match.state) or (odds := seat_odds(match, 0)) is None:
            return
        if len(odds.choices) > 1:
            yield odds
        rules, state = match.game.rules, match.state
        free = [action for action in match.legal(0) if not rules.adds_money(state, 0, action)]
        match.act(0, free[draw(rng, len(free))])


def reach(match: Match, mine: tuple[str, ...]) -> SeatOdds | None:
    """Move until the hand has these cards: by whatever takes a card, or else lets the round go on."""
    for _ in range(MOST_MOVES):
        odds = None if match.game.rules.rounds(match.state) else seat_odds(match, 0)
        if odds is None:
            return None
        if Candidate.of(match, odds).spot.mine == mine and len(odds.choices) > 1:
            return odds
        if not any(goes_on(match, choice.move) for choice in odds.choices):
            return None
    return None


def goes_on(match: Match, move: str) -> bool:
    """Make a move if it adds no money and the round goes on with another question."""
    rules, action = match.game.rules, match.action_of(move)
    if rules.adds_money(match.state, 0, action):
        return False
    step = match.step(0, move)
    if rules.rounds(step.state):
        return False
    match.commit(step)
    return True


# -- what was wrong comes back ---------------------------------------------------------------


@dataclass(frozen=True)
class Lesson:
    """A situation that was wrong: its cards, how often it was, and when it comes back."""

    key: str
    mine: tuple[str, ...]
    theirs: tuple[str, ...]
    wrong: int = 1
    box: int = 0
    due: float = 0.0  # seconds since 1970


@dataclass
class Boxes:
    """What somebody still has to learn of one table, by the keys of situations."""

    lessons: dict[str, Lesson] = field(default_factory=dict)

    def due(self, now: float) -> list[Lesson]:
        """What is due, the longest first; among the same, what was wrong more often."""
        waiting = [lesson for lesson in self.lessons.values() if lesson.due <= now]
        return sorted(waiting, key=lambda lesson: (lesson.due, -lesson.wrong))

    def add_mistakes(self, decisions: Sequence[Decision], now: float) -> None:
        """Take decisions of a review that cost something: they are due at once."""
        for decision in decisions:
            if decision.spot is not None:
                self.note_wrong(decision.spot, now)

    def answer(self, spot: Spot, right: bool, now: float) -> None:
        """A right answer moves a situation on, from the last box out; a wrong one back to the first."""
        known = self.lessons.get(spot.key)
        if not right:
            self.note_wrong(spot, now + DAYS[0] * SECONDS_A_DAY)
        elif known and known.box + 1 < len(DAYS):
            due = now + DAYS[known.box + 1] * SECONDS_A_DAY
            self.lessons[spot.key] = replace(known, box=known.box + 1, due=due)
        elif known:
            del self.lessons[spot.key]

    def note_wrong(self, spot: Spot, due: float) -> None:
        known = self.lessons.get(spot.key)
        times = known.wrong + 1 if known else 1
        self.lessons[spot.key] = Lesson(spot.key, spot.mine, spot.theirs, times, 0, due)
