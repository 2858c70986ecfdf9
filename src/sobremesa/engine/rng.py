"""Random numbers for bulk play, bots and tests: a seeded generator, an unbiased shuffle, cards on demand.

Everything here compiles: the functions work on rows of integers and give the same numbers
interpreted and compiled. ``docs/numbers.md`` says how they were tested and where they come from.
"""

from __future__ import annotations

from typing import Protocol

from .state import BaseState, IntRow

LOW32 = 0xFFFFFFFF

# -- random numbers --------------------------------------------------------------------
#
# xoshiro128++ (Blackman and Vigna 2021, "Scrambled linear pseudorandom number generators"):
# a state of four words of 32 bits, a period of 2¹²⁸ − 1. It needs sums, shifts and exclusive
# ors alone, all below 2⁶³ here, so that Python's integers and the machine's agree.


def rotate_left(x: int, bits: int) -> int:
    """Rotate a word of 32 bits."""
    return ((x << bits) | (x >> (32 - bits))) & LOW32


def output(a: int, d: int) -> int:
    """The word that a state of the generator gives: its ``++`` scrambler."""
    return (rotate_left((a + d) & LOW32, 7) + a) & LOW32


def next_state(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    shifted = (b << 9) & LOW32
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    return a, b, c ^ shifted, rotate_left(d, 11)


def bounded(n: int, a: int, b: int, c: int, d: int) -> tuple[int, int, int, int, int]:
    """A uniform number from 0 to n − 1 (n < 2³¹), and the next state.

    Lemire's method (2019, "Fast random integer generation in an interval"): the upper half of a
    word times n. Words whose lower half is less than 2³² mod n are rejected, or some numbers
    would come more often.
    """
    while True:
        product = output(a, d) * n
        a, b, c, d = next_state(a, b, c, d)
        low = product & LOW32
        if low >= n or low >= (1 << 32) % n:  # the first is almost always true and divides nothing
            return product >> 32, a, b, c, d


def draw(rng: IntRow, n: int) -> int:
    """A uniform number from 0 to n − 1 (n < 2³¹); ``rng`` is the state of the generator, four cells."""
    number, rng[0], rng[1], rng[2], rng[3] = bounded(n, rng[0], rng[1], rng[2], rng[3])
    return number


def avalanche(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """Mix four words until every bit of each depends on every bit of all.

    Ten times the quarter round of ChaCha (Bernstein 2008), with a constant added that differs
    from round to round. Every step is invertible, so different words stay different. (The words
    that give four zeros, a state which the generator cannot leave, have a game's number that
    nobody reaches.)
    """
    for time in range(1, 11):
        a = (a + b + time * 0x9E3779B9) & LOW32
        d = rotate_left(d ^ a, 16)
        c = (c + d) & LOW32
        b = rotate_left(b ^ c, 12)
        a = (a + b) & LOW32
        d = rotate_left(d ^ a, 8)
        c = (c + d) & LOW32
        b = rotate_left(b ^ c, 7)
    return a, b, c, d


def seed(rng: IntRow, base: int, game: int) -> None:
    """Start the stream of one numbered game: no other seed or number, of 64 bits each, has the same."""
    rng[0], rng[1], rng[2], rng[3] = avalanche(
        base & LOW32, (base >> 32) & LOW32, game & LOW32, (game >> 32) & LOW32
    )


def swap(cards: IntRow, i: int, j: int) -> None:
    card = cards[j]
    cards[j] = cards[i]
    cards[i] = card


def shuffle(cards: IntRow, n: int, rng: IntRow) -> None:
    """Shuffle the first n cards (n < 2¹⁶) in place: Fisher–Yates in Durstenfeld's version.

    One word serves two cards, as the digits of a uniform number below (i + 1) · i, one below i + 1
    and one below i (Brackett-Rozinsky and Lemire 2024, "Batched ranged random integer generation").
    """
    a, b, c, d = rng[0], rng[1], rng[2], rng[3]  # local variables: a third faster than the row
    for i in range(n - 1, 0, -2):
        first = output(a, d) * (i + 1)
        second = (first & LOW32) * i
        a, b, c, d = next_state(a, b, c, d)
        if second & LOW32 < (i + 1) * i:
            threshold = (1 << 32) % ((i + 1) * i)
            while second & LOW32 < threshold:
                first = output(a, d) * (i + 1)
                second = (first & LOW32) * i
                a, b, c, d = next_state(a, b, c, d)
        swap(cards, i, first >> 32)
        swap(cards, i - 1, second >> 32)
    rng[0], rng[1], rng[2], rng[3] = a, b, c, d


# -- cards on demand -------------------------------------------------------------------
#
# Most of a pile is often never seen. Where the rules say so (``mix=mix_on_demand``, see
# ``contract.py``) bulk play leaves a pile in any order and gives the state a generator of its
# own, the cells ``pile_rng``; then one step of the shuffle is made whenever a card is taken. At a
# table ``pile_rng`` stays four zeros: there the pile was shuffled as a whole.


class HasPileRng(Protocol):
    """A state with the cells ``pile_rng = row(I64, 4)``."""

    @property
    def pile_rng(self) -> IntRow: ...


def is_seeded(rng: IntRow) -> bool:
    """False for four zeros: cards come in the order in which they lie."""
    return rng[0] | rng[1] | rng[2] | rng[3] != 0


def next_card(pile: IntRow, at: int, end: int, rng: IntRow) -> int:
    """Take the card at a place of the pile, all before it having been taken.

    On demand it is any of those from there to the end; otherwise the pile was shuffled before.
    """
    if rng[0] | rng[1] | rng[2] | rng[3] == 0:  # not is_seeded(): a call for every card costs time
        return pile[at]
    place = at + draw(rng, end - at)
    card = pile[place]
    pile[place] = pile[at]
    pile[at] = card
    return card


def mix_on_demand(s: HasPileRng, pile: IntRow, n: int, rng: IntRow) -> None:
    """Seed the state's ``pile_rng`` once in a game; no other game has the same."""
    if not is_seeded(s.pile_rng):
        own = s.pile_rng
        own[0], own[1], own[2], own[3] = avalanche(rng[0], rng[1], rng[2], rng[3])


def at_random(s: BaseState, seat: int, out: IntRow, n: int, rng: IntRow) -> int:
    """The random player: any listed action."""
    return out[draw(rng, n)]
