"""The screen of a table: what it looks like now, what happened, the choices, and a line to type in."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import suppress
from typing import Any, ClassVar

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.screen import Screen
from textual.widgets import Input, Static

from ...engine import Event, Refused
from ...protocol.types import Question
from ...words import Words
from ..move_parser import LEAVING, NO_QUESTION, Command, open_amount
from ..presenter import Teller
from ..text import safe_text, wrap
from .dialogs import Menu, Page, Rulebook, whole_table
from .table_picture import picture
from .widgets import Choices, Cloth, Keys, Line, Story, Told

PASS = ""  # what stands for letting it pass, and for Enter alone
KEYS = {
    "help": "f1", "rules": "f2", "story": "f3", "hint": "f4", "score": "f5", "undo": "f6", "table": "f7",
    "quit": "f10",
}  # fmt: skip
MOST_BEATS = 5  # pauses that one move takes at most, however many cards it deals
LOW = 18  # lines; a lower screen has no heading


class Board(Screen[str]):
    """What every table has, whoever deals there. What is done with an answer is for others to say."""

    OFFERS: ClassVar[Sequence[str]] = ("help", "rules", "story", "hint", "quit")
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"command('{name}')", show=False) for name, key in KEYS.items()),
        Binding("escape", "escape", show=False),
        Binding("ctrl+c", "quit", show=False),
        Binding("up", "mark(0, -1)", show=False, priority=True),
        Binding("down", "mark(0, 1)", show=False, priority=True),
        Binding("left", "across(-1)", show=False, priority=True),
        Binding("right", "across(1)", show=False, priority=True),
    ]

    teller: Teller

    def __init__(self, words: Words, title: str, pace: float) -> None:
        super().__init__()
        self.pace = pace  # seconds between two things that happen
        self.woken = asyncio.Event()  # somebody is tired of waiting
        self.words = words
        self.heading = title
        self.question: Question = NO_QUESTION  # what is asked now
        self.asked_seat = 0
        self.texts: list[str] = []  # what each of the choices stands for
        self.sentences: list[str] = []  # what it does
        self.typed: list[str] = []  # and how that is typed
        self.cloth, self.story, self.choices, self.line = Cloth(), Story(), Choices(), Line()
        self.prompt, self.asked = Static(classes="prompt"), ""
        self.notice: Text | None = None  # said once, below what happened
        self.heard: list[Told] = []
        self.view: Any = None  # of the table as it is shown

    @property
    def asking(self) -> bool:
        """Whether an answer is waited for."""
        return self.line.is_asked

    def compose(self) -> ComposeResult:
        yield Static(safe_text(self.heading), classes="heading")
        yield self.cloth
        yield self.story
        yield self.choices
        with Horizontal(classes="line"):
            yield self.prompt
            yield self.line
        shown = [name for name in KEYS if name in self.OFFERS]
        yield Keys([
            (KEYS[name].upper(), self.words(f"command-{name}"), f"command('{name}')") for name in shown
        ])  # fmt: skip

    def on_mount(self) -> None:
        self.line.focus()
        self.share_out()

    def on_resize(self, event: events.Resize) -> None:
        self.share_out()

    def share_out(self) -> None:
        """The choices take the lines they need, up to a share, and the table those that it needs;
        what happened has some in any case, more if it is a result, and the rest if the choices do not
        need it."""
        width, height = self.app.size
        is_low = height < LOW
        self.query_one(".heading").display = not is_low
        is_result = self.story.is_result
        choices = 0 if is_result else max(1, self.choices.fit(width, max(3, height // 5)))
        rest = height - choices - (2 if is_low else 3)
        told = 2 if is_low else max(3, height // 8)
        room = rest - (max(told, min(self.story.needs(width), height // 3)) if is_result else told)
        table = self.cloth.needs(width, max(1, room))
        self.cloth.styles.height = table
        self.choices.styles.height = max(choices, self.choices.fit(width, choices + max(0, room - table)))
        self.prompt_with()

    def prompt_with(self) -> None:
        """Where nothing is typed yet: which amounts there are, in as many words as the line has room
        for, or what Enter does where the choices are too short to say it, or nothing needs to be done."""
        ways = [""]
        if open_amount(self.question):
            ways = self.teller.amounts(self.question)
        elif self.choices.is_terse or PASS in self.texts[1:]:
            ways[:0] = [self.sentences[self.choices.mark], self.typed[self.choices.mark]]
        room = self.app.size.width - cell_len(self.asked) - 1
        self.line.placeholder = next((way for way in ways if cell_len(way) <= room), ways[-1])

    def on_choices_moved(self) -> None:
        self.prompt_with()

    # -- showing -------------------------------------------------------------------

    def lay(self, view: Any) -> None:
        self.view, teller = view, self.teller
        self.cloth.lay(
            lambda width, height: picture(teller.game, view, teller.options, self.words, width, height)
        )
        self.share_out()

    def tell(self, events: Iterable[Event], seats: Collection[int]) -> None:
        """What was heard by who sits there, in place of what happened before."""
        self.heard = [
            Told(safe_text(sentence), is_others(event, seats))
            for event, sentence in self.words.event_sentences(events)
        ]
        self.notice = None
        self.retell()

    def remark(self, text: str, style: str = "") -> None:
        """Below what happened, until something else does."""
        self.notice = safe_text(text, style)
        self.retell()

    def retell(self) -> None:
        self.story.tell([*self.heard, *([Told(self.notice)] if self.notice else [])])

    def offer(self, question: Question, seat: int, passing: bool = False) -> None:
        """Every move that is listed or offered; the mark is on what Enter alone stands for."""
        self.question = question
        moves = [*question["moves"], *question["offered"]]
        lines = [(move["text"], *self.teller.ways(move)) for move in moves]
        usual = self.teller.reader.again(question, seat)
        if usual and usual not in [text for text, *_ in lines]:
            again, short = self.teller.again(question, seat), self.teller.again_in_short(question, seat)
            lines.append((usual, again, again, short, short))
        if passing:
            usual, passes = PASS, self.words("let-pass")
            lines.append((PASS, passes, passes, passes, passes))
        columns = map(list, zip(*lines, strict=True)) if lines else [[]] * 5
        self.texts, whole, self.sentences, self.typed, brief = columns
        mark = self.texts.index(usual) if usual in self.texts else 0
        self.choices.offer(
            whole, self.sentences, typed=[self.typed, brief], mark=mark, is_counted=self.is_counted
        )
        self.share_out()

    @property
    def is_counted(self) -> bool:
        """Where an amount is asked for a number is that amount, and lines have none."""
        return open_amount(self.question) is None

    def ask(self, prompt: str) -> None:
        self.line.is_asked = True
        self.asked = f"{prompt} > "
        self.prompt.update(safe_text(self.asked))
        self.share_out()
        self.line.focus()

    def close_question(self) -> None:
        """Nothing is asked: other people, or bots, are at it."""
        self.line.is_asked = False
        self.texts, self.question = [], NO_QUESTION
        self.choices.offer([])
        self.prompt.update(safe_text("… "))
        self.share_out()

    async def rest(self, seconds: float) -> None:
        """As long as the pace is, or until somebody wants to see the next thing."""
        self.woken.clear()
        await asyncio.sleep(0)  # keys are heard even where nothing takes time
        with suppress(TimeoutError):
            await asyncio.wait_for(self.woken.wait(), seconds)

    async def hold(self) -> None:
        """What is on the screen, which is a result, stays until a key is pressed."""
        self.story.is_result = True
        self.close_question()
        self.prompt.update(safe_text(self.words("press-enter")))
        self.woken.clear()
        try:
            await self.woken.wait()
        finally:
            self.story.is_result = False
            self.prompt.update("")

    def farewell(self) -> list[str]:
        """What is said when the screen is gone."""
        raise NotImplementedError

    # -- what is typed, pressed and clicked ------------------------------------------

    def on_input_submitted(self, event: Input.Submitted) -> None:
        line = event.value.strip()
        self.line.remember(line)
        self.line.value = ""
        if line:
            self.read(line)
        else:
            self.entered()

    def read(self, line: str) -> None:
        """The number of a line chooses it; a command is done; a move is an answer."""
        if self.is_counted and line in map(str, range(1, len(self.texts) + 1)):
            self.choose(int(line) - 1)
            return
        try:
            meant = self.teller.reader.read(line, self.question, self.asked_seat)
        except Refused as refused:
            self.remark(self.words.problem(refused), "red")
            return
        if isinstance(meant, Command):
            self.do(meant.name, meant.rest)
        elif meant == LEAVING["text"]:
            self.do("leave", "")
        else:
            self.chosen(meant)

    def entered(self) -> None:
        """Enter alone chooses the marked line; where nothing is asked it hurries what is shown."""
        if not self.asking:
            self.woken.set()
        elif self.texts:
            self.choose(self.choices.mark)

    def on_line_pressed(self) -> None:
        self.woken.set()

    def on_click(self) -> None:
        if not self.asking:
            self.woken.set()

    def on_choices_chosen(self, event: Choices.Chosen) -> None:
        if self.asking and event.number < len(self.texts):
            self.choose(event.number)

    def choose(self, number: int) -> None:
        """A line is read as if it had been typed, so that a bet can be repeated."""
        if text := self.texts[number]:
            self.read(text)
        else:
            self.chosen(PASS)

    def chosen(self, text: str) -> None:
        """Somebody chose a line; the text that it stands for."""
        raise NotImplementedError

    def action_mark(self, across: int, down: int) -> None:
        self.choices.move(across, down)

    def action_across(self, step: int) -> None:
        """Along what is typed; where nothing is, along the choices."""
        if not self.line.value:
            self.choices.move(step, 0)
        elif step < 0:
            self.line.action_cursor_left()
        else:
            self.line.action_cursor_right()

    def action_escape(self) -> None:
        if self.line.value:
            self.line.value = ""
        else:
            self.do("help", "")

    def action_quit(self) -> None:
        self.do("quit", "")

    # -- commands --------------------------------------------------------------------

    def action_command(self, name: str) -> None:
        if name in self.OFFERS:
            self.do(name, "")

    def do(self, command: str, rest: str) -> None:
        getattr(self, f"do_{command}")(rest)

    def do_help(self, rest: str) -> None:
        """Every command with a sentence; choosing one does it."""
        names = [name for name in self.OFFERS if name not in ("help", "save")]
        does = {
            name: "\t".join(
                [KEYS.get(name, "").upper(), *map(self.words, (f"command-{name}", f"help-{name}"))]
            )
            for name in names
        }
        told = [safe_text(self.words("help-typing")), Text()]

        def do(name: str | None) -> None:
            if name:
                self.do(name, "")

        self.app.push_screen(Menu(self.words("command-help"), told, does, self.words), do)

    def do_rules(self, rest: str) -> None:
        self.app.push_screen(Rulebook(self.words.rules_page(self.teller.game), self.words))

    def do_score(self, rest: str) -> None:
        """As far as whoever is at the screen can know it."""
        if self.view:
            scores = enumerate(self.teller.game.table.scores(self.view))
            lines = [self.words("score-line", seat=seat, score=score) for seat, score in scores]
            self.page("command-score", map(safe_text, lines))

    def do_table(self, rest: str) -> None:
        if self.view:
            self.app.push_screen(whole_table(self.teller, self.view))

    def if_sure(self, wish: str, then: Callable[[], None]) -> None:
        """To leave and to quit is asked twice, and staying stands first."""

        def answered(answer: str | None) -> None:
            if answer == wish:
                then()

        does = {"stay": self.words("stay"), wish: self.words(f"help-{wish}")}
        self.app.push_screen(Menu(self.words(f"really-{wish}"), [], does, self.words), answered)

    def page(self, key: str, lines: Iterable[Text], at_end: bool = False) -> None:
        """Where there is nothing to tell yet, that is said."""
        told = list(lines) or [safe_text(self.words("nothing-yet"))]
        self.app.push_screen(Page(self.words(key), lambda width: wrap(told, width), self.words, at_end))


def is_others(event: Event, seats: Collection[int | None]) -> bool:
    """Whether it happened to one seat, and that is none of these."""
    whose = event.facts.get("seat")
    return isinstance(whose, int) and whose not in seats
