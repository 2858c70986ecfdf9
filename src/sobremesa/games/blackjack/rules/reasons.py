"""The numbered reasons of blackjack: why moves are refused and matches end."""

from typing import Literal

from ....engine import Names

Refusal = Literal[
    "match-over", "gone", "no-such-move", "not-your-turn", "buy-first", "bet-first", "insurance-first",
    "bets-closed", "not-offered", "too-little", "too-much", "not-enough", "split-aces", "two-cards-only",
    "no-double", "no-pair", "no-more-hands", "no-surrender", "too-poor", "surrender-first",
]  # fmt: skip
(MATCH_OVER, GONE, NO_SUCH_MOVE, NOT_YOUR_TURN, BUY_FIRST, BET_FIRST, INSURANCE_FIRST,
 BETS_CLOSED, NOT_OFFERED, TOO_LITTLE, TOO_MUCH, NOT_ENOUGH, SPLIT_ACES, TWO_CARDS_ONLY,
 NO_DOUBLE, NO_PAIR, NO_MORE_HANDS, NO_SURRENDER, TOO_POOR, SURRENDER_FIRST) = range(1, 21)  # fmt: skip
REFUSALS: Names[Refusal] = Names(Refusal, globals(), first=1)

Ending = Literal[
    "rounds-played", "nobody-can-bet", "nobody-bets", "somebody-left", "somebody-cannot-bet", "abandoned",
]  # fmt: skip
ROUNDS_PLAYED, NOBODY_CAN_BET, NOBODY_BETS, SOMEBODY_LEFT, SOMEBODY_CANNOT_BET, ABANDONED = range(1, 7)
ENDINGS: Names[Ending] = Names(Ending, globals(), first=1)
