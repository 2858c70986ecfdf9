"""Loops over any game: plain functions, linked with one game's rules to run.

``rules`` and ``ask`` are bound by ``link.py`` (interpreted) or ``compiled.py``.
Randomness comes from ``draw`` alone, which gives the same numbers both ways.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from . import contract
from .contract import NOBODY, SHUFFLER, WAIT
from .state import I8, I16, I64, BaseState, row, state

rules = cast("contract.Rules[Any]", None)  # bound to a game's when linked

LOW32 = 0xFFFFFFFF
ROOM = 12  # seats at a desk, if no more are taken


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


def ask(player: int, s: Any, seat: int, desk: Any, n: int) -> int:
    """Let the player of that number choose: ``first`` is 0, ``others`` the rest."""
    if player == 0:
        return first(s, seat, desk.out, n, desk.rng)
    return others(player - 1, s, seat, desk, n)


first = at_random


def others(player: int, s: Any, seat: int, desk: Any, n: int) -> int:
    """The end of the line of players: the random one again."""
    return at_random(s, seat, desk.out, n, desk.rng)


def desk(rules: contract.Rules[Any], players: Sequence[int]) -> Any:
    """What a loop has at hand: who plays, room for lists and piles, a random stream,
    and what the games came to. Declared like a state, so that compiled it is one
    record: rows of a record cost nothing to pass on, loose arrays are counted. It has
    room for more than sit there, so that the loops are compiled once for any number."""
    room = max(ROOM, len(players))

    @state
    class Desk(BaseState):
        seats = I8
        players = row(I8, room)
        out = row(I64, rules.CHOICES)
        pile = row(I16, rules.CARDS)
        rng = row(I64, 1)
        # Sums over games, by seat and in all.
        before = row(I64, room)
        results = row(I64, room)
        wins = row(I64, room)
        stakes = row(I64, room)
        moves = I64
        rounds = I64
        shortest = I64
        longest = I64

    laid = Desk()
    laid.seats = len(players)
    laid.players[: len(players)] = players
    laid.shortest = I64.most
    return laid


def hear_others(s: Any, desk: Any, actor: int) -> int:
    """Poll the seats out of turn, in order, as long as somebody may speak."""
    spoken = 0
    for step in range(1, desk.seats):
        if not rules.open_to_others(s):
            return spoken
        seat = (actor + step) % desk.seats
        if seat == rules.to_act(s):
            continue
        n = rules.legal(s, seat, desk.out)
        if n > 0:
            action = ask(desk.players[seat], s, seat, desk, n)
            if action != WAIT:
                rules.apply(s, seat, action)
                spoken += 1
    return spoken


def playout(s: Any, desk: Any) -> int:
    """Play on to the end; return the number of moves made."""
    out, pile, rng = desk.out, desk.pile, desk.rng
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
        rules.apply(s, seat, ask(desk.players[seat], s, seat, desk, n))
        moves += 1
        if rules.open_to_others(s):
            moves += hear_others(s, desk, seat)


def copy_state(states: Any, to: int, source: int) -> None:
    """One row of states: overwrite a state with another. Compiled: a record copy."""
    states[to] = states[source].copy()


def many(states: Any, desk: Any, squares: Any, base: int, begin: int, end: int) -> None:
    """Play the games numbered ``begin`` to ``end`` and add up what they came to.

    ``states`` is a fresh state with the options in it, and room for one more;
    ``squares`` gets the squared results of each seat (they outgrow integers).
    """
    for game in range(begin, end):
        copy_state(states, 1, 0)
        s = states[1]
        seed(desk.rng, base, game)
        rules.start(s, desk.seats)
        for seat in range(desk.seats):
            desk.before[seat] = rules.score(s, seat)
        moves = playout(s, desk)
        for seat in range(desk.seats):
            result = rules.score(s, seat) - desk.before[seat]
            desk.results[seat] += result
            squares[seat] += float(result) * float(result)
            desk.wins[seat] += 1 if rules.place(s, seat) == 1 else 0
            desk.stakes[seat] += rules.staked(s, seat)
        desk.moves += moves
        desk.rounds += rules.rounds(s)
        desk.shortest = min(desk.shortest, moves)
        desk.longest = max(desk.longest, moves)
