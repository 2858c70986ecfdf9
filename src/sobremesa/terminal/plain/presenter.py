"""Shows a match in plain lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from ...drawing.layout import Canvas
from ...engine import Event
from ...protocol.types import HintInfo, MoveOption, OddsInfo, OutcomeInfo, Question
from ..assistance import OddsTexts, odds_column
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

    def show_choices(self, question: Question, seat: int = 0, odds: OddsTexts | None = None) -> None:
        """Number the choices, unless an amount is asked for: then numbers are amounts."""
        describe = self.formatter.describe
        if limits := self.formatter.amount_limits(question):
            repeated = self.formatter.repeated_amount(question, seat)
            others = [move for move in question["moves"] if not self.formatter.is_amount(move)]
            valued = [
                f"{value}  {self.words.move(move)}" for value, move in self._valued_amounts(question, odds)
            ]
            for line in [limits[0], *valued, *([repeated.full] if repeated else []), *map(describe, others)]:
                self.screen.say("  " + line)
        elif self.screen.is_terminal and len(question["moves"]) > SHORT_MENU:
            self._show_short_menu(question["moves"], odds)
        else:
            self.screen.menu(with_values(list(map(describe, question["moves"])), question["moves"], odds))
        if question["offered"]:
            moves = ", ".join(map(describe, question["offered"]))
            self.screen.say("     " + self.words("or-besides", moves=moves))

    def _valued_amounts(self, question: Question, odds: OddsTexts | None) -> list[tuple[str, MoveOption]]:
        """The amounts whose value is known."""
        amounts = [move for move in question["moves"] if odds and move["text"] in odds.values]
        return list(zip(odds_column(odds, [move["text"] for move in amounts]), amounts, strict=True))

    def _show_short_menu(self, moves: Sequence[MoveOption], odds: OddsTexts | None) -> None:
        """Only what is typed, in columns, so that the table stays on the screen."""
        width, _ = self.screen.table_size
        typed = with_values(
            [self.formatter.parser.translator.show(move["text"]) for move in moves], moves, odds
        )
        entries = [Text(f"  {number}) {text}") for number, text in enumerate(typed, 1)]
        lines = Canvas(self.words, width, self.screen.pretty).flow_in_columns(entries)
        most = len(lines) if odds else SHORT_MENU
        for line in lines[:most]:
            self.screen.draw(line)
        if lines[most:]:
            self.screen.say("  " + self.words("more-moves", count=len(moves)))

    def show_hints(self, hints: Iterable[HintInfo]) -> None:
        sentences = self.formatter.hints(hints)
        for sentence in sentences:
            self.screen.say(sentence, "cyan")
        if not sentences:
            self.screen.say(self.words("no-hint"))

    def show_odds(self, odds: OddsInfo, question: Question, seat: int = 0, is_first: bool = False) -> None:
        """The choices with what each is worth; the first time also what that follows from."""
        texts = OddsTexts(odds, self.words, self.screen.pretty)
        self.show_choices(question, seat, texts)
        for line in [*texts.lines(), *([texts.basis()] if is_first else [])]:
            self.screen.say("     " + line)

    def switch_odds(self, is_on: bool) -> None:
        if not is_on:
            self.screen.say(self.words("odds-hidden"))

    def drop_odds(self) -> None:
        """Nothing was shown in their place."""

    def show_rules(self) -> None:
        self.screen.page(self.words.rules_page(self.formatter.game))

    def show_outcome(self, outcome: OutcomeInfo) -> None:
        self.screen.say(self.words("results"), "bold")
        for line in self.formatter.results(outcome):
            self.screen.say("  " + line)
        for sentence in self.formatter.summary(outcome):
            self.screen.say(sentence)


def with_values(texts: Sequence[str], moves: Sequence[MoveOption], odds: OddsTexts | None) -> list[str]:
    """The texts of moves beside a column of what they are worth, if that is known."""
    if odds is None:
        return list(texts)
    column = odds_column(odds, [move["text"] for move in moves])
    return [f"{value}  {text}" for value, text in zip(column, texts, strict=True)]
