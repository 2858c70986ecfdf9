"""What the tests share: every game and variant there is, and ways to play them."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any, TypeVar

import pytest

from checked_state import checked
from sobremesa.engine import NOBODY, SHUFFLER, WAIT, Game, Match, Options, Seat, draw, seeded
from sobremesa.engine.rng import seed as seed_stream
from sobremesa.games import every_game

T = TypeVar("T")
SOAK = bool(os.environ.get("SOBREMESA_SOAK"))
PATIENCE = 120  # seconds that a test waits for something: only what never happens takes so long
FIXTURES = Path(__file__).parents[3] / "shared" / "fixtures"
OUTSIDE = Path(__file__).parents[1] / "outside"  # where games of other packages are installed
sys.path.append(str(OUTSIDE))
GAMES = every_game()
OWN_GAMES = [game for game in GAMES if OUTSIDE not in game.folder.parents]  # those of this repository
VARIANTS = [pytest.param(game, name, id=f"{game.id}:{name}") for game in GAMES for name in game.variants]

needs_fixtures = pytest.mark.skipif(
    not FIXTURES.is_dir(), reason="the folder of recorded runs (../shared/fixtures) is not here"
)


def needed(found: T | None, part: str) -> T:
    """A part of the machine; without it the test is skipped, and fails where it must run."""
    if found is None and os.environ.get("CI") == "true":
        pytest.fail(f"{part} is missing: .ci/run installs it")
    if found is None:
        pytest.skip(f"{part} is not installed")
    return found


def stream(seed: int, number: int = 0) -> list[int]:
    """A stream of random numbers for bots and tests."""
    rng = [0] * 4
    seed_stream(rng, seed, number)
    return rng


def seat_counts(game: Game, variant: str = "") -> range:
    """Every number of seats that a variant allows, the default one if none is named."""
    least, most = game.seats_at(game.options(variant or game.default_variant))
    return range(least, most + 1)


def new_match(
    game: Game, variant: str, seats: int, seed: int, options: Options | None = None, undo: bool = False
) -> Match:
    names = [Seat(f"Seat {number}") for number in range(1, seats + 1)]
    return Match(game, names, seeded(seed), variant, options, undo)


def another_world(match: Match, seat: int, rng: list[int]) -> Match:
    """The same match, with other cards where a seat cannot see them."""
    other = new_match(match.game, match.setup.variant, len(match.seats), 12)
    state = match.state.copy()
    match.game.information.veil(state, seat)
    match.game.information.sample(state, seat, rng)
    other.restore({**match.snapshot(), "state": state.cells()})
    return other


class Position:
    """A state played step by step; unless another kind is given, every store is checked against its
    declared range."""

    def __init__(
        self, game: Game, options: Options, seats: int, seed: int, state: type[Any] | None = None
    ) -> None:
        self.game, self.rules, self.seats = game, game.rules, seats
        self.rng = stream(seed, seats)
        self.s = (state or checked(game.rules.State))()
        for name in options.ALL:
            setattr(self.s, name, getattr(options, name))
        self.rules.start(self.s, seats)
        self.deal_if_due()

    def deal_if_due(self) -> None:
        while self.rules.to_act(self.s) == SHUFFLER:
            pile = [0] * self.rules.max_cards
            n = self.rules.waiting(self.s, pile)
            cards = pile[:n]
            for i in range(n - 1, 0, -1):
                j = draw(self.rng, i + 1)
                cards[i], cards[j] = cards[j], cards[i]
            self.rules.deal(self.s, cards, n)

    @property
    def is_over(self) -> bool:
        return self.rules.to_act(self.s) == NOBODY

    def legal(self, seat: int, s: Any = None) -> list[int]:
        out = [0] * self.rules.max_actions
        n = self.rules.legal(self.s if s is None else s, seat, out)
        return out[:n]

    def offered(self, seat: int, s: Any = None) -> list[int]:
        out = [0] * self.rules.max_actions
        n = self.rules.offered(self.s if s is None else s, seat, out)
        return out[:n]

    def apply(self, seat: int, action: int) -> None:
        self.rules.apply(self.s, seat, action)
        self.deal_if_due()

    def step(self) -> None:
        """A random move of somebody who may move, out of turn too."""
        actor = self.rules.to_act(self.s)
        if self.rules.open_to_others(self.s):
            seat = draw(self.rng, self.seats)
            listed = [action for action in self.legal(seat) if action != WAIT]
            if seat != actor and listed:
                self.apply(seat, listed[draw(self.rng, len(listed))])
                return
        listed = self.legal(actor)
        self.apply(actor, listed[draw(self.rng, len(listed))])


class Interrupted:
    """A keyboard at which Ctrl-C is pressed after all this was typed."""

    encoding = "utf-8"

    def __init__(self, typed: str) -> None:
        self.lines = typed.splitlines(keepends=True)[::-1]

    def readline(self, size: int = -1) -> str:
        if not self.lines:
            raise KeyboardInterrupt
        return self.lines.pop()
