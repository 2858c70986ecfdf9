"""The state of a table, folded from its journal.

Nothing here waits, stores or sends. ``commands.py`` turns a command into journal entries; once
they are stored, they are applied to the state.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass, field, replace
from typing import Any, Self, TypeVar

import msgspec

from ... import bots
from ...bots.characters import CHARACTERS
from ...engine import PERSON, BadInput, Fair, Game, Match, Refused, Seat, Setup, Source, Stacked, Step
from ...engine.shufflers import HmacShuffler
from ...games import find
from ...protocol.messages import EveningMatch, Winner
from ..names import distinct_name
from ..phases import COMMITTED, OPEN, OVER, PLAYING, REVEALING
from ..storage.entries import (
    BotAssigned,
    CardsDealt,
    ChatPosted,
    Contributed,
    ContributionHashed,
    ContributionRevealed,
    GuestAdmitted,
    GuestAnswered,
    GuestAsked,
    HashesListed,
    HostChanged,
    JournalEntry,
    LeftBeforeDeal,
    MatchContinued,
    MatchStarted,
    MoveMade,
    PersonErased,
    PersonRenamed,
    PlayerSeated,
    ReadinessChanged,
    RematchOpened,
    SeatAdded,
    SeatClosed,
    SeatGiven,
    SeatsReordered,
    SeatVacated,
    SeedCommitted,
    SnapshotRestored,
    StandInEnded,
    StandInRequested,
    TableClosed,
    TableOpened,
)

LEAVE = "leave"  # a move of every game
# Names in records, which know no language: of bots, and of people whose own was erased.
BOT, ERASED = "Bot", "(erased)"
MAX_EVENING = 50  # matches that are remembered in a row of rematches


@dataclass(slots=True)
class SeatedPerson:
    person: str
    name: str
    is_ready: bool = False


@dataclass(frozen=True, slots=True)
class PendingRequest:
    """The request of a guest, who came after the beginning."""

    name: str
    seat: int | None  # None: to watch
    shares_address: bool
    agreed: frozenset[str] = frozenset()  # people


@dataclass(slots=True)
class TableState:
    id: str
    opened: TableOpened
    version: int = 1  # number of journal entries
    phase: str = OPEN
    host: str = ""
    seated: dict[int, SeatedPerson] = field(default_factory=dict)
    bots: dict[int, str] = field(default_factory=dict)
    committed: SeedCommitted | None = None
    source: Source | None = None  # the moment of another match that this one goes on from
    hashes: dict[int, str] = field(default_factory=dict)  # of contributions, by seat
    listed: list[str] | None = None  # the hashes of all seats, from when no more are taken
    contributions: dict[int, str] = field(default_factory=dict)
    left_before_deal: set[int] = field(default_factory=set)
    left: set[int] = field(default_factory=set)  # seats whose person left the match
    stand_ins: set[int] = field(default_factory=set)  # seats for which a stand-in was asked
    owners: dict[int, SeatedPerson] = field(default_factory=dict)  # the people at the seats at the commitment
    given: set[int] = field(default_factory=set)  # seats that somebody else holds now
    had_seat: set[str] = field(default_factory=set)  # people who know, or knew, somebody's cards
    requests: dict[str, PendingRequest] = field(default_factory=dict)  # of guests, by person
    watchers: set[str] = field(default_factory=set)  # guests who may watch
    match: Match[Any, Any] | None = None
    is_ahead: bool = False  # the match is ahead of the journal, by a move that is not stored yet
    handled: set[tuple[str, str]] = field(default_factory=set)  # moves and chat: person and message id
    chat: list[ChatPosted] = field(default_factory=list)
    closed: str | None = None  # the reason
    places: list[int] = field(default_factory=list)  # of the seats, if the match has a result
    rematch: str | None = None  # its table

    @classmethod
    def open(cls, id: str, opened: JournalEntry) -> Self:
        """A table after the first entry of its journal."""
        assert isinstance(opened, TableOpened)
        return cls(id, opened, host=opened.host, bots=dict(opened.bots))

    @classmethod
    def fold(cls, id: str, entries: Sequence[JournalEntry]) -> Self:
        """A table after all entries of its journal."""
        state = cls.open(id, entries[0])
        state.apply(entries[1:])
        return state

    # -- applying entries -----------------------------------------------------------------

    def apply(self, entries: Sequence[JournalEntry]) -> None:
        for entry in entries:
            self.apply_one(entry)
            self.version += 1

    def step(self, seat: int, action: int, by: str = "") -> Step[Any]:
        """Work out a move in place. Nobody may look at the match until its entries are stored and
        applied; if they cannot be stored, the table must be loaded anew."""
        self.is_ahead = True  # also if the rules fail in the middle of it
        try:
            step = self.playing.step_action(seat, action, by, in_place=True)
        except Refused:
            self.is_ahead = False
            raise
        self.is_ahead = step.answer is None
        return step

    def apply_step(self, entries: Sequence[JournalEntry], step: Step[Any]) -> None:
        """Apply the entries of a move that was worked out in place."""
        self.playing.commit(step)
        self.is_ahead = False
        self.apply_without_match(entries)

    def apply_without_match(self, entries: Sequence[JournalEntry]) -> None:
        """Apply entries without playing: for the index, and for a match of other rules."""
        for entry in entries:
            match entry:
                case MatchStarted():
                    self.phase = PLAYING
                case MoveMade():
                    self.note_move(entry)
                case SnapshotRestored():
                    pass
                case _:
                    self.apply_one(entry)
            self.version += 1

    def apply_one(self, entry: JournalEntry) -> None:
        match entry:
            case MoveMade():
                self.playing.play(entry.seat, entry.move, entry.by)
                self.note_move(entry)
            case Contributed() | ContributionHashed() | HashesListed() | ContributionRevealed():
                self.apply_contribution(entry)
            case SeedCommitted() | MatchContinued() | LeftBeforeDeal() | MatchStarted() | SnapshotRestored():
                self.apply_beginning(entry)
            case RematchOpened():
                self.rematch = entry.table
            case TableClosed():
                self.phase, self.closed, self.places = OVER, entry.reason, entry.places
            case ChatPosted():
                self.chat.append(entry)
                if entry.id:
                    self.handled.add((entry.person, entry.id))
            case PersonErased():
                self.erase(entry.person)
            case PersonRenamed():
                for seat in self.seats_of(entry.person):
                    self.seated[seat].name = entry.name
            case StandInRequested():
                self.stand_ins.add(entry.seat)
            case StandInEnded():
                self.stand_ins.discard(entry.seat)
            case GuestAsked() | GuestAnswered() | GuestAdmitted() | SeatGiven():
                self.apply_guest(entry)
            case CardsDealt():
                pass  # the deal follows from its move
            case _:
                self.apply_seating(entry)

    def apply_seating(self, entry: JournalEntry) -> None:
        match entry:
            case PlayerSeated():
                self.seated[entry.seat] = SeatedPerson(entry.person, entry.name)
            case SeatVacated():
                self.seated.pop(entry.seat, None)
            case ReadinessChanged():
                self.seated[entry.seat].is_ready = entry.ready
            case SeatsReordered():
                self.reorder(entry.seats)
            case SeatClosed():
                self.reorder([seat for seat in range(self.opened.seats) if seat != entry.seat])
            case SeatAdded():
                self.opened = msgspec.structs.replace(self.opened, seats=self.opened.seats + 1)
            case BotAssigned():
                self.bots.pop(entry.seat, None)
                if entry.bot:
                    self.bots[entry.seat] = entry.bot
            case HostChanged():
                self.host = entry.person

    def reorder(self, seats: Sequence[int]) -> None:
        """Seats from now on, each with the player of one of those before."""
        self.seated = reordered(self.seated, seats)
        self.bots = reordered(self.bots, seats)
        self.opened = msgspec.structs.replace(self.opened, seats=len(seats))

    def apply_guest(self, entry: JournalEntry) -> None:
        match entry:
            case GuestAsked():
                self.requests[entry.person] = PendingRequest(entry.name, entry.seat, entry.shares_address)
            case GuestAnswered() if not entry.granted:
                self.requests.pop(entry.guest, None)
            case GuestAnswered() if entry.guest in self.requests:
                asked = self.requests[entry.guest]
                self.requests[entry.guest] = replace(asked, agreed=asked.agreed | {entry.person})
            case GuestAdmitted():
                self.requests.pop(entry.person, None)
                self.watchers.add(entry.person)
            case SeatGiven():
                self.give(entry)

    def give(self, entry: SeatGiven) -> None:
        """A seat changes hands. Other requests for it are dropped."""
        seat, owner = entry.seat, self.owners.get(entry.seat)
        self.seated.pop(seat, None)
        self.bots.pop(seat, None)
        self.stand_ins.discard(seat)
        if entry.bot:
            self.bots[seat] = entry.bot
        else:
            self.seated[seat] = SeatedPerson(entry.person, entry.name, is_ready=True)
            self.had_seat.add(entry.person)
        if owner is not None and owner.person == entry.person:
            self.given.discard(seat)
        else:
            self.given.add(seat)
        self.requests = {
            person: asked
            for person, asked in self.requests.items()
            if person != entry.person and asked.seat != seat
        }

    def apply_beginning(self, entry: JournalEntry) -> None:
        match entry:
            case SeedCommitted():
                self.phase, self.committed = COMMITTED, entry
                self.owners = {seat: replace(seated) for seat, seated in self.seated.items()}
                self.had_seat = {seated.person for seated in self.seated.values()}
            case MatchContinued():
                self.source = Source(entry.source, entry.moves, entry.seat, entry.position)
            case LeftBeforeDeal():
                self.left_before_deal.add(entry.seat)
            case MatchStarted():
                self.phase, self.match = PLAYING, Match.of(self.setup(), self.shuffler())
            case SnapshotRestored():
                self.match = Match.of(self.setup(), self.shuffler())
                self.match.restore(entry.snapshot)

    def apply_contribution(self, entry: JournalEntry) -> None:
        match entry:
            case ContributionHashed():
                self.hashes[entry.seat] = entry.hash
            case HashesListed():
                self.phase, self.listed = REVEALING, entry.hashes
                self.contributions = {}  # those without a hash, from before an update of the server
            case ContributionRevealed() | Contributed():
                self.contributions[entry.seat] = entry.text

    def note_move(self, entry: MoveMade) -> None:
        if entry.id:
            self.handled.add((self.seated[entry.seat].person, entry.id))
        if entry.move == LEAVE:
            self.left.add(entry.seat)

    def erase(self, person: str) -> None:
        """Erase a name and its chat; the match goes on, and chat messages keep their numbers."""
        seats = self.committed_seats_of(person)
        self.opened = without_person(self.opened, person, seats)
        for seated in [*self.seated.values(), *self.owners.values()]:
            if seated.person == person:
                seated.name = ERASED
        self.requests.pop(person, None)
        self.chat = [without_person(message, person, seats) for message in self.chat]
        if self.committed is not None:
            self.committed = without_person(self.committed, person, seats)
        if self.match is not None:
            self.match.setup, self.match.shuffler = self.setup(), self.shuffler()
            self.match.seats = self.match.setup.seats

    def after(self, entries: Sequence[JournalEntry]) -> Self:
        """A copy without match and chat after some entries: what the index needs to know."""
        copy = replace(
            self,
            seated={seat: replace(person) for seat, person in self.seated.items()},
            bots=dict(self.bots),
            hashes=dict(self.hashes),
            contributions=dict(self.contributions),
            left_before_deal=set(self.left_before_deal),
            left=set(self.left),
            stand_ins=set(self.stand_ins),
            given=set(self.given),
            had_seat=set(self.had_seat),
            requests=dict(self.requests),
            watchers=set(self.watchers),
            handled=set(),
            chat=[],
            match=None,
        )
        copy.apply_without_match(entries)
        return copy

    # -- queries --------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return find(self.opened.game)

    @property
    def playing(self) -> Match[Any, Any]:
        """The match, in a phase in which there is one."""
        assert self.match is not None
        return self.match

    def seat_of(self, person: str) -> int | None:
        """Where a person sits; whoever left the match is a spectator."""
        for seat, seated in self.seated.items():
            if person and seated.person == person and seat not in self.left:
                return seat
        return None

    def has_handled(self, person: str, id: str) -> bool:
        """Whether a message with this id was carried out before, so that this is a resend."""
        return (person, id) in self.handled

    def is_visible_to(self, person: str) -> bool:
        """Until its match is over, whoever has the id of a table may open it; see ``may_watch``."""
        return self.phase != OVER or self.may_watch(person)

    def may_watch(self, person: str) -> bool:
        """Whether somebody sees the match and the chat: at a private table only its people, and those whom
        they admitted."""
        return (
            self.opened.public
            or self.phase == OPEN
            or person in self.watchers
            or person in self.had_seat
            or bool(self.seats_of(person))
        )

    def committed_seats_of(self, person: str) -> set[int]:
        """Seats that have the name of a person in what was committed to."""
        if self.committed is None:
            return self.seats_of(person)
        return {seat for seat, owner in self.owners.items() if owner.person == person}

    def seats_of(self, person: str) -> set[int]:
        return {seat for seat, seated in self.seated.items() if seated.person == person}

    def free_seats(self) -> list[int]:
        return [seat for seat in range(self.opened.seats) if seat not in {*self.seated, *self.bots}]

    def active_people(self) -> list[str]:
        """Those who sit here and have not left the match."""
        return [seated.person for seat, seated in sorted(self.seated.items()) if seat not in self.left]

    def all_people(self) -> dict[str, int]:
        """Those who sit here, or sat here when they left the match or lost the seat to another, and where."""
        held = [*sorted(self.owners.items()), *sorted(self.seated.items())]
        return {seated.person: seat for seat, seated in held}

    def displaced(self) -> list[tuple[int, SeatedPerson]]:
        """Seats that somebody else holds, and the people who may have them back."""
        return [
            (seat, self.owners[seat]) for seat in self.given if seat in self.owners and seat not in self.left
        ]

    def origin(self, seat: int) -> str:
        """The origin of moves at a seat that changed hands, as records name it."""
        if seat not in self.given:
            return ""
        return "bot" if seat in self.bots else "successor"

    def player_at(self, seat: int) -> tuple[str, str]:
        """Name and player of a seat that is taken, as in a record."""
        if seat in self.bots:
            owner = self.owners.get(seat)
            return owner.name if owner else self.bot_names()[seat], self.bots[seat]
        return self.seated[seat].name, PERSON

    def bot_names(self) -> dict[int, str]:
        """The names of the bots, by seat: of their characters, each unlike all others at the table."""
        if self.committed is not None:
            return {seat: self.committed.seats[seat][0] for seat in self.bots}
        taken = [seated.name for seated in self.seated.values()]
        names: dict[int, str] = {}
        for seat, bot in sorted(self.bots.items()):
            own = CHARACTERS[bot].name if bot in CHARACTERS else f"{BOT} {seat + 1}"
            names[seat] = distinct_name(own, [*taken, *names.values()])
        return names

    def seats_awaited(self) -> set[int]:
        """Seats of people who owe the hash of a contribution, or the contribution itself."""
        if self.phase == REVEALING:
            return set(self.hashes) - set(self.contributions) - self.left_before_deal
        return set(self.seated) - set(self.hashes) - self.left_before_deal

    def evening(self) -> list[EveningMatch]:
        """The matches of the evening so far: those before this one, and this one when it has a result."""
        outcome = self.match.outcome if self.match else None
        if outcome is None or not any(outcome.places):
            return self.opened.evening
        winners = [self.winner_at(seat) for seat, place in enumerate(outcome.places) if place == 1]
        return [*self.opened.evening, EveningMatch(self.opened.game, winners)][-MAX_EVENING:]

    def winner_at(self, seat: int) -> Winner:
        name, player = self.player_at(seat)
        return Winner(name, self.seated[seat].person if player == PERSON else "")

    # -- the match --------------------------------------------------------------------------

    def setup(self) -> Setup:
        assert self.committed is not None
        return self.setup_of(self.committed.seats, self.committed.match)

    def setup_of(self, seats: Sequence[tuple[str, str]], match: str) -> Setup:
        return Setup(
            self.game,
            tuple(Seat(name, player) for name, player in seats),
            self.opened.variant,
            self.game.options(self.opened.variant, self.opened.options),
            match,
            self.source,
        )

    def shuffler(self) -> Fair | Stacked:
        """A match that goes on from another one is ``stacked``: what is shuffled in it proves nothing."""
        assert self.committed is not None
        if self.source is not None:
            return Stacked([], then=HmacShuffler("secret", bytes.fromhex(self.committed.seed)))
        texts = [self.contributions.get(seat, "") for seat in range(self.opened.seats)]
        return Fair(bytes.fromhex(self.committed.seed), self.setup(), texts, self.listed)


Player = TypeVar("Player", SeatedPerson, str)


def reordered(players: dict[int, Player], seats: Sequence[int]) -> dict[int, Player]:
    return {new: players[old] for new, old in enumerate(seats) if old in players}


AnyEntry = TypeVar("AnyEntry", bound=JournalEntry)


def without_person(entry: AnyEntry, person: str, seats: Set[int]) -> AnyEntry:
    """An entry without the name and the chat of a person who sits at these seats."""
    match entry:
        case TableOpened():
            return msgspec.structs.replace(entry, evening=evening_without(entry.evening, person))
        case PlayerSeated() if entry.person == person:
            return msgspec.structs.replace(entry, name=ERASED)
        case PersonRenamed() | GuestAsked() | SeatGiven() if entry.person == person:
            return msgspec.structs.replace(entry, name=ERASED)
        case ChatPosted() if entry.person == person:
            return msgspec.structs.replace(entry, name=ERASED, text="", reaction=None)
        case SeedCommitted():
            names = [(ERASED if i in seats else name, player) for i, (name, player) in enumerate(entry.seats)]
            return msgspec.structs.replace(entry, seats=names)
    return entry


def evening_without(evening: Sequence[EveningMatch], person: str) -> list[EveningMatch]:
    """The matches of an evening without the name of a person."""
    return [
        EveningMatch(
            match.game, [Winner(ERASED, who.person) if who.person == person else who for who in match.winners]
        )
        for match in evening
    ]


def validated(opened: TableOpened) -> TableOpened:
    """Game, variant, options, seats and bots of a new table, which must fit together."""
    game = find(opened.game)
    variant = opened.variant or game.default_variant
    check_seats(game, msgspec.structs.replace(opened, variant=variant))
    if any(not 0 <= seat < opened.seats for seat in opened.bots):
        raise BadInput("bad-seats", given=max(opened.bots) + 1, least=1, most=opened.seats)
    players = {seat: bots.resolve(game, name) for seat, name in opened.bots.items()}
    return msgspec.structs.replace(opened, bots=players, variant=variant)


def check_seats(game: Game, opened: TableOpened) -> None:
    """Raise ``BadInput`` if the game cannot be played at so many seats."""
    least, most = game.seats_at(game.options(opened.variant, opened.options))
    if not least <= opened.seats <= most:
        raise BadInput("bad-seats", given=opened.seats, least=least, most=most)
