"""The shuffler is a player: fair, seeded, stacked, and the old generator."""

from __future__ import annotations

import hashlib
import hmac

import pytest

from sobremesa.engine import (
    BadInput,
    Fair,
    HmacShuffler,
    Lcg,
    Seat,
    Setup,
    Shuffler,
    Stacked,
    fair,
    seeded,
)
from sobremesa.games import find


def order_by_hand(key: bytes, contributions: str, deal: int, n: int) -> list[int]:
    """The recipe of docs/fairness.md, written again from its text."""
    words = []
    for counter in range(1 + n // 4):
        block = hmac.new(key, f"{contributions}|{deal}|{counter}".encode(), hashlib.sha256).digest()
        words += [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
    cards = list(range(n))
    for last in range(n - 1, 0, -1):
        word = words.pop(0)
        while word >= (1 << 32) // (last + 1) * (last + 1):
            word = words.pop(0)
        other = word % (last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def test_anybody_can_compute_the_shuffles_again_from_seed_and_contributions() -> None:
    shuffler = HmacShuffler("fair", b"k" * 32, ["Ana", "Iñaki"])
    for deal in (1, 2, 3):
        by_hand = order_by_hand(b"k" * 32, '["Ana","Iñaki"]', deal, 40)
        assert shuffler.order(range(40), [40] * (deal - 1)) == by_hand


def setup(*names: str) -> Setup:
    game = find("siete-y-medio")
    return Setup(game, tuple(Seat(name) for name in names), "clasico", game.options("clasico"))


def test_the_commitment_is_the_sha256_of_the_seed_and_all_that_is_settled_before_the_first_card() -> None:
    table = setup("Ana", "Iñaki")
    committed = fair(table)
    shuffler = committed.contribute(["x", ""])
    settled = (
        f"match: {table.id}\ngame: siete-y-medio {table.game.version}\nvariant: clasico\nrules: rounds=10 "
        "player_money=5000 bank_money=100000 bet_min=100 bet_max=1500 bank_stands=12 prizes=on king=any\n"
        "seat: person Ana\nseat: person Iñaki"
    )
    expected = hashlib.sha256(shuffler.seed + settled.encode()).hexdigest()
    assert committed.commitment == shuffler.commitment == expected


def test_contributions_are_taken_once_and_after_the_commitment() -> None:
    committed = fair(setup("Ana"))
    first = committed.contribute(["x"])
    with pytest.raises(ValueError, match="have been taken"):
        committed.contribute(["y"])
    assert first.commitment == committed.commitment


def test_a_commitment_restored_after_a_restart_is_the_same() -> None:
    table = setup("Ana")
    committed = fair(table)
    again = Fair(committed.secret_seed(), table, ["x"])
    assert again.commitment == committed.commitment
    assert again.order(range(40), []) == committed.contribute(["x"]).order(range(40), [])


def test_no_two_matches_share_a_seed_an_id_or_a_commitment() -> None:
    one, two = setup("Ana"), setup("Ana")
    assert one.id != two.id
    assert len(one.id) == 32
    seeds = [fair(table).contribute([]).seed for table in (one, one, two)]
    assert len(set(seeds)) == 3
    assert all(len(seed) == 32 for seed in seeds)


def test_contributions_change_the_order() -> None:
    orders = {
        tuple(HmacShuffler("fair", b"k" * 32, given).order(range(40), [])) for given in ([], ["a"], ["b"])
    }
    assert len(orders) == 3


def test_a_seeded_shuffler_repeats_itself_and_its_deals_differ() -> None:
    one, two = seeded(7), seeded(7)
    first, second = one.order(range(40), []), one.order(range(40), [40])
    assert [two.order(range(40), []), two.order(range(40), [40])] == [first, second]
    assert first != second
    assert sorted(first) == list(range(40))


def test_stacked_gives_its_orders_and_says_when_none_is_left() -> None:
    shuffler = Stacked([[2, 0, 1]])
    assert shuffler.order([0, 1, 2], []) == [2, 0, 1]
    with pytest.raises(BadInput) as problem:
        shuffler.order([0, 1, 2], [3])
    assert problem.value.key == "no-deck-left"


def test_the_old_generator_gives_the_numbers_of_its_formula() -> None:
    x, cards = 42, list(range(90))
    for last in range(89, 0, -1):
        x = (1103515245 * x + 12345) % 2**32
        other = x // 32 % 32768 % (last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    assert Lcg(42).order(range(90), []) == cards
    assert sorted(Lcg(1).order(range(90), [])) == list(range(90))


def test_the_old_generator_goes_on_where_the_deals_before_left_it() -> None:
    long = Lcg(5).order(range(7), [])
    assert Lcg(5).order(range(7), [4]) != long
    # After a pile of one card, which takes no number, it stands where it stood.
    assert Lcg(5).order(range(7), [1]) == long


@pytest.mark.parametrize("shuffler", [seeded(3), Lcg(3), Stacked([[1, 0], [0, 1]])], ids=lambda s: s.name)
def test_asked_again_a_shuffler_answers_the_same(shuffler: Shuffler) -> None:
    for earlier in ([], [2]):
        assert shuffler.order([0, 1], earlier) == shuffler.order([0, 1], earlier)


def test_numbers_that_would_favour_low_cards_are_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Below 2³² there are 2³² mod n numbers too many; without the skip they would count as 0, 1, …"""
    words = [2**32 - 1, 2**32 - 1, 2**32 - 2, 1, 0, 0, 0, 0]
    block = b"".join(word.to_bytes(4, "big") for word in words)
    monkeypatch.setattr("sobremesa.engine.shufflers.hmac.digest", lambda *_: block)
    # 2³² − 1 = 0 mod 3 would be the one too many; the number that counts is 2³² − 2 = 2 mod 3.
    assert HmacShuffler("fair", b"k" * 32).order([0, 1, 2], []) == [0, 1, 2]
