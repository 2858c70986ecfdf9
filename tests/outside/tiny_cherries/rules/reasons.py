"""The numbered reasons of cherries: why moves are refused and matches end."""

from typing import Literal

from sobremesa.engine import Names

Refusal = Literal["match-over", "no-such-move", "not-your-turn"]
MATCH_OVER, NO_SUCH_MOVE, NOT_YOUR_TURN = range(1, 4)
REFUSALS: Names[Refusal] = Names(Refusal, globals(), first=1)

Ending = Literal["rounds-played", "abandoned"]
ROUNDS_PLAYED, ABANDONED = range(1, 3)
ENDINGS: Names[Ending] = Names(Ending, globals(), first=1)
