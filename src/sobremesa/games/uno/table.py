"""The table of UNO on a terminal, from the view alone."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...engine import Say
from ..drawing import Face, cards
from .notation import LETTERS
from .rules.options import TO_TARGET, Rules
from .view import Player, View

STYLES = {"r": "red", "y": "yellow", "g": "green", "b": "bright_blue"}
SIGNS = {"r": "⇄", "s": "⊘"}  # reverse, skip
WILD_SIGNS = {"wild": "★", "+4": "+4★"}
IN_A_ROW = 10  # cards that fit a narrow terminal side by side, in the language with the longest codes


def style(code: str) -> str:
    return STYLES.get(code[0], "bold") if code not in WILD_SIGNS else "bold magenta"


def face(code: str, say: Say) -> Face:
    """The symbol above, and below what is typed to play it."""
    symbol = WILD_SIGNS.get(code) or SIGNS.get(code[1:], code[1:])
    return symbol, say("shown", cards=code), style(code)


def draw(view: View, options: Rules, say: Say, pretty: bool) -> RenderableType:
    """The others, what lies in the middle, and the own hand."""
    counts_points = options.length == TO_TARGET
    lines: list[RenderableType] = [Text(), headline(view, options, say)]
    lines += [players(view, counts_points, say, pretty), Text(), middle(view, say, pretty)]
    if view["you"] is not None and view["ending"] is None:
        lines.append(Text(say("table-hand"), style="bold"))
        lines += hand(view["players"][view["you"]]["known"], say, pretty)
    return Group(*lines)


def headline(view: View, options: Rules, say: Say) -> Text:
    parts = [say("table-round", round=view["round"])]
    if options.length == TO_TARGET:
        parts.append(say("table-target", points=options.target))
    way = "↺ " if view["counter_clockwise"] else "↻ "
    parts.append(way + say("direction", way="counter" if view["counter_clockwise"] else "clockwise"))
    return Text(" · ".join(parts), style="bold")


def players(view: View, counts_points: bool, say: Say, pretty: bool) -> Table:
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    for seat, player in enumerate(view["players"]):
        now = seat == view["turn"]
        name = Text(("▶ " if now else "  ") + say("name", seat=seat), style="bold" if now else "")
        held = Text(say("table-cards", count=player["cards"]))
        points = say("table-points", points=player["points"]) if counts_points else ""
        backs = Text("▮" * player["cards"] if pretty else "", style="dim")
        table.add_row(name, held, backs, points, marks(view, seat, player, say))
    return table


def marks(view: View, seat: int, player: Player, say: Say) -> Text:
    """What else is to be said of a seat, and what you have seen of its hand."""
    told = []
    if seat == view["dealer"]:
        told.append(say("table-deals"))
    if player["uno"] == "called":
        told.append(say("table-uno"))
    if player["uno"] == "exposed":
        told.append(say("table-exposed"))
    if seat == view["you"] and view["pressed"]:
        told.append(say("table-pressed"))
    if player["gone"]:
        told.append(say("table-gone"))
    if seat != view["you"] and player["known"]:
        told.append(say("shown", cards=" ".join(player["known"])))
    return Text(", ".join(told))


def middle(view: View, say: Say, pretty: bool) -> RenderableType:
    """The top card, the colour in play, and what is left to draw."""
    colour = Text(say("table-colour", colour=say("colour", letter=view["colour"] or "none")))
    if pretty and view["colour"]:
        colour.stylize(f"bold {STYLES[view['colour']]}")
    told = Text(" · ").join([colour, Text(say("table-pile", count=view["pile"]))])
    if view["pending"]:
        told.append(" · " + say("table-pending", count=view["pending"]), "bold")
    if not pretty:
        return Text(f"[{say('shown', cards=view['top'])}] ") + told
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(vertical="middle")
    table.add_column(vertical="middle")
    table.add_row(cards([face(view["top"], say)]), told)
    return table


def hand(codes: Sequence[str], say: Say, pretty: bool) -> list[RenderableType]:
    """Grouped by colour, the wild cards last."""
    if pretty:
        rows = [codes[at : at + IN_A_ROW] for at in range(0, len(codes), IN_A_ROW)]
        return [cards([face(code, say) for code in row]) for row in rows]
    wild = [code for code in codes if code in WILD_SIGNS]
    groups = [[code for code in codes if code[0] == letter and code not in wild] for letter in LETTERS]
    shown = [say("shown", cards=" ".join(group)) for group in [*groups, wild] if group]
    return [Text(" | ".join(shown))]
