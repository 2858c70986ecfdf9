"""An arena: computer players meet in duplicate deals, with seats exchanged.

One player sits among seats that are all the other's. Each deal is played once with it in every
seat, with the same shuffles, so that most of the luck of the cards cancels. Groups of games with the
same deal are independent of each other; the intervals come from their means.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import combinations
from math import log10

from .. import bots
from ..bots.search import Budget, compiled, search_move
from ..engine import NOBODY, SHUFFLER, WAIT, BadInput, BaseState, Game, Options, seeded
from ..engine.rng import seed as seed_stream
from ..games import find
from .estimate import Estimate, mean
from .estimate import share as share_of

SEARCH = "search@"  # with a number of playouts: the highest level of a game with a budget of its own
FIRST_DEALS = 20  # of a pairing, before its interval is looked at


@dataclass(frozen=True)
class Pairing:
    """A player among others, at one kind of table."""

    game: str
    variant: str
    options: dict[str, str]
    seats: int
    player: str
    others: str


@dataclass(frozen=True)
class Score:
    """How a pairing went: the share of games that the player won; of a tie each has its part."""

    pairing: Pairing
    games: int
    share: Estimate


# -- one game ----------------------------------------------------------------------------


class ArenaGame:
    """One game between computer players, on the rules alone."""

    def __init__(self, game: Game, options: Options, players: Sequence[str], deal: int, stream: int) -> None:
        self.game, self.rules, self.players = game, game.rules, players
        self.shuffler = seeded(deal)
        self.sizes: list[int] = []  # of the piles that were shuffled
        self.rngs = [[0] * 4 for _ in players]
        for seat, rng in enumerate(self.rngs):
            seed_stream(rng, stream, seat)
        self.s: BaseState = game.new_state(options)
        self.rules.start(self.s, len(players))

    def play(self) -> list[float]:
        """Play to the end; what each seat won of the game."""
        self.run()
        first = [self.rules.place(self.s, seat) == 1 for seat in range(len(self.players))]
        return [won / sum(first) for won in first]

    def run(self) -> None:
        """Play to the end."""
        while (seat := self.rules.to_act(self.s)) != NOBODY:
            self.s.notes.clear()
            if seat == SHUFFLER:
                self.deal()
            else:
                self.rules.apply(self.s, seat, self.choose(seat))
                self.poll_others(seat)

    def deal(self) -> None:
        pile = [0] * self.rules.max_cards
        n = self.rules.waiting(self.s, pile)
        self.rules.deal(self.s, self.shuffler.order(pile[:n], self.sizes), n)
        self.sizes.append(n)

    def choose(self, seat: int) -> int:
        known, listed = bots.veiled_state(self.game, self.s, seat)
        return chosen(self.game, known, len(self.players), seat, listed, self.players[seat], self.rngs[seat])

    def poll_others(self, actor: int) -> None:
        """Ask the seats out of turn, in order, as in bulk play."""
        for step in range(1, len(self.players)):
            if not self.rules.open_to_others(self.s):
                return
            seat = (actor + step) % len(self.players)
            out = [0] * self.rules.max_actions
            if seat != self.rules.to_act(self.s) and self.rules.legal(self.s, seat, out) > 0:
                action = self.choose(seat)
                if action != WAIT:
                    self.rules.apply(self.s, seat, action)


def chosen(
    game: Game, known: BaseState, seats: int, seat: int, listed: list[int], name: str, rng: list[int]
) -> int:
    if not name.startswith(SEARCH):
        return bots.choose_from(game, known, seats, seat, listed, name, rng)
    budget = Budget(int(name.removeprefix(SEARCH)))
    policy = bots.best_bot(game)
    return search_move(game, known, seats, seat, listed, rng, budget, policy=policy)


# -- pairings ----------------------------------------------------------------------------


def play_deal(pairing: Pairing, seed: int, deal: int) -> float:
    """The mean share of the player over all its seats in one deal."""
    game = find(pairing.game)
    options = game.options(pairing.variant, pairing.options)
    won = 0.0
    for own in range(pairing.seats):
        players = [pairing.player if seat == own else pairing.others for seat in range(pairing.seats)]
        stream = (seed * pairing.seats + own) << 32 | deal
        won += ArenaGame(game, options, players, seed << 32 | deal, stream).play()[own]
    return won / pairing.seats


def check_players(game: Game, names: Sequence[str]) -> list[str]:
    """The ids of players; ``search@N`` is a search with N playouts."""
    return [name if is_search(game, name) else bots.resolve(game, name) for name in names]


def is_search(game: Game, name: str) -> bool:
    number = name.removeprefix(SEARCH)
    if number == name:
        return False
    if game.playouts is None or not (number.isascii() and number.isdigit() and 0 < int(number) < 10**9):
        raise BadInput("unknown-bot", bot=name, known=", ".join(bots.names_of(game)))
    return True


def prepare(game: Game, players: Sequence[str]) -> None:
    """Compile the search of a game, if one of the players needs it."""
    if any(name.startswith(SEARCH) or bots.searches(game, name) for name in players):
        compiled(game).compile()


def meet(
    pairing: Pairing,
    deals: int,
    within: float,
    seed: int,
    jobs: int = 1,
    progress: Callable[[Score], None] = lambda score: None,
) -> Score:
    """Play so many deals at most, fewer once the half width of the interval is small enough."""
    shares: list[float] = []
    for share in played(pairing, deals, seed, jobs):
        shares.append(share)
        if len(shares) % FIRST_DEALS == 0:
            score = score_of(pairing, shares)
            progress(score)
            if within and half_width(score.share) <= within:
                break
    return score_of(pairing, shares)


def played(pairing: Pairing, deals: int, seed: int, jobs: int) -> Iterator[float]:
    if jobs == 1:
        yield from (play_deal(pairing, seed, deal) for deal in range(deals))
        return
    pool = ProcessPoolExecutor(jobs)
    try:
        yield from pool.map(play_deal, [pairing] * deals, [seed] * deals, range(deals))
    finally:
        pool.shutdown(cancel_futures=True)


def score_of(pairing: Pairing, shares: Sequence[float]) -> Score:
    """Where every deal was won, or lost, from every seat the interval is Wilson's: deals that do not vary
    say nothing of how they would."""
    deals, won = len(shares), sum(shares)
    squares = sum(one * one for one in shares)
    estimate = share_of(deals, round(won)) if won in (0, deals) else mean(deals, won, squares)
    return Score(pairing, deals * pairing.seats, estimate)


def half_width(share: Estimate) -> float:
    return (share.high - share.low) / 2 if share.low is not None and share.high is not None else 1.0


def pairs(players: Sequence[str]) -> Iterator[tuple[str, str]]:
    return combinations(players, 2)


def elo(share: float, seats: int) -> float:
    """The difference in Elo that such a share among equals of the other's strength stands for."""
    share = min(max(share, 1e-4), 1 - 1e-4)
    odds = share / (1 - share) * (seats - 1)
    return 400 * log10(odds)
