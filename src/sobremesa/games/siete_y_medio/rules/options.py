"""The options of siete y medio, and its variants."""

from __future__ import annotations

from ....engine import Options, choice, option, switch
from .cards import SIETE_Y_MEDIO

ANY_KING, KING_OF_OROS = range(2)


class TableOptions(Options):
    """What a table may agree on."""

    rounds = option(10, 1, 100)
    player_money = option(5_000, 1, 1_000_000_000)
    bank_money = option(100_000, 1, 1_000_000_000)
    bet_min = option(100, 1, 1_000_000)
    bet_max = option(1_500, 1, 1_000_000)
    bank_stands = option(12, 1, SIETE_Y_MEDIO)
    prizes = switch(True)
    king = choice("any", "oros")

    def check(self) -> str:
        if self.bet_min > self.bet_max:
            return "senseless-bets"
        if self.player_money < self.bet_min:
            return "senseless-money"
        return ""


CLASICO = TableOptions()
REY_DE_OROS = CLASICO.replace(king="oros")
