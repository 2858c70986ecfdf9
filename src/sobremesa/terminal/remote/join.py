"""``sobremesa join`` and ``host``: sit down at a table on a server, as a person of before or a new one."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rich.text import Text

from ...engine import BadInput
from ...local.identity import CodeLink, Identity, TableLink, save_identity, saved_identities
from ...protocol.rest import NewTable
from ...words import Words
from ..formatter import MatchFormatter
from ..plain.presenter import PlainPresenter
from ..plain.screen import PlainScreen, stdin_lines
from .invitation import invitation
from .rest import create_person, open_table, redeem_code
from .session import COMMANDS, RemoteSession
from .table import known_problem


class PlainDisplay(PlainScreen):
    """The display of a remote session in plain lines."""

    command_names = COMMANDS
    lists_commands = True

    @property
    def has_blocks(self) -> bool:
        return self.pretty

    def show_texts(self, title: str, texts: Sequence[Text]) -> None:
        for text in texts:
            self.draw(text)

    @property
    def confirms_leaving(self) -> bool:
        return self.is_typed_by_a_person

    def open_table(self, formatter: MatchFormatter, title: str) -> PlainPresenter:
        self.say(title, "bold")
        return PlainPresenter(formatter, self)


def find_table(text: str, words: Words) -> TableLink:
    """The table that a link or a short code leads to."""
    code = CodeLink.parse(text)
    if code is None:
        return TableLink.parse(text)
    with problems_in_words(words, PlainScreen()):
        return redeem_code(code)


def join(link: TableLink, name: str, preferred: str, words: Words, full: bool) -> None:
    """Sit at the table until the person has had enough; a problem is one sentence."""
    screen = PlainDisplay()
    with problems_in_words(words, screen):
        person = choose_person(link.server, name, preferred)
        if full:
            join_on_screen(link, person, words)
            return
        lines = stdin_lines()
        person = person or ask_for_person(link.server, words, screen, lines)
        join_in_lines(link, person, words, screen, lines)


def host(server: str, table: NewTable, name: str, preferred: str, words: Words, full: bool) -> None:
    """Open a table, show what invites others, and sit down there as its host."""
    screen, lines = PlainDisplay(), stdin_lines()
    with problems_in_words(words, screen):
        person = choose_person(server, name, preferred) or ask_for_person(server, words, screen, lines)
        link = open_table(server, person, table)
        shown = invitation(link, words, screen.has_blocks)
        screen.show_texts("", [*shown.lines, *shown.qr_code])
        if full:
            join_on_screen(link, person, words)
        else:
            join_in_lines(link, person, words, screen, lines)


@contextmanager
def problems_in_words(words: Words, screen: PlainScreen) -> Iterator[None]:
    """A problem begins a line of its own, and is one that has words here."""
    try:
        yield
    except BadInput as problem:
        screen.end_line()
        raise known_problem(problem, words) from None


def join_in_lines(
    link: TableLink, person: Identity, words: Words, screen: PlainDisplay, lines: Iterator[str]
) -> None:
    session = RemoteSession(link, person, words.lang, screen)
    try:
        asyncio.run(run_session(session, lines))
    except KeyboardInterrupt:
        screen.say("")
        session.say_how_to_come_back()


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
