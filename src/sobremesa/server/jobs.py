"""Jobs: what a stranger can make the server compute, done by worker processes.

A job holds what its sender may see and nothing else: no state of a match ever leaves the server's
process. Results are JSON.
"""

from __future__ import annotations

import re

import msgspec
from msgspec import Struct

from .. import bots
from ..bots import search
from ..engine import SPECTATOR, BadInput, BadRecord, BaseState, Game, Match, Problem, record
from ..engine.continuation import continuation, default_seat, same_players
from ..games import every_game, find
from ..odds import odds_from
from ..odds.prices import compute_price
from ..odds.review import review
from ..odds.trainer import deal, deal_again
from ..protocol import hint_infos, odds_info, replay_steps
from ..protocol.rest import MAX_RECORD, TrainingRequest
from ..protocol.types import ReplaySteps
from .reviews import review_info, training_hand

MAX_STEPS = 4_000  # of a match that is replayed: each has a view of its own
MAX_HEADER = 200  # lines of a record before its moves
MAX_START = 1_000  # characters in which it names its game
GAME_LINE = re.compile("^game: ([a-z0-9-]+)", re.MULTILINE)


class OutOfTime(BaseException):
    """The limit of processor time is reached; no ``except Exception`` on the way must stop it."""


class HintJob(Struct, frozen=True, tag=True):
    """Hints for a seat from what it sees, and from what it could remember of the past."""

    game: str
    variant: str
    options: dict[str, str]
    view: object
    remembered: object

    def work(self) -> bytes:
        """Memory is left out if using it takes too long: the table alone is judged in a moment."""
        game = find(self.game)
        options = game.options(self.variant, self.options)
        try:
            hints = game.hints.hint(self.remembered, options)
        except OutOfTime:
            hints = game.hints.hint(self.view, options)
        return msgspec.json.encode(hint_infos(hints))


def hint_job(match: Match, seat: int) -> HintJob:
    game, state = match.game, match.state
    options = match.options.as_text()
    return HintJob(game.id, match.variant, options, game.view.view(state, seat), game.recall(state, seat))


class OddsJob(Struct, frozen=True, tag=True):
    """What each choice of a seat is worth, from what it may know."""

    game: str
    seats: int
    seat: int
    known: dict[str, object]  # the cells of the veiled state
    listed: list[int]

    def work(self) -> bytes:
        game = find(self.game)
        odds = odds_from(game, restored(game, self.known), self.seats, self.seat, self.listed)
        return msgspec.json.encode(odds_info(odds))


def odds_job(match: Match, seat: int) -> OddsJob:
    known, listed = bots.veiled(match, seat)
    return OddsJob(match.game.id, len(match.seats), seat, dict(known.cells()), listed)


class WarmUpJob(Struct, frozen=True, tag=True):
    """A game's searches, made ready before they are asked for."""

    game: str

    def work(self) -> bytes:
        search.warm_up(find(self.game))
        return msgspec.json.encode(None)


class ReplayJob(Struct, frozen=True, tag=True):
    """A record, replayed as a seat or a spectator saw the match."""

    text: str
    seat: int | None

    def work(self) -> bytes:
        return msgspec.json.encode(steps_of(self.text, self.seat))


def steps_of(text: str, seat: int | None) -> ReplaySteps:
    return replay_steps(match_of(text, seat), SPECTATOR if seat is None else seat)


def match_of(text: str, seat: int | None) -> Match:
    """The match of a record. Length and digests are checked before anything is played."""
    if text.count("\n") > MAX_HEADER + MAX_STEPS:
        raise too_long()
    loaded = record.load(text, find)
    if len(loaded.entries) > MAX_STEPS:
        raise too_long()
    if seat is not None and not 0 <= seat < len(loaded.setup.seats):
        raise BadInput("no-such-seat", number=seat + 1)
    return record.replay(loaded)


def trusted_match_of(text: str, seat: int | None, is_uploaded: bool) -> Match:
    """The same, for searches: machine code does not check what is in a state. A position that stands in a
    file, unlike one that moves have led to, may be anything but cards and money."""
    match = match_of(text, seat)
    if is_uploaded and match.setup.source is not None and match.game.has_estimates:
        raise BadInput("record-position")
    return match


def too_long() -> BadRecord:
    return BadRecord("record-too-long", characters=MAX_RECORD, lines=MAX_STEPS)


