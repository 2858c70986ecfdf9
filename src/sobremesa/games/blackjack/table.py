"""The table of blackjack on a terminal, from the view alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from rich.text import Text

from ...drawing.columns import Column, column_of, rows
from ...drawing.layout import FLAT, LOW, TALL, Face, Layout, Paper, fitting, shorten
from ...engine import Say
from .notation import FACE_DOWN, NOTATION, card_facts
from .rules.options import Rules
from .view import Dealer, Hand, Player, View

SUIT_STYLES = {"c": "green", "d": "blue", "h": "red", "s": "bright_white"}
SUIT_SIGNS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
FATE_STYLES = {"won": "bold green", "blackjack": "bold green", "lost": "red", "bust": "red", "tied": "yellow"}
LEAST_NAME = 8


def draw(view: View, options: Rules, say: Say, *, width: int, height: int, pretty: bool) -> Text:
    """The dealer on top, then every hand of every player; the one to play is marked."""
    return fitting(layouts(view, options, Paper(say, width, pretty)), width, height)


def scores(view: View) -> list[int]:
    return [player["money"] for player in view["players"]]


def layouts(view: View, options: Rules, paper: Paper) -> Iterator[Layout]:
    """All cards in frames, then only your own and the dealer's, then none; at last the others crowd."""
    framed = [(TALL, TALL), (LOW, LOW), (TALL, FLAT), (LOW, FLAT)] if paper.pretty else []
    for own, others in [*framed, (FLAT, FLAT)]:
        yield partial(seated, view, options, paper, own, others)
    yield partial(lined, view, paper, FLAT, FLAT, headed=False)
    yield lambda: [headline(view, options, paper), *crowded(view, paper)]
    yield partial(crowded, view, paper)


def seated(view: View, options: Rules, paper: Paper, own: int, others: int) -> list[Text]:
    return [headline(view, options, paper), *lined(view, paper, own, others, headed=True)]


def headline(view: View, options: Rules, paper: Paper) -> Text:
    return paper.headline(
        paper.say("table-round", round=view["round"], rounds=options.rounds),
        paper.say("table-pile", pile=view["pile"]),
    )


# -- a line for every hand -------------------------------------------------------------


class Line(NamedTuple):
    name: Text
    money: str
    bet: str
    points: str
    fate: list[Text]
    cards: list[Text]


def lined(view: View, paper: Paper, own: int, others: int, headed: bool) -> list[Text]:
    """Money and what became of a hand give way to its cards."""
    say, dealer = paper.say, view["dealer"]
    bank = paper.hand(faces(dealer, paper), own)
    lines = [Line(Text("  " + say("bank")), "", "", points(dealer, say), [Text()], bank)]
    for seat in range(len(view["players"])):
        lines += hands_of(view, seat, paper, own if seat == view["you"] else others)
    columns = [
        Column(say("table-player"), [[line.name] for line in lines], least=LEAST_NAME),
        column_of(say("table-money"), [line.money for line in lines], spare=2, right=True),
        column_of(say("table-bet"), [line.bet for line in lines], spare=1, right=True),
        column_of(say("table-points"), [line.points for line in lines]),
        Column("", [line.fate for line in lines], spare=3),
        Column(say("table-cards"), [line.cards for line in lines]),
    ]
    return rows(paper, columns, headed)


def hands_of(view: View, seat: int, paper: Paper, lines: int) -> Iterator[Line]:
    """One line a hand; the name and the money stand in the first."""
    player, say = view["players"][seat], paper.say
    for number, hand in enumerate(player["hands"] or [None]):
        bet = bet_on(view, player, number)
        yield Line(
            name_of(view, seat, number, paper),
            say("coins", money=player["money"]) if number == 0 else "",
            say("coins", money=bet) if bet else "",
            points(hand, say) if hand else "",
            fates(view, player, number, say),
            paper.hand(faces(hand, paper), lines) if hand else [Text()],
        )


def name_of(view: View, seat: int, number: int, paper: Paper) -> Text:
    """Of the second hand on, its number; the hand that is played is marked."""
    is_now = seat == view["turn"] and number == (view["hand"] or 0)
    name = paper.name(seat, is_now)
    return name if number == 0 else Text(f"{name.plain[:2]}  {number + 1}", style=name.style)


def bet_on(view: View, player: Player, number: int) -> int:
    """Before the cards are dealt, the hands that lie there are those of the round before."""
    if player["hands"] and view["phase"] not in ("buying", "betting"):
        return player["hands"][number]["bet"]
    return player["bet"] if number == 0 else 0


def faces(of: Dealer, paper: Paper) -> list[Face]:
    return [face(code, paper) for code in of["cards"]]


def face(code: str, paper: Paper) -> Face:
    """Rank and suit, the suit by its sign and by its letter."""
    if code == FACE_DOWN:
        return Face("░░", "░░", "░░", "dim") if paper.pretty else Face("", "", code)
    card, suit = card_facts(NOTATION.numbers[code]), code[-1]
    rank, sign = paper.say("card.rank", **card), SUIT_SIGNS[suit]
    short = rank + sign if paper.pretty else paper.say("shown", cards=code)
    return Face(rank, sign + paper.say("card.suit", **card), short, SUIT_STYLES[suit])


def points(of: Dealer, say: Say) -> str:
    return say("points", points=of["points"], soft=int(of["soft"])) if of["cards"] else ""


def fates(view: View, player: Player, number: int, say: Say) -> list[Text]:
    """What became of a hand, and whether it is insured; the second is left out first."""
    told = fate(view, player, number, say)
    if number or not player["insured"]:
        return [told]
    insured = Text(say("table-insured", money=player["insured"]), style="cyan")
    return [Text("  ").join([told, insured] if told else [insured]), told]


def fate(view: View, player: Player, number: int, say: Say) -> Text:
    """Without a hand, whether the seat waits for one or sits out."""
    hand: Hand | None = player["hands"][number] if player["hands"] else None
    waits = player["asked"] or player["bet"] > 0 or view["phase"] == "buying"
    name: str = hand["fate"] if hand else "open" if waits else "out"
    if player["gone"] and name in ("out", "open"):
        name = "gone"
    return Text(say(f"fate-{name}"), style=FATE_STYLES.get(name, ""))


# -- when there is hardly room ---------------------------------------------------------


def crowded(view: View, paper: Paper) -> list[Text]:
    """The dealer, your own cards whole, and of the others the points of their hands."""
    say, you = paper.say, view["you"]
    lines = counted([Text(say("bank"))], view["dealer"], paper)
    if you is not None:
        for number, hand in enumerate(view["players"][you]["hands"]):
            lines += counted([name_of(view, you, number, paper)], hand, paper)
    others = [
        in_short(view, seat, paper)
        for seat, player in enumerate(view["players"])
        if seat != you or not player["hands"]
    ]
    return [*lines, *paper.in_columns(others)]


def counted(names: list[Text], of: Dealer, paper: Paper) -> list[Text]:
    shown = [Text(card.short, card.style) for card in faces(of, paper)]
    return paper.flowing([*names, Text(points(of, paper.say)), *shown])


def in_short(view: View, seat: int, paper: Paper) -> Text:
    player = view["players"][seat]
    name = shorten(paper.name(seat, seat == view["turn"]), LEAST_NAME)
    told = " ".join(str(hand["points"]) for hand in player["hands"]) or fate(view, player, 0, paper.say).plain
    return name.append(" ").append(told)
