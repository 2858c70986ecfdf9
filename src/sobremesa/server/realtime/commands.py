"""What people wish for at a table: each wish gives the entries that would fulfil it,
or is refused with the reason. Nothing changes here."""

from __future__ import annotations

import hashlib
import secrets

import msgspec

from ... import bots
from ...engine import LEAVE, Deal, Match, Move, Refused, Seat, Step, fair
from ...engine.setup import new_id
from ...engine.shufflers import MOST_CONTRIBUTION
from ..phases import COMMITTED, OPEN, OVER, PLAYING
from ..storage.entries import (
    BotAssigned,
    CardsDealt,
    ChatPosted,
    Contributed,
    HostChanged,
    JournalEntry,
    LeftBeforeDeal,
    MoveMade,
    PlayerSeated,
    ReadinessChanged,
    RematchOpened,
    SeatsReordered,
    SeatVacated,
    SeedCommitted,
    TableClosed,
    TableOpened,
)
from .state import TableState

MOST_SAID = 500  # characters

# -- before the match ---------------------------------------------------------------------


def sit(table: TableState, person: str, name: str, seat: int | None) -> list[JournalEntry]:
    must_be_open(table)
    if not person:
        raise Refused("not-entered")
    if table.seat_of(person) is not None:
        raise Refused("already-seated")
    free = table.free_seats()
    if not free:
        raise Refused("table-full")
    if seat not in (None, *free):
        raise Refused("seat-taken")
    return [PlayerSeated(free[0] if seat is None else seat, person, own_name(table, name))]


def own_name(table: TableState, name: str) -> str:
    """Two of the same name are told apart by a number."""
    taken = {who.name for who in table.sitting.values()}
    number, found = 1, name
    while found in taken:
        number += 1
        found = f"{name[:36].strip()} {number}"
    return Seat(found).name


def stand(table: TableState, person: str) -> list[JournalEntry]:
    must_be_open(table)
    return [SeatVacated(own_seat(table, person)), *passing_on(table, person)]


def passing_on(table: TableState, person: str) -> list[JournalEntry]:
    """Host duty goes to the next who sits there when the host leaves."""
    others = [other for other in table.people_in_play() if other != person]
    return [HostChanged(others[0])] if person == table.host and others else []


def be_ready(table: TableState, person: str, ready: bool) -> list[JournalEntry]:
    must_be_open(table)
    return [ReadinessChanged(own_seat(table, person), ready)]


def order(table: TableState, person: str, seats: list[int]) -> list[JournalEntry]:
    must_be_open(table)
    must_host(table, person)
    if sorted(seats) != list(range(table.opened.seats)):
        raise Refused("bad-order")
    return [SeatsReordered(seats)]


def invite(table: TableState, person: str, seat: int, bot: str) -> list[JournalEntry]:
    """A free seat goes to a bot, or a bot's seat to another or to nobody."""
    must_be_open(table)
    must_host(table, person)
    if seat not in table.bots and seat not in table.free_seats():
        raise Refused("seat-taken")
    return [BotAssigned(seat, bots.resolve(table.game, bot) if bot else "")]


def begin(table: TableState, person: str) -> list[JournalEntry]:
    """The match is set up and its seed committed to; then the seats contribute."""
    must_host(table, person)
    must_be_open(table)
    if free := table.free_seats():
        raise Refused("seats-free", count=len(free))
    waiting = [who.name for who in table.sitting.values() if not who.ready and who.person != person]
    if waiting:
        raise Refused("not-ready", names=", ".join(waiting))
    seats = [table.seated(seat) for seat in range(table.opened.seats)]
    setup = table.set_up(seats, new_id())
    promise = fair(setup)
    return [SeedCommitted(table.game.version, setup.id, promise.keep().hex(), promise.commitment, seats)]


def contribute(table: TableState, person: str, text: str) -> list[JournalEntry]:
    seat = own_seat(table, person)
    if table.phase != COMMITTED or seat in table.contributions:
        raise Refused("nothing-to-contribute")
    if len(text) > MOST_CONTRIBUTION or not text.isprintable():
        raise Refused("bad-text")
    return [Contributed(seat, text)]


