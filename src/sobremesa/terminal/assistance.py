"""Assistance at a table: the commands that it agreed to, and odds in words for a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal

from rich.cells import cell_len, set_cell_size

from ..protocol.types import Assistance, OddsChoice, OddsInfo
from ..words import Words
from ..words.fluent import Percent, format_number

BEST, PLAIN_BEST, EQUAL, NEITHER = "▸", "*", "=", " "
AWAITED = "…"
NOTHING_TO_WEIGH = "odds-no-choice"  # the problem that ends no odds: the next question may have some
LEAST_WIDTH = 8  # cells of the column: most values fit, so that little moves when they come
MONEY_DIGITS, CHANCE_DIGITS = 2, 1


def agreed_commands(names: Sequence[str], assistance: Assistance) -> list[str]:
    """The commands without those that the table did not agree to."""
    refused = {"none": ("hint", "odds"), "hints": ("odds",), "odds": ()}[assistance]
    return [name for name in names if name not in refused]


class OddsTexts:
    """What the choices of one question are worth. A shape marks the best, and all that are equal to it."""

    def __init__(self, odds: OddsInfo, words: Words, pretty: bool = True) -> None:
        self.odds = odds
        self.words = words
        self.best = BEST if pretty else PLAIN_BEST
        self.values = {choice["move"]: self._value(choice) for choice in odds["choices"]}

    def _value(self, choice: OddsChoice) -> str:
        has_equals = sum(other["equal"] for other in self.odds["choices"]) > 1
        mark = EQUAL if choice["equal"] and has_equals else self.best if choice["best"] else NEITHER
        return f"{mark} {self._worth(choice)}"

    def _worth(self, choice: OddsChoice) -> str:
        """Coins, or the chance to win with its error."""
        if self.odds["unit"] == "bets":
            return signed(choice["value"] * self.odds["stake"] / self.words.coin, self.words.lang)
        chance = self._share(choice["value"], CHANCE_DIGITS)
        if not choice["error"]:
            return chance
        error = Decimal(str(100 * choice["error"]))
        return f"{chance} ±{format_number(error, self.words.lang, CHANCE_DIGITS, CHANCE_DIGITS)}"

    def _share(self, share: float, digits: int) -> str:
        return self.words("share", share=Percent(share, digits=digits))

    def lines(self) -> list[str]:
        """The chances of the dealer or the bank, and what choices are measured by."""
        verbs = dict.fromkeys(choice["move"].split()[0] for choice in self.odds["choices"])
        about = [f"odds-about-{verb}" for verb in verbs]
        return [*self._chances(), *(self.words(key) for key in about if self.words.has(key))]

    def _chances(self) -> list[str]:
        chances = self.odds["chances"]
        if not chances:
            return []
        listed = ", ".join(
            f"{self._named(result)} {self._share(chance, CHANCE_DIGITS)}"
            for result, chance in chances.items()
        )
        return [self.words("spoken", name=self.words("bank"), text=listed)]

    def _named(self, result: str) -> str:
        return self.words(f"odds-name-{result}") if self.words.has(f"odds-name-{result}") else result

    def basis(self) -> str:
        """From what the values follow."""
        if self.odds["unit"] == "bets":
            return self.words("web-odds-exact", cards=self.odds["unseen"])
        return self.words("web-odds-estimated", worlds=self.odds["worlds"])


def signed(coins: float, lang: str) -> str:
    shown = format_number(Decimal(f"{abs(coins):.{MONEY_DIGITS}f}"), lang, MONEY_DIGITS, MONEY_DIGITS)
    sign = NEITHER if not any(digit in shown for digit in "123456789") else "+" if coins > 0 else "−"
    return sign + shown


def odds_column(odds: OddsTexts | None, moves: Sequence[str]) -> list[str]:
    """The value of every move, all equally wide; an ellipsis until they are known."""
    values = [odds.values.get(move, "") if odds else f"{NEITHER} {AWAITED}" for move in moves]
    width = max([LEAST_WIDTH, *map(cell_len, values)])
    return [set_cell_size(value, width) for value in values]
