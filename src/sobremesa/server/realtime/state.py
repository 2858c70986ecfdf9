"""One table: what its journal says of it.

Nothing here waits, stores or sends. ``wishes.py`` answers a wish with the entries that
would fulfil it; once they are stored, the table takes them over.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass, field, replace
from typing import TypeVar

import msgspec

from ... import bots
from ...engine import BadInput, Fair, Game, Match, Promise, Seat, Setup, Step
from ...games import find
from ..phases import COMMITTED, OPEN, OVER, PLAYING
from ..storage.entries import (
    BotAssigned,
    CardsDealt,
    ChatPosted,
    Contributed,
    HostChanged,
    JournalEntry,
    LeftBeforeDeal,
    MatchStarted,
    MoveMade,
    PersonErased,
    PlayerSeated,
    ReadinessChanged,
    RematchOpened,
    SeatsReordered,
    SeatVacated,
    SeedCommitted,
    SnapshotRestored,
    TableClosed,
    TableOpened,
)

LEAVE = "leave"  # the move of every game
# Names in records, which know no language: of bots, and of people whose own was erased.
BOT, ERASED = "Bot", "(erased)"


@dataclass(slots=True)
class Sitting:
    person: str
    name: str
    ready: bool = False


@dataclass(slots=True)
class TableState:
    """The state of a table, folded from its journal."""

    id: str
    version: int = 0  # entries of the journal
    phase: str = OPEN
    rules: TableOpened | None = None
    played: Game | None = None
    host: str = ""
    sitting: dict[int, Sitting] = field(default_factory=dict)
    bots: dict[int, str] = field(default_factory=dict)
    promise: SeedCommitted | None = None
    contributions: dict[int, str] = field(default_factory=dict)
    leaving: set[int] = field(default_factory=set)  # who left before the deal
    left: set[int] = field(default_factory=set)  # whose seat is nobody's any more
    match: Match | None = None
    answered: set[tuple[str, str]] = field(default_factory=set)  # who moved, and the id they gave it
    said: list[ChatPosted] = field(default_factory=list)
    closed: str | None = None
    next: str | None = None

    # -- taking entries over ------------------------------------------------------------

    def take(self, entries: Sequence[JournalEntry]) -> None:
        """Entries that are stored."""
        for entry in entries:
            self.take_one(entry)
            self.version += 1

    def take_step(self, entries: Sequence[JournalEntry], step: Step) -> None:
        """The same for a move that was worked out here before it was stored."""
        self.playing.commit(step)
        self.take_unplayed(entries)

    def take_unplayed(self, entries: Sequence[JournalEntry]) -> None:
        """The same without playing: for lists, and for a match that began under other rules."""
        for entry in entries:
            match entry:
                case MatchStarted():
                    self.phase = PLAYING
                case MoveMade():
                    self.take_note_of(entry)
                case SnapshotRestored():
                    pass
                case _:
                    self.take_one(entry)
            self.version += 1

    def take_one(self, entry: JournalEntry) -> None:
        match entry:
            case MoveMade():
                self.playing.play(entry.seat, entry.move, entry.by)
                self.take_note_of(entry)
            case SeedCommitted() | Contributed() | LeftBeforeDeal() | MatchStarted() | SnapshotRestored():
                self.take_beginning(entry)
            case RematchOpened():
                self.next = entry.table
            case TableClosed():
                self.phase, self.closed = OVER, entry.reason
            case ChatPosted():
                self.said.append(entry)
            case PersonErased():
                self.erase(entry.person)
            case CardsDealt():
                pass  # it follows from its move
            case _:
                self.take_seating(entry)

    def take_seating(
        self,
        entry: TableOpened
        | PlayerSeated
        | SeatVacated
        | ReadinessChanged
        | SeatsReordered
        | BotAssigned
        | HostChanged,
    ) -> None:
        match entry:
            case TableOpened():
                self.rules, self.host, self.bots = entry, entry.host, dict(entry.bots)
                self.played = find(entry.game)
            case PlayerSeated():
                self.sitting[entry.seat] = Sitting(entry.person, entry.name)
            case SeatVacated():
                self.sitting.pop(entry.seat, None)
            case ReadinessChanged():
                self.sitting[entry.seat].ready = entry.ready
            case SeatsReordered():
                self.sitting = moved_to(self.sitting, entry.seats)
                self.bots = moved_to(self.bots, entry.seats)
            case BotAssigned():
                self.bots.pop(entry.seat, None)
                if entry.bot:
                    self.bots[entry.seat] = entry.bot
            case HostChanged():
                self.host = entry.person

    def take_beginning(
        self, entry: SeedCommitted | Contributed | LeftBeforeDeal | MatchStarted | SnapshotRestored
    ) -> None:
        match entry:
            case SeedCommitted():
                self.promise, self.phase = entry, COMMITTED
            case Contributed():
                self.contributions[entry.seat] = entry.text
            case LeftBeforeDeal():
                self.leaving.add(entry.seat)
            case MatchStarted():
                self.match = Match.of(self.setup(), self.shuffler())
                self.phase = PLAYING
            case SnapshotRestored():
                self.match = Match.of(self.setup(), self.shuffler())
                self.match.restore(entry.snapshot)

    def take_note_of(self, entry: MoveMade) -> None:
        if entry.id:
            self.answered.add((self.sitting[entry.seat].person, entry.id))
        if entry.move == LEAVE:
            self.left.add(entry.seat)

    def erase(self, person: str) -> None:
        """The match goes on under another name; the numbers of what was said stay."""
        own = self.seats_sat_by(person)
        for seat in own:
            self.sitting[seat].name = ERASED
        self.said = [without_person(said, person, own) for said in self.said]
        if self.promise is not None:
            self.promise = without_person(self.promise, person, own)
        if self.match is not None:
            self.match.setup, self.match.shuffler = self.setup(), self.shuffler()
            self.match.seats = self.match.setup.seats

    def seating_after(self, entries: Sequence[JournalEntry]) -> TableState:
        """The table once these are stored, but for the match: what lists say of it."""
        after = replace(
            self,
            sitting={seat: replace(who) for seat, who in self.sitting.items()},
            bots=dict(self.bots),
            contributions=dict(self.contributions),
            leaving=set(self.leaving),
            left=set(self.left),
            answered=set(),
            said=[],
            match=None,
        )
        after.take_unplayed(entries)
        return after

    # -- what is known ------------------------------------------------------------------

    @property
    def opened(self) -> TableOpened:
        assert self.rules is not None  # the first entry of every journal
        return self.rules

    @property
    def game(self) -> Game:
        assert self.played is not None  # known since the first entry
        return self.played

    @property
    def playing(self) -> Match:
        assert self.match is not None  # it has started
        return self.match

    def seat_of(self, person: str) -> int | None:
        """Where somebody sits; whoever left a match looks on."""
        for seat, who in self.sitting.items():
            if person and who.person == person and seat not in self.left:
                return seat
        return None

    def has_answered(self, person: str, id: str) -> bool:
        """Whether a move has come before: a resend is harmless."""
        return (person, id) in self.answered

    def may_be_seen_by(self, person: str) -> bool:
        """A private table is seen by who sits there; before it starts, by who was invited."""
        return self.opened.public or self.phase == OPEN or self.has_sat(person)

    def has_sat(self, person: str) -> bool:
        return bool(self.seats_sat_by(person))

    def seats_sat_by(self, person: str) -> set[int]:
        return {seat for seat, who in self.sitting.items() if who.person == person}

    def free_seats(self) -> list[int]:
        return [seat for seat in range(self.opened.seats) if seat not in {*self.sitting, *self.bots}]

    def people_in_play(self) -> list[str]:
        """Those who sit there and have not left."""
        return [who.person for seat, who in sorted(self.sitting.items()) if seat not in self.left]

    def everybody(self) -> list[str]:
        """Those who sit there, or sat when they left the match."""
        return sorted({who.person for who in self.sitting.values()})

    def setup(self) -> Setup:
        assert self.promise is not None
        return self.set_up(self.promise.seats, self.promise.match)

    def set_up(self, seats: Sequence[tuple[str, str]], match: str) -> Setup:
        return Setup(
            self.game,
            tuple(Seat(name, player) for name, player in seats),
            self.opened.variant,
            self.game.options(self.opened.variant, self.opened.options),
            match,
        )

    def shuffler(self) -> Fair:
        assert self.promise is not None
        texts = [self.contributions.get(seat, "") for seat in range(self.opened.seats)]
        return Promise(self.setup(), bytes.fromhex(self.promise.seed)).contribute(texts)

    def all_contributed(self) -> bool:
        return self.phase == COMMITTED and set(self.sitting) <= set(self.contributions) | self.leaving

    def seated(self, seat: int) -> tuple[str, str]:
        """Name and player, as a record has them."""
        if seat in self.bots:
            return f"{BOT} {seat + 1}", self.bots[seat]
        return self.sitting[seat].name, "person"


Player = TypeVar("Player", Sitting, str)


def moved_to(players: dict[int, Player], seats: Sequence[int]) -> dict[int, Player]:
    return {new: players[old] for new, old in enumerate(seats) if old in players}


Written = TypeVar("Written", bound=JournalEntry)


def without_person(entry: Written, person: str, seats: Set[int]) -> Written:
    """The same without the name and the words of somebody who sits at these seats."""
    match entry:
        case PlayerSeated() if entry.person == person:
            return msgspec.structs.replace(entry, name=ERASED)
        case ChatPosted() if entry.person == person:
            return msgspec.structs.replace(entry, name=ERASED, text="")
        case SeedCommitted():
            names = [(ERASED if i in seats else name, player) for i, (name, player) in enumerate(entry.seats)]
            return msgspec.structs.replace(entry, seats=names)
    return entry


def checked(opened: TableOpened) -> TableOpened:
    """The game, variant, options, seats and bots must make sense together."""
    game = find(opened.game)
    variant = opened.variant or game.default_variant
    least, most = game.seats_at(game.options(variant, opened.options))
    if not least <= opened.seats <= most:
        raise BadInput("bad-seats", given=opened.seats, least=least, most=most)
    if any(not 0 <= seat < opened.seats for seat in opened.bots):
        raise BadInput("bad-seats", given=max(opened.bots) + 1, least=least, most=opened.seats)
    players = {seat: bots.resolve(game, name) for seat, name in opened.bots.items()}
    return msgspec.structs.replace(opened, bots=players, variant=variant)
