"""A match on this machine: whose turn it is, what bots play, and its record.

How it is shown is decided elsewhere: plain lines and the full screen both run on it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from .. import bots
from ..engine import LEAVE, PERSON, SPECTATOR, WAIT, Event, Move, Problem, Refused, record
from ..engine.rng import seed as seed_stream
from ..local.agreements import forget_assistance, keep_assistance
from ..local.files import file_problem, write_text
from ..local.records import RecordWriter
from ..odds import odds_from
from ..protocol import hints_for, odds_info, question_for
from ..protocol.types import Assistance, HintInfo, OddsInfo, Question
from ..words import Words

SUBSTITUTE = "stand-in"  # marks a move in a record that another bot made for a seat's own


@dataclass(frozen=True)
class Turn:
    """A seat that is asked; out of turn it may let the question pass."""

    seat: int
    out_of_turn: bool = False


class LocalMatch:
    """A match of people who share a machine, and bots, written to a record as it goes on."""

    assistance: Assistance = "hints"  # that the people agreed to

    def __init__(self, writer: RecordWriter, seed: int, is_resumed: bool = False) -> None:
        self.writer = writer
        self.match = writer.match
        self.is_resumed = is_resumed
        self.people = [seat for seat, who in enumerate(self.match.seats) if who.player == PERSON]
        self.rngs = [bot_rng(seed, seat) for seat in range(len(self.match.seats))]

    @property
    def first_viewer(self) -> int:
        """The seat whose view is shown first; none if several people have secrets."""
        is_hidden = len(self.people) > 1 and self.match.game.secrets
        return self.people[0] if self.people and not is_hidden else SPECTATOR

    def agree(self, assistance: Assistance | None) -> None:
        """Play with this help, also when the match is resumed; None: with what was agreed before."""
        if assistance and assistance != self.assistance:
            self.assistance = assistance
            keep_assistance(self.match.setup.id, assistance)

    def opening_remark(self, words: Words) -> str:
        """Where a new match begins that goes on from another one; empty if it does not."""
        source = self.match.setup.source
        if source is None or self.is_resumed:
            return ""
        return words("playing-on", moves=source.moves, seat=source.seat)

    # -- turns -----------------------------------------------------------------------

    def turns(self) -> Iterator[Turn]:
        """The seats to ask, until the match is over; each must have answered before the next is taken."""
        while not self.match.is_over:
            seat = self.match.to_act
            yield Turn(seat)
            yield from self._turns_of_others(seat)

    def _turns_of_others(self, actor: int) -> Iterator[Turn]:
        """While somebody may act out of turn, ask everybody, in order.

        At a shared screen, being asked must not reveal a hand: with several people,
        those who can do nothing are asked like the others.
        """
        rules, count = self.match.game.rules, len(self.match.seats)
        for step in range(1, count):
            seat = (actor + step) % count
            if not rules.open_to_others(self.match.state):
                return
            is_watched = seat in self.people and len(self.people) > 1
            if seat == self.match.to_act or not (self.match.moves(seat) or is_watched):
                continue
            if self.is_seated(seat):
                yield Turn(seat, out_of_turn=True)

    def is_seated(self, seat: int) -> bool:
        """Whether a seat has not left the table."""
        return self.match.game.rules.refusal(self.match.state, seat, LEAVE) == 0

    def last_seen(self, seat: int) -> int:
        """The version after which events are shown to a seat first: of its last move in a resumed
        match, of the beginning in a new one."""
        if not self.is_resumed:
            return 0
        own = [
            number
            for number, entry in enumerate(self.match.entries)
            if isinstance(entry, Move) and entry.seat == seat
        ]
        return own[-1] if own else 0

    # -- moves -----------------------------------------------------------------------

    def question(self, seat: int) -> Question:
        return question_for(self.match, seat, self.match.view(seat))

    def play(self, seat: int, move: str) -> list[Event]:
        """Make a person's move; returns what only this seat learns from a call that changed nothing."""
        return self.match.play(seat, move)

    def play_bot(self, seat: int) -> None:
        """Let the bot of a seat move; a bot that is not known here is replaced by the game's default."""
        bot, by = self.match.seats[seat].player, ""
        if not self._is_known(bot):
            bot, by = self.substitute, SUBSTITUTE
        action = bots.choose(self.match, seat, bot, self.rngs[seat])
        if action != WAIT:
            self.match.act(seat, action, by)

    def _is_known(self, player: str) -> bool:
        return player == PERSON or player in bots.names_of(self.match.game)

    @property
    def substitute(self) -> str:
        return bots.resolve(self.match.game, bots.DEFAULT)

    def unknown_bots(self) -> dict[int, str]:
        """The seats of a resumed match whose bot is not known here any more, with its name."""
        return {
            seat: who.player for seat, who in enumerate(self.match.seats) if not self._is_known(who.player)
        }

    def fallbacks(self) -> list[str]:
        """The bots at the table that cannot search now, and play by rule of thumb."""
        known = {
            who.player for who in self.match.seats if who.player != PERSON and self._is_known(who.player)
        }
        return [bot for bot in sorted(known) if bots.falls_back(self.match.game, bot)]

    def undo(self, seat: int) -> None:
        self.match.undo(seat)

    def hints(self, seat: int) -> list[HintInfo]:
        if self.assistance == "none":
            raise Refused("hints-not-agreed")
        return hints_for(self.match, seat)

    def odds(self, seat: int) -> Callable[[], OddsInfo]:
        """A function that works out the odds of a seat, from what it may know now; it takes a moment and may
        be called in any thread."""
        if self.assistance != "odds":
            raise Refused("odds-not-agreed")
        match = self.match
        if not match.is_asked(seat):
            raise Refused("odds-no-choice")
        known, listed = bots.veiled(match, seat)
        return lambda: odds_info(odds_from(match.game, known, len(match.seats), seat, listed))

    # -- the record ------------------------------------------------------------------

    def write_record(self) -> Problem | None:
        """Append new entries to the record. A full disk ends no match: the next call tries again."""
        try:
            self.writer.flush()
        except OSError as why:
            return file_problem("cannot-write", self.writer.path, why)
        return None

    def close(self) -> None:
        """Let go of the record, so that the match can be resumed elsewhere."""
        if self.match.is_over:
            forget_assistance(self.match.setup.id)
        with suppress(OSError):  # what could not be written was reported before
            self.writer.close()

    def save_copy(self, path: Path) -> None:
        """Write the match so far to another file."""
        write_text(path, record.dump(self.match), private=True)


def bot_rng(seed: int, seat: int) -> list[int]:
    """The random number generator of a seat's bot."""
    rng = [0] * 4
    seed_stream(rng, seed, seat)
    return rng
