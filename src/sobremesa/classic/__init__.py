"""The programs that the course documents ask for, in the documents' own languages.

One module or folder a program, found by walking this folder. Each has a click command ``main``,
which returns the exit status; the rules they play by are those of ``games``. What is here
serves several of them.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import click

from ..engine import Match
from ..local.files import file_problem, read_text
from ..local.records import RecordWriter, check_can_create
from ..words import Words

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

BOM = "\ufeff"  # some editors put it before a file's first line


def complete_files(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Let the shell complete the name of a file."""
    from click.shell_completion import CompletionItem  # late: start-up does not need it

    return [CompletionItem(incomplete, type="file")]


class WrongDecks(ValueError):
    """A file of decks cannot be used; the message is in the program's language."""


class DeckTexts(NamedTuple):
    """The messages of a program for files of decks that it cannot use."""

    none: str
    unknown: str
    twice: str
    size: str


def read_decks(path: Path, codes: Sequence[str], texts: DeckTexts) -> list[list[int]]:
    """Read decks, one a line: every card once, in the order they are drawn; ``ronda N:`` may lead."""
    decks = []
    for number, line in enumerate(read_text(path).removeprefix(BOM).splitlines(), 1):
        if line.strip():
            cards = line.rpartition(":")[2].split()
            check_deck(cards, codes, texts, {"file": path, "line": number})
            decks.append([codes.index(card) for card in cards])
    if not decks:
        raise WrongDecks(texts.none.format(file=path))
    return decks


def check_deck(
    cards: Sequence[str], codes: Sequence[str], texts: DeckTexts, where: Mapping[str, object]
) -> None:
    """Refuse a deck for the first of its cards that is wrong, or for their number."""
    for place, card in enumerate(cards, 1):
        first = cards.index(card) + 1
        if card not in codes:
            raise WrongDecks(texts.unknown.format(place=place, card=repr(card[:20]), **where))
        if first < place:
            raise WrongDecks(texts.twice.format(place=place, card=card, first=first, **where))
    if len(cards) != len(codes):
        raise WrongDecks(texts.size.format(given=len(cards), due=len(codes), **where))


class MatchRecorder:
    """Writes the record of a match, if a file for it was named; a wrong file is refused before play."""

    def __init__(self, path: Path | None, lang: str) -> None:
        self.path = path
        self.lang = lang
        self.writer: RecordWriter | None = None
        if path:
            check_can_create(path)

    def start(self, match: Match) -> None:
        if self.path:
            self.writer = RecordWriter.create(match, self.path)

    def flush(self) -> None:
        """Write the moves made since the last call.

        A full disk is reported and ends no match: the next call tries again.
        """
        if not self.writer:
            return
        try:
            self.writer.flush()
            if self.writer.match.is_over:  # a program may record its next round in another file
                self.writer.close()
        except OSError as error:
            problem = file_problem("cannot-write", self.writer.path, error)
            print(Words(self.lang).problem(problem), file=sys.stderr)
