"""The screen of a table: what it looks like now, what happened, the choices, and a line to type in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.screen import Screen
from textual.widgets import Input, Static

from ...engine import Refused
from ...wire.types import Question
from ...words import Words
from ..screen import text_of
from ..teller import Teller
from ..typed import LEAVING, NO_QUESTION, Command, open_amount
from .drawing import picture
from .pages import Menu, Page, Rulebook
from .widgets import Choices, Cloth, Keys, Line, Story

PASS = ""  # what stands for letting it pass, and for Enter alone
KEYS = {"help": "f1", "rules": "f2", "story": "f3", "hint": "f4", "score": "f5", "undo": "f6", "quit": "f10"}
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

    def __init__(self, words: Words, title: str) -> None:
        super().__init__()
        self.words = words
        self.heading = title
        self.question: Question = NO_QUESTION  # what is asked now
        self.asked_seat = 0
        self.texts: list[str] = []  # what each of the choices stands for
        self.cloth, self.story, self.choices, self.line = Cloth(), Story(), Choices(), Line()
        self.prompt = Static(classes="prompt")
        self.notice: Text | None = None  # said once, below what happened
        self.heard: list[Text] = []

    @property
    def asking(self) -> bool:
        """Whether an answer is waited for."""
        return self.line.is_asked

    def compose(self) -> ComposeResult:
        yield Static(text_of(self.heading), classes="heading")
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
        what happened has the rest, and some in any case."""
        width, height = self.app.size
        is_low = height < LOW
        self.query_one(".heading").display = not is_low
        choices = max(1, self.choices.fit(width, max(3, height // 5)))
        self.choices.styles.height = choices
        rest = height - choices - (2 if is_low else 3)
        room = rest - (2 if is_low else max(3, height // 8))
        self.cloth.styles.height = self.cloth.needs(width, max(1, room))

    # -- showing -------------------------------------------------------------------

    def lay(self, view: Any) -> None:
        teller = self.teller
        self.cloth.lay(
            lambda width, height: picture(teller.game, view, teller.options, self.words, width, height)
        )
        self.share_out()

    def tell(self, sentences: Iterable[str]) -> None:
        """What happened, in place of what happened before."""
        self.heard = [text_of(sentence) for sentence in sentences]
        self.notice = None
        self.retell()

    def remark(self, text: str, style: str = "") -> None:
        """Below what happened, until something else does."""
        self.notice = text_of(text, style)
        self.retell()

    def retell(self) -> None:
        self.story.tell([*self.heard, *([self.notice] if self.notice else [])])

    def offer(self, question: Question, seat: int, passing: bool = False) -> None:
        """Every move that is listed or offered; the mark is on what Enter alone stands for."""
        self.question = question
        moves = [*question["moves"], *question["offered"]]
        lines = [(move["text"], self.teller.line(move), self.words.move(move)) for move in moves]
        usual = self.teller.reader.again(question, seat)
        if usual and usual not in [text for text, _, _ in lines]:
            again = self.teller.again(question, seat)
            lines.append((usual, again, again))
        if passing:
            usual, passes = PASS, self.words("let-pass")
            lines.append((PASS, passes, passes))
        self.texts = [text for text, _, _ in lines]
        mark = self.texts.index(usual) if usual in self.texts else 0
        whole, short = [long for _, long, _ in lines], [short for _, _, short in lines]
        self.choices.offer(whole, short, mark=mark, is_counted=self.is_counted)
        self.line.placeholder = self.teller.amounts(question)
        self.share_out()

    @property
    def is_counted(self) -> bool:
        """Where an amount is asked for a number is that amount, and lines have none."""
        return open_amount(self.question) is None

    def ask(self, prompt: str) -> None:
        self.line.is_asked = True
        self.prompt.update(text_of(f"{prompt} > "))
        self.line.focus()

    def close_question(self) -> None:
        """Nothing is asked: other people, or bots, are at it."""
        self.line.is_asked = False
        self.texts, self.question = [], NO_QUESTION
        self.choices.offer([])
        self.line.placeholder = ""
        self.prompt.update(text_of("… "))
        self.share_out()

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
        """Enter alone chooses the marked line."""
        if self.asking and self.texts:
            self.choose(self.choices.mark)

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
        width = max(len(self.words(f"command-{name}")) for name in names)
        does = {
            name: f"{KEYS.get(name, '').upper():3} {self.words(f'command-{name}'):{width}}  "
            + self.words(f"help-{name}")
            for name in names
        }
        told = [text_of(self.words("help-typing")), Text()]

        def do(name: str | None) -> None:
            if name:
                self.do(name, "")

        self.app.push_screen(Menu(self.words("command-help"), told, does), do)

    def do_rules(self, rest: str) -> None:
        self.app.push_screen(Rulebook(self.words.rules_page(self.teller.game), self.words))

    def page(self, key: str, lines: Iterable[Text], at_end: bool = False) -> None:
        self.app.push_screen(Page(self.words(key), list(lines), self.words, at_end))
