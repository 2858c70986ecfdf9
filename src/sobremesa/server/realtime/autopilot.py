"""What happens at a table by itself: contributions end, bots move, the clock plays, host duty
passes on. Of several processes one does it, the keeper of the table."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING

from ... import bots
from ...engine import WAIT, Match
from ...engine.rng import seed
from ..cluster import Cluster
from ..phases import COMMITTED, OVER, PLAYING
from ..storage.entries import HostChanged, MatchStarted
from . import commands
from .deadlines import Deadlines

if TYPE_CHECKING:
    from .session import TableSession

CLAIM = 2.0  # seconds until a table that another process keeps is asked for again


class Autopilot:
    def __init__(self, live: TableSession, timing: Deadlines, cluster: Cluster) -> None:
        self.live = live
        self.table = live.table
        self.timing = timing
        self.cluster = cluster
        self.thought = (-1, -1, WAIT)  # a bot's decision: version, seat, action
        self.streams: dict[int, list[int]] = {}
        self.hands_off = 0.0  # until when another process keeps the table

    def next_due(self) -> float:
        """When there is something to do next; a bot in turn begins to think at once."""
        due = self.timing.next_due()
        if self.host_is_away():
            due = min(due, self.timing.away[self.table.host] + self.timing.settings.grace)
        if self.table.phase == PLAYING and self.table.bots and self.is_bots_turn(self.table.playing):
            due = due if self.has_thought(self.table.playing) else 0.0
        return max(due, self.hands_off)

    def is_bots_turn(self, match: Match) -> bool:
        return match.to_act in self.table.bots

    async def act(self, now: float) -> None:
        if not await self.cluster.acquire_lease(self.table.id):
            self.hands_off = now + CLAIM
            await self.live.look_elsewhere()
        elif self.is_host_due(now):
            await self.pass_on()
        elif self.table.phase == COMMITTED:
            await self.live.store([MatchStarted()])
        elif leaving := self.table.leaving - self.table.left:  # whoever left before the deal has left now
            await self.live.store(commands.leave(self.table, self.table.sitting[min(leaving)].person))
        elif self.table.phase == PLAYING:
            await self.act_in_play(self.table.playing, now)

    async def act_in_play(self, match: Match, now: float) -> None:
        if self.timing.bots_speak_up(match) <= now:
            await self.poll_bots(match)
        elif self.is_bots_turn(match):
            await self.bot_in_turn(match)
        for seat in self.timing.seats_asked(match):
            is_late = self.timing.seat_is_late(match, seat) <= now
            if is_late or self.timing.stand_in_plays(match, seat) <= now:
                action = match.game.rules.fallback(match.state, seat)
                by = "clock" if is_late else "stand-in"
                await self.live.store(*commands.move(self.table, seat, action, by))
                return

    # -- bots ------------------------------------------------------------------------------------

    async def poll_bots(self, match: Match) -> None:
        """Every bot out of turn is asked; all have decided before the first that speaks is heard."""
        self.timing.polled = self.timing.moment
        asked = [
            seat
            for seat in sorted(self.table.bots)
            if seat != match.to_act and match.legal(seat)[:1] == [WAIT]
        ]
        for seat, action in [(seat, await self.think(match, seat)) for seat in asked]:
            if action != WAIT:
                await self.live.store(*commands.move(self.table, seat, action))
                return

    async def bot_in_turn(self, match: Match) -> None:
        """It thinks at once and moves when it is time, so that no pause tells how hard it was."""
        seat = match.to_act
        if not self.has_thought(match):
            self.thought = (match.version, seat, await self.think(match, seat))
        elif self.timing.bot_moves(match) <= time.monotonic():
            await self.live.store(*commands.move(self.table, seat, self.thought[2]))

    def has_thought(self, match: Match) -> bool:
        return self.thought[:2] == (match.version, match.to_act)

    async def think(self, match: Match, seat: int) -> int:
        """Beside the others' tables, on what the seat may see."""
        stream = self.streams.setdefault(seat, new_stream())
        return await asyncio.to_thread(bots.choose, match, seat, self.table.bots[seat], stream)

    # -- the host --------------------------------------------------------------------------------

    def host_is_away(self) -> bool:
        """And somebody else who sits there could do what a host does."""
        if self.table.phase == OVER or not self.timing.is_away(self.table.host):
            return False
        return any(not self.timing.is_away(person) for person in self.table.people_in_play())

    def is_host_due(self, now: float) -> bool:
        return self.host_is_away() and self.timing.away[self.table.host] + self.timing.settings.grace <= now

    async def pass_on(self) -> None:
        here = [person for person in self.table.people_in_play() if not self.timing.is_away(person)]
        await self.live.store([HostChanged(here[0])])


def new_stream() -> list[int]:
    """Random numbers for a bot that nobody can guess."""
    rng = [0] * 4
    seed(rng, secrets.randbits(63), 0)
    return rng
