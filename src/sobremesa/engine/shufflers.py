"""Shufflers: they put the cards of a pile in order.

``fair`` commits to a secret seed before play and reveals it afterwards, so that anybody can
compute every shuffle again (docs/fairness.md has the recipe).
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
        """Order the cards of a pile; ``earlier`` are the numbers of cards of the piles before it.

        A pure function: the same arguments give the same order."""


def durstenfeld(cards: Sequence[int], below: Callable[[int], int]) -> list[int]:
    """Durstenfeld's version of the Fisher–Yates shuffle; ``below(n)`` gives 0 to n − 1."""
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        chosen = below(last + 1)
        order[chosen], order[last] = order[last], order[chosen]
    return order


class HmacShuffler:
    """Orders computed from a seed of 32 bytes and the seats' contributions by HMAC-SHA-256."""

    def __init__(self, name: str, seed: bytes, contributions: Sequence[str] = ()) -> None:
        self.name = name
        self.seed = seed
        self.contributions = tuple(contributions)

    def order(self, cards: Sequence[int], earlier: Sequence[int]) -> list[int]:
        return durstenfeld(cards, self._stream(len(earlier) + 1))

    def _stream(self, deal: int) -> Callable[[int], int]:
        """Unbiased numbers below n, from HMAC-SHA-256 over a counter with rejection sampling."""
        contributed = json.dumps(self.contributions, ensure_ascii=False, separators=(",", ":"))
        words: list[int] = []
        counter = 0

        def below(n: int) -> int:
            nonlocal counter
            while True:
                if not words:
                    message = f"{contributed}|{deal}|{counter}".encode()
                    block = hmac.digest(self.seed, message, "sha256")
                    words.extend(int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4))
                    counter += 1
                word = words.pop(0)
                if word < 2**32 - 2**32 % n:
                    return word % n

        return below


def seeded(number: int) -> HmacShuffler:
    """A shuffler repeatable from a number; whoever knows the number knows the cards."""
    return HmacShuffler(f"seeded {number}", hashlib.sha256(f"sobremesa {number}".encode()).digest())


# -- fair shuffling: commit to a seed, take contributions, reveal the seed -------------------------------


class Fair(HmacShuffler):
    """Orders from a secret seed that was committed to before the contributions came in."""

    def __init__(self, seed: bytes, setup: Setup, contributions: Sequence[str]) -> None:
        for text in contributions:
            if not text.isprintable() or len(text) > MOST_CONTRIBUTION:
                raise BadInput("bad-contribution", text=text, most=MOST_CONTRIBUTION)
        super().__init__("fair", seed, contributions)
        self.commitment = commitment(seed, setup)


class SeedCommitment:
    """A secret seed for one match, and the commitment to it that is published.

    Contributions come after the commitment, once, so that whoever runs the match can neither
    choose the seed after seeing them nor reuse it for another table.
    """

    def __init__(self, setup: Setup, seed: bytes | None = None) -> None:
        """With a new seed, or one that was stored before a restart."""
        self._seed: bytes | None = seed or secrets.token_bytes(32)
        self._setup = setup
        self.commitment = commitment(self._seed, setup)

    def secret_seed(self) -> bytes:
        """The seed, for storage only: nobody may see it before the end."""
        if self._seed is None:
            raise ValueError("contributions have been taken")
        return self._seed

    def contribute(self, texts: Sequence[str]) -> Fair:
        """Take the contributions in the order of the seats; return the shuffler of the match."""
        seed, self._seed = self.secret_seed(), None
        return Fair(seed, self._setup, texts)


def commitment(seed: bytes, setup: Setup) -> str:
    """The SHA-256 of the seed and the setup."""
    return hashlib.sha256(seed + "\n".join(setup.lines()).encode()).hexdigest()


def fair(setup: Setup) -> SeedCommitment:
    """Draw a seed for a match and commit to it."""
    return SeedCommitment(setup)


def secret() -> HmacShuffler:
    """A shuffler with a random seed that is not disclosed."""
    return HmacShuffler("secret", secrets.token_bytes(32))


class Stacked:
    """Predetermined orders: decks from files, or a record being replayed.

    When they are used up, the shuffler ``then`` goes on, if there is one.
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
    """Orders from the linear congruential generator of 32 bits that an old assignment prints."""

    def __init__(self, seed: int) -> None:
        self.name = f"lcg {seed}"
        self.seed = seed % 2**32

    def order(self, cards: Sequence[int], earlier: Sequence[int]) -> list[int]:
        x = self.seed

        def below(n: int) -> int:
            nonlocal x
            x = (1103515245 * x + 12345) % 2**32
            return x // 32 % 32768 % n

        for size in earlier:  # the piles before it used up numbers of the same stream
            durstenfeld(range(size), below)
        return durstenfeld(cards, below)
