"""A table of the house in this very process, by a clock that jumps: nobody waits, and a
run is the same every time, down to the moment of each message."""

from __future__ import annotations

import asyncio
import json
import random
import selectors
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any, TypeVar
from unittest import mock

import msgspec

from game_support import seat_counts
from sobremesa.engine import Game, Match, Promise
from sobremesa.protocol import messages
from sobremesa.protocol.messages import ClientMessage
from sobremesa.server.cluster import SingleProcess
from sobremesa.server.metrics import Metrics
from sobremesa.server.phases import PLAYING
from sobremesa.server.realtime import autopilot, command_handler, commands, deadlines
from sobremesa.server.realtime import session as live_module
from sobremesa.server.realtime.session import TableSession
from sobremesa.server.realtime.state import TableState, checked
from sobremesa.server.realtime.subscriber import Subscriber
from sobremesa.server.settings import Settings
from sobremesa.server.storage.entries import (
    Contributed,
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

Result = TypeVar("Result")


# -- a clock that jumps ----------------------------------------------------------------------


TICK = 1e-8  # seconds that a look around takes: what is due next is due at last, whatever is rounded


class Jumping(selectors.DefaultSelector):
    """Instead of waiting until something is due, the clock is put forward."""

    now = 1000.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready: list[tuple[selectors.SelectorKey, int]] = super().select(0)
        if not ready and timeout is None:
            raise RuntimeError("nothing will ever happen again")
        self.now += TICK
        if not ready and timeout is not None:
            self.now += max(0.0, timeout)
        return ready


class Clock:
    """What the house reads the time from."""

    def __init__(self, selector: Jumping) -> None:
        self.selector = selector

    def monotonic(self) -> float:
        return self.selector.now

    time = perf_counter = monotonic


class Loop(asyncio.SelectorEventLoop):
    def __init__(self, selector: Jumping) -> None:
        super().__init__(selector)
        self.jumping = selector

    def time(self) -> float:
        return self.jumping.now


async def at_once(work: Callable[..., Result], *given: Any) -> Result:
    """What a worker would do, in no time."""
    return work(*given)


def run(scene: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
    """A scene by the clock that jumps, with bots that think in no time."""
    selector = Jumping()
    clock = Clock(selector)
    with (
        mock.patch.object(deadlines, "time", clock),
        mock.patch.object(live_module, "time", clock),
        mock.patch.object(command_handler, "time", clock),
        mock.patch.object(autopilot, "time", clock),
        mock.patch.object(asyncio, "to_thread", at_once),
        asyncio.Runner(loop_factory=lambda: Loop(selector)) as runner,
    ):
        return runner.run(scene())


class Memory(Journal):
    """A journal that lasts as long as the process."""

    def __init__(self) -> None:
        self.pages: dict[str, list[bytes]] = {}
        self.records: dict[str, str] = {}

    async def append(
        self, table: str, version: int, entries: Sequence[JournalEntry], index: IndexUpdate | None = None
    ) -> None:
        await asyncio.sleep(0)
        written = self.pages.setdefault(table, [])
        if version != len(written):
            raise VersionConflict(table)
        written += [msgspec.json.encode(entry) for entry in entries]

    async def read(self, table: str, since: int = 0) -> list[JournalEntry]:
        return [msgspec.json.decode(entry, type=JournalEntry) for entry in self.pages.get(table, [])[since:]]

    async def save_record(self, table: str, record: str) -> None:
        self.records[table] = record


# -- a table and who is at it ------------------------------------------------------------------


def opened(game: Game, variant: str = "", people: int = 2, bots: int = 0, **given: Any) -> TableOpened:
    """A table for so many people and bots."""
    variant = variant or game.default_variant
    options = {"rounds": "2"} if "rounds" in game.variants[variant].ALL else {}
    defaults: dict[str, Any] = {"public": True, "host": NAMES[0], "pace": 0.0, "window": 0.0}
    seats = people + bots
    return checked(
        TableOpened(
            game=game.id,
            variant=variant,
            options={**options, **given.pop("options", {})},
            seats=seats,
            bots={seat: "bot" for seat in range(people, seats)},
            **{**defaults, **given},
        )
    )


def seating(table: TableOpened) -> list[JournalEntry]:
    people = table.seats - len(table.bots)
    return [table, *(PlayerSeated(seat, NAMES[seat], NAMES[seat].title()) for seat in range(people))]


def promising(table: TableOpened) -> list[JournalEntry]:
    """People sit there, and the seed is committed to."""
    before = TableState("room")
    entries = seating(table)
    before.take(entries)
    seats = [before.seated(seat) for seat in range(table.seats)]
    setup = before.set_up(seats, MATCH)
    promise = Promise(setup, bytes.fromhex(SEED))
    return [*entries, SeedCommitted(before.game.version, MATCH, SEED, promise.commitment, seats)]


def dealing(table: TableOpened, salt: str = "") -> list[JournalEntry]:
    """Everybody has contributed, and the cards are dealt."""
    people = table.seats - len(table.bots)
    return [
        *promising(table),
        *(Contributed(seat, f"{seat} {salt}") for seat in range(people)),
        MatchStarted(),
    ]


def fits(game: Game, variant: str, seats: int) -> bool:
    return seats in seat_counts(game, variant)


class Room:
    """A table that is awake, over a journal in memory."""

    def __init__(self, entries: Sequence[JournalEntry], **settings: Any) -> None:
        self.settings = Settings(**settings)
        self.journal = Memory()
        self.journal.pages["room"] = [msgspec.json.encode(entry) for entry in entries]
        self.metrics = Metrics()
        self.clients: list[Client] = []

    async def wake(self, id: str = "room") -> TableSession:
        """As after a restart: the table is what its journal says."""
        table = TableState(id)
        table.take(await self.journal.read(id))
        self.live = TableSession(table, self.journal, SingleProcess(), self.settings, self.metrics)
        return self.live

    @property
    def table(self) -> TableState:
        return self.live.table

    @property
    def match(self) -> Match:
        return self.table.playing

    async def client(self, person: str = "", **heard: int) -> Client:
        client = Client(self, person)
        await client.come(**heard)
        self.clients.append(client)
        return client

    async def close(self) -> None:
        for client in self.clients:
            await client.go()
        await self.live.stop()


class Client:
    """Somebody at the table, or a spectator, without a wire between."""

    def __init__(self, room: Room, person: str) -> None:
        self.room = room
        self.person = Person(person, person.title())
        self.lines: list[tuple[float, bytes]] = []  # when it was told, and what
        self.events: list[Any] = []
        self.spoken: list[str] = []
        self.answers: dict[str, Any] = {}
        self.answered = 0  # the last question that it answered
        self.welcome: Any = None
        self.seen: Any = None
        self.bye: Any = None
        self.ids = 0
        self.is_here = False
        self.reads = asyncio.Event()  # else its socket is full
        self.reads.set()
        self.wishes: set[asyncio.Task[None]] = set()

    async def come(self, heard: int = 0, spoken: int = 0) -> None:
        self.reader = Subscriber(self.person, self, self.hang_up, heard, spoken)
        self.is_here = True
        await self.room.live.come(self.reader)

    async def go(self) -> None:
        """The socket is cut."""
        if self.is_here:
            self.is_here = False
            self.reader.hush()
            await self.room.live.go(self.reader)

    async def come_back(self) -> None:
        """It says how much it had heard."""
        await self.come(self.seen["lastEvent"] if self.seen else 0, len(self.spoken))

    async def hang_up(self) -> None:
        assert self.bye  # nobody is cut off without a word

    def has_room(self) -> bool:
        return self.reads.is_set()

    async def until_room(self) -> None:
        await self.reads.wait()

    def tell(self, line: bytes) -> None:
        self.lines.append((now(), line))
        message = json.loads(line)
        match message["type"]:
            case "table":
                self.welcome = message
            case "update":
                self.seen = message
                self.events += message["events"]
                self.answers.update(dict.fromkeys(message["done"], message))
            case "chat":
                self.spoken.append(message["text"])
            case "bye":
                self.bye = message
            case "done" | "refused":
                self.answers[message["id"]] = message

    def wish(self, wish: ClientMessage) -> str:
        """Say something, with an id of its own."""
        self.ids += 1
        id = wish.id or f"{self.person.id} {self.ids}"
        self.say(msgspec.structs.replace(wish, id=id))
        return id

    def say(self, wish: ClientMessage) -> None:
        """Without waiting for what comes of it."""
        saying = asyncio.create_task(self.room.live.next(self.reader, wish))
        self.wishes.add(saying)
        saying.add_done_callback(self.wishes.discard)

    async def ask(self, wish: ClientMessage) -> Any:
        """Say something and hear what comes of it; None if the answer is held back."""
        id = self.wish(wish)
        await settle()
        return self.answers.get(id)

    def play(self, move: str) -> str:
        return self.wish(messages.Play(move=move, question=self.seen["question"]["number"]))

    @property
    def is_asked(self) -> bool:
        question = self.seen["question"] if self.seen else None
        return bool(question and question["asked"] and question["number"] != self.answered)

    def answer(self, rng: random.Random) -> str:
        """Any of the moves that are listed."""
        question = self.seen["question"]
        self.answered = question["number"]
        return self.play(rng.choice(question["moves"])["text"])


class NobodyReads:
    """A socket that takes everything, or nothing."""

    def __init__(self, full: bool = False) -> None:
        self.full = full

    def has_room(self) -> bool:
        return not self.full

    async def until_room(self) -> None:
        await asyncio.Event().wait()

    def tell(self, line: bytes) -> None:
        """It is lost."""

    async def hang_up(self) -> None:
        """There is nobody to hear it."""


def reader_for(person: Person, full: bool = False) -> Subscriber:
    line = NobodyReads(full)
    return Subscriber(person, line, line.hang_up)


def now() -> float:
    """By the clock that jumps, in milliseconds that do not show how often it was looked at."""
    return round(asyncio.get_running_loop().time(), 3)


async def settle(seconds: float = 0.001) -> None:
    """What is due by then has happened."""
    await asyncio.sleep(seconds)


async def follow(room: Room, clients: Sequence[Client]) -> list[Client]:
    """The two who sit at the table go on to the rematch that all were told of."""
    (following,) = {client.welcome["next"] for client in clients}
    assert sorted(room.journal.pages) == sorted(["room", following])
    for client in clients:
        await client.go()
    await room.live.stop()
    await room.wake(following)
    again = [await room.client(name) for name in NAMES[:2]]
    await settle()
    assert [client.welcome["you"] for client in again] == [0, 1]
    return again


async def play_on(room: Room, clients: Sequence[Client], seed: int = 1, moves: int = 20_000) -> None:
    """Everybody who is asked answers, until it is over."""
    rng = random.Random(seed)
    for _ in range(moves):
        await settle()
        if room.table.phase != PLAYING:
            return
        asked = [client for client in clients if client.is_asked]
        for client in asked:
            client.answer(rng)
        if not asked:
            await settle(0.1)
    raise AssertionError("the table is stuck")


def told_of(match: Match, seat: int) -> list[Any]:
    """All that a seat heard, as it is sent."""
    told = [{"name": event.name, "facts": dict(event.facts)} for event in match.heard(seat)]
    found: list[Any] = json.loads(json.dumps(told))
    return found


# -- every phase of a match ---------------------------------------------------------------------


def moments_of(table: TableOpened, number: int, most: int = 60) -> Iterator[tuple[Match, list[JournalEntry]]]:
    """A random match at every moment in which a person must decide, and its journal so far."""
    rng = random.Random(number)
    entries = dealing(table, salt=str(number))
    room = TableState("room")
    room.take(entries)
    match = room.playing
    for _ in range(most):
        if match.over:
            return
        seat = match.to_act
        if seat not in room.bots:
            yield match, [*entries]
        made, _step = commands.move(room, seat, match.action_of(rng.choice(match.moves(seat))))
        room.take(made)
        entries += made


def first_moment(table: TableOpened, is_it: Callable[[Match], bool], most: int = 60) -> list[JournalEntry]:
    """The journal of a table at which this is so."""
    for number in range(2000):
        for match, entries in moments_of(table, number, most):
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
                for match, entries in moments_of(
                    opened(game, variant, 2, 1), number, 60 if number < 20 else 3
                ):
                    if match.view(match.to_act)["phase"] == phase:
                        return entries
    raise AssertionError(f"{game.id} never asks in the phase {phase}")


@contextmanager
def patched_order(swap: Callable[[list[int], int], list[int]]) -> Iterator[None]:
    """Shuffles come out otherwise: ``swap`` is given each order, and which deal it is."""
    fair = TableState.shuffler

    def shuffler(self: TableState) -> Any:
        found = fair(self)
        order = found.order
        found.order = lambda cards, earlier: swap(order(cards, earlier), len(earlier))  # type: ignore[method-assign]  # one shuffler, for this test
        return found

    with mock.patch.object(TableState, "shuffler", shuffler):
        yield
