"""The terminal table of Conclave.

Magics have a colour and a letter, brotherhoods a letter and a little drawing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache, partial
from itertools import product
from typing import NamedTuple

from rich.text import Text

from ...drawing.cards import LOW, TALL, CardFace, framed
from ...drawing.columns import Column, draw_columns, text_column
from ...drawing.layout import Canvas, Layout, fit_layout, shorten, split_lines
from ...engine import Translate
from .notation import MAGIC_LETTERS
from .rules.options import TableOptions
from .view import Player, View

STYLES = {
    "b": "bright_blue", "o": "yellow", "p": "magenta", "r": "red", "t": "dark_orange", "v": "green",
}  # fmt: skip
SIGNS = {"c": "\\v/", "g": ") (", "s": "(:)"}  # a raven in flight, two horns, a snout
LEAST_NAME, LEAST_LETTERED = 8, 4
NO_END = 1000  # cells of a line

SENT, WON = "bold reverse", "bold underline"  # how an emissary is drawn that is tried out, and whom it wins


class Tried(NamedTuple):
    """An emissary that is tried out: its slot, its hole, its code, and the codes of whom it would win."""

    slot: int
    hole: tuple[int, int]
    code: str
    wins: frozenset[str]


@dataclass(frozen=True)
class Board(Canvas):
    """The canvas, on which an emissary may be tried out."""

    tried: Tried | None = None


Part = Callable[[View, Board], list[Text]]


def draw(
    view: View, options: TableOptions, translate: Translate, *, width: int, height: int, pretty: bool
) -> Text:
    """Draw the board on the left, and piles, own hand and everybody's followers on the right."""
    return fit_layout(layouts(view, Board(translate, width, pretty)), width, height)


def draw_tried(
    view: View, translate: Translate, tried: Tried, *, width: int, height: int, pretty: bool
) -> Text:
    """The same with an emissary in its hole."""
    return fit_layout(layouts(view, Board(translate, width, pretty, tried)), width, height)


def scores(view: View) -> list[int]:
    return [player["points"] for player in view["players"]]


def layouts(view: View, canvas: Board) -> Iterator[Layout]:
    """Smaller tables leave out the lower backs of the piles first, then the lists of followers, the
    frames, and the legend."""

    @cache
    def drawn(part: Part, width: int = canvas.width) -> list[Text]:
        """Draw each part once, however many layouts use it."""
        return [line for text in part(view, replace(canvas, width=width)) for line in split_lines(text)]

    boards: list[Part] = [framed_board, drawn_board, ruled_board] if canvas.pretty else []
    hands: list[Part] = [framed_hand, flat_hand] if canvas.pretty else [flat_hand]
    explained: list[tuple[list[Part], list[Part]]] = [
        ([], [followers, legend]), ([legend], [followers]), ([], [legend]), ([legend], []),
    ]  # fmt: skip
    narrow: list[Part] = [last_round, flat_hand, piles]
    either: list[Part] = [whole_piles, piles]
    for board, (beside, below), hand, lying in product([*boards, bare_board], explained, hands, either):
        right = [last_round, lying, hand, players, *beside]
        yield partial(side_by_side, drawn, canvas, board, right, below)
    for rest in ([followers, legend], [legend]):
        below = [whole_piles, players, *rest]
        yield partial(side_by_side, drawn, canvas, bare_board, [last_round, flat_hand], below)
        yield partial(side_by_side, drawn, canvas, bare_board, narrow, [players, *rest])
    for board, hand in product([*boards, bare_board], hands):
        yield partial(side_by_side, drawn, canvas, board, [last_round, piles, hand, players], [])
    for board in (bare_board, boardless):
        yield partial(side_by_side, drawn, canvas, board, narrow, [players])
    yield partial(side_by_side, drawn, canvas, boardless, narrow, [lettered])


def side_by_side(
    drawn: Callable[..., list[Text]], canvas: Canvas, board: Part, right: list[Part], below: list[Part]
) -> list[Text]:
    """The board, the block on its right, and the lines below both."""
    left = drawn(board)
    beside = canvas.width - max(line.cell_len for line in left) - 2
    lines = canvas.side_by_side(left, [line for part in right for line in drawn(part, beside)])
    return [*lines, *(line for part in below for line in drawn(part))]


# -- the board -------------------------------------------------------------------------


