"""The table of UNO drawn for a terminal, from the view alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import product

from rich.text import Text

from ...drawing.cards import TALL, CardFace, framed
from ...drawing.columns import Column, draw_columns
from ...drawing.layout import Canvas, Layout, first_fitting, fit_layout, shorten, split_lines
from ...engine import Translate
from .notation import LETTERS
from .rules.options import TO_TARGET, TableOptions
from .view import Player, View

STYLES = {"r": "red", "y": "yellow", "g": "green", "b": "bright_blue"}
SIGNS = {"r": "⇄", "s": "⊘"}  # reverse, skip
WILD_SIGNS = {"wild": "★", "+4": "+4★"}
LEAST_NAME = 8

Middle = Callable[[View, Canvas], list[Text]]
Hand = Callable[[Sequence[str], Canvas], list[Text]]


def draw(
    view: View, options: TableOptions, translate: Translate, *, width: int, height: int, pretty: bool
) -> Text:
    """Draw the players, what lies in the middle, and the own hand."""
    return fit_layout(layouts(view, options, Canvas(translate, width, pretty)), width, height)


def scores(view: View) -> list[int]:
    return [player["points"] for player in view["players"]]


def layouts(view: View, options: TableOptions, canvas: Canvas) -> Iterator[Layout]:
    """All layouts, the roomiest first. What is left out with less room: first the legend of the signs,
    then the frames, a line for each player, the spaces between cards."""
    head = partial(headline, view, options, canvas)
    alone = partial(in_lines, view, options, canvas)
    pairs = partial(in_pairs, view, options, canvas)
    close = partial(crowded, view, canvas)
    compose, signs = partial(composed, view, canvas), partial(legend, canvas)
    if canvas.pretty:  # else there are no signs
        for players, middle in product((alone, pairs), (framed_middle, flat_middle)):
            yield partial(compose, [head, players], middle, framed_hand, signs)
            yield partial(compose, [head, players], middle, framed_hand)
    for players in (alone, pairs, close):
        yield partial(compose, [head, players], flat_middle, flat_hand)
    for hand in (flat_hand, dense_hand):
        yield partial(compose, [close], flat_middle, hand)
    yield partial(compose, [partial(crowded, view, canvas, least=4)], flat_middle, dense_hand)


def composed(
    view: View, canvas: Canvas, above: Sequence[Layout], middle: Middle, hand: Hand, *below: Layout
) -> list[Text]:
    lines = [line for part in above for line in part()]
    lines += middle(view, canvas)
    if view["you"] is not None and view["ending"] is None:
        lines += hand(view["players"][view["you"]]["known"], canvas)
    return [*lines, *(line for part in below for line in part())]


def headline(view: View, options: TableOptions, canvas: Canvas) -> list[Text]:
    way = "counter" if view["counter_clockwise"] else "clockwise"
    arrow = {"counter": "↺ ", "clockwise": "↻ "}[way] if canvas.pretty else ""
    parts = [
        canvas.translate("table-round", round=view["round"]),
        arrow + canvas.translate("direction", way=way),
    ]
    if options.length == TO_TARGET:
        parts.insert(1, canvas.translate("table-target", points=options.target))
    return [canvas.headline(*parts)]


# -- the players -----------------------------------------------------------------------


def in_lines(view: View, options: TableOptions, canvas: Canvas) -> list[Text]:
    return listed(view, options, canvas, range(len(view["players"])))


def in_pairs(view: View, options: TableOptions, canvas: Canvas) -> list[Text]:
    """The players in two halves, side by side."""
    seats = range(len(view["players"]))
    half = replace(canvas, width=canvas.width // 2 - 1)
    middle = (len(seats) + 1) // 2
    left, right = (listed(view, options, half, part) for part in (seats[:middle], seats[middle:]))
    return canvas.side_by_side(left, right)


def listed(view: View, options: TableOptions, canvas: Canvas, seats: Sequence[int]) -> list[Text]:
    translate = canvas.translate
    players = [view["players"][seat] for seat in seats]
    backs = [Text("▮" * player["cards"] if canvas.pretty else "", style="dim") for player in players]
    is_counted = options.length == TO_TARGET
    points = [
        Text(translate("table-points", points=player["points"]) if is_counted else "") for player in players
    ]
    counts = [
        [Text(translate("table-cards", count=player["cards"])), Text(str(player["cards"]))]
        for player in players
    ]
    columns = [
        Column("", [[canvas.seat_name(seat, seat == view["turn"])] for seat in seats], min_width=LEAST_NAME),
        Column("", counts, align_right=True),
        Column("", [[text] for text in backs], drop_order=3),
        Column("", [[text] for text in points], drop_order=2, align_right=True),
        Column("", [marks(view, seat, translate) for seat in seats], drop_order=1),
    ]
    return draw_columns(canvas, columns, headed=False)


def marks(view: View, seat: int, translate: Translate) -> list[Text]:
    """Whether a seat has called UNO, deals or is gone, and what you have seen of its hand; the longest
    form first."""
    player = view["players"][seat]
    facts = call(view, seat, translate)
    if seat == view["dealer"]:
        facts.append(translate("table-deals"))
    if player["gone"]:
        facts.append(translate("table-gone"))
    ways = [facts, facts[:1]]
    if seat != view["you"] and player["known"]:
        ways.insert(0, [*facts, translate("shown", cards=" ".join(player["known"]))])
    return [Text(", ".join(way)) for way in ways]


def call(view: View, seat: int, translate: Translate) -> list[str]:
    """The state of the call of a seat that holds one card, or is about to."""
    player: Player = view["players"][seat]
    if player["uno"] == "called":
        return [translate("table-uno")]
    if player["uno"] == "exposed":
        return [translate("table-exposed")]
    return [translate("table-pressed")] if seat == view["you"] and view["pressed"] else []


def crowded(view: View, canvas: Canvas, least: int = LEAST_NAME) -> list[Text]:
    """The players side by side, with the number of their cards."""
    entries = []
    for seat, player in enumerate(view["players"]):
        name = shorten(canvas.seat_name(seat, seat == view["turn"]), least)
        mark = "" if player["uno"] is None else "!" if player["uno"] == "called" else "?"
        entries.append(name.append(f" {player['cards']}{mark}"))
    return canvas.flow_in_columns(entries)


# -- the middle ------------------------------------------------------------------------


def framed_middle(view: View, canvas: Canvas) -> list[Text]:
    """The top card in its frame, and beside it the colour in play and what is left to draw."""
    lines = [Text(), *(Text(part, style) for part, style in lying(view, canvas))]
    return canvas.side_by_side(split_lines(framed([face(view["top"], canvas)], TALL, "")), lines)


def flat_middle(view: View, canvas: Canvas) -> list[Text]:
    """The middle in one line. With less room, first the size of the pile is left out, then the words
    around the colour."""
    top = Text(f"[{canvas.translate('shown', cards=view['top'])}] ", style=style(view["top"]))
    parts = [Text(part, style) for part, style in lying(view, canvas)]
    bare = Text(colour(view, canvas), parts[0].style)
    joint = Text(canvas.separator)
    ways = [joint.join(parts), joint.join(parts[:-1]), joint.join([bare, *parts[1:-1]])]
    return [first_fitting([top + way for way in ways], canvas.width)]


def lying(view: View, canvas: Canvas) -> list[tuple[str, str]]:
    """The colour in play, what waits to be drawn, and what is left to draw."""
    shade = f"bold {STYLES[view['colour']]}" if view["colour"] else ""
    parts = [(canvas.translate("table-colour", colour=colour(view, canvas)), shade)]
    if view["pending"]:
        parts.append((canvas.translate("table-pending", count=view["pending"]), "bold"))
    return [*parts, (canvas.translate("table-pile", count=view["pile"]), "")]


def colour(view: View, canvas: Canvas) -> str:
    return canvas.translate("colour", letter=view["colour"] or "none")


# -- the hand --------------------------------------------------------------------------


def style(code: str) -> str:
    return STYLES.get(code[0], "bold") if code not in WILD_SIGNS else "bold magenta"


def face(code: str, canvas: Canvas) -> CardFace:
    """A card with its symbol above, and below what is typed to play it."""
    symbol = WILD_SIGNS.get(code) or SIGNS.get(code[1:], code[1:])
    typed = canvas.translate("shown", cards=code)
    return CardFace(symbol, typed, typed, style(code))


def framed_hand(codes: Sequence[str], canvas: Canvas) -> list[Text]:
    """The hand in one row; if it does not fit, each card covers an edge of the one before."""
    title = Text(canvas.translate("table-hand"), style="bold")
    return [title, first_fitting(canvas.hand([face(code, canvas) for code in codes], TALL), canvas.width)]


def flat_hand(codes: Sequence[str], canvas: Canvas) -> list[Text]:
    """The hand as codes, grouped by colour, the wild cards last."""
    words: list[Text] = []
    for group in groups(codes):
        words += [Text("|", style="dim")] * bool(words)
        words += [Text(canvas.translate("shown", cards=code), style(code)) for code in group]
    return [Text(canvas.translate("table-hand"), style="bold"), *canvas.flow(words)]


def dense_hand(codes: Sequence[str], canvas: Canvas) -> list[Text]:
    """The hand with each colour's letter once, then its symbols."""
    words = []
    for group in groups(codes):
        typed = [canvas.translate("shown", cards=code) for code in group]
        if group[0] not in WILD_SIGNS:
            letters = letters_of(group[0][0], canvas)
            typed = [letters + ":", *(text.removeprefix(letters) for text in typed)]
        words += [Text(text, style(group[0])) for text in typed]
    return canvas.flow(words)


def letters_of(colour: str, canvas: Canvas) -> str:
    """What is typed for a colour."""
    return canvas.translate("shown", cards=colour + "0").removesuffix("0")


def legend(canvas: Canvas) -> list[Text]:
    """What the letters and the signs mean."""
    meanings = [
        Text(f"{letters_of(letter, canvas)} {canvas.translate('colour', letter=letter)}", STYLES[letter])
        for letter in LETTERS
    ]
    first = letters_of(LETTERS[0], canvas)
    for code, sign in SIGNS.items():
        typed = canvas.translate("shown", cards=LETTERS[0] + code).removeprefix(first)
        meanings.append(Text(f"{sign} {typed} {canvas.translate('table-sign', sign=code)}"))
    meanings.append(Text(f"{WILD_SIGNS['wild']} {canvas.translate('shown', cards='wild')}", style("wild")))
    return canvas.flow(meanings, "  ")


def groups(codes: Sequence[str]) -> list[list[str]]:
    wild = [code for code in codes if code in WILD_SIGNS]
    coloured = [[code for code in codes if code[0] == letter and code not in wild] for letter in LETTERS]
    return [group for group in [*coloured, wild] if group]
