"""What a table shows of itself: to whoever looks at it, and in lists."""

from __future__ import annotations

from collections.abc import Callable

from ...protocol.messages import SeatInfo, TableInfo
from ..phases import IN_MATCH
from ..storage.table_index import IndexUpdate, TableSummary
from .deadlines import Deadlines
from .state import TableState


def welcome(table: TableState, person: str, seats: list[SeatInfo], watching: int) -> TableInfo:
    opened = table.opened
    return TableInfo(
        table=table.id,
        phase=table.phase,
        game=opened.game,
        variant=opened.variant,
        options=table.game.options(opened.variant, opened.options).values(),
        seats=seats,
        you=table.seat_of(person),
        host=table.seat_of(table.host),
        is_host=bool(person) and person == table.host,
        public=opened.public,
        clock=opened.clock,
        pace=opened.pace,
        window=opened.window,
        spectators=watching,
        commitment=table.promise.commitment if table.promise else None,
        closed=table.closed,
        next=table.next,
    )


def shown(table: TableState, seat: int, timing: Deadlines, is_here: Callable[[str], bool]) -> SeatInfo:
    """Who sits there: a bot, a person, or nobody yet."""
    if seat in table.bots:
        name, player = table.seated(seat)
        return SeatInfo(name, player, None, connected=True, ready=True, away=False)
    who = table.sitting.get(seat)
    if who is None:
        return SeatInfo(None, None, None, connected=False, ready=False, away=False)
    return SeatInfo(
        who.name,
        "person",
        who.person,
        connected=is_here(who.person) and seat not in table.left,
        ready=who.ready or who.person == table.host,
        away=timing.is_away_for_long(who.person),
    )


def summary(table: TableState) -> TableSummary:
    taken = {*table.bots, *table.sitting}
    players = [table.seated(seat) if seat in taken else (None, None) for seat in range(table.opened.seats)]
    return TableSummary(
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


def index_update(table: TableState) -> IndexUpdate:
    """A table in a match is loaded when no process has it, since a bot or a clock may be due."""
    wake = 0.0 if table.phase in IN_MATCH else None
    return IndexUpdate(summary(table), table.opened.public, table.everybody(), wake)