class PriceJob(Struct, frozen=True, tag=True):
    """What a table of these rules is worth to a player who makes the best moves."""

    game: str
    options: dict[str, str]

    def work(self) -> bytes:
        game = find(self.game)
        return msgspec.json.encode(compute_price(game, game.options(game.default_variant, self.options)))


class ReviewJob(Struct, frozen=True, tag=True):
    """A record, reviewed for one seat."""

    text: str
    seat: int
    is_uploaded: bool = False

    @property
    def is_searched(self) -> bool:
        """Whether a search values the choices of the game that the record names; no more of it is read."""
        named = GAME_LINE.search(self.text, 0, MAX_START)
        return any(game.has_estimates for game in every_game() if named and game.id == named[1])

    def work(self) -> bytes:
        match = trusted_match_of(self.text, self.seat, self.is_uploaded)
        return msgspec.json.encode(review_info(match, review(match, self.seat)))


class Continued(Struct, frozen=True):
    """The beginning of a match that goes on from a moment of another one."""

    game: str
    variant: str
    options: dict[str, str]
    seats: list[tuple[str, str]]  # name and player
    source: str  # the id of the other match
    moves: int
    seat: int
    position: str


class ContinuationJob(Struct, frozen=True, tag=True):
    """A moment of a finished match, as a seat that is taken over may take it to be.

    By default it is the seat that moves next.
    """

    text: str
    moves: int
    seat: int | None
    stream: list[int]
    is_uploaded: bool = False

    def work(self) -> bytes:
        match = trusted_match_of(self.text, self.seat, self.is_uploaded)
        if not match.is_over:
            raise BadInput("match-still-on")
        seat = default_seat(match, self.moves) if self.seat is None else self.seat
        setup = continuation(match, self.moves, seat, same_players(match, seat), self.stream)
        source = setup.source
        assert source is not None
        found = Continued(
            game=setup.game.id,
            variant=setup.variant,
            options=setup.options.as_text(),
            seats=[(player.name, player.player) for player in setup.seats],
            source=source.match,
            moves=source.moves,
            seat=seat,
            position=source.position,
        )
        return msgspec.json.encode(found)


class TrainingJob(Struct, frozen=True, tag=True):
    """A situation to practise: with given cards, or one that is hard."""

    request: TrainingRequest
    stream: list[int]

    def work(self) -> bytes:
        asked = self.request
        game = find(asked.game)
        options = game.options(asked.variant or game.default_variant, asked.options)
        if asked.mine:
            found = deal_again(game, options, asked.mine, asked.theirs, self.stream)
        else:
            found = deal(game, options, self.stream)
        return msgspec.json.encode(training_hand(game, found))


class BotJob(Struct, frozen=True, tag=True):
    """The move of a bot that searches, from what its seat may know."""

    game: str
    bot: str
    seats: int
    seat: int
    known: dict[str, object]  # the cells of the veiled state
    listed: list[int]
    stream: list[int]
    may_search: bool = True

    def work(self) -> bytes:
        game, rng = find(self.game), list(self.stream)
        known = restored(game, self.known)
        return msgspec.json.encode(
            bots.choose_from(game, known, self.seats, self.seat, self.listed, self.bot, rng, self.may_search)
        )


def bot_job(match: Match, seat: int, bot: str, stream: list[int]) -> BotJob:
    known, listed = bots.veiled(match, seat)
    return BotJob(match.game.id, bot, len(match.seats), seat, dict(known.cells()), listed, stream)


def restored(game: Game, cells: dict[str, object]) -> BaseState:
    """The veiled state that a job holds."""
    known: BaseState = game.rules.State()
    known.fill(cells)
    return known


Job = (
    HintJob | OddsJob | WarmUpJob | ReplayJob | PriceJob | ReviewJob | ContinuationJob | TrainingJob | BotJob
)


# -- between the server and a worker --------------------------------------------------------------


class Request(Struct, frozen=True):
    job: Job
    seconds: float  # of processor time, at most


class Result(Struct, frozen=True, tag=True):
    json: bytes


class Failure(Struct, frozen=True, tag=True):
    """A problem by its key. Without one it is an error of ours, which the worker has logged."""

    key: str = ""
    facts: dict[str, str] = {}


Reply = Result | Failure


def failure_of(problem: Problem) -> Failure:
    return Failure(problem.key, {name: str(fact) for name, fact in problem.facts.items()})
