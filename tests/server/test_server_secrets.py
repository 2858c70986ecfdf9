"""What a seat and a spectator are sent tells nothing of cards that are hidden from them:
not a byte, not a message more or less, not the moment at which it comes."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import Any
from unittest import mock

import pytest

from fake_time import run
from games_under_test import SOAK, VARIANTS, stream
from session_room import (
    Client,
    Room,
    decisions_of,
    fits,
    now,
    opened,
    patched_shuffles,
    settle,
    started_table,
)
from sobremesa.bots import search
from sobremesa.engine import SPECTATOR, Game, Match
from sobremesa.protocol import messages
from sobremesa.protocol.messages import ClientMessage
from sobremesa.server.phases import PLAYING
from sobremesa.server.realtime import autopilot, session
from sobremesa.server.realtime.commands import Change
from sobremesa.server.realtime.state import TableState
from sobremesa.server.storage.entries import JournalEntry, TableOpened

RUNS = 24 if SOAK else 4  # pairs of hidden cards that are swapped, for each variant
WORLDS = 300 if SOAK else 24  # moments at which all hidden cards are others
STEPS = 160  # things that people do in a run
SEAT = 0  # whose bytes are compared
PAUSES = (0.0, 0.05, 0.4, 0.65, 1.1, 1.3, 2.5)  # within and after every window there is

Swap = Callable[[list[int], int], list[int]]


def as_it_was(order: list[int], deal: int) -> list[int]:
    return order


def swapping(i: int, j: int) -> Swap:
    """Two cards of the first deal change places."""

    def swap(order: list[int], deal: int) -> list[int]:
        if deal == 0:
            order[i], order[j] = order[j], order[i]
        return order

    return swap


def veiled(table: TableState, seat: int) -> Any:
    """All that a seat can know: the rules' own word on it."""
    state = table.playing.state.copy()
    table.game.information.veil(state, seat)
    return state


def revealed(table: TableState, seat: int) -> list[Any]:
    """What the rules have shown to a seat on the way, though it may lie hidden again."""
    events = table.game.view.EVENTS
    return [events.event_for(note, seat) for note in table.playing.notes() if events.reveals((note,))]


def hidden_swaps(table: TableOpened, rng: random.Random) -> Iterator[Swap]:
    """Pairs of cards that the seat cannot tell apart when they are dealt; first those that
    lie in somebody's hands, then cards to come."""
    plain = dealt(table, as_it_was)
    size = plain.playing.snapshot()["entries"][0]
    ends = [*range(min(40, len(size))), *range(max(40, len(size) - 40), len(size))]
    found = []
    for _ in range(120):
        i, j = rng.choice(ends), rng.randrange(len(size))
        other = dealt(table, swapping(i, j))
        if other.playing.state != plain.playing.state and veiled(other, SEAT) == veiled(plain, SEAT):
            knows_less = sum(veiled(other, seat) != veiled(plain, seat) for seat in range(table.seats))
            moved = sum(a != b for a, b in zip(flat(other), flat(plain), strict=True))
            found.append(((knows_less, moved), rng.random(), swapping(i, j)))
    ranked = [swap for *_, swap in sorted(found, key=lambda each: each[:2], reverse=True)]
    half = RUNS // 2
    yield from ranked[:half]
    yield from rng.sample(ranked[half:], min(RUNS - half, len(ranked) - half))


def flat(table: TableState) -> list[Any]:
    cells = [*table.playing.state.cells().values()]
    while any(isinstance(cell, list) for cell in cells):
        cells = [part for cell in cells for part in (cell if isinstance(cell, list) else [cell])]
    return cells


def dealt(table: TableOpened, swap: Swap) -> TableState:
    with patched_shuffles(swap):
        return TableState.fold("room", started_table(table))


# -- a run and the messages of it --------------------------------------------------------------


@dataclass
class Moment:
    """A moment from which on a client could know something new."""

    known: Any
    at: float
    sent: int  # messages before it
    dues: tuple[float, ...]  # when something would happen by itself


@dataclass
class Transcript:
    lines: list[tuple[float, bytes]] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)

    def note(self, table: TableState, seat: int, dues: tuple[float, ...]) -> None:
        known = (veiled(table, seat), revealed(table, seat))
        if not self.moments or self.moments[-1].known != known:
            self.moments.append(Moment(known, now(), len(self.lines), dues))

    def until(self, when: float) -> list[tuple[float, bytes]]:
        return [line for line in self.lines if line[0] < when]


Script = list[tuple[float, int, ClientMessage]]  # pauses, which client, what it sends


