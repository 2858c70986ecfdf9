"""A match: seats, the moves in order, and who hears what of them.

A match steps, then commits: ``step`` works out what a move would do and changes
nothing, ``commit`` makes it so. Whoever keeps matches stores in between.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Generic, Self

from .contract import HOUSE, NOBODY, SHUFFLER, SPECTATOR, WAIT
from .entries import UNDO, Deal, Entry, Move, Notes, Outcome, Step, check_by, entry_of, is_undo, take_notes
from .errors import BadInput, Refused
from .events import Event, Note
from .game import Game
from .generic import S, V
from .options import Options
from .setup import Known, Seat, Setup
from .shufflers import Shuffler, Stacked

UNDONE = -1  # the kind of the note that a move was taken back; every game's own are positive


class Match(Generic[S, V]):
    """One match from the first shuffle to the last card.

    >>> from sobremesa.games import find
    >>> from sobremesa.engine import Match, Seat, seeded
    >>> match = Match(find("siete-y-medio"), [Seat("Ana")], seeded(7))
    >>> match.moves(0)
    ['bet 100', 'bet 375', 'bet 750', 'bet 1500']
    """

    def __init__(
        self,
        game: Game[S, V],
        seats: Sequence[Seat],
        shuffler: Shuffler,
        variant: str = "",
        options: Options | None = None,
        undo: bool = False,
    ) -> None:
        variant = variant or game.default_variant
        self._begin(Setup(game, tuple(seats), variant, options or game.options(variant)), shuffler, undo)

    @classmethod
    def of(cls, setup: Setup, shuffler: Shuffler, undo: bool = False) -> Self:
        """A match that was set up before, as a shuffle that is committed to must be."""
        match = cls.__new__(cls)
        match._begin(setup, shuffler, undo)
        return match

    def _begin(self, setup: Setup, shuffler: Shuffler, undo: bool) -> None:
        game: Game[S, V] = setup.game
        seats = setup.seats
        self.setup = setup
        self.game = game
        self.seats = seats
        self.variant = setup.variant
        self.options = setup.options
        self.shuffler = shuffler
        self._undo = undo
        self._sitting = Known(range(len(seats)))
        self._listening = Known([*range(len(seats)), SPECTATOR])
        self._before: tuple[int, S] | None = None  # who may take the last move back, and to what
        self._entries: list[Entry] = []
        self._notes: list[Notes] = []
        self._piles: list[int] = []  # how many cards each deal had
        self._listed: list[list[int]] = [[] for _ in seats]
        self._questions: list[int] | None = [0] * len(seats)  # None: not counted since a replay
        self._state = game.fresh(self.options)
        game.rules.start(self._state, len(seats))
        self.commit(self._deal(0, NOBODY, self._state, []))

    # -- questions ---------------------------------------------------------------

    @property
    def version(self) -> int:
        """How many entries there are; it only grows."""
        return len(self._entries)

    @property
    def entries(self) -> Sequence[Entry]:
        """The moves and deals so far. They belong to the match, like the state."""
        return self._entries

    @property
    def state(self) -> S:
        """The position. It belongs to the match: read it, and copy it to try something."""
        return self._state

    @property
    def to_act(self) -> int:
        return self.game.rules.to_act(self._state)

    @property
    def over(self) -> bool:
        return self.to_act == NOBODY

    @property
    def outcome(self) -> Outcome | None:
        """What it came to; None while it lasts."""
        rules, s = self.game.rules, self._state
        ending = self.game.notation.endings.get(rules.ending(s))
        if ending is None:
            return None
        seats = range(len(self.seats))
        places, scores = (tuple(ask(s, seat) for seat in seats) for ask in (rules.place, rules.score))
        if not self.game.house:
            return Outcome(ending, places, scores)
        return Outcome(ending, places, scores, rules.place(s, HOUSE), rules.score(s, HOUSE))

    def legal(self, seat: int) -> list[int]:
        """The actions worth listing for this seat; out of turn, WAIT is among them."""
        return self._listed[self._sitting[seat]][:]

    def offered(self, seat: int) -> list[int]:
        """What a person is offered besides."""
        rules = self.game.rules
        out = [0] * rules.max_actions
        return out[: rules.offered(self._state, self._sitting[seat], out)]

    def moves(self, seat: int) -> list[str]:
        """The actions worth listing, as texts."""
        return [self.game.notation.show(action) for action in self.legal(seat) if action != WAIT]

    def amounts(self, seat: int) -> dict[str, tuple[int, int]]:
        """The least and the most that may follow a word such as ``bet``, where an amount is listed."""
        notation = self.game.notation
        found: dict[str, tuple[int, int]] = {}
        for action in self.legal(seat) if notation.bases else ():
            word, amount = notation.amount(action) if notation.is_amount(action) else ("", 0)
            if word and word not in found:
                found[word] = self.game.rules.limits(self._state, seat, action - amount)
        return found

    def is_asked(self, seat: int) -> bool:
        """Whether this seat owes an answer; several may at a time."""
        listed = self._listed[self._sitting[seat]]
        return bool(listed) and listed[0] != WAIT

    def question(self, seat: int) -> int:
        """The number of the question put to this seat; it rises when the question changes."""
        return self._counted()[self._sitting[seat]]

    def view(self, seat: int) -> V:
        """All that this seat, or a spectator, may see."""
        return self.game.view.view(self._state, self._listening[seat])

    def heard(self, seat: int, since: int = 0, until: int | None = None) -> list[Event]:
        """What this seat, or a spectator, heard from a version on, up to another."""
        seat = self._listening[seat]
        return [event for notes in self._notes[since:until] for event in self._tell(notes, seat)]

    def is_heard(self, seat: int, since: int) -> bool:
        """Whether this seat, or a spectator, heard anything from a version on."""
        seat = self._listening[seat]
        return any(self._tell(notes, seat) for notes in self._notes[since:])

    def notes(self, since: int = 0) -> Iterator[Note]:
        """All that was noted, as the rules' own numbers, for whoever knows the game."""
        return (note for notes in self._notes[since:] for note in notes)

    def _tell(self, notes: Notes, seat: int) -> list[Event]:
        if notes and notes[0][0] == UNDONE:
            return [Event("took-back", {"seat": notes[0][1]})]
        hear = self.game.view.EVENTS.hear
        return [event for note in notes if (event := hear(note, seat))]

    # -- moves ---------------------------------------------------------------------

    def play(self, seat: int, text: str, by: str = "") -> list[Event]:
        """Make a move, or raise ``Refused`` with the reason and change nothing.

        A move that may be made but changes nothing (a needless challenge) is
        answered to the caller by the events returned, and is not recorded.
        """
        step = self.step(seat, text, by)
        self.commit(step)
        return list(step.answer or ())

    def act(self, seat: int, action: int, by: str = "") -> list[Event]:
        """Make a move given by its number."""
        step = self.step_action(seat, action, by)
        self.commit(step)
        return list(step.answer or ())

    def undo(self, seat: int) -> None:
        """Take the last move back: its own seat only, while it revealed nothing."""
        self.play(seat, UNDO)

    def step(self, seat: int, text: str, by: str = "") -> Step[S]:
        """Work out what a move would do, or raise ``Refused``; nothing changes."""
        if text == UNDO:
            return self._step_back(self._sitting[seat])
        return self.step_action(seat, self.action_of(text), by)

    def action_of(self, text: str) -> int:
        """The number of a move, whether it may be made or not."""
        action = self.game.notation.parse(text)
        if action is None:
            raise Refused("no-such-move", move=text)
        return action

    def step_action(self, seat: int, action: int, by: str = "") -> Step[S]:
        """The same for a move given by its number."""
        check_by(by)
        rules, notation, events = self.game.rules, self.game.notation, self.game.view.EVENTS
        reason = rules.refusal(self._state, self._sitting[seat], action)
        if reason:
            facts = {**notation.about(action), **self._limits(seat)}
            raise Refused(f"refusal-{notation.refusals[reason]}", **facts)
        state = self._state.copy()
        rules.apply(state, seat, action)
        if events.changes_nothing(state.notes):
            answer = tuple(self._tell(tuple(state.notes), seat))
            return Step(self.version, seat, (), (), self._state, answer)
        return self._deal(self.version, seat, state, [Move(seat, notation.show(action), by)])

    def _limits(self, seat: int) -> dict[str, int]:
        """What a seat that owes an amount could have said, in the coins that money is counted in."""
        unit = self.game.notation.unit
        for least, most in self.amounts(seat).values():
            return {"lowest": least * unit, "highest": most * unit}
        return {}

    def _step_back(self, seat: int) -> Step[S]:
        if self._before is None or self._before[0] != seat:
            raise Refused(self._why_not_back(seat))
        if self.game.view.EVENTS.reveals(self._notes[-1]):
            raise Refused("undo-too-late")
        return Step(self.version, seat, (Move(seat, UNDO),), (((UNDONE, seat),),), self._before[1].copy())

    def _why_not_back(self, seat: int) -> str:
        """The key of what stands between a seat and its last move."""
        moves = [entry for entry in self._entries if isinstance(entry, Move)]
        own = [move.text == UNDO for move in moves if move.seat == seat]
        if not self._undo or len(own) == 2 * sum(own):  # every one was taken back, if there were any
            return "nothing-to-undo"
        if moves[-1].seat != seat:
            return "undo-others"
        return "undo-once" if moves[-1].text == UNDO else "undo-too-late"

    def _deal(self, version: int, seat: int, state: S, entries: list[Entry]) -> Step[S]:
        """Go on until somebody who is no shuffler must decide."""
        rules = self.game.rules
        notes = [take_notes(state)] if entries else []
        piles = self._piles
        while rules.to_act(state) == SHUFFLER:
            pile = [0] * rules.max_cards
            cards = pile[: rules.waiting(state, pile)]
            order = self.shuffler.order(cards, piles)
            self._check_order(cards, order, len(piles) + 1)
            rules.deal(state, order, len(order))
            piles = [*piles, len(order)]
            entries.append(Deal(tuple(order)))
            notes.append(take_notes(state))
        return Step(version, seat, tuple(entries), tuple(notes), state)

    def _check_order(self, cards: list[int], order: Sequence[int], deal: int) -> None:
        if len(order) != len(cards):
            raise BadInput("bad-deck-size", deal=deal, given=len(order), due=len(cards))
        if not self.game.any_cards and sorted(order) != sorted(cards):
            raise BadInput("bad-deck-cards", deal=deal)

    def commit(self, step: Step[S]) -> None:
        """Make it so. A step that was worked out before something else happened is refused."""
        if step.version != self.version:
            raise Refused("table-moved-on")
        if step.answer is None:
            questions = self._counted()  # up to now
            self._go_on(step, self._state)
            self._ask(step.seat, questions)

    def _go_on(self, step: Step[S], before: S | None) -> None:
        only_a_move = self._undo and len(step.entries) == 1 and step.entries[0] != Move(step.seat, UNDO)
        self._before = (step.seat, before) if only_a_move and before is not None else None
        self._entries += step.entries
        self._notes += step.notes
        self._piles += [len(entry.cards) for entry in step.entries if isinstance(entry, Deal)]
        self._state = step.state

    def _ask(self, mover: int, questions: list[int]) -> None:
        """List everybody's moves; calls answer no question, so they do not change one."""
        calls = self.game.notation.calls
        for seat, (before, listed) in enumerate(zip(self._listed, self._list(), strict=True)):
            if seat == mover or (listed != before and question(listed, calls) != question(before, calls)):
                questions[seat] += 1
            self._listed[seat] = listed

    def _list(self) -> list[list[int]]:
        rules = self.game.rules
        out = [0] * rules.max_actions
        return [out[: rules.legal(self._state, seat, out)] for seat in range(len(self.seats))]

    # -- replaying -----------------------------------------------------------------

    def retrace(self, entries: Sequence[Entry]) -> int:
        """Go through the entries of a record, from the first one; return how many fit.

        The state is stepped in place, and nobody is asked in between: several times as fast
        as ``play``. A match in which not all of them fit is of no further use.
        """
        last = len(entries) - 1
        for at, entry in enumerate(entries):
            if at == len(self._entries):
                undone = at == last or is_undo(entries[at + 1])  # or may still be
                if isinstance(entry, Deal) or not self._retrace(entry, undone):
                    return at
            if self._entries[at] is not entry and self._entries[at] != entry:
                return at
        self._listed = self._list()
        self._questions = None
        return len(entries)

    def _retrace(self, move: Move, undone: bool) -> bool:
        """Make a move of a record, if it is one; the state before is kept where it is gone back to."""
        rules, notation, seat, state = self.game.rules, self.game.notation, move.seat, self._state
        if not 0 <= seat < len(self.seats):
            return False
        if move.text == UNDO:
            return self._retrace_undo(seat)
        action = notation.parse(move.text)
        if action is None or notation.show(action) != move.text or rules.refusal(state, seat, action):
            return False
        before = state.copy() if undone else None
        rules.apply(state, seat, action)
        if self.game.view.EVENTS.changes_nothing(state.notes):
            return False
        if undone or rules.to_act(state) == SHUFFLER:
            self._go_on(self._deal(self.version, seat, state, [move]), before)
        else:
            self._before = None
            self._entries.append(move)
            self._notes.append(take_notes(state))
        return True

    def _retrace_undo(self, seat: int) -> bool:
        try:
            self._go_on(self._step_back(seat), None)
        except Refused:
            return False
        return True

    def _counted(self) -> list[int]:
        """The numbers of the questions; after a replay, which need not put them, they are counted
        when somebody wants to know."""
        if self._questions is None:
            deals = [entry.cards for entry in self._entries if isinstance(entry, Deal)]
            again = Match.of(self.setup, Stacked(deals), undo=True)
            while again.version < self.version:
                move = self._entries[again.version]
                assert isinstance(move, Move)  # deals follow from moves
                again.play(move.seat, move.text, move.by)
            self._questions = again._counted()
        return self._questions

    # -- keeping -------------------------------------------------------------------

    def snapshot(self) -> dict[str, Any]:
        """Everything that happened and where it stands, as plain values that survive JSON."""
        return {
            "state": self._state.copy().cells(),
            "entries": [
                list(entry.cards) if isinstance(entry, Deal) else [entry.seat, entry.text, entry.by]
                for entry in self._entries
            ],
            "notes": [[list(note) for note in notes] for notes in self._notes],
            "questions": self._counted()[:],
        }

    def restore(self, snapshot: Mapping[str, Any]) -> None:
        """Stand where a match of the same game, rules and seats stood, or change nothing."""
        state = self._state.copy()
        state.fill(snapshot["state"])
        entries = [entry_of(values) for values in snapshot["entries"]]
        self._state = state
        self._entries = entries
        self._notes = [tuple(tuple(note) for note in notes) for notes in snapshot["notes"]]
        self._piles = [len(entry.cards) for entry in entries if isinstance(entry, Deal)]
        self._before = None
        self._listed = self._list()
        self._questions = list(snapshot["questions"])


def question(listed: list[int], calls: frozenset[int]) -> list[int]:
    """What a seat is asked: nothing out of turn, and never a call."""
    return [] if listed[:1] == [WAIT] else [action for action in listed if action not in calls]
