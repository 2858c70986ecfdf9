"""What a person meant by what they typed: a command, a line of the list, an amount or a move.

A number is the amount where one is asked for, and else the line of that number. Words may
be begun only, as long as one thing begins so, in the table's language or in the notation
of the house; every word of a move and every command has a letter of its own besides.
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

MOST_DIGITS = 12
MORE_THAN_ANY = 10**MOST_DIGITS
MOST_TOLD = 6  # of the things that a beginning could mean
NO_QUESTION: Question = {"number": 0, "asked": False, "moves": [], "amounts": [], "offered": []}
LEAVING: MoveOption = {"text": "leave", "name": "move-leave", "facts": {}}  # may be said at any time


@dataclass(frozen=True)
class Command:
    name: str
    rest: str = ""


class Reader:
    """Reads what is typed at the table of one game in one language."""

    def __init__(self, words: Words, game: Game, names: Sequence[str]) -> None:
        self.words = words
        self.game = game
        self.typed = MoveTranslator(words, game)
        self.commands = command_words(words, names)
        verbs = Counter(text.split()[0] for text in game.notation.moves if text != LEAVING["text"])
        verbs.update({word: len(game.notation.moves) for _, word in game.notation.bases})
        shown = {self.typed.show(verb): verb for verb, _ in verbs.most_common()}  # what says most comes first
        shown |= {words(f"command-{name}"): name for name in names}
        self.keys = letters(shown)  # of what is shown, by what it means
        self._meant = {letter: name for name, letter in self.keys.items()}
        self._last: dict[tuple[int, str], int] = {}  # the amount each seat said last, by its word

    # -- reading -------------------------------------------------------------------

    def read(self, answer: str, question: Question, seat: int = 0) -> Command | str:
        """A command, or a move in the notation of the house; raises ``Refused`` if it could be several."""
        word, _, rest = answer.partition(" ")
        if name := self.commands.get(fold(word)):
            return Command(name, rest.strip())
        return self._remembered(self._read(answer, question, seat), question, seat)

    def _read(self, answer: str, question: Question, seat: int) -> Command | str:
        if not answer:
            return self.again(question, seat)
        if (move := self._by_number(answer, question)) or (move := self._exactly(answer, question)):
            return move
        return self._begun(answer, question)

    def _by_number(self, answer: str, question: Question) -> str:
        amount = self.typed.amount(answer)
        if not (amount.isascii() and amount.isdigit()):
            return ""
        if due := open_amount(question):
            return f"{due['word']} {amount}"
        if 1 <= whole(amount) <= len(question["moves"]):
            return question["moves"][whole(amount) - 1]["text"]
        return f"{question['amounts'][0]['word']} {amount}" if question["amounts"] else ""

    def _exactly(self, answer: str, question: Question) -> str:
        """The words of a line, or a move as it is written, listed or not."""
        for move in [*question["moves"], *question["offered"], LEAVING]:
            if fold(answer) == fold(self.words.move(move)):
                return move["text"]
        text = self.typed.read(answer)
        return text if self.game.notation.parse(text) is not None else ""

    def _begun(self, answer: str, question: Question) -> Command | str:
        first, *others = answer.split()
        meant = self._meant.get(fold(first), "")
        if meant in self.commands.values():
            return Command(meant, " ".join(others))
        words = [meant or first, *others]
        if due := self._amount_begun(words, question):
            return due
        listed = [*question["moves"], *question["offered"], LEAVING]
        moves = begun(words, {move["text"]: self._written(move) for move in listed})
        named = {name for text, name in self.commands.items() if not meant and text.startswith(fold(first))}
        if not (moves or named):  # the sentence of a line may have other words than its move
            told = {move["text"]: [self.words.move(move).split()] for move in listed}
            moves = begun(answer.split(), told)
        if len(moves) + len(named) > 1:
            both = [*(self.typed.show(text) for text in moves), *(self.words(f"command-{n}") for n in named)]
            raise Refused("could-be", moves=", ".join(sorted(both)[:MOST_TOLD]))
        if named:
            return Command(named.pop(), " ".join(others))
        return moves[0] if moves else self.typed.read(" ".join(words))

    def _amount_begun(self, words: Sequence[str], question: Question) -> str:
        """``b 250``, where one may bet."""
        for due in question["amounts"]:
            amount = self.typed.amount(" ".join(words[1:]))
            if amount.isdigit() and is_begun(words[:1], [due["word"]], [self.typed.show(due["word"])]):
                return f"{due['word']} {amount}"
        return ""

    def _written(self, move: MoveOption) -> list[list[str]]:
        """Every way to write a move, the first word left out or not."""
        ways = [move["text"].split(), self.typed.show(move["text"]).split()]
        return [*ways, *(way[1:] for way in ways if len(way) > 1)]

    # -- amounts -------------------------------------------------------------------

    def again(self, question: Question, seat: int) -> str:
        """What Enter alone means: the amount that this seat said last, while it may be said."""
        due = open_amount(question)
        last = self._last.get((seat, due["word"])) if due else None
        return f"{due['word']} {last}" if due and last and due["least"] <= last <= due["most"] else ""

    def _remembered(self, read: Command | str, question: Question, seat: int) -> Command | str:
        if isinstance(read, str):
            word, _, amount = read.partition(" ")
            for due in question["amounts"]:
                if word == due["word"] and amount.isdigit() and due["least"] <= whole(amount) <= due["most"]:
                    self._last[seat, word] = whole(amount)
        return read


def whole(digits: str) -> int:
    """A number; one with more digits than anybody means is larger than all others."""
    return int(digits) if len(digits) <= MOST_DIGITS else MORE_THAN_ANY


def is_yes(answer: str, words: Words) -> bool:
    """In either language, or its beginning; nothing is no."""
    said = fold(answer)
    return bool(said) and any(yes.startswith(said) for yes in ("yes", fold(words("yes"))))


def open_amount(question: Question) -> AmountRange | None:
    """The amount that is asked for, if there is a choice of it."""
    return next((due for due in question["amounts"] if due["least"] < due["most"]), None)


def is_begun(words: Sequence[str], *ways: Sequence[str]) -> bool:
    """Whether each word is the beginning of a part, in its place."""
    return any(
        len(words) <= len(parts)
        and all(fold(part).startswith(fold(word)) for word, part in zip(words, parts, strict=False))
        for parts in ways
    )


def begun(words: Sequence[str], ways: Mapping[str, Sequence[Sequence[str]]]) -> list[str]:
    """What can be meant by these words; what is whole wins over what is only begun."""
    meant = [text for text, parts in ways.items() if is_begun(words, *parts)]
    said = [*map(fold, words)]
    return [text for text in meant if said in [[*map(fold, way)] for way in ways[text]]] or meant


def letters(shown: dict[str, str]) -> dict[str, str]:
    """A letter for each word: its first, else one of its others, else any that no other word has."""
    taken: dict[str, str] = {}
    for look in (lambda word: word[:1], str, lambda word: ascii_lowercase):
        for word, name in shown.items():
            free = [sign for sign in look(fold(word)) if sign.isalpha() and sign not in taken]
            if free and name not in taken.values():
                taken[free[0]] = name
    return {name: letter for letter, name in taken.items()}
