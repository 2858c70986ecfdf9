"""What lists say of a table; it can be made anew from the journal."""

from __future__ import annotations

import time

import msgspec

from ..realtime.state import PLAYING, PROMISED, Table
from .journal import Listing


class About(msgspec.Struct, frozen=True):
    """A table in a list: what is played, and who sits there."""

    id: str
    game: str
    variant: str
    seats: int
    names: list[str | None]
    players: list[str | None]  # "person", the id of a bot, or nobody yet
    phase: str
    clock: int
    closed: str | None
    next: str | None


def about(table: Table) -> About:
    taken = {*table.bots, *table.sitting}
    players = [table.seated(seat) if seat in taken else (None, None) for seat in range(table.opened.seats)]
    return About(
        table.id,
        table.opened.game,
        table.opened.variant,
        table.opened.seats,
        [name for name, _ in players],
        [player for _, player in players],
        table.phase,
        table.opened.clock,
        table.closed,
        table.next,
    )


def listing(table: Table) -> Listing:
    """A table in play is waked when nobody keeps it, since a bot or a clock may be due."""
    row = {
        "id": table.id,
        "changed": time.time(),
        "public": int(table.opened.public),
        "phase": table.phase,
        "about": msgspec.json.encode(about(table)),
        "wake": 0.0 if table.phase in (PROMISED, PLAYING) else None,
    }
    return Listing(row, table.everybody())
