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
from ..storage.entries import (
    Closed,
    Contributed,
    Dealt,
    Entry,
    Followed,
    Hosted,
    Invited,
    Leaving,
    Moved,
    Opened,
    Ordered,
    Promised,
    Readied,
    Said,
    Sat,
    Stood,
)
from .state import OPEN, OVER, PLAYING, PROMISED, Table

MOST_SAID = 500  # characters

# -- before the match ---------------------------------------------------------------------


def sit(table: Table, person: str, name: str, seat: int | None) -> list[Entry]:
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
    return [Sat(free[0] if seat is None else seat, person, own_name(table, name))]


def own_name(table: Table, name: str) -> str:
    """Two of the same name are told apart by a number."""
    taken = {who.name for who in table.sitting.values()}
    number, found = 1, name
    while found in taken:
        number += 1
        found = f"{name[:36].strip()} {number}"
    return Seat(found).name


def stand(table: Table, person: str) -> list[Entry]:
    must_be_open(table)
    return [Stood(own_seat(table, person)), *passing_on(table, person)]


def passing_on(table: Table, person: str) -> list[Entry]:
    """Host duty goes to the next who sits there when the host leaves."""
    others = [other for other in table.people_in_play() if other != person]
    return [Hosted(others[0])] if person == table.host and others else []


def be_ready(table: Table, person: str, ready: bool) -> list[Entry]:
    must_be_open(table)
    return [Readied(own_seat(table, person), ready)]


def order(table: Table, person: str, seats: list[int]) -> list[Entry]:
    must_be_open(table)
    must_host(table, person)
    if sorted(seats) != list(range(table.opened.seats)):
        raise Refused("bad-order")
    return [Ordered(seats)]


def invite(table: Table, person: str, seat: int, bot: str) -> list[Entry]:
    """A free seat goes to a bot, or a bot's seat to another or to nobody."""
    must_be_open(table)
    must_host(table, person)
    if seat not in table.bots and seat not in table.free_seats():
        raise Refused("seat-taken")
    return [Invited(seat, bots.resolve(table.game, bot) if bot else "")]


def begin(table: Table, person: str) -> list[Entry]:
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
    return [Promised(table.game.version, setup.id, promise.keep().hex(), promise.commitment, seats)]


def contribute(table: Table, person: str, text: str) -> list[Entry]:
    seat = own_seat(table, person)
    if table.phase != PROMISED or seat in table.contributions:
        raise Refused("nothing-to-contribute")
    if len(text) > MOST_CONTRIBUTION or not text.isprintable():
        raise Refused("bad-text")
    return [Contributed(seat, text)]


# -- in a match ---------------------------------------------------------------------------


def move(table: Table, seat: int, action: int, by: str = "", id: str = "") -> tuple[list[Entry], Step]:
    """What a move would do; a move that changes nothing gives no entries but an answer."""
    step = table.playing.step_action(seat, action, by)
    entries = [entry_of(entry, id) for entry in step.entries]
    if entries and ends_with(table.playing, step):
        entries.append(Closed("finished"))
    return entries, step


def entry_of(entry: Move | Deal, id: str) -> Entry:
    if isinstance(entry, Deal):
        return Dealt(list(entry.cards))
    return Moved(entry.seat, entry.text, entry.by, id)


def ends_with(match: Match, step: Step) -> bool:
    return match.game.rules.ending(step.state) > 0


def leave(table: Table, person: str, by: str = "", id: str = "") -> list[Entry]:
    """In any phase, and it blocks nobody; without people a match has no result."""
    seat = own_seat(table, person)
    if table.phase == OPEN:
        return stand(table, person)
    if table.phase == PROMISED:
        return [Leaving(seat), *passing_on(table, person)]
    if table.phase == OVER:
        return []
    entries, step = move(table, seat, LEAVE, by, id)
    if not ends_with(table.playing, step) and table.people_in_play() == [person]:
        entries.append(Closed("abandoned"))
    return [*entries, *passing_on(table, person)]


def remove(table: Table, person: str, seat: int, is_away: bool) -> list[Entry]:
    """The host gives up the seat of somebody: in a match only of who has been away for long."""
    must_host(table, person)
    who = table.sitting.get(seat)
    if who is None or seat in table.left or who.person == person:
        raise Refused("nobody-to-remove")
    if table.phase != OPEN and not is_away:
        raise Refused("not-away")
    return leave(table, who.person, by="host" if table.phase == PLAYING else "")


def say(table: Table, person: str, name: str, text: str) -> list[Entry]:
    text = text.strip()
    if not person:
        raise Refused("not-entered")
    if not text or len(text) > MOST_SAID or not text.isprintable():
        raise Refused("bad-text")
    return [Said(person, name, text)]


# -- after it -----------------------------------------------------------------------------


def again(table: Table, person: str) -> tuple[str, list[Entry], list[Entry]]:
    """A rematch that takes everybody along: the new table's id and first entries, and what
    is written here. Its id follows from this one's key, so that two who ask get one table and
    whoever was invited here, but does not sit here, is not invited there."""
    own_seat(table, person)
    if table.phase != OVER:
        raise Refused("match-still-on")
    id = hashlib.sha256(f"{table.id} again {table.opened.key}".encode()).hexdigest()[:24]
    opened = msgspec.structs.replace(table.opened, host=person, bots=dict(table.bots), key=new_key())
    seats: list[Entry] = [
        Sat(seat, who.person, who.name)
        for seat, who in sorted(table.sitting.items())
        if seat not in table.left
    ]
    return id, [opened, *seats], [Followed(id)]


def new_table(opened: Opened) -> tuple[str, list[Entry]]:
    return secrets.token_hex(12), [msgspec.structs.replace(opened, key=new_key())]


def new_key() -> str:
    return secrets.token_hex(12)


# -- who may --------------------------------------------------------------------------------


def own_seat(table: Table, person: str) -> int:
    seat = table.seat_of(person)
    if seat is None:
        raise Refused("not-seated")
    return seat


def must_be_open(table: Table) -> None:
    if table.phase != OPEN:
        raise Refused("table-has-begun")


def must_host(table: Table, person: str) -> None:
    if not person or person != table.host:
        raise Refused("only-the-host")
