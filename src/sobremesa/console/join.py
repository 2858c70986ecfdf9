"""``sobremesa join``: who comes, and to which table."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from ..engine import BadInput
from ..words import Words
from .guest import Link, Person, enter, known, remember
from .screen import Screen, typed_lines
from .visit import Visit, worded


def join(link: Link, name: str, words: Words) -> None:
    """Sit at the table until the person has had enough; a problem is one sentence."""
    screen, lines = Screen(), typed_lines()
    try:
        person = who_comes(link.house, name, words, screen, lines)
        visit = Visit(link, person, words.lang, screen)
        try:
            asyncio.run(visit.stay(lines))
        except KeyboardInterrupt:
            screen.say("")
            visit.say_how_to_come_back()
    except BadInput as problem:
        screen.end_line()
        raise worded(problem, words) from None


def who_comes(house: str, name: str, words: Words, screen: Screen, lines: Iterator[str]) -> Person:
    """Whoever came last from here, or under that name; else somebody new."""
    person = next((person for person in known(house) if name in ("", person.name)), None)
    if person is None:
        if not name:
            screen.prompt(words("your-name"))
            name = next(lines, "")
            screen.answered()
        person = enter(house, name)
    remember(house, person)
    return person
