"""The terminal table of cherries."""

from rich.text import Text

from sobremesa.drawing.layout import fit_layout
from sobremesa.engine import Translate

from .rules.options import TableOptions
from .view import View


def draw(
    view: View, options: TableOptions, translate: Translate, *, width: int, height: int, pretty: bool
) -> Text:
    """The round, what lies open, and a line for every player; the one to play is marked."""
    cherry = " 🍒" if pretty else ""
    lines = [
        translate("table-round", round=view["round"], rounds=options.rounds),
        translate("table-open", cards=" ".join(view["open"]) or "–"),
    ]
    for seat, player in enumerate(view["players"]):
        now = "▶" if seat == view["turn"] else " "
        card = (player["card"] or "?") + cherry
        lines.append(f"{now} {translate('table-player', seat=seat, card=card, won=player['won'])}")
    return fit_layout([lambda: map(Text, lines)], width, height)


def scores(view: View) -> list[int]:
    return [player["won"] for player in view["players"]]
