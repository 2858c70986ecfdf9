"""Translates what people type, in their language, to moves in notation, games and commands.

Moves are recorded and sent in one notation (``play r7``, ``bet 1500``). Every word of it has a
translation, ``typed-…`` in the word files, and every card a code, ``card.code``: a move is
translated word by word, in both directions. The notation itself is always understood.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from ..engine import BadInput, Game
from ..games import BrokenGame, every_game, find, packages
from . import Words


def fold(text: str) -> str:
    """A text without capitals and accents, so that both may be left out when typing."""
    letters = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


class MoveTranslator:
    """Translates moves of one game between notation and one language."""

    def __init__(self, words: Words, game: Game) -> None:
        notation = game.notation
        self.amounts = {word for _, word in notation.bases}
        written = {part for text in notation.moves for part in text.split()} | self.amounts
        codes = written & set(notation.cards)
        self.shown = {code: words.code(code) for code in codes}
        self.shown |= {word: words(f"typed-{word}") for word in written - codes if is_word(word)}
        self.notation = {fold(typed): word for word, typed in self.shown.items()}
        decimal = words("share", share=0.5)[1]
        separator = "," if decimal == "." else "."  # between thousands; a space may be typed as well
        self.number = re.compile(rf"\d{{1,3}}(?:[\s{separator}\u00a0\u202f]\d{{3}})+|\d+", re.ASCII)

    def show(self, text: str) -> str:
        """A move in notation, as it is typed in this language."""
        return " ".join(self.shown.get(part, part) for part in text.split())

    def read(self, answer: str) -> str:
        """A typed answer in notation; words that are not translated stay as they are."""
        parts = answer.split()
        read = [self.notation.get(fold(part), part) for part in parts]
        if read and read[0] in self.amounts:
            return f"{read[0]} {self.amount(' '.join(parts[1:]))}"
        return " ".join(read)

    def amount(self, text: str) -> str:
        """A whole number without its thousands separators; any other text stays as it is."""
        return re.sub(r"\D", "", text) if self.number.fullmatch(text) else text


def is_word(part: str) -> bool:
    """Whether a part of a move is translated; numbers, signs and single letters are not."""
    return len(part) > 1 and part.isalpha()


def resolve_game(text: str, lang: str) -> Game:
    """Find a game by its id or its title, or by an unambiguous beginning of one."""
    name = fold(text).strip().replace(" ", "-")
    try:
        return find(name)
    except BrokenGame:
        raise
    except BadInput:
        matching = [game for game in every_game() if has_prefix(game, name, lang)]
        if len(matching) == 1 and name:
            return matching[0]
        raise BadInput("unknown-game", game=text, known=", ".join(sorted(packages()))) from None


def has_prefix(game: Game, prefix: str, lang: str) -> bool:
    title = fold(Words(lang, game)("title")).replace(" ", "-")
    return game.id.startswith(prefix) or title.startswith(prefix)


def command_words(words: Words, names: Iterable[str]) -> dict[str, str]:
    """Commands at a table by the words for them, in the language and in English."""
    names = list(names)
    return {name: name for name in names} | {fold(words(f"command-{name}")): name for name in names}
