"""A match told to a person at the terminal, from what the wire gives alone."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import Any, Protocol

from rich.text import Text

from .. import engine
from ..drawing.layout import Canvas
from ..engine import Game, Options
from ..protocol.types import EventInfo, HintInfo, MoveOption, OutcomeInfo, Question
from ..words import Words
from ..words.input import fold
from .move_parser import Reader, open_amount
from .plain.screen import PlainScreen

WHOLE = 100  # lines, more than any table has
SHORT_MENU = 4  # lines


class Teller:
    """What happened, what may be done and what it came to, in words; and what is typed, read."""

    def __init__(self, game: Game, options: Options, words: Words, commands: Sequence[str]) -> None:
        self.game = game
        self.options = options
        self.words = words  # knows the game and the names of the seats
        self.reader = Reader(words, game, commands)

    def line(self, move: MoveOption) -> str:
        """What a move does, and what may be typed for it where that is something else."""
        does, typed = self.words.move(move), self.reader.typed.show(move["text"])
        ways = [] if fold(does) == fold(typed) else [typed]
        ways += [letter] if (letter := self.reader.keys.get(move["text"])) else []
        return f"{does}  [{', '.join(ways)}]" if ways and not self.is_amount(move) else does

    def ways(self, move: MoveOption) -> tuple[str, str, str, str]:
        """A move with all there is to say of it, what it does, as it is typed, and that in brief."""
        does = self.words.move(move)
        if self.is_amount(move):
            return self.line(move), does, does, does
        return self.line(move), does, self.reader.typed.show(move["text"]), self.brief(move)

    def brief(self, move: MoveOption) -> str:
        """With a letter for its word; one that stands alone stays whole."""
        word, _, rest = self.reader.typed.show(move["text"]).partition(" ")
        return f"{self.reader.keys[move['text'].split()[0]]} {rest}" if rest else word

    def is_amount(self, move: MoveOption) -> bool:
        return move["text"].partition(" ")[0] in self.reader.typed.amounts

    def command(self, name: str) -> str:
        """A command as it is typed, with its letter."""
        letter = self.reader.keys.get(name)
        word = self.words(f"command-{name}")
        return f"{word} [{letter}]" if letter else word

    def amounts(self, question: Question) -> list[str]:
        """What amounts there are, where one is asked for, in ever fewer words."""
        due = open_amount(question)
        if due is None:
            return []
        unit = self.game.notation.unit
        limits = {"lowest": due["least"] * unit, "highest": due["most"] * unit}
        listed = [move for move in question["moves"] if self.is_amount(move)]
        some = " · ".join(self.words("coins", money=move["facts"]["money"]) for move in listed)
        word = self.reader.typed.show(due["word"])
        keys = ("or-amount", "or-amount-only", "or-amount-short")
        return [self.words(key, word=word, some=some, **limits) for key in keys]

    def again(self, question: Question, seat: int) -> str:
        """What Enter alone stands for, where an amount was said before."""
        amount = self.reader.again(question, seat).partition(" ")[2]
        return self.words("or-again", money=int(amount) * self.game.notation.unit) if amount else ""

    def again_in_short(self, question: Question, seat: int) -> str:
        word, _, amount = self.reader.again(question, seat).partition(" ")
        money = self.words("coins", money=int(amount) * self.game.notation.unit)
        return f"{self.reader.typed.show(word)} {money}"

    def advice(self, hints: Iterable[HintInfo]) -> list[str]:
        told = []
        for hint in hints:
            chances = {name: Fraction(chance) for name, chance in hint["chances"].items()}
            told.append(self.words.hint(engine.Hint(hint["name"], hint["facts"], chances)))
        return told

    def places(self, outcome: OutcomeInfo) -> Iterator[str]:
        for result in outcome["results"]:
            seat = result["seat"]
            name = self.words("bank") if seat is None else self.words.names[seat]
            yield self.words("result", place=result["place"], name=name, score=result["score"])

    def summary(self, outcome: OutcomeInfo) -> Iterator[str]:
        return self.words.events(map(event_of, outcome["summary"]))


class LiveTeller(Teller, ABC):
    """Shows what it tells."""

    @abstractmethod
    def tell(self, events: Iterable[engine.Event]) -> None: ...
    @abstractmethod
    async def show(self, events: Sequence[engine.Event], view: Any, is_over: bool) -> None:
        """This happened, and the table looks like this now, whether or not somebody is asked."""

    @abstractmethod
    def gather(self, names: Sequence[str], link: str) -> None:
        """Who sits there before the match begins; the link invites others, where a seat is free."""

    @abstractmethod
    def draw(self, view: Any, whole: bool = False) -> None: ...
    @abstractmethod
    def menu(self, question: Question, seat: int = 0) -> None: ...
    @abstractmethod
    def hints(self, hints: Iterable[HintInfo]) -> None: ...
    @abstractmethod
    def rules(self) -> None: ...
    @abstractmethod
    def results(self, outcome: OutcomeInfo) -> None: ...


class Face(Protocol):
    """What a visit is shown on."""

    @property
    def is_asking(self) -> bool:
        """Whether the person sees what is asked."""

    @property
    def asks_twice(self) -> bool:
        """Whether it is asked here, in a line, if somebody who goes is sure."""

    @property
    def lists_commands(self) -> bool:
        """Whether what can be asked for is told with every question."""

    def head(self, title: str) -> None: ...
    def say(self, text: str, style: str = "") -> None: ...
    def list(self, lines: Sequence[str]) -> None: ...
    def prompt(self, prompt: str) -> None: ...
    def answered(self) -> None: ...
    def teller(self, game: Game, options: Options, words: Words) -> LiveTeller: ...


class PlainTeller(LiveTeller):
    """The same in lines, one below the other."""

    def __init__(
        self, game: Game, options: Options, words: Words, screen: PlainScreen, commands: Sequence[str]
    ) -> None:
        super().__init__(game, options, words, commands)
        self.screen = screen

    def tell(self, events: Iterable[engine.Event]) -> None:
        for sentence in self.words.events(events):
            self.screen.say(sentence)

    async def show(self, events: Sequence[engine.Event], view: Any, is_over: bool) -> None:
        """A table that nobody asked for would push away what is being read."""
        self.tell(events)

    def gather(self, names: Sequence[str], link: str) -> None:
        self.screen.say(self.words("at-the-table", names=", ".join(names)))

    def draw(self, view: Any, whole: bool = False) -> None:
        """As much as the screen has room for, or all there is to see."""
        width, height = self.screen.table_size
        height = WHOLE if whole else height
        table = self.game.table.draw(
            view, self.options, self.words, width=width, height=height, pretty=self.screen.pretty
        )
        self.screen.draw(table)

    def menu(self, question: Question, seat: int = 0) -> None:
        """Numbered lines; where an amount is asked for, numbers are amounts and lines have none."""
        if amounts := self.amounts(question):
            others = [self.line(move) for move in question["moves"] if not self.is_amount(move)]
            for sentence in filter(None, [amounts[0], self.again(question, seat), *others]):
                self.screen.say("  " + sentence)
        elif self.screen.is_terminal and len(question["moves"]) > SHORT_MENU:
            self._short_menu(question["moves"])
        else:
            self.screen.menu([self.line(move) for move in question["moves"]])
        if question["offered"]:
            texts = ", ".join(self.line(move) for move in question["offered"])
            self.screen.say("     " + self.words("or-besides", moves=texts))

    def _short_menu(self, moves: Sequence[MoveOption]) -> None:
        """What is typed alone, in columns, so that the table stays on the screen."""
        width, _ = self.screen.table_size
        entries = [
            Text(f"  {number}) {self.reader.typed.show(move['text'])}")
            for number, move in enumerate(moves, 1)
        ]
        lines = Canvas(self.words, width, self.screen.pretty).flow_in_columns(entries)
        for line in lines[:SHORT_MENU]:
            self.screen.draw(line)
        if lines[SHORT_MENU:]:
            self.screen.say("  " + self.words("more-moves", count=len(moves)))

    def hints(self, hints: Iterable[HintInfo]) -> None:
        told = self.advice(hints)
        for sentence in told:
            self.screen.say(sentence, "cyan")
        if not told:
            self.screen.say(self.words("no-hint"))

    def rules(self) -> None:
        self.screen.page(self.words.rules_page(self.game))

    def results(self, outcome: OutcomeInfo) -> None:
        self.screen.say(self.words("results"), "bold")
        for line in self.places(outcome):
            self.screen.say("  " + line)
        for sentence in self.summary(outcome):
            self.screen.say(sentence)


def event_of(event: EventInfo) -> engine.Event:
    """As it was before it was sent."""
    return engine.Event(event["name"], event["facts"])
