"""The contract between a game's rules and everything else.

A game's ``rules`` are a package with these functions. They are plain functions
over a state of integers and rows, so that they run as they are and compiled:
no floats, strings, sets, objects, enums, ``match`` or exceptions inside them.
"""

from __future__ import annotations

from typing import Protocol

from .state import BaseState, IntRow, S

# Beyond the last seat of any game, never negative: a negative index would
# silently read the last seat's hand.
SHUFFLER, NOBODY, SPECTATOR = 100, 101, 102
HOUSE = 103  # the bank or the dealer, in games that have one: see Game.house

# Actions that every game has. A game's own begin at FIRST_ACTION.
WAIT = 0  # out of turn: let it pass; never applied, never recorded
LEAVE = 1  # recorded, open to every seat at any time, never listed
FIRST_ACTION = 2


class Rules(Protocol[S]):
    """What ``rules`` of every game define."""

    @property
    def State(self) -> type[S]:
        """The declared state."""

    @property
    def CHOICES(self) -> int:
        """The most actions that ``legal`` or ``offered`` ever list."""

    @property
    def CARDS(self) -> int:
        """The most cards that ever wait for the shuffler."""

    # A game may also define gain(s, seat): what a seat has won, where that is not its score;
    # and mix = mix_on_demand: in bulk play its cards are mixed one by one as it takes them,
    # always by next_card(pile, at, end, s.luck), which needs the cells luck = row(I64, 4). Once
    # luck is lent and all cards lie in the pile, its waiting may write none: they stay there.

    def start(self, s: S, seats: int) -> None:
        """Begin a fresh match; the options are already in ``s``."""

    def to_act(self, s: S) -> int:
        """The seat that must decide, SHUFFLER when a pile waits, NOBODY at the end."""

    def waiting(self, s: S, out: IntRow) -> int:
        """Write the cards of the pile that waits; return how many."""

    def deal(self, s: S, order: IntRow, n: int) -> None:
        """The shuffler's move: the order of the pile that waits."""

    def legal(self, s: S, seat: int, out: IntRow) -> int:
        """Write the actions worth listing for this seat; return how many.

        Out of turn the list is empty, or WAIT and what else may be done.
        """

    def offered(self, s: S, seat: int, out: IntRow) -> int:
        """Write what people are offered beyond ``legal``; return how many.

        All of it may be done; players that choose from lists are better off without.
        """

    def refusal(self, s: S, seat: int, action: int) -> int:
        """0 if it may be done (listed or not), else the number of the reason.

        Any number may be asked about, for any seat that sits at the table.
        """

    def apply(self, s: S, seat: int, action: int) -> None:
        """Make one move that ``refusal`` allows."""

    def open_to_others(self, s: S) -> bool:
        """Whether somebody out of turn may speak now; a public fact."""

    def fallback(self, s: S, seat: int) -> int:
        """What the clock plays for the absent."""

    def ending(self, s: S) -> int:
        """0 while the match lasts, else the number of the reason it ended."""

    def score(self, s: S, seat: int) -> int:
        """Money or points of a seat; in games with a bank or dealer, of the HOUSE too."""

    def place(self, s: S, seat: int) -> int:
        """1 = won, 2 = second and so on, equals share one; 0 = no result (abandoned)."""

    def rounds(self, s: S) -> int:
        """How many rounds were played to their end."""

    def staked(self, s: S, seat: int) -> int:
        """The sum of this seat's initial bets; 0 in games without money."""

    def veil(self, s: S, seat: int) -> None:
        """Erase all that this seat cannot know."""

    def sample(self, s: S, seat: int, rng: IntRow) -> None:
        """Fill what was erased with one possible world."""


def nothing_more(s: BaseState, seat: int, out: IntRow) -> int:
    """``offered`` of a game that lists all there is."""
    return 0


def note(s: BaseState, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
    """Tell what happened, by up to five numbers. In bulk play nobody listens: see ``quiet``."""
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
