"""Shufflers: they put the cards of a pile in order.

``fair`` commits to a secret seed before play and reveals it afterwards, so that anybody can
compute every shuffle again. The seats contribute to it by commit and reveal: each sends a hash of its
text first (docs/fairness.md has the recipe).
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import secrets
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from .errors import BadInput
from .setup import PERSON, Setup

MOST_CONTRIBUTION = 200  # characters
HASH = re.compile("[0-9a-f]{64}")


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
        contributed = compact_json(self.contributions)
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


def compact_json(texts: Sequence[str]) -> str:
    return json.dumps(texts, ensure_ascii=False, separators=(",", ":"))


def seeded(number: int) -> HmacShuffler:
    """A shuffler repeatable from a number; whoever knows the number knows the cards."""
    return HmacShuffler(f"seeded {number}", hashlib.sha256(f"sobremesa {number}".encode()).digest())


# -- fair shuffling: commit to a seed, hash contributions, reveal them, reveal the seed ------------------


class Fair(HmacShuffler):
    """Orders from a secret seed that was committed to before the contributions came in.

    ``hashes`` are those that the seats sent before any contribution was revealed, in their order, empty
    for a seat that sent none; None in matches of before hashes were asked for.
    """

    def __init__(
        self, seed: bytes, setup: Setup, contributions: Sequence[str], hashes: Sequence[str] | None = None
    ) -> None:
        for text in contributions:
            if not is_contribution(text):
                raise BadInput("bad-contribution", text=text, most=MOST_CONTRIBUTION)
        super().__init__("fair", seed, contributions)
        self.hashes = None if hashes is None else tuple(hashes)
        self.commitment = commitment(seed, setup)


class SeedCommitment:
    """A secret seed for one match, and the commitment to it that is published.

    Contributions come after the commitment, once, so that whoever runs the match can neither
    choose the seed after seeing them nor reuse it for another table.
    """

    def __init__(self, setup: Setup) -> None:
        seed = secrets.token_bytes(32)
        self._seed: bytes | None = seed
        self._setup = setup
        self.commitment = commitment(seed, setup)

    def secret_seed(self) -> bytes:
        """The seed, for storage only: nobody may see it before the end."""
        if self._seed is None:
            raise ValueError("contributions have been taken")
        return self._seed

    def contribute_names(self) -> Fair:
        """The shuffler of a match on one machine: people who share it with the dealer gain nothing
        from contributing more than their names."""
        return self.contribute([seat.name if seat.player == PERSON else "" for seat in self._setup.seats])

    def contribute(self, texts: Sequence[str]) -> Fair:
        """Take the contributions of all seats, in their order; return the shuffler of the match."""
        seed, self._seed = self.secret_seed(), None
        id = self._setup.id
        hashes = [text and contribution_hash(id, seat, text) for seat, text in enumerate(texts)]
        return Fair(seed, self._setup, texts, hashes)


def is_contribution(text: str) -> bool:
    """Whether a record can hold this text."""
    return text.isprintable() and len(text) <= MOST_CONTRIBUTION


def contribution_hash(match: str, seat: int, text: str) -> str:
    """The SHA-256 of a contribution with its match and seat: no other seat or match can open it."""
    return hashlib.sha256(f"sobremesa contribution\n{match}\n{seat}\n{text}".encode()).hexdigest()


def hash_list_digest(hashes: Sequence[str]) -> str:
    """The SHA-256 of the list of all seats' hashes: one value to remember it by."""
    return hashlib.sha256(compact_json(hashes).encode()).hexdigest()


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
