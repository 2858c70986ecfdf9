"""Exact odds of siete y medio: the bank draws from the unseen cards in any order, whatever the seats in
between take before. NumPy is imported when asked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import cache, lru_cache

from ...decks.spanish import CARDS, CODES
from ...engine import (
    Analysis,
    Assumptions,
    BadInput,
    ChartCell,
    Explanation,
    Hint,
    SeatOdds,
    Spot,
    choices_of,
)
from .notation import points_facts
from .rules.cards import SIETE_Y_MEDIO, value
from .rules.options import TableOptions
from .rules.state import BETTING, DRAWING, State
from .strategy import DIGIT_VALUES, THREE_CARDS, prize_of_two

DIGITS = len(DIGIT_VALUES)
OVER = SIETE_Y_MEDIO + 1  # the end of a bank that went over
LEAST_CARDS = 16
BETS = ("least", "most")
PRICED: tuple[str, ...] = ("bank_stands", "prizes", "king")
SPOT_KINDS: tuple[str, ...] = ("first", "many")
DIGITS_OF_CHANCE = 10**6
Counts = tuple[int, ...]  # cards by digit: the figures, then the numbers 1 to 7


def digit(card: int) -> int:
    return value(card) // 2


def counts_of(cards: Iterable[int]) -> Counts:
    found = [0] * DIGITS
    for card in cards:
        found[digit(card)] += 1
    return tuple(found)


def without(counts: Counts, at: int) -> Counts:
    return (*counts[:at], counts[at] - 1, *counts[at + 1 :])


@cache
def bank_hands(bank_stands: int) -> list[tuple[int, int, Counts]]:
    """Every multiset of cards with which the bank stands: the points, the number of orders, the cards."""
    orders: dict[Counts, int] = {(0,) * DIGITS: 1}
    found = []
    while orders:
        longer: dict[Counts, int] = {}
        for drawn, ways in orders.items():
            points = sum(n * worth for n, worth in zip(drawn, DIGIT_VALUES, strict=True))
            if points > SIETE_Y_MEDIO:
                continue
            if points >= bank_stands:
                found.append((points, ways, drawn))
                continue
            for at in range(DIGITS):
                more = (*drawn[:at], drawn[at] + 1, *drawn[at + 1 :])
                longer[more] = longer.get(more, 0) + ways
        orders = longer
    return found


class BankOdds:
    """The probabilities of the bank's points, by the unseen cards."""

    def __init__(self, bank_stands: int) -> None:
        import numpy as np

        hands = bank_hands(bank_stands)
        self.np = np
        self.drawn = np.array([drawn for _, _, drawn in hands])
        self.size = self.drawn.sum(1)
        self.ends = np.zeros((OVER, len(hands)))
        for at, (points, ways, _) in enumerate(hands):
            self.ends[points, at] = ways
        self.longest = int(self.size.max()) + 1
        self.known: dict[Counts, list[float]] = {}

    def chances(self, left: Counts) -> list[float]:
        """By half points up to 15; then that of going over."""
        if left not in self.known:
            np = self.np
            falling = np.array([falling_factorials(count, self.longest) for count in left])
            totals = np.array(falling_factorials(sum(left), self.longest))
            orders = falling[np.arange(DIGITS), self.drawn].prod(1) / np.maximum(totals, 1)[self.size]
            ends = [float(chance) for chance in self.ends @ orders]
            self.known[left] = [*ends, 1 - sum(ends)]
        return self.known[left]

    def beaten(self, mine: int, left: Counts) -> float:
        """The probability that the bank goes over or stays below ``mine``."""
        chances = self.chances(left)
        return chances[-1] + sum(chances[:mine])


def falling_factorials(count: int, longest: int) -> list[float]:
    found = [1.0]
    for n in range(longest):
        found.append(found[-1] * max(count - n, 0))
    return found


class Play:
    """The best play of a seat with some cards unseen; values are per unit bet."""

    def __init__(self, options: TableOptions | State, unseen: Sequence[int]) -> None:
        self.prizes, self.king = options.prizes, options.king
        self.unseen = tuple(unseen)
        self.left = counts_of(unseen)
        self.bank = BankOdds(options.bank_stands)
        self.known: dict[Counts, float] = {}

    def stand(self, mine: int, left: Counts, prize: int = 0) -> float:
        return self.bank.beaten(mine, left) * (2 + prize / 100) - 1

    def after(self, mine: int, left: Counts, prize: int) -> float:
        """The value after a card was taken; ``prize`` is what siete y medio would earn."""
        if mine > SIETE_Y_MEDIO:
            return -1.0
        if mine == SIETE_Y_MEDIO:
            return self.stand(mine, left, prize)
        return max(self.stand(mine, left), self.card(mine, left))

    def card(self, mine: int, left: Counts) -> float:
        """The value of taking a third card or a later one: the points follow from the cards left."""
        if left not in self.known:
            prize = THREE_CARDS * self.prizes
            values = [
                count * self.after(mine + DIGIT_VALUES[at], without(left, at), prize)
                for at, count in enumerate(left)
                if count
            ]
            self.known[left] = sum(values) / sum(left)
        return self.known[left]

    def second(self, first: int) -> float:
        """The value of taking a second card; only here suits count, for the prize."""
        total = 0.0
        for card in self.unseen:
            prize = prize_of_two(first, card, self.prizes, self.king)
            total += self.after(value(first) + value(card), without(self.left, digit(card)), prize)
        return total / len(self.unseen)

    def moves(self, cards: Sequence[int]) -> dict[str, float]:
        """What card and stand are worth with these cards."""
        mine = sum(value(card) for card in cards)
        on = self.second(cards[0]) if len(cards) == 1 else self.card(mine, self.left)
        return {"card": on, "stand": self.stand(mine, self.left)}


