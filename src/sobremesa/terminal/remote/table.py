"""A table on a server, as its messages are shown to a person at the terminal.

The display is one of plain lines, or a whole screen. What it shows comes from the messages
alone, in the same words as a match on this machine.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence

from msgspec import UNSET

from ...engine import PERSON, BadInput, Event, Problem, record
from ...games import find
from ...local.identity import Identity, TableLink
from ...local.records import save_copy
from ...protocol.messages import (
    ChatMessage,
    Contribute,
    Done,
    Goodbye,
    Leave,
    Mute,
    Rejected,
    RequestOdds,
    Reveal,
    SeatInfo,
    Sit,
    TableInfo,
    Update,
)
from ...protocol.types import OddsInfo, Question
from ...words import Words
from ..assistance import NOTHING_TO_WEIGH
from ..formatter import MatchFormatter
from .client import Received, TableClient
from .contribution import Contribution
from .display import Display, Presenter
from .invitation import invitation
from .odds_requests import OddsRequests
from .rest import fetch_record

MAX_RECAP = 12  # events of before that are shown to whoever comes back
SHUFFLE_FINDINGS = (  # of a record's check
    "verified-shuffles",
    "verified-commitment",
    "verified-seen",
    "verified-hashes",
    "verified-hashes-seen",
    "verified-fixed",
    "unproved-missing",
    "unproved-contributions",
)


CLOCK_UNITS = ((3600, "web-hours"), (60, "web-minutes"), (1, "web-seconds"))
# Why a question has no odds though the next may have some.
PASSING = (NOTHING_TO_WEIGH, "too-fast", "computing-busy", "not-your-turn")


class ConnectionLost:
    """The connection to the server is lost; the client tries to reconnect."""


class RemoteTable:
    """Handles the messages of one table, and of those of its rematches."""

    def __init__(self, link: TableLink, person: Identity, lang: str, display: Display) -> None:
        self.client = TableClient(link, person, self.on_received, self.on_lost)
        self.person = person
        self.words = Words(lang)  # with those of the game, once it is known
        self.display = display
        self.is_finished = False
        self.is_reached = False  # the server has answered
        self.is_lost = False  # the connection is, and the person has seen a message about it
        self.is_moving = False  # to the table of a rematch
        self.speakers: dict[str, str] = {}  # the names of those who said something, by person
        self.reset()

    def reset(self) -> None:
        """Forget the table before, at the table of a rematch."""
        self.table: TableInfo | None = None
        self.update: Update | None = None
        self.presenter: Presenter | None = None
        self.question: Question | None = None  # as it was shown last
        self.contribution: Contribution | None = None
        self.asks_for_seat = self.was_seated = self.is_over = False
        self.odds = OddsRequests(self.client)

    @property
    def link(self) -> TableLink:
        return self.client.link

    def on_received(self, received: Received) -> None:
        """Called when a message arrives."""
        raise NotImplementedError

    def on_lost(self) -> None:
        """Called when the connection is lost."""
        raise NotImplementedError

    # -- the connection ------------------------------------------------------------------------

    def handle_lost(self) -> None:
        """Report a lost connection once, however often it is tried again."""
        if not self.is_reached:
            raise BadInput("house-not-reached", address=self.link.server)
        if not (self.is_lost or self.is_moving):
            self.display.say(self.words("connection-lost"), "dim")
            self.is_lost = True
        self.asks_for_seat = self.is_moving = False

    async def handle_message(self, received: Received) -> None:
        self.is_reached = True
        if received.table != self.link.table:
            return  # it came before the move to the table of a rematch
        match received.message:
            case TableInfo() as table:
                await self.handle_table(table)
            case Update() as update:
                await self.handle_update(update, received.time)
            case Done() as done:
                self.handle_done(done)
            case Rejected() as rejected:
                self.handle_rejected(rejected)
            case ChatMessage() as chat:
                self.speakers[chat.person] = chat.name
                self.display.say(self.chat_line(chat))
            case Goodbye() as goodbye:
                self.handle_goodbye(goodbye)

    def chat_line(self, chat: ChatMessage) -> str:
        if chat.reaction:
            reaction = self.words(f"reaction-{chat.reaction}")
            return self.words("reacted", name=chat.name, reaction=reaction)
        return self.words("spoken", name=chat.name, text=chat.text)

    def company(self) -> dict[str, str]:
        """The names of the other people who sit here or have said something, by person."""
        seats = self.table.seats if self.table else []
        seated = {seat.person: seat.name for seat in seats if seat.person and seat.name}
        return {
            person: name for person, name in (self.speakers | seated).items() if person != self.person.person
        }

    def handle_goodbye(self, goodbye: Goodbye) -> None:
        """The socket reconnects by itself if it may."""
        if goodbye.reconnect:
            return
        if goodbye.reason == "unknown-person":
            facts = {"address": self.link.server, "name": self.person.name, "link": str(self.link)}
            raise BadInput("house-forgot", **facts)
        raise BadInput(goodbye.reason)

    # -- the table -----------------------------------------------------------------------------

    async def handle_table(self, table: TableInfo) -> None:
        before, self.table = self.table, table
        if self.is_lost:
            self.display.say(self.words("connection-back"), "dim")
            self.is_lost = False
        if self.presenter is None:
            self.presenter = self.open_presenter(table)
            if table.phase == "open":
                self.display.say(agreed_rules(table, self.words), "dim")
        self.words.names = [seat.name or "" for seat in table.seats]
        if table.you is None:
            await self.take_seat(before, table)
        else:
            self.was_seated = True
            await self.show_table_changes(before, table)

    def open_presenter(self, table: TableInfo) -> Presenter:
        """The game is known with the first message."""
        game = find(table.game)
        self.words = Words(self.words.lang, game)
        options = {name: str(value) for name, value in table.options.items()}
        formatter = MatchFormatter(
            game, game.options(table.variant, options), self.words, self.display.command_names
        )
        return self.display.open_table(formatter, self.words.heading(table.variant))

    async def take_seat(self, before: TableInfo | None, table: TableInfo) -> None:
        if self.is_leaving():  # which will be answered
            return
        if table.phase == "playing" and not self.was_seated:
            self.show_late(before, table)
            return
        if table.phase != "open":
            raise BadInput("table-has-begun")
        if self.was_seated:
            raise BadInput("not-seated")
        if not self.asks_for_seat:
            self.asks_for_seat = True
            await self.client.send_once(Sit())

    def show_late(self, before: TableInfo | None, table: TableInfo) -> None:
        """The match has begun: a seat can be asked for that a bot holds, or whose person has been away for
        long."""
        if before is None:
            names = ", ".join(seat.name or "" for seat in table.seats)
            self.display.say(self.words("late-begun", names=names))
        if before is None or givable_seats(before) != givable_seats(table):
            for number in givable_seats(table):
                seat = table.seats[number]
                key = "late-mine" if seat.player == PERSON else "late-bot"
                self.display.say(self.words(key, name=seat.name, number=number + 1))
            if not givable_seats(table):
                self.display.say(self.words("late-nothing"))
        if before and before.requests and not table.requests:
            self.display.say(self.words("late-refused"))

    def is_leaving(self) -> bool:
        return any(isinstance(message, Leave) for message in self.client.unanswered.values())

    async def show_table_changes(self, before: TableInfo | None, table: TableInfo) -> None:
        if table.phase == "open" and (before is None or table.seats != before.seats):
            self.show_seats(table)
            self.show_who_begins(before, table)
        elif table.phase == "committed":
            await self.contribute(table)
        elif self.contribution:
            await self.reveal(self.contribution, table)
        if before is not None and before.phase == table.phase == "playing":
            self.show_connections(before.seats, table.seats)
            self.show_changes_of_hands(before.seats, table.seats)
            self.show_guests(before, table)
        if table.closed not in (None, "finished"):
            self.show_closed(f"closed-{table.closed}")
        await self.follow_rematch()

    def show_seats(self, table: TableInfo) -> None:
        if self.presenter:
            has_free = table.phase == "open" and not all(seat.name for seat in table.seats)
            names = [self.seat_name(seat) for seat in table.seats]
            shown = invitation(self.link, self.words, self.display.has_blocks) if has_free else None
            self.presenter.show_seats(names, shown)

    def seat_name(self, seat: SeatInfo) -> str:
        if seat.player == PERSON and not seat.connected:
            return self.words("seat-gone", name=seat.name)
        if seat.player == PERSON and seat.ready:
            return self.words("seat-ready", name=seat.name)
        return seat.name or self.words("seat-free")

    def show_who_begins(self, before: TableInfo | None, table: TableInfo) -> None:
        """Whoever has just said to be ready waits for the host."""
        host = awaited_host(table)
        if host and host != awaited_host(before):
            self.display.say(self.words("host-begins", name=host))

    def show_connections(self, before: Sequence[SeatInfo], now: Sequence[SeatInfo]) -> None:
        for was, seat in zip(before, now, strict=False):
            if seat.player == was.player == PERSON and absence_of(seat) != absence_of(was):
                seconds = seat.stand_in if seat.request_stand_in is None else seat.request_stand_in
                self.display.say(self.words(absence_of(seat), name=seat.name, seconds=round(seconds or 0)))

    def show_changes_of_hands(self, before: Sequence[SeatInfo], now: Sequence[SeatInfo]) -> None:
        for was, seat in zip(before, now, strict=False):
            if (was.player, was.person) != (seat.player, seat.person):
                key = "seat-given" if seat.player == PERSON else "seat-given-bot"
                self.display.say(self.words(key, name=seat.name, was=was.name))

    def show_guests(self, before: TableInfo, table: TableInfo) -> None:
        """What guests ask, as soon as this person may answer."""
        known = {guest.person for guest in before.requests if before.you in guest.waits_for}
        for guest in table.requests:
            if guest.person not in known and table.you in guest.waits_for:
                seat = None if guest.seat is None else table.seats[guest.seat]
                key = "guest-asks-to-watch" if seat is None else "guest-asks"
                self.display.say(self.words(key, guest=guest.name, name=seat.name if seat else ""))
                if guest.needs_all:
                    self.display.say(self.words("guest-needs-all", guest=guest.name), "dim")

    def show_closed(self, key: str) -> None:
        self.display.say(self.words(key) if self.words.has(key) else self.words("house-says", reason=key))
        self.is_over = self.is_finished = True

    async def contribute(self, table: TableInfo) -> None:
        """Send the hash of a random text, so that nobody chose the shuffles; the server takes the first."""
        if self.contribution is None:
            self.contribution = Contribution(table, table.you or 0)
            self.display.say(self.words("shuffle-committed", commitment=table.commitment), "dim")
        await self.client.send_once(Contribute(hash=self.contribution.hash))

    async def reveal(self, contribution: Contribution, table: TableInfo) -> None:
        """Take the list of hashes that is shown first, and reveal the text only if its hash is in it."""
        if contribution.hashes is None and table.closed is None:
            contribution.hashes = table.hashes or []
            self.display.say(self.words("contributions-listed", hashes=contribution.list_digest), "dim")
            if not contribution.is_listed:
                self.display.say(self.words("contribution-left-out"), "red")
        if table.phase == "revealing" and contribution.is_listed:
            await self.client.send_once(Reveal(text=contribution.text))

    async def follow_rematch(self) -> None:
        """Move to the table of a rematch, if there is one."""
        if self.is_over and not self.is_finished and self.table and self.table.next:
            rematch = self.table.next
            self.reset()
            self.is_moving = True
            await self.client.move_to(rematch)

    # -- the match -----------------------------------------------------------------------------

    async def handle_update(self, update: Update, received: float) -> None:
        presenter, is_first, self.update = self.presenter, self.update is None, update
        if presenter is None:
            return
        ends_now = update.outcome is not None and not self.is_over
        events = self.recap(update.events) if is_first else update.events
        await presenter.show_update(events, update.view, ends_now)
        if update.outcome is not None and ends_now:
            self.is_over = True
            presenter.show_outcome(update.outcome)
            await self.save_record()
        elif not self.is_over:
            await self.show_question(presenter, update, received)
        for id in update.done:
            self.acknowledge(id)
        await self.follow_rematch()

    def recap(self, events: Sequence[Event]) -> list[Event]:
        """The last events that have sentences, for whoever comes back."""
        return [event for event in events if list(self.words.events([event]))][-MAX_RECAP:]

    async def show_question(self, presenter: Presenter, update: Update, received: float) -> None:
        """Show the table and the choices, if the question is another than was shown."""
        if update.question == self.question:
            return
        self.question = update.question
        if not self.question or not self.question["moves"]:
            return
        if self.question["asked"]:
            presenter.show_table(update.view)
        presenter.show_choices(self.question)
        if self.question["asked"] and update.seconds_left is not None:
            left = max(0, round(update.seconds_left - (time.monotonic() - received)))
            self.display.say("     " + self.words("time-left", seconds=left))
        if self.display.lists_commands:
            self.display.say(self.words("commands-there"), "dim")
        await self.odds.request(self.question)

    async def save_record(self) -> None:
        try:
            text = await asyncio.to_thread(fetch_record, self.link)
            path = save_copy(text)
        except Problem as problem:
            self.show_problem(problem)
            self.display.say(self.words("record-not-fetched", link=str(self.link)))
        else:
            self.display.say(self.words("kept-in", file=str(path)), "dim")
            self.verify_record(text)

    def verify_record(self, text: str) -> None:
        """Check that the shuffles are those that the server committed to before the first card, and
        that they depend on the own contribution."""
        seen = self.contribution
        try:
            loaded = record.load(text, find)
            findings = record.verify(loaded, *((seen.commitment, seen.list_digest) if seen else ()))
        except Problem as problem:
            self.show_problem(problem)
            return
        if seen and seen.is_missing_from(loaded):
            self.display.say(self.words("contribution-missing"), "red")
        for found in findings:
            if found.key in SHUFFLE_FINDINGS:
                self.display.say(self.words(found.key, **found.facts), "dim")

    # -- answers -------------------------------------------------------------------------------

    def handle_done(self, done: Done) -> None:
        self.acknowledge(done.id)
        if self.presenter and done.events is not UNSET:
            self.presenter.show_events(done.events)
        if self.presenter and done.hints is not UNSET:
            self.presenter.show_hints(done.hints)
        if done.odds is not UNSET:
            self.show_odds(done.id, done.odds)

    def show_odds(self, id: str, odds: OddsInfo) -> None:
        """Show odds, unless another question is asked by now."""
        question = self.odds.question_of(id)
        if self.presenter and question and question is self.question and self.odds.is_on:
            self.presenter.show_odds(odds, question, is_first=self.odds.is_first)
            self.odds.is_first = False

    def drop_odds(self, problem: Problem) -> None:
        """There are none for this question, or none at all."""
        if problem.key not in PASSING:
            self.odds.is_on = False
            self.show_problem(problem)
        if self.presenter:
            self.presenter.drop_odds()

    def acknowledge(self, id: str) -> None:
        match self.client.take_answered(id):
            case Leave():
                self.display.say(self.words("left-the-table"))
                self.is_finished = True
            case Mute() as mute:
                name = self.company().get(mute.person, "")
                self.display.say(self.words("web-muted" if mute.muted else "unmuted", name=name))

    def handle_rejected(self, rejected: Rejected) -> None:
        """What was not typed was a request for a seat, which is not to be had, or a second contribution."""
        problem = problem_of(rejected.key, rejected.facts)
        if self.is_leaving() and problem.key == "not-seated":  # the answer to it was lost
            self.acknowledge(rejected.id)
        elif isinstance(answered := self.client.take_answered(rejected.id), RequestOdds):
            self.drop_odds(problem)
        elif answered:
            self.show_problem(problem)
        elif not self.was_seated:
            raise problem

    def show_problem(self, problem: Problem) -> None:
        self.display.say(self.words.problem(known_problem(problem, self.words)), "red")


def agreed_rules(table: TableInfo, words: Words) -> str:
    """What was changed of the variant, the clock, and the help while playing."""
    usual = find(table.game).options(table.variant).values()
    changed = {name: value for name, value in table.options.items() if value != usual.get(name)}
    stated = [f"{words.option(name)}: {words.value(name, value)}" for name, value in changed.items()]
    return " · ".join([*stated, clock_in_words(table.clock, words), words(f"web-agreed-{table.assistance}")])


def clock_in_words(seconds: int, words: Words) -> str:
    if not seconds:
        return words("web-no-clock")
    unit, name = next((unit, name) for unit, name in CLOCK_UNITS if seconds >= unit)
    return words("web-clock-rule", time=words(name, count=round(seconds / unit, 1)))


def givable_seats(table: TableInfo) -> list[int]:
    """Seats that somebody who came late may ask for."""
    return [
        number for number, seat in enumerate(table.seats) if seat.away or seat.player not in (None, PERSON)
    ]


def absence_of(seat: SeatInfo) -> str:
    """The key of what is said of a person: there, cut off, asleep, or played for."""
    if seat.connected:
        return "seat-back"
    if seat.stand_in == 0:
        return "seat-played"
    if seat.request_stand_in is not None:
        return "seat-asleep"
    return "seat-away" if seat.stand_in is not None else "seat-silent"


def awaited_host(table: TableInfo | None) -> str:
    """The name of the host who is to begin, as soon as this person is ready; else nothing."""
    if table is None or table.phase != "open" or table.you is None or not table.seats[table.you].ready:
        return ""
    return "" if table.host in (None, table.you) else table.seats[table.host].name or ""


def problem_of(key: str, facts: Mapping[str, object]) -> BadInput:
    """The problem of a message; one among its facts was sent as a key and is restored too."""
    return BadInput(key, **{name: fact_of(fact) for name, fact in facts.items()})


def fact_of(fact: object) -> object:
    if isinstance(fact, dict) and isinstance(fact.get("key"), str):
        return problem_of(fact["key"], {name: inner for name, inner in fact.items() if name != "key"})
    return fact


def known_problem(problem: Problem, words: Words) -> Problem:
    """A problem that has words here; a server of another release may have others."""
    try:
        words.problem(problem)
    except LookupError:
        return BadInput("house-says", reason=problem.key)
    return problem
