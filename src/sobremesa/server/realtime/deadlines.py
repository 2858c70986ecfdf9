"""When something happens by itself at a table, by the clock of this process.

What others can see of time, a pause or an answer, depends on nothing that a seat holds.
"""

from __future__ import annotations

import time

from ...engine import Match
from ..phases import COMMITTED, PLAYING
from ..settings import Settings
from .state import TableState

CONTRIBUTING = 5.0  # seconds that the seats have
NEVER = float("inf")


class Deadlines:
    def __init__(self, table: TableState, settings: Settings) -> None:
        self.table = table
        self.settings = settings
        self.since = time.monotonic()  # when something happened last that everybody could hear
        self.moment = 0  # how many such things
        self.polled = -1  # the moment at which bots were asked to speak up
        self.asked: dict[int, tuple[int, float]] = {}  # by seat: the question, and since when
        self.away = dict.fromkeys([*table.people_in_play(), table.host], self.since)

    def everybody_heard(self) -> None:
        self.since = time.monotonic()
        self.moment += 1

    # -- people who are away --------------------------------------------------------------

    def comes(self, person: str) -> None:
        self.away.pop(person, None)

    def goes(self, person: str) -> None:
        self.away.setdefault(person, time.monotonic())

    def is_away(self, person: str) -> bool:
        return person in self.away

    def is_away_for_long(self, person: str) -> bool:
        return self.away.get(person, NEVER) + self.settings.removal <= time.monotonic()

    def next_away_for_long(self) -> float:
        """When that will be so of somebody else."""
        if not self.away:
            return NEVER
        times = (since + self.settings.removal for since in self.away.values())
        return min((when for when in times if when > time.monotonic()), default=NEVER)

    def is_nobody_here(self) -> bool:
        return all(person in self.away for person in self.table.people_in_play())

    # -- what is due, and when ---------------------------------------------------------------

    @property
    def is_calm(self) -> bool:
        """People play, all of them are here, and nobody counts the seconds."""
        table = self.table
        return table.phase == PLAYING and not (table.bots or table.opened.clock or table.leaving or self.away)

    def contributions_end(self) -> float:
        return 0.0 if self.table.all_contributed() else self.since + CONTRIBUTING

    def is_open_to_others(self, match: Match) -> bool:
        return not match.over and match.game.rules.open_to_others(match.state)

    def window_ends(self, match: Match) -> float:
        """Until when others may speak up before the next move is taken."""
        return self.since + self.table.opened.window if self.is_open_to_others(match) else 0.0

    def bots_speak_up(self, match: Match) -> float:
        """All at the same time, whatever they hold, and once."""
        if self.polled == self.moment or not self.is_open_to_others(match):
            return NEVER
        return self.since + self.table.opened.window / 2

    def bot_moves(self, match: Match) -> float:
        """A bot, or what stands in for somebody."""
        return max(self.since + self.table.opened.pace, self.window_ends(match))

    def seat_is_late(self, match: Match, seat: int) -> float:
        """When the clock plays for a seat that is asked."""
        clock = self.table.opened.clock
        return self.asked_since(match, seat) + clock if clock else NEVER

    def stand_in_plays(self, match: Match, seat: int) -> float:
        """When the house plays for somebody who is away; not while nobody waits for it."""
        person = self.table.sitting[seat].person
        if not self.is_away(person) or self.is_nobody_here():
            return NEVER
        return max(self.away[person] + self.settings.grace, self.bot_moves(match))

    def asked_since(self, match: Match, seat: int) -> float:
        number, since = self.asked.get(seat, (-1, 0.0))
        if number != match.question(seat):
            since = time.monotonic()
            self.asked[seat] = (match.question(seat), since)
        return since

    def resume(self, since: float) -> None:
        """The decisions that are open have been waited for since then, though the table was read anew."""
        match = self.table.playing
        self.asked = {seat: (match.question(seat), since) for seat in self.seats_asked(match)}

    def seats_asked(self, match: Match) -> list[int]:
        return [seat for seat in self.table.sitting if seat not in self.table.left and match.is_asked(seat)]

    def left_for(self, match: Match, seat: int) -> float | None:
        """Seconds that a seat still has for its decision."""
        if not self.table.opened.clock or not match.is_asked(seat):
            return None
        return round(max(0.0, self.seat_is_late(match, seat) - time.monotonic()), 1)

    def next_due(self) -> float:
        """The next thing that the keeper of the table has to do."""
        if self.table.phase == COMMITTED:
            return self.contributions_end()
        if self.table.phase != PLAYING:
            return NEVER
        if self.table.leaving - self.table.left:
            return 0.0
        if self.is_calm:
            return NEVER
        match = self.table.playing
        dues = [self.bots_speak_up(match)] if self.table.bots else []
        if match.to_act in self.table.bots:
            dues.append(self.bot_moves(match))
        for seat in self.seats_asked(match):
            dues += [self.seat_is_late(match, seat), self.stand_in_plays(match, seat)]
        return min(dues, default=NEVER)

    def wakes_at(self) -> float | None:
        """The same by the clock on the wall, for when the table sleeps."""
        due = self.next_due()
        return None if due == NEVER else time.time() + due - time.monotonic()
