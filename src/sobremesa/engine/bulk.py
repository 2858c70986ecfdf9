"""Loops over any game: plain functions, linked with one game's rules to run.

``rules`` and ``ask`` are bound by ``link.py`` (interpreted) or ``compiled.py``.
Randomness comes from ``draw`` alone, which gives the same numbers both ways.
"""

from __future__ import annotations

from typing import Any, cast

from . import contract
from .contract import NOBODY, SHUFFLER, WAIT

rules = cast("contract.Rules", None)  # bound to a game's when linked

LOW32 = 0xFFFFFFFF


def step(x: int) -> int:
    """The next 32-bit state of the stream.

    Every product here stays below 2⁶³, so that Python's integers and the
    machine's agree without further care.
    """
    return (x * 747796405 + 2891336453) & LOW32


def spread(x: int) -> int:
    """A state made into 32 bits that show no pattern (a permuted generator)."""
    word = (((x >> ((x >> 28) + 4)) ^ x) * 277803737) & LOW32
    return (word >> 22) ^ word


def draw(rng: Any, n: int) -> int:
    """A number from 0 to n − 1 (n < 2³¹); ``rng`` is a row of one cell."""
    x = rng[0]
    rng[0] = step(x)
    return (spread(x) * n) >> 32


def seed(rng: Any, base: int, game: int) -> None:
    """Start the stream of one numbered game, different for every number below 2³²."""
    x = spread(step((base ^ (base >> 32)) & LOW32))
    rng[0] = spread(step((x + game) & LOW32))


def swap(cards: Any, i: int, j: int) -> None:
    card = cards[j]
    cards[j] = cards[i]
    cards[i] = card


def shuffle(cards: Any, n: int, rng: Any) -> None:
    """Durstenfeld's shuffle of the first n cards, in place.

    One word serves two cards: what is left below the point after the first draw
    is as good as a new word. No order is favoured by more than n² in 2³².
    """
    x = rng[0]  # kept out of the row, and stepped half as often: twice as fast
    for i in range(n - 1, 0, -2):
        word = spread(x) * (i + 1)
        x = step(x)
        swap(cards, i, word >> 32)
        swap(cards, i - 1, ((word & LOW32) * i) >> 32)
    rng[0] = x


def at_random(s: Any, seat: int, out: Any, n: int, rng: Any) -> int:
    """The random player: any listed action."""
    action: int = out[draw(rng, n)]
    return action


def ask(player: int, s: Any, seat: int, out: Any, n: int, rng: Any) -> int:
    """Let the player of that number choose: ``first`` is 0, ``others`` the rest."""
    if player == 0:
        return first(s, seat, out, n, rng)
    return others(player - 1, s, seat, out, n, rng)


first = at_random


def others(player: int, s: Any, seat: int, out: Any, n: int, rng: Any) -> int:
    """The end of the line of players: the random one again."""
    return at_random(s, seat, out, n, rng)


def hear_others(s: Any, players: Any, seats: int, actor: int, out: Any, rng: Any) -> int:
    """Poll the seats out of turn, in order, as long as somebody may speak."""
    spoken = 0
    for step in range(1, seats):
        if not rules.open_to_others(s):
            return spoken
        seat = (actor + step) % seats
        if seat == rules.to_act(s):
            continue
        n = rules.legal(s, seat, out)
        if n > 0:
            action = ask(players[seat], s, seat, out, n, rng)
            if action != WAIT:
                rules.apply(s, seat, action)
                spoken += 1
    return spoken


def borrow(cells: Any) -> Any:
    """A row for the time of a loop. Compiled: one whose references nobody counts,
    which would take a sixth of the time."""
    return cells


def playout(s: Any, players: Any, seats: int, out: Any, pile: Any, rng: Any) -> int:
    """Play on to the end; return the number of moves made."""
    out, pile, rng = borrow(out), borrow(pile), borrow(rng)
    moves = 0
    while True:
        seat = rules.to_act(s)
        if seat == NOBODY:
            return moves
        if seat == SHUFFLER:
            n = rules.waiting(s, pile)
            shuffle(pile, n, rng)
            rules.deal(s, pile, n)
            continue
        n = rules.legal(s, seat, out)
        rules.apply(s, seat, ask(players[seat], s, seat, out, n, rng))
        moves += 1
        if rules.open_to_others(s):
            moves += hear_others(s, players, seats, seat, out, rng)


def copy_state(states: Any, to: int, source: int) -> None:
    """One row of states: overwrite a state with another. Compiled: a record copy."""
    states[to] = states[source].copy()


def many(
    states: Any, players: Any, seats: int, out: Any, pile: Any, rng: Any,
    base: int, begin: int, end: int, sums: Any, squares: Any, lengths: Any,
) -> None:  # fmt: skip
    """Play the games numbered ``begin`` to ``end`` and add up what they came to.

    ``states`` is a fresh state with the options in it, and room for one more.
    ``sums`` gets, per seat: results, wins, stakes; ``squares``: results squared;
    ``lengths``: moves, rounds, then the shortest and the longest game in moves.
    """
    for game in range(begin, end):
        copy_state(states, 1, 0)
        s = states[1]
        seed(rng, base, game)
        rules.start(s, seats)
        for seat in range(seats):
            sums[seat][3] = rules.score(s, seat)
        moves = playout(s, players, seats, out, pile, rng)
        for seat in range(seats):
            result = rules.score(s, seat) - sums[seat][3]
            sums[seat][0] += result
            squares[seat] += float(result) * float(result)
            if rules.place(s, seat) == 1:
                sums[seat][1] += 1
            sums[seat][2] += rules.staked(s, seat)
        lengths[0] += moves
        lengths[1] += rules.rounds(s)
        lengths[2] = min(lengths[2], moves)
        lengths[3] = max(lengths[3], moves)
