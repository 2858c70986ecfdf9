"""``sobremesa join``: who comes, and to which table."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from ...engine import BadInput
from ...local.identity import Identity, TableLink, enter, save_identity, saved_identities
from ...words import Words
from ..formatter import MatchFormatter
from ..plain.presenter import PlainPresenter
from ..plain.screen import PlainScreen, stdin_lines
from .client import worded
from .session import COMMANDS, Visit


class PlainDisplay(PlainScreen):
    """The display of a remote session in plain lines."""

    command_names = COMMANDS
    lists_commands = True

    @property
    def confirms_leaving(self) -> bool:
        return self.is_typed_by_a_person

    def open_table(self, formatter: MatchFormatter, title: str) -> PlainPresenter:
        self.say(title, "bold")
        return PlainPresenter(formatter, self)


def join(link: TableLink, name: str, preferred: str, words: Words, full: bool) -> None:
    """Sit at the table until the person has had enough; a problem is one sentence."""
    screen = PlainDisplay()
    try:
        person = who_comes(link.server, name, preferred)
        if full:
            join_on_screen(link, person, words)
            return
        lines = stdin_lines()
        visit = Visit(link, person or newcomer(link.server, words, screen, lines), words.lang, screen)
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


def join_on_screen(link: TableLink, person: Identity | None, words: Words) -> None:
    from ..fullscreen.app import TerminalApp

    for line in TerminalApp(words.lang, lambda app: app.show_remote_match(link, person)).run() or []:
        PlainScreen().say(line)


def who_comes(house: str, name: str, preferred: str) -> Identity | None:
    """Whoever came last from here, or under that name; else somebody new by the name they prefer,
    or who has to be asked for one."""
    person = next((person for person in saved_identities(house) if name in ("", person.name)), None)
    if person is None and (name or preferred):
        person = enter(house, name or preferred)
    if person:
        save_identity(house, person)
    return person


def newcomer(house: str, words: Words, screen: PlainScreen, lines: Iterator[str]) -> Identity:
    screen.show_prompt(words("your-name"))
    name = next(lines, "")
    screen.close_prompt()
    person = enter(house, name)
    save_identity(house, person)
    return person
