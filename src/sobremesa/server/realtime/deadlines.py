"""Deadlines: when something happens at a table by itself.

Times are of the monotonic clock, and passed in: nothing here reads a clock. What others can
notice of time, a pause or an answer, depends on nothing that a seat holds.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from ...bots.characters import CHARACTERS
from ...engine import Match
from ..phases import BEFORE_DEAL, PLAYING
from ..settings import Settings
from .state import SeatedPerson, TableState

CONTRIBUTING = 5.0  # seconds that the seats have for their hashes, and again for their texts
STAND_IN_ON_REQUEST = 60.0  # seconds of sleep after which the others may ask for a stand-in
SLOWEST, QUICKEST = 1.3, 0.7  # pauses of a character, in parts of its pace
NEVER = float("inf")


@dataclass(frozen=True, slots=True)
class Absence:
    """A person who is away: disconnected, or asleep, with a socket that is open and a client that does not
    answer."""

    since: float
    disconnected_at: float | None  # None: asleep


class Deadlines:
    """What the deadlines of one table depend on, besides its state."""

    def __init__(self, state: TableState, settings: Settings, now: float) -> None:
        self.settings = settings
        self.changed_at = now  # the last change that everybody could notice
        self.changes = 0  # the number of such changes
        self.hesitation = draw_hesitation()  # of the next character to move, in parts of its pace
        self.bots_polled = -1  # the change after which bots were asked to speak up
        self.asked: dict[int, tuple[int, float]] = {}  # by seat: the question, and since when
        self.away = dict.fromkeys(people_expected(state), Absence(now, now))  # people

    def note_change(self, now: float) -> None:
        """Something happened that everybody could notice."""
        self.changed_at = now
        self.changes += 1
        self.hesitation = draw_hesitation()

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

    def others_seconds_left(self, state: TableState, now: float) -> float | None:
        """What the only person who is asked has left, as the others see it.

        It is counted from the last change that everybody could notice: a new question after something done in
        secret restarts the clock, and nobody may see that.
        """
        if not state.opened.clock or state.phase != PLAYING:
            return None
        seats = seats_asked(state)
        if len(seats) != 1 or self.asked[seats[0]][1] < self.changed_at:
            return None
        return round(max(0.0, self.changed_at + state.opened.clock - now), 1)

    # -- absence --------------------------------------------------------------------------

    def note_present(self, person: str) -> None:
        self.away.pop(person, None)

    def note_away(self, person: str, now: float) -> None:
        """A person has no socket here any more: a person who slept before has been away since then."""
        before = self.away.get(person)
        if before is None or before.disconnected_at is None:
            self.away[person] = Absence(before.since if before else now, now)

    def note_asleep(self, person: str, since: float) -> None:
        """A person's client does not answer."""
        before = self.away.get(person)
        if before is None or before.disconnected_at is not None:
            self.away[person] = Absence(before.since if before else since, None)

    def is_away(self, person: str) -> bool:
        return person in self.away

    def is_everybody_away(self, state: TableState) -> bool:
        return all(person in self.away for person in state.active_people())

    def long_away(self, now: float) -> frozenset[str]:
        """People whom the host may remove."""
        if not self.away:
            return frozenset()
        removal = self.settings.removal
        return frozenset(person for person, absence in self.away.items() if absence.since + removal <= now)

    def next_long_away(self, now: float) -> float:
        """When somebody else will have been away for long."""
        times = (absence.since + self.settings.removal for absence in self.away.values())
        return min((when for when in times if when > now), default=NEVER)

    def absent_for(self, person: str, now: float) -> float | None:
        """Seconds since the person went away; None for a person who is there."""
        return round(now - self.away[person].since, 1) if person in self.away else None

    def is_asleep(self, person: str) -> bool:
        return person in self.away and self.away[person].disconnected_at is None

    def stand_in_plays(self, state: TableState, seat: int) -> float:
        """When a stand-in plays for a person who is away: when the grace time is over or somebody asked for
        it, if anybody waits, and at the latest when the clock runs out."""
        if not self.is_away(state.seated[seat].person):
            return NEVER
        grace = NEVER if self.is_everybody_away(state) else self.grace_ends(state, seat)
        return max(min(grace, self.clock_runs_out(state, seat)), self.bot_moves(state))

    def grace_ends(self, state: TableState, seat: int) -> float:
        """Until when the others wait for a person who is away; for ever, if the person sleeps and nobody has
        asked for a stand-in."""
        absence = self.away[state.seated[seat].person]
        if seat in state.stand_ins:
            return absence.since
        return NEVER if absence.disconnected_at is None else absence.disconnected_at + self.settings.grace

    def seconds_to_stand_in(self, state: TableState, seat: int, now: float) -> float | None:
        """How long the grace time of a person who is away lasts, in a match."""
        if not self.is_missed(state, seat):
            return None
        ends = self.grace_ends(state, seat)
        return None if ends == NEVER else round(max(0.0, ends - now), 1)

    def seconds_to_request(self, state: TableState, seat: int, now: float) -> float | None:
        """How long the others must wait until they may ask for a stand-in: only for a sleeper, and where no
        clock plays anyway."""
        if not self.is_missed(state, seat) or state.opened.clock or self.grace_ends(state, seat) < NEVER:
            return None
        since = self.away[state.seated[seat].person].since
        return round(max(0.0, since + STAND_IN_ON_REQUEST - now), 1)

    def is_missed(self, state: TableState, seat: int) -> bool:
        """Whether a seat in a match has a person who is away."""
        if state.phase != PLAYING or seat not in state.seated or seat in state.left:
            return False
        return self.is_away(state.seated[seat].person)

    def claims(self, state: TableState) -> list[tuple[int, SeatedPerson]]:
        """Seats that changed hands and whose first people are back."""
        return [(seat, owner) for seat, owner in state.displaced() if not self.is_away(owner.person)]

    def returned(self, state: TableState) -> list[int]:
        """Seats for which a stand-in was asked, and whose person is back."""
        return [seat for seat in state.stand_ins if not self.is_missed(state, seat)]

    def host_passes_on(self, state: TableState) -> float:
        """When host duty goes from a person who is away to one who is present."""
        if not self.is_away(state.host) or self.is_everybody_away(state):
            return NEVER
        absence = self.away[state.host]
        if absence.disconnected_at is None:
            return absence.since + STAND_IN_ON_REQUEST
        return absence.disconnected_at + self.settings.grace

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
        return self.changed_at + max(state.opened.window, catching(state)) / 2

    def bot_moves(self, state: TableState) -> float:
        """When a bot moves, or a stand-in. Moves of one turn follow each other at the pace of the table;
        where several seats are asked at a time nobody waits for a bot."""
        pace = 0.0 if are_several_asked(state.playing) else state.opened.pace * self.slowness(state)
        return max(self.changed_at + max(pace, catching(state)), self.window_ends(state))

    def slowness(self, state: TableState) -> float:
        """The pause of the bot in turn, in parts of the table's pace. That of a character varies, and was
        drawn before the bot decided: it reveals neither its cards nor a hard decision."""
        bot = bot_asked(state)
        character = None if bot is None else CHARACTERS.get(state.bots[bot])
        return character.pace * self.hesitation if character else 1.0

    def needs_timer(self, state: TableState) -> bool:
        """Whether a bot, a clock, a leaver or an absence may be due in this match; always if it is not on."""
        return state.phase != PLAYING or bool(
            state.bots
            or state.opened.clock
            or state.left_before_deal
            or state.stand_ins
            or state.given
            or self.away
        )

    def next_due(self, state: TableState, delay: float = 0.0) -> float:
        """When the autopilot has something to do in the match; a bot that thinks for long is delayed."""
        if state.phase in BEFORE_DEAL:
            return self.contributing_ends(state)
        if state.phase != PLAYING or not self.needs_timer(state):
            return NEVER
        if state.left_before_deal - state.left or self.returned(state) or self.claims(state):
            return 0.0
        due = [self.bots_speak_up(state)] if state.bots else []
        if bot_asked(state) is not None:
            due.append(self.bot_moves(state) + delay)
        for seat in seats_asked(state):
            due += [self.clock_runs_out(state, seat), self.stand_in_plays(state, seat)]
        return min(due, default=NEVER)


