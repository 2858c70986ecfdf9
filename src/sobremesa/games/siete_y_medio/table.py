"""The terminal table of siete y medio."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from rich.text import Text

from ...decks.spanish.face import card_face, suit_legend
from ...drawing.cards import FLAT, LOW, TALL, CardFace
from ...drawing.columns import Column, draw_columns, text_column
from ...drawing.layout import Canvas, Layout, fit_layout, shorten
from ...engine import Translate
from .notation import points_facts
from .rules.options import TableOptions
from .view import Hand, Player, View

FATE_STYLES = {"too-far": "red", "exact": "bold green", "sits-out": "dim"}
LEAST_NAME = 8


def draw(
    view: View, options: TableOptions, translate: Translate, *, width: int, height: int, pretty: bool
) -> Text:
    """Draw the bank on top, then every player; the one to play is marked."""
    canvas = Canvas(translate, width, pretty)
    return fit_layout(layouts(view, options, canvas), width, height)


def scores(view: View) -> list[int]:
    return [player["money"] for player in view["players"]]


def layouts(view: View, options: TableOptions, canvas: Canvas) -> Iterator[Layout]:
    """Frames around all cards, around your own and the bank's only, around none; at last short lines."""
    framed = [(TALL, TALL), (LOW, LOW), (TALL, FLAT), (LOW, FLAT)] if canvas.pretty else []
    for own, others in [*framed, (FLAT, FLAT)]:
        for legend in (canvas.pretty, False):
            yield partial(seated, view, options, canvas, own, others, legend)
    yield partial(lined, view, canvas, FLAT, FLAT, headed=False)
    yield partial(crowded, view, canvas)


def seated(
    view: View, options: TableOptions, canvas: Canvas, own: int, others: int, legend: bool
) -> list[Text]:
    head = canvas.headline(canvas.translate("table-round", round=view["round"], rounds=options.rounds))
    signs = suit_legend(canvas) if legend else []
    return [head, *lined(view, canvas, own, others, headed=True), *signs]


# -- a line for everybody --------------------------------------------------------------


def lined(view: View, canvas: Canvas, own: int, others: int, headed: bool) -> list[Text]:
    """A line for the bank and every player; narrow tables drop money, bets and fates first."""
    translate, bank, players = canvas.translate, view["bank"], view["players"]
    hands = [canvas.hand(faces(bank, canvas), own)]
    hands += [
        canvas.hand(faces(player, canvas), own if seat == view["you"] else others)
        for seat, player in enumerate(players)
    ]
    names = [Text("  " + translate("bank"))]
    names += [canvas.seat_name(seat, seat == view["turn"]) for seat in range(len(players))]
    everybody: list[Hand] = [bank, *players]
    money = [translate("coins", money=hand["money"]) for hand in everybody]
    bets = ["", *(translate("coins", money=player["bet"]) if player["bet"] else "" for player in players)]
    columns = [
        Column(translate("table-player"), [[name] for name in names], min_width=LEAST_NAME),
        text_column(translate("table-money"), money, drop_order=2, align_right=True),
        text_column(translate("table-bet"), bets, drop_order=1, align_right=True),
        text_column(translate("table-points"), [points(hand) for hand in everybody]),
        Column("", [[Text()], *([fate(player, translate)] for player in players)], drop_order=3),
        Column(translate("table-cards"), hands),
    ]
    return draw_columns(canvas, columns, headed)


def faces(of: Hand, canvas: Canvas) -> list[CardFace]:
    return [card_face(code, canvas) for code in of["cards"]]


def points(of: Hand) -> str:
    return points_facts(of["points"])["shown"] if of["cards"] else ""


def fate(player: Player, translate: Translate) -> Text:
    name = player["fate"]
    return Text(translate(f"fate-{name}"), style=FATE_STYLES.get(name, ""))


# -- small tables ----------------------------------------------------------------------


def crowded(view: View, canvas: Canvas) -> list[Text]:
    """The bank and your own cards, and the points of the others."""
    translate, you = canvas.translate, view["you"]
    lines = [*counted(Text(translate("bank")), view["bank"], canvas)]
    if you is not None:
        player = view["players"][you]
        bet = f" ({translate('coins', money=player['bet'])})" if player["bet"] else ""
        lines += counted(canvas.seat_name(you, you == view["turn"]).append(bet), player, canvas)
    others = [seat for seat in range(len(view["players"])) if seat != you]
    return [*lines, *canvas.flow_in_columns([in_short(view, seat, canvas) for seat in others])]


def counted(name: Text, of: Hand, canvas: Canvas) -> list[Text]:
    shown = [Text(card.short, card.style) for card in faces(of, canvas)]
    return canvas.flow([name.append(f" {points(of)} "), *shown])


def in_short(view: View, seat: int, canvas: Canvas) -> Text:
    player = view["players"][seat]
    name = shorten(canvas.seat_name(seat, seat == view["turn"]), LEAST_NAME)
    return name.append(" ").append(points(player) or fate(player, canvas.translate).plain)
