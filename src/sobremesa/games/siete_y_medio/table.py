"""The table of siete y medio on a terminal, from the view alone."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...engine import Say
from ..drawing import Face, cards
from .notation import NOTATION, card_facts, points_facts
from .rules.options import Rules
from .view import Hand, View

SUIT_STYLES = {"b": "green", "c": "red", "e": "cyan", "o": "yellow"}
SUIT_SIGNS = {"b": "♣", "c": "♥", "e": "♠", "o": "●"}


def face(code: str, say: Say) -> Face:
    """The number, and the suit by its sign and by its first letters."""
    suit = SUIT_SIGNS[code[0]] + say("card.suit", **card_facts(NOTATION.numbers[code]))
    return code[1:], suit, SUIT_STYLES[code[0]]


def hand(of: Hand, say: Say, pretty: bool) -> Text:
    if not pretty:
        return Text(say("shown", cards=" ".join(of["cards"])))
    return cards([face(code, say) for code in of["cards"]]) if of["cards"] else Text()


def coins(money: int, say: Say) -> str:
    return say("table-coins", money=money)


def points(of: Hand) -> str:
    return points_facts(of["points"])["shown"] if of["cards"] else ""


def draw(view: View, options: Rules, say: Say, pretty: bool) -> RenderableType:
    """The bank on top, then every player; the one to play is marked."""
    table = Table(box=None, pad_edge=False, show_edge=False, padding=(0, 2, 0, 0))
    for heading in ("player", "money", "bet", "points", "cards"):
        table.add_column(say(f"table-{heading}"), vertical="middle")
    bank = view["bank"]
    table.add_row(say("bank"), coins(bank["money"], say), "", points(bank), hand(bank, say, pretty))
    for seat, player in enumerate(view["players"]):
        now = "▶ " if seat == view["turn"] else "  "
        name = Text(now + say("name", seat=seat), style="bold" if seat == view["turn"] else "")
        shown = points(player) or say(f"fate-{player['fate']}")
        bet = coins(player["bet"], say) if player["bet"] else ""
        table.add_row(name, coins(player["money"], say), bet, shown, hand(player, say, pretty))
    title = Text(say("table-round", round=view["round"], rounds=options.rounds), style="bold")
    return Group(Text(), title, table)
