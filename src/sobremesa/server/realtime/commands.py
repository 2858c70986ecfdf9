"""Commands: what people ask of a table, as pure functions of its state.

A command gives the journal entries that carry it out, or raises ``Refused`` with the reason.
Nothing is changed here, but that moves are worked out in place (``TableState.step``).
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence, Set
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from ... import bots
from ...bots.characters import company
from ...engine import LEAVE, PERSON, Deal, Event, Match, Move, Refused, Step, fair
from ...engine.setup import new_id
from ...engine.shufflers import HASH, MOST_CONTRIBUTION, contribution_hash, is_contribution
from ...games import find
from ...protocol import messages
from ...protocol.messages import ClientMessage
from ..jobs import Continued
from ..names import distinct_name
from ..phases import BEFORE_DEAL, COMMITTED, OPEN, OVER, PLAYING, REVEALING
from ..storage.entries import (
    BotAssigned,
    CardsDealt,
    ChatPosted,
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
    StandInRequested,
    TableClosed,
    TableOpened,
)
from ..storage.people import Person
from .state import BOT, PendingRequest, TableState, check_seats, validated

MAX_CHAT = 500  # characters
MAX_REQUESTS = 8  # of guests at a time


@dataclass(frozen=True, slots=True)
class Change:
    """Journal entries to store, with the step of the match that they come from, if any."""

    entries: Sequence[JournalEntry]
    step: Step[Any] | None = None

    @property
    def answer(self) -> Sequence[Event] | None:
        """The events for the sender of a move that changes nothing."""
        return self.step.answer if self.step else None


@dataclass(frozen=True, slots=True)
class Attendance:
    """Who is away, as far as others may do something about it, and who asks."""

    away: Set[str] = frozenset()  # people
    removable: Set[str] = frozenset()  # those who have been away for long
    asleep: Set[int] = frozenset()  # seats for which a stand-in may be asked
    shares_address: bool = True  # the sender's address may be that of somebody who sits here


NOBODY_AWAY = Attendance()


def execute(
    state: TableState,
    sender: Person,
    message: ClientMessage,
    attendance: Attendance = NOBODY_AWAY,
) -> Change:
    """The change that a message asks for; moves do not need the attendance."""
    person = sender.id
    match message:
        case messages.Play():
            return play(state, person, message)
        case messages.Sit():
            return Change(sit(state, sender, message.seat))
        case messages.Stand():
            return Change(stand(state, person))
        case messages.Ready():
            return Change(set_ready(state, person, message.ready))
        case messages.ReorderSeats():
            return Change(reorder_seats(state, person, message.seats))
        case messages.SetBot():
            return Change(set_bot(state, person, message.seat, message.bot, attendance.removable))
        case messages.AskForSeat():
            return Change(ask_for_seat(state, sender, message.seat, attendance))
        case messages.AnswerGuest():
            return Change(answer_guest(state, person, message.person, message.granted, attendance))
        case messages.Start():
            return Change(start(state, person, message.fill))
        case messages.CloseSeat():
            return Change(close_seat(state, person, message.seat))
        case messages.AddSeat():
            return Change(add_seat(state, person))
        case messages.Contribute():
            return Change(contribute(state, person, message.hash))
        case messages.Reveal():
            return Change(reveal(state, person, message.text))
        case messages.Leave():
            is_resend = state.has_handled(person, message.id)
            return Change([]) if is_resend else leave(state, person, id=message.id)
        case messages.RemovePlayer():
            return remove_player(state, person, message.seat, attendance.removable)
        case messages.RequestStandIn():
            return Change(request_stand_in(state, person, message.seat, attendance.asleep))
        case messages.SendChat():
            is_resend = state.has_handled(person, message.id)
            return Change([] if is_resend else send_chat(state, sender, message))
        case messages.React():
            is_resend = state.has_handled(person, message.id)
            return Change([] if is_resend else react(state, sender, message))
    raise Refused("hello-once")


# -- before the match ---------------------------------------------------------------------


def new_table(opened: TableOpened) -> tuple[str, list[JournalEntry]]:
    """The id and the first entry of a table."""
    return secrets.token_hex(12), [msgspec.structs.replace(opened, key=new_key())]


def continued_table(host: Person, found: Continued) -> tuple[str, list[JournalEntry]]:
    """The id and the first entries of a table whose match goes on from a moment of another one: the host has
    the seat that is taken over, bots have the others, and it has begun."""
    game, seat = find(found.game), found.seat
    others = [name for number, (name, _) in enumerate(found.seats) if number != seat]
    name = distinct_name(host.name, others)
    players = {
        number: player if player in bots.names_of(game) else game.stand_in
        for number, (_, player) in enumerate(found.seats)
        if number != seat
    }
    seats = [
        (name, PERSON) if number == seat else (other, players[number])
        for number, (other, _) in enumerate(found.seats)
    ]
    opened = TableOpened(found.game, found.variant, found.options, len(seats), players, host.id, public=False)
    id, entries = new_table(validated(opened))
    return id, [
        *entries,
        PlayerSeated(seat, host.id, name),
        SeedCommitted(game.version, new_id(), secrets.token_hex(32), "", seats),
        MatchContinued(found.source, found.moves, seat, found.position),
        MatchStarted(),
    ]


def new_key() -> str:
    return secrets.token_hex(12)


def sit(state: TableState, person: Person, seat: int | None) -> list[JournalEntry]:
    require_open(state)
    if not person.id:
        raise Refused("not-entered")
    if state.seat_of(person.id) is not None:
        raise Refused("already-seated")
    free = state.free_seats()
    if not free:
        raise Refused("table-full")
    if seat not in (None, *free):
        raise Refused("seat-taken")
    return [PlayerSeated(free[0] if seat is None else seat, person.id, name_at(state, person))]


def name_at(state: TableState, person: Person) -> str:
    """The name that a person goes by at a table: that of their seat, or one that looks like nobody
    else's there, bots included."""
    for seated in state.seated.values():
        if seated.person == person.id:
            return seated.name
    return free_name(state, person)


