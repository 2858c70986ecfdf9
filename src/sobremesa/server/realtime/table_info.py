"""What a table shows of itself: to its subscribers, and in lists."""

from __future__ import annotations

from collections.abc import Set

from ...engine import PERSON
from ...protocol.messages import SeatInfo, TableInfo
from ...protocol.rest import TableSummary
from ..phases import IN_MATCH
from ..storage.table_index import IndexUpdate
from .state import TableState


def table_info(state: TableState, person: str, seats: list[SeatInfo], spectators: int) -> TableInfo:
    """The table as one person sees it."""
    opened = state.opened
    return TableInfo(
        table=state.id,
        phase=state.phase,
        game=opened.game,
        variant=opened.variant,
        options=state.game.options(opened.variant, opened.options).values(),
        seats=seats,
        you=state.seat_of(person),
        host=state.seat_of(state.host),
        is_host=bool(person) and person == state.host,
        public=opened.public,
        clock=opened.clock,
        pace=opened.pace,
        window=opened.window,
        spectators=spectators,
        match=state.committed.match if state.committed else None,
        commitment=state.committed.commitment if state.committed else None,
        hashes=state.listed,
        closed=state.closed,
        next=state.rematch,
    )


def seat_info(state: TableState, seat: int, present: Set[str], long_away: Set[str]) -> SeatInfo:
    if seat in state.bots:
        name, player = state.player_at(seat)
        return SeatInfo(name, player, None, connected=True, ready=True, away=False)
    seated = state.seated.get(seat)
    if seated is None:
        return SeatInfo(None, None, None, connected=False, ready=False, away=False)
    return SeatInfo(
        seated.name,
        PERSON,
        seated.person,
        connected=seated.person in present and seat not in state.left,
        ready=seated.is_ready or seated.person == state.host,
        away=seated.person in long_away,
    )


def table_summary(state: TableState) -> TableSummary:
    taken = {*state.bots, *state.seated}
    players = [state.player_at(seat) if seat in taken else (None, None) for seat in range(state.opened.seats)]
    return TableSummary(
        id=state.id,
        game=state.opened.game,
        variant=state.opened.variant,
        seats=state.opened.seats,
        names=[name for name, _ in players],
        players=[player for _, player in players],
        phase=state.phase,
        clock=state.opened.clock,
        closed=state.closed,
        next=state.rematch,
    )


def index_update(state: TableState) -> IndexUpdate:
    """The index of a table. One in a match is loaded when no process has it, since a bot or a clock
    may be due."""
    wake = 0.0 if state.phase in IN_MATCH else None
    return IndexUpdate(table_summary(state), state.opened.public, state.all_people(), wake)
