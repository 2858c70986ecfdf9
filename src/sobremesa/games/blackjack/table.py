"""The table of blackjack on a terminal, from the view alone."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...engine import Say
from ..drawing import Face, cards
from .notation import FACE_DOWN, NOTATION, card_facts
from .rules.options import Rules
from .view import Dealer, Hand, Player, View

SUIT_STYLES = {"c": "green", "d": "blue", "h": "red", "s": "bright_white"}
SUIT_SIGNS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
FATE_STYLES = {"won": "bold green", "blackjack": "bold green", "lost": "red", "bust": "red", "tied": "yellow"}


def face(code: str, say: Say) -> Face:
    """Rank and suit, the suit by its sign and by its letter."""
    if code == FACE_DOWN:
        return "░░", "░░", "dim"
    card, suit = card_facts(NOTATION.numbers[code]), code[-1]
    return say("card.rank", **card), SUIT_SIGNS[suit] + say("card.suit", **card), SUIT_STYLES[suit]


def shown_cards(of: Dealer, say: Say, pretty: bool) -> Text:
    if not pretty:
        return Text(say("shown", cards=" ".join(of["cards"])))
    return cards([face(code, say) for code in of["cards"]]) if of["cards"] else Text()


def shown_points(of: Dealer, say: Say) -> str:
    return say("points", points=of["points"], soft=int(of["soft"])) if of["cards"] else ""


def coins(money: int, say: Say) -> str:
    return say("table-coins", money=money)


def fate(view: View, player: Player, hand: Hand | None, say: Say) -> Text:
    """What became of a hand; without one, whether the seat waits for one or sits out."""
    waits = player["asked"] or player["bet"] > 0 or view["phase"] == "buying"
    name: str = hand["fate"] if hand else "open" if waits else "out"
    if player["gone"] and name in ("out", "open"):
        name = "gone"
    return Text(say(f"fate-{name}"), style=FATE_STYLES.get(name, ""))


Line = tuple[Text, str, str, str, Text, Text]


def lines(view: View, seat: int, say: Say, pretty: bool) -> Iterable[Line]:
    """One line a hand; the name and the money stand in the first."""
    player = view["players"][seat]
    is_turn = seat == view["turn"]
    betting = view["phase"] in ("buying", "betting")
    for number, hand in enumerate(player["hands"] or [None]):
        is_now = is_turn and view["hand"] in (None, number)
        name = say("name", seat=seat) if number == 0 else f"  {number + 1}"
        bet = hand["bet"] if hand and not betting else player["bet"] if number == 0 else 0
        yield (
            Text(("▶ " if is_now else "  ") + name, style="bold" if is_now else ""),
            coins(player["money"], say) if number == 0 else "",
            coins(bet, say) if bet else "",
            shown_points(hand, say) if hand else "",
            fate(view, player, hand, say),
            shown_cards(hand, say, pretty) if hand else Text(),
        )


def draw(view: View, options: Rules, say: Say, pretty: bool) -> RenderableType:
    """The dealer on top, then every hand of every player; the one to play is marked."""
    table = Table(box=None, pad_edge=False, show_edge=False, padding=(0, 2, 0, 0))
    for heading in ("player", "money", "bet", "points", "result", "cards"):
        table.add_column(say(f"table-{heading}"), vertical="middle")
    dealer = view["dealer"]
    table.add_row("  " + say("bank"), "", "", shown_points(dealer, say), "", shown_cards(dealer, say, pretty))
    for seat in range(len(view["players"])):
        for line in lines(view, seat, say, pretty):
            table.add_row(*line)
    title = Text(say("table-round", round=view["round"], rounds=options.rounds), style="bold")
    title.append("  " + say("table-pile", pile=view["pile"]), style="dim")
    return Group(Text(), title, table, *insurances(view, say))


def insurances(view: View, say: Say) -> list[Text]:
    return [
        Text("  " + say("table-insured", seat=seat, money=player["insured"]), style="cyan")
        for seat, player in enumerate(view["players"])
        if player["insured"]
    ]
