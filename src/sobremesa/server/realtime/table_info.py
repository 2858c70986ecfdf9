"""How a table is laid, as it is shown to whoever looks at it."""

from __future__ import annotations

from collections.abc import Callable

from ...protocol.messages import SeatShown, Welcome
from .deadlines import Timing
from .state import Table


def welcome(table: Table, person: str, seats: list[SeatShown], watching: int) -> Welcome:
    opened = table.opened
    return Welcome(
        table=table.id,
        phase=table.phase,
        game=opened.game,
        variant=opened.variant,
        options=table.game.options(opened.variant, opened.options).values(),
        seats=seats,
        you=table.seat_of(person),
        host=table.seat_of(table.host),
        hosting=bool(person) and person == table.host,
        public=opened.public,
        clock=opened.clock,
        pace=opened.pace,
        window=opened.window,
        watching=watching,
        commitment=table.promise.commitment if table.promise else None,
        closed=table.closed,
        next=table.next,
    )


def shown(table: Table, seat: int, timing: Timing, is_here: Callable[[str], bool]) -> SeatShown:
    """Who sits there: a bot, a person, or nobody yet."""
    if seat in table.bots:
        name, player = table.seated(seat)
        return SeatShown(name, player, None, here=True, ready=True, away=False)
    who = table.sitting.get(seat)
    if who is None:
        return SeatShown(None, None, None, here=False, ready=False, away=False)
    return SeatShown(
        who.name,
        "person",
        who.person,
        here=is_here(who.person) and seat not in table.left,
        ready=who.ready or who.person == table.host,
        away=timing.is_away_for_long(who.person),
    )
