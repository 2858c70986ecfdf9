"""Loops over any game: plain functions, linked with one game's rules to run.

``rules`` and ``ask`` are bound by ``linker.py`` (interpreted) or ``compiler.py`` (compiled).
Randomness comes from ``draw`` alone, which gives the same numbers both ways.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from ..engine import contract
from ..engine.contract import NOBODY, SHUFFLER, WAIT
from ..engine.rng import at_random, next_card, seed
from ..engine.state import I8, I16, I64, BaseState, copy_state, row, state

rules = cast("contract.Rules[Any]", None)  # bound to a game's when linked

ROOM = 12  # seats at a desk, if no more are taken
LONGEST = 10_000_000  # moves: a game that lasts longer is given up as endless

# Compiled, these become part of whatever calls them, however long they are.
IN_PLACE = (next_card,)


# -- players ---------------------------------------------------------------------------


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
    """What a seat has won: its score, unless the rules define ``gain``."""
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
        out = row(I64, rules.max_actions)
        pile = row(I16, rules.max_cards)
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
            rules.mix(s, pile, n, rng)
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
