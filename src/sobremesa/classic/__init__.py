"""The programs that the course documents ask for, in the documents' own languages.

One module a program, found by walking this folder. Each has ``add_arguments``
and ``main``; the rules they play by are the house's, written once in ``games``.
"""

from __future__ import annotations

import sys
from pathlib import Path

from ..archive import Keeper, check_place
from ..engine import Match
from ..files import problem
from ..words import Words


class Page:
    """Where a match is kept, if anywhere: refused before play, written move by move."""

    def __init__(self, path: Path | None, lang: str) -> None:
        self.path = path
        self.lang = lang
        self.keeper: Keeper | None = None
        if path:
            check_place(path)

    def begin(self, match: Match) -> None:
        if self.path:
            self.keeper = Keeper.begin(match, self.path)

    def keep(self) -> None:
        """A full disk is said, and ends no match: all of it is tried again with the next move."""
        if self.keeper:
            try:
                self.keeper.keep()
                if self.keeper.match.over:  # the next round of a program may have a page of its own
                    self.keeper.close()
            except OSError as why:
                said = Words(self.lang).problem(problem("cannot-write", self.keeper.path, why))
                print(said, file=sys.stderr)
