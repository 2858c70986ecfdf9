"""The autopilot: what happens at a table by itself.

Contributions end, bots move, the clock and stand-ins play, host duty passes on. It decides and
returns the change; the session stores it. Of several processes, the one that holds the lease of
a table runs its autopilot.
"""

from __future__ import annotations

import asyncio
import secrets

from ... import bots
from ...engine import WAIT
from ...engine.rng import seed
from ..phases import BEFORE_DEAL, OVER, PLAYING
from ..storage.entries import HostChanged
from . import commands
from .commands import Change
from .deadlines import NEVER, Deadlines, seats_asked
from .state import TableState


class Autopilot:
    def __init__(self) -> None:
        self.decision = (-1, -1, WAIT)  # of the bot in turn: version of the match, seat, action
        self.streams: dict[int, list[int]] = {}  # random numbers, by seat

    def next_due(self, state: TableState, deadlines: Deadlines) -> float:
        """When there is something to do; a bot in turn begins to think at once."""
        if state.phase == PLAYING and is_bots_turn(state) and not self.has_decided(state):
            return 0.0
        return min(deadlines.next_due(state), host_passes_on(state, deadlines))

    async def decide(self, state: TableState, deadlines: Deadlines, now: float) -> Change | None:
        """The change that is due, if there is one."""
        if host_passes_on(state, deadlines) <= now:
            present = [person for person in state.active_people() if not deadlines.is_away(person)]
            return Change([HostChanged(present[0])])
        if state.phase in BEFORE_DEAL:
            return Change(commands.next_phase(state)) if deadlines.contributing_ends(state) <= now else None
        if state.phase != PLAYING:
            return None
        if leavers := state.left_before_deal - state.left:
            return commands.leave(state, state.seated[min(leavers)].person)
        return await self.bot_change(state, deadlines, now) or fallback_change(state, deadlines, now)

    # -- bots -----------------------------------------------------------------------------------

    async def bot_change(self, state: TableState, deadlines: Deadlines, now: float) -> Change | None:
        if state.bots and deadlines.bots_speak_up(state) <= now:
            deadlines.bots_polled = deadlines.changes
            return await self.poll_bots(state)
        if is_bots_turn(state):
            return await self.bot_in_turn(state, deadlines, now)
        return None

    async def poll_bots(self, state: TableState) -> Change | None:
        """Ask every bot out of turn; all have decided before the first that speaks up is heard."""
        match = state.playing
        asked = [
            seat for seat in sorted(state.bots) if seat != match.to_act and match.legal(seat)[:1] == [WAIT]
        ]
        for seat, action in [(seat, await self.choose(state, seat)) for seat in asked]:
            if action != WAIT:
                return commands.move(state, seat, action)
        return None

    async def bot_in_turn(self, state: TableState, deadlines: Deadlines, now: float) -> Change | None:
        """A bot thinks at once and moves when it is time, so that no pause tells how hard it was."""
        match = state.playing
        if not self.has_decided(state):
            self.decision = (match.version, match.to_act, await self.choose(state, match.to_act))
        elif deadlines.bot_moves(state) <= now:
            return commands.move(state, match.to_act, self.decision[2])
        return None

    def has_decided(self, state: TableState) -> bool:
        return self.decision[:2] == (state.playing.version, state.playing.to_act)

    async def choose(self, state: TableState, seat: int) -> int:
        """Let a bot think, in a thread so that other tables do not wait."""
        stream = self.streams.setdefault(seat, new_stream())
        return await asyncio.to_thread(bots.choose, state.playing, seat, state.bots[seat], stream)


def is_bots_turn(state: TableState) -> bool:
    return bool(state.bots) and state.playing.to_act in state.bots


def new_stream() -> list[int]:
    """Random numbers that nobody can guess."""
    rng = [0] * 4
    seed(rng, secrets.randbits(63), 0)
    return rng


def fallback_change(state: TableState, deadlines: Deadlines, now: float) -> Change | None:
    """The rules' safe default, for a seat whose clock ran out or whose person is away."""
    match = state.playing
    for seat in seats_asked(state):
        is_late = deadlines.clock_runs_out(state, seat) <= now
        if is_late or deadlines.stand_in_plays(state, seat) <= now:
            action = match.game.rules.fallback(match.state, seat)
            return commands.move(state, seat, action, by="clock" if is_late else "stand-in")
    return None


def host_passes_on(state: TableState, deadlines: Deadlines) -> float:
    return NEVER if state.phase == OVER else deadlines.host_passes_on(state)
