"""A table of a house elsewhere, on a whole screen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.text import Text
from textual.widgets import Static

from ...engine import BadInput, Event, Game, Options
from ...wire.types import Hint, Outcome, Question
from ...words import Words
from ..guest import Link, Person
from ..screen import text_of
from ..teller import LiveTeller
from ..typed import NO_QUESTION
from ..visit import Visit, worded
from .board import PASS, Board
from .pages import Menu


class BoardTeller(LiveTeller):
    """Tells on a board."""

    def __init__(self, game: Game, options: Options, words: Words, board: VisitTable) -> None:
        super().__init__(game, options, words, ("help", "rules", "story", "hint", "say", "quit"))
        self.board = board
        board.seat(self)

    def tell(self, events: Iterable[Event]) -> None:
        for sentence in self.words.events(events):
            self.board.say(sentence)

    def look(self, view: Any) -> None:
        self.board.lay(view)

    def draw(self, view: Any, whole: bool = False) -> None:
        self.board.lay(view)

    def menu(self, question: Question, seat: int = 0) -> None:
        self.board.waiting = question

    def hints(self, hints: Iterable[Hint]) -> None:
        told = self.advice(hints) or [self.words("no-hint")]
        self.board.page("command-hint", map(text_of, told))

    def rules(self) -> None:
        self.board.do_rules("")

    def results(self, outcome: Outcome) -> None:
        told = [text_of(line, "bold") for line in self.places(outcome)]
        self.board.page("results", [*told, *map(text_of, self.summary(outcome))])


class BoardFace:
    """A board as what a visit is shown on."""

    is_asking = False  # what is asked is shown anew whenever something happens

    def __init__(self, board: VisitTable) -> None:
        self.board = board

    def say(self, text: str, style: str = "") -> None:
        self.board.say(text, style)

    def prompt(self, prompt: str) -> None:
        self.board.put(prompt)

    def answered(self) -> None:
        self.board.close_question()

    def teller(self, game: Game, options: Options, words: Words) -> BoardTeller:
        return BoardTeller(game, options, words, self.board)


class AttendedVisit(Visit):
    """A visit that closes the question when nothing is asked any more."""

    def __init__(self, link: Link, person: Person, lang: str, board: VisitTable) -> None:
        self.board = board
        super().__init__(link, person, lang, BoardFace(board))

    def go_or_prompt(self) -> None:
        super().go_or_prompt()
        if self.board.asking and (self.is_lost or not self.asked()):
            self.board.close_question()


class VisitTable(Board):
    """What the house says, and a line to answer it."""

    OFFERS = ("help", "rules", "story", "hint", "say", "leave", "quit")

    def __init__(self, link: Link, person: Person, words: Words) -> None:
        super().__init__(words, words("house"))
        self.visit = AttendedVisit(link, person, words.lang, self)
        self.waiting: Question = NO_QUESTION  # what is asked as soon as the house has answered
        self.put_before: tuple[str, Question] | None = None  # what the choices are of
        self.said: list[Text] = []  # all that was said
        self.parting = 0  # from where on that is of use when the screen is gone

    def on_mount(self) -> None:  # after it Textual calls the board's own
        self.close_question()
        self.run_worker(self.stay(), exclusive=True)

    async def stay(self) -> None:
        try:
            await self.visit.stay()
        except BadInput as problem:
            self.say(self.words.problem(worded(problem, self.words)))
        self.app.exit(self.farewell())

    def farewell(self) -> list[str]:
        return [text.plain for text in self.said[self.parting :]]

    # -- what the visit shows ----------------------------------------------------------

    def seat(self, teller: BoardTeller) -> None:
        """The game is known now, and with a rematch anew."""
        self.teller = teller
        self.words = teller.words
        self.query_one(".heading", Static).update(text_of(teller.words("title")))

    def say(self, text: str, style: str = "") -> None:
        self.said.append(text_of(text, style))
        self.heard.append(self.said[-1])
        self.retell()

    def put(self, prompt: str) -> None:
        """The choices of a question; where there is none, Enter says what the prompt offers."""
        asked = self.visit.asked()
        if self.asking and self.put_before == (asked, self.waiting):
            return
        self.put_before = (asked, self.waiting)
        if asked in ("prompt", "prompt-others"):
            self.offer(self.waiting, 0, passing=asked == "prompt-others")
        else:
            self.texts = [PASS]
            self.choices.offer([prompt])
            self.share_out()
        self.ask(self.words("prompt"))

    # -- answers -----------------------------------------------------------------------

    def read(self, line: str) -> None:
        """Before the table is known there is nothing to read it by."""
        if self.visit.teller:
            super().read(line)

    def chosen(self, text: str) -> None:
        """A new chapter of what happened begins with what one does oneself."""
        self.heard = []
        self.visit.inbox.put_nowait(("typed", text))

    # -- commands ------------------------------------------------------------------------

    def do_story(self, rest: str) -> None:
        self.page("command-story", self.said, at_end=True)

    def do_hint(self, rest: str) -> None:
        self.visit.inbox.put_nowait(("typed", "hint"))

    def do_rules(self, rest: str) -> None:
        if self.visit.teller:
            super().do_rules(rest)

    def do_say(self, rest: str) -> None:
        if rest:
            self.visit.inbox.put_nowait(("typed", f"say {rest}"))
        else:
            self.line.value = self.words("command-say") + " "
            self.line.action_end()

    def do_leave(self, rest: str) -> None:
        def leave(answer: str | None) -> None:
            if answer == "leave":
                self.parting = len(self.said)
                self.visit.inbox.put_nowait(("typed", "leave"))

        does = {"stay": self.words("stay"), "leave": self.words("help-leave")}
        self.app.push_screen(Menu(self.words("really-leave"), [], does), leave)

    def do_quit(self, rest: str) -> None:
        def go(answer: str | None) -> None:
            if answer == "quit":
                self.parting = len(self.said)
                self.visit.inbox.put_nowait(("typed", "quit"))

        does = {"stay": self.words("stay"), "quit": self.words("help-quit")}
        self.app.push_screen(Menu(self.words("really-quit"), [], does), go)
