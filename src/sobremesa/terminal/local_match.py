"""A match on this machine: who is asked, what bots answer, and its record.

What is shown is not decided here: plain lines and the full screen are both told by it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from .. import bots
from ..engine import LEAVE, PERSON, WAIT, Event, Match, Move, Problem, Setup, fair, record, seeded
from ..engine.rng import seed as seed_stream
from ..local.files import file_problem, write_text
from ..local.records import RecordWriter, new_path
from ..protocol import hints_of, question_of
from ..protocol.types import HintInfo, Question

STAND_IN = "stand-in"  # as a record marks a move that was made for somebody else


@dataclass(frozen=True)
class Turn:
    """Somebody who is asked; out of turn, who may let it pass."""

    seat: int
    out_of_turn: bool = False


class Session:
    """People who share a machine, and bots, around one match that is kept."""

    def __init__(self, writer: RecordWriter, seed: int, resumed: bool = False) -> None:
        self.writer = writer
        self.match = writer.match
        self.resumed = resumed
        self.people = [seat for seat, who in enumerate(self.match.seats) if who.player == PERSON]
        self.rngs = [stream(seed, seat) for seat in range(len(self.match.seats))]

    # -- who is asked --------------------------------------------------------------

    def turns(self) -> Iterator[Turn]:
        """Who is asked, one after the other: each has answered before the next is looked for."""
        while not self.match.over:
            seat = self.match.to_act
            yield Turn(seat)
            yield from self._others(seat)

    def _others(self, actor: int) -> Iterator[Turn]:
        """While somebody out of turn may speak, everybody is asked, in order.

        Who is asked at a shared screen must not tell who holds what: with several
        people, those who could do nothing are asked like the others.
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
        """Whether a seat is still at the table."""
        return self.match.game.rules.refusal(self.match.state, seat, LEAVE) == 0

    def since(self, seat: int) -> int:
        """The version at which a seat made its last move: from there on it is told what happened.

        A match that was just begun is told from its first card.
        """
        if not self.resumed:
            return 0
        own = [
            number
            for number, entry in enumerate(self.match.entries)
            if isinstance(entry, Move) and entry.seat == seat
        ]
        return own[-1] if own else 0

    # -- answers -------------------------------------------------------------------

    def question(self, seat: int) -> Question:
        return question_of(self.match, seat, self.match.view(seat))

    def play(self, seat: int, move: str) -> list[Event]:
        """A person's move; the answer to one that changes nothing."""
        return self.match.play(seat, move)

    def bot(self, seat: int) -> None:
        """The bot of a record may have another name by now; then the game's first plays for it."""
        bot, by = self.match.seats[seat].player, ""
        if not self._knows(bot):
            bot, by = self.stand_in, STAND_IN
        action = bots.choose(self.match, seat, bot, self.rngs[seat])
        if action != WAIT:
            self.match.act(seat, action, by)

    def _knows(self, player: str) -> bool:
        return player == PERSON or player in bots.bots_of(self.match.game)

    @property
    def stand_in(self) -> str:
        return bots.resolve(self.match.game, bots.DEFAULT)

    def strangers(self) -> dict[int, str]:
        """The seats whose bot is not known here, with its name."""
        return {seat: who.player for seat, who in enumerate(self.match.seats) if not self._knows(who.player)}

    def undo(self, seat: int) -> None:
        self.match.undo(seat)

    def hints(self, seat: int) -> list[HintInfo]:
        return hints_of(self.match, seat)

    # -- the record ----------------------------------------------------------------

    def keep(self) -> Problem | None:
        """A full disk ends no match: all of it is tried again with the next move."""
        try:
            self.writer.flush()
        except OSError as why:
            return file_problem("cannot-write", self.writer.path, why)
        return None

    def save(self, path: Path) -> None:
        write_text(path, record.dump(self.match), private=True)


def stream(seed: int, seat: int) -> list[int]:
    """A bot's own random numbers."""
    rng = [0] * 4
    seed_stream(rng, seed, seat)
    return rng


def begin(setup: Setup, seed: int | None, path: Path | None, tell: Callable[[str], None]) -> RecordWriter:
    """A new match, kept from its first card. The shuffles are committed to, and that is told,
    before anybody contributes to them."""
    if seed is not None:
        return keep(Match.of(setup, seeded(seed), undo=True), path)
    promise = fair(setup)
    tell(promise.commitment)
    # People who share a machine with the house gain nothing from typing more than their names.
    given = [seat.name if seat.player == PERSON else "" for seat in setup.seats]
    return keep(Match.of(setup, promise.contribute(given), undo=True), path)


def keep(match: Match, path: Path | None) -> RecordWriter:
    return RecordWriter.create(match, path or new_path(match.setup))
