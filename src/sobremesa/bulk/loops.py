"""Loops over any game: plain functions, run once they are linked with one game's rules.

``linker.py`` binds ``rules``, ``choose``, ``gain`` and ``update_tally`` to those of a game, and ``veil``
and ``sample`` where its information is linked too. Loops of other modules are linked alike, if they
import these names from here. Randomness comes from ``engine/rng.py`` alone, which gives the same
numbers interpreted and compiled.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from ..engine import contract
from ..engine.contract import NOBODY, SHUFFLER, WAIT
from ..engine.rng import at_random, next_card, seed
from ..engine.state import I8, I16, I64, BaseState, IntRow, copy_state, row, state

rules = cast("contract.Rules", None)

MIN_CAPACITY = 12  # seats; rows are longer only if more than that sit at a table
MAX_MOVES = 10_000_000  # a game that lasts longer is given up as endless

# Inlined into every caller when compiled, however long they are.
INLINED = (next_card,)


# -- what the loops work on ------------------------------------------------------------


class Workspace(BaseState):
    """Who plays, space for lists of actions and for piles, a random stream, and what the game counts.

    Declared like a state, so that compiled it is one record: rows of a record cost nothing to pass
    on, loose arrays are reference-counted.
    """

    seats = I8
    players = row(I8, 0)  # the lengths of rows depend on the game
    out = row(I64, 0)
    pile = row(I16, 0)
    rng = row(I64, 4)


def new_workspace(
    rules: contract.Rules, players: Sequence[int], tally: type[BaseState] = BaseState
) -> Workspace:
    """A workspace for bots given by their index, with the cells in which the game counts."""
    capacity = max(MIN_CAPACITY, len(players))  # so that the loops are compiled once for any number

    @state
    class SizedWorkspace(Workspace, tally):  # type: ignore[misc, valid-type]  # a base known at run time
        players = row(I8, capacity)
        out = row(I64, rules.max_actions)
        pile = row(I16, rules.max_cards)

    workspace = SizedWorkspace()
    workspace.seats = len(players)
    for seat, player in enumerate(players):
        workspace.players[seat] = player
    workspace.rng[0] = 1  # until a game seeds it: the generator never leaves a state of zeros
    return workspace


class GameResult(BaseState):
    """What one game came to; rows have a cell for each seat."""

    moves = I64
    rounds = I64
    results = row(I64, 0)
    stakes = row(I64, 0)
    places = row(I8, 0)


def new_result(seats: int) -> GameResult:
    capacity = max(MIN_CAPACITY, seats)

    @state
    class SizedResult(GameResult):
        results = row(I64, capacity)
        stakes = row(I64, capacity)
        places = row(I8, capacity)

    return SizedResult()


# -- players ---------------------------------------------------------------------------


def choose(player: int, s: BaseState, seat: int, workspace: Workspace, n: int) -> int:
    """Let the player of that index choose one of n actions: ``first_player`` has index 0."""
    if player == 0:
        return first_player(s, seat, workspace.out, n, workspace.rng)
    return other_players(player - 1, s, seat, workspace, n)


def choose_last(player: int, s: BaseState, seat: int, workspace: Workspace, n: int) -> int:
    """``choose`` for the last player, whatever the index."""
    return last_player(s, seat, workspace.out, n, workspace.rng)


first_player = last_player = at_random
other_players = choose_last


# -- what a game may define besides its rules ------------------------------------------


def gain(s: BaseState, seat: int) -> int:
    """What a seat has won: its score, unless the rules define ``gain``."""
    return rules.score(s, seat)


def update_tally(s: BaseState, tally: BaseState, seat: int, action: int) -> None:
    """Called after every move, and every deal of the SHUFFLER: ``statistics.py`` of a game counts here."""


def veil(s: BaseState, seat: int) -> None:
    """Erase all that this seat cannot know: ``information.veil`` of a game."""


def sample(s: BaseState, seat: int, rng: IntRow) -> None:
    """Fill what was erased with one possible world: ``information.sample`` of a game."""


# -- games -----------------------------------------------------------------------------


def poll_others(s: BaseState, workspace: Workspace, actor: int) -> int:
    """Ask the seats out of turn, in order, while the game is open to them; return the number of moves."""
    moves = 0
    for step in range(1, workspace.seats):
        if not rules.open_to_others(s):
            return moves
        seat = (actor + step) % workspace.seats
        if seat == rules.to_act(s):
            continue
        n = rules.legal(s, seat, workspace.out)
        if n > 0:
            action = choose(workspace.players[seat], s, seat, workspace, n)
            if action != WAIT:
                rules.apply(s, seat, action)
                update_tally(s, workspace, seat, action)
                moves += 1
    return moves


def advance(s: BaseState, workspace: Workspace, seat: int) -> int:
    """The deal of the SHUFFLER, or the move of the seat in turn and what others do on it; return the
    number of moves."""
    if seat == SHUFFLER:
        n = rules.waiting(s, workspace.pile)
        rules.mix(s, workspace.pile, n, workspace.rng)
        rules.deal(s, workspace.pile, n)
        update_tally(s, workspace, SHUFFLER, WAIT)
        return 0
    n = rules.legal(s, seat, workspace.out)
    action = choose(workspace.players[seat], s, seat, workspace, n)
    rules.apply(s, seat, action)
    update_tally(s, workspace, seat, action)
    return 1 + poll_others(s, workspace, seat) if rules.open_to_others(s) else 1


def playout(s: BaseState, workspace: Workspace) -> int:
    """Play on to the end, or for MAX_MOVES; return the number of moves."""
    moves = 0
    while moves < MAX_MOVES:
        seat = rules.to_act(s)
        if seat == NOBODY:
            break
        moves += advance(s, workspace, seat)
    return moves


def play_on(s: BaseState, workspace: Workspace, rounds: int, most: int) -> int:
    """Play on until so many rounds of the match are over, for ``most`` moves at most; return the
    number of moves."""
    moves = 0
    while moves < most and rules.rounds(s) < rounds:
        seat = rules.to_act(s)
        if seat == NOBODY:
            break
        moves += advance(s, workspace, seat)
    return moves


def write_result(s: BaseState, workspace: Workspace, result: GameResult, moves: int) -> None:
    result.moves = moves
    result.rounds = rules.rounds(s)
    for seat in range(workspace.seats):
        result.results[seat] = gain(s, seat)
        result.stakes[seat] = rules.staked(s, seat)
        result.places[seat] = rules.place(s, seat)


def play_games(
    states: list[BaseState],
    workspace: Workspace,
    results: Sequence[GameResult],
    base: int,
    begin: int,
    end: int,
) -> int:
    """Play the games numbered ``begin`` to ``end`` of the seed ``base``; return how many ended.

    ``states`` is a fresh state with the options in it, and a second one to play on. The first game
    that does not end is the last one played.
    """
    for game in range(begin, end):
        copy_state(states, 1, 0)
        s = states[1]
        seed(workspace.rng, base, game)
        rules.start(s, workspace.seats)
        moves = playout(s, workspace)
        if rules.to_act(s) != NOBODY:
            return game - begin
        write_result(s, workspace, results[game - begin], moves)
    return end - begin
