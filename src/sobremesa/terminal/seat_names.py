"""Names of seats that were given none."""

from __future__ import annotations

from collections.abc import Sequence

from ..bots.characters import CHARACTERS
from ..engine import PERSON
from ..words import Words


def seat_names(seats: Sequence[tuple[str, str]], words: Words) -> list[str]:
    """The name of every seat, from pairs of name and player: of one without, that of its character, with a
    number if somebody else has it, or that of its place."""
    names = [name.strip() for name, _ in seats]
    for place, (_, player) in enumerate(seats):
        if not names[place]:
            names[place] = default_name(place + 1, player, names, words)
    return names


def default_name(number: int, player: str, taken: Sequence[str], words: Words) -> str:
    if player not in CHARACTERS:
        return words("default-person" if player == PERSON else "default-bot", number=number)
    name = own = CHARACTERS[player].name
    count = 1
    while name.casefold() in map(str.casefold, taken):
        count += 1
        name = f"{own} {count}"
    return name
