"""The autopilot: what happens at a table by itself.

Contributions end, bots move, the clock and stand-ins play, host duty passes on. It decides and
returns the change; the session stores it. Of several processes, the one that holds the lease of
a table runs its autopilot.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from ... import bots
from ...engine import WAIT, Problem
from ...engine.rng import seed
from ..jobs import BotJob, bot_job
from ..phases import BEFORE_DEAL, OVER, PLAYING
from ..storage.entries import HostChanged, SeatGiven, StandInEnded
from ..worker_pool import JobRunner
from . import commands
from .commands import Change
from .deadlines import NEVER, Deadlines, bot_asked, seats_asked
from .state import TableState

THINKING_SECONDS = 20.0  # of processor time: mostly to load compiled rules, once in a worker
DELAY = 0.5  # seconds: a search that is not done in time is asked for again after so many


@dataclass(frozen=True)
class Thinking:
    """A search for the seat in turn that a worker process does."""

    seat: int
    version: int  # of the match
    task: asyncio.Task[None]


@dataclass(frozen=True)
class Delay:
    """How long past its time a bot is waited for: whole steps, so that nobody can measure its search."""

    version: int  # of the match
    seconds: float


class Autopilot:
    def __init__(self, run_job: JobRunner) -> None:
        self.run_job = run_job
        self.decisions: dict[int, tuple[int, int]] = {}  # by seat: version of the match, action
        self.streams: dict[int, list[int]] = {}  # random numbers, by seat
        self.thinking: Thinking | None = None
        self.delayed = Delay(-1, 0.0)

    def next_due(self, state: TableState, deadlines: Deadlines) -> float:
        """When there is something to do; bots and stand-ins begin to think at once."""
        if state.phase == PLAYING and self.undecided(state, deadlines):
            return 0.0
        return min(deadlines.next_due(state, self.delay(state)), host_passes_on(state, deadlines))

    async def decide(
        self, state: TableState, deadlines: Deadlines, now: float, wake: Callable[[], None]
    ) -> Change | None:
        """The change that is due, if there is one. ``wake`` is called when a search has found a move."""
        if host_passes_on(state, deadlines) <= now:
            present = [person for person in state.active_people() if not deadlines.is_away(person)]
            return Change([HostChanged(present[0])])
        if state.phase in BEFORE_DEAL:
            return Change(commands.next_phase(state)) if deadlines.contributing_ends(state) <= now else None
        if state.phase != PLAYING:
            return None
        if leavers := state.left_before_deal - state.left:
            return commands.leave(state, state.seated[min(leavers)].person)
        if claims := deadlines.claims(state):
            return Change([SeatGiven(seat, owner.person, owner.name) for seat, owner in claims])
        if returned := deadlines.returned(state):
            return Change([StandInEnded(seat) for seat in returned])
        for seat in self.undecided(state, deadlines):
            if self.searches(state, seat):
                self.begin_to_think(state, seat, wake)
            else:
                self.decisions[seat] = state.playing.version, await self.choose(state, seat)
        return await self.bot_change(state, deadlines, now) or self.absent_change(state, deadlines, now)

    # -- bots and stand-ins -----------------------------------------------------------------------

    def undecided(self, state: TableState, deadlines: Deadlines) -> list[int]:
        """Seats that the server will move for unless something happens before, and has not chosen for yet.
        Moves are chosen at once and made when they are due, so that no pause reveals a hard decision."""
        match = state.playing
        seats = [seat for seat in seats_asked(state) if deadlines.stand_in_plays(state, seat) < NEVER]
        if (bot := bot_asked(state)) is not None:
            seats.append(bot)
        if self.thinking and self.thinking.version == match.version:
            seats = [seat for seat in seats if seat != self.thinking.seat]
        return [seat for seat in seats if self.decisions.get(seat, (-1, WAIT))[0] != match.version]

    async def bot_change(self, state: TableState, deadlines: Deadlines, now: float) -> Change | None:
        if state.bots and deadlines.bots_speak_up(state) <= now:
            deadlines.bots_polled = deadlines.changes
            return await self.poll_bots(state)
        bot = bot_asked(state)
        if bot is None or deadlines.bot_moves(state) + self.delay(state) > now:
            return None
        if self.is_thinking(state):
            self.delayed = Delay(state.playing.version, self.delay(state) + DELAY)
            return None
        return self.move_decided(state, bot, by=state.origin(bot))

    def delay(self, state: TableState) -> float:
        """How long past its time the bot in turn is waited for."""
        is_current = state.phase == PLAYING and self.delayed.version == state.playing.version
        return self.delayed.seconds if is_current else 0.0

    def absent_change(self, state: TableState, deadlines: Deadlines, now: float) -> Change | None:
        """The move for a person who is away, or who is present and whose clock ran out."""
        for seat in seats_asked(state):
            if deadlines.stand_in_plays(state, seat) <= now:
                return self.move_decided(state, seat, by="stand-in")
            if deadlines.clock_runs_out(state, seat) <= now:
                action = state.game.rules.fallback(state.playing.state, seat)
                return commands.move(state, seat, action, by="clock")
        return None

    def move_decided(self, state: TableState, seat: int, by: str = "") -> Change:
        return commands.move(state, seat, self.decisions[seat][1], by=by)

    async def poll_bots(self, state: TableState) -> Change | None:
        """Ask every bot out of turn; all have decided before the first call is carried out."""
        match = state.playing
        asked = [
            seat for seat in sorted(state.bots) if seat != match.to_act and match.legal(seat)[:1] == [WAIT]
        ]
        for seat, action in [(seat, await self.choose(state, seat)) for seat in asked]:
            if action != WAIT:
                return commands.move(state, seat, action, by=state.origin(seat))
        return None

    async def choose(self, state: TableState, seat: int) -> int:
        """Let a bot or a stand-in think, in a thread so that other tables do not wait. Out of turn, one that
        searches answers without: the whole table waits for it. A bot to which a seat was given plays like a
        stand-in: its money is somebody else's."""
        stream = self.streams.setdefault(seat, new_stream())
        if seat in state.bots and seat not in state.given:
            bot = state.bots[seat]
            return await asyncio.to_thread(bots.choose, state.playing, seat, bot, stream, may_search=False)
        return await asyncio.to_thread(bots.choose_for_absent, state.playing, seat, stream)

    # -- searches ---------------------------------------------------------------------------------

    def searches(self, state: TableState, seat: int) -> bool:
        """Whether the bot of a seat searches; one to which the seat was given never does, so that pulling the
        plug buys nobody a better player."""
        own = seat in state.bots and seat not in state.given
        return own and bots.searches(state.game, state.bots[seat])

    def is_thinking(self, state: TableState) -> bool:
        return (
            self.thinking is not None
            and state.phase == PLAYING
            and self.thinking.version == state.playing.version
        )

    def begin_to_think(self, state: TableState, seat: int, wake: Callable[[], None]) -> None:
        """Let a worker process search; the table goes on meanwhile."""
        self.stop_thinking()
        match, bot = state.playing, state.bots[seat]
        job = bot_job(match, seat, bot, new_stream())
        version = match.version
        task = asyncio.create_task(self.think(job, version, wake))
        self.thinking = Thinking(seat, version, task)

    async def think(self, job: BotJob, version: int, wake: Callable[[], None]) -> None:
        try:
            found: int = msgspec.json.decode(await self.run_job(job, THINKING_SECONDS))
        except Problem:  # no worker can be had: the policy of the search decides
            plain = msgspec.structs.replace(job, may_search=False)
            found = msgspec.json.decode(await asyncio.to_thread(plain.work))
        self.decisions[job.seat] = version, found
        self.thinking = None
        wake()

    def forget(self, seat: int) -> None:
        """A seat changed hands: what a bot had chosen for it is not played for a person, nor the reverse."""
        self.decisions.pop(seat, None)
        if self.thinking and self.thinking.seat == seat:
            self.stop_thinking()

    def stop_thinking(self) -> None:
        """The table no longer needs what is searched for."""
        if self.thinking:
            self.thinking.task.cancel()
            self.thinking = None


def new_stream() -> list[int]:
    """Random numbers that nobody can guess."""
    rng = [0] * 4
    seed(rng, secrets.randbits(63), 0)
    return rng


def host_passes_on(state: TableState, deadlines: Deadlines) -> float:
    return NEVER if state.phase == OVER else deadlines.host_passes_on(state)
