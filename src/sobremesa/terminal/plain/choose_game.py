"""Asks which game to play, when none was named."""

from __future__ import annotations

from collections.abc import Iterator

from ...engine import BadInput, Game
from ...games import folder, packages
from ...words import Words, read_messages, word_file
from ...words.fluent import Bundle
from ...words.input import command_words, fold, resolve_game
from .screen import PlainScreen


def choose_game(words: Words) -> Game:
    """Show a menu of all games and read a number or a name."""
    screen = PlainScreen()
    numbered = {}
    for number, (id, line) in enumerate(titles(words.lang), 1):
        numbered[str(number)] = id
        screen.say(f"  {number}) {line}")
    while True:
        try:
            answer = screen.ask(words("which-game"))
        except EOFError:
            answer = "quit"
        if fold(answer) in command_words(words, ["quit"]):
            raise SystemExit(0)
        try:
            return resolve_game(numbered.get(answer, answer), words.lang)
        except BadInput as problem:
            screen.say(words.problem(problem), "red")


def titles(lang: str) -> Iterator[tuple[str, str]]:
    """The id of each game with its title and a sentence, read from its words without importing it."""
    for id in sorted(packages()):
        package = folder(id)
        path = word_file(package / "words", lang) if package else None
        if path and path.exists():
            bundle = Bundle(lang, read_messages(path))
            yield id, f"{bundle.format('title', {})} [{id}]: {bundle.format('about', {})}"
