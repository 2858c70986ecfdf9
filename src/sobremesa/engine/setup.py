"""The setup of a match: game, variant, options, seats and id, settled before the first card."""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field

from .errors import BadInput, Refused
from .game import Game
from .options import Options

PERSON = "person"
MOST_NAME = 40
ID = re.compile("[0-9a-f]{32}")


@dataclass(frozen=True)
class Seat:
    """A player at the table: a name, and ``person`` or the id of a bot."""

    name: str
    player: str = PERSON

    def __post_init__(self) -> None:
        name = self.name
        if not name.strip() or name != name.strip() or len(name) > MOST_NAME or not name.isprintable():
            raise BadInput("bad-name", name=name[:MOST_NAME], most=MOST_NAME)


class KnownSeats(dict[int, int]):
    """Maps seats to themselves and raises ``Refused`` for any other number. A dictionary, since it is
    looked up by every method of a match, where a function call would cost more than the answer."""

    def __init__(self, seats: Iterable[int]) -> None:
        super().__init__((seat, seat) for seat in seats)

    def __missing__(self, seat: int) -> int:
        raise Refused("no-such-seat", number=seat + 1)


def new_id() -> str:
    """A unique id for a match: 128 random bits."""
    return secrets.token_hex(16)


@dataclass(frozen=True)
class Source:
    """Where a match begins that goes on from another one: see ``continuation.py``."""

    match: str  # the id of the other one
    moves: int  # that had been made there
    seat: int  # that was taken over
    position: str  # the cells of the state, without the options, as JSON

    def cells(self) -> dict[str, object]:
        try:
            cells = json.loads(self.position)
        except (ValueError, RecursionError):
            cells = None
        if not isinstance(cells, dict):
            raise BadInput("snapshot-misfit")
        return cells

    def lines(self) -> list[str]:
        return [f"source: {self.match} {self.moves} {self.seat + 1}", f"position: {self.position}"]


@dataclass(frozen=True)
class Setup:
    """All that is known of a match before it begins."""

    game: Game
    seats: tuple[Seat, ...]
    variant: str
    options: Options
    id: str = field(default_factory=new_id)
    source: Source | None = None  # None: it begins at the beginning

    def __post_init__(self) -> None:
        least, most = self.game.seats_at(self.options)
        if not least <= len(self.seats) <= most:
            raise BadInput("bad-seats", given=len(self.seats), least=least, most=most)

    def lines(self) -> list[str]:
        """As text: the head of a record, and part of what a seed commitment covers."""
        return [
            f"match: {self.id}",
            f"game: {self.game.id} {self.game.version}",
            f"variant: {self.variant}",
            "rules: " + " ".join(f"{name}={value}" for name, value in self.options.header().items()),
            *(f"seat: {seat.player} {seat.name}" for seat in self.seats),
            *(self.source.lines() if self.source else ()),
        ]
