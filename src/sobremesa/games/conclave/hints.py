"""Hints of Conclave: the effect of each move, computed by the rules."""

from __future__ import annotations

from ...engine import Fact, Hint
from .notation import MAGIC_LETTERS, NOTATION, Followers, magic_facts, pile_facts
from .rules.cards import CELLS, MAGICS, NO_CARD
from .rules.options import TableOptions
from .rules.state import LEFT, RIGHT
from .trial import Trial, board_state
from .view import View

HINT_FIELDS = {
    "hint-cede": "magic sum other",
    "hint-keep": "magic sum other",
    "hint-take": "pile magic sum other",
    "hint-nobody": "sum",
    "hint-place": "card cell in_row row in_column column crisis wins sum followers",
    "hint-crisis": "card cell in_row row in_column column crisis wins sum followers",
}


def hint(view: View, options: TableOptions) -> list[Hint]:
    """Hints for the pending question of the seat."""
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
    """For every magic that may be ceded, whether it is worth keeping."""
    found = []
    for which in range(MAGICS):
        mine, others = standing(view, you, which)
        if mine and 0 in others:
            name = "hint-cede" if max(others) > mine else "hint-keep"
            found.append(Hint(name, {"magic": magic_facts(which), "sum": mine, "other": max(others)}, {}))
    return found


def taking(view: View, you: int) -> list[Hint]:
    """The top backs of the piles, and the seat's influence in their magics."""
    found = []
    for pile, backs in zip((LEFT, RIGHT), view["piles"].values(), strict=True):
        which = "".join(MAGIC_LETTERS).index(backs[0])
        mine, others = standing(view, you, which)
        facts: dict[str, Fact] = {"pile": pile_facts(pile), "magic": magic_facts(which)}
        found.append(Hint("hint-take", {**facts, "sum": mine, "other": max(others)}, {}))
    return found


def placing(view: View, you: int, options: TableOptions) -> list[Hint]:
    """Every move that wins followers or makes a crisis, the most influence first; without any, how
    near the best comes."""
    s = board_state(view["board"], options)
    hand = [NOTATION.numbers[code] for code in view["players"][you]["hand"]]
    tried = [Trial(s, card, cell) for card in hand for cell in range(CELLS) if s.board[cell] == NO_CARD]
    notable = [trial for trial in tried if trial.followers or trial.is_crisis]
    if notable:
        return [placing_hint(trial) for trial in sorted(notable, key=lambda trial: -trial.gain)]
    return [Hint("hint-nobody", {"sum": max(max(trial.row, trial.column) for trial in tried)}, {})]


def placing_hint(trial: Trial) -> Hint:
    codes = [NOTATION.cards[follower] for follower in trial.followers]
    followers: Followers = {"cards": ", ".join(codes), "count": len(codes)}
    return Hint(
        "hint-crisis" if trial.is_crisis else "hint-place", {**trial.facts(), "followers": followers}, {}
    )
