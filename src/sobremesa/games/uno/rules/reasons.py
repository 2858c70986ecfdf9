"""The numbered reasons of UNO: why moves are refused and matches end."""

from typing import Literal

from ....engine import Names

Refusal = Literal[
    "match-over", "gone", "no-such-move", "not-your-turn", "not-in-hand", "does-not-fit", "name-first",
    "no-colour-due", "answer-first", "nothing-to-take", "only-the-drawn", "nothing-drawn", "nothing-to-draw",
    "no-passing", "unlawful", "not-identical", "too-late", "own-card", "no-calls",
]  # fmt: skip
(MATCH_OVER, GONE, NO_SUCH_MOVE, NOT_YOUR_TURN, NOT_IN_HAND, DOES_NOT_FIT, NAME_FIRST,
 NO_COLOUR_DUE, ANSWER_FIRST, NOTHING_TO_TAKE, ONLY_THE_DRAWN, NOTHING_DRAWN, NOTHING_TO_DRAW,
 NO_PASSING, UNLAWFUL, NOT_IDENTICAL, TOO_LATE, OWN_CARD, NO_CALLS) = range(1, 20)  # fmt: skip
REFUSALS: Names[Refusal] = Names(Refusal, globals(), first=1)

Ending = Literal["went-out", "target-reached", "last-one-left"]
WENT_OUT, TARGET_REACHED, LAST_ONE_LEFT = range(1, 4)
ENDINGS: Names[Ending] = Names(Ending, globals(), first=1)
