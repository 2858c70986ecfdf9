"""Sampled worlds of UNO: none contradicts what a seat knows, and each is as likely as it should be."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import comb, sqrt
from typing import Any

import numpy as np
import pytest

from games_under_test import SOAK, Position, stream
from sobremesa.bots import bots_of
from sobremesa.bulk import compiler, numpy_state
from sobremesa.engine import SPECTATOR, draw
from sobremesa.games.uno.information import sample_by_choices, sample_worlds, sampling, walk_by_choices
from sobremesa.games.uno.information.particle_filter import SHARED
from sobremesa.games.uno.information.replay import VOLUNTARY
from sobremesa.games.uno.information.sampling import ENOUGH
from sobremesa.games.uno.rules import history
from sobremesa.games.uno.rules.cards import COPIES, KINDS, PLUS_FOUR, REVERSE, SYMBOLS, WILD, fits
from sobremesa.games.uno.rules.history import CHOSE_TO_DRAW, DREW, card_of, what_of
from sobremesa.games.uno.rules.plus_four import would_be_lawful
from sobremesa.games.uno.rules.state import LOG, State
from uno_enumeration import (
    SmallRound,
    chi_square,
    every_world,
    filtered_together,
    key,
    sampled,
    veiled_end,
    walked,
)
from uno_matches import GAME, deck, kind, kinds, options, play, row, table
from uno_replay import Round, contradiction

SEATS = range(GAME.seats[0], GAME.seats[1] + 1)
ROUNDS = 300 if SOAK else 3  # for each table below and number of seats
SKIP = 3 if SOAK else 20  # of so many moments, one is looked at


# -- no world contradicts what a seat observed -------------------------------------------------

TABLES = {
    "j-uno": options("j-uno"),
    "official": options("official"),
    "family": options("family"),
    "strict": options("j-uno", plus_four="strict"),
    "strict-colour": options("official", plus_four="strict"),
    "shown": options("j-uno", challenge_shows="on", uno_penalty="10", hand="10"),
    "points": options("family", length="points", target="200"),
}


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("name", TABLES)
def test_a_sampled_world_and_the_next_replay_to_what_the_seat_observed(name: str, seats: int) -> None:
    # Not those who forget to call: where that costs ten cards their histories have no room and start over.
    players = [bots_of(GAME)[name] for name in ("normal", "easy", "random")]
    rng = stream(31, seats)
    for seed in range(ROUNDS):
        past = Round(TABLES[name], seats, seed)
        choose = players[seed % len(players)]
        for _ in range(1000):
            if past.is_over:
                break
            if draw(rng, SKIP) == 0:
                seat = [*range(seats), SPECTATOR][draw(rng, seats + 1)]
                world = past.world(seat, rng)
                assert contradiction(past, seat, world) == ""
                walk_by_choices(world, seat, rng)
                assert contradiction(past, seat, world) == ""
            past.step(choose, leave=80)


def test_a_hand_is_as_it_was_seen_though_some_of_it_came_from_a_hand_known_before() -> None:
    """Seat 3 saw a hand that went under the pile, and later one that had drawn from it: the card
    seen again is known in some of the worlds that are tried, and blank in others."""
    past = Round(TABLES["shown"], 4, 1000)
    while past.s.logged < 253:
        past.step(bots_of(GAME)["random"], leave=80)
    assert past.s.looked[3]
    assert [seat for seat in range(4) if past.s.gone[seat]] == [0, 2]
    for seed in range(3):
        assert contradiction(past, 3, past.world(3, stream(seed))) == ""


def test_a_world_that_contradicts_is_detected() -> None:
    """The test above can fail: of two hidden cards swapped at random, some could not have been so."""
    found = []
    for seed in range(40):
        past = Round(options("j-uno"), 3, seed)
        for _ in range(40):
            if not past.is_over:
                past.step(bots_of(GAME)["random"])
        if not past.is_over:
            world = past.world(0, stream(seed))
            swap_cards(world, 1, 2)
            found.append(contradiction(past, 0, world))
    assert any(found)


def swap_cards(world: Any, one: int, other: int) -> None:
    """Two players exchange a card, the first they have."""
    first = [next(kind for kind in range(KINDS) if world.hands[seat][kind]) for seat in (one, other)]
    for seat, gives, gets in ((one, *first), (other, *reversed(first))):
        world.hands[seat][gives] -= 1
        world.hands[seat][gets] += 1


# -- all possible worlds, enumerated ------------------------------------------------------------


def quiet(variant: str, **changes: str) -> Any:
    return options(variant, uno="off", **changes)


SMALL_ROUNDS = {
    "nothing known": SmallRound(
        quiet("j-uno"), ("b9 y8", "r2 g1", "y1 y2"), "r5", "g2 r3 b3", ("draw", "keep") * 3
    ),
    "cards laid": SmallRound(
        quiet("j-uno"), ("r1 y8", "r2 g1 r2", "y1 y2"), "r5", "g2 r3", ("play r1", "play r2", "draw", "keep")
    ),
    "innocent": SmallRound(
        quiet("j-uno"), ("r1 b8", "+4 g3 b2"), "r5", "y3 y3 r6 r6 b2 g3",
        ("play r1", "play +4 blue", "challenge"),
    ),
    "guilty": SmallRound(
        quiet("j-uno"), ("r1 b8", "+4 r2 b2", "y1"), "r5", "b2 b7 b7 r2 r4",
        ("play r1", "play +4 blue", "challenge"),
    ),
    "strict": SmallRound(
        quiet("j-uno", plus_four="strict", draw_skips="on"), ("r1 b8", "+4 g3 b2", "y1"), "r5",
        "y3 y3 r6 r6 g3", ("play r1", "play +4 blue", "draw", "keep"),
    ),
    "strict, then laid": SmallRound(
        quiet("j-uno", plus_four="strict", draw_skips="on"), ("r1 b8 y7", "+4 b2 b4", "y1"), "r5",
        "wild wild wild wild b2", ("play r1", "play +4 blue", "play b8", "play b2", "draw", "keep"),
    ),
    "a look": SmallRound(
        quiet("official", challenge_extra="0"), ("r3 y7", "+4 b2 b4"), "r5", "wild wild wild wild b4 b2 g6",
        ("play r3", "play +4 blue", "challenge", "draw", "keep", "draw", "keep", "play b4"),
    ),
    "a reshuffle": SmallRound(
        quiet("j-uno"), ("b1", "r1 b2", "y1 r2"), "r5", "y3 g2", ("draw", "keep") * 3,
        ("g5 g6 r1",), "r1 g5 g6",
    ),
    "a reshuffle, then laid": SmallRound(
        quiet("j-uno"), ("r8", "r1 b2", "y1 r2"), "r5", "y3",
        (*("draw", "keep") * 3, "play r8", "play r1"), ("r1 g6 b9",), "r1 g6 b9",
    ),
    "a reshuffle and an innocent one": SmallRound(
        quiet("j-uno"), ("r8", "+4 b2", "y1 r2"), "r5", "y3",
        (*("draw", "keep") * 3, "play r8", "play +4 blue", "challenge"),
        ("r1 g6 b9 b7 b6 b4",), "r1 g6 b9 b7 b6 b4",
    ),
    "a leaver": SmallRound(
        quiet("j-uno"), ("r8", "r1 b2", "y1 r2"), "r5", "y3 g2",
        ("draw", "keep", "2:leave", "draw", "keep", "draw", "keep"), ("b2 r1",),
    ),
    "a leaver and a reshuffle": SmallRound(
        quiet("j-uno"), ("r8", "r1 b2", "y1 r2", "g4"), "r5", "y3",
        ("draw", "keep", "2:leave", *("draw", "keep") * 4), ("b2 r1", "r1 g6"), "r1 g6",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", SMALL_ROUNDS)
def test_worlds_are_sampled_as_often_as_enumeration_says(name: str) -> None:
    expected = every_world(SMALL_ROUNDS[name])
    count = 60_000 if SOAK else 1500
    found = sampled(SMALL_ROUNDS[name], count)
    assert len(expected) > 1
    assert found.keys() <= expected.keys()
    off, freedom = chi_square(found, expected)
    assert off < freedom + 4.5 * sqrt(2 * max(freedom, 1)) + 4


@pytest.mark.parametrize("name", ["a look", "a reshuffle, then laid", "a leaver and a reshuffle"])
def test_worlds_of_one_filter_are_as_likely_as_enumeration_says(name: str) -> None:
    """They are not independent of each other, so each filter is asked for one of them only."""
    expected = every_world(SMALL_ROUNDS[name])
    found = filtered_together(SMALL_ROUNDS[name], 60_000 if SOAK else 300, at_once=1)
    assert found.keys() <= expected.keys()
    off, freedom = chi_square(found, expected)
    assert off < freedom + 4.5 * sqrt(2 * max(freedom, 1)) + 4


WALKABLE = [name for name in SMALL_ROUNDS if "leaver" not in name]


@pytest.mark.parametrize("name", WALKABLE)
def test_a_chain_comes_to_worlds_as_often_as_enumeration_says(name: str) -> None:
    expected = every_world(SMALL_ROUNDS[name])
    found = walked(SMALL_ROUNDS[name], 20_000 if SOAK else 1500, steps=40, heeds_choices=False)
    assert found.keys() <= expected.keys()
    off, freedom = chi_square(found, expected)
    assert off < freedom + 4.5 * sqrt(2 * max(freedom, 1)) + 4


def test_where_hands_went_under_the_pile_worlds_are_sampled_and_not_walked() -> None:
    for name in SMALL_ROUNDS.keys() - WALKABLE:
        case = SMALL_ROUNDS[name]
        world = veiled_end(case)
        GAME.information.sample(world, case.watcher, stream(1))
        before = world.copy()
        assert not walk_by_choices(world, case.watcher, stream(2))
        assert world == before


def test_a_chain_heeds_which_card_of_those_that_fitted_was_laid() -> None:
    """Whoever changes to blue probably holds more of it, and nothing red."""
    case = SmallRound(
        quiet("j-uno"), ("y1", "b5 b9 b8"), "r5", "y9 r7 r8 b7 g3 wild", ("draw", "keep", "play b5")
    )
    worlds = every_world(case)
    expected = {
        world: float(share) * chance_of_laying(kind("b5"), [*world[1]], kind("r5"))
        for world, share in worlds.items()
    }
    total = sum(expected.values())
    found = walked(case, 20_000 if SOAK else 2_000, steps=40, heeds_choices=True)
    shares = {}
    for card in kinds("r7 b7"):
        due = sum(share for world, share in expected.items() if world[1][card]) / total
        shares[card] = sum(count for world, count in found.items() if world[1][card]) / found.total()
        assert abs(shares[card] - due) < 6 * sqrt(due * (1 - due) / found.total())
    assert shares[kind("r7")] < 0.24 < 2 / 7 < shares[kind("b7")]


def chance_of_laying(laid: int, after: list[int], top: int) -> float:
    """By the logit model: the hand is that after the card was laid."""
    hand = [card for card, count in enumerate(after) for _ in range(count)] + [laid]
    colours = Counter(card // SYMBOLS for card in hand if card < WILD)

    def weight(card: int) -> float:
        if card >= WILD:
            return 2 ** ((7 * max(colours.values()) - 60) / 8)
        return 2 ** ((7 * (colours[card // SYMBOLS] - 1) + 15 * (card % SYMBOLS >= REVERSE)) / 8)

    fitting = {card for card in hand if fits(card, top, top // SYMBOLS)}
    return 7 / 8 * weight(laid) / sum(map(weight, fitting)) + 1 / 8 / len(fitting)


def test_worlds_of_one_filter_are_possible_and_no_two_share_anything() -> None:
    case = SMALL_ROUNDS["a reshuffle and an innocent one"]
    worlds = sample_worlds(veiled_end(case), case.watcher, stream(1), 100)  # more than it has particles
    assert ENOUGH <= len(worlds) <= SHARED
    assert len({id(world.hands) for world in worlds}) == len(worlds)
    assert {key(world) for world in worlds} <= every_world(case).keys()


@pytest.mark.parametrize("found", [0, ENOUGH - 1, ENOUGH])
def test_a_filter_is_asked_once_and_what_it_finds_must_do_unless_it_is_hardly_anything(
    found: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Looking for the rest one by one took seconds in rounds that dragged on."""
    case, asked = SMALL_ROUNDS["a reshuffle and an innocent one"], []

    def finding(s: State, seat: int, rng: Any, count: int) -> list[State]:
        asked.append(count)
        return [s.copy() for _ in range(found)]

    monkeypatch.setattr(sampling, "filter_worlds", finding)
    veiled = veiled_end(case)
    worlds = sample_worlds(veiled, case.watcher, stream(1), 25)
    assert asked == [25]
    assert len(worlds) == (found if found >= ENOUGH else 25)
    if found < ENOUGH:
        assert all(GAME.view.census(world) == GAME.view.census(worlds[0]) for world in worlds)


