"""The terminal table of brisca."""

from collections.abc import Iterator, Sequence
from functools import partial

from rich.text import Text

from sobremesa.decks.spanish.face import card_face
from sobremesa.drawing.cards import FLAT, LOW, TALL
from sobremesa.drawing.layout import Canvas, Layout, first_fitting, fit_layout
from sobremesa.engine import Translate

from .rules import TableOptions
from .view import View


def draw(
    view: View, options: TableOptions, translate: Translate, *, width: int, height: int, pretty: bool
) -> Text:
    """The round, a line for each player, and below the trump, the card that was led and your hand."""
    return fit_layout(layouts(view, options, Canvas(translate, width, pretty)), width, height)


def scores(view: View) -> list[int]:
    return [player["points"] for player in view["players"]]


def layouts(view: View, options: TableOptions, canvas: Canvas) -> Iterator[Layout]:
    """Your cards in frames, if there is room for them."""
    for lines in (TALL, LOW, FLAT) if canvas.pretty else (FLAT,):
        yield partial(drawn, view, options, canvas, lines)
    yield partial(on_table, view, canvas, FLAT)


def drawn(view: View, options: TableOptions, canvas: Canvas, lines: int) -> list[Text]:
    head = canvas.headline(
        canvas.translate("table-round", round=view["round"], rounds=options.rounds),
        canvas.translate("table-stock", count=view["stock"]),
    )
    return [head, *players(view, canvas), *on_table(view, canvas, lines)]


def players(view: View, canvas: Canvas) -> list[Text]:
    return [
        canvas.seat_name(seat, seat == view["turn"]).append(
            canvas.translate("table-standing", cards=player["cards"], points=player["points"])
        )
        for seat, player in enumerate(view["players"])
    ]


def on_table(view: View, canvas: Canvas, lines: int) -> list[Text]:
    trump = Text(canvas.translate("table-trump") + " ").append_text(cards([view["trump"]], canvas, FLAT))
    led = Text(canvas.translate("table-led") + " ").append_text(cards([view["led"]], canvas, FLAT))
    return [*canvas.flow([trump, led], "   "), cards(view["hand"], canvas, lines)]


def cards(codes: Sequence[str | None], canvas: Canvas, lines: int) -> Text:
    faces = [card_face(code, canvas) for code in codes if code]
    return first_fitting(canvas.hand(faces, lines), canvas.width)
