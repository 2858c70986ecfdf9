"""Who orders the cards. The shuffler is a player: its move is a pile's order.

``fair`` commits to a secret seed before play and shows it afterwards, so that
anybody can compute every shuffle again (docs/fairness.md has the recipe).
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from .errors import BadInput
from .setup import Setup

MOST_CONTRIBUTION = 200  # characters


class Shuffler(Protocol):
    name: str

    def order(self, cards: Sequence[int], earlier: Sequence[int]) -> list[int]:
        """The order of a pile of these cards; ``earlier`` says how many cards the piles
        before it had. Nothing else is remembered: asked again, it answers the same."""


def durstenfeld(cards: Sequence[int], below: Callable[[int], int]) -> list[int]:
    """The shuffle that every shuffler uses; ``below(n)`` gives 0 to n − 1."""
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        chosen = below(last + 1)
        order[chosen], order[last] = order[last], order[chosen]
    return order


class Keyed:
    """Orders that follow from a seed of 32 bytes, and from what the seats contributed."""

    def __init__(self, name: str, seed: bytes, contributions: Sequence[str] = ()) -> None:
        self.name = name
        self.seed = seed
        self.contributions = tuple(contributions)

    def order(self, cards: Sequence[int], earlier: Sequence[int]) -> list[int]:
        return durstenfeld(cards, self._stream(len(earlier) + 1))

    def _stream(self, deal: int) -> Callable[[int], int]:
        """Numbers below n without bias, from HMAC-SHA-256 over a counter."""
        given = json.dumps(self.contributions, ensure_ascii=False, separators=(",", ":"))
        words: list[int] = []
        counter = 0

        def below(n: int) -> int:
            nonlocal counter
            while True:
                if not words:
                    message = f"{given}|{deal}|{counter}".encode()
                    block = hmac.digest(self.seed, message, "sha256")
                    words.extend(int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4))
                    counter += 1
                word = words.pop(0)
                if word < 2**32 - 2**32 % n:
                    return word % n

        return below


def seeded(number: int) -> Keyed:
    """Repeatable from a number; whoever knows it knows the cards."""
    return Keyed(f"seeded {number}", hashlib.sha256(f"sobremesa {number}".encode()).digest())


# -- a seed that nobody knows before the last card is played -------------------------------


class Fair(Keyed):
    """Orders from a secret seed that was committed to before the seats contributed."""

    def __init__(self, seed: bytes, setup: Setup, contributions: Sequence[str]) -> None:
        for text in contributions:
            if not text.isprintable() or len(text) > MOST_CONTRIBUTION:
                raise BadInput("bad-contribution", text=text, most=MOST_CONTRIBUTION)
        super().__init__("fair", seed, contributions)
        self.commitment = commitment(seed, setup)


class Promise:
    """A seed is drawn for one match, and its commitment can be given out.

    What the seats contribute comes after it, once: so the house cannot choose a seed
    to suit what it hears, nor keep one for a table that it suits.
    """

    def __init__(self, setup: Setup, seed: bytes | None = None) -> None:
        """A new seed, or one that was kept through a restart."""
        self._seed: bytes | None = seed or secrets.token_bytes(32)
        self._setup = setup
        self.commitment = commitment(self._seed, setup)

    def keep(self) -> bytes:
        """For whoever must store the seed until the end; it is nobody else's to see."""
        if self._seed is None:
            raise ValueError("contributions have been taken")
        return self._seed

    def contribute(self, texts: Sequence[str]) -> Fair:
        """Take what every seat gives, in their order, and be the shuffler of the match."""
        seed, self._seed = self.keep(), None
        return Fair(seed, self._setup, texts)


def commitment(seed: bytes, setup: Setup) -> str:
    """The SHA-256 of the seed and of everything that is settled before the first card."""
    return hashlib.sha256(seed + "\n".join(setup.lines()).encode()).hexdigest()


def fair(setup: Setup) -> Promise:
    """Draw a seed for a match and commit to it; contributions come afterwards."""
    return Promise(setup)


def secret() -> Keyed:
    """A seed that nobody knows or will know."""
    return Keyed("secret", secrets.token_bytes(32))


class Stacked:
    """Orders laid out beforehand: cards from files, or a record being replayed.

    When they are used up it is the turn of the shuffler ``then``, if there is one.
    """

    name = "stacked"

    def __init__(self, orders: Iterable[Sequence[int]], then: Shuffler | None = None) -> None:
        self.orders = [list(order) for order in orders]
        self.then = then

    def order(self, cards: Sequence[int], earlier: Sequence[int]) -> list[int]:
        if len(earlier) < len(self.orders):
            return self.orders[len(earlier)]
        if self.then is None:
            raise BadInput("no-deck-left", deals=len(self.orders))
        return self.then.order(cards, earlier)


class Lcg:
    """A linear congruential generator of 32 bits, as an old assignment printed it."""

    def __init__(self, seed: int) -> None:
        self.name = f"lcg {seed}"
        self.seed = seed % 2**32

    def order(self, cards: Sequence[int], earlier: Sequence[int]) -> list[int]:
        x = self.seed

        def below(n: int) -> int:
            nonlocal x
            x = (1103515245 * x + 12345) % 2**32
            return x // 32 % 32768 % n

        for size in earlier:  # the piles before took their numbers from the same row
            durstenfeld(range(size), below)
        return durstenfeld(cards, below)