def test_a_plus_four_that_went_back_is_in_nobodys_hand() -> None:
    """The more of them the pile has, the more often one is turned up first."""
    dealt = deck(["r1 r2", "b1 b2"], "+4")
    again = [kind("r5"), *(card for card in dealt[4:] if card != kind("r5")), kind("r5")]
    s = table("r1 r2", "b1 b2", first="+4", more=[again]).state
    count = 2000
    held = Counter(world.hands[1][PLUS_FOUR] for world in worlds_of(s, 0, count))
    ways = [comb(4, number) * comb(101, 2 - number) * (4 - number) for number in range(3)]
    for number in range(3):
        share = ways[number] / sum(ways)
        assert abs(held[number] - count * share) <= 4.5 * sqrt(count * share * (1 - share))


# -- evidence: verdicts, lawful cards and looks -----------------------------------------------------


def worlds_of(
    s: Any, seat: int, count: int, sample: Any = GAME.information.sample, rng: Any = None
) -> list[Any]:
    rng = rng or stream(3)
    found = []
    for _ in range(count):
        world = s.copy()
        GAME.information.veil(world, seat)
        sample(world, seat, rng)
        found.append(world)
    return found


@pytest.mark.parametrize("seat", [0, 2, SPECTATOR])
@pytest.mark.parametrize("variant", GAME.variants)
def test_whoever_was_found_innocent_held_nothing_that_fitted(variant: str, seat: int) -> None:
    match = table("r1 r2 r3 r4", "+4 b9 g3 b8", "y3 y4 y5 y6", first="r5", variant=variant)
    play(match, "play r1", "play +4 blue", "challenge")
    for world in worlds_of(match.state, seat, 100):
        assert would_be_lawful(world, 1, kind("r1"), 0)


