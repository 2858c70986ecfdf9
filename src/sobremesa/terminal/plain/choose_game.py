"""Which game? Asked when nobody named one."""

from __future__ import annotations

from collections.abc import Iterator

from ...engine import BadInput, Game
from ...games import folder, packages
from ...words import Words, read_messages
from ...words.fluent import Bundle
from ...words.input import command_words, fold, resolve_game
from .screen import PlainScreen


def choose_game(words: Words) -> Game:
    """A menu of all games; a number or a name is an answer."""
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
    """What each game is called and about; only the one that is chosen need be imported."""
    for id in sorted(packages()):
        place = folder(id)
        path = place / "words" / f"{lang}.ftl" if place else None
        if path and path.exists():
            own = Bundle(lang, read_messages(path))
            yield id, f"{own.format('title', {})} [{id}]: {own.format('about', {})}"
