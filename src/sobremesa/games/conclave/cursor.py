"""The cursor of Conclave: an emissary is tried out on the drawn board before it is sent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from rich.text import Text

from ...engine import Fact, Hint, Placement, Translate
from .notation import Card, Followers
from .rules.actions import PLACE
from .rules.cards import CELLS, SIDE
from .rules.options import TableOptions
from .table import Tried, draw_tried
from .view import View, move_facts


def placement(action: int) -> Placement | None:
    if action < PLACE:
        return None
    slot, cell = divmod(action - PLACE, CELLS)
    return Placement(slot, cell // SIDE, cell % SIDE)


def draw(
    view: View,
    options: TableOptions,
    translate: Translate,
    action: int,
    *,
    width: int,
    height: int,
    pretty: bool,
) -> Text:
    """The table with the emissary in its hole, and the wizards marked whom it would win."""
    slot, cell = divmod(action - PLACE, CELLS)
    facts = move_facts(view, options, action)
    card, wins = cast("Card", facts["card"]), cast("list[str]", facts["wins"])
    tried = Tried(slot, divmod(cell, SIDE), card["code"], frozenset(wins))
    return draw_tried(view, translate, tried, width=width, height=height, pretty=pretty)


def preview(facts: Mapping[str, Fact]) -> Hint:
    """The sums of row and column, and the followers that the move of these facts would win."""
    wins = cast("list[str]", facts["wins"])
    followers: Followers = {"cards": ", ".join(wins), "count": len(wins)}
    name = "hint-crisis" if facts["crisis"] else "hint-place" if wins else "preview-nobody"
    return Hint(name, {**facts, "followers": followers}, {})