class MatchRun:
    """One table from the deal on; what people do is recorded, or follows a script."""

    def __init__(
        self,
        table: TableOpened,
        seed: int,
        swap: Swap = as_it_was,
        entries: list[JournalEntry] | None = None,
        world: Any = None,
        steps: int = STEPS,
        script: Script | None = None,
    ) -> None:
        self.table, self.swap, self.steps = table, swap, steps
        self.entries = entries or started_table(table)
        self.world = world  # the hidden cards as they might be
        self.rng = random.Random(seed)
        self.followed, self.script = script, Script()
        self.own, self.looking_on = Transcript(), Transcript()

    def go(self) -> None:
        apply = session.TableSession.apply
        run_of_it = self

        def noted(self: session.TableSession, change: Change) -> None:
            apply(self, change)
            run_of_it.note(self)

        with (
            patched_shuffles(self.swap),
            mock.patch.object(session.TableSession, "apply", noted),
            mock.patch.object(autopilot, "new_stream", lambda: stream(4)),
        ):
            run(self.scene)

    def note(self, at: session.TableSession) -> None:
        due = (at.deadlines.next_due(at.state), at.deadlines.window_ends(at.state))
        dues = tuple(round(when, 3) for when in due)
        self.own.note(at.state, SEAT, dues)
        self.looking_on.note(at.state, SPECTATOR, dues)

    async def scene(self) -> None:
        room = Room(self.entries)
        await room.load()
        if self.world is not None:
            room.match.restore({**room.match.snapshot(), "state": self.world.cells()})
        people = self.table.seats - len(self.table.bots)
        clients = [await room.client(name) for name in ("ana", "bea")[:people]]
        clients.append(await room.client())
        self.own.lines, self.looking_on.lines = clients[SEAT].lines, clients[-1].lines
        self.note(room.session)
        await settle(0.1)  # the messages on connecting come before all that follows
        for pause, who, message in self.followed or self.chosen(room, clients):
            await settle(pause)
            self.script.append((pause, who, message))
            clients[who].send(message)
        await settle(5.0)
        await room.close()

    def chosen(self, room: Room, clients: list[Client]) -> Iterator[tuple[float, int, ClientMessage]]:
        """What people might do next: mostly answer, sometimes something else, sensible or not."""
        for _ in range(self.steps):
            asked = [i for i, client in enumerate(clients) if client.is_asked]
            if asked and self.rng.random() < 0.7:
                who = self.rng.choice(asked)
                question = clients[who].update["question"]
                clients[who].answered = question["number"]
                move = self.rng.choice(question["moves"])["text"]
                yield self.rng.choice(PAUSES), who, messages.Play(move=move, question=question["number"])
            elif room.state.phase == PLAYING:
                who = self.rng.randrange(len(clients))
                yield self.rng.choice(PAUSES), who, self.rng.choice(self.interruptions(room))

    def interruptions(self, room: Room) -> list[ClientMessage]:
        notation = room.state.game.notation
        calls = [notation.show(call) for call in sorted(notation.calls)]
        moves = [*calls, *calls, self.rng.choice([*notation.moves]), "nonsense"]
        return [
            *(messages.Play(move=move, question=self.rng.randrange(5)) for move in moves),
            messages.RequestHint(),
            messages.RequestOdds(),
            messages.SendChat(text="well"),
            messages.Start(),
            messages.Contribute(hash="0" * 64),
            messages.Reveal(text="late"),
        ]


def equal_until_shown(one: Transcript, other: Transcript) -> int:
    """Assert that they are the same up to the first moment at which somebody could tell the
    two worlds apart; how many messages that were."""
    same = 0
    while (
        same < min(len(one.moments), len(other.moments))
        and one.moments[same].known == other.moments[same].known
    ):
        assert one.moments[same].dues == other.moments[same].dues
        assert one.moments[same].sent == other.moments[same].sent
        same += 1
    shown = min(
        (run.moments[same].at for run in (one, other) if same < len(run.moments)), default=float("inf")
    )
    assert one.until(shown) == other.until(shown)
    return len(one.until(shown))


def usual_table(game: Game, variant: str) -> TableOpened:
    people, bots = next(
        (people, bots) for people, bots in ((2, 1), (2, 0), (1, 0)) if fits(game, variant, people + bots)
    )
    return opened(game, variant, people, bots, clock=40, pace=0.7, window=1.2, assistance="odds")


@pytest.fixture(autouse=True)
def uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test compiles a search by the way: estimates are refused."""
    monkeypatch.setattr(search, "find_spec", lambda name: None)


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_swapping_hidden_cards_changes_no_byte_that_a_seat_or_a_spectator_is_sent(
    game: Game, variant: str
) -> None:
    table = usual_table(game, variant)
    rng = random.Random(1)
    compared = []
    for number, swap in enumerate(hidden_swaps(table, rng)):
        first = MatchRun(table, number)
        first.go()
        second = MatchRun(table, number, swap, script=first.script)
        second.go()
        compared.append(equal_until_shown(first.own, second.own))
        equal_until_shown(first.looking_on, second.looking_on)
    assert len(compared) == RUNS
    assert max(compared) > 6, compared


def moments_to_try(table: TableOpened) -> Iterator[tuple[Match, list[JournalEntry]]]:
    """Moments of several matches, above all those in which others may speak up."""
    rng = random.Random(7)
    for number in range(100):
        for match, entries in decisions_of(table, number):
            is_open = match.game.rules.open_to_others(match.state)
            if rng.random() < (0.6 if is_open else 0.1):
                yield match, entries


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_in_every_world_that_a_seat_takes_for_possible_it_is_sent_the_same(game: Game, variant: str) -> None:
    table = usual_table(game, variant)
    other_worlds = 0
    for number, (match, entries) in enumerate(islice(moments_to_try(table), WORLDS)):
        world = match.state.copy()
        game.information.veil(world, SEAT)
        game.information.sample(world, SEAT, stream(number))
        other_worlds += world != match.state
        first = MatchRun(table, number, entries=entries, steps=8)
        first.go()
        second = MatchRun(table, number, entries=entries, world=world, steps=8, script=first.script)
        second.go()
        assert equal_until_shown(first.own, second.own) >= 2  # the table, and how it stands
        assert equal_until_shown(first.looking_on, second.looking_on) >= 2
    assert other_worlds > WORLDS // 2
