"""Random numbers in bulk play: the published generator, streams that never meet, no bias."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, permutations
from math import sqrt
from types import SimpleNamespace

import pytest

from games_under_test import stream
from sobremesa.cli.values import MOST_GAMES
from sobremesa.engine import draw
from sobremesa.engine.rng import (
    avalanche,
    is_seeded,
    mix_on_demand,
    next_card,
    next_state,
    output,
    seed,
    shuffle,
)

WORD = 2**32


class Xoshiro:
    """xoshiro128++, written again from its authors' description."""

    def __init__(self, state: list[int]) -> None:
        self.s = [*state]

    def next(self) -> int:
        def left(x: int, k: int) -> int:
            return (x << k | x >> (32 - k)) % WORD

        s = self.s
        result = (left((s[0] + s[3]) % WORD, 7) + s[0]) % WORD
        t = s[1] * 2**9 % WORD
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = left(s[3], 11)
        return result

    def below(self, n: int) -> int:
        """Lemire's method, without the shortcut that avoids most divisions."""
        while True:
            product = self.next() * n
            if product % WORD >= WORD % n:
                return product // WORD


def test_the_generator_gives_the_numbers_that_are_published() -> None:
    published = [641, 1573767, 3222811527, 3517856514, 836907274]  # from the state 1, 2, 3, 4
    again, rng = Xoshiro([1, 2, 3, 4]), [1, 2, 3, 4]
    for number in published:
        assert again.next() == number
        assert output(rng[0], rng[3]) == number
        rng = [*next_state(*rng)]


@pytest.mark.parametrize("n", [1, 2, 7, 52, 10**6, 3 * 2**29, 2**31 - 1])
def test_numbers_below_n_follow_lemires_method(n: int) -> None:
    rng = stream(n, 5)
    again = Xoshiro(rng)
    assert [draw(rng, n) for _ in range(500)] == [again.below(n) for _ in range(500)]
    assert rng == again.s


def test_no_number_is_favoured_where_n_does_not_divide_the_number_of_words() -> None:
    """Of 2³² words 8/3 fall to each of 3 · 2²⁹ numbers: kept all, every third would come less often."""
    rng, times = stream(1), 30_000
    seen = Counter(draw(rng, 3 * 2**29) % 3 for _ in range(times))
    assert chi_squared([seen[rest] for rest in range(3)]) < 13.8  # 2 degrees of freedom: 1 in 1000


# -- seeds --------------------------------------------------------------------------------


