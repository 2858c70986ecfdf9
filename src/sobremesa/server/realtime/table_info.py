"""The public information of a table: for its subscribers, and for lists."""

from __future__ import annotations

from collections.abc import Set

from ...engine import PERSON
from ...protocol.messages import GuestRequest, SeatInfo, TableInfo
from ...protocol.rest import TableSummary
from ..phases import IN_MATCH
from ..storage.table_index import IndexUpdate
from .commands import needs_all, people_missing
from .deadlines import Deadlines
from .state import PendingRequest, TableState


def table_info(
    state: TableState, person: str, seats: list[SeatInfo], spectators: int, away: Set[str]
) -> TableInfo:
    """The table as one person sees it. A person who may not watch does not learn of the rematch."""
    opened, may_watch = state.opened, state.may_watch(person)
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
        catching=opened.catching,
        assistance=opened.assistance,
        spectators=spectators,
        may_watch=may_watch,
        requests=requests_for(state, person, away),
        match=state.committed.match if state.committed else None,
        commitment=(state.committed.commitment or None) if state.committed else None,
        hashes=state.listed,
        closed=state.closed,
        next=state.rematch if may_watch else None,
        evening=state.evening() if may_watch else [],
    )


def requests_for(state: TableState, person: str, away: Set[str]) -> list[GuestRequest]:
    """The requests of guests, as far as they concern this person."""
    is_player = state.seat_of(person) is not None
    return [
        GuestRequest(guest, asked.name, asked.seat, seats_missing(state, asked, away), needs_all(asked))
        for guest, asked in state.requests.items()
        if is_player or guest == person
    ]


def seats_missing(state: TableState, asked: PendingRequest, away: Set[str]) -> list[int]:
    missing = people_missing(state, asked, away)
    return sorted(seat for person in missing if (seat := state.seat_of(person)) is not None)


def seat_info(state: TableState, seat: int, present: Set[str], deadlines: Deadlines, now: float) -> SeatInfo:
    seated = state.seated.get(seat)
    if seat in state.bots or seated is None:
        name, player = state.player_at(seat) if seat in state.bots else (None, None)
        is_bot = seat in state.bots
        return SeatInfo(name, player, None, is_bot, is_bot, False, False, None, None, None)
    person = seated.person
    return SeatInfo(
        seated.name,
        PERSON,
        person,
        connected=person in present and seat not in state.left,
        ready=seated.is_ready or person == state.host,
        away=person in deadlines.long_away(now),
        asleep=deadlines.is_asleep(person),
        absent_for=deadlines.absent_for(person, now),
        stand_in=deadlines.seconds_to_stand_in(state, seat, now),
        request_stand_in=deadlines.seconds_to_request(state, seat, now),
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
        places=state.places,
    )


def index_update(state: TableState) -> IndexUpdate:
    """The index of a table. One in a match is loaded when no process has it, since a bot or a clock
    may be due."""
    wake = 0.0 if state.phase in IN_MATCH else None
    return IndexUpdate(table_summary(state), state.opened.public, state.all_people(), wake)
