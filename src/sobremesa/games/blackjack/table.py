"""The terminal table of blackjack."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from rich.text import Text

from ...decks.french.face import card_face
from ...drawing.cards import FLAT, LOW, TALL, CardFace
from ...drawing.columns import Column, draw_columns, text_column
from ...drawing.layout import Canvas, Layout, fit_layout, shorten
from ...engine import Translate
from .notation import FACE_DOWN
from .rules.options import TableOptions
from .view import Dealer, Hand, Player, View

FATE_STYLES = {"won": "bold green", "blackjack": "bold green", "lost": "red", "bust": "red", "tied": "yellow"}
LEAST_NAME = 8


def draw(
    view: View, options: TableOptions, translate: Translate, *, width: int, height: int, pretty: bool
) -> Text:
    """Draw the dealer on top, then every hand of every player; the one to play is marked."""
    return fit_layout(layouts(view, options, Canvas(translate, width, pretty)), width, height)


def scores(view: View) -> list[int]:
    return [player["money"] for player in view["players"]]


def layouts(view: View, options: TableOptions, canvas: Canvas) -> Iterator[Layout]:
    """Frames around all cards, around your own and the dealer's only, around none; at last short lines."""
    framed = [(TALL, TALL), (LOW, LOW), (TALL, FLAT), (LOW, FLAT)] if canvas.pretty else []
    for own, others in [*framed, (FLAT, FLAT)]:
        yield partial(seated, view, options, canvas, own, others)
    yield partial(lined, view, canvas, FLAT, FLAT, headed=False)
    yield lambda: [headline(view, options, canvas), *crowded(view, canvas)]
    yield partial(crowded, view, canvas)


def seated(view: View, options: TableOptions, canvas: Canvas, own: int, others: int) -> list[Text]:
    return [headline(view, options, canvas), *lined(view, canvas, own, others, headed=True)]


def headline(view: View, options: TableOptions, canvas: Canvas) -> Text:
    return canvas.headline(
        canvas.translate("table-round", round=view["round"], rounds=options.rounds),
        canvas.translate("table-pile", pile=view["pile"]),
    )


# -- a line for every hand -------------------------------------------------------------


class Line(NamedTuple):
    name: Text
    money: str
    bet: str
    points: str
    fate: list[Text]
    cards: list[Text]


def lined(view: View, canvas: Canvas, own: int, others: int, headed: bool) -> list[Text]:
    """A line for the dealer and every hand; narrow tables drop money, bets and fates first."""
    translate, dealer = canvas.translate, view["dealer"]
    bank = canvas.hand(faces(dealer, canvas), own)
    lines = [Line(Text("  " + translate("bank")), "", "", points(dealer, translate), [Text()], bank)]
    for seat in range(len(view["players"])):
        lines += hands_of(view, seat, canvas, own if seat == view["you"] else others)
    columns = [
        Column(translate("table-player"), [[line.name] for line in lines], min_width=LEAST_NAME),
        text_column(translate("table-money"), [line.money for line in lines], drop_order=2, align_right=True),
        text_column(translate("table-bet"), [line.bet for line in lines], drop_order=1, align_right=True),
        text_column(translate("table-points"), [line.points for line in lines]),
        Column("", [line.fate for line in lines], drop_order=3),
        Column(translate("table-cards"), [line.cards for line in lines]),
    ]
    return draw_columns(canvas, columns, headed)


def hands_of(view: View, seat: int, canvas: Canvas, lines: int) -> Iterator[Line]:
    """A line for each hand; the first has the name and the money."""
    player, translate = view["players"][seat], canvas.translate
    for number, hand in enumerate(player["hands"] or [None]):
        bet = bet_on(view, player, number)
        yield Line(
            name_of(view, seat, number, canvas),
            translate("coins", money=player["money"]) if number == 0 else "",
            translate("coins", money=bet) if bet else "",
            points(hand, translate) if hand else "",
            fates(view, player, number, translate),
            canvas.hand(faces(hand, canvas), lines) if hand else [Text()],
        )


def name_of(view: View, seat: int, number: int, canvas: Canvas) -> Text:
    """The name of the seat, or from the second hand on the number of the hand."""
    is_now = seat == view["turn"] and number == (view["hand"] or 0)
    name = canvas.seat_name(seat, is_now)
    return name if number == 0 else Text(f"{name.plain[:2]}  {number + 1}", style=name.style)


def bet_on(view: View, player: Player, number: int) -> int:
    """The bet on a hand; before the deal, the visible hands are those of the previous round."""
    if player["hands"] and view["phase"] not in ("buying", "betting"):
        return player["hands"][number]["bet"]
    return player["bet"] if number == 0 else 0


def faces(of: Dealer, canvas: Canvas) -> list[CardFace]:
    return [face(code, canvas) for code in of["cards"]]


def face(code: str, canvas: Canvas) -> CardFace:
    if code == FACE_DOWN:
        return CardFace("░░", "░░", "░░", "dim") if canvas.pretty else CardFace("", "", code)
    return card_face(code, canvas)


def points(of: Dealer, translate: Translate) -> str:
    return translate("points", points=of["points"], soft=int(of["soft"])) if of["cards"] else ""


def fates(view: View, player: Player, number: int, translate: Translate) -> list[Text]:
    """The fate of a hand, with insurance if there is room for it."""
    text = fate(view, player, number, translate)
    if number or not player["insured"]:
        return [text]
    insured = Text(translate("table-insured", money=player["insured"]), style="cyan")
    return [Text("  ").join([text, insured] if text else [insured]), text]


def fate(view: View, player: Player, number: int, translate: Translate) -> Text:
    """The fate of a hand; without one, whether the seat is still to bet or sits out."""
    hand: Hand | None = player["hands"][number] if player["hands"] else None
    waits = player["asked"] or player["bet"] > 0 or view["phase"] == "buying"
    name: str = hand["fate"] if hand else "open" if waits else "out"
    if player["gone"] and name in ("out", "open"):
        name = "gone"
    return Text(translate(f"fate-{name}"), style=FATE_STYLES.get(name, ""))


# -- small tables ----------------------------------------------------------------------


def crowded(view: View, canvas: Canvas) -> list[Text]:
    """The dealer and your own cards, and the points of the others."""
    translate, you = canvas.translate, view["you"]
    lines = counted([Text(translate("bank"))], view["dealer"], canvas)
    if you is not None:
        for number, hand in enumerate(view["players"][you]["hands"]):
            lines += counted([name_of(view, you, number, canvas)], hand, canvas)
    others = [
        in_short(view, seat, canvas)
        for seat, player in enumerate(view["players"])
        if seat != you or not player["hands"]
    ]
    return [*lines, *canvas.flow_in_columns(others)]


def counted(names: list[Text], of: Dealer, canvas: Canvas) -> list[Text]:
    shown = [Text(card.short, card.style) for card in faces(of, canvas)]
    return canvas.flow([*names, Text(points(of, canvas.translate)), *shown])


def in_short(view: View, seat: int, canvas: Canvas) -> Text:
    player = view["players"][seat]
    name = shorten(canvas.seat_name(seat, seat == view["turn"]), LEAST_NAME)
    points = " ".join(str(hand["points"]) for hand in player["hands"])
    return name.append(" ").append(points or fate(view, player, 0, canvas.translate).plain)
