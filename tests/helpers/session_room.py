"""A table session in this process, by the clock of ``fake_time``: nobody waits, and a run is the same
every time, down to the moment of each message."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any
from unittest import mock

import msgspec

from fake_time import FakeClock
from games_under_test import seat_counts
from sobremesa.engine import Fair, Game, Match, contribution_hash
from sobremesa.protocol import messages
from sobremesa.protocol.messages import ClientMessage
from sobremesa.server.cluster import SingleProcess
from sobremesa.server.jobs import Job
from sobremesa.server.metrics import Metrics
from sobremesa.server.phases import PLAYING
from sobremesa.server.realtime import commands
from sobremesa.server.realtime.session import TableSession
from sobremesa.server.realtime.state import TableState, validated
from sobremesa.server.realtime.subscriber import Subscriber
from sobremesa.server.settings import Settings
from sobremesa.server.storage.entries import (
    ContributionHashed,
    ContributionRevealed,
    HashesListed,
    JournalEntry,
    MatchStarted,
    PlayerSeated,
    SeedCommitted,
    TableOpened,
)
from sobremesa.server.storage.journal import Journal, VersionConflict
from sobremesa.server.storage.people import Person
from sobremesa.server.storage.table_index import IndexUpdate

NAMES = ("ana", "bea", "cai", "dan")
SEED, MATCH = "5e" * 32, "0123456789abcdef" * 2


class MemoryJournal(Journal):
    """A journal that lasts as long as the process."""

    def __init__(self) -> None:
        self.stored: dict[str, list[bytes]] = {}
        self.records: dict[str, str] = {}

    async def append(
        self, table: str, version: int, entries: Sequence[JournalEntry], index: IndexUpdate | None = None
    ) -> None:
        await asyncio.sleep(0)
        stored = self.stored.setdefault(table, [])
        if version != len(stored):
            raise VersionConflict(table)
        stored += [msgspec.json.encode(entry) for entry in entries]

    async def read(self, table: str, since: int = 0) -> list[JournalEntry]:
        return [msgspec.json.decode(entry, type=JournalEntry) for entry in self.stored.get(table, [])[since:]]

    async def save_record(self, table: str, record: str) -> None:
        self.records[table] = record


# -- tables and clients ------------------------------------------------------------------


def opened(game: Game, variant: str = "", people: int = 2, bots: int = 0, **fields: Any) -> TableOpened:
    """A table for so many people and bots."""
    variant = variant or game.default_variant
    options = {"rounds": "2"} if "rounds" in game.variants[variant].ALL else {}
    defaults: dict[str, Any] = {"public": True, "host": NAMES[0], "pace": 0.0, "window": 0.0, "catching": 0.0}
    seats = people + bots
    return validated(
        TableOpened(
            game=game.id,
            variant=variant,
            options={**options, **fields.pop("options", {})},
            seats=seats,
            bots={seat: "bot" for seat in range(people, seats)},
            **{**defaults, **fields},
        )
    )


def seated_table(table: TableOpened) -> list[JournalEntry]:
    """The journal of a table at which people sit."""
    people = table.seats - len(table.bots)
    return [table, *(PlayerSeated(seat, NAMES[seat], NAMES[seat].title()) for seat in range(people))]


def committed_table(table: TableOpened) -> list[JournalEntry]:
    """The journal of a table whose seed is committed to."""
    entries = seated_table(table)
    before = TableState.fold("room", entries)
    seats = [before.player_at(seat) for seat in range(table.seats)]
    setup = before.setup_of(seats, MATCH)
    committed = Fair(bytes.fromhex(SEED), setup, [])
    return [*entries, SeedCommitted(before.game.version, MATCH, SEED, committed.commitment, seats)]


def contribution(seat: int, salt: str = "") -> str:
    return f"{seat} {salt}"


def revealing_table(table: TableOpened, salt: str = "") -> list[JournalEntry]:
    """The journal of a table at which everybody has sent the hash of a contribution."""
    people = range(table.seats - len(table.bots))
    hashes = [contribution_hash(MATCH, seat, contribution(seat, salt)) for seat in people]
    return [
        *committed_table(table),
        *(ContributionHashed(seat, hash) for seat, hash in enumerate(hashes)),
        HashesListed([*hashes, *([""] * len(table.bots))]),
    ]


def started_table(table: TableOpened, salt: str = "") -> list[JournalEntry]:
    """The journal of a table at which everybody contributed and the cards are dealt."""
    people = range(table.seats - len(table.bots))
    return [
        *revealing_table(table, salt),
        *(ContributionRevealed(seat, contribution(seat, salt)) for seat in people),
        MatchStarted(),
    ]


async def run_here(job: Job, seconds: float) -> bytes:
    """Do a job at once, in this process."""
    return job.work()


def fits(game: Game, variant: str, seats: int) -> bool:
    return seats in seat_counts(game, variant)


class Room:
    """A table session over a journal in memory, and its clients."""

    def __init__(self, entries: Sequence[JournalEntry], **settings: Any) -> None:
        self.settings = Settings(**settings)
        self.journal = MemoryJournal()
        self.journal.stored["room"] = [msgspec.json.encode(entry) for entry in entries]
        self.metrics = Metrics()
        self.clients: list[Client] = []

    async def load(self, id: str = "room") -> TableSession:
        """Load the table from its journal, as after a restart."""
        state = TableState.fold(id, await self.journal.read(id))
        self.session = TableSession(
            state, self.journal, SingleProcess(), self.settings, self.metrics, FakeClock(), run_here
        )
        return self.session

    @property
    def state(self) -> TableState:
        return self.session.state

    @property
    def match(self) -> Match:
        return self.state.playing

    async def client(self, person: str = "", **last: int) -> Client:
        client = Client(self, person)
        await client.connect(**last)
        self.clients.append(client)
        return client

    async def close(self) -> None:
        for client in self.clients:
            await client.disconnect()
        await self.session.stop()


class Client:
    """A person at the table, or a spectator, without a network between."""

    def __init__(self, room: Room, person: str) -> None:
        self.room = room
        self.person = Person(person, person.title())
        self.lines: list[tuple[float, bytes]] = []  # when each message came
        self.events: list[Any] = []
        self.chat: list[str] = []
        self.answers: dict[str, Any] = {}
        self.answered = 0  # the last question that it answered
        self.table: Any = None
        self.update: Any = None
        self.goodbye: Any = None
        self.ids = 0
        self.network = person  # of its address
        self.is_connected = False
        self.is_frozen = False  # its socket is open and it answers nothing, as when a phone sleeps
        self.is_reading = asyncio.Event()  # else its socket is full
        self.is_reading.set()
        self.sent: set[asyncio.Task[None]] = set()

    async def connect(self, last_event: int = 0, last_chat: int = 0) -> None:
        self.subscriber = Subscriber(self.person, last_event, last_chat)
        self.subscriber.network = self.network
        self.is_connected = True
        self.receiving = asyncio.create_task(self.receive_messages(self.subscriber))
        await self.room.session.subscribe(self.subscriber)

    async def disconnect(self) -> None:
        if self.is_connected:
            self.is_connected = False
            self.receiving.cancel()
            await self.room.session.unsubscribe(self.subscriber)

    async def reconnect(self) -> None:
        """Connect again, with the numbers of what was received last."""
        await self.connect(self.update["lastEvent"] if self.update else 0, len(self.chat))

    async def receive_messages(self, subscriber: Subscriber) -> None:
        is_leaving = False
        while not is_leaving:
            await subscriber.wait_for_news()
            await self.is_reading.wait()
            is_leaving = subscriber.is_leaving
            for line in self.room.session.messages_for(subscriber):
                self.receive(line)

    def receive(self, line: bytes) -> None:
        self.lines.append((now(), line))
        message = json.loads(line)
        match message["type"]:
            case "table":
                self.table = message
            case "update":
                self.update = message
                self.events += message["events"]
                self.answers.update(dict.fromkeys(message["done"], message))
            case "chat":
                self.chat.append(message["text"])
            case "heartbeat" if not self.is_frozen:
                self.room.session.note_message(self.subscriber)
            case "bye":
                self.goodbye = message
            case "done" | "refused":
                self.answers[message["id"]] = message

    def send(self, message: ClientMessage) -> str:
        """Send a message with an id of its own, without waiting for what comes of it."""
        self.ids += 1
        id = message.id or f"{self.person.id} {self.ids}"
        self.send_as_it_is(msgspec.structs.replace(message, id=id))
        return id

    def wake_up(self) -> None:
        self.is_frozen = False
        self.room.session.note_message(self.subscriber)

    def send_as_it_is(self, message: ClientMessage) -> None:
        self.room.session.note_message(self.subscriber)
        sending = asyncio.create_task(self.room.session.receive(self.subscriber, message))
        self.sent.add(sending)
        sending.add_done_callback(self.sent.discard)

    async def ask(self, message: ClientMessage) -> Any:
        """Send a message and return its answer; None if that is held back."""
        id = self.send(message)
        await settle()
        return self.answers.get(id)

    def hash_of(self, text: str) -> str:
        """The hash of a text as this seat's contribution."""
        return contribution_hash(self.table["match"], self.table["you"], text)

    def play(self, move: str) -> str:
        return self.send(messages.Play(move=move, question=self.update["question"]["number"]))

    @property
    def is_asked(self) -> bool:
        question = self.update["question"] if self.update else None
        return bool(question and question["asked"] and question["number"] != self.answered)

    def answer(self, rng: random.Random) -> str:
        """Play any of the moves that are listed."""
        question = self.update["question"]
        self.answered = question["number"]
        return self.play(rng.choice(question["moves"])["text"])


