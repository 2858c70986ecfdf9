"""Shows a match in plain lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from ...drawing.layout import Canvas
from ...engine import Event
from ...protocol.types import HintInfo, MoveOption, OutcomeInfo, Question
from ..formatter import ALL_LINES, MatchFormatter
from .screen import PlainScreen

SHORT_MENU = 4  # lines


class PlainPresenter:
    """Prints everything below what was printed before."""

    def __init__(self, formatter: MatchFormatter, screen: PlainScreen) -> None:
        self.formatter = formatter
        self.words = formatter.words
        self.screen = screen

    def show_events(self, events: Iterable[Event]) -> None:
        for sentence in self.words.events(events):
            self.screen.say(sentence)

    async def show_update(self, events: Sequence[Event], view: object, is_over: bool) -> None:
        """The table is not drawn: it would push away what is being read."""
        self.show_events(events)

    def show_seats(self, names: Sequence[str], invitation: object) -> None:
        """Others are invited by a command: the link would be printed whenever somebody comes."""
        self.screen.say(self.words("at-the-table", names=", ".join(names)))

    def show_table(self, view: object, whole: bool = False) -> None:
        """Print the table as far as it fits the screen, or all of it."""
        width, height = self.screen.table_size
        lines = ALL_LINES if whole else height
        self.screen.draw(self.formatter.draw_table(view, width, lines, self.screen.pretty))

    def show_choices(self, question: Question, seat: int = 0) -> None:
        """Number the choices, unless an amount is asked for: then numbers are amounts."""
        describe = self.formatter.describe
        if limits := self.formatter.amount_limits(question):
            repeated = self.formatter.repeated_amount(question, seat)
            others = [move for move in question["moves"] if not self.formatter.is_amount(move)]
            for line in [limits[0], *([repeated.full] if repeated else []), *map(describe, others)]:
                self.screen.say("  " + line)
        elif self.screen.is_terminal and len(question["moves"]) > SHORT_MENU:
            self._show_short_menu(question["moves"])
        else:
            self.screen.menu(list(map(describe, question["moves"])))
        if question["offered"]:
            moves = ", ".join(map(describe, question["offered"]))
            self.screen.say("     " + self.words("or-besides", moves=moves))

    def _show_short_menu(self, moves: Sequence[MoveOption]) -> None:
        """Only what is typed, in columns, so that the table stays on the screen."""
        width, _ = self.screen.table_size
        entries = [
            Text(f"  {number}) {self.formatter.parser.translator.show(move['text'])}")
            for number, move in enumerate(moves, 1)
        ]
        lines = Canvas(self.words, width, self.screen.pretty).flow_in_columns(entries)
        for line in lines[:SHORT_MENU]:
            self.screen.draw(line)
        if lines[SHORT_MENU:]:
            self.screen.say("  " + self.words("more-moves", count=len(moves)))

    def show_hints(self, hints: Iterable[HintInfo]) -> None:
        sentences = self.formatter.hints(hints)
        for sentence in sentences:
            self.screen.say(sentence, "cyan")
        if not sentences:
            self.screen.say(self.words("no-hint"))

    def show_rules(self) -> None:
        self.screen.page(self.words.rules_page(self.formatter.game))

    def show_outcome(self, outcome: OutcomeInfo) -> None:
        self.screen.say(self.words("results"), "bold")
        for line in self.formatter.results(outcome):
            self.screen.say("  " + line)
        for sentence in self.formatter.summary(outcome):
            self.screen.say(sentence)
