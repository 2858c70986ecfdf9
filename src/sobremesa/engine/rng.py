"""Random numbers for bulk play, bots and tests: a seeded generator, an unbiased shuffle, cards on demand.

Everything here compiles: the functions work on rows of integers and give the same numbers
interpreted and compiled.
"""

from __future__ import annotations

from typing import Any

LOW32 = 0xFFFFFFFF

# -- random numbers --------------------------------------------------------------------
#
# xoshiro128++ of Blackman and Vigna: four words of 32 bits, a period of 2¹²⁸ − 1. It
# needs sums, shifts and exclusive ors alone, all below 2⁶³ here, so that Python's
# integers and the machine's agree. docs/numbers.md tells how far it was tested.


def turned(x: int, bits: int) -> int:
    """A word of 32 bits, turned to the left."""
    return ((x << bits) | (x >> (32 - bits))) & LOW32


def spoken(a: int, d: int) -> int:
    """The number that a state of the generator gives."""
    return (turned((a + d) & LOW32, 7) + a) & LOW32


def advanced(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """The state after this one."""
    shifted = (b << 9) & LOW32
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    return a, b, c ^ shifted, turned(d, 11)


def below(n: int, a: int, b: int, c: int, d: int) -> tuple[int, int, int, int, int]:
    """A number from 0 to n − 1 (n < 2³¹), each as likely as any other, and the next state.

    Lemire's method: a word times n, the part above 2³². Where the part below is less
    than 2³² mod n the word is one of those left over, and another is taken.
    """
    while True:
        product = spoken(a, d) * n
        a, b, c, d = advanced(a, b, c, d)
        rest = product & LOW32
        if rest >= n or rest >= (1 << 32) % n:  # almost always the first: nothing is divided
            return product >> 32, a, b, c, d


def draw(rng: Any, n: int) -> int:
    """A number from 0 to n − 1 (n < 2³¹); ``rng`` is a row of four cells."""
    number, rng[0], rng[1], rng[2], rng[3] = below(n, rng[0], rng[1], rng[2], rng[3])
    return number


def mixed(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """Four words stirred until each depends on every bit of all: Bernstein's quarter
    round, ten times with other constants. Every step can be undone, so different words
    stay different. (Zeros, which the generator cannot leave, come from a game's number
    that nobody reaches.)"""
    for time in range(1, 11):
        a = (a + b + time * 0x9E3779B9) & LOW32
        d = turned(d ^ a, 16)
        c = (c + d) & LOW32
        b = turned(b ^ c, 12)
        a = (a + b) & LOW32
        d = turned(d ^ a, 8)
        c = (c + d) & LOW32
        b = turned(b ^ c, 7)
    return a, b, c, d


def seed(rng: Any, base: int, game: int) -> None:
    """Start the stream of one numbered game: no other seed or number, of 64 bits each, has it."""
    rng[0], rng[1], rng[2], rng[3] = mixed(
        base & LOW32, (base >> 32) & LOW32, game & LOW32, (game >> 32) & LOW32
    )


def swap(cards: Any, i: int, j: int) -> None:
    card = cards[j]
    cards[j] = cards[i]
    cards[i] = card


def shuffle(cards: Any, n: int, rng: Any) -> None:
    """Durstenfeld's shuffle of the first n cards (n < 2¹⁶), in place.

    A number below (i + 1) · i, without bias like that of ``below``, has two digits: one
    below i + 1 and one below i. So it serves two cards.
    """
    a, b, c, d = rng[0], rng[1], rng[2], rng[3]  # out of the row: a third faster
    for i in range(n - 1, 0, -2):
        first = spoken(a, d) * (i + 1)
        second = (first & LOW32) * i
        a, b, c, d = advanced(a, b, c, d)
        if second & LOW32 < (i + 1) * i:
            left_over = (1 << 32) % ((i + 1) * i)
            while second & LOW32 < left_over:
                first = spoken(a, d) * (i + 1)
                second = (first & LOW32) * i
                a, b, c, d = advanced(a, b, c, d)
        swap(cards, i, first >> 32)
        swap(cards, i - 1, second >> 32)
    rng[0], rng[1], rng[2], rng[3] = a, b, c, d


# -- cards on demand -------------------------------------------------------------------
#
# Most of a pile is often never seen. Where a game says so (see ``contract.py``) bulk play
# leaves it in any order and lends the state a stream of its own, its ``luck``; then a step
# of the shuffle is taken whenever a card is.


def is_lent(luck: Any) -> bool:
    """Whether the state was lent any: none is four zeros."""
    lent: bool = luck[0] | luck[1] | luck[2] | luck[3] != 0
    return lent


def next_card(pile: Any, at: int, end: int, luck: Any) -> int:
    """The card at a place of the pile, all before it having been taken. With luck it may be any
    of those from there to the end; without, as at every table, the pile has been shuffled."""
    if luck[0] | luck[1] | luck[2] | luck[3] == 0:  # not is_lent: a call for every card tells
        shuffled: int = pile[at]
        return shuffled
    place = at + draw(luck, end - at)
    card: int = pile[place]
    pile[place] = pile[at]
    pile[at] = card
    return card


def mix_on_demand(s: Any, pile: Any, n: int, rng: Any) -> None:
    """Lend the state its luck, once in a game; no other game has the same."""
    if not is_lent(s.luck):
        s.luck[0], s.luck[1], s.luck[2], s.luck[3] = mixed(rng[0], rng[1], rng[2], rng[3])


def at_random(s: Any, seat: int, out: Any, n: int, rng: Any) -> int:
    """The random player: any listed action."""
    action: int = out[draw(rng, n)]
    return action
