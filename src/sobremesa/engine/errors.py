"""Errors with a key that has words in every language.

Problem
├── BadInput      invalid input
├── BadRecord     a record that cannot be read, or does not fit the rules
└── Refused       a move that may not be made now; its key is in the game's words
"""

from __future__ import annotations

from .text import sanitize


class Problem(ValueError):
    """An error described by a word key and the facts of its sentence."""

    game = ""  # the id of the game whose words have the key, if it is not a common one

    def __init__(self, key: str, /, **facts: object) -> None:
        self.key = key
        self.facts = facts
        super().__init__(key, facts)

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={sanitize(str(value))}" for name, value in self.facts.items())
        return f"{self.key} ({facts})" if facts else self.key


class BadInput(Problem):
    """Invalid input; the command line exits with status 2."""


class BadRecord(Problem):
    """A record that cannot be read, or whose next line does not fit the rules."""


class Refused(Problem):
    """A move that may not be made now."""