def free_name(state: TableState, person: Person, seat: int | None = None) -> str:
    """A person's name, or one like it that looks like nobody else's at the table; the holder of the
    seat that the person asks for does not count."""
    bots = [f"{BOT} {seat + 1}" for seat in range(state.opened.seats)]
    bots += state.bot_names().values()
    others = [who.name for at, who in state.seated.items() if who.person != person.id and at != seat]
    return distinct_name(person.name, [*bots, *others])


def rename(state: TableState, person: Person) -> Change:
    """The seat of a person who has another name now; what was committed to keeps the one before."""
    seat = state.seat_of(person.id)
    if seat is None or state.phase == OVER:
        return Change([])
    name = free_name(state, person)
    return Change([] if name == state.seated[seat].name else [PersonRenamed(person.id, name)])


def stand(state: TableState, person: str) -> list[JournalEntry]:
    require_open(state)
    return [SeatVacated(own_seat(state, person)), *hand_over(state, person)]


def hand_over(state: TableState, person: str) -> list[JournalEntry]:
    """When the host leaves, the next person becomes host."""
    others = [other for other in state.active_people() if other != person]
    return [HostChanged(others[0])] if person == state.host and others else []


def set_ready(state: TableState, person: str, ready: bool) -> list[JournalEntry]:
    require_open(state)
    return [ReadinessChanged(own_seat(state, person), ready)]


def reorder_seats(state: TableState, person: str, seats: list[int]) -> list[JournalEntry]:
    require_open(state)
    require_host(state, person)
    if sorted(seats) != list(range(state.opened.seats)):
        raise Refused("bad-order")
    return [SeatsReordered(seats)]


def set_bot(
    state: TableState, person: str, seat: int, bot: str, removable: Set[str] = frozenset()
) -> list[JournalEntry]:
    """Give a free seat to a bot, or a bot's seat to another bot or to nobody; also the seat of a person who
    has been away for long."""
    require_host(state, person)
    if state.phase == PLAYING:
        return give_to_bot(state, seat, removable)
    require_open(state)
    if seat in state.seated and state.seated[seat].person in removable and bot:
        return [SeatVacated(seat), BotAssigned(seat, bots.resolve(state.game, bot))]
    if seat not in state.bots and seat not in state.free_seats():
        raise Refused("seat-taken")
    return [BotAssigned(seat, bots.resolve(state.game, bot) if bot else "")]


