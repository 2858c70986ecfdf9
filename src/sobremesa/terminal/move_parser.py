"""Parses what a person types at a table: a command, the number of a choice, an amount or a move.

A number is the amount where one is asked for, and the number of a choice elsewhere. Words may
be abbreviated as long as only one thing begins so, in the table's language or in the move
notation; besides, every verb of a move and every command has a letter of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from string import ascii_lowercase

from ..engine import Game, Refused
from ..protocol.types import AmountRange, MoveOption, Question
from ..words import Words
from ..words.input import MoveTranslator, command_words, fold

MAX_DIGITS = 12
TOO_MANY = 10**MAX_DIGITS  # more than any amount
MAX_LISTED = 6  # meanings of an ambiguous answer
NO_QUESTION: Question = {"number": 0, "asked": False, "moves": [], "amounts": [], "offered": []}
LEAVE_MOVE: MoveOption = {"text": "leave", "name": "move-leave", "facts": {}}  # allowed at any time


@dataclass(frozen=True)
class TypedCommand:
    """A command of the terminal, such as ``save``, and what was typed after it."""

    name: str
    argument: str = ""


class MoveParser:
    """Parses what is typed at the table of one game, in one language."""

    def __init__(self, words: Words, game: Game, command_names: Sequence[str]) -> None:
        self.words = words
        self.game = game
        self.translator = MoveTranslator(words, game)
        self.commands = command_words(words, command_names)
        verbs = Counter(text.split()[0] for text in game.notation.moves if text != LEAVE_MOVE["text"])
        verbs.update({word: len(game.notation.moves) for _, word in game.notation.bases})
        shown = {
            self.translator.show(verb): verb for verb, _ in verbs.most_common()
        }  # frequent verbs choose first
        shown |= {words(f"command-{name}"): name for name in command_names}
        self.letters = assign_letters(shown)  # by verb and by command
        self._by_letter = {letter: name for name, letter in self.letters.items()}
        self._last_amounts: dict[tuple[int, str], int] = {}  # by seat and verb

    # -- moves and commands ----------------------------------------------------------

    def parse(self, answer: str, question: Question, seat: int = 0) -> TypedCommand | str:
        """A command, or a move in the notation; raises ``Refused`` if the answer is ambiguous."""
        word, _, rest = answer.partition(" ")
        if name := self.commands.get(fold(word)):
            return TypedCommand(name, rest.strip())
        parsed = self._parse(answer, question, seat)
        if isinstance(parsed, str):
            self._remember_amount(parsed, question, seat)
        return parsed

    def _parse(self, answer: str, question: Question, seat: int) -> TypedCommand | str:
        if not answer:
            return self.repeated_amount(question, seat)
        if move := self._by_number(answer, question) or self._by_whole_words(answer, question):
            return move
        return self._by_abbreviation(answer, question)

    def _by_number(self, answer: str, question: Question) -> str:
        digits = self.translator.amount(answer)
        if not (digits.isascii() and digits.isdigit()):
            return ""
        if amount := open_amount(question):
            return f"{amount['word']} {digits}"
        if 1 <= to_int(digits) <= len(question["moves"]):
            return question["moves"][to_int(digits) - 1]["text"]
        return f"{question['amounts'][0]['word']} {digits}" if question["amounts"] else ""

    def _by_whole_words(self, answer: str, question: Question) -> str:
        """The sentence of a choice, or a move in the notation whether it is listed or not."""
        for move in [*question["moves"], *question["offered"], LEAVE_MOVE]:
            if fold(answer) == fold(self.words.move(move)):
                return move["text"]
        text = self.translator.read(answer)
        return text if self.game.notation.parse(text) is not None else ""

    def _by_abbreviation(self, answer: str, question: Question) -> TypedCommand | str:
        first, *rest = answer.split()
        by_letter = self._by_letter.get(fold(first), "")
        if by_letter in self.commands.values():
            return TypedCommand(by_letter, " ".join(rest))
        words = [by_letter or first, *rest]
        if amount := self._abbreviated_amount(words, question):
            return amount
        listed = [*question["moves"], *question["offered"], LEAVE_MOVE]
        moves = match_prefixes(words, {move["text"]: self._spellings(move) for move in listed})
        names = {
            name for text, name in self.commands.items() if not by_letter and text.startswith(fold(first))
        }
        if not (moves or names):  # the sentence of a choice may have other words than its move
            sentences = {move["text"]: [self.words.move(move).split()] for move in listed}
            moves = match_prefixes(answer.split(), sentences)
        if len(moves) + len(names) > 1:
            both = [*map(self.translator.show, moves), *(self.words(f"command-{name}") for name in names)]
            raise Refused("could-be", moves=", ".join(sorted(both)[:MAX_LISTED]))
        if names:
            return TypedCommand(names.pop(), " ".join(rest))
        return moves[0] if moves else self.translator.read(" ".join(words))

    def _abbreviated_amount(self, words: Sequence[str], question: Question) -> str:
        """``b 250``, where one may bet."""
        for amount in question["amounts"]:
            digits = self.translator.amount(" ".join(words[1:]))
            verbs = [[amount["word"]], [self.translator.show(amount["word"])]]
            if digits.isdigit() and has_prefixes(words[:1], verbs):
                return f"{amount['word']} {digits}"
        return ""

    def _spellings(self, move: MoveOption) -> list[list[str]]:
        """Every way to write a move, with its verb and without."""
        spellings = [move["text"].split(), self.translator.show(move["text"]).split()]
        return [*spellings, *(words[1:] for words in spellings if len(words) > 1)]

    # -- amounts -----------------------------------------------------------------------

    def repeated_amount(self, question: Question, seat: int) -> str:
        """What Enter alone means: the last amount of this seat, if it is still allowed."""
        amount = open_amount(question)
        last = self._last_amounts.get((seat, amount["word"])) if amount else None
        if amount and last and amount["least"] <= last <= amount["most"]:
            return f"{amount['word']} {last}"
        return ""

    def _remember_amount(self, move: str, question: Question, seat: int) -> None:
        word, _, digits = move.partition(" ")
        for amount in question["amounts"]:
            is_named = word == amount["word"] and digits.isdigit()
            if is_named and amount["least"] <= to_int(digits) <= amount["most"]:
                self._last_amounts[seat, word] = to_int(digits)


def to_int(digits: str) -> int:
    """A number; one with more digits than any amount is larger than all others."""
    return int(digits) if len(digits) <= MAX_DIGITS else TOO_MANY


def is_yes(answer: str, words: Words) -> bool:
    """Whether an answer is yes, or begins it, in English or in the table's language."""
    folded = fold(answer)
    return bool(folded) and any(yes.startswith(folded) for yes in ("yes", fold(words("yes"))))


