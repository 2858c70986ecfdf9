"""The table of siete y medio on a terminal, from the view alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from rich.text import Text

from ...drawing.columns import Column, column_of, rows
from ...drawing.layout import FLAT, LOW, TALL, Face, Layout, Paper, fitting, shorten
from ...engine import Say
from .notation import NOTATION, card_facts, points_facts
from .rules.options import Rules
from .view import Hand, Player, View

SUIT_STYLES = {"b": "green", "c": "red", "e": "cyan", "o": "yellow"}
SUIT_SIGNS = {"b": "♣", "c": "♥", "e": "♠", "o": "●"}
FATE_STYLES = {"too-far": "red", "exact": "bold green", "sits-out": "dim"}
LEAST_NAME = 8


def draw(view: View, options: Rules, say: Say, *, width: int, height: int, pretty: bool) -> Text:
    """The bank on top, then every player; the one to play is marked."""
    paper = Paper(say, width, pretty)
    return fitting(layouts(view, options, paper), width, height)


def scores(view: View) -> list[int]:
    return [player["money"] for player in view["players"]]


def layouts(view: View, options: Rules, paper: Paper) -> Iterator[Layout]:
    """All cards in frames, then only your own and the bank's, then none; at last the others crowd."""
    framed = [(TALL, TALL), (LOW, LOW), (TALL, FLAT), (LOW, FLAT)] if paper.pretty else []
    for own, others in [*framed, (FLAT, FLAT)]:
        for legend in (paper.pretty, False):
            yield partial(seated, view, options, paper, own, others, legend)
    yield partial(lined, view, paper, FLAT, FLAT, headed=False)
    yield partial(crowded, view, paper)


def seated(view: View, options: Rules, paper: Paper, own: int, others: int, legend: bool) -> list[Text]:
    head = paper.headline(paper.say("table-round", round=view["round"], rounds=options.rounds))
    signs = suits(paper) if legend else []
    return [head, *lined(view, paper, own, others, headed=True), *signs]


# -- a line for everybody --------------------------------------------------------------


def lined(view: View, paper: Paper, own: int, others: int, headed: bool) -> list[Text]:
    """Money and what became of a seat give way to its cards."""
    say, bank, players = paper.say, view["bank"], view["players"]
    hands = [paper.hand(faces(bank, paper), own)]
    hands += [
        paper.hand(faces(player, paper), own if seat == view["you"] else others)
        for seat, player in enumerate(players)
    ]
    names = [Text("  " + say("bank"))]
    names += [paper.name(seat, seat == view["turn"]) for seat in range(len(players))]
    everybody: list[Hand] = [bank, *players]
    money = [say("coins", money=hand["money"]) for hand in everybody]
    bets = ["", *(say("coins", money=player["bet"]) if player["bet"] else "" for player in players)]
    columns = [
        Column(say("table-player"), [[name] for name in names], least=LEAST_NAME),
        column_of(say("table-money"), money, spare=2, right=True),
        column_of(say("table-bet"), bets, spare=1, right=True),
        column_of(say("table-points"), [points(hand) for hand in everybody]),
        Column("", [[Text()], *([fate(player, say)] for player in players)], spare=3),
        Column(say("table-cards"), hands),
    ]
    return rows(paper, columns, headed)


def faces(of: Hand, paper: Paper) -> list[Face]:
    return [face(code, paper) for code in of["cards"]]


def face(code: str, paper: Paper) -> Face:
    """The number, and the suit by its sign and by its first letters."""
    suit, number = code[0], code[1:]
    lower = SUIT_SIGNS[suit] + paper.say("card.suit", **card_facts(NOTATION.numbers[code]))
    short = number + SUIT_SIGNS[suit] if paper.pretty else paper.say("shown", cards=code)
    return Face(number, lower, short, SUIT_STYLES[suit])


def points(of: Hand) -> str:
    return points_facts(of["points"])["shown"] if of["cards"] else ""


def fate(player: Player, say: Say) -> Text:
    name = player["fate"]
    return Text(say(f"fate-{name}"), style=FATE_STYLES.get(name, ""))


def suits(paper: Paper) -> list[Text]:
    """What the signs mean, as long as there is room for it."""
    told = [Text(f"{sign} {paper.say('table-suit', suit=suit)}", SUIT_STYLES[suit])
            for suit, sign in SUIT_SIGNS.items()]  # fmt: skip
    lines = replace(paper, width=paper.width - 2).flowing(told, "   ")
    return [Text("  ").append_text(line) for line in lines]


# -- when there is hardly room ---------------------------------------------------------


def crowded(view: View, paper: Paper) -> list[Text]:
    """The bank, your own cards whole, and of the others the points."""
    say, you = paper.say, view["you"]
    lines = [*counted(Text(say("bank")), view["bank"], paper)]
    if you is not None:
        player = view["players"][you]
        bet = f" ({say('coins', money=player['bet'])})" if player["bet"] else ""
        lines += counted(paper.name(you, you == view["turn"]).append(bet), player, paper)
    others = [seat for seat in range(len(view["players"])) if seat != you]
    return [*lines, *paper.in_columns([in_short(view, seat, paper) for seat in others])]


def counted(name: Text, of: Hand, paper: Paper) -> list[Text]:
    shown = [Text(card.short, card.style) for card in faces(of, paper)]
    return paper.flowing([name.append(f" {points(of)} "), *shown])


def in_short(view: View, seat: int, paper: Paper) -> Text:
    player = view["players"][seat]
    name = shorten(paper.name(seat, seat == view["turn"]), LEAST_NAME)
    return name.append(" ").append(points(player) or fate(player, paper.say).plain)
