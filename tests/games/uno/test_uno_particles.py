"""The particle filter of UNO: importance weights, systematic resampling, and rounds of any length."""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor
from typing import Any

import pytest

from games_under_test import stream
from sobremesa.engine import SHUFFLER, draw, make_states
from sobremesa.engine.rng import shuffle
from sobremesa.games.uno.information.blanks import is_evidence
from sobremesa.games.uno.information.particle_filter import filter_world
from sobremesa.games.uno.information.particles import PILES, Particle
from sobremesa.games.uno.information.propagation import exclude
from sobremesa.games.uno.information.resampling import count_offspring, is_uneven, resample
from sobremesa.games.uno.information.weights import draw_by_weight, multiply_weight, rule_out, set_even
from sobremesa.games.uno.rules import history
from sobremesa.games.uno.rules.actions import DRAW, KEEP, PLAY
from sobremesa.games.uno.rules.history import (
    BLANK,
    CHOSE_TO_DRAW,
    CHOSE_TO_KEEP,
    LAWFUL,
    PASSED,
    RESHUFFLED,
    SAW,
    UNLAWFUL,
    WENT_BACK,
    WENT_UNDER,
    entry_of,
    what_of,
)
from uno_matches import GAME, options

RULES = GAME.rules
KINDS_OF_ENTRIES = range(CHOSE_TO_KEEP + 1)
UNEQUAL = (1, 2, 3, 5, 8, 13, 100, 1)


def particles(weights: tuple[int, ...]) -> list[Particle]:
    """Particles with these weights, each with its number as its top card."""
    made = make_states(Particle, len(weights))
    for number, weight in enumerate(weights):
        set_even(made[number])
        multiply_weight(made[number], weight)
        made[number].top = number
    return made


def test_evidence_is_what_tells_a_seat_more_than_counting_the_cards_in_sight() -> None:
    def evidence(holder: int, heeds_choices: bool) -> list[int]:
        entries = [entry_of(what, holder, card=0) for what in KINDS_OF_ENTRIES]
        return [what_of(entry) for entry in entries if is_evidence(entry, 1, heeds_choices)]

    certain = [WENT_UNDER, LAWFUL, UNLAWFUL, PASSED, RESHUFFLED, WENT_BACK]
    assert evidence(holder=1, heeds_choices=False) == [SAW, *certain]
    assert evidence(holder=1, heeds_choices=True) == [SAW, *certain]  # its own choices tell it nothing
    assert evidence(holder=0, heeds_choices=False) == certain  # which cards another seat saw is hidden
    assert evidence(holder=0, heeds_choices=True) == [*certain, CHOSE_TO_DRAW, CHOSE_TO_KEEP]


def test_a_hand_that_is_known_to_hold_an_excluded_card_is_impossible() -> None:
    particle = Particle()
    particle.held[1][0] = 5
    for card, is_possible in ((BLANK, True), (4, True), (3, False)):
        particle.card[5] = card
        assert exclude(particle, 1, 0, 1, 1 << 3) is is_possible
    assert exclude(particle, 1, 0, 0, 1 << 3)


@pytest.mark.parametrize("weights", [(1,) * 8, UNEQUAL, (0, 0, 7, 0, 0, 0, 0, 0), (0, 1, 1, 1, 0, 1, 1, 1)])
def test_systematic_resampling_keeps_each_particle_in_proportion_to_its_weight(
    weights: tuple[int, ...],
) -> None:
    for seed in range(20):
        kept = particles(weights)
        count_offspring(kept, stream(seed))
        assert sum(particle.offspring for particle in kept) == len(weights)
        for particle, weight in zip(kept, weights, strict=True):
            share = Fraction(weight * len(weights), sum(weights))
            assert floor(share) <= particle.offspring <= ceil(share)


def test_resampled_particles_are_copies_that_share_nothing_and_weigh_the_same() -> None:
    kept = particles((0, 0, 9, 0))
    assert is_uneven(kept)
    resample(kept, stream(1))
    assert [particle.top for particle in kept] == [2] * 4
    assert len({(particle.mantissa, particle.exponent) for particle in kept}) == 1
    kept[0].size[3] = 7
    assert [particle.size[3] for particle in kept] == [7, 0, 0, 0]
    assert not is_uneven(kept)


def test_a_particle_is_drawn_as_often_as_its_weight_says() -> None:
    rng, count = stream(2), 4000
    drawn = [draw_by_weight(particles((1, 3, 0, 4)), rng) for _ in range(count)]
    for number, share in enumerate((1 / 8, 3 / 8, 0, 1 / 2)):
        assert abs(drawn.count(number) / count - share) < 0.04


def test_where_all_particles_are_ruled_out_none_is_drawn() -> None:
    none = particles((1, 1, 1))
    for particle in none:
        rule_out(particle)
    assert is_uneven(none)
    assert draw_by_weight(none, stream(1)) == len(none)


def test_a_weight_holds_any_number_of_unlikely_facts() -> None:
    likely, unlikely = particles((1, 1))
    for _ in range(10_000):
        multiply_weight(likely, 3)
        multiply_weight(unlikely, 2)
    ratio = Fraction(likely.mantissa, unlikely.mantissa) * 2 ** (likely.exponent - unlikely.exponent)
    assert abs(ratio / Fraction(3, 2) ** 10_000 - 1) < Fraction(1, 100)


def deal_if_due(s: Any, rng: list[int]) -> None:
    while RULES.to_act(s) == SHUFFLER:
        pile = [0] * RULES.max_cards
        n = RULES.waiting(s, pile)
        shuffle(pile, n, rng)
        RULES.deal(s, pile, n)


def hoard(s: Any, rng: list[int]) -> int:
    """Whoever holds most lays a card; the others draw while they can. So nobody ever goes out."""
    seat, out = RULES.to_act(s), [0] * RULES.max_actions
    listed = out[: RULES.legal(s, seat, out)]
    plays = [action for action in listed if action >= PLAY]
    if plays and s.size[seat] == max(s.size):
        return plays[draw(rng, len(plays))]
    if KEEP in listed:
        return KEEP
    return listed[0] if RULES.refusal(s, seat, DRAW) else DRAW


def test_a_particle_follows_more_reshuffles_than_it_has_room_for_piles(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Without what seats chose to do, or the history would have no room for so many."""
    monkeypatch.setattr(history, "record_choice_to_draw", lambda s, seat: history.make_room(s))
    monkeypatch.setattr(history, "record_choice_to_keep", lambda s, seat: None)
    s: Any = GAME.new_state(options("j-uno", uno="off"))
    rng = stream(5)
    RULES.start(s, 3)
    deal_if_due(s, rng)
    while sum(what_of(entry) == RESHUFFLED for entry in s.log[: s.logged]) <= PILES:
        RULES.apply(s, RULES.to_act(s), hoard(s, rng))
        deal_if_due(s, rng)
    world = s.copy()
    GAME.information.veil(world, 0)
    assert filter_world(world, 0, rng, heeds_choices=False)
    assert GAME.view.census(world) == GAME.view.census(s)
    assert GAME.view.view(world, 0) == GAME.view.view(s, 0)
    assert list(world.hands[1]) != list(s.hands[1])
