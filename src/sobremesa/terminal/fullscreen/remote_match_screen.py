"""A table of a house elsewhere, on a whole screen."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from rich.text import Text
from textual.widgets import Static

from ...engine import BadInput, Event, Game, Options
from ...local.identity import Identity, TableLink
from ...protocol.types import HintInfo, OutcomeInfo, Question
from ...words import Words
from ..animation import ROUND_BEGAN
from ..move_parser import NO_QUESTION
from ..presenter import LiveTeller
from ..remote.client import worded
from ..remote.session import Visit
from ..text import safe_text, wrap
from .table_screen import MOST_BEATS, PASS, Board, is_others
from .widgets import Told

LONGEST = 100_000  # seconds of a clock that is worth a hurry
COMMANDS = ("help", "rules", "story", "hint", "score", "table", "say", "quit")


class Decision(NamedTuple):
    """When half of the time for it is past, and all of it."""

    half_time: float
    due: float


class BoardTeller(LiveTeller):
    """Tells on a board."""

    def __init__(self, game: Game, options: Options, words: Words, board: VisitTable) -> None:
        super().__init__(game, options, words, COMMANDS)
        self.board = board
        board.seat(self)

    def tell(self, events: Iterable[Event]) -> None:
        self.board.recount(events)

    async def show(self, events: Sequence[Event], view: Any, is_over: bool) -> None:
        await self.board.show(events, view, is_over)

    def gather(self, names: Sequence[str], link: str) -> None:
        self.board.gather(names, link)

    def draw(self, view: Any, whole: bool = False) -> None:
        self.board.lay(view)

    def menu(self, question: Question, seat: int = 0) -> None:
        self.board.waiting = question

    def hints(self, hints: Iterable[HintInfo]) -> None:
        told = self.advice(hints) or [self.words("no-hint")]
        self.board.page("command-hint", map(safe_text, told))

    def rules(self) -> None:
        self.board.do_rules("")

    def results(self, outcome: OutcomeInfo) -> None:
        told = [safe_text(line, "bold") for line in self.places(outcome)]
        self.board.part()  # where the record lies is said next
        self.board.page("results", [*told, Text(), *map(safe_text, self.summary(outcome))])


class BoardFace:
    """A board as what a visit is shown on."""

    asks_twice = False  # the board has done so
    lists_commands = False  # they are on keys
    is_asking = False  # what is asked is shown anew whenever something happens

    def __init__(self, board: VisitTable) -> None:
        self.board = board

    def head(self, title: str) -> None:
        self.board.query_one(".heading", Static).update(safe_text(title))

    def say(self, text: str, style: str = "") -> None:
        self.board.say(text.strip(), style)

    def list(self, lines: Sequence[str]) -> None:
        raise NotImplementedError  # commands are on a page of the board's own

    def prompt(self, prompt: str) -> None:
        self.board.put(prompt)

    def answered(self) -> None:
        self.board.close_question()

    def teller(self, game: Game, options: Options, words: Words) -> BoardTeller:
        return BoardTeller(game, options, words, self.board)


class AttendedVisit(Visit):
    """A visit that closes the question when nothing is asked any more."""

    def __init__(self, link: TableLink, person: Identity, lang: str, board: VisitTable) -> None:
        self.board = board
        super().__init__(link, person, lang, BoardFace(board))

    def notice(self, text: str) -> None:
        """A result on the screen must not hide that the own clock runs."""
        super().notice(text)
        with suppress(LookupError, TypeError, ValueError, RecursionError):  # it is complained of in its turn
            message = json.loads(text)
            if message["type"] == "update":
                question, due = message["question"], message["secondsLeft"]
                is_urgent = question and question["asked"] and due is not None and 0 <= due <= LONGEST
                self.board.decide_within(due if is_urgent else None)

    def go_or_prompt(self) -> None:
        super().go_or_prompt()
        if self.board.asking and (self.is_lost or not self.asked()):
            self.board.close_question()


class VisitTable(Board):
    """What the house says, and a line to answer it."""

    OFFERS = (*COMMANDS[:-1], "leave", "quit")

    def __init__(self, link: TableLink, person: Identity, words: Words, pace: float) -> None:
        super().__init__(words, words("house"), pace)
        self.line.is_open = True
        self.visit = AttendedVisit(link, person, words.lang, self)
        self.waiting: Question = NO_QUESTION  # what is asked as soon as the house has answered
        self.put_before: tuple[str, Question] | None = None  # what the choices are of
        self.said: list[Text] = []  # all that was said
        self.has_answered = False  # and nothing has happened since
        self.parting = 0  # from where on that is of use when the screen is gone
        self.patience: asyncio.Timeout | None = None  # with which a result is held
        self.decision: Decision | None = None  # which waits behind it

    def on_mount(self) -> None:  # after it Textual calls the board's own
        self.close_question()
        self.run_worker(self.stay(), exclusive=True)

    async def stay(self) -> None:
        try:
            await self.visit.stay()
        except BadInput as problem:
            self.part()
            self.say(self.words.problem(worded(problem, self.words)))
        self.app.exit(self.last_said())

    def part(self) -> None:
        """What was said up to now is of no use when the screen is gone."""
        self.parting = len(self.said)

    def last_said(self) -> list[str]:
        return [text.plain for text in self.said[self.parting :]]

    def farewell(self) -> list[str]:
        """Who goes without a word has heard nothing yet of how to come back."""
        if not self.visit.is_over:
            self.part()
            self.visit.say_how_to_come_back()
        return self.last_said()

    # -- what the visit shows ----------------------------------------------------------

    def seat(self, teller: BoardTeller) -> None:
        """The game is known now, and with a rematch anew."""
        self.teller = teller
        self.words = teller.words

    def say(self, text: str, style: str = "", is_others: bool = False) -> None:
        self.said.append(safe_text(text, style))
        self.heard.append(Told(self.said[-1], is_others))
        self.retell()

    def recount(self, events: Iterable[Event]) -> None:
        """A new chapter begins with what came of an answer; one that is refused leaves all as it was."""
        you = self.visit.table["you"]
        for event, sentence in self.words.event_sentences(events):
            if self.has_answered:
                self.has_answered, self.heard = False, []
            self.say(sentence, is_others=is_others(event, [you]))

    def put(self, prompt: str) -> None:
        """The choices of a question; where there is none, Enter says what the prompt offers."""
        asked = self.visit.asked()
        if self.asking and self.put_before == (asked, self.waiting):
            return
        self.put_before = (asked, self.waiting)
        if asked in ("prompt", "prompt-others"):
            self.offer(self.waiting, 0, passing=asked == "prompt-others")
            self.ask(self.words("prompt") if asked == "prompt" else self.visit.person.name)
        else:
            self.texts = [PASS]
            self.choices.offer([prompt], is_counted=False)
            self.ask(self.visit.person.name)

    def gather(self, names: Sequence[str], link: str) -> None:
        """In the place of the table, before there is one."""
        seats = [safe_text(f"  {number}  {name}") for number, name in enumerate(names, 1)]
        invitation = [Text(), safe_text(self.words("invite-others")), safe_text(link, "bold")] if link else []
        lines = [Text(), *seats, *invitation]
        self.view = None  # of a table that was left for a rematch
        self.cloth.lay(lambda width, height: Text("\n").join(wrap(lines, width)[:height]))
        self.share_out()

    async def show(self, events: Sequence[Event], view: Any, is_over: bool) -> None:
        """How a round or the match ended is told one thing after the other, and stays until a key is
        pressed; all else comes at the house's own pace."""
        begun = [number for number, event in enumerate(events) if event.name == ROUND_BEGAN]
        begins = begun[:1] if self.view else []  # else nothing was shown that could have ended
        result = events[: begins[0]] if begins else events if is_over else []
        pause = self.pace * min(1, MOST_BEATS / max(1, len(result)))
        for number, event in enumerate(result):
            if number:
                await self.rest(pause)
            self.recount([event])
        if result and begins:
            await self.hold_as_long_as_there_is_time()
            self.heard = []
        self.lay(view)
        self.recount(events[len(result) :])
        if is_over:
            await self.hold()

    async def hold_as_long_as_there_is_time(self) -> None:
        """Nobody loses their turn over a result: after half of the time for it the question is put."""
        with suppress(TimeoutError):
            async with asyncio.timeout(None) as self.patience:
                self.hurry(self.patience)
                await self.hold()
        self.patience = self.notice = None

    def decide_within(self, seconds: float | None) -> None:
        """What the house says of the own clock, as soon as it says so."""
        now = asyncio.get_running_loop().time()
        self.decision = None if seconds is None else Decision(now + seconds / 2, now + seconds)
        if self.patience:
            self.hurry(self.patience)

    def hurry(self, patience: asyncio.Timeout) -> None:
        patience.reschedule(self.decision.half_time if self.decision else None)
        if self.decision:
            left = self.decision.due - asyncio.get_running_loop().time()
            self.remark(self.words("time-left", seconds=max(0, round(left))))

    # -- answers -----------------------------------------------------------------------

    def read(self, line: str) -> None:
        """Before the table is known there is nothing to read it by."""
        if self.visit.teller:
            super().read(line)

    def chosen(self, text: str) -> None:
        self.has_answered = True
        self.part()
        self.send(text)

    def send(self, line: str) -> None:
        """Whoever says something does not wait any more for what is being shown."""
        self.visit.inbox.put_nowait(("typed", line))
        self.woken.set()

    # -- commands ------------------------------------------------------------------------

    def do_story(self, rest: str) -> None:
        self.page("command-story", self.said, at_end=True)

    def do_hint(self, rest: str) -> None:
        self.send("hint")

    def do_rules(self, rest: str) -> None:
        if self.visit.teller:
            super().do_rules(rest)

    def do_say(self, rest: str) -> None:
        if rest:
            self.send(f"say {rest}")
        else:
            self.line.value = self.words("command-say") + " "
            self.line.action_end()

    def do_leave(self, rest: str) -> None:
        self.if_sure("leave", lambda: self.go("leave"))

    def do_quit(self, rest: str) -> None:
        """Nothing is lost by going when the match is over."""
        if self.visit.is_over:
            self.go("quit")
        else:
            self.if_sure("quit", lambda: self.go("quit"))

    def go(self, how: str) -> None:
        """After the match, where its record lies was said before."""
        if not self.visit.is_over:
            self.part()
        self.send(how)