def close_seat(state: TableState, person: str, seat: int) -> list[JournalEntry]:
    require_open(state)
    require_host(state, person)
    if seat not in state.free_seats():
        raise Refused("seat-taken")
    return resized(state, SeatClosed(seat))


def add_seat(state: TableState, person: str) -> list[JournalEntry]:
    require_open(state)
    require_host(state, person)
    return resized(state, SeatAdded())


def resized(state: TableState, entry: JournalEntry) -> list[JournalEntry]:
    """The entry, if the game can be played at so many seats."""
    check_seats(state.game, state.after([entry]).opened)
    return [entry]


def start(state: TableState, person: str, fill: bool) -> list[JournalEntry]:
    """Commit to the seed, after characters have taken the free seats if that is wanted: others than those
    who sit here already."""
    if not fill:
        return commit_seed(state, person)
    require_host(state, person)
    require_open(state)
    free = state.free_seats()
    filled: list[JournalEntry] = list(map(BotAssigned, free, company(len(free), state.bots.values())))
    return [*filled, *commit_seed(state.after(filled), person)]


def commit_seed(state: TableState, person: str) -> list[JournalEntry]:
    """Set the match up and commit to its seed; then the seats send the hashes of their contributions."""
    require_host(state, person)
    require_open(state)
    if free := state.free_seats():
        raise Refused("seats-free", count=len(free))
    waiting = [who.name for who in state.seated.values() if not who.is_ready and who.person != person]
    if waiting:
        raise Refused("not-ready", names=", ".join(waiting))
    seats = [state.player_at(seat) for seat in range(state.opened.seats)]
    setup = state.setup_of(seats, new_id())
    committed = fair(setup)
    return [
        SeedCommitted(
            state.game.version, setup.id, committed.secret_seed().hex(), committed.commitment, seats
        )
    ]


def contribute(state: TableState, person: str, hash: str) -> list[JournalEntry]:
    """Take the hash of a contribution; the first one counts."""
    seat = own_seat(state, person)
    if state.hashes.get(seat) == hash:
        return []  # a resend
    if state.phase != COMMITTED or seat in state.hashes:
        raise Refused("nothing-to-contribute")
    if not HASH.fullmatch(hash):
        raise Refused("bad-hash")
    return [ContributionHashed(seat, hash)]


def reveal(state: TableState, person: str, text: str) -> list[JournalEntry]:
    """Take a contribution: only when the list of hashes is stored, and if it fits the one in it."""
    seat = own_seat(state, person)
    if state.phase != REVEALING or seat not in state.hashes:
        raise Refused("nothing-to-contribute")
    if not text or not is_contribution(text):
        raise Refused("bad-contribution", text=text[:MOST_CONTRIBUTION], most=MOST_CONTRIBUTION)
    if contribution_hash(state.setup().id, seat, text) != state.hashes[seat]:
        raise Refused("contribution-misfit")
    return [] if seat in state.contributions else [ContributionRevealed(seat, text)]


def next_phase(state: TableState) -> list[JournalEntry]:
    """List the hashes when they are in; deal when the contributions are."""
    if state.phase == REVEALING:
        return [MatchStarted()]
    return [HashesListed([state.hashes.get(seat, "") for seat in range(state.opened.seats)])]


# -- in a match ---------------------------------------------------------------------------


def play(state: TableState, person: str, message: messages.Play) -> Change:
    if state.has_handled(person, message.id):
        return Change([])  # a resend
    seat, action = parse_move(state, person, message)
    if action == LEAVE:
        return leave(state, person, id=message.id)
    if is_answer(state, seat, action) and message.question != state.playing.question(seat):
        raise Refused("table-moved-on")
    return move(state, seat, action, by=state.origin(seat), id=message.id)


def must_wait(state: TableState, person: str, message: messages.Play) -> bool:
    """Whether a move waits until the others have had time to speak up: it is the answer of the seat
    in turn. What would be refused does not wait."""
    if state.has_handled(person, message.id):
        return False
    seat, action = parse_move(state, person, message)
    match = state.playing
    return (
        seat == match.to_act and is_answer(state, seat, action) and message.question == match.question(seat)
    )


def parse_move(state: TableState, person: str, message: messages.Play) -> tuple[int, int]:
    """The seat and the action of a move."""
    if state.phase != PLAYING:
        raise Refused("no-match-on")
    return own_seat(state, person), state.playing.action_of(message.move)


