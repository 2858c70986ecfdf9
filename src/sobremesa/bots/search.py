"""A player for any game that simulates: flat Monte Carlo search with sequential halving.

It is given a veiled state and nothing else, samples worlds that its seat considers possible, and
plays every candidate out in the same worlds, with the same random numbers, by a bot of the game.
The better half of the candidates gets the next share of the budget (Karnin, Koren and Somekh,
"Almost optimal exploration in multi-armed bandits", 2013). The move of the game's own bot stays in
to the end, and is left only for one that did better by more than chance: so a search with few
playouts plays like that bot, not worse.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.util import find_spec
from math import sqrt
from typing import TYPE_CHECKING, cast

from ..bulk.linker import Function, LinkedGame, Player
from ..bulk.loops import Workspace, new_workspace
from ..engine import BaseState, Bot, Game, draw
from ..engine.state import Plain
from .playouts import Tally, new_tally, play_worlds, value_of_gain

if TYPE_CHECKING:
    from .compiled_search import CompiledProgram

# Of so many worlds in the search for a move the first is sampled, and the others are reached from it, where a
# game can do that. They are too alike for standard errors that are shown, so estimates sample every world.
CHAIN = 8
CAUTION = 1.0  # standard errors by which a move must do better than that of the game's own bot
EQUAL = 2.0  # standard errors by which two moves must differ to be told apart
WORSE = 3.0  # standard errors by which a move must be behind the best not to be estimated further
FIRST_WORLDS = 32  # before an estimate is looked at for the first time
LEAST_WORLDS = 256  # of an estimate, where the limit allows them: its values are shown


@dataclass(frozen=True)
class Budget:
    """How long a search may take: so many playouts, or so many milliseconds."""

    playouts: int = 0
    milliseconds: float = 0


@dataclass(frozen=True)
class SearchedChoice:
    """A move with its value, as ``Playouts.value`` counts, and the standard error of that."""

    action: int
    value: float
    error: float
    worlds: int
    is_equal: bool = False  # it cannot be told apart from the best


class PlayoutSums:
    """The sums of a search at some moment, and what they say."""

    def __init__(self, cells: dict[str, Plain]) -> None:
        self.actions = cast("list[int]", cells["actions"])
        self.worlds = cast("list[int]", cells["worlds"])
        self.totals = cast("list[int]", cells["totals"])
        self.products = cast("list[list[int]]", cells["products"])
        self.moves = cast("int", cells["moves"])

    def mean(self, one: int) -> float:
        return self.totals[one] / self.worlds[one]

    def choice(self, one: int, best: int) -> SearchedChoice:
        """A candidate beside the best, which may be itself."""
        is_equal = one == best or self.lead(best, one) <= EQUAL
        return SearchedChoice(
            self.actions[one], self.mean(one), self.error(one, one), self.worlds[one], is_equal
        )

    def lead(self, one: int, other: int) -> float:
        """By how many standard errors a candidate did better than another, in the worlds they share."""
        difference = self.mean(one) - self.mean(other)
        error = self.error(one, other)
        return difference / error if error else difference

    def error(self, one: int, other: int) -> float:
        """The standard error of a mean, or of the difference of two."""
        worlds = self.worlds[one]
        total, squares = self.totals[one], self.products[one][one]
        if one != other:
            total -= self.totals[other]
            both = self.products[max(one, other)][min(one, other)]
            squares += self.products[other][other] - 2 * both
        if worlds < 2:
            return float("inf")
        return sqrt(max(0, worlds * squares - total * total) / (worlds - 1)) / worlds


class Room:
    """What the loops of one search work on."""

    def __init__(self, known: BaseState, workspace: Workspace, tally: Tally) -> None:
        self.states, self.workspace, self.tally = [known, known, known], workspace, tally

    def keep(self, order: Sequence[int]) -> None:
        """Let the loops play these candidates only."""
        self.tally.n = len(order)
        self.tally.order[: len(order)] = order

    def arguments(self) -> tuple[object, ...]:
        return self.states, self.workspace, self.tally

    def cells(self) -> dict[str, Plain]:
        """The cells of the tally."""
        return self.tally.cells()


class Program:
    """The loops linked with one game; interpreted, unless it is a ``CompiledProgram``."""

    def __init__(self, game: Game) -> None:
        assert game.playouts is not None
        self.game = game
        self.plan = game.playouts
        value = self.plan.value or (value_of_gain if game.house else None)
        parts = {"value": value, "sample": self.plan.sample, "walk": self.plan.walk}
        bindings: dict[str, Function] = {name: part for name, part in parts.items() if part}
        self.workspace = new_workspace(game.rules, [0] * game.seats[1])
        self.tally = new_tally(game.rules.max_actions)
        self.play_worlds = self.link(game.bots.BOTS[self.plan.policy], bindings)

    def link(self, policy: Player, bindings: dict[str, Function]) -> Function:
        game = self.game
        linked = LinkedGame(
            game.id, game.rules, [policy],
            information=game.information, own_loops=[play_worlds], own_bindings=bindings,
        )  # fmt: skip
        return linked.own[play_worlds.__name__]

    def room(self, known: BaseState, seats: int, seat: int, actions: Sequence[int], chain: int = 1) -> Room:
        """Room for a search, nothing summed yet."""
        workspace, tally = self.workspace.copy(), self.tally.copy()
        workspace.seats = seats
        tally.seat, tally.rounds, tally.chain = seat, self.plan.rounds, chain
        tally.actions[: len(actions)] = actions
        return Room(known, workspace, tally)


class Search:
    """One search: the candidates of a seat that knows what is in ``known``."""

    def __init__(
        self,
        program: Program,
        known: BaseState,
        seats: int,
        seat: int,
        actions: Sequence[int],
        rng: list[int],
        chain: int = 1,
    ) -> None:
        self.program = program
        self.room = program.room(known, seats, seat, actions, chain)
        self.base = draw(rng, 1 << 30) << 30 | draw(rng, 1 << 30)
        self.played = 0  # worlds
        self.keep(range(len(actions)))

    def keep(self, order: Sequence[int]) -> None:
        """Search these candidates only."""
        self.order = list(order)
        self.room.keep(self.order)

    def play(self, worlds: int) -> None:
        end = self.played + worlds
        self.program.play_worlds(*self.room.arguments(), self.base, self.played, end)
        self.played = end

    @property
    def sums(self) -> PlayoutSums:
        return PlayoutSums(self.room.cells())

    # -- sequential halving ----------------------------------------------------------------

    def spend(self, budget: Budget) -> None:
        """Halve the candidates until two are left; number 0 always stays in."""
        stages = max(1, (len(self.order) - 1).bit_length())
        for stage in range(stages):
            if budget.milliseconds:
                self._play_for(budget.milliseconds / stages)
            else:
                self.play(max(1, budget.playouts // stages // len(self.order)))
            if stage + 1 < stages:
                sums = self.sums
                ranked = sorted(self.order, key=sums.mean, reverse=True)[: (len(self.order) + 1) // 2]
                self.keep(ranked if 0 in ranked else [*ranked, 0])

    def _play_for(self, milliseconds: float) -> None:
        end, worlds = time.monotonic() + milliseconds / 1000, 1
        while (left := end - time.monotonic()) > 0:
            began = time.monotonic()
            self.play(worlds)
            each = (time.monotonic() - began) / worlds
            worlds = max(1, min(2 * worlds, int(left / each / 2)))

    def best(self) -> int:
        """The candidate to play: the first, unless another did better by more than chance."""
        sums = self.sums
        best = max(self.order, key=sums.mean)
        return best if best == 0 or sums.lead(best, 0) > CAUTION else 0


# -- a game's searches ------------------------------------------------------------------


@cache
def interpreted(game: Game) -> Program:
    return Program(game)


@cache
def compiled(game: Game) -> CompiledProgram:
    """Machine code is loaded, or compiled by a child process, when it is first run."""
    from .compiled_search import CompiledProgram

    return CompiledProgram(game)


def search_move(
    game: Game,
    known: BaseState,
    seats: int,
    seat: int,
    listed: Sequence[int],
    rng: list[int],
    budget: Budget,
    program: Program | None = None,
    policy: Bot[BaseState] | None = None,
) -> int:
    """The action that a search chooses; a compiled one, unless another program is given. The policy's own
    move, by default that of the playouts, is left only for one that is clearly better: so a style stays."""
    if len(listed) == 1:
        return listed[0]
    ordered = own_first(game, known, seat, listed, rng, policy)
    search = Search(program or compiled(game), known, seats, seat, ordered, rng, CHAIN)
    search.spend(budget)
    return ordered[search.best()]


def estimate(
    game: Game,
    known: BaseState,
    seats: int,
    seat: int,
    listed: Sequence[int],
    rng: list[int],
    limit: int,
    program: Program | None = None,
) -> list[SearchedChoice]:
    """The value of every listed action, the best first; searched until the best two can be told apart,
    or the limit of playouts is reached. Those that are clearly worse are not searched that long."""
    search = Search(program or compiled(game), known, seats, seat, listed, rng)
    while True:
        worlds = max(1, min(max(FIRST_WORLDS, search.played), limit // len(search.order)))
        search.play(worlds)
        limit -= worlds * len(search.order)
        sums = search.sums
        ranked = sorted(search.order, key=sums.mean, reverse=True)
        best = ranked[0]
        is_clear = len(ranked) == 1 or sums.lead(best, ranked[1]) > EQUAL
        if limit < len(ranked) or (is_clear and search.played >= LEAST_WORLDS):
            searched = [sums.choice(one, best) for one in ranked]
            others = [one for one in range(len(listed)) if one not in search.order]
            dropped = [replace(sums.choice(one, one), is_equal=False) for one in others]
            return searched + sorted(dropped, key=lambda choice: choice.value, reverse=True)
        search.keep([one for one in search.order if one == best or sums.lead(best, one) <= WORSE])


def own_first(
    game: Game,
    known: BaseState,
    seat: int,
    listed: Sequence[int],
    rng: list[int],
    policy: Bot[BaseState] | None = None,
) -> list[int]:
    """The candidates, that of the policy first; by default of the bot that plays the playouts."""
    assert game.playouts is not None
    out = list(listed)
    own = (policy or game.bots.BOTS[game.playouts.policy])(known, seat, out, len(out), rng)
    return [own, *(action for action in listed if action != own)]


def is_ready(game: Game) -> bool:
    """Whether a compiled search can be run now; without the extra ``fast`` it never can. What is not
    compiled yet is begun with, in a child process."""
    return can_compile() and compiled(game).is_ready()


def can_compile() -> bool:
    """Whether the extra ``fast`` is installed."""
    return find_spec("numba") is not None


def warm_up(game: Game) -> None:
    """Load the machine code of a game's searches, so that the first does not wait for it. If there is none
    yet, compiling is begun with."""
    if is_ready(game):
        state = game.new_state(game.variants[game.default_variant])
        Search(compiled(game), state, game.seats[0], 0, [], [1, 2, 3, 4]).play(0)
