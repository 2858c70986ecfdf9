"""A game: a folder whose files are the parts named here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol

from .contract import Information, Rules
from .deck import Deck, folder_of
from .errors import BadInput
from .events import Event, Events, Fact, Hint, Translate
from .generic import O, O_contra, S, S_contra, V, V_co, V_contra
from .levels import Level, Playouts
from .notation import Notation
from .odds import Analysis, Assumptions, Explanation, SeatOdds, Spot
from .options import Options
from .state import BaseState, IntRow

if TYPE_CHECKING:
    from rich.text import Text

Bot = Callable[[S_contra, int, IntRow, int, IntRow], int]
"""``bot(s, seat, out, n, rng)`` chooses one of the n actions listed in ``out``."""


@dataclass(frozen=True)
class Strategy(Generic[S_contra]):
    """How a computer player decides: a bot, alone or, with playouts, as the policy of a search."""

    bot: Bot[S_contra]
    playouts: int = 0


class NotationPart(Protocol):
    """``notation.py``: moves, cards and reasons as text."""

    @property
    def NOTATION(self) -> Notation: ...


class ViewPart(Protocol[S_contra, V_co]):
    """``view.py``: what a seat may see, and the events it may know of."""

    @property
    def EVENTS(self) -> Events: ...

    def view(self, s: S_contra, seat: int) -> V_co:
        """All that a seat may see, built from what may be shown."""

    def census(self, s: S_contra) -> tuple[list[int], int]:
        """All cards and all money: tests check that neither ever changes."""


class HintsPart(Protocol[V_contra, O_contra]):
    """``hints.py``: advice for a person, from the view alone."""

    def hint(self, view: V_contra, options: O_contra) -> list[Hint]: ...


class TablePart(Protocol[V_contra, O_contra]):
    """``table.py``: the table drawn for a terminal, from the view alone."""

    def draw(
        self,
        view: V_contra,
        options: O_contra,
        translate: Translate,
        *,
        width: int,
        height: int,
        pretty: bool,
    ) -> Text:
        """No more lines than the height, none with more cells than the width."""

    def scores(self, view: V_contra) -> list[int]:
        """The score of every seat, in the units of the rules' ``score``."""


class Placement(NamedTuple):
    """Where a cursor stands for a move: which of several things is placed, and where."""

    thing: int
    row: int
    column: int


class CursorPart(Protocol[V_contra, O_contra]):
    """``cursor.py``: moves that are chosen on the drawn table, where each is tried out before it is made."""

    def placement(self, action: int) -> Placement | None:
        """The place of a move on the table; None if it has none."""

    def draw(
        self,
        view: V_contra,
        options: O_contra,
        translate: Translate,
        action: int,
        *,
        width: int,
        height: int,
        pretty: bool,
    ) -> Text:
        """The table with a listed move as if it were made, marked; the size is that of the table."""

    def preview(self, facts: Mapping[str, Fact]) -> Hint:
        """What the move of these facts would do."""


class BotsPart(Protocol[S_contra]):
    """``bots.py``: players that decide from a veiled state; the first is the default."""

    @property
    def BOTS(self) -> Mapping[str, Bot[S_contra]]: ...


@dataclass(frozen=True)
class SampleSums:
    """Sums of a sample from bulk play: how often something could have happened and how often it did,
    or how many numbers there are, their sum and the sum of their squares."""

    name: str
    count: int
    total: int
    squares: int | None = None
    unit: int = 1  # how many of the summed units make one for people
    facts: Mapping[str, Fact] = field(default_factory=dict)


class StatisticsPart(Protocol[S_contra]):
    """``statistics.py``: what simulations count besides results."""

    @property
    def Tally(self) -> type[BaseState]:
        """The declaration of the counters, and of what ``update_tally`` must remember."""

    def update_tally(self, s: S_contra, tally: Any, seat: int, action: int) -> None:
        """Count something, after every move and every deal of the SHUFFLER; compiled like the rules."""

    def sample_sums(self, tally: Mapping[str, Any], seat: int) -> Iterable[SampleSums]:
        """What was counted for a seat, each under a word key."""


class OddsPart(Protocol[S_contra, O_contra]):
    """``odds.py``: exact values. Importing it imports no NumPy; calling it may."""

    PRICED: tuple[str, ...]
    """The options that the value of a table depends on."""

    def analyse(self, options: O_contra, assumed: Assumptions) -> Analysis:
        """A table of these rules with fresh cards, for a player who makes the best moves."""

    def table_value(self, options: O_contra) -> float:
        """The value of such a table alone, per unit bet; kept once it is computed."""

    def seat_odds(self, s: S_contra, seat: int) -> SeatOdds | None:
        """The choices of a seat, from a veiled state; None if it has none that can be valued."""

    # -- for reviews and lessons, asked only where ``seat_odds`` has choices other than amounts

    SPOT_KINDS: tuple[str, ...]
    """Every ``kind`` of a spot."""

    def spot(self, s: S_contra, seat: int) -> Spot:
        """The situation of a seat that has to decide, from a veiled state."""

    def explain(self, s: S_contra, seat: int, made: str, best: str) -> Explanation:
        """Why a move is worth less than the best one, from a veiled state."""

    def stack(self, options: O_contra, mine: Sequence[int], theirs: Sequence[int]) -> Sequence[int | None]:
        """The first cards of a pile that lead one seat alone to these cards; None may be any card."""


