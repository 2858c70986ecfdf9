"""The table of Conclave on a terminal, from the view alone.

Magics have a colour and a letter, brotherhoods a letter and a little drawing.
"""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...engine import Say
from ..drawing import Face, cards
from .notation import MAGIC_LETTERS
from .rules.options import Rules
from .view import Player, View

STYLES = {
    "b": "bright_blue", "o": "yellow", "p": "magenta", "r": "red", "t": "dark_orange", "v": "green",
}  # fmt: skip
SIGNS = {"c": "\\v/", "g": ") (", "s": "(:)"}  # a raven in flight, two horns, a snout


def draw(view: View, options: Rules, say: Say, pretty: bool) -> RenderableType:
    """The board on the left; piles, own hand and everybody's followers on the right."""
    right: list[RenderableType] = [*last_round(view, say), *piles(view, say)]
    right += [*own_hand(view, say, pretty), Text(), players(view, say)]
    if not pretty:
        return Group(Text(), plain_board(view), *right)
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_row(board(view), Group(*right))
    return Group(Text(), table)


# -- the board -------------------------------------------------------------------------


def face(code: str, upper: str = "   ") -> Face:
    """A card, or the place where one could lie, as wide as a card, with its position in it."""
    return (code, SIGNS[code[2]], STYLES[code[0]]) if code else (upper, "", "dim")


def board(view: View) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(vertical="middle")
    table.add_row("", "".join(f"  {column}   " for column in range(len(view["board"]))))
    for number, codes in enumerate(view["board"]):
        faces = [face(code, f"{number},{column}") for column, code in enumerate(codes)]
        table.add_row(str(number), cards(faces))
    return table


def plain_board(view: View) -> Text:
    """The board in lines of text."""
    lines = ["    " + "    ".join(str(column) for column in range(len(view["board"])))]
    for number, codes in enumerate(view["board"]):
        lines.append(f"{number}  " + "  ".join(code or " · " for code in codes))
    return Text("\n".join(lines))


# -- the rest --------------------------------------------------------------------------


def last_round(view: View, say: Say) -> list[Text]:
    turns = view["last_turns"]
    return [Text(say("table-last-round", turns=turns), style="bold")] if turns else []


def backs(codes: list[str]) -> Text:
    """Magics side by side; a gap is a dot."""
    return Text(" ").join(Text(code[:1] or "·", STYLES.get(code[:1], "dim")) for code in codes)


def piles(view: View, say: Say) -> list[Text]:
    return [
        Text.assemble(say(f"table-{side}", count=len(codes)), " ", backs(codes))
        for side, codes in view["piles"].items()
    ]


def own_hand(view: View, say: Say, pretty: bool) -> list[Text]:
    """The cards with their positions; a spectator has none."""
    if view["you"] is None:
        return []
    hand = view["players"][view["you"]]["hand"]
    if not pretty:
        shown = " ".join(f"{slot}:{code or '·'}" for slot, code in enumerate(hand))
        return [Text(f"{say('table-your-hand')} {shown}")]
    numbers = "".join(f"  {slot}   " for slot in range(len(hand)))
    return [Text(), Text(say("table-your-hand")), Text(numbers), cards([face(code) for code in hand])]


def players(view: View, say: Say) -> Table:
    """Sums by magic; a star marks who controls it at the moment."""
    table = Table(box=None, pad_edge=False, show_edge=False, padding=(0, 1, 0, 0))
    table.add_column(say("table-player"))
    table.add_column(say("table-hand"))
    for letter in MAGIC_LETTERS:
        table.add_column(f"{letter} ", style=STYLES[letter], header_style=STYLES[letter], justify="right")
    table.add_column(say("table-points"), justify="right")
    for seat, player in enumerate(view["players"]):
        now = seat == view["turn"]
        name = Text(("▶ " if now else "  ") + say("name", seat=seat), style="bold" if now else "")
        if player["gone"]:
            name.append(" " + say("table-gone"), "dim")
        table.add_row(name, backs(player["hand"]), *sums(player), str(player["points"]))
    return table


def sums(player: Player) -> list[Text]:
    return [
        Text(f"{total}*", style="bold reverse") if letter in player["controls"] else Text(f"{total or '·'} ")
        for letter, total in player["influence"].items()
    ]