# -- in a match ---------------------------------------------------------------------------


def move(
    table: TableState, seat: int, action: int, by: str = "", id: str = ""
) -> tuple[list[JournalEntry], Step]:
    """What a move would do; a move that changes nothing gives no entries but an answer."""
    step = table.playing.step_action(seat, action, by)
    entries = [entry_of(entry, id) for entry in step.entries]
    if entries and ends_with(table.playing, step):
        entries.append(TableClosed("finished"))
    return entries, step


def entry_of(entry: Move | Deal, id: str) -> JournalEntry:
    if isinstance(entry, Deal):
        return CardsDealt(list(entry.cards))
    return MoveMade(entry.seat, entry.text, entry.by, id)


def ends_with(match: Match, step: Step) -> bool:
    return match.game.rules.ending(step.state) > 0


def leave(table: TableState, person: str, by: str = "", id: str = "") -> list[JournalEntry]:
    """In any phase, and it blocks nobody; without people a match has no result."""
    seat = own_seat(table, person)
    if table.phase == OPEN:
        return stand(table, person)
    if table.phase == COMMITTED:
        return [LeftBeforeDeal(seat), *passing_on(table, person)]
    if table.phase == OVER:
        return []
    entries, step = move(table, seat, LEAVE, by, id)
    if not ends_with(table.playing, step) and table.people_in_play() == [person]:
        entries.append(TableClosed("abandoned"))
    return [*entries, *passing_on(table, person)]


def remove(table: TableState, person: str, seat: int, is_away: bool) -> list[JournalEntry]:
    """The host gives up the seat of somebody: in a match only of who has been away for long."""
    must_host(table, person)
    who = table.sitting.get(seat)
    if who is None or seat in table.left or who.person == person:
        raise Refused("nobody-to-remove")
    if table.phase != OPEN and not is_away:
        raise Refused("not-away")
    return leave(table, who.person, by="host" if table.phase == PLAYING else "")


def say(table: TableState, person: str, name: str, text: str) -> list[JournalEntry]:
    text = text.strip()
    if not person:
        raise Refused("not-entered")
    if not text or len(text) > MOST_SAID or not text.isprintable():
        raise Refused("bad-text")
    return [ChatPosted(person, name, text)]


# -- after it -----------------------------------------------------------------------------


def again(table: TableState, person: str) -> tuple[str, list[JournalEntry], list[JournalEntry]]:
    """A rematch that takes everybody along: the new table's id and first entries, and what
    is written here. Its id follows from this one's key, so that two who ask get one table and
    whoever was invited here, but does not sit here, is not invited there."""
    own_seat(table, person)
    if table.phase != OVER:
        raise Refused("match-still-on")
    id = hashlib.sha256(f"{table.id} again {table.opened.key}".encode()).hexdigest()[:24]
    opened = msgspec.structs.replace(table.opened, host=person, bots=dict(table.bots), key=new_key())
    seats: list[JournalEntry] = [
        PlayerSeated(seat, who.person, who.name)
        for seat, who in sorted(table.sitting.items())
        if seat not in table.left
    ]
    return id, [opened, *seats], [RematchOpened(id)]


def new_table(opened: TableOpened) -> tuple[str, list[JournalEntry]]:
    return secrets.token_hex(12), [msgspec.structs.replace(opened, key=new_key())]


def new_key() -> str:
    return secrets.token_hex(12)


# -- who may --------------------------------------------------------------------------------


def own_seat(table: TableState, person: str) -> int:
    seat = table.seat_of(person)
    if seat is None:
        raise Refused("not-seated")
    return seat


def must_be_open(table: TableState) -> None:
    if table.phase != OPEN:
        raise Refused("table-has-begun")


def must_host(table: TableState, person: str) -> None:
    if not person or person != table.host:
        raise Refused("only-the-host")