def open_amount(question: Question) -> AmountRange | None:
    """The amount that is asked for, if there is more than one value to choose from."""
    return next((amount for amount in question["amounts"] if amount["least"] < amount["most"]), None)


def has_prefixes(words: Sequence[str], spellings: Sequence[Sequence[str]]) -> bool:
    """Whether each word begins the word at its place, in one of the spellings."""
    return any(
        len(words) <= len(parts)
        and all(fold(part).startswith(fold(word)) for word, part in zip(words, parts, strict=False))
        for parts in spellings
    )


def match_prefixes(words: Sequence[str], spellings: Mapping[str, Sequence[Sequence[str]]]) -> list[str]:
    """The moves that these words may abbreviate; if they are one written in full, that alone."""
    matches = [text for text, ways in spellings.items() if has_prefixes(words, ways)]
    folded = [*map(fold, words)]
    return [text for text in matches if folded in [[*map(fold, way)] for way in spellings[text]]] or matches


def assign_letters(shown: dict[str, str]) -> dict[str, str]:
    """A letter for each word: its first, else another of its own, else any that is free."""
    taken: dict[str, str] = {}
    for candidates in (lambda word: word[:1], str, lambda word: ascii_lowercase):
        for word, name in shown.items():
            free = [sign for sign in candidates(fold(word)) if sign.isalpha() and sign not in taken]
            if free and name not in taken.values():
                taken[free[0]] = name
    return {name: letter for letter, name in taken.items()}