def now() -> float:
    """The fake time, rounded so that it does not show how often the loop turned."""
    return round(asyncio.get_running_loop().time(), 3)


async def settle(seconds: float = 0.001) -> None:
    """Wait until what is due by then has happened."""
    await asyncio.sleep(seconds)


async def contribute(clients: Sequence[Client], text: str = "luck") -> None:
    """Everybody sends the hash of a text, and the text as soon as the hashes are listed."""
    for client in clients:
        client.send(messages.Contribute(hash=client.hash_of(text)))
    await settle()
    for client in clients:
        client.send(messages.Reveal(text=text))
    await settle()


async def follow(room: Room, clients: Sequence[Client]) -> list[Client]:
    """Reconnect the two who sit at the table to the rematch that all clients were sent."""
    (rematch,) = {client.table["next"] for client in clients}
    assert sorted(room.journal.stored) == sorted(["room", rematch])
    for client in clients:
        await client.disconnect()
    await room.session.stop()
    await room.load(rematch)
    again = [await room.client(name) for name in NAMES[:2]]
    await settle()
    assert [client.table["you"] for client in again] == [0, 1]
    return again


async def play_on(room: Room, clients: Sequence[Client], seed: int = 1, moves: int = 20_000) -> None:
    """Let everybody who is asked answer, until the match is over."""
    rng = random.Random(seed)
    for _ in range(moves):
        await settle()
        if room.state.phase != PLAYING:
            return
        asked = [client for client in clients if client.is_asked]
        for client in asked:
            client.answer(rng)
        if not asked:
            await settle(0.1)
    raise AssertionError("the table is stuck")


