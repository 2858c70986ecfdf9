"""The numbered reasons of siete y medio: why moves are refused and matches end."""

from typing import Literal

from ....engine import Names

Refusal = Literal[
    "match-over", "gone", "no-such-move", "not-your-turn", "bet-first", "has-bet",
    "too-little", "too-much", "not-enough",
]  # fmt: skip
(MATCH_OVER, GONE, NO_SUCH_MOVE, NOT_YOUR_TURN, BET_FIRST, HAS_BET,
 TOO_LITTLE, TOO_MUCH, NOT_ENOUGH) = range(1, 10)  # fmt: skip
REFUSALS: Names[Refusal] = Names(Refusal, globals(), first=1)

Ending = Literal["rounds-played", "nobody-can-bet", "bank-broken", "abandoned"]
ROUNDS_PLAYED, NOBODY_CAN_BET, BANK_BROKEN, ABANDONED = range(1, 5)
ENDINGS: Names[Ending] = Names(Ending, globals(), first=1)