def no_totals(s: BaseState) -> Mapping[str, object]:
    """Default of ``totals``."""
    return {}


def no_summary(s: BaseState) -> list[Event]:
    """Default of ``summary``."""
    return []


class Game(Generic[S, V, O]):
    """What ``games/<folder>/__init__.py`` declares.

    Here a type checker sees that all parts are about the same state, view and options.
    """

    def __init__(
        self,
        package: str,
        *,
        version: int,
        seats: tuple[int, int],
        variants: Mapping[str, O],  # the first is the default
        rules: Rules[S],
        information: Information[S],
        notation: NotationPart,
        view: ViewPart[S, V],
        hints: HintsPart[V, O],
        table: TablePart[V, O],
        bots: BotsPart[S],
        cursor: CursorPart[V, O] | None = None,  # if moves can be chosen on the drawn table
        deck: Deck | None = None,  # if it plays with one that games share
        statistics: StatisticsPart[S] | None = None,
        odds: OddsPart[S, O] | None = None,
        about: Callable[[V, O, int], Mapping[str, Fact]] | None = None,  # more of a move than its number
        seat_view: Callable[[S, int, V], V] | None = None,  # a seat's view, made of a spectator's
        recall: Callable[[S, int], V] | None = None,  # the view, with what hints need to know of the past
        totals: Callable[[S], Mapping[str, object]] = no_totals,  # results that the scores leave out
        summary: Callable[[S], list[Event]] = no_summary,  # for the end: statistics, points, money
        hand: Callable[[S, int], list[str]] | None = None,  # a seat's secret cards, for when all is over
        fields: Mapping[str, str] | None = None,  # of the facts of moves, hints and summary lines, by name
        secrets: bool = True,  # whether seats hold something others may not see
        any_cards: bool = False,  # whether a stacked pile may repeat cards
        house: bool = False,  # whether a bank or dealer plays, and has its line in the results
        coin: int = 1,  # how many of the units that money and scores are counted in make one for people
        stand_in: str = "",  # the heuristic bot that plays for a person who is away; by default the first
        playouts: Playouts[S] | None = None,  # how bots that search judge a position
        levels: Sequence[Level] = (),  # of play, from 1 on, each better than the one before
        styles: Mapping[str, Strategy[S]] | None = None,  # in which characters play it (bots/characters.py)
        ratings: Mapping[str, int] | None = None,  # Elo of characters, as far as it was measured
    ) -> None:
        self.package = package
        self.version = version
        self.seats = seats
        self.variants = variants
        self.rules = rules
        self.information = information
        self.notation = notation.NOTATION
        self.view = view
        self.hints = hints
        self.table = table
        self.bots = bots
        self.cursor = cursor
        self.deck = deck
        self.statistics = statistics
        self.odds = odds
        self.about = about or self._about_action
        self.seat_view = seat_view
        self.recall = recall or view.view
        self.totals = totals
        self.summary = summary
        self.hand = hand
        self.fields = dict(fields or {})
        self.secrets = secrets
        self.any_cards = any_cards
        self.house = house
        self.coin = coin
        self.stand_in = stand_in or next(iter(bots.BOTS))
        self.playouts = playouts
        self.levels = tuple(levels)
        self.styles = dict(styles or {})
        self.ratings = dict(ratings or {})

    @property
    def id(self) -> str:
        return self.package.rpartition(".")[2].replace("_", "-")

    @cached_property
    def folder(self) -> Path:
        return folder_of(self.package)

    def _about_action(self, view: V, options: O, action: int) -> Mapping[str, Fact]:
        """Default of ``about``: an action means the same for everybody."""
        return self.notation.about(action)

    def hint(self, s: S, seat: int, options: O) -> list[Hint]:
        """Hints for a seat, from what it sees and could remember."""
        return self.hints.hint(self.recall(s, seat), options)

    @property
    def has_estimates(self) -> bool:
        """Whether choices are valued by a search, as chances to win."""
        return self.odds is None and self.playouts is not None and not self.house

    @property
    def has_odds(self) -> bool:
        """Whether choices can be valued, exactly or by a search."""
        return self.odds is not None or self.has_estimates

    @property
    def default_variant(self) -> str:
        return next(iter(self.variants))

    def shown_score(self, score: int) -> int | float:
        """A score as people count it."""
        return score // self.coin if score % self.coin == 0 else score / self.coin

    def seats_at(self, options: Options) -> tuple[int, int]:
        """How few and how many may sit at a table with these options."""
        least, most = self.seats
        return least, options.limit_seats(most)

    def options(self, variant: str, changes: Mapping[str, str] | None = None) -> O:
        """A variant's values, with some of them changed."""
        if variant not in self.variants:
            known = ", ".join(self.variants)
            raise BadInput("unknown-variant", variant=variant, known=known)
        try:
            return self.variants[variant].replace(**(changes or {}))
        except BadInput as problem:
            problem.game = self.id
            raise

    def new_state(self, options: O) -> S:
        """A state with the options in it, before ``start``."""
        state = self.rules.State()
        for name in options.ALL:
            setattr(state, name, getattr(options, name))
        return state