def events_of(match: Match, seat: int) -> list[Any]:
    """All events of a seat, as they are sent."""
    events = [{"name": event.name, "facts": dict(event.facts)} for event in match.events(seat)]
    sent: list[Any] = json.loads(json.dumps(events))
    return sent


# -- every phase of a match ---------------------------------------------------------------------


def decisions_of(
    table: TableOpened, number: int, most: int = 60
) -> Iterator[tuple[Match, list[JournalEntry]]]:
    """A random match at every moment in which a person must decide, and its journal so far."""
    rng = random.Random(number)
    entries = started_table(table, salt=str(number))
    state = TableState.fold("room", entries)
    match = state.playing
    for _ in range(most):
        if match.is_over:
            return
        seat = match.to_act
        if seat not in state.bots:
            yield match, [*entries]
        change = commands.move(state, seat, match.action_of(rng.choice(match.moves(seat))))
        assert change.step is not None
        state.apply_step(change.entries, change.step)
        entries += change.entries


def first_decision(table: TableOpened, is_it: Callable[[Match], bool], most: int = 60) -> list[JournalEntry]:
    """The journal of a table at which this is so."""
    for number in range(2000):
        for match, entries in decisions_of(table, number, most):
            if is_it(match):
                return entries
    raise AssertionError("it never happens")


@cache
def journal_in(game: Game, phase: str) -> list[JournalEntry]:
    """The journal of a table of two people and a bot, when a person is asked in this phase."""
    for number in range(600):
        for variant in game.variants:
            if fits(game, variant, 3):
                # Some phases come at the beginning or hardly ever: many beginnings are looked at.
                for match, entries in decisions_of(
                    opened(game, variant, 2, 1), number, 60 if number < 20 else 3
                ):
                    if match.view(match.to_act)["phase"] == phase:
                        return entries
    raise AssertionError(f"{game.id} never asks in the phase {phase}")


@contextmanager
def patched_shuffles(swap: Callable[[list[int], int], list[int]]) -> Iterator[None]:
    """Change the order of shuffles: ``swap`` is given each order, and the number of the deal."""
    fair = TableState.shuffler

    def shuffler(self: TableState) -> Any:
        found = fair(self)
        order = found.order
        found.order = lambda cards, earlier: swap(order(cards, earlier), len(earlier))  # type: ignore[method-assign]  # one shuffler, for this test
        return found

    with mock.patch.object(TableState, "shuffler", shuffler):
        yield
