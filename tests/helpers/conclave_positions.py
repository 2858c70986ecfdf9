"""What the tests of Conclave share: positions set up by hand, and those of random matches."""

from __future__ import annotations

from collections.abc import Sequence

from games_under_test import Position
from sobremesa.engine import Match, Outcome, Seat, Stacked
from sobremesa.games import find
from sobremesa.games.conclave.rules.cards import CARDS, NO_CARD
from sobremesa.games.conclave.rules.flow import begin_turn
from sobremesa.games.conclave.rules.followers import join
from sobremesa.games.conclave.rules.state import State

GAME = find("conclave")
NUMBER = GAME.notation.numbers.__getitem__
CODES = GAME.notation.cards
NAMES = ("Anna", "Bernat", "Carla", "David")
OPTIONS = GAME.options("conclave")


def dealt(seats: int, order: Sequence[int] = range(CARDS)) -> Match:
    """A match with the cards in this order."""
    return Match(GAME, [Seat(name) for name in NAMES[:seats]], Stacked([order]), undo=True)


def stand(match: Match, s: State) -> Match:
    """Put a match into a position."""
    match.restore({**match.snapshot(), "state": s.cells()})
    return match


def play(match: Match, *moves: str) -> Match:
    for move in moves:
        match.play(match.to_act, move)
    return match


def lowest_to_the_end(match: Match) -> Match:
    """Play on with the first move listed, always."""
    while not match.is_over:
        match.play(match.to_act, match.moves(match.to_act)[0])
    return match


def outcome(match: Match) -> Outcome:
    assert match.outcome is not None
    return match.outcome


def action_of(move: str) -> int:
    action = GAME.notation.parse(move)
    assert action is not None
    return action


def ceding(influence: Sequence[Sequence[int]]) -> Match:
    """Anna to move, with followers as given: one card for each sum."""
    match = dealt(len(influence))
    s = match.state.copy()
    for seat, sums in enumerate(influence):
        for which, total in enumerate(sums):
            if total:
                join(s, seat, which * 15 + 5 * (seat % 3) + total - 1)
    begin_turn(s, 0)
    return stand(match, s)


def with_piles(left: str, right: str, holes: int = 4, seats: int = 2) -> Match:
    """Anna to move, nobody to be won, with these piles, and more holes at the end of the
    board if wanted."""
    match = dealt(seats)
    s = match.state.copy()
    codes = [*right.split(), *left.split()]
    s.deck[: len(codes)] = [NUMBER(code) for code in codes]
    s.top = [len(right.split()), 0]
    s.bottom = [len(codes), len(right.split())]
    for cell in range(16 - (holes - 4), 16):
        s.board[cell] = NO_CARD
    s.holes = holes
    s.needed = 20
    return stand(match, s)


# Figure 5 of the rules page; and fifteen ravens, among whom a raven's crisis takes nobody.
CRISIS = "o4s t2g r5g v4s v1g *** p3c o2s b4g r3s t4c p1g p2s v2c o5g t5s"
IN_VAIN = " ".join(["***", *[code for code in CODES if code[2] == "c"][:15]])


def last_hole(emissary: str, board: str, needed: int = 10) -> Match:
    """Anna to move, with one hole left (``***``) and this card in her first slot."""
    match = dealt(2)
    s = match.state.copy()
    s.board = [NO_CARD if code == "***" else NUMBER(code) for code in board.split()]
    s.holes, s.needed = 1, needed
    s.hands[0][0] = NUMBER(emissary)
    return stand(match, s)


def positions(seats: int, seed: int) -> list[Position]:
    """Random positions from the beginning of a match to its end."""
    position = Position(GAME, OPTIONS, seats, seed)
    found = []
    while not position.is_over:
        snapshot = Position(GAME, OPTIONS, seats, seed)
        snapshot.s = position.s.copy()
        found.append(snapshot)
        position.step()
    return found
