"""What is settled before the first card: what is played, by whom, under which name."""

from __future__ import annotations

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
    """Who sits there: a name, and ``person`` or the id of a bot."""

    name: str
    player: str = PERSON

    def __post_init__(self) -> None:
        name = self.name
        if not name.strip() or name != name.strip() or len(name) > MOST_NAME or not name.isprintable():
            raise BadInput("bad-name", name=name[:MOST_NAME], most=MOST_NAME)


class Known(dict[int, int]):
    """Seats as they are; one that is not among them is refused. Looked up for every question to a
    match, where a function would take longer than the answer."""

    def __init__(self, seats: Iterable[int]) -> None:
        super().__init__((seat, seat) for seat in seats)

    def __missing__(self, seat: int) -> int:
        raise Refused("no-such-seat", number=seat + 1)


def new_id() -> str:
    """The name of one match among all there will ever be: 128 random bits."""
    return secrets.token_hex(16)


@dataclass(frozen=True)
class Setup:
    """A match before it begins."""

    game: Game
    seats: tuple[Seat, ...]
    variant: str
    options: Options
    id: str = field(default_factory=new_id)

    def __post_init__(self) -> None:
        least, most = self.game.seats_at(self.options)
        if not least <= len(self.seats) <= most:
            raise BadInput("bad-seats", given=len(self.seats), least=least, most=most)

    def lines(self) -> list[str]:
        """As a record begins, and as a shuffle is committed to."""
        return [
            f"match: {self.id}",
            f"game: {self.game.id} {self.game.version}",
            f"variant: {self.variant}",
            "rules: " + " ".join(f"{name}={value}" for name, value in self.options.shown().items()),
            *(f"seat: {seat.player} {seat.name}" for seat in self.seats),
        ]
