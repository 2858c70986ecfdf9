"""Deadlines: when something happens at a table by itself.

Times are of the monotonic clock, and passed in: nothing here reads a clock. What others can
notice of time, a pause or an answer, depends on nothing that a seat holds.
"""

from __future__ import annotations

from ...engine import Match
from ..phases import BEFORE_DEAL, PLAYING
from ..settings import Settings
from .state import TableState

CONTRIBUTING = 5.0  # seconds that the seats have for their hashes, and again for their texts
NEVER = float("inf")


class Deadlines:
    """What the deadlines of one table depend on, besides its state."""

    def __init__(self, state: TableState, settings: Settings, now: float) -> None:
        self.settings = settings
        self.changed_at = now  # the last change that everybody could notice
        self.changes = 0  # how many such changes there were
        self.bots_polled = -1  # the change after which bots were asked to speak up
        self.asked: dict[int, tuple[int, float]] = {}  # by seat: the question, and since when
        self.away = dict.fromkeys([*state.active_people(), state.host], now)  # people, and since when

    def note_change(self, now: float) -> None:
        """Something happened that everybody could notice."""
        self.changed_at = now
        self.changes += 1

    # -- decisions ------------------------------------------------------------------------

    def note_questions(self, state: TableState, now: float) -> None:
        """Start the clock of each question that is new."""
        if not state.opened.clock or state.phase != PLAYING:
            return
        for seat in seats_asked(state):
            number = state.playing.question(seat)
            if seat not in self.asked or self.asked[seat][0] != number:
                self.asked[seat] = (number, now)

    def resume_questions(self, state: TableState, since: float) -> None:
        """The questions were asked before the table was loaded."""
        self.asked = {seat: (state.playing.question(seat), since) for seat in seats_asked(state)}

    def clock_runs_out(self, state: TableState, seat: int) -> float:
        """When the clock plays for a seat that is asked."""
        return self.asked[seat][1] + state.opened.clock if state.opened.clock else NEVER

    def seconds_left(self, state: TableState, seat: int, now: float) -> float | None:
        """What a seat has left for its decision."""
        if not state.opened.clock or state.phase != PLAYING or not state.playing.is_asked(seat):
            return None
        return round(max(0.0, self.clock_runs_out(state, seat) - now), 1)

    # -- absence --------------------------------------------------------------------------

    def note_present(self, person: str) -> None:
        self.away.pop(person, None)

    def note_away(self, person: str, now: float) -> None:
        self.away.setdefault(person, now)

    def is_away(self, person: str) -> bool:
        return person in self.away

    def is_everybody_away(self, state: TableState) -> bool:
        return all(person in self.away for person in state.active_people())

    def long_away(self, now: float) -> frozenset[str]:
        """People whom the host may remove."""
        if not self.away:
            return frozenset()
        removal = self.settings.removal
        return frozenset(person for person, since in self.away.items() if since + removal <= now)

    def next_long_away(self, now: float) -> float:
        """When somebody else will have been away for long."""
        times = (since + self.settings.removal for since in self.away.values())
        return min((when for when in times if when > now), default=NEVER)

    def stand_in_plays(self, state: TableState, seat: int) -> float:
        """When a stand-in plays for a person who is away; never while nobody waits for it."""
        person = state.seated[seat].person
        if not self.is_away(person) or self.is_everybody_away(state):
            return NEVER
        return max(self.away[person] + self.settings.grace, self.bot_moves(state))

    def host_passes_on(self, state: TableState) -> float:
        """When host duty goes from a person who is away to one who is present."""
        if not self.is_away(state.host) or self.is_everybody_away(state):
            return NEVER
        return self.away[state.host] + self.settings.grace

    # -- moves by themselves --------------------------------------------------------------

    def contributing_ends(self, state: TableState) -> float:
        """When the hashes are listed, or the cards dealt: at once if no seat is awaited."""
        return self.changed_at + CONTRIBUTING if state.seats_awaited() else 0.0

    def window_ends(self, state: TableState) -> float:
        """Until when others may speak up before the next move is made."""
        return self.changed_at + state.opened.window if is_open_to_others(state.playing) else 0.0

    def bots_speak_up(self, state: TableState) -> float:
        """When bots out of turn are polled: all at once, whatever they hold, and once."""
        if self.bots_polled == self.changes or not is_open_to_others(state.playing):
            return NEVER
        return self.changed_at + state.opened.window / 2

    def bot_moves(self, state: TableState) -> float:
        """When a bot moves, or a stand-in."""
        return max(self.changed_at + state.opened.pace, self.window_ends(state))

    def needs_timer(self, state: TableState) -> bool:
        """Whether a bot, a clock, a leaver or an absence may be due in this match, or it is not on."""
        return state.phase != PLAYING or bool(
            state.bots or state.opened.clock or state.left_before_deal or self.away
        )

    def next_due(self, state: TableState) -> float:
        """When the autopilot has something to do in the match."""
        if state.phase in BEFORE_DEAL:
            return self.contributing_ends(state)
        if state.phase != PLAYING or not self.needs_timer(state):
            return NEVER
        if state.left_before_deal - state.left:
            return 0.0
        due = [self.bots_speak_up(state)] if state.bots else []
        if state.playing.to_act in state.bots:
            due.append(self.bot_moves(state))
        for seat in seats_asked(state):
            due += [self.clock_runs_out(state, seat), self.stand_in_plays(state, seat)]
        return min(due, default=NEVER)


def seats_asked(state: TableState) -> list[int]:
    """Seats of people who owe an answer."""
    match = state.playing
    return [seat for seat in state.seated if seat not in state.left and match.is_asked(seat)]


def is_open_to_others(match: Match) -> bool:
    """Whether seats out of turn may do something now."""
    return not match.is_over and match.game.rules.open_to_others(match.state)