@pytest.mark.parametrize("seat", [0, 2, SPECTATOR])
def test_whoever_was_found_guilty_held_something_that_fitted(seat: int) -> None:
    drawn = "b1 b2 b3 b4"
    match = table("r1 r2 r3 r4", "+4 r9 g3 b8", "y3 y4 y5 y6", first="r5", draws=drawn)
    play(match, "play r1", "play +4 blue", "challenge")
    for world in worlds_of(match.state, seat, 100):
        since = row(" ".join(GAME.notation.cards[card] for card in cards_drawn(world)))
        world.hands[1] = [held - drew for held, drew in zip(world.hands[1], since, strict=True)]
        assert min(world.hands[1]) == 0
        assert not would_be_lawful(world, 1, kind("r1"), 0)


def cards_drawn(world: Any) -> list[int]:
    return [card_of(entry) for entry in world.log[: world.logged] if what_of(entry) == DREW]


def test_a_plus_four_under_strict_rules_says_what_the_hand_has_not() -> None:
    match = table("r1 r2 r3", "+4 b9 g3", first="r5", plus_four="strict")
    play(match, "play r1", "play +4 blue")
    for world in worlds_of(match.state, 0, 200):
        assert would_be_lawful(world, 1, kind("r1"), 0)


def test_a_hand_that_was_seen_lies_under_the_pile_when_its_owner_has_left() -> None:
    hands = ("r1 r2 r3", "+4 r9 g3", "y3 y4 y5")
    under = kinds("b1 b2 b3 b4 g3 r9")
    match = table(*hands, first="r5", variant="official", draws="b1 b2 b3 b4", more=[under])
    play(match, "play r1", "play +4 blue", "challenge", "2:leave")
    for world in worlds_of(match.state, 2, 100):
        assert Counter(kinds("r9 g3")) <= Counter(world.pile[:6])


