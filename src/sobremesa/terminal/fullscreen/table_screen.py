"""The screen of a match: the table, the event log, the choices, and a line to type in.

What is typed, pressed or clicked takes one way: ``submit`` parses it, ``run_command`` carries
out a command, and ``answer``, which subclasses define, takes a move.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import suppress
from typing import ClassVar, NamedTuple

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.screen import Screen
from textual.widgets import Input, Static

from ...engine import Event, Refused
from ...protocol.types import Assistance, OddsInfo, Question
from ...words import Words
from ..assistance import AWAITED, OddsTexts, agreed_commands, odds_column
from ..formatter import MatchFormatter, MoveTexts
from ..move_parser import LEAVE_MOVE, NO_QUESTION, TypedCommand, open_amount
from ..text import safe_text, wrap
from .board_cursor import BoardCursor
from .dialogs import MenuDialog, RulesDialog, TextDialog, table_dialog
from .widgets import ChoiceList, CommandInput, EventLog, KeyBar, KeyHelp, LogEntry, TableWidget, TextLines

PASS = ""  # the answer that lets a question pass, and that Enter alone gives
COMMAND_KEYS = {
    "help": "f1", "rules": "f2", "story": "f3", "hint": "f4", "odds": "f8", "score": "f5", "undo": "f6",
    "table": "f7", "react": "f9", "quit": "f10",
}  # fmt: skip
MAX_ODDS_LINES = 3
MAX_PAUSES = 5  # lengths of a pause that showing one move may take, however many cards it deals
LOW_SCREEN = 18  # lines; a lower screen has no heading


class ChoiceLine(NamedTuple):
    """A line of the choices: the move it stands for, or PASS, and its texts."""

    move: str
    texts: MoveTexts


class TableScreen(Screen[str]):
    """What the screens of local and remote matches share."""

    OFFERED_COMMANDS: ClassVar[Sequence[str]] = ()  # on keys and in the help
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"command('{name}')", show=False) for name, key in COMMAND_KEYS.items()),
        Binding("escape", "clear", show=False),
        Binding("ctrl+c", "quit", show=False),
        Binding("up", "move_mark(0, -1)", show=False, priority=True),
        Binding("down", "move_mark(0, 1)", show=False, priority=True),
        Binding("left", "move_across(-1)", show=False, priority=True),
        Binding("right", "move_across(1)", show=False, priority=True),
        Binding("tab", "take_next(1)", show=False, priority=True),
        Binding("shift+tab", "take_next(-1)", show=False, priority=True),
    ]

    formatter: MatchFormatter

    def __init__(self, words: Words, title: str, pace: float) -> None:
        super().__init__()
        self.pace = pace  # seconds between two events
        self.skip = asyncio.Event()  # set by a key that ends a pause
        self.words = words
        self.heading = title
        self.question: Question = NO_QUESTION
        self.asked_seat = 0
        self.choices: list[ChoiceLine] = []
        self.table, self.event_log, self.choice_list = TableWidget(), EventLog(), ChoiceList()
        self.cursor = BoardCursor()  # in place of the choices, where moves are places on the table
        self.prompt_label, self.command_input = Static(classes="prompt"), CommandInput()
        self.prompt_text = ""
        self.log_entries: list[LogEntry] = []
        self.notice: Text | None = None  # shown below the log until the next event
        self.view: object = None  # of the table that is shown
        self.shows_odds = False  # beside every choice, since somebody asked for them
        self.known_odds: tuple[Question, OddsTexts | None] = NO_QUESTION, None  # that came last
        self.odds: OddsTexts | None = None  # of the question that is shown
        self.awaits_odds = False  # for that question
        self.odds_line = TextLines()

    @property
    def command_names(self) -> list[str]:
        """The commands that may be typed: ``leave`` is a move."""
        return [name for name in self.OFFERED_COMMANDS if name != "leave"]

    @property
    def assistance(self) -> Assistance:
        """What the table agreed to."""
        return "hints"

    @property
    def is_asking(self) -> bool:
        """Whether an answer is awaited."""
        return self.command_input.is_asking

    # -- layout ----------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        yield Static(safe_text(self.heading), classes="heading")
        yield self.table
        yield self.event_log
        yield self.odds_line
        yield self.choice_list
        yield self.cursor
        with Horizontal(classes="prompt-line"):
            yield self.prompt_label
            yield self.command_input
        yield KeyBar(self.key_help())

    def key_help(self) -> list[KeyHelp]:
        offered = agreed_commands(self.OFFERED_COMMANDS, self.assistance)
        return [
            KeyHelp(key.upper(), self.words(f"command-{name}"), f"command('{name}')")
            for name, key in COMMAND_KEYS.items()
            if name in offered
        ]

    def on_mount(self) -> None:
        self.command_input.focus()
        self.divide_height()

    def on_resize(self, event: events.Resize) -> None:
        self.divide_height()

    def divide_height(self) -> None:
        """Divide the lines of the screen: the choices get what they need up to a share, then the table;
        the log has some in any case, more for a result, and the rest unless the choices need it."""
        width, height = self.app.size
        is_low = height < LOW_SCREEN
        self.query_one(".heading").display = not is_low
        is_result = self.event_log.is_result
        choices = 0 if is_result else max(1, self.choice_lines(width, max(3, height // 5)))
        odds = min(self.odds_line.lines_needed(width), MAX_ODDS_LINES - is_low)
        self.odds_line.styles.height = odds
        rest = height - choices - odds - (2 if is_low else 3)
        log = 2 if is_low else max(3, height // 8)
        if is_result:
            log = max(log, min(self.event_log.lines_needed(width), height // 3))
        room = rest - log
        table = self.table.lines_needed(width, max(1, room))
        self.table.styles.height = table
        extended = self.choice_lines(width, choices + max(0, room - table))
        for part in (self.choice_list, self.cursor):
            part.styles.height = max(choices, extended)
        self.update_placeholder()

    def choice_lines(self, width: int, height: int) -> int:
        """How many of so many lines the choices take, or the sentence of the move at the cursor."""
        if self.cursor.is_active:
            return min(self.cursor.lines_needed(width), height)
        return self.choice_list.fit(width, height)

    @property
    def marked(self) -> int:
        """The number of the choice that Enter alone stands for."""
        return self.cursor.mark if self.cursor.is_active else self.choice_list.mark

    def update_placeholder(self) -> None:
        """Show in the empty input line which amounts may be typed, or what Enter does if the choices
        are too terse to say so or may be let pass."""
        alternatives = [""]
        if open_amount(self.question):
            alternatives = self.formatter.amount_limits(self.question)
        elif self.is_terse or PASS in [choice.move for choice in self.choices[1:]]:
            marked = self.choices[self.marked].texts
            alternatives = [marked.sentence, marked.typed, ""]
        room = self.app.size.width - cell_len(self.prompt_text) - 1
        self.command_input.placeholder = next(
            (text for text in alternatives if cell_len(text) <= room), alternatives[-1]
        )

    @property
    def is_terse(self) -> bool:
        """Whether the choices do not say in a sentence what Enter does."""
        return self.cursor.is_active or self.choice_list.is_terse

    def on_choice_list_line_marked(self) -> None:
        self.update_placeholder()

    # -- showing ---------------------------------------------------------------------

    def show_table(self, view: object) -> None:
        self.view = view
        self.draw_table()

    def draw_table(self) -> None:
        """Draw the table, with the move of the cursor tried out on it."""
        view, formatter = self.view, self.formatter
        if self.cursor.is_active:
            move = self.question["moves"][self.cursor.mark]
            self.table.show(lambda width, height: formatter.draw_tried(view, move, width, height))
            lines = [safe_text(formatter.preview(move)), safe_text(self.words("cursor-keys"), "dim")]
            self.cursor.show_lines([*self.odds_at_cursor(move["text"]), *lines])
        else:
            self.table.show(lambda width, height: formatter.draw_table(view, width, height))
        self.divide_height()

    def replace_log(self, events: Iterable[Event], own_seats: Collection[int]) -> None:
        """Show these events in place of those before."""
        self.log_entries = [
            LogEntry(safe_text(sentence), is_others(event, own_seats))
            for event, sentence in self.words.event_sentences(events)
        ]
        self.notice = None
        self.update_log()

    def show_notice(self, text: str, style: str = "") -> None:
        """Show a sentence below the log until the next event."""
        self.notice = safe_text(text, style)
        self.update_log()

    def update_log(self) -> None:
        self.event_log.show([*self.log_entries, *([LogEntry(self.notice)] if self.notice else [])])

    def offer(self, question: Question, seat: int, can_pass: bool = False) -> None:
        """Show every move as a choice; the mark is on what Enter alone stands for."""
        self.question = question
        self.place_odds()
        moves = [*question["moves"], *question["offered"]]
        self.choices = [ChoiceLine(move["text"], self.formatter.move_texts(move)) for move in moves]
        default = self.formatter.parser.repeated_amount(question, seat)
        repeated = self.formatter.repeated_amount(question, seat)
        if repeated and default not in [choice.move for choice in self.choices]:
            self.choices.append(ChoiceLine(default, repeated))
        if can_pass:
            default, text = PASS, self.words("let-pass")
            self.choices.append(ChoiceLine(PASS, MoveTexts(text, text, text, text)))
        self.list_choices(default)
        self.place_cursor()

    def place_cursor(self) -> None:
        """Put a cursor on the table in place of the list of choices, if every one has a place there."""
        self.cursor.offer(self.formatter.placements([choice.move for choice in self.choices]))
        self.choice_list.display = not self.cursor.is_active
        if self.cursor.is_active:
            self.draw_table()

    def list_choices(self, default: str) -> None:
        """Show the choices in the longest texts that fit, with the mark on the default."""
        moves, texts = [choice.move for choice in self.choices], [choice.texts for choice in self.choices]
        values = odds_column(self.odds, moves) if self.odds or self.awaits_odds else None

        def valued(lines: list[str]) -> list[str]:
            return [f"{value} {line}" for value, line in zip(values, lines, strict=True)] if values else lines

        self.choice_list.offer(
            valued([text.full for text in texts]),
            valued([text.sentence for text in texts]),
            typed=[valued([text.typed for text in texts]), valued([text.brief for text in texts])],
            mark=moves.index(default) if default in moves else 0,
            is_numbered=self.is_numbered,
        )
        self.divide_height()

    # -- odds ------------------------------------------------------------------------

    def show_odds(self, odds: OddsInfo, question: Question, seat: int = 0, is_first: bool = False) -> None:
        """Show what each choice of a question is worth beside it; the mark stays where it is."""
        self.known_odds = question, OddsTexts(odds, self.words)
        if is_first:
            self.show_notice(self.known_odds[1].basis())
        if question is self.question:
            self.place_odds()
            self.list_choices_anew()

    def place_odds(self) -> None:
        """Take the odds of the question that is shown, if they are known."""
        known, texts = self.known_odds
        self.odds = texts if self.shows_odds and known is self.question else None
        self.awaits_odds = self.shows_odds and self.question["asked"] and self.odds is None
        lines = self.odds.lines() if self.odds else []
        self.odds_line.show_lines([safe_text(line, "cyan") for line in lines])

    def switch_odds(self, is_on: bool) -> None:
        """Show odds beside the choices from now on, or no more."""
        self.shows_odds = is_on
        self.known_odds = NO_QUESTION, None
        self.place_odds()
        self.list_choices_anew()

    def drop_odds(self) -> None:
        """Wait no longer for odds of this question."""
        self.awaits_odds = False
        self.list_choices_anew()

    def list_choices_anew(self) -> None:
        if self.choices:
            self.list_choices(self.choices[self.choice_list.mark].move)
        if self.cursor.is_active:
            self.draw_table()
        self.divide_height()

    def odds_at_cursor(self, move: str) -> list[Text]:
        """What the move at the cursor is worth, and the best one."""
        if self.awaits_odds:
            return [safe_text(AWAITED)]
        if self.odds is None or move not in self.odds.values:
            return []
        best = next(choice["move"] for choice in self.odds.odds["choices"] if choice["best"])
        sentences = {option["text"]: self.words.move(option) for option in self.question["moves"]}
        worth = self.odds.values[move]
        if best != move and best in sentences:
            worth += f"   ({self.odds.values[best].strip()} {sentences[best]})"
        return [safe_text(worth, "cyan")]

    @property
    def is_numbered(self) -> bool:
        """Whether a number chooses a line; where an amount is asked for it is the amount."""
        return open_amount(self.question) is None

    def ask(self, prompt: str) -> None:
        self.command_input.is_asking = True
        self.prompt_text = f"{prompt} > "
        self.prompt_label.update(safe_text(self.prompt_text))
        self.divide_height()
        self.command_input.focus()

    def close_question(self) -> None:
        """Ask nothing while others move."""
        self.command_input.is_asking = False
        self.choices, self.question = [], NO_QUESTION
        self.place_odds()
        self.choice_list.offer([])
        if self.cursor.is_active:
            self.place_cursor()
            self.draw_table()
        self.prompt_label.update(safe_text(f"{self.waiting_text} "))
        self.divide_height()

    @property
    def waiting_text(self) -> str:
        """The prompt while nothing is asked."""
        return "…"

    async def pause(self, seconds: float) -> None:
        """Wait, but no longer than until a key is pressed."""
        self.skip.clear()
        await asyncio.sleep(0)  # let keys be handled even at the fastest pace
        with suppress(TimeoutError):
            await asyncio.wait_for(self.skip.wait(), seconds)

    async def hold(self) -> None:
        """Keep a result on the screen until a key is pressed."""
        self.event_log.is_result = True
        self.close_question()
        self.prompt_label.update(safe_text(self.words("press-enter")))
        self.skip.clear()
        try:
            await self.skip.wait()
        finally:
            self.event_log.is_result = False
            self.prompt_label.update("")

    def exit_lines(self) -> list[str]:
        """Lines to print when the terminal is back to normal."""
        raise NotImplementedError

    # -- what is typed, pressed and clicked --------------------------------------------

    def on_input_submitted(self, event: Input.Submitted) -> None:
        line = event.value.strip()
        self.command_input.remember(line)
        self.command_input.value = ""
        if line:
            self.submit(line)
        else:
            self.submit_marked()

    def submit(self, line: str) -> None:
        """Choose the line of a number, carry out a command, or answer with a move."""
        if self.cursor.is_active and line.isdecimal():  # it is no number of a choice: none are shown
            self.take_thing(line)
            return
        if self.is_numbered and line in map(str, range(1, len(self.choices) + 1)):
            self.choose(int(line) - 1)
            return
        try:
            parsed = self.formatter.parser.parse(line, self.question, self.asked_seat)
        except Refused as refused:
            self.show_notice(self.words.problem(refused), "red")
            return
        if isinstance(parsed, TypedCommand):
            self.run_command(parsed.name, parsed.argument)
        elif parsed == LEAVE_MOVE["text"]:
            self.run_command("leave", "")
        elif self.is_asking:
            self.answer(parsed)
        else:
            self.keep_typed(line)

    def keep_typed(self, line: str) -> None:
        """Keep a move in the input line that was typed before it is asked for; Enter ends a pause."""
        self.command_input.value = line
        self.command_input.action_end()
        self.skip.set()

    def submit_marked(self) -> None:
        """Enter alone chooses the marked line; if nothing is asked it ends a pause."""
        if not self.is_asking:
            self.skip.set()
        elif self.choices:
            self.choose(self.marked)

    def on_command_input_pressed(self) -> None:
        self.skip.set()

    def on_click(self) -> None:
        if not self.is_asking:
            self.skip.set()

    def on_choice_list_chosen(self, event: ChoiceList.Chosen) -> None:
        if self.is_asking and event.number < len(self.choices):
            self.choose(event.number)

    def on_board_cursor_moved(self) -> None:
        self.draw_table()

    def on_board_cursor_clicked(self) -> None:
        if self.is_asking and self.cursor.is_active:
            self.choose(self.cursor.mark)

    def choose(self, number: int) -> None:
        """Submit a choice as if it had been typed, so that the parser remembers a bet."""
        if move := self.choices[number].move:
            self.submit(move)
        else:
            self.answer(PASS)

    def answer(self, move: str) -> None:
        """Answer the question with a move, or PASS."""
        raise NotImplementedError

    def action_move_mark(self, across: int, down: int) -> None:
        if self.cursor.is_active:
            self.cursor.go(across, down)
        else:
            self.choice_list.move(across, down)

    def action_take_next(self, step: int) -> None:
        """Take another thing to the place of the cursor."""
        if self.cursor.is_active:
            self.cursor.take_next(step)

    def take_thing(self, number: str) -> None:
        """Take the thing of a number that was typed to the place of the cursor."""
        if len(number) > 2 or not self.cursor.take(int(number)):
            self.show_notice(self.words("no-such-move", move=number), "red")

    def action_move_across(self, step: int) -> None:
        """Move within the typed line; if it is empty, between the columns of the choices."""
        if not self.command_input.value:
            self.action_move_mark(step, 0)
        elif step < 0:
            self.command_input.action_cursor_left()
        else:
            self.command_input.action_cursor_right()

    def action_clear(self) -> None:
        self.command_input.value = ""

    def action_quit(self) -> None:
        self.run_command("quit", "")

    # -- commands ----------------------------------------------------------------------

    def action_command(self, name: str) -> None:
        if name in self.OFFERED_COMMANDS:
            self.run_command(name, "")

    def run_command(self, name: str, argument: str) -> None:
        getattr(self, f"do_{name}")(argument)

    def do_help(self, argument: str) -> None:
        """List every command with its key and a sentence; choosing one runs it."""
        offered = agreed_commands(self.OFFERED_COMMANDS, self.assistance)
        names = [name for name in offered if name not in ("help", "save")]
        choices = {
            name: "\t".join(
                [COMMAND_KEYS.get(name, "").upper(), *map(self.words, (f"command-{name}", f"help-{name}"))]
            )
            for name in names
        }
        text = [safe_text(self.words("help-typing")), Text()]

        def run(name: str | None) -> None:
            if name:
                self.run_command(name, "")

        title = self.words("command-help")
        self.app.push_screen(MenuDialog(title, text, choices, self.words, COMMAND_KEYS["help"]), run)

    def do_rules(self, argument: str) -> None:
        page = self.words.rules_page(self.formatter.game)
        self.app.push_screen(RulesDialog(page, self.words, COMMAND_KEYS["rules"]))

    def do_score(self, argument: str) -> None:
        """Show all scores, as far as the person at the screen may know them."""
        if self.view:
            scores = enumerate(self.formatter.game.table.scores(self.view))
            lines = [self.words("score-line", seat=seat, score=score) for seat, score in scores]
            self.show_text("score", map(safe_text, lines))

    def do_table(self, argument: str) -> None:
        if self.view:
            self.app.push_screen(table_dialog(self.formatter, self.view, COMMAND_KEYS["table"]))

    def confirm(self, action: str, then: Callable[[], None]) -> None:
        """Ask whether to ``leave`` or to ``quit``; the first choice is to stay. A second Ctrl-C quits."""

        def answered(answer: str | None) -> None:
            if answer == action:
                then()

        choices = {"stay": self.words("stay"), action: self.words(f"help-{action}")}
        on_ctrl_c = action if action == "quit" else ""
        key = COMMAND_KEYS.get(action, "")
        title = self.words(f"really-{action}")
        self.app.push_screen(MenuDialog(title, [], choices, self.words, key, on_ctrl_c), answered)

    def show_text(self, command: str, lines: Iterable[Text], at_end: bool = False) -> None:
        """Open the dialog of a command with these lines, or with the remark that there are none yet."""
        texts = list(lines) or [safe_text(self.words("nothing-yet"))]
        self.push_text(self.words(f"command-{command}"), texts, COMMAND_KEYS[command], at_end)

    def push_text(self, title: str, texts: Sequence[Text], key: str = "", at_end: bool = False) -> None:
        self.app.push_screen(TextDialog(title, lambda width: wrap(texts, width), self.words, at_end, key))


def is_others(event: Event, own_seats: Collection[int | None]) -> bool:
    """Whether an event is about one seat, and that is none of these."""
    seat = event.facts.get("seat")
    return isinstance(seat, int) and seat not in own_seats
