"""What helps to decide at Conclave: what each move would bring, as the rules have it."""

from __future__ import annotations

from typing import Any

from ...engine import Hint
from .notation import MAGIC_LETTERS, bits, card_number
from .rules import State, board
from .rules.piles import LEFT, RIGHT
from .rules.wizards import HAND, NO_CARD, influence
from .view import View


def hint(view: View) -> list[Hint]:
    """The question that the seat is asked, move by move."""
    ask = {"ceding": ceding, "placing": placing, "taking": taking}[view["phase"]]
    return [Hint(name, facts, {}) for name, facts in ask(view)]


Found = list[tuple[str, dict[str, int]]]


def strongest_other(view: View, letter: str) -> int:
    others = [player for seat, player in enumerate(view["players"]) if seat != view["you"]]
    return max(player["influence"][letter] for player in others)


def ceding(view: View) -> Found:
    """Of every magic that somebody could be given, whether it is worth keeping."""
    found: Found = []
    for which, letter in enumerate(MAGIC_LETTERS):
        mine = view["players"][view["you"]]["influence"][letter]
        others = strongest_other(view, letter)
        takers = [player for player in view["players"] if player["influence"][letter] == 0]
        if mine and takers:
            name = "hint-cede" if others > mine else "hint-keep"
            found.append((name, {"magic": which, "sum": mine, "other": others}))
    return found


def taking(view: View) -> Found:
    """The backs on top, and how the seat stands in their magics."""
    found: Found = []
    for pile, backs in zip((LEFT, RIGHT), view["piles"].values(), strict=True):
        mine = view["players"][view["you"]]["influence"][backs[0]]
        facts = {"pile": pile, "magic": MAGIC_LETTERS.index(backs[0])}
        found.append(("hint-take", {**facts, "sum": mine, "other": strongest_other(view, backs[0])}))
    return found


def placing(view: View) -> Found:
    """Every move that wins somebody or ends in a crisis, the most influence first; else one
    sentence."""
    hand = [card_number(code) for code in view["players"][view["you"]]["hand"]]
    told = []
    for slot in range(HAND):
        card = hand[slot]
        for cell, lying in enumerate(cells(view)):
            if card is not None and lying == NO_CARD:
                told.append(outcome(view, slot, card, cell))
    won = [(name, facts) for name, facts in told if facts["followers"] or name == "hint-crisis"]
    won.sort(key=lambda pair: -pair[1]["sum"])
    return won or [("hint-nobody", {"sum": max(max(facts["row"], facts["column"]) for _, facts in told)})]


def cells(view: View) -> list[int]:
    numbers = [card_number(code) for row in view["board"] for code in row]
    return [NO_CARD if number is None else number for number in numbers]


def outcome(view: View, slot: int, card: int, cell: int) -> tuple[str, dict[str, int]]:
    """Try a move out on a board of one's own, and listen to what the rules tell."""
    s: Any = State()
    s.needed = view["needed"]
    s.board = cells(view)
    s.holes = s.board.count(NO_CARD)
    board.put(s, card, cell)
    board.convince(s, 0, cell)
    heard = {kind: first for kind, first, _, _ in s.notes}
    followers = [card for kind, _, card, _ in s.notes if kind == board.FOLLOWED]
    facts = {
        "slot": slot,
        "cell": cell,
        "row": heard[board.ROW_SUMMED],
        "column": heard[board.COLUMN_SUMMED],
        "followers": bits(followers),
        "sum": sum(influence(card) for card in followers),
    }
    return "hint-crisis" if board.CRISIS in heard else "hint-place", facts