def is_answer(state: TableState, seat: int, action: int) -> bool:
    """Whether an action answers the question of a seat; calls and leaving do not."""
    match = state.playing
    return action != LEAVE and action not in match.game.notation.calls and match.is_asked(seat)


def move(state: TableState, seat: int, action: int, by: str = "", id: str = "") -> Change:
    step = state.step(seat, action, by)
    entries = [entry_of(entry, id) for entry in step.entries]
    if entries and is_last(state.playing, step):
        outcome = state.playing.outcome  # the move was worked out in place
        entries.append(TableClosed("finished", list(outcome.places) if outcome else []))
    return Change(entries, step)


def entry_of(entry: Move | Deal, id: str) -> JournalEntry:
    if isinstance(entry, Deal):
        return CardsDealt(list(entry.cards))
    return MoveMade(entry.seat, entry.text, entry.by, id)


def is_last(match: Match[Any, Any], step: Step[Any]) -> bool:
    return match.game.rules.ending(step.state) > 0


def leave(state: TableState, person: str, by: str = "", id: str = "") -> Change:
    """Leave in any phase; a match without people is closed without a result."""
    seat = own_seat(state, person)
    if state.phase == OPEN:
        return Change(stand(state, person))
    if state.phase in BEFORE_DEAL:
        return Change([LeftBeforeDeal(seat), *hand_over(state, person)])
    if state.phase == OVER:
        return Change([])
    change = move(state, seat, LEAVE, by or state.origin(seat), id)
    entries = [*change.entries]
    assert change.step is not None
    if not is_last(state.playing, change.step) and state.active_people() == [person]:
        entries.append(TableClosed("abandoned"))
    return Change([*entries, *hand_over(state, person)], change.step)


def remove_player(state: TableState, host: str, seat: int, long_away: Set[str]) -> Change:
    """The host frees a seat: in a match only that of a person who has been away for long."""
    require_host(state, host)
    seated = state.seated.get(seat)
    if seated is None or seat in state.left or seated.person == host:
        raise Refused("nobody-to-remove")
    if state.phase != OPEN and seated.person not in long_away:
        raise Refused("not-away")
    return leave(state, seated.person, by="host" if state.phase == PLAYING else "")


def give_to_bot(state: TableState, seat: int, removable: Set[str]) -> list[JournalEntry]:
    """Give the seat of a person who has been away for long to the game's stand-in, which is no better player
    than any: nobody gains by pulling the plug. The person may have it back."""
    if seat not in state.seated or seat in state.left:
        raise Refused("nobody-to-remove")
    if state.seated[seat].person not in removable:
        raise Refused("not-away")
    return [SeatGiven(seat, bot=state.game.stand_in)]


def request_stand_in(state: TableState, person: str, seat: int, asleep: Set[int]) -> list[JournalEntry]:
    """Let the server play for a seat whose person sleeps, until that one is back."""
    own_seat(state, person)
    if state.phase != PLAYING:
        raise Refused("no-match-on")
    if seat in state.stand_ins:
        return []  # somebody else asked too
    if seat not in asleep:
        raise Refused("not-asleep")
    return [StandInRequested(seat, person)]


# -- guests, who came after the beginning -----------------------------------------------------


def ask_for_seat(
    state: TableState, guest: Person, seat: int | None, attendance: Attendance
) -> list[JournalEntry]:
    """Ask for a seat, or to watch. A person who has seen a hand in this match gets no other."""
    if state.phase != PLAYING:
        raise Refused("no-match-on")
    if not guest.id:
        raise Refused("not-entered")
    if guest.id in state.had_seat and seat is not None:
        raise Refused("already-seated")
    asked = state.requests.get(guest.id)
    if (seat is None and state.may_watch(guest.id)) or (asked is not None and asked.seat == seat):
        return []
    require_givable(state, seat, attendance)
    if asked is None and len(state.requests) >= MAX_REQUESTS:
        raise Refused("too-many-guests")
    return [GuestAsked(guest.id, free_name(state, guest, seat), seat, attendance.shares_address)]


def require_givable(state: TableState, seat: int | None, attendance: Attendance) -> None:
    """A seat is given to a guest if a bot holds it, or its person has been away for long."""
    if seat is None or (seat in state.bots and seat not in state.left):
        return
    seated = state.seated.get(seat)
    if seated is None or seat in state.left or seated.person not in attendance.removable:
        raise Refused("seat-kept")


