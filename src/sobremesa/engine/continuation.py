"""Matches that go on from a moment of another one, in a world that a seat considered possible there.

Whoever takes a seat over must not learn what really lay hidden: the position of the new match is a
sampled world, made of what the seat could know (``veil`` and ``sample``) and of nothing else. It is part
of the new match's setup, so its record replays without the other one.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

from .contract import LEAVE
from .entries import Deal, Move
from .errors import BadInput
from .match import Match
from .setup import PERSON, Seat, Setup, Source
from .shufflers import Stacked
from .state import IntRow


def continuation(match: Match, moves: int, seat: int, players: Sequence[Seat], rng: IntRow) -> Setup:
    """The setup of a match that goes on after so many moves of another, with these players.

    ``seat`` is taken over: every card that it had not seen is drawn anew. Before the end of a match only
    people's seats can be: what bots hold nobody may see yet.
    """
    if not 0 <= seat < len(match.seats):
        raise BadInput("no-such-seat", number=seat + 1)
    if not match.is_over and match.seats[seat].player != PERSON:
        raise BadInput("seat-not-seen", name=match.seats[seat].name)
    then = rewound(match, moves)
    rules, world = match.game.rules, then.state.copy()
    if then.is_over or rules.refusal(world, seat, LEAVE):
        raise BadInput("nothing-to-play-on", moves=moves)
    match.game.information.veil(world, seat)
    match.game.information.sample(world, seat, rng)
    cells = {name: cell for name, cell in world.cells().items() if name not in match.options.ALL}
    position = json.dumps(cells, separators=(",", ":"))
    source = Source(match.setup.id, moves, seat, position)
    return Setup(match.game, tuple(players), match.variant, match.options, source=source)


def default_seat(match: Match, moves: int) -> int:
    """The seat that moves next, if it may be taken over; else the first person's, or the first of all."""
    people = [seat for seat, player in enumerate(match.seats) if player.player == PERSON]
    seat = rewound(match, moves).to_act
    is_free = seat < len(match.seats) and (match.is_over or seat in people)
    return seat if is_free else next(iter(people), 0)


def same_players(match: Match, seat: int) -> tuple[Seat, ...]:
    """The players of a match, with a person at the seat that is taken over and the game's stand-in for
    other people."""
    return tuple(
        Seat(player.name, PERSON if number == seat else match.game.stand_in)
        if number == seat or player.player == PERSON
        else player
        for number, player in enumerate(match.seats)
    )


def rewound(match: Match, moves: int) -> Match:
    """The match as it was after so many moves."""
    if not 0 <= moves <= moves_made(match):
        raise BadInput("no-such-moment", moves=moves, most=moves_made(match))
    deals = [entry.cards for entry in match.entries if isinstance(entry, Deal)]
    then = Match.of(match.setup, Stacked(deals), undo=True)
    for move in [entry for entry in match.entries if isinstance(entry, Move)][:moves]:
        then.play(move.seat, move.text, move.by)
    return then


def moves_made(match: Match) -> int:
    return sum(isinstance(entry, Move) for entry in match.entries)
