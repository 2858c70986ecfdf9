"""A match told to a person at the terminal, from what the wire gives alone."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from .. import engine
from ..engine import Game, Options
from ..wire.types import Event, Hint, Move, Outcome, Question
from ..words import Words
from ..words.typed import Typed, fold
from .screen import Screen


class Teller:
    """Says what happened, draws the table, lists what may be done, and reads what is typed."""

    def __init__(self, game: Game, options: Options, words: Words, screen: Screen) -> None:
        self.game = game
        self.options = options
        self.words = words  # knows the game and the names of the seats
        self.typed = Typed(words, game)
        self.screen = screen

    # -- telling -------------------------------------------------------------------

    def tell(self, events: Iterable[engine.Event]) -> None:
        for sentence in self.words.events(events):
            self.screen.say(sentence)

    def draw(self, view: Any) -> None:
        self.screen.draw(self.game.table.draw(view, self.options, self.words, self.screen.pretty))

    def menu(self, question: Question) -> None:
        self.screen.menu([self._line(move) for move in question["moves"]])
        unit = self.game.notation.unit
        for amounts in [found for found in question["amounts"] if found["least"] < found["most"]]:
            limits = {"lowest": amounts["least"] * unit, "highest": amounts["most"] * unit}
            word = self.typed.show(amounts["word"])
            self.screen.say("     " + self.words("or-amount", word=word, **limits))
        if question["offered"]:
            texts = ", ".join(self._line(move) for move in question["offered"])
            self.screen.say("     " + self.words("or-besides", moves=texts))

    def _line(self, move: Move) -> str:
        """What a move does, and what is typed for it where that is something else."""
        does, typed = self.words.move(move), self.typed.show(move["text"])
        is_said = move["text"].partition(" ")[0] in self.typed.amounts or fold(does) == fold(typed)
        return does if is_said else f"{does}  [{typed}]"

    def hints(self, hints: Iterable[Hint]) -> None:
        hints = list(hints)
        for hint in hints:
            chances = {name: Fraction(chance) for name, chance in hint["chances"].items()}
            self.screen.say(self.words.hint(engine.Hint(hint["name"], hint["facts"], chances)), "cyan")
        if not hints:
            self.screen.say(self.words("no-hint"))

    def rules(self) -> None:
        self.screen.page(self.words.rules_page(self.game))

    def results(self, outcome: Outcome) -> None:
        self.screen.say(self.words("results"), "bold")
        for result in outcome["results"]:
            seat = result["seat"]
            name = self.words("bank") if seat is None else self.words.names[seat]
            line = self.words("result", place=result["place"], name=name, score=result["score"])
            self.screen.say("  " + line)
        self.tell(map(event_of, outcome["summary"]))

    # -- reading -------------------------------------------------------------------

    def as_move(self, answer: str, question: Question) -> str:
        """A number or the words of a line is a choice from the menu; where amounts
        are due, a number beyond the menu is one of those."""
        for number, move in enumerate([*question["moves"], *question["offered"]], 1):
            is_line = number <= len(question["moves"]) and answer == str(number)
            if is_line or fold(answer) == fold(self.words.move(move)):
                return move["text"]
        amount = self.typed.amount(answer)
        if question["amounts"] and amount.isascii() and amount.isdigit():
            return f"{question['amounts'][0]['word']} {amount}"
        return self.typed.read(answer)


def event_of(event: Event) -> engine.Event:
    """As it was before it was sent."""
    return engine.Event(event["name"], event["facts"])