def draw_hesitation() -> float:
    return secrets.SystemRandom().uniform(QUICKEST, SLOWEST)


def people_expected(state: TableState) -> set[str]:
    """People whose absence is counted: those who sit here, and those who may have a seat back."""
    return {*state.active_people(), state.host, *(owner.person for _, owner in state.displaced())}


def seats_asked(state: TableState) -> list[int]:
    """Seats of people who owe an answer."""
    match = state.playing
    return [seat for seat in state.seated if seat not in state.left and match.is_asked(seat)]


def bot_asked(state: TableState) -> int | None:
    """The bot that moves next: the one in turn or, where several seats are asked at a time, the first."""
    match = state.playing
    if match.to_act in state.bots:
        return match.to_act
    return next((seat for seat in sorted(state.bots) if match.is_asked(seat)), None)


def are_several_asked(match: Match) -> bool:
    return sum(match.is_asked(seat) for seat in range(len(match.seats))) > 1


def catching(state: TableState) -> float:
    """Seconds that are left to people to catch somebody, if there is anybody to catch."""
    match = state.playing
    return state.opened.catching if not match.is_over and match.game.rules.open_to_catch(match.state) else 0.0


def is_open_to_others(match: Match) -> bool:
    """Whether seats out of turn may do something now."""
    return not match.is_over and match.game.rules.open_to_others(match.state)
