"""The interfaces that a remote session shows a match with: plain lines and the full screen have them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from rich.text import Text

from ...engine import Event
from ...protocol.types import HintInfo, OddsInfo, OutcomeInfo, Question
from ..formatter import MatchFormatter
from .invitation import Invitation


class Presenter(Protocol):
    """Shows the match at one table."""

    formatter: MatchFormatter

    def show_seats(self, names: Sequence[str], invitation: Invitation | None) -> None:
        """Show who sits there before the match begins, and if a seat is free what invites others."""

    async def show_update(self, events: Sequence[Event], view: object, is_over: bool) -> None:
        """Show what happened and what the table looks like now, whether or not a move is asked for."""

    def show_events(self, events: Iterable[Event]) -> None: ...
    def show_table(self, view: object, whole: bool = False) -> None: ...
    def show_choices(self, question: Question) -> None: ...
    def show_hints(self, hints: Iterable[HintInfo]) -> None: ...
    def switch_odds(self, is_on: bool) -> None:
        """From now on odds are on their way whenever a move is asked for, or no more."""

    def show_odds(
        self, odds: OddsInfo, question: Question, seat: int = 0, is_first: bool = False
    ) -> None: ...
    def drop_odds(self) -> None:
        """There are none for the question that is shown."""

    def show_rules(self) -> None: ...
    def show_outcome(self, outcome: OutcomeInfo) -> None: ...


class Display(Protocol):
    """Shows sentences and prompts, and the match once its game is known."""

    @property
    def command_names(self) -> Sequence[str]:
        """The commands that may be typed."""

    @property
    def lists_commands(self) -> bool:
        """Whether the commands are listed with every question."""

    @property
    def confirms_leaving(self) -> bool:
        """Whether the session must ask once more before the person leaves or quits."""

    @property
    def has_open_prompt(self) -> bool:
        """Whether a prompt is shown that need not be shown again."""

    @property
    def has_blocks(self) -> bool:
        """Whether block characters can be shown, as a QR code needs."""

    def open_table(self, formatter: MatchFormatter, title: str) -> Presenter: ...
    def say(self, text: str, style: str = "") -> None: ...
    def show_list(self, lines: Sequence[str]) -> None: ...
    def show_texts(self, title: str, texts: Sequence[Text]) -> None: ...
    def show_prompt(self, prompt: str) -> None: ...
    def close_prompt(self) -> None: ...
