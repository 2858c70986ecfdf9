"""One move at a table, interpreted: the move, then views, events and JSON of all seats.

Beside it a bare ``json.dumps`` of the same views, which no table can do without. For UNO also all that
a server makes of a move, whole updates with their questions, in units of one ``json.dumps``: of the
update among them that is nearest to 1 KB.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import chain
from time import process_time
from typing import Any

import msgspec

from sobremesa.engine import Match, Seat, draw, seeded
from sobremesa.engine.rng import seed
from sobremesa.games import find
from sobremesa.protocol.messages import Update
from sobremesa.protocol.updates import update_for

from .registry import FIGURES, Batch, Figure, measurement

UNIT = "moves/s"
encode = msgspec.json.encode  # as a server writes it
# The game, its seats, and the most microseconds that a move may take.
TABLES = (("blackjack", 7, 330), ("conclave", 4, 240), ("siete-y-medio", 7, 120), ("uno", 4, 150))
MATCHES = 3  # played again and again
KB = 1024
MOST_UNITS = 7.0
RUNS = 40  # of a match and of as many dumps in turns, of which the fastest count
DUMPS = 1000


def moves_of(id: str, seats: int) -> list[list[tuple[int, str]]]:
    """Some random matches, as the moves that were made."""
    found = []
    for number in range(MATCHES):
        match, rng = new_match(id, seats, number), [0] * 4
        seed(rng, 1, number)
        made = []
        while not match.is_over:
            choices = match.moves(match.to_act)
            made.append((match.to_act, choices[draw(rng, len(choices))]))
            match.play(*made[-1])
        found.append(made)
    return found


def new_match(id: str, seats: int, number: int) -> Match:
    return Match(find(id), [Seat(f"Seat {seat}") for seat in range(1, seats + 1)], seeded(number))


def at_table(id: str, seats: int) -> Batch:
    scripts = moves_of(id, seats)

    def batch(games: int) -> int:
        count = 0
        for number in range(games):
            made = scripts[number % MATCHES]
            match = new_match(id, seats, number % MATCHES)
            for move in made:
                version = match.version
                match.play(*move)
                for seat in range(seats):
                    encode({"view": match.view(seat), "events": match.events(seat, version)})
            count += len(made)
        return count

    return batch


def bare_json(id: str, seats: int) -> Batch:
    """The views alone, kept from before, written as JSON."""
    kept = [list(views(id, seats, number, made)) for number, made in enumerate(moves_of(id, seats))]

    def batch(games: int) -> int:
        count = 0
        for number in range(games):
            for seen in kept[number % MATCHES]:
                for view in seen:
                    json.dumps(view)
            count += len(kept[number % MATCHES])
        return count

    return batch


def views(id: str, seats: int, number: int, made: list[tuple[int, str]]) -> Iterator[list[object]]:
    match = new_match(id, seats, number)
    for move in made:
        match.play(*move)
        yield [match.view(seat) for seat in range(seats)]


def updates(id: str, seats: int, number: int, made: list[tuple[int, str]]) -> Iterator[list[Update]]:
    """What a server sends to the seats, move by move."""
    match, sent = new_match(id, seats, number), [0] * seats
    for move in made:
        version = match.version
        match.play(*move)
        events = [match.events(seat, version) for seat in range(seats)]
        sent = [before + len(new) for before, new in zip(sent, events, strict=True)]
        yield [update_for(match, seat, events[seat], sent[seat]) for seat in range(seats)]


def in_units(id: str, seats: int) -> Callable[[], float]:
    """A move and the JSON of all updates, in units of ``json.dumps`` of the update nearest to 1 KB."""

    def take() -> float:
        made = moves_of(id, seats)[0]
        document = nearest(updates(id, seats, 0, made))

        def play() -> None:
            for update in chain.from_iterable(updates(id, seats, 0, made)):
                encode(update)

        def dump() -> None:
            for _ in range(DUMPS):
                json.dumps(document)

        times = [(seconds(play), seconds(dump)) for _ in range(RUNS)]
        move, unit = min(times)[0] / len(made), min(dumped for _, dumped in times) / DUMPS
        return move / unit

    return take


def nearest(sent: Iterator[list[Update]]) -> Any:
    """The update whose ``json.dumps`` is nearest to 1 KB."""
    plain = (msgspec.to_builtins(update) for update in chain.from_iterable(sent))
    return min(plain, key=lambda update: abs(len(json.dumps(update)) - KB))


def seconds(work: Callable[[], None]) -> float:
    began = process_time()
    work()
    return process_time() - began


def measured(prepare: Callable[[str, int], Batch], id: str, seats: int) -> Callable[[], Batch]:
    return lambda: prepare(id, seats)


for game, table, most in TABLES:
    groups = (f"a move at a table of {table}, {game}",)
    measurement("ours", groups=groups, unit=UNIT, reference=True, target=1_000_000 // most)(
        measured(at_table, game, table)
    )
    measurement("bare json.dumps of the views", groups=groups, unit=UNIT)(measured(bare_json, game, table))

FIGURES.append(
    Figure(
        "uno, a move and the updates of all seats as JSON",
        "a move at a table of 4, in units of json.dumps",
        "dumps of 1 KB",
        in_units("uno", 4),
        MOST_UNITS,
    )
)