def inverse_avalanche(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """The ten rounds backwards."""

    def right(x: int, k: int) -> int:
        return (x >> k | x << (32 - k)) % WORD

    for time in range(10, 0, -1):
        b = right(b, 7) ^ c
        c = (c - d) % WORD
        d = right(d, 8) ^ a
        a = (a - b) % WORD
        b = right(b, 12) ^ c
        c = (c - d) % WORD
        d = right(d, 16) ^ a
        a = (a - b - time * 0x9E3779B9) % WORD
    return a, b, c, d


def test_two_games_never_have_the_same_stream_because_seeding_is_invertible() -> None:
    rng = stream(4)
    for _ in range(1000):
        base, game = draw(rng, 2**31 - 1) << 31 | draw(rng, 2**31 - 1), draw(rng, 2**31 - 1) << 9
        low, high, game_low, game_high = inverse_avalanche(*stream(base, game))
        assert (low + high * WORD, game_low + game_high * WORD) == (base, game)


def test_the_state_that_gives_zeros_for_ever_belongs_to_no_game() -> None:
    low, high, game_low, game_high = inverse_avalanche(0, 0, 0, 0)
    assert avalanche(low, high, game_low, game_high) == (0, 0, 0, 0)
    assert game_low + game_high * WORD > MOST_GAMES


def test_nothing_repeats_over_games_and_seeds() -> None:
    seeds = (0, 1, 2, 5164, 6286, 2**32 + 1, 2**62, 2**63 - 1, -1, -(2**63))
    states = {tuple(stream(number, game)) for number in seeds for game in range(10_000)}
    assert len(states) == 100_000


def test_every_bit_of_seed_and_game_changes_about_half_the_bits_of_the_state() -> None:
    for bit in range(128):
        words = [bit // 32 == word and 1 << bit % 32 for word in range(4)]
        changed = sum(
            (a ^ b).bit_count() for a, b in zip(avalanche(*words), avalanche(0, 0, 0, 0), strict=True)
        )
        assert 34 < changed < 94  # 64 ± 5.3 standard deviations


def chi_squared(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


NEIGHBOURS = {
    "games": lambda number: stream(9, number),
    "seeds": lambda number: stream(number, 9),
    "high halves of seeds": lambda number: stream(number << 32, 9),
}


@pytest.mark.parametrize("kind", NEIGHBOURS)
def test_neighbours_are_independent(kind: str) -> None:
    """Their first numbers fall into every pair of eighths equally often."""
    firsts = [draw(NEIGHBOURS[kind](number), 8) for number in range(32_001)]
    seen = Counter(pairwise(firsts))
    assert chi_squared([seen[one, other] for one in range(8) for other in range(8)]) < 103.4  # 63: 1 in 1000


# -- shuffles ------------------------------------------------------------------------------


def test_every_order_of_four_cards_is_as_likely_as_any_other() -> None:
    seen: Counter[tuple[int, ...]] = Counter()
    for game in range(48_000):
        cards = [0, 1, 2, 3]
        shuffle(cards, 4, stream(3, game))
        seen[tuple(cards)] += 1
    assert chi_squared([seen[order] for order in permutations(range(4))]) < 49.7  # 23: 1 in 1000


@pytest.mark.parametrize("n", [40, 52])
def test_every_card_comes_to_every_place_equally_often(n: int) -> None:
    seen: Counter[tuple[int, int]] = Counter()
    rng = [0] * 4
    for game in range(6000):
        seed(rng, n, game)
        cards = list(range(n))
        shuffle(cards, n, rng)
        seen.update(enumerate(cards))
    freedom = (n - 1) ** 2
    found = chi_squared([seen[place, card] for place in range(n) for card in range(n)]) * (n - 1) / n
    assert abs(found - freedom) < 3.3 * sqrt(2 * freedom)  # either way 1 in 2000


@pytest.mark.parametrize("n", [0, 1, 2, 3, 6, 7, 40, 312, 30_000])
def test_a_shuffle_is_durstenfelds_with_one_unbiased_number_for_two_cards(n: int) -> None:
    """Of 30,000 cards about one word in five is rejected; the cards beyond n stay where they are."""
    cards, rng = list(range(n + 3)), stream(2)
    by_hand, again = list(range(n + 3)), Xoshiro(rng)
    shuffle(cards, n, rng)
    for last in range(n - 1, 0, -2):
        both = again.below((last + 1) * last)
        for place, chosen in zip((last, last - 1), divmod(both, last), strict=True):
            by_hand[place], by_hand[chosen] = by_hand[chosen], by_hand[place]
    assert (cards, rng) == (by_hand, again.s)


# -- cards on demand -----------------------------------------------------------------------


def test_cards_taken_one_by_one_come_in_every_order_equally_often() -> None:
    rng, times = stream(6), 24_000
    pile = [*range(4)]  # whatever lies there from before
    seen = Counter(tuple(next_card(pile, at, 4, rng) for at in range(4)) for _ in range(times))
    assert chi_squared([seen[order] for order in permutations(range(4))]) < 49.7  # 23: 1 in 1000


def test_without_a_seed_the_pile_stays_as_it_was_shuffled() -> None:
    pile = [2, 0, 3, 1]
    assert [next_card(pile, at, 4, [0, 0, 0, 0]) for at in range(4)] == [2, 0, 3, 1]


@pytest.mark.parametrize("word", range(4))
def test_any_word_that_is_not_zero_makes_a_stream_of_which_cards_are_drawn(word: int) -> None:
    one = [int(place == word) for place in range(4)]
    rng = [*one]
    next_card([*range(4)], 0, 4, rng)
    assert is_seeded(one)
    assert rng != one


def test_no_two_games_draw_cards_from_the_same_stream_and_none_from_that_of_its_bots() -> None:
    streams = [stream(base, game) for base in range(20) for game in range(100)]
    pile_streams = []
    for rng in streams:
        s = SimpleNamespace(pile_rng=[0, 0, 0, 0])
        mix_on_demand(s, [], 0, rng)
        mix_on_demand(s, [], 0, stream(99))  # seeded once
        pile_streams.append(s.pile_rng)
    assert len({tuple(words) for words in (*streams, *pile_streams)}) == 2 * len(streams)
