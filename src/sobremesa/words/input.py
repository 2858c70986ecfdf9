"""What people type in their language, and what it is in the notation of the house.

Moves are recorded and sent in one notation (``play r7``, ``bet 1500``). Every word of it
has one in each language, ``typed-…`` in the word files, and every card a code, ``card.code``:
a move is shown and read word by word. The notation itself is always understood.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from ..engine import BadInput, Game
from ..games import BrokenGame, every_game, find, packages
from . import Words


def fold(text: str) -> str:
    """Without capitals and accents, which are not typed by everybody."""
    letters = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


class Typed:
    """The typed words of one game in one language."""

    def __init__(self, words: Words, game: Game) -> None:
        notation = game.notation
        self.amounts = {word for _, word in notation.bases}
        written = {part for text in notation.moves for part in text.split()} | self.amounts
        codes = written & set(notation.cards)
        self.shown = {code: words.code(code) for code in codes}
        self.shown |= {word: words(f"typed-{word}") for word in written - codes if is_word(word)}
        self.meant = {fold(typed): word for word, typed in self.shown.items()}
        grouped = re.sub(r"\d", "", words("share", share=1_000_000))  # the sign between thousands
        self.number = re.compile(rf"\d{{1,3}}(?:[\s{re.escape(grouped)}]\d{{3}})+|\d+", re.ASCII)

    def show(self, text: str) -> str:
        """A move as it is typed in this language."""
        return " ".join(self.shown.get(part, part) for part in text.split())

    def read(self, answer: str) -> str:
        """What was typed, in the notation of the house; what is no word of it stays as it is."""
        parts = answer.split()
        read = [self.meant.get(fold(part), part) for part in parts]
        if read and read[0] in self.amounts:
            return f"{read[0]} {self.amount(' '.join(parts[1:]))}"
        return " ".join(read)

    def amount(self, text: str) -> str:
        """A whole number without the signs between its thousands."""
        return re.sub(r"\D", "", text) if self.number.fullmatch(text) else text


def is_word(part: str) -> bool:
    """Words are translated; numbers, signs and single letters stand for themselves."""
    return len(part) > 1 and part.isalpha()


def game_called(text: str, lang: str) -> Game:
    """A game by its id or its title, or the beginning of one if no other begins so."""
    called = fold(text).strip().replace(" ", "-")
    try:
        return find(called)
    except BrokenGame:
        raise
    except BadInput:
        begun = [game for game in every_game() if is_called(game, called, lang)]
        if len(begun) == 1 and called:
            return begun[0]
        raise BadInput("unknown-game", game=text, known=", ".join(sorted(packages()))) from None


def is_called(game: Game, called: str, lang: str) -> bool:
    title = fold(Words(lang, game)("title")).replace(" ", "-")
    return game.id.startswith(called) or title.startswith(called)


def commands(words: Words, names: Iterable[str]) -> dict[str, str]:
    """The commands by what people type, in their language and in English."""
    names = list(names)
    return {name: name for name in names} | {fold(words(f"command-{name}")): name for name in names}
