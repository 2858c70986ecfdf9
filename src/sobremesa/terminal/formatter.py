"""Texts of a match for its players: choices, amounts, hints, results, and the drawn table.

Everything comes from protocol values, so a match on this machine and one on a server read alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from rich.text import Text

from .. import engine
from ..engine import Game, Options, Placement
from ..protocol.types import HintInfo, MoveOption, OutcomeInfo, Question
from ..words import Words
from ..words.input import fold
from .move_parser import MoveParser, open_amount

ALL_LINES = 100  # more than any table has


class MoveTexts(NamedTuple):
    """A choice in words, from the longest text to the shortest."""

    full: str  # the sentence, and what may be typed for it
    sentence: str
    typed: str
    brief: str  # as it is typed, with a letter for the verb


class MatchFormatter:
    """Formats one match in one language, and has the parser of what is typed there."""

    def __init__(self, game: Game, options: Options, words: Words, commands: Sequence[str]) -> None:
        self.game = game
        self.options = options
        self.words = words  # knows the game and the names of the seats
        self.parser = MoveParser(words, game, commands)

    # -- the table -------------------------------------------------------------------

    def draw_table(self, view: object, width: int, height: int = ALL_LINES, pretty: bool = True) -> Text:
        """The table in at most so many lines of so many cells."""
        return self.game.table.draw(view, self.options, self.words, width=width, height=height, pretty=pretty)

    # -- a cursor over the table -----------------------------------------------------

    def placements(self, moves: Sequence[str]) -> list[Placement]:
        """Where a cursor stands for each of these moves; none, unless every one has a place."""
        if self.game.cursor is None:
            return []
        actions = [self.game.notation.parse(move) for move in moves]
        placements = [self.game.cursor.placement(action) for action in actions if action is not None]
        found = [placement for placement in placements if placement is not None]
        return found if len(found) == len(moves) else []

    def draw_tried(self, view: object, move: MoveOption, width: int, height: int) -> Text:
        """The table with a move tried out that has a place on it."""
        action = self.game.notation.parse(move["text"])
        assert self.game.cursor is not None and action is not None  # it has a placement
        return self.game.cursor.draw(
            view, self.options, self.words, action, width=width, height=height, pretty=True
        )

    def preview(self, move: MoveOption) -> str:
        """What such a move would do."""
        assert self.game.cursor is not None
        return self.words.hint(self.game.cursor.preview(move["facts"]))

    # -- choices ---------------------------------------------------------------------

    def describe(self, move: MoveOption) -> str:
        """What a move does, and what may be typed for it if that is something else."""
        sentence, typed = self.words.move(move), self.parser.translator.show(move["text"])
        spellings = [] if fold(sentence) == fold(typed) else [typed]
        spellings += [letter] if (letter := self.parser.letters.get(move["text"])) else []
        if not spellings or self.is_amount(move):
            return sentence
        return f"{sentence}  [{', '.join(spellings)}]"

    def move_texts(self, move: MoveOption) -> MoveTexts:
        sentence = self.words.move(move)
        if self.is_amount(move):
            return MoveTexts(sentence, sentence, sentence, sentence)
        typed = self.parser.translator.show(move["text"])
        return MoveTexts(self.describe(move), sentence, typed, self._brief(move))

    def _brief(self, move: MoveOption) -> str:
        """The letter of the verb and the rest of the move; a verb alone stays whole."""
        word, _, rest = self.parser.translator.show(move["text"]).partition(" ")
        return f"{self.parser.letters[move['text'].split()[0]]} {rest}" if rest else word

    def is_amount(self, move: MoveOption) -> bool:
        return move["text"].partition(" ")[0] in self.parser.translator.amounts

    def command(self, name: str) -> str:
        """A command as it is typed, with its letter."""
        letter = self.parser.letters.get(name)
        word = self.words(f"command-{name}")
        return f"{word} [{letter}]" if letter else word

    # -- amounts ---------------------------------------------------------------------

    def amount_limits(self, question: Question) -> list[str]:
        """Which amounts may be typed, the longest sentence first; empty if none is asked for."""
        amount = open_amount(question)
        if amount is None:
            return []
        unit = self.game.notation.unit
        limits = {"lowest": amount["least"] * unit, "highest": amount["most"] * unit}
        listed = [move for move in question["moves"] if self.is_amount(move)]
        some = " · ".join(self.words("coins", money=move["facts"]["money"]) for move in listed)
        word = self.parser.translator.show(amount["word"])
        keys = ("or-amount", "or-amount-only", "or-amount-short")
        return [self.words(key, word=word, some=some, **limits) for key in keys]

    def repeated_amount(self, question: Question, seat: int) -> MoveTexts | None:
        """What Enter alone stands for, where this seat named an amount before."""
        word, _, amount = self.parser.repeated_amount(question, seat).partition(" ")
        if not amount:
            return None
        money = int(amount) * self.game.notation.unit
        sentence = self.words("or-again", money=money)
        typed = f"{self.parser.translator.show(word)} {self.words('coins', money=money)}"
        return MoveTexts(sentence, sentence, typed, typed)

    # -- hints and results -------------------------------------------------------------

    def hints(self, hints: Iterable[HintInfo]) -> list[str]:
        sentences = []
        for hint in hints:
            chances = {name: Fraction(chance) for name, chance in hint["chances"].items()}
            sentences.append(self.words.hint(engine.Hint(hint["name"], hint["facts"], chances)))
        return sentences

    def results(self, outcome: OutcomeInfo) -> Iterator[str]:
        """Everybody's place and score."""
        for result in outcome["results"]:
            seat = result["seat"]
            name = self.words("bank") if seat is None else self.words.names[seat]
            yield self.words("result", place=result["place"], name=name, score=result["score"])

    def summary(self, outcome: OutcomeInfo) -> Iterator[str]:
        """Statistics of the whole match, and for whom the house played."""
        yield from self.words.events(outcome["summary"])
        for result in outcome["results"]:
            if count := result["substituted"]:
                yield self.words("substituted", seat=result["seat"], count=count)
