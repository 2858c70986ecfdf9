"""What helps to decide at Conclave: what each move would bring, as the rules have it."""

from __future__ import annotations

from typing import TypedDict

from ...engine import Fact, Hint
from .notation import MAGIC_LETTERS, NOTATION, card_facts, cell_facts, magic_facts, pile_facts
from .rules import told
from .rules.board import convince, put
from .rules.cards import CELLS, MAGICS, NO_CARD, influence
from .rules.options import Rules
from .rules.state import LEFT, RIGHT, State
from .view import View


class Followers(TypedDict):
    """Those whom a move wins: their codes, in the order of the rules."""

    cards: str
    count: int


def hint(view: View, options: Rules) -> list[Hint]:
    """The question that the seat is asked, move by move."""
    you = view["you"]
    if you is None or view["turn"] != you:
        return []
    if view["phase"] == "ceding":
        return ceding(view, you)
    return placing(view, you, options) if view["phase"] == "placing" else taking(view, you)


def standing(view: View, you: int, which: int) -> tuple[int, list[int]]:
    """The influence of the seat in a magic, and of the others."""
    sums = [player["influence"][MAGIC_LETTERS[which]] for player in view["players"]]
    return sums.pop(you), sums


def ceding(view: View, you: int) -> list[Hint]:
    """Of every magic that somebody could be given, whether it is worth keeping."""
    found = []
    for which in range(MAGICS):
        mine, others = standing(view, you, which)
        if mine and 0 in others:
            name = "hint-cede" if max(others) > mine else "hint-keep"
            found.append(Hint(name, {"magic": magic_facts(which), "sum": mine, "other": max(others)}, {}))
    return found


def taking(view: View, you: int) -> list[Hint]:
    """The backs on top, and how the seat stands in their magics."""
    found = []
    for pile, backs in zip((LEFT, RIGHT), view["piles"].values(), strict=True):
        which = "".join(MAGIC_LETTERS).index(backs[0])
        mine, others = standing(view, you, which)
        facts: dict[str, Fact] = {"pile": pile_facts(pile), "magic": magic_facts(which)}
        found.append(Hint("hint-take", {**facts, "sum": mine, "other": max(others)}, {}))
    return found


def placing(view: View, you: int, options: Rules) -> list[Hint]:
    """Every move that wins somebody or ends in a crisis, the most influence first; else one
    sentence."""
    s = laid_out(view, options)
    hand = [NOTATION.numbers[code] for code in view["players"][you]["hand"]]
    tried = [Trial(s, card, cell) for card in hand for cell in range(CELLS) if s.board[cell] == NO_CARD]
    telling = [trial for trial in tried if trial.followers or trial.is_crisis]
    if telling:
        return [trial.hint() for trial in sorted(telling, key=lambda trial: -trial.gain)]
    return [Hint("hint-nobody", {"sum": max(max(trial.row, trial.column) for trial in tried)}, {})]


def laid_out(view: View, options: Rules) -> State:
    """A board of one's own, to try moves out on."""
    s = State()
    s.needed = options.needed
    s.board = [NOTATION.numbers.get(code, NO_CARD) for line in view["board"] for code in line]
    s.holes = s.board.count(NO_CARD)
    return s


class Trial:
    """An emissary sent on such a board, and what the rules tell of it."""

    def __init__(self, laid_out: State, card: int, cell: int) -> None:
        s = laid_out.copy()
        put(s, card, cell)
        convince(s, 0, cell)
        heard = {note[0]: note[1] for note in s.notes}
        self.card, self.cell = card, cell
        self.row, self.column = heard[told.ROW_SUMMED], heard[told.COLUMN_SUMMED]
        self.is_crisis = told.CRISIS in heard
        self.followers = [note[2] for note in s.notes if note[0] == told.FOLLOWED]
        self.gain = sum(influence(follower) for follower in self.followers)

    def hint(self) -> Hint:
        codes = [NOTATION.cards[follower] for follower in self.followers]
        followers: Followers = {"cards": ", ".join(codes), "count": len(codes)}
        facts: dict[str, Fact] = {
            "card": card_facts(self.card),
            "cell": cell_facts(self.cell),
            "row": self.row,
            "column": self.column,
            "followers": followers,
            "sum": self.gain,
        }
        return Hint("hint-crisis" if self.is_crisis else "hint-place", facts, {})