def answer_guest(
    state: TableState, person: str, guest: str, granted: bool, attendance: Attendance
) -> list[JournalEntry]:
    """Agree to what a guest asked, or refuse it; when everybody who must has agreed, it is so."""
    own_seat(state, person)
    request = state.requests.get(guest)
    if request is None or person in request.agreed:
        return []  # somebody else was quicker
    if person not in people_to_agree(state, request, attendance.away):
        raise Refused("only-the-host")
    answer = GuestAnswered(guest, person, granted)
    if not granted:
        return [answer]
    agreed = replace(request, agreed=request.agreed | {person})
    if people_missing(state, agreed, attendance.away):
        return [answer]
    if request.seat is None:
        return [answer, GuestAdmitted(guest)]
    require_givable(state, request.seat, attendance)
    return [answer, SeatGiven(request.seat, guest, request.name)]


def people_to_agree(state: TableState, request: PendingRequest, away: Set[str]) -> set[str]:
    """Who may answer a guest: the host, or anybody present if the host is away; everybody present, if the
    guest may be one of them who wants to see other cards."""
    present = {person for person in state.active_people() if person not in away}
    return {state.host} if state.host in present and not needs_all(request) else present


def people_missing(state: TableState, request: PendingRequest, away: Set[str]) -> set[str]:
    """Whose agreement is still missing: that of all of them, or of one of them."""
    asked = people_to_agree(state, request, away)
    return asked - request.agreed if needs_all(request) or not asked & request.agreed else set()


def needs_all(request: PendingRequest) -> bool:
    return request.shares_address and request.seat is not None


def send_chat(state: TableState, sender: Person, message: messages.SendChat) -> list[JournalEntry]:
    text = message.text.strip()
    if not sender.id:
        raise Refused("not-entered")
    if not state.may_watch(sender.id):
        raise Refused("not-seated")
    if not text or len(text) > MAX_CHAT or not text.isprintable():
        raise Refused("bad-text")
    return [ChatPosted(sender.id, name_at(state, sender), text, message.id)]


def react(state: TableState, sender: Person, message: messages.React) -> list[JournalEntry]:
    """A reaction is shown at a seat: spectators have none."""
    own_seat(state, sender.id)
    return [ChatPosted(sender.id, name_at(state, sender), "", message.id, message.reaction)]


# -- after the match ------------------------------------------------------------------------


def rematch(state: TableState, person: str) -> tuple[str, list[JournalEntry]]:
    """The table of a rematch with the same players: its id and its first entries. The id follows from
    this table's secret key: two people who ask get one table, and whoever knows this table's id
    but does not sit here cannot guess it."""
    own_seat(state, person)
    if state.phase != OVER:
        raise Refused("match-still-on")
    id = hashlib.sha256(f"{state.id} again {state.opened.key}".encode()).hexdigest()[:24]
    opened = msgspec.structs.replace(
        state.opened, host=person, bots=dict(state.bots), key=new_key(), evening=state.evening()
    )
    players: list[JournalEntry] = [
        PlayerSeated(seat, seated.person, seated.name)
        for seat, seated in sorted(state.seated.items())
        if seat not in state.left
    ]
    return id, [opened, *players]


def follow(rematch: str) -> Change:
    """The entry that leads from a table to its rematch."""
    return Change([RematchOpened(rematch)])


# -- permissions ------------------------------------------------------------------------------


def own_seat(state: TableState, person: str) -> int:
    seat = state.seat_of(person)
    if seat is None:
        raise Refused("not-seated")
    return seat


def require_assistance(state: TableState, message: messages.RequestHint | messages.RequestOdds) -> None:
    """Refuse what the table did not agree to."""
    agreed = state.opened.assistance
    if agreed == "none" and isinstance(message, messages.RequestHint):
        raise Refused("hints-not-agreed")
    if agreed != "odds" and isinstance(message, messages.RequestOdds):
        raise Refused("odds-not-agreed")


def require_open(state: TableState) -> None:
    if state.phase != OPEN:
        raise Refused("table-has-begun")


def require_host(state: TableState, person: str) -> None:
    if not person or person != state.host:
        raise Refused("only-the-host")
