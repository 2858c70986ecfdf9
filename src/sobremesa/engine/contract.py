"""The contract between a game's rules and everything else.

A game's ``rules.py`` is a module with these functions. They are plain functions
over a state of integers and rows, so that they run as they are and compiled:
no floats, strings, sets, objects, enums, ``match`` or exceptions inside them.
"""

from __future__ import annotations

from typing import Any, Protocol

# Beyond the last seat of any game, never negative: a negative index would
# silently read the last seat's hand.
SHUFFLER, NOBODY, SPECTATOR = 100, 101, 102

# Actions that every game has. A game's own begin at FIRST_ACTION.
WAIT = 0  # out of turn: let it pass; never applied, never recorded
LEAVE = 1  # recorded, open to every seat at any time, never listed
FIRST_ACTION = 2


class Rules(Protocol):
    """What ``rules.py`` of every game defines."""

    State: type[Any]
    CHOICES: int  # the most actions that `legal` ever lists
    CARDS: int  # the most cards that ever wait for the shuffler
    # A game may also set INLINE, how long its functions may be to be inlined (see compiled.py).

    def start(self, s: Any, seats: int) -> None:
        """Begin a fresh match; the options are already in ``s``."""

    def to_act(self, s: Any) -> int:
        """The seat that must decide, SHUFFLER when a pile waits, NOBODY at the end."""

    def waiting(self, s: Any, out: Any) -> int:
        """Write the cards of the pile that waits; return how many."""

    def deal(self, s: Any, order: Any, n: int) -> None:
        """The shuffler's move: the order of the pile that waits."""

    def legal(self, s: Any, seat: int, out: Any) -> int:
        """Write the actions worth listing for this seat; return how many.

        Out of turn the list is empty, or WAIT and what else may be done.
        """

    def refusal(self, s: Any, seat: int, action: int) -> int:
        """0 if it may be done (listed or not), else the number of the reason."""

    def apply(self, s: Any, seat: int, action: int) -> None:
        """Make one move that ``refusal`` allows."""

    def open_to_others(self, s: Any) -> bool:
        """Whether somebody out of turn may speak now; a public fact."""

    def fallback(self, s: Any, seat: int) -> int:
        """What the clock plays for the absent."""

    def ending(self, s: Any) -> int:
        """0 while the match lasts, else the number of the reason it ended."""

    def score(self, s: Any, seat: int) -> int:
        """Money or points."""

    def place(self, s: Any, seat: int) -> int:
        """1 = won, 2 = second and so on; 0 = no result (abandoned)."""

    def rounds(self, s: Any) -> int:
        """How many rounds were played to their end."""

    def staked(self, s: Any, seat: int) -> int:
        """The sum of this seat's initial bets; 0 in games without money."""

    def veil(self, s: Any, seat: int) -> None:
        """Erase all that this seat cannot know."""

    def sample(self, s: Any, seat: int, rng: Any) -> None:
        """Fill what was erased with one possible world."""


def note(s: Any, kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Tell what happened. In bulk play nobody listens: see ``quiet``."""
    s.notes.append((kind, a, b, c))


def quiet(s: Any, kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """``note`` where nobody listens."""


def amounts(base: int, least: int, most: int, out: Any) -> int:
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