def analyse(options: TableOptions, assumed: Assumptions) -> Analysis:
    """A seat that plays next, after these cards were seen: the value of every first card, too."""
    if assumed.after_split or assumed.infinite:
        raise BadInput("odds-not-here")
    unseen = [card for card in range(CARDS) if card not in assumed.seen]
    if len(unseen) < LEAST_CARDS:
        raise BadInput("odds-too-few-left", least=LEAST_CARDS)
    chart: dict[tuple[str, str], ChartCell] = {}
    firsts: dict[str, float] = {}
    for card in unseen:
        moves = Play(options, [other for other in unseen if other != card]).moves([card])
        best = max(moves, key=moves.__getitem__)
        firsts[CODES[card]] = moves[best]
        chart[CODES[card][1:], CODES[card][:1]] = ChartCell(best, moves)
    bets = dict(zip(BETS, (options.bet_min, options.bet_max), strict=True))
    coins = {
        f"coins_{name}": {code: bet * worth for code, worth in firsts.items()} for name, bet in bets.items()
    }
    bank = Play(options, unseen).bank.chances(counts_of(unseen))
    chances = {points_facts(end)["shown"]: chance for end, chance in enumerate(bank[:-1]) if chance}
    parts = {"first_card": firsts, **coins, "bank": {**chances, "over": bank[-1]}}
    rows, columns = (tuple(dict.fromkeys(cell[axis] for cell in chart)) for axis in (0, 1))
    total = sum(firsts.values()) / len(firsts)
    return Analysis(total, parts, rows, columns, chart, ("odds-even-bets", "odds-exchangeable"))


@lru_cache(maxsize=64)
def table_value(options: TableOptions) -> float:
    return analyse(options, Assumptions()).value


def seat_odds(s: State, seat: int) -> SeatOdds | None:
    """Card or stand; before the bet, what the first card is worth with the least and the most."""
    if s.phase not in (BETTING, DRAWING) or s.turn != seat:
        return None
    play = Play(s, unseen_cards(s))
    moves = play.moves(s.hand[seat][: s.size[seat]])
    bank = play.bank.chances(play.left)
    chances = {points_facts(end)["shown"]: chance for end, chance in enumerate(bank[:-1]) if chance}
    if s.phase == BETTING:
        worth = max(moves.values())
        most = min(s.bet_max, s.money[seat])
        moves = {f"bet {bet}": bet * worth / s.bet_min for bet in sorted({s.bet_min, most})}
    stake = s.bet_min if s.phase == BETTING else s.bet[seat]
    led = next_card(s.points[seat], play.left)
    return SeatOdds(choices_of(moves), stake, {**chances, "over": bank[-1]}, led, unseen=len(play.unseen))


def next_card(mine: int, left: Counts) -> dict[str, float]:
    """The points to which the next card would lead, with their chances."""
    found: dict[str, float] = {}
    for at, count in enumerate(left):
        points = mine + DIGIT_VALUES[at]
        end = points_facts(points)["shown"] if points <= SIETE_Y_MEDIO else "over"
        if count:
            found[end] = found.get(end, 0.0) + count / sum(left)
    return found


def unseen_cards(s: State) -> list[int]:
    seen = {s.pile[at] for at in range(s.cursor)}
    return [card for card in range(CARDS) if card not in seen]


# -- reviews and lessons ---------------------------------------------------------------------


def spot(s: State, seat: int) -> Spot:
    mine = tuple(CODES[card] for card in s.hand[seat][: s.size[seat]])
    kind = "first" if len(mine) == 1 else "many"
    title = Hint("spot-hand", {"points": points_facts(s.points[seat])}, {})
    return Spot(f"{kind} {s.points[seat]}", kind, mine, (), title)


def explain(s: State, seat: int, made: str, best: str) -> Explanation:
    """How often standing beats the bank, and how often a card goes over."""
    play, mine = Play(s, unseen_cards(s)), s.points[seat]
    over = [card for card in play.unseen if mine + value(card) > SIETE_Y_MEDIO]
    win = round(play.bank.beaten(mine, play.left) * DIGITS_OF_CHANCE)
    chances = {"win": Fraction(win, DIGITS_OF_CHANCE), "over": Fraction(len(over), len(play.unseen))}
    points = {"points": points_facts(mine)}
    return Explanation(Hint(f"did-{made}", points, {}), Hint(f"because-{best}", points, chances))


def stack(options: TableOptions, mine: Sequence[int], theirs: Sequence[int]) -> Sequence[int | None]:
    return mine
