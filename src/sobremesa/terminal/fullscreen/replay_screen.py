"""The screen of a recorded match: step by step, as a seat or as a spectator saw it."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Static

from ...engine import SPECTATOR, Match
from ...protocol import outcome_of
from ...words import Words
from ..animation import replay_steps
from ..formatter import MatchFormatter
from ..text import safe_text
from .dialogs import MenuDialog, RulesDialog, table_dialog
from .widgets import EventLog, KeyBar, KeyHelp, LogEntry, TableWidget

PAGE = 10  # steps that Page Up and Page Down skip


class ReplayScreen(Screen[None]):
    """The table after every move and every round; arrow keys go from one to the next."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space,enter", "go(1)", show=False),
        Binding("left,backspace", "go(-1)", show=False),
        Binding("pagedown,down", f"go({PAGE})", show=False),
        Binding("pageup,up", f"go(-{PAGE})", show=False),
        Binding("home", "to_start", show=False),
        Binding("end", "to_end", show=False),
        Binding("tab", "see_as", show=False),
        Binding("f2", "rules", show=False),
        Binding("f7", "table", show=False),
        Binding("q,f10,ctrl+c", "close", show=False),
    ]

    def __init__(self, match: Match, words: Words, step: int) -> None:
        super().__init__()
        self.match = match
        self.words = words  # knows the game and the names of the seats
        self.formatter = MatchFormatter(match.game, match.options, words, ())
        self.table, self.event_log, self.heading = TableWidget(), EventLog(), Static(classes="heading")
        keys = [
            KeyHelp("←", words("web-back"), "go(-1)"),
            KeyHelp("→", words("web-forward"), "go(1)"),
            KeyHelp("Tab", words("web-see-as"), "see_as"),
            KeyHelp("F2", words("command-rules"), "rules"),
            KeyHelp("F7", words("command-table"), "table"),
            KeyHelp("Q", words("command-quit"), "close"),
        ]
        self.keys = KeyBar(keys, max_lines=2)
        self.at = step
        self.see_as(SPECTATOR)

    def compose(self) -> ComposeResult:
        yield self.heading
        yield self.table
        yield self.event_log
        yield self.keys

    def on_mount(self) -> None:
        self.show(self.at)

    def on_resize(self) -> None:
        self.show(self.at)

    def see_as(self, seat: int) -> None:
        self.seat = seat
        self.steps = list(replay_steps(self.match, seat))

    def show(self, at: int) -> None:
        self.at = max(0, min(at, len(self.steps) - 1))
        self.heading.update(safe_text(self.title_line()))
        view = self.steps[self.at].view
        self.table.show(lambda width, height: self.formatter.draw_table(view, width, height))
        width, height = self.app.size
        others = 1 + len(self.keys.rows(width)) + max(2, height // 5)
        self.table.styles.height = self.table.lines_needed(width, max(1, height - others))
        self.event_log.show([LogEntry(safe_text(sentence)) for sentence in self.sentences()])

    def title_line(self) -> str:
        words = self.words
        step = words("web-step", step=self.at, steps=len(self.steps) - 1)
        viewer = words("web-everybody") if self.seat == SPECTATOR else words("name", seat=self.seat)
        return f"{words.heading(self.match.variant)} · {step} · {viewer}"

    def sentences(self) -> list[str]:
        """What happened in this step; in the last one, the results too, or that there are none."""
        sentences = list(self.words.events(self.steps[self.at].events))
        if self.at < len(self.steps) - 1:
            return sentences
        outcome = outcome_of(self.match)
        return sentences + (list(self.formatter.results(outcome)) if outcome else [self.words("replay-open")])

    def action_go(self, steps: int) -> None:
        self.show(self.at + steps)

    def action_to_start(self) -> None:
        self.show(0)

    def action_to_end(self) -> None:
        self.show(len(self.steps))

    def action_see_as(self) -> None:
        """Choose through whose eyes to see; the step stays the same."""
        seats = {str(seat): self.words("name", seat=seat) for seat in range(len(self.match.seats))}
        choices = {str(SPECTATOR): self.words("web-everybody"), **seats}

        def see(seat: str | None) -> None:
            if seat:
                self.see_as(int(seat))
                self.show(self.at)

        self.app.push_screen(MenuDialog(self.words("web-see-as"), [], choices, self.words), see)

    def action_rules(self) -> None:
        self.app.push_screen(RulesDialog(self.words.rules_page(self.match.game), self.words, "f2"))

    def action_table(self) -> None:
        self.app.push_screen(table_dialog(self.formatter, self.steps[self.at].view, "f7"))

    def action_close(self) -> None:
        self.app.exit()
