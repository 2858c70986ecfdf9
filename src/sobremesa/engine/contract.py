"""The contract between a game's rules and everything else.

Rules are plain functions over a state of integers and rows, so that they run as they are and
compiled: no floats, strings, sets, objects, enums, ``match`` or exceptions inside them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Generic, Protocol

from .generic import S, S_contra
from .rng import shuffle
from .state import BaseState, IntRow

# Beyond the last seat of any game, never negative: a negative index would
# silently read the last seat's hand.
SHUFFLER, NOBODY, SPECTATOR = 100, 101, 102
HOUSE = 103  # the bank or the dealer, in games that have one: see Game.house

# Actions that every game has. A game's own begin at FIRST_ACTION.
WAIT = 0  # out of turn: let it pass; never applied, never recorded
LEAVE = 1  # recorded, open to every seat at any time, never listed
FIRST_ACTION = 2


# -- what most games answer alike ----------------------------------------------------------


def closed_to_others(s: BaseState) -> bool:
    """Default of ``open_to_others`` and ``open_to_catch``: nobody may speak out of turn."""
    return False


def nothing_more(s: BaseState, seat: int, out: IntRow) -> int:
    """Default of ``offered``: ``legal`` lists all there is."""
    return 0


def no_amounts(s: BaseState, seat: int, base: int) -> tuple[int, int]:
    """Default of ``limits``: no move has an amount."""
    return 0, 0


def one_round(s: BaseState) -> int:
    """Default of ``rounds``: the match is one round."""
    return 1


def no_stake(s: BaseState, seat: int) -> int:
    """Default of ``staked``: nobody bets."""
    return 0


def adds_nothing(s: BaseState, seat: int, action: int) -> bool:
    """Default of ``adds_money``: nobody puts money down."""
    return False


def shuffle_all(s: BaseState, pile: IntRow, n: int, rng: IntRow) -> None:
    """Default of ``mix``: the whole pile is shuffled before its first card is taken."""
    shuffle(pile, n, rng)


# -- the contract --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules(Generic[S]):
    """The functions that make up a game; in all of them ``s`` is the state.

    Those with a default are left out where it is the answer.
    """

    State: type[S]
    """The declared state."""

    max_actions: int
    """The most actions that ``legal`` or ``offered`` ever list."""

    max_cards: int
    """The most cards that ever wait for the shuffler."""

    # -- the course of a match

    start: Callable[[S, int], None]
    """``start(s, seats)`` begins a match; ``s`` is zeros, with the options in it."""

    to_act: Callable[[S], int]
    """``to_act(s)`` is the seat that must decide, SHUFFLER when a pile waits, NOBODY at the end."""

    waiting: Callable[[S, IntRow], int]
    """``waiting(s, out)`` writes the cards of the pile that waits; returns how many."""

    deal: Callable[[S, IntRow, int], None]
    """``deal(s, order, n)`` is the shuffler's move: the order of the n cards that wait."""

    # -- moves

    legal: Callable[[S, int, IntRow], int]
    """``legal(s, seat, out)`` writes the actions worth listing for this seat; returns how many.

    Out of turn the list is empty, or WAIT and what else may be done."""

    refusal: Callable[[S, int, int], int]
    """``refusal(s, seat, action)`` is 0 if it may be done (listed or not), else the number of the reason.

    Any number may be asked about, for any seat at the table."""

    apply: Callable[[S, int, int], None]
    """``apply(s, seat, action)`` makes one move that ``refusal`` allows."""

    fallback: Callable[[S, int], int]
    """``fallback(s, seat)`` is the action that the clock plays for somebody who is too slow."""

    open_to_others: Callable[[S], bool] = closed_to_others
    """``open_to_others(s)``: whether somebody out of turn may act now; a public fact."""

    open_to_catch: Callable[[S], bool] = closed_to_others
    """``open_to_catch(s)``: whether a seat may be caught now at something that it forgot, so that people
    are left more time; a public fact, and only while ``open_to_others``."""

    offered: Callable[[S, int, IntRow], int] = nothing_more
    """``offered(s, seat, out)`` writes what people are offered beyond ``legal``; returns how many.

    All of it may be done; players that choose from lists are better off without."""

    limits: Callable[[S, int, int], tuple[int, int]] = no_amounts
    """``limits(s, seat, base)``: the least and the most amount that ``refusal`` allows this seat for the
    actions ``base + amount``. Asked while ``legal`` lists one of them."""

    adds_money: Callable[[S, int, int], bool] = adds_nothing
    """``adds_money(s, seat, action)``: whether a listed action puts money of the seat down. A stand-in makes
    no such move, unless there is no other; then it makes that of ``fallback``."""

    # -- results

    ending: Callable[[S], int]
    """``ending(s)`` is 0 while the match lasts, else the number of the reason it ended."""

    score: Callable[[S, int], int]
    """``score(s, seat)``: money or points of a seat; in games with a bank or dealer, of the HOUSE too."""

    place: Callable[[S, int], int]
    """``place(s, seat)``: 1 = won, 2 = second and so on, equals share one; 0 = no result."""

    rounds: Callable[[S], int] = one_round
    """``rounds(s)``: how many rounds were played to their end."""

    # -- simulations

    gain: Callable[[S, int], int] | None = None
    """``gain(s, seat)``: what a seat has won, where seats bring money along; by default its score."""

    staked: Callable[[S, int], int] = no_stake
    """``staked(s, seat)``: the sum of this seat's initial bets."""

    mix: Callable[[S, IntRow, int, IntRow], None] = shuffle_all
    """``mix(s, pile, n, rng)`` orders the n cards that wait, in bulk play.

    ``mix_on_demand`` shuffles card by card as they are taken, always by
    ``next_card(pile, at, end, s.pile_rng)``, which needs the cells ``pile_rng = row(I64, 4)``. Once they
    are seeded and all cards lie in the pile, ``waiting`` may write none: they stay there."""


NOT_ALWAYS = ("State", "max_actions", "max_cards", "gain", "adds_money")
FUNCTIONS = tuple(field.name for field in fields(Rules) if field.name not in NOT_ALWAYS)
"""The names of the functions that bulk play links; all rules have them."""


class Information(Protocol[S_contra]):
    """``information.py``: what a seat cannot know, and worlds that it considers possible.

    A seat may be SPECTATOR. Compiled like the rules.
    """

    def veil(self, s: S_contra, seat: int) -> None:
        """Erase all that this seat cannot know."""

    def sample(self, s: S_contra, seat: int, rng: IntRow) -> None:
        """Fill what was erased with one possible world."""


# -- for rules to use ----------------------------------------------------------------------


def note(s: BaseState, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
    """Record what happened, as a kind of event and up to five numbers; ``quiet`` in bulk play."""
    s.notes.append((kind, a, b, c, d, e))


def quiet(s: BaseState, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
    """``note`` where nobody listens."""


def amounts(base: int, least: int, most: int, out: IntRow) -> int:
    """List a short menu of amounts: the least, a quarter, half, all of the most.

    An amount is an action too, ``base + amount``; any other in range is allowed.
    """
    out[0] = base + least
    n = 1
    for quarters in range(1, 5):
        if quarters != 3 and base + most * quarters // 4 > out[n - 1]:
            out[n] = base + most * quarters // 4
            n += 1
    return n
