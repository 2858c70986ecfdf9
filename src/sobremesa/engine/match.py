"""A match: its seats, its moves and deals in order, and the events that each seat may know of.

A move is made in two phases: ``step`` computes what it would do and changes nothing, ``commit``
applies it. A server stores the step in between.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, pairwise
from typing import Any, Generic, Self

from .contract import HOUSE, NOBODY, SHUFFLER, SPECTATOR, WAIT
from .entries import (
    UNDO,
    Deal,
    Entry,
    Move,
    Outcome,
    Step,
    check_behalf,
    entry_of,
    is_undo,
    take_notes,
)
from .errors import BadInput, Refused
from .events import ON_BEHALF, UNDONE, Event, Note, Notes
from .game import Game
from .generic import S, V
from .options import Options
from .setup import KnownSeats, Seat, Setup
from .shufflers import Shuffler, Stacked


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
        """A match of a given setup: a fair shuffle is committed to it before the match begins."""
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
        self._can_undo = undo
        self._players = KnownSeats(range(len(seats)))
        self._audience = KnownSeats([*range(len(seats)), SPECTATOR])
        self._undo_to: tuple[int, S] | None = None  # the seat that may undo, and the state before its move
        self._entries: list[Entry] = []
        self._notes: list[Notes] = []
        self._piles: list[int] = []  # the number of cards of each deal
        self._listed: list[list[int]] = [[] for _ in seats]
        self._public: tuple[int, V] | None = None  # what spectators see, and since which version
        self._questions: list[int] | None = [0] * len(seats)  # numbers; None after a replay, until needed
        self._state = game.new_state(self.options)
        if setup.source:
            self._state.fill({**setup.source.cells(), **self.options.numbers()})
        else:
            game.rules.start(self._state, len(seats))
        # None: not known from the start
        self._round_scores: list[tuple[int, ...]] | None = None if setup.source else [self._scores()]
        self.commit(self._deal(0, NOBODY, self._state, []))

    # -- questions ---------------------------------------------------------------

    @property
    def version(self) -> int:
        """The number of entries; it only grows."""
        return len(self._entries)

    @property
    def entries(self) -> Sequence[Entry]:
        """The moves and deals so far; to be read only, like the state."""
        return self._entries

    @property
    def state(self) -> S:
        """The position, to be read only; copy it to try something."""
        return self._state

    @property
    def to_act(self) -> int:
        return self.game.rules.to_act(self._state)

    @property
    def is_over(self) -> bool:
        return self.to_act == NOBODY

    @property
    def outcome(self) -> Outcome | None:
        """The result; None while the match lasts."""
        rules, s = self.game.rules, self._state
        ending = self.game.notation.endings.get(rules.ending(s))
        if ending is None:
            return None
        places, scores = tuple(rules.place(s, seat) for seat in range(len(self.seats))), self._scores()
        if not self.game.house:
            return Outcome(ending, places, scores)
        return Outcome(ending, places, scores, rules.place(s, HOUSE), rules.score(s, HOUSE))

    @property
    def round_gains(self) -> list[tuple[int, ...]]:
        """What each round that was played to its end has changed in the score of every seat; empty for a
        match restored from a snapshot that does not have it."""
        return [
            tuple(after - before for before, after in zip(*scores, strict=True))
            for scores in pairwise(self._round_scores or ())
        ]

    def _scores(self) -> tuple[int, ...]:
        return tuple(self.game.rules.score(self._state, seat) for seat in range(len(self.seats)))

    def legal(self, seat: int) -> list[int]:
        """The actions worth listing for this seat; out of turn, WAIT is among them."""
        return self._listed[self._players[seat]][:]

    def offered(self, seat: int) -> list[int]:
        """The actions that a person is offered besides."""
        rules = self.game.rules
        out = [0] * rules.max_actions
        return out[: rules.offered(self._state, self._players[seat], out)]

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
        """Whether a decision of this seat is pending; several seats may be asked at a time."""
        listed = self._listed[self._players[seat]]
        return bool(listed) and listed[0] != WAIT

    def question(self, seat: int) -> int:
        """The number of this seat's question; it rises when the question changes."""
        return self._question_numbers()[self._players[seat]]

    def view(self, seat: int) -> V:
        """All that this seat, or a spectator, may see; to be read only, since views share parts."""
        seat, seat_view = self._audience[seat], self.game.seat_view
        if seat_view is None:
            return self.game.view.view(self._state, seat)
        if self._public is None or self._public[0] != self.version:
            self._public = self.version, self.game.view.view(self._state, SPECTATOR)
        public = self._public[1]
        return public if seat == SPECTATOR else seat_view(self._state, seat, public)

    def events(self, seat: int, since: int = 0, until: int | None = None) -> list[Event]:
        """The events that this seat, or a spectator, may know of, from one version to another."""
        seat, events_for = self._audience[seat], self.game.view.EVENTS.events_for
        return [event for notes in self._notes[since:until] for event in events_for(notes, seat)]

    def has_public_events(self, since: int) -> bool:
        """Whether everybody, spectators too, may know of something that happened since a version."""
        return not self.game.view.EVENTS.are_private(self.notes(since))

    def notes(self, since: int = 0) -> Iterator[Note]:
        """All notes since a version, as the rules wrote them: for code that knows the game."""
        return chain.from_iterable(self._notes[since:])

    # -- moves ---------------------------------------------------------------------

    def play(self, seat: int, text: str, by: str = "") -> list[Event]:
        """Make a move, or raise ``Refused`` with the reason and change nothing.

        A move that is allowed but changes nothing (a needless challenge) is not recorded;
        the events returned answer it, for this seat alone.
        """
        step = self.step(seat, text, by)
        self.commit(step)
        return list(step.answer or ())

    def act(self, seat: int, action: int, by: str = "") -> list[Event]:
        """``play`` for a move given by its number."""
        step = self.step_action(seat, action, by)
        self.commit(step)
        return list(step.answer or ())

    def undo(self, seat: int) -> None:
        """Take the last move back: its own seat only, while it revealed nothing."""
        self.play(seat, UNDO)

    def step(self, seat: int, text: str, by: str = "") -> Step[S]:
        """Compute what a move would do, or raise ``Refused``; nothing changes."""
        if text == UNDO:
            return self._undo_step(self._players[seat])
        return self.step_action(seat, self.action_of(text), by)

    def action_of(self, text: str) -> int:
        """The number of a move, allowed or not."""
        action = self.game.notation.parse(text)
        if action is None:
            raise Refused("no-such-move", move=text)
        return action

    def step_action(self, seat: int, action: int, by: str = "", in_place: bool = False) -> Step[S]:
        """``step`` for a move given by its number.

        With ``in_place`` the state itself is worked on, which saves a copy of it: nobody may look at the
        match until the step is committed, and if it never is, the match is of no further use. Calls, which
        may change nothing, are worked out on a copy all the same.
        """
        check_behalf(by)
        rules, notation, events = self.game.rules, self.game.notation, self.game.view.EVENTS
        reason = rules.refusal(self._state, self._players[seat], action)
        if reason:
            facts = {**notation.about(action), **self._limits(seat)}
            raise Refused(f"refusal-{notation.refusals[reason]}", **facts)
        is_copied = self._can_undo or not in_place or action in notation.calls
        state = self._state.copy() if is_copied else self._state
        rules.apply(state, seat, action)
        if events.changes_nothing(state.notes):
            answer = events.events_for(tuple(state.notes), seat)
            return Step(self.version, seat, (), (), self._state, answer)
        if by in ON_BEHALF and not events.are_private(state.notes):  # a secret move stays one
            state.notes.insert(0, (ON_BEHALF[by], seat))
        return self._deal(self.version, seat, state, [Move(seat, notation.show(action), by)])

    def _limits(self, seat: int) -> dict[str, int]:
        """The range of the amount that a seat is asked for, in the smallest coin."""
        unit = self.game.notation.unit
        for least, most in self.amounts(seat).values():
            return {"lowest": least * unit, "highest": most * unit}
        return {}

    def _undo_step(self, seat: int) -> Step[S]:
        if self._undo_to is None or self._undo_to[0] != seat:
            raise Refused(self._undo_refusal(seat))
        if self.game.view.EVENTS.reveals(self._notes[-1]):
            raise Refused("undo-too-late")
        return Step(self.version, seat, (Move(seat, UNDO),), (((UNDONE, seat),),), self._undo_to[1].copy())

    def _undo_refusal(self, seat: int) -> str:
        """The word key of why this seat cannot undo."""
        moves = [entry for entry in self._entries if isinstance(entry, Move)]
        own = [move.text == UNDO for move in moves if move.seat == seat]
        if not self._can_undo or len(own) == 2 * sum(own):  # it has no move that is not undone
            return "nothing-to-undo"
        if moves[-1].seat != seat:
            return "undo-others"
        return "undo-once" if moves[-1].text == UNDO else "undo-too-late"

    def _deal(self, version: int, seat: int, state: S, entries: list[Entry]) -> Step[S]:
        """Deal until a seat must decide or the match is over."""
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
        """Apply a step; raise ``Refused`` if the match has changed since it was computed."""
        if step.version != self.version:
            raise Refused("table-moved-on")
        if step.answer is None:
            questions = self._question_numbers()
            self._apply(step, self._state)
            self._update_questions(step.seat, questions)

    def _apply(self, step: Step[S], before: S | None) -> None:
        only_a_move = self._can_undo and len(step.entries) == 1 and step.entries[0] != Move(step.seat, UNDO)
        self._undo_to = (step.seat, before) if only_a_move and before is not None else None
        self._entries += step.entries
        self._notes += step.notes
        self._piles += [len(entry.cards) for entry in step.entries if isinstance(entry, Deal)]
        self._state = step.state
        self._note_round()

    def _note_round(self) -> None:
        """Keep the scores at the end of each round; a round that is undone is forgotten."""
        kept, played = self._round_scores, self.game.rules.rounds(self._state)
        if kept is None or played == len(kept) - 1:
            return
        del kept[played + 1 :]
        kept += [self._scores()] * (played + 1 - len(kept))

    def _update_questions(self, mover: int, questions: list[int]) -> None:
        """List everybody's actions and number the questions that changed; calls are no part of one."""
        calls, were_listed = self.game.notation.calls, self._listed
        self._listed = self._list_actions()
        for seat, (before, listed) in enumerate(zip(were_listed, self._listed, strict=True)):
            if seat == mover or (listed != before and question(listed, calls) != question(before, calls)):
                questions[seat] += 1

    def _list_actions(self) -> list[list[int]]:
        rules = self.game.rules
        out = [0] * rules.max_actions
        return [out[: rules.legal(self._state, seat, out)] for seat in range(len(self.seats))]

    # -- replaying -----------------------------------------------------------------

    def replay_entries(self, entries: Sequence[Entry]) -> int:
        """Replay the entries of a record from the first one; return how many fit.

        The state is changed in place and no questions are numbered, which makes it several times
        as fast as ``play``. If an entry does not fit, the match is of no further use.
        """
        last = len(entries) - 1
        for at, entry in enumerate(entries):
            if at == len(self._entries):
                undone = at == last or is_undo(entries[at + 1])  # the last may still be
                if isinstance(entry, Deal) or not self._replay_move(entry, undone):
                    return at
            if self._entries[at] is not entry and self._entries[at] != entry:
                return at
        self._listed = self._list_actions()
        self._questions = None
        return len(entries)

    def _replay_move(self, move: Move, undone: bool) -> bool:
        """Make a move of a record, if it fits; the state before it is kept if it will be undone."""
        rules, notation, seat, state = self.game.rules, self.game.notation, move.seat, self._state
        if not 0 <= seat < len(self.seats):
            return False
        if move.text == UNDO:
            return self._replay_undo(seat)
        action = notation.parse(move.text)
        if action is None or notation.show(action) != move.text or rules.refusal(state, seat, action):
            return False
        before = state.copy() if undone else None
        rules.apply(state, seat, action)
        if self.game.view.EVENTS.changes_nothing(state.notes):
            return False
        if undone or rules.to_act(state) == SHUFFLER:
            self._apply(self._deal(self.version, seat, state, [move]), before)
        else:
            self._undo_to = None
            self._entries.append(move)
            self._notes.append(take_notes(state))
            self._note_round()
        return True

    def _replay_undo(self, seat: int) -> bool:
        try:
            self._apply(self._undo_step(seat), None)
        except Refused:
            return False
        return True

    def _question_numbers(self) -> list[int]:
        """The number of each seat's question; after ``replay_entries`` they are computed on demand."""
        if self._questions is None:
            deals = [entry.cards for entry in self._entries if isinstance(entry, Deal)]
            again = Match.of(self.setup, Stacked(deals), undo=True)
            while again.version < self.version:
                move = self._entries[again.version]
                assert isinstance(move, Move)  # deals follow from moves
                again.play(move.seat, move.text, move.by)
            self._questions = again._question_numbers()
        return self._questions

    # -- snapshots -----------------------------------------------------------------

    def snapshot(self) -> dict[str, Any]:
        """The history and the state as plain values that survive JSON."""
        return {
            "state": self._state.copy().cells(),
            "entries": [
                list(entry.cards) if isinstance(entry, Deal) else [entry.seat, entry.text, entry.by]
                for entry in self._entries
            ],
            "notes": [[list(note) for note in notes] for notes in self._notes],
            "questions": self._question_numbers()[:],
            "scores": self._round_scores and [list(scores) for scores in self._round_scores],
        }

    def restore(self, snapshot: Mapping[str, Any]) -> None:
        """Take over a snapshot of a match of the same game, options and seats, or change nothing."""
        state = self._state.copy()
        state.fill(snapshot["state"])
        entries = [entry_of(values) for values in snapshot["entries"]]
        self._state = state
        self._entries = entries
        self._notes = [tuple(tuple(note) for note in notes) for notes in snapshot["notes"]]
        self._piles = [len(entry.cards) for entry in entries if isinstance(entry, Deal)]
        kept = snapshot.get("scores")
        self._round_scores = [tuple(scores) for scores in kept] if kept else None
        self._undo_to = None
        self._public = None
        self._listed = self._list_actions()
        self._questions = list(snapshot["questions"])


def question(listed: list[int], calls: frozenset[int]) -> list[int]:
    """The actions that make up a question: none out of turn, and no calls."""
    return [] if listed[:1] == [WAIT] else [action for action in listed if action not in calls]
