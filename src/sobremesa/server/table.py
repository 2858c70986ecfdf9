"""One table: what its journal says, and how the next entry comes about.

Nothing here waits, stores or sends: ``live.py`` does. A table answers a wish with
the entries that would fulfil it, and takes entries over once they are stored.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from .. import bots
from ..engine import (
    BadInput,
    Deal,
    Fair,
    Game,
    Match,
    Promise,
    Refused,
    Seat,
    Setup,
    Step,
    fair,
)
from ..engine import Move as Made
from ..games import find
from .entries import (
    Closed,
    Contributed,
    Dealt,
    Entry,
    Followed,
    Hosted,
    Moved,
    Opened,
    Promised,
    Said,
    Sat,
    Started,
    Stood,
)

OPEN, PROMISED, PLAYING, OVER = "open", "promised", "playing", "over"


@dataclass
class Sitting:
    person: str
    name: str


@dataclass
class Table:
    """The state of a table, folded from its journal."""

    id: str
    version: int = 0  # entries of the journal
    phase: str = OPEN
    rules: Opened | None = None
    host: str = ""
    sitting: dict[int, Sitting] = field(default_factory=dict)
    promise: Promised | None = None
    contributions: dict[int, str] = field(default_factory=dict)
    match: Match | None = None
    answered: set[str] = field(default_factory=set)  # ids of moves, so that a resend is harmless
    next: str | None = None

    # -- taking entries over ------------------------------------------------------------

    def take(self, entries: Sequence[Entry]) -> None:
        """Entries that are stored. A move may be followed by deals, which are a part of it."""
        for entry in entries:
            self.take_one(entry)
            self.version += 1

    def take_one(self, entry: Entry) -> None:
        match entry:
            case Opened():
                self.rules, self.host = entry, entry.host
            case Sat():
                self.sitting[entry.seat] = Sitting(entry.person, entry.name)
            case Stood():
                self.sitting.pop(entry.seat, None)
            case Hosted():
                self.host = entry.person
            case Promised():
                self.promise, self.phase = entry, PROMISED
            case Contributed():
                self.contributions[entry.seat] = entry.text
            case Started():
                self.match = Match.of(self.setup(), self.shuffler())
                self.phase = PLAYING
            case Moved():
                self.answered.add(entry.id)
                self.playing.play(entry.seat, entry.move, entry.by)
                self.phase = OVER if self.playing.over else PLAYING
            case Followed():
                self.next = entry.table
            case Closed():
                self.phase = OVER
            case Dealt() | Said():
                pass  # a deal follows from its move, and words change nothing

    # -- what is known ------------------------------------------------------------------

    @property
    def opened(self) -> Opened:
        assert self.rules is not None  # the first entry of every journal
        return self.rules

    @property
    def game(self) -> Game:
        return find(self.opened.game)

    @property
    def playing(self) -> Match:
        assert self.match is not None  # it has started
        return self.match

    def seat_of(self, person: str) -> int | None:
        return next((seat for seat, who in self.sitting.items() if person and who.person == person), None)

    def setup(self) -> Setup:
        assert self.promise is not None
        seats = tuple(Seat(name, player) for name, player in self.promise.seats)
        return Setup(
            self.game,
            seats,
            self.opened.variant,
            self.game.options(self.opened.variant, self.opened.options),
            self.promise.match,
        )

    def shuffler(self) -> Fair:
        assert self.promise is not None
        texts = [self.contributions.get(seat, "") for seat in range(self.opened.seats)]
        return Promise(self.setup(), bytes.fromhex(self.promise.seed)).contribute(texts)

    def free_seats(self) -> list[int]:
        taken = {*self.sitting, *self.opened.bots}
        return [seat for seat in range(self.opened.seats) if seat not in taken]

    # -- wishes: each gives the entries that would fulfil it, or is refused ---------------

    def sit(self, person: str, name: str, seat: int) -> list[Entry]:
        if self.phase != OPEN:
            raise Refused("table-has-begun")
        if self.seat_of(person) is not None:
            raise Refused("already-seated")
        if seat not in self.free_seats():
            raise Refused("seat-taken")
        names = [sitting.name for sitting in self.sitting.values()]
        if name in names:
            name = f"{name} {1 + names.count(name)}"
        return [Sat(seat, person, Seat(name).name)]

    def stand(self, person: str) -> list[Entry]:
        seat = self.seat_of(person)
        if seat is None:
            raise Refused("not-seated")
        if self.phase != OPEN:
            raise Refused("table-has-begun")
        others = [who.person for at, who in self.sitting.items() if at != seat]
        passing: list[Entry] = [Hosted(others[0])] if person == self.host and others else []
        return [Stood(seat), *passing]

    def begin(self, person: str, bot_name: str) -> list[Entry]:
        """The match is set up and its seed committed to; then the seats contribute."""
        if person != self.host:
            raise Refused("only-the-host")
        if self.phase != OPEN:
            raise Refused("table-has-begun")
        if free := self.free_seats():
            raise Refused("seats-free", count=len(free))
        seats = [self.seated(seat, bot_name) for seat in range(self.opened.seats)]
        setup = Setup(
            self.game,
            tuple(Seat(name, player) for name, player in seats),
            self.opened.variant,
            self.game.options(self.opened.variant, self.opened.options),
        )
        promise = fair(setup)
        return [Promised(setup.id, promise.keep().hex(), promise.commitment, seats)]

    def seated(self, seat: int, bot_name: str) -> tuple[str, str]:
        if seat in self.opened.bots:
            return f"{bot_name} {seat + 1}", self.opened.bots[seat]
        return self.sitting[seat].name, "person"

    def contribute(self, person: str, text: str) -> list[Entry]:
        seat = self.seat_of(person)
        if seat is None or self.phase != PROMISED or seat in self.contributions:
            raise Refused("nothing-to-contribute")
        return [Contributed(seat, text)]

    def all_contributed(self) -> bool:
        return self.phase == PROMISED and set(self.sitting) <= set(self.contributions)

    def move(self, seat: int, text: str, by: str = "", id: str = "") -> tuple[list[Entry], Step]:
        """What a move would do; a move that changes nothing gives no entries but an answer."""
        step = self.playing.step(seat, text, by)
        entries: list[Entry] = []
        for entry in step.entries:
            if isinstance(entry, Deal):
                entries.append(Dealt(list(entry.cards)))
            else:
                assert isinstance(entry, Made)
                entries.append(Moved(entry.seat, entry.text, entry.by, id))
        if step.entries and self.ends_with(step):
            entries.append(Closed("finished"))
        return entries, step

    def ends_with(self, step: Step) -> bool:
        return self.game.rules.ending(step.state) > 0


def new_table_id() -> str:
    return secrets.token_hex(12)


def checked(opened: Opened) -> Opened:
    """The game, variant, options, seats and bots must make sense together."""
    game = find(opened.game)
    game.options(opened.variant or game.default_variant, opened.options)
    least, most = game.seats
    if not least <= opened.seats <= most:
        raise BadInput("bad-seats", given=opened.seats, least=least, most=most)
    if any(not 0 <= seat < opened.seats for seat in opened.bots):
        raise BadInput("bad-seats", given=max(opened.bots) + 1, least=least, most=opened.seats)
    players = {seat: bots.find(game, name) for seat, name in opened.bots.items()}
    variant = opened.variant or game.default_variant
    return msgspec.structs.replace(opened, bots=players, variant=variant)
