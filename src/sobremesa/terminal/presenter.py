"""Presenters show a match to a person: in plain lines, or on a screen of its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Protocol

from .. import engine
from ..engine import Game, Options
from ..protocol.types import HintInfo, OutcomeInfo, Question
from ..words import Words
from .formatter import MatchFormatter


class Presenter(MatchFormatter, ABC):
    """Formats a match and shows it."""

    @abstractmethod
    def show_events(self, events: Iterable[engine.Event]) -> None: ...
    @abstractmethod
    async def show_update(self, events: Sequence[engine.Event], view: object, is_over: bool) -> None:
        """Show what happened and what the table looks like now, whether or not a move is asked for."""

    @abstractmethod
    def show_seats(self, names: Sequence[str], link: str) -> None:
        """Show who sits there before the match begins; the link, if a seat is free, invites others."""

    @abstractmethod
    def show_table(self, view: object, whole: bool = False) -> None: ...
    @abstractmethod
    def show_choices(self, question: Question, seat: int = 0) -> None: ...
    @abstractmethod
    def show_hints(self, hints: Iterable[HintInfo]) -> None: ...
    @abstractmethod
    def show_rules(self) -> None: ...
    @abstractmethod
    def show_outcome(self, outcome: OutcomeInfo) -> None: ...


class Display(Protocol):
    """What a match on a server is shown on: sentences, a prompt, and a presenter once the game is known."""

    @property
    def is_asking(self) -> bool:
        """Whether a prompt is shown that is not answered yet."""

    @property
    def confirms_leaving(self) -> bool:
        """Whether the session must ask once more before the person leaves or quits."""

    @property
    def lists_commands(self) -> bool:
        """Whether the commands are listed with every question."""

    def show_title(self, title: str) -> None: ...
    def say(self, text: str, style: str = "") -> None: ...
    def list(self, lines: Sequence[str]) -> None: ...
    def prompt(self, prompt: str) -> None: ...
    def answered(self) -> None: ...
    def presenter(self, game: Game, options: Options, words: Words) -> Presenter: ...