# -- what seats chose to do ---------------------------------------------------------------------------


def test_a_seat_that_drew_had_nothing_to_lay_except_for_a_share_that_does_so_on_purpose() -> None:
    match = table("r1 r2 r3", "b9 g8 y3", first="r5", draws="y7")
    play(match, "play r1", "draw")
    unseen = [card for card, copies in enumerate(COPIES) for _ in range(copies)]
    for card in kinds("r1 r2 r3 r5"):
        unseen.remove(card)
    cannot = sum(not fits(card, kind("r1"), 0) for card in unseen)
    by_chance = 1 - Fraction(comb(cannot, 3), comb(len(unseen), 3))
    expected = {
        GAME.information.sample: by_chance,
        sample_by_choices: by_chance / VOLUNTARY / (by_chance / VOLUNTARY + 1 - by_chance),
    }
    count = 20_000 if SOAK else 500
    for sample, share in expected.items():
        found = sum(could_lay(world) for world in worlds_of(match.state, 0, count, sample))
        assert abs(found - count * share) <= 4.5 * sqrt(count * share * (1 - share))


def could_lay(world: Any) -> bool:
    """Whether the second seat held something to lay on a red one before it drew."""
    held = [card for card in range(KINDS) for _ in range(world.hands[1][card])]
    held.remove(world.drawn)
    return any(fits(card, kind("r1"), 0) for card in held)


