"""``sobremesa join``: who comes, and to which table."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator

from ..engine import BadInput, Game, Options
from ..words import Words
from .guest import Link, Person, enter, known, remember
from .screen import Screen, typed_lines
from .teller import PlainTeller
from .visit import COMMANDS, Visit, worded


class Paper(Screen):
    """Lines, one below the other."""

    def teller(self, game: Game, options: Options, words: Words) -> PlainTeller:
        return PlainTeller(game, options, words, self, COMMANDS)


def join(link: Link, name: str, preferred: str, words: Words, full: bool) -> None:
    """Sit at the table until the person has had enough; a problem is one sentence."""
    screen = Paper()
    lines: Iterator[str]
    try:
        if full:
            lines = map(str.strip, sys.stdin)
            join_on_screen(link, who_comes(link.house, name, preferred, words, screen, lines), words)
            return
        lines = typed_lines()
        person = who_comes(link.house, name, preferred, words, screen, lines)
        visit = Visit(link, person, words.lang, screen)
        try:
            asyncio.run(stay(visit, lines))
        except KeyboardInterrupt:
            screen.say("")
            visit.say_how_to_come_back()
    except BadInput as problem:
        screen.end_line()
        raise worded(problem, words) from None


async def stay(visit: Visit, lines: Iterator[str]) -> None:
    visit.listen_to(lines)
    await visit.stay()


def join_on_screen(link: Link, person: Person, words: Words) -> None:
    from .full.house import House

    for line in House(words.lang, lambda house: house.visit(link, person)).run() or []:
        print(line)


def who_comes(
    house: str, name: str, preferred: str, words: Words, screen: Screen, lines: Iterator[str]
) -> Person:
    """Whoever came last from here, or under that name; else somebody new, by the name they prefer."""
    person = next((person for person in known(house) if name in ("", person.name)), None)
    if person is None:
        name = name or preferred
        if not name:
            screen.prompt(words("your-name"))
            name = next(lines, "")
            screen.answered()
        person = enter(house, name)
    remember(house, person)
    return person
