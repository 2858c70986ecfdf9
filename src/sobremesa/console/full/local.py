"""A match on this machine, on a whole screen."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from ...engine import LEAVE, SPECTATOR, Event, Fair, Problem, Refused
from ...files import at_home
from ...wire import outcome_of
from ...words import Words
from ..beats import ROUND_BEGAN, beats
from ..screen import text_of
from ..session import Session, Turn
from ..teller import Teller
from .board import PASS, Board
from .pages import Cover, Menu

MOST_BEATS = 5  # pauses that one move takes at most, however many cards it deals


class LocalTable(Board):
    """People who share a screen, and bots that move one at a time."""

    OFFERS = ("help", "rules", "story", "hint", "score", "undo", "save", "leave", "quit")

    def __init__(self, session: Session, words: Words, pace: float, commitment: str = "") -> None:
        match = self.match = session.match
        title = words("replay-title", title=words("title"), variant=match.variant)
        super().__init__(words, title)
        self.teller = Teller(
            match.game, match.options, words, [name for name in self.OFFERS if name != "leave"]
        )
        self.session = session
        self.pace = pace
        self.commitment = commitment  # to the shuffles; the log and the results have all of it
        self.at_screen = session.people[0] if session.people else SPECTATOR
        self.told: dict[int, int] = {}  # up to which version each seat was told what happened
        self.since_move: list[Event] = []  # what whoever is at the screen heard since their last move
        self.answers: asyncio.Queue[str | None] = asyncio.Queue()
        self.woken = asyncio.Event()  # somebody is tired of waiting
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
        self.ask(self.words("name", seat=seat) if several else self.words("prompt"))
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
        shown = None
        for number, beat in enumerate(found):
            if number and beat.event.name == ROUND_BEGAN and self.session.people:
                await self.hold()
                self.since_move = []
            elif number and beat.view != shown:
                await self.rest(pause)
            shown = beat.view
            self.lay(shown)
            self.hear([beat.event])
        self.lay(self.match.view(self.at_screen))

    async def rest(self, seconds: float) -> None:
        """As long as the pace is, or until somebody wants to see the next thing."""
        self.woken.clear()
        await asyncio.sleep(0)  # keys are heard even where nothing takes time
        with suppress(TimeoutError):
            await asyncio.wait_for(self.woken.wait(), seconds)

    async def hold(self) -> None:
        """What is on the screen stays until a key is pressed."""
        self.close_question()
        self.prompt.update(text_of(self.words("press-enter")))
        self.woken.clear()
        await self.woken.wait()
        self.prompt.update("")

    def hear(self, events: Iterator[Event] | list[Event]) -> None:
        self.since_move += events
        self.tell(self.words.events(self.since_move))

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

    def entered(self) -> None:
        if self.asking:
            super().entered()
        else:
            self.woken.set()

    def on_line_pressed(self) -> None:
        self.woken.set()

    def on_click(self) -> None:
        if not self.asking:
            self.woken.set()

    # -- commands --------------------------------------------------------------------

    def do_story(self, rest: str) -> None:
        heard = self.words.events(self.match.heard(self.at_screen))
        self.page("command-story", map(text_of, [*self.promised(), *heard]), at_end=True)

    def promised(self) -> list[str]:
        if not self.commitment:
            return []
        return [self.words("shuffle-committed", commitment=self.commitment)]

    def do_hint(self, rest: str) -> None:
        told = self.teller.advice(self.session.hints(self.at_screen)) if self.session.people else []
        self.page("command-hint", map(text_of, told or [self.words("no-hint")]))

    def do_score(self, rest: str) -> None:
        """As far as whoever is at the screen can know it."""
        rules, seen = self.match.game.rules, self.match.state.copy()
        rules.veil(seen, self.at_screen)
        lines = [
            self.words("score-line", seat=seat, score=rules.score(seen, seat))
            for seat in range(len(self.match.seats))
        ]
        self.page("command-score", map(text_of, lines))

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
            self.session.save(at_home(rest))
            self.remark(self.words("saved", file=rest))
        except Problem as problem:
            self.remark(self.words.problem(problem), "red")

    def do_leave(self, rest: str) -> None:
        """The match goes on without whoever leaves; so it is asked twice."""
        seat = self.at_screen
        if seat == SPECTATOR or not self.session.is_seated(seat):
            self.do_quit("")
            return
        does = {"stay": self.words("stay"), "leave": self.words("help-leave")}

        def leave(answer: str | None) -> None:
            if answer == "leave":
                self.leave(seat)

        self.app.push_screen(Menu(self.words("really-leave"), [], does), leave)

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
        self.hear(self.match.heard(self.at_screen, version))
        self.answers.put_nowait(None)
        self.woken.set()

    def do_quit(self, rest: str) -> None:
        does = {"stay": self.words("stay"), "quit": self.words("help-quit")}

        def quit_table(answer: str | None) -> None:
            if answer == "quit":
                self.app.exit(self.farewell())

        self.app.push_screen(Menu(self.words("really-quit"), [], does), quit_table)

    # -- the end ---------------------------------------------------------------------

    def farewell(self) -> list[str]:
        """What is said when the screen is gone."""
        key = "kept-in" if self.match.over else "kept-in-open"
        told = [] if self.match.over else [self.words("quit-unfinished")]
        return [*told, self.words(key, file=str(self.session.keeper.path))]

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
        told = [text_of(line, "bold") for line in self.teller.places(outcome)]
        told += [text_of(line) for line in self.teller.summary(outcome)]
        told += [text_of(line, "dim") for line in [*self.farewell(), *self.promised()]]
        if isinstance(self.match.shuffler, Fair):
            told.append(text_of(self.words("shuffle-revealed", seed=self.match.shuffler.seed.hex()), "dim"))
        does = {name: self.words(f"after-{name}") for name in ("rematch", "other", "table", "quit")}
        return Menu(self.words("results"), told, does)
