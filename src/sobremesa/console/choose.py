"""Which game? Asked when nobody named one."""

from __future__ import annotations

from ..engine import BadInput, Game
from ..games import every_game, find
from ..words import Words
from ..words.typed import commands, fold
from .screen import Screen


def choose_game(words: Words) -> Game:
    """A menu of all games; a number or a name is an answer."""
    numbered = {str(number): game for number, game in enumerate(every_game(), 1)}
    screen = Screen()
    for number, game in numbered.items():
        own = Words(words.lang, game)
        screen.say(f"  {number}) {own('title')} [{game.id}]: {own('about')}")
    while True:
        try:
            answer = screen.ask(words("which-game"))
        except EOFError:
            answer = "quit"
        if fold(answer) in commands(words, ["quit"]):
            raise SystemExit(0)
        try:
            return numbered.get(answer) or find(answer)
        except BadInput as problem:
            screen.say(words.problem(problem), "red")
