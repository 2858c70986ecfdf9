"""A match on this machine, on a whole screen."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

from rich.text import Text

from ...engine import LEAVE, SPECTATOR, Event, Fair, Problem, Refused
from ...local.files import expand_home
from ...protocol import outcome_of
from ...words import Words
from ..animation import ROUND_BEGAN, beats
from ..local_match import Session, Turn
from ..presenter import Teller
from ..text import safe_text
from .dialogs import Cover, Menu
from .table_screen import MOST_BEATS, PASS, Board


class LocalTable(Board):
    """People who share a screen, and bots that move one at a time."""

    OFFERS = ("help", "rules", "story", "hint", "score", "undo", "table", "save", "leave", "quit")

    def __init__(self, session: Session, words: Words, pace: float, commitment: str = "") -> None:
        match = self.match = session.match
        super().__init__(words, words.heading(match.variant), pace)
        self.teller = Teller(
            match.game, match.options, words, [name for name in self.OFFERS if name != "leave"]
        )
        self.session = session
        self.commitment = commitment  # to the shuffles; the log and the results have all of it
        self.at_screen = session.people[0] if session.people else SPECTATOR
        self.told: dict[int, int] = {}  # up to which version each seat was told what happened
        self.showing = 0  # the version before what is being shown
        self.unshown = 0  # how many of the things that happened are still to be shown
        self.since_move: list[Event] = []  # what whoever is at the screen heard since their last move
        self.answers: asyncio.Queue[str | None] = asyncio.Queue()
        self.is_rewound = False

    def on_mount(self) -> None:  # after it Textual calls the board's own
        self.close_question()
        self.lay(self.match.view(self.at_screen))
        self.run_worker(self.conduct(), exclusive=True)

    # -- the course of the match -------------------------------------------------------

    async def conduct(self) -> None:
        self.open()
        while not self.match.over:
            self.is_rewound = False
            for turn in self.session.turns():
                await self.take(turn)
                self.keep()
                if self.is_rewound:
                    break
        self.keep()
        await self.end()

    def open(self) -> None:
        """What happened before anybody was asked, and what is to be known of the shuffles and bots."""
        self.hear(self.match.heard(self.at_screen, self.session.since(self.at_screen)))
        self.told[self.at_screen] = self.match.version
        for seat, bot in self.session.strangers().items():
            self.remark(self.words("bot-gone", bot=bot, other=self.session.stand_in, seat=seat))
        if self.commitment:
            self.remark(self.words("shuffle-committed", commitment=f"{self.commitment[:12]}…"), "dim")

    async def take(self, turn: Turn) -> None:
        if turn.seat in self.session.people:
            await self.face(turn.seat)
            await self.ask_person(turn)
        else:
            self.close_question()
            await self.rest(self.pace)
            if not self.is_rewound:
                before = self.where()
                self.session.bot(turn.seat)
                await self.show_since(*before)

    async def face(self, seat: int) -> None:
        """Bring the right person to the screen; a cover lies over it while it changes hands."""
        if seat == self.at_screen:
            return
        if self.match.game.secrets:
            await self.rest(self.pace)  # whoever moved sees what came of it
            over = self.words("hand-over", seat=seat)
            seen = self.app.push_screen(Cover(over, self.words("press-enter")), wait_for_dismiss=True)
            self.turn_to(seat)
            await seen
        else:
            self.turn_to(seat)

    def turn_to(self, seat: int) -> None:
        """Everything that the screen shows is another person's from now on."""
        self.told[self.at_screen] = self.match.version
        self.at_screen = seat
        self.line.forget()
        self.close_question()
        self.lay(self.match.view(seat))
        since = self.told.get(seat, self.session.since(seat))
        self.since_move = []
        self.hear(self.match.heard(seat, since))

    async def ask_person(self, turn: Turn) -> None:
        """Ask until a move was made or taken back, or, out of turn, until it is let pass."""
        seat, version = turn.seat, self.match.version
        self.asked_seat = seat
        self.offer(self.session.question(seat), seat, passing=turn.out_of_turn)
        several = len(self.session.people) > 1
        while not self.answers.empty():  # a click that came late answers no other question
            self.answers.get_nowait()
        is_named = several or turn.out_of_turn  # else it would seem to be their turn
        self.ask(self.words("name", seat=seat) if is_named else self.words("prompt"))
        while self.match.version == version:
            answer = await self.answers.get()
            if answer == PASS and turn.out_of_turn:
                return
            if answer:
                await self.play(seat, answer)

    async def play(self, seat: int, move: str) -> None:
        before = self.where()
        try:
            answer = self.session.play(seat, move)
        except Refused as refused:
            self.remark(self.words.problem(refused), "red")
            return
        if self.match.version == before[1]:  # a call that changed nothing
            self.hear(answer)
            self.choices.go_to(0)
            return
        self.since_move = []
        self.close_question()
        await self.show_since(*before)

    def where(self) -> tuple[Any, int]:
        return self.match.state, self.match.version

    async def show_since(self, state: Any, version: int) -> None:
        """One thing after the other, with the table as it was then; a round's result stays."""
        entries = self.match.entries[version:]
        found = list(beats(self.match.game, state, entries, self.at_screen))
        pause = self.pace * min(1, MOST_BEATS / max(1, len(found)))
        self.showing, shown = version, None
        for number, beat in enumerate(found):
            self.unshown = len(found) - number
            is_next_round = bool(number and beat.event.name == ROUND_BEGAN and self.session.people)
            if is_next_round:
                await self.hold()
            elif number and beat.view != shown:
                await self.rest(pause)
            if self.is_rewound:  # and all was told
                break
            self.since_move = [] if is_next_round else self.since_move
            shown = beat.view
            self.lay(shown)
            self.hear([beat.event])
        self.unshown = 0
        self.lay(self.match.view(self.at_screen))

    def hear(self, events: Iterator[Event] | list[Event]) -> None:
        self.since_move += events
        self.tell(self.since_move, self.session.people)

    def keep(self) -> None:
        if problem := self.session.keep():
            self.remark(self.words.problem(problem), "red")

    # -- answers ---------------------------------------------------------------------

    def chosen(self, text: str) -> None:
        """What is said while nothing is asked only hurries the others."""
        if self.asking:
            self.answers.put_nowait(text)
        else:
            self.woken.set()

    # -- commands --------------------------------------------------------------------

    def do_story(self, rest: str) -> None:
        """As far as it was shown."""
        heard = list(self.match.heard(self.at_screen))
        told = self.words.events(heard[: len(heard) - self.unshown])
        self.page("command-story", map(safe_text, [*self.promised(), *told]), at_end=True)

    def promised(self) -> list[str]:
        if not self.commitment:
            return []
        return [self.words("shuffle-committed", commitment=self.commitment)]

    def do_hint(self, rest: str) -> None:
        """While something is being shown there is nothing to decide."""
        is_asked = self.session.people and not self.unshown
        told = self.teller.advice(self.session.hints(self.at_screen)) if is_asked else []
        self.page("command-hint", map(safe_text, told or [self.words("no-hint")]))

    def do_undo(self, rest: str) -> None:
        version = self.match.version
        try:
            self.session.undo(self.at_screen)
        except Refused as refused:
            self.remark(self.words.problem(refused), "red")
            return
        self.go_back_to_turns(version)

    def do_save(self, rest: str) -> None:
        if not rest:
            self.remark(self.words("save-needs-file"))
            return
        try:
            self.session.save(expand_home(rest))
            self.remark(self.words("saved", file=rest))
        except Problem as problem:
            self.remark(self.words.problem(problem), "red")

    def do_leave(self, rest: str) -> None:
        """The match goes on without whoever leaves; so it is asked twice."""
        seat = self.at_screen
        if seat == SPECTATOR or not self.session.is_seated(seat):
            self.do_quit("")
            return
        self.if_sure("leave", lambda: self.leave(seat))

    def leave(self, seat: int) -> None:
        """An answer to what is asked; while others are at it, a move out of turn."""
        move = self.match.game.notation.show(LEAVE)
        if self.asking:
            self.answers.put_nowait(move)
            return
        version = self.match.version
        self.session.play(seat, move)
        self.go_back_to_turns(version)

    def go_back_to_turns(self, version: int) -> None:
        """Something happened beside the course of the turns: who is asked is looked for anew."""
        self.is_rewound = True
        self.since_move = []
        self.lay(self.match.view(self.at_screen))
        self.hear(self.match.heard(self.at_screen, self.showing if self.unshown else version))
        self.unshown = 0
        self.answers.put_nowait(None)
        self.woken.set()

    def do_quit(self, rest: str) -> None:
        self.if_sure("quit", lambda: self.app.exit(self.farewell()))

    # -- the end ---------------------------------------------------------------------

    def farewell(self) -> list[str]:
        """What is said when the screen is gone."""
        key = "kept-in" if self.match.over else "kept-in-open"
        told = [] if self.match.over else [self.words("quit-unfinished")]
        return [*told, self.words(key, file=str(self.session.writer.path))]

    async def end(self) -> None:
        """The table as it stands at last, then the results, as often as somebody wants to see both."""
        answer: str | None = "table"
        while answer in ("", "table"):
            await self.hold()
            answer = await self.app.push_screen_wait(self.results())
        if answer == "quit":
            self.app.exit(self.farewell())
        else:
            self.dismiss(answer)

    def results(self) -> Menu:
        """Places, statistics, where the record lies, and what now."""
        outcome = outcome_of(self.match)
        assert outcome is not None  # it is over
        told = [safe_text(line, "bold") for line in self.teller.places(outcome)]
        told += [Text(), *map(safe_text, self.teller.summary(outcome)), Text()]
        told += [safe_text(line, "dim") for line in [*self.farewell(), *self.promised()]]
        if isinstance(self.match.shuffler, Fair):
            told.append(safe_text(self.words("shuffle-revealed", seed=self.match.shuffler.seed.hex()), "dim"))
        does = {name: self.words(f"after-{name}") for name in ("rematch", "other", "table", "quit")}
        return Menu(self.words("results"), told, does, self.words)
