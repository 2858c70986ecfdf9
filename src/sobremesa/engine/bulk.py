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
LONGEST = 10_000_000  # moves: a game that lasts longer is given up as endless

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


def mix(s: Any, pile: Any, n: int, rng: Any) -> None:
    """A game that deals on demand says so itself."""
    shuffle(pile, n, rng)


# Compiled, these become part of whatever calls them, however long they are.
IN_PLACE = (next_card,)


# -- players ---------------------------------------------------------------------------


def at_random(s: Any, seat: int, out: Any, n: int, rng: Any) -> int:
    """The random player: any listed action."""
    action: int = out[draw(rng, n)]
    return action


def ask(player: int, s: Any, seat: int, desk: Any, n: int) -> int:
    """Let the player of that number choose: ``first`` is 0, ``others`` the rest."""
    if player == 0:
        return first(s, seat, desk.out, n, desk.rng)
    return others(player - 1, s, seat, desk, n)


def ask_last(player: int, s: Any, seat: int, desk: Any, n: int) -> int:
    """The end of the line of players."""
    return last(s, seat, desk.out, n, desk.rng)


first = last = at_random
others = ask_last


# -- what a game may say besides its rules ---------------------------------------------


def gain(s: Any, seat: int) -> int:
    """What a seat has won; a game in which they bring something along says so itself."""
    return rules.score(s, seat)


def watch(s: Any, tally: Any, seat: int, action: int) -> None:
    """After every move, or deal of the SHUFFLER: count what is worth counting in this game."""


# -- games -----------------------------------------------------------------------------


def desk(rules: contract.Rules[Any], players: Sequence[int], tally: type[BaseState] = BaseState) -> Any:
    """What a loop has at hand: who plays, room for lists and piles, a random stream, and
    what the game counts. Declared like a state, so that compiled it is one record: rows
    of a record cost nothing to pass on, loose arrays are counted. It has room for more
    than sit there, so that the loops are compiled once for any number."""
    room = max(ROOM, len(players))

    @state
    class Desk(tally):  # type: ignore[misc, valid-type]  # which one is known when a game is
        seats = I8
        players = row(I8, room)
        out = row(I64, rules.CHOICES)
        pile = row(I16, rules.CARDS)
        rng = row(I64, 4)

    laid = Desk()
    laid.seats = len(players)
    laid.players[: len(players)] = players
    laid.rng[0] = 1  # until a game seeds it: a stream of zeros would never move
    return laid


def sheet(seats: int) -> Any:
    """A line on which is written what one game came to, seat by seat."""
    room = max(ROOM, seats)

    @state
    class Sheet(BaseState):
        moves = I64
        rounds = I64
        results = row(I64, room)
        stakes = row(I64, room)
        places = row(I8, room)

    return Sheet()


def hear_others(s: Any, desk: Any, actor: int) -> int:
    """Poll the seats out of turn, in order, as long as somebody may speak."""
    heard = 0
    for step in range(1, desk.seats):
        if not rules.open_to_others(s):
            return heard
        seat = (actor + step) % desk.seats
        if seat == rules.to_act(s):
            continue
        n = rules.legal(s, seat, desk.out)
        if n > 0:
            action = ask(desk.players[seat], s, seat, desk, n)
            if action != WAIT:
                rules.apply(s, seat, action)
                watch(s, desk, seat, action)
                heard += 1
    return heard


def playout(s: Any, desk: Any) -> int:
    """Play on to the end, or until it is clear that there is none; return the number of moves."""
    out, pile, rng = desk.out, desk.pile, desk.rng
    moves = 0
    while moves < LONGEST:
        seat = rules.to_act(s)
        if seat == NOBODY:
            break
        if seat == SHUFFLER:
            n = rules.waiting(s, pile)
            mix(s, pile, n, rng)
            rules.deal(s, pile, n)
            watch(s, desk, SHUFFLER, WAIT)
            continue
        n = rules.legal(s, seat, out)
        action = ask(desk.players[seat], s, seat, desk, n)
        rules.apply(s, seat, action)
        watch(s, desk, seat, action)
        moves += 1
        if rules.open_to_others(s):
            moves += hear_others(s, desk, seat)
    return moves


def copy_state(states: Any, to: int, source: int) -> None:
    """One row of states: overwrite a state with another. Compiled: a record copy."""
    states[to] = states[source].copy()


def write_down(s: Any, desk: Any, sheet: Any, moves: int) -> None:
    sheet.moves = moves
    sheet.rounds = rules.rounds(s)
    for seat in range(desk.seats):
        sheet.results[seat] = gain(s, seat)
        sheet.stakes[seat] = rules.staked(s, seat)
        sheet.places[seat] = rules.place(s, seat)


def many(states: Any, desk: Any, sheets: Any, base: int, begin: int, end: int) -> int:
    """Play the games numbered ``begin`` to ``end``, as far as they end; return how many did.

    ``states`` is a fresh state with the options in it, and room for one more;
    ``sheets`` has a line for each game.
    """
    for game in range(begin, end):
        copy_state(states, 1, 0)
        s = states[1]
        seed(desk.rng, base, game)
        rules.start(s, desk.seats)
        moves = playout(s, desk)
        if rules.to_act(s) != NOBODY:
            return game - begin
        write_down(s, desk, sheets[game - begin], moves)
    return end - begin