def face(code: str, empty: str = "") -> CardFace:
    """A card, or an empty cell with its position."""
    return (
        CardFace(code, SIGNS[code[2]], code, STYLES[code[0]]) if code else CardFace(empty, "", empty, "dim")
    )


def places(view: View, canvas: Board) -> list[list[CardFace]]:
    return [
        [place(code, row, column, canvas.tried) for column, code in enumerate(codes)]
        for row, codes in enumerate(view["board"])
    ]


def place(code: str, row: int, column: int, tried: Tried | None) -> CardFace:
    """A card of the board, or a hole; marked, if somebody is tried out here or won."""
    if tried and tried.hole == (row, column):
        return marked(face(tried.code), SENT)
    found = face(code, f"{row},{column}")
    return marked(found, WON) if tried and code in tried.wins else found


def marked(found: CardFace, style: str) -> CardFace:
    return found._replace(style=f"{style} {found.style}")


def framed_board(view: View, canvas: Board) -> list[Text]:
    """Every card in a frame of its own."""
    numbers = Text("  " + "".join(f"  {column}   " for column in range(len(view["board"]))))
    lines = [numbers]
    for row, faces in enumerate(places(view, canvas)):
        for at, line in enumerate(split_lines(framed(faces, TALL, " "))):
            lines.append(Text(f"{row} " if at == 1 else "  ").append_text(line))
    return lines


def drawn_board(view: View, canvas: Board) -> list[Text]:
    """A grid with the drawings of the brotherhoods."""
    return gridded(view, canvas, lambda faces: [[f.upper for f in faces], [f.lower for f in faces]])


def ruled_board(view: View, canvas: Board) -> list[Text]:
    """A grid with the codes alone."""
    return gridded(view, canvas, lambda faces: [[f.short for f in faces]])


def gridded(view: View, canvas: Board, inside: Callable[[list[CardFace]], list[list[str]]]) -> list[Text]:
    side = len(view["board"])
    lines = [Text("  " + "".join(f"  {column} " for column in range(side)))]
    for row, faces in enumerate(places(view, canvas)):
        edge = "┌┬┐" if row == 0 else "├┼┤"
        lines.append(ruled(edge, side))
        for at, texts in enumerate(inside(faces)):
            line = Text(f"{row} " if at == 0 else "  ").append("│", "dim")
            for found, text in zip(faces, texts, strict=True):
                line.append(f"{text:^3}", found.style).append("│", "dim")
            lines.append(line)
    return [*lines, ruled("└┴┘", side)]


def ruled(edge: str, side: int) -> Text:
    return Text("  ").append(edge[0] + edge[1].join(["───"] * side) + edge[2], "dim")


def bare_board(view: View, canvas: Board) -> list[Text]:
    """Lines of codes, with the numbers of rows and columns."""
    numbers = Text("  " + "".join(f" {column}  " for column in range(len(view["board"]))).rstrip())
    return [numbers, *(Text(f"{row} ").append_text(line) for row, line in enumerate(boardless(view, canvas)))]


def boardless(view: View, canvas: Board) -> list[Text]:
    """Only the codes; an empty cell shows its position."""
    return [
        Text(" ").join(Text(found.short, found.style) for found in faces) for faces in places(view, canvas)
    ]


# -- the rest --------------------------------------------------------------------------


def last_round(view: View, canvas: Canvas) -> list[Text]:
    turns = view["last_turns"]
    text = Text(canvas.translate("table-last-round", turns=turns), style="bold")
    return [shorten(text, canvas.width)] if turns else []


def back(code: str) -> Text:
    """The magic of a back; a dot for a gap."""
    return Text(code[:1] or ".", STYLES.get(code[:1], "dim"))


def backs(codes: list[str], joint: str = " ") -> Text:
    return Text(joint).join(map(back, codes))


def whole_piles(view: View, canvas: Canvas) -> list[Text]:
    """The backs from the top down; empty piles are left out."""
    lines = []
    for side, codes in view["piles"].items():
        pile = [Text(canvas.translate(f"table-{side}", count=len(codes))), *map(back, codes)]
        lines += canvas.flow(pile) if codes else []
    return lines


def piles(view: View, canvas: Canvas) -> list[Text]:
    """A line for each pile, with as many backs as fit."""
    return [shorten(line, canvas.width) for line in whole_piles(view, replace(canvas, width=NO_END))]


