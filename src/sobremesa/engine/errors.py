"""What can go wrong, by a key that has words in every language.

Problem
├── BadInput      something given to the house makes no sense
├── BadRecord     a record that cannot be read, or does not fit the rules
└── Refused       a move that may not be made now; its key is in the game's words
"""

from __future__ import annotations

from .text import shown


class Problem(ValueError):
    """A key of a word file and the facts that its sentence needs."""

    game = ""  # the id of the game whose words it needs, if any

    def __init__(self, key: str, /, **facts: object) -> None:
        self.key = key
        self.facts = facts
        super().__init__(key, facts)

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={shown(str(value))}" for name, value in self.facts.items())
        return f"{self.key} ({facts})" if facts else self.key


class BadInput(Problem):
    """Something given to the house makes no sense: exit status 2."""


class BadRecord(Problem):
    """A record that cannot be read, or whose next line does not fit the rules."""


class Refused(Problem):
    """A move that may not be made now."""
