"""Characters: the computer players that people choose by name, the same in every game.

A character is a level, a style and a pace. What a style is in a game is said in the game's folder
(``Game.styles``); in a game without that style a character plays its level as it is.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Character:
    """A computer player with a name. The pace is that of its moves, in parts of the table's."""

    id: str
    name: str
    level: int
    style: str
    pace: float


CHARACTERS = {
    one.id: one
    for one in (
        Character("pepe", "Pepe", 1, "forgetful", 1.0),
        Character("tono", "Tono", 2, "best-first", 0.6),
        Character("ines", "Inês", 2, "daring", 0.8),
        Character("lola", "Lola", 3, "saving", 1.0),
        Character("quim", "Quim", 3, "safe", 1.6),
        Character("nuria", "Nuria", 4, "pressing", 1.2),
        Character("dolors", "Dolors", 4, "remembering", 1.3),
        Character("marcel", "Marcel", 5, "searching", 1.4),
    )
}

# The first choices where nobody was chosen: different ones, about as good as most people.
COMPANY = ("lola", "tono", "quim", "ines", "nuria", "pepe", "dolors", "marcel")


def company(count: int, besides: Iterable[str] = ()) -> list[str]:
    """So many characters, different from each other and from those at the table, if there are enough."""
    seated = list(besides)
    free = [id for id in COMPANY if id not in seated]
    return [(free + list(COMPANY) * count)[number] for number in range(count)]


def pace_of(player: str) -> float:
    """The pace of a player, in parts of the table's: 1 for one without character."""
    return CHARACTERS[player].pace if player in CHARACTERS else 1.0