def own(view: View) -> list[str]:
    """The own hand: a spectator has none, and at the end nobody has."""
    hand = [] if view["you"] is None else view["players"][view["you"]]["hand"]
    return hand if any(hand) else []


def mark(canvas: Board, slot: int) -> str:
    """The sign before the number of the card that is tried out."""
    return "▸" if canvas.tried and canvas.tried.slot == slot else " "


def framed_hand(view: View, canvas: Board) -> list[Text]:
    """The cards below their positions."""
    hand = own(view)
    if not hand:
        return []
    numbers = Text("".join(f" {mark(canvas, slot)}{slot}   " for slot in range(len(hand))))
    cards = split_lines(framed([face(code, "   ") for code in hand], LOW, " "))
    return [Text(canvas.translate("table-your-hand")), numbers, *cards]


def flat_hand(view: View, canvas: Board) -> list[Text]:
    hand = own(view)
    if not hand:
        return []
    shown = [
        Text(f"{mark(canvas, slot).strip()}{slot}:").append(code or ".", STYLES[code[0]] if code else "dim")
        for slot, code in enumerate(hand)
    ]
    return canvas.flow([Text(canvas.translate("table-your-hand")), *shown])


def players(view: View, canvas: Canvas) -> list[Text]:
    """Influence by magic; a star marks who controls it at the moment."""
    translate, seated = canvas.translate, view["players"]
    names = [[name_of(view, seat, canvas)] for seat in range(len(seated))]
    hands = [[backs(player["hand"]), backs(player["hand"], "")] for player in seated]
    sums = [
        Column(f"{letter} ", [[summed(player, number)] for player in seated], align_right=True)
        for number, letter in enumerate(MAGIC_LETTERS)
    ]
    columns = [
        Column(translate("table-player"), names, min_width=LEAST_NAME),
        Column(translate("table-hand"), hands, drop_order=1),
        *sums,
        text_column(
            translate("table-points"), [str(player["points"]) for player in seated], align_right=True
        ),
    ]
    return draw_columns(canvas, columns, headed=True)


def lettered(view: View, canvas: Canvas) -> list[Text]:
    """Without headings: every sum has its letter."""
    seated = view["players"]
    sums = [
        Column("", [[lettered_sum(player, number)] for player in seated])
        for number in range(len(MAGIC_LETTERS))
    ]
    names = [[name_of(view, seat, canvas)] for seat in range(len(seated))]
    points = text_column("", [str(player["points"]) for player in seated], align_right=True)
    return draw_columns(canvas, [Column("", names, min_width=LEAST_LETTERED), *sums, points], headed=False)


def lettered_sum(player: Player, number: int) -> Text:
    letter = MAGIC_LETTERS[number]
    if not player["influence"][letter]:
        return Text(".", style="dim")
    return Text(letter, STYLES[letter]).append_text(summed(player, number))


def name_of(view: View, seat: int, canvas: Canvas) -> Text:
    name = canvas.seat_name(seat, seat == view["turn"])
    return name.append(" " + canvas.translate("table-gone"), "dim") if view["players"][seat]["gone"] else name


def summed(player: Player, number: int) -> Text:
    letter = MAGIC_LETTERS[number]
    total = player["influence"][letter]
    if letter in player["controls"]:
        return Text(f"{total}*", style=f"bold reverse {STYLES[letter]}")
    return Text(f"{total or '.'} ", style=STYLES[letter])


def followers(view: View, canvas: Canvas) -> list[Text]:
    """The followers of everybody, card by card."""
    lines = []
    for seat, player in enumerate(view["players"]):
        shown = [Text(code, STYLES[code[0]]) for code in player["followers"]]
        lines += canvas.flow([Text(canvas.translate("table-followers", seat=seat)), *shown]) if shown else []
    return lines


def legend(view: View, canvas: Canvas) -> list[Text]:
    """What the letters, drawings and the star mean."""
    magics = [Text(canvas.translate("magic", letter=letter), STYLES[letter]) for letter in MAGIC_LETTERS]
    kinds = [
        Text(f"{sign} " if canvas.pretty else "").append(canvas.translate("table-brotherhood", letter=letter))
        for letter, sign in SIGNS.items()
    ]
    return canvas.flow([*magics, *kinds, Text(canvas.translate("table-controls"))], "  ")
