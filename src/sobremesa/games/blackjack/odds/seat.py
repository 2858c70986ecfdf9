"""The odds of a seat at a table, from a veiled state: what it has seen of this shoe, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from ....decks.french import rank
from ....engine import SeatOdds, choices_of
from ..information import is_unknown
from ..notation import NOTATION
from ..rules.actions import CHOICES
from ..rules.cards import value
from ..rules.hands import first_hand
from ..rules.moves import owes_answer
from ..rules.options import PEEK
from ..rules.plays import plays
from ..rules.state import DEALER, DECIDING, INSURING, SURRENDERING, State
from ..view import unseen_ranks
from .analysis import LEAST_CARDS
from .deals import SPLIT, STAND, SURRENDER, moves_of
from .hands import TEN, hand_of
from .player import Values, solve
from .splits import split_hands, split_value
from .table_rules import Shoe, TableRules


def seat_odds(s: State, seat: int) -> SeatOdds | None:
    """None where nothing is asked, or where the shoe may run out in this round."""
    if not owes_answer(s, seat) or sum(unseen_ranks(s)) < LEAST_CARDS:
        return None
    if s.phase == INSURING:
        return insurance_odds(s, seat)
    if s.phase not in (DECIDING, SURRENDERING) or (s.hidden > 0 and not is_unknown(s)):
        return None
    return hand_odds(s, seat)


def insurance_odds(s: State, seat: int) -> SeatOdds:
    """Insurance costs half the bet and pays two to one."""
    unseen = unseen_ranks(s)
    chance = sum(unseen[TEN:]) / sum(unseen)
    choices = choices_of({"decline": 0.0, "insure": (3 * chance - 1) / 2})
    return SeatOdds(choices, s.bet[first_hand(seat)], {"blackjack": chance}, unseen=sum(unseen))


def hand_odds(s: State, seat: int) -> SeatOdds:
    hand = s.hand if s.phase == DECIDING else first_hand(seat)
    known = KnownHand.of(s, hand)
    worth = known.worth(s, seat)
    if s.phase == SURRENDERING:
        worth = {
            "continue": max(value for move, value in worth.items() if move != SURRENDER),
            SURRENDER: -0.5,
        }
    unseen = sum(unseen_ranks(s))
    return SeatOdds(choices_of(worth), s.bet[hand], known.dealer_chances(), unseen=unseen)


@lru_cache(maxsize=4)
def solved(rules: TableRules, shoe: Shoe, up: int) -> Values:
    """A solution, kept for whoever asks more about the same hand."""
    return solve(rules, shoe, (up,))


@dataclass
class KnownHand:
    """A hand against the upcard, with the cards that are unseen."""

    number: int  # of the hand in the state
    cards: list[int]
    hand: int  # its row in the table of hands
    values: Values
    has_looked: bool  # the dealer: it has no blackjack

    @classmethod
    def of(cls, s: State, number: int) -> KnownHand:
        cards = [*s.cards[number][: s.count[number]]]
        up = s.cards[DEALER][0]
        ranks = unseen_ranks(s)
        for card in (*cards, up):
            ranks[rank(card)] += 1
        values = solved(TableRules.of(s), Shoe(tuple(ranks)), value(up) - 1)
        hand = hand_of([value(card) for card in cards])
        return cls(number, cards, hand, values, s.phase != SURRENDERING and s.hole == PEEK)

    @property
    def natural(self) -> float:
        return float(self.values.natural[self.hand, 0])

    def worth(self, s: State, seat: int) -> dict[str, float]:
        """What each play of the hand is worth: after the look, where there was one."""
        known = moves_of(self.values, self.hand, 0)
        known.setdefault(STAND, float(self.values.stand[self.hand, 0]))
        listed = listed_plays(s, self.number)
        if SPLIT in listed:
            known[SPLIT] = self.split_again(s, seat)
        return {move: self.result(known[move]) for move in listed}

    def result(self, carried: float) -> float:
        """A value of the solution in bets: with a look, given that there is no blackjack; where its loss
        is limited otherwise, with that loss."""
        if self.has_looked:
            return carried / (1 - self.natural)
        return carried - self.natural if self.values.rules.peek else carried

    def split_again(self, s: State, seat: int) -> float:
        """Splitting this hand, which may be split again before the seat's other hands are."""
        values, card, up = self.values, self.cards[0], s.cards[DEALER][0]
        pair = value(card) - 1
        of_rank = values.shoe.ranks[rank(card)] if values.rules.by_rank else values.shoe.values[pair]
        of_rank -= rank(up) == rank(card) if values.rules.by_rank else value(up) - 1 == pair
        most = values.rules.hands_of(pair) - s.hands[seat] + 1
        [hands] = split_hands(values, [pair])
        return split_value(values, hands, 0, of_rank - 2, most)

    def dealer_chances(self) -> dict[str, float]:
        given = 1 - self.natural if self.has_looked else 1.0
        ends = self.values.ends[:, self.hand, 0]
        chances = {str(end): float(chance) / given for end, chance in enumerate(ends, 17)}
        if not self.has_looked and self.natural:
            chances["blackjack"] = self.natural
        return {**chances, "over": 1 - sum(chances.values())}


def listed_plays(s: State, hand: int) -> list[str]:
    """What may be done with a hand, as the rules list it."""
    now, out = s.copy(), [0] * CHOICES
    now.hand = hand
    return [NOTATION.show(action) for action in out[: plays(now, out)]]
