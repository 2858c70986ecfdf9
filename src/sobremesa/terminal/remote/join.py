"""``sobremesa join``: sit down at a table on a server, as a person of before or a new one."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from ...engine import BadInput
from ...local.identity import Identity, TableLink, save_identity, saved_identities
from ...words import Words
from ..formatter import MatchFormatter
from ..plain.presenter import PlainPresenter
from ..plain.screen import PlainScreen, stdin_lines
from .rest import create_person
from .session import COMMANDS, RemoteSession
from .table import known_problem


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
        person = choose_person(link.server, name, preferred)
        if full:
            join_on_screen(link, person, words)
            return
        lines = stdin_lines()
        person = person or ask_for_person(link.server, words, screen, lines)
        session = RemoteSession(link, person, words.lang, screen)
        try:
            asyncio.run(run_session(session, lines))
        except KeyboardInterrupt:
            screen.say("")
            session.say_how_to_come_back()
    except BadInput as problem:
        screen.end_line()
        raise known_problem(problem, words) from None


async def run_session(session: RemoteSession, lines: Iterator[str]) -> None:
    session.read_lines(lines)
    await session.run()


def join_on_screen(link: TableLink, person: Identity | None, words: Words) -> None:
    from ..fullscreen.app import TerminalApp

    for line in TerminalApp(words.lang, lambda app: app.show_remote_match(link, person)).run() or []:
        PlainScreen().say(line)


def choose_person(server: str, name: str, preferred: str) -> Identity | None:
    """The identity that was used last on this server, or under that name; else a new one by the
    preferred name. None if there is no name to go by."""
    person = next((person for person in saved_identities(server) if name in ("", person.name)), None)
    if person is None and (name or preferred):
        person = create_person(server, name or preferred)
    if person:
        save_identity(server, person)
    return person


def ask_for_person(server: str, words: Words, screen: PlainScreen, lines: Iterator[str]) -> Identity:
    """A new identity by the name that is typed."""
    screen.show_prompt(words("your-name"))
    name = next(lines, "")
    screen.close_prompt()
    person = create_person(server, name)
    save_identity(server, person)
    return person
