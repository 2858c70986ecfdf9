"""A match: seats, the moves in order, and who hears what of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from .contract import NOBODY, SHUFFLER, WAIT
from .errors import BadInput, Refused
from .events import Event, Note, hear
from .game import Game
from .options import Options
from .shufflers import Shuffler

UNDO = "undo"
PERSON = "person"
MOST_NAME = 40


@dataclass(frozen=True)
class Seat:
    """Who sits there: a name, and ``person`` or the id of a bot."""

    name: str
    player: str = PERSON

    def __post_init__(self) -> None:
        name = self.name
        if not name.strip() or name != name.strip() or len(name) > MOST_NAME or not name.isprintable():
            raise BadInput("bad-name", name=name[:MOST_NAME], most=MOST_NAME)


@dataclass(frozen=True)
class Move:
    """A line of the record: what a seat did, and on whose behalf if not its own."""

    seat: int
    text: str
    by: str = ""


@dataclass(frozen=True)
class Deal:
    """A line of the record: the order of a pile."""

    cards: tuple[int, ...]


Entry = Move | Deal


class Match:
    """One match from the first shuffle to the last card.

    >>> from sobremesa.games import find
    >>> from sobremesa.engine import Match, Seat, seeded
    >>> match = Match(find("siete-y-medio"), [Seat("Ana")], seeded(7))
    >>> match.moves(0)
    ['bet 100', 'bet 375', 'bet 750', 'bet 1500']
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        shuffler: Shuffler,
        variant: str = "",
        options: Options | None = None,
    ) -> None:
        least, most = game.seats
        if not least <= len(seats) <= most:
            raise BadInput("bad-seats", given=len(seats), least=least, most=most)
        self.game = game
        self.seats = tuple(seats)
        self.variant = variant or game.default_variant
        self.options = options or game.options(self.variant)
        self.shuffler = shuffler
        self.entries: list[Entry] = []
        self.notes: list[Note] = []
        self._undoable: tuple[int, Any, int] | None = None  # seat, state before, notes before
        self._choices = [0] * game.rules.CHOICES
        self.state = game.fresh(self.options)
        game.rules.start(self.state, len(seats))
        self._shuffle_if_due()

    # -- questions ---------------------------------------------------------------

    @property
    def to_act(self) -> int:
        return self.game.rules.to_act(self.state)

    @property
    def over(self) -> bool:
        return self.to_act == NOBODY

    @property
    def ending(self) -> str:
        """Why the match ended; empty while it lasts."""
        endings: Sequence[str] = self.game.part("notation").ENDINGS
        return endings[self.game.rules.ending(self.state)]

    @property
    def scores(self) -> list[int]:
        return [self.game.rules.score(self.state, seat) for seat in range(len(self.seats))]

    @property
    def places(self) -> list[int]:
        return [self.game.rules.place(self.state, seat) for seat in range(len(self.seats))]

    def legal(self, seat: int) -> list[int]:
        """The actions worth listing for this seat; out of turn, WAIT is among them."""
        n = self.game.rules.legal(self.state, seat, self._choices)
        return self._choices[:n]

    def moves(self, seat: int) -> list[str]:
        """The same as texts."""
        show = self.game.part("notation").NOTATION.show
        return [show(action) for action in self.legal(seat) if action != WAIT]

    def view(self, seat: int) -> Any:
        """All that this seat may see."""
        return self.game.part("view").view(self.state, seat)

    def heard(self, seat: int, since: int = 0) -> Iterator[Event]:
        """What this seat heard of all that was noted, from a number on."""
        kinds = self.game.part("view").EVENTS
        return (hear(kinds, note, seat) for note in self.notes[since:])

    # -- moves ---------------------------------------------------------------------

    def play(self, seat: int, text: str, by: str = "") -> list[Event]:
        """Make a move, or raise ``Refused`` with the reason and change nothing.

        A move that may be made but changes nothing (a needless challenge) is
        answered to the caller by the events returned, and is not recorded.
        """
        action = self.game.part("notation").NOTATION.parse(text)
        if action is None:
            raise Refused("no-such-move", move=text)
        return self.act(seat, action, by)

    def act(self, seat: int, action: int, by: str = "") -> list[Event]:
        """Make a move given by its number."""
        notation = self.game.part("notation")
        if not 0 <= seat < len(self.seats):
            raise Refused("no-such-seat", number=seat + 1)
        reason = self.game.rules.refusal(self.state, seat, action)
        if reason:
            raise Refused(f"refusal-{notation.REFUSALS[reason]}", **notation.NOTATION.facts(action))
        before = self.state.copy()
        self.game.rules.apply(self.state, seat, action)
        if self.state == before:
            answer = [hear(self.game.part("view").EVENTS, note, seat) for note in self.state.notes]
            self.state.notes.clear()
            return answer
        self.entries.append(Move(seat, notation.NOTATION.show(action), by))
        self._undoable = (seat, before, len(self.notes))
        self._collect_notes()
        self._shuffle_if_due()
        return []

    def undo(self, seat: int) -> None:
        """Take the last move back: its own seat only, while it revealed nothing."""
        if self._undoable is None or self._undoable[0] != seat:
            raise Refused("nothing-to-undo")
        _, before, heard = self._undoable
        kinds = self.game.part("view").EVENTS
        if any(kinds[note[0]].reveals for note in self.notes[heard:]):
            raise Refused("undo-too-late")
        self.state = before
        del self.notes[heard:]
        self.entries.append(Move(seat, UNDO))
        self._undoable = None

    def _collect_notes(self) -> None:
        self.notes += self.state.notes
        self.state.notes.clear()

    def _shuffle_if_due(self) -> None:
        rules = self.game.rules
        while rules.to_act(self.state) == SHUFFLER:
            pile = [0] * rules.CARDS
            cards = pile[: rules.waiting(self.state, pile)]
            order = self.shuffler.order(cards)
            self._check_order(cards, order)
            rules.deal(self.state, order, len(order))
            self.entries.append(Deal(tuple(order)))
            self._undoable = None  # new cards may have been seen
            self._collect_notes()

    def _check_order(self, cards: list[int], order: list[int]) -> None:
        deal = 1 + sum(isinstance(entry, Deal) for entry in self.entries)
        if len(order) != len(cards):
            raise BadInput("bad-deck-size", deal=deal, given=len(order), due=len(cards))
        if not self.game.any_cards and sorted(order) != sorted(cards):
            raise BadInput("bad-deck-cards", deal=deal)