def test_in_worlds_by_choices_hands_fit_what_they_did_not_lay_on_as_seldom_as_in_truth() -> None:
    """Over rounds of a bot that draws only if it must."""
    fitting, held = Counter[str](), Counter[str]()
    rng = stream(4)
    for seed in range(200 if SOAK else 25):
        past = Round(options("official"), 2, seed)
        for _ in range(40):
            if past.is_over or past.s.round != 1:
                break
            before = past.s.copy()
            past.step(bots_of(GAME)["normal"])
            drew = past.s.logged > before.logged and what_of(past.s.log[before.logged]) == CHOSE_TO_DRAW
            if not drew or past.is_over:
                continue
            seat = before.turn
            worlds = {"truth": past.s.copy()}
            for name, sample in (("uniform", GAME.information.sample), ("by choices", sample_by_choices)):
                (worlds[name],) = worlds_of(past.s, 1 - seat, 1, sample, rng)
            for name, world in worlds.items():
                cards = [card for card in range(KINDS) for _ in range(world.hands[seat][card])]
                fitting[name] += sum(fits(card, before.top, before.colour) for card in cards)
                held[name] += len(cards)
    share = {name: fitting[name] / held[name] for name in held}
    assert held["truth"] > 300
    assert share["uniform"] > 2 * share["by choices"]
    assert abs(share["by choices"] - share["truth"]) < 0.06


# -- long rounds, and compiled sampling -----------------------------------------------------------


def test_a_history_without_room_starts_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "MARGIN", LOG - 50)
    restarts = 0
    for seed in range(6):
        position = Position(GAME, options("official"), 2 + seed, seed)
        logged = 0
        for _ in range(300):
            if position.is_over:
                break
            position.step()
            restarts += position.s.logged < logged
            logged = position.s.logged
            seat = draw(position.rng, position.seats)
            (world,) = worlds_of(position.s, seat, 1)
            assert GAME.view.census(world) == GAME.view.census(position.s)
            assert GAME.view.view(world, seat) == GAME.view.view(position.s, seat)
            assert position.legal(seat, world) == position.legal(seat)
    assert restarts > 10


def test_a_history_without_room_starts_over_only_after_the_drawn_card_is_laid_or_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = table("b1 b2", "y1 y2", "g1 g2", draws="r7", more=[kinds("y1 y2")])
    play(match, "draw")
    monkeypatch.setattr(history, "MARGIN", LOG)  # as if it were full
    play(match, "2:leave")
    assert {world.hands[0][world.drawn] > 0 for world in worlds_of(match.state, 2, 20)} == {True}
    play(match, "play r7")
    assert match.state.top == kind("r7")


def test_a_world_is_the_same_interpreted_and_compiled() -> None:
    fast = compiler.link(GAME.id, GAME.rules, [], information=GAME.information)
    rng = stream(8)
    for seed in range(60 if SOAK else 5):
        past = Round(TABLES[list(TABLES)[seed % len(TABLES)]], SEATS[seed % len(SEATS)], seed)
        while not past.is_over and past.s.round == 1:
            past.step(bots_of(GAME)["random"], leave=80)
            if draw(rng, 15) == 0:
                seat = draw(rng, past.seats)
                (quick,), words = numpy_state.to_records(past.s), np.array(rng)
                fast.veil(quick, seat)
                fast.sample(quick, seat, words)
                assert numpy_state.cells(quick) == past.world(seat, rng).cells()
                assert words.tolist() == rng
