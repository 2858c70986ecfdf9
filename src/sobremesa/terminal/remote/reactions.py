"""The six reactions, as they are typed."""

from __future__ import annotations

from ...engine import BadInput
from ...protocol.messages import REACTIONS, React, Reaction
from ...words import Words
from ...words.input import fold

SIGN = "/"  # before a reaction that is typed without the command


def typed_reaction(reaction: Reaction, words: Words) -> str:
    """What may be typed for a reaction: its letters."""
    return SIGN + letters(words(f"reaction-{reaction}"))


def parse_reaction(typed: str, words: Words) -> React:
    """The reaction that begins so, in the language or by its name in the protocol."""
    wanted = letters(typed)
    spellings = {reaction: (letters(words(f"reaction-{reaction}")), reaction) for reaction in REACTIONS}
    found = [
        reaction
        for reaction, spelled in spellings.items()
        if wanted and any(spelling.startswith(wanted) for spelling in spelled)
    ]
    if len(found) != 1:
        known = ", ".join(typed_reaction(reaction, words) for reaction in REACTIONS)
        raise BadInput("reactions-known", known=known)
    return React(reaction=found[0])


def letters(text: str) -> str:
    return "".join(filter(str.isalpha, fold(text)))
