"""The numbered reasons of Conclave: why moves are refused and matches end."""

from typing import Literal

from ....engine import Names

Refusal = Literal[
    "match-over", "gone", "no-such-move", "not-your-turn", "cede-or-keep", "nothing-to-cede", "no-ceding",
    "place-first", "placed", "no-such-player", "not-to-yourself", "have-none", "has-some", "no-hole",
]  # fmt: skip
(MATCH_OVER, GONE, NO_SUCH_MOVE, NOT_YOUR_TURN, CEDE_OR_KEEP, NOTHING_TO_CEDE, NO_CEDING, PLACE_FIRST,
 PLACED, NO_SUCH_PLAYER, NOT_TO_YOURSELF, HAVE_NONE, HAS_SOME, NO_HOLE) = range(1, 15)  # fmt: skip
REFUSALS: Names[Refusal] = Names(Refusal, globals(), first=1)

Ending = Literal["played-out", "board-stuck", "abandoned"]
PLAYED_OUT, BOARD_STUCK, ABANDONED = range(1, 4)
ENDINGS: Names[Ending] = Names(Ending, globals(), first=1)
