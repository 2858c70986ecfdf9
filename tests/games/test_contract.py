"""The contract: what holds for every game that is found, in every variant."""

from __future__ import annotations

import json
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games_under_test import (
    GAMES,
    SOAK,
    VARIANTS,
    Position,
    another_world,
    new_match,
    seat_counts,
    stream,
)
from sobremesa.bots import bots_of, choose_for_absent
from sobremesa.bulk import compiler, loops, numpy_state
from sobremesa.bulk.linker import LinkedGame
from sobremesa.bulk.loops import new_result, new_workspace
from sobremesa.engine import (
    HOUSE,
    LEAVE,
    SHUFFLER,
    SPECTATOR,
    WAIT,
    BaseState,
    Bot,
    Game,
    Move,
    Refused,
    draw,
    record,
)
from sobremesa.engine.contract import shuffle_all
from sobremesa.games import find
from sobremesa.words import Words

MATCHES = 500 if SOAK else 12  # random matches per variant and number of seats
LONGEST = 200_000  # moves; a match that has not ended by then does not end
SEEDS = 100_000 if SOAK else 1_000  # interpreted = compiled
SKIP = 0 if SOAK else 4  # times the number of seats: of so many moments, one is looked at closely


def positions(
    game: Game, variant: str, seed: int, matches: int = MATCHES, state: type[Any] | None = None
) -> Iterator[Position]:
    """Positions of random matches, with every number of seats."""
    for seats in seat_counts(game, variant):
        for number in range(matches):
            yield Position(game, game.options(variant), seats, seed + 1000 * number, state)


def moments(
    game: Game, variant: str, seed: int, matches: int = 1, state: type[Any] | None = None
) -> Iterator[Position]:
    """Positions on the way through random matches: the fewer, the more seats each is looked at from."""
    for position in positions(game, variant, seed, matches, state):
        while not position.is_over:
            if draw(position.rng, SKIP * position.seats or 1) == 0:
                yield position
            position.step()


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_random_play_ends_and_whoever_must_act_has_an_allowed_move(game: Game, variant: str) -> None:
    for position in positions(game, variant, seed=1):
        for _ in range(LONGEST):
            if position.is_over:
                break
            actor = position.rules.to_act(position.s)
            listed = position.legal(actor)
            assert listed
            assert WAIT not in listed
            assert all(position.rules.refusal(position.s, actor, action) == 0 for action in listed)
            position.step()
        assert position.is_over
        assert position.rules.ending(position.s) > 0


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_seats_out_of_turn_are_asked_only_while_the_table_is_open_to_others(game: Game, variant: str) -> None:
    for position in moments(game, variant, seed=2, matches=2):
        rules = position.rules
        for seat in range(position.seats):
            listed = position.legal(seat)
            if WAIT in listed:
                assert rules.open_to_others(position.s)
                assert listed[0] == WAIT
                assert seat != rules.to_act(position.s)
            own = [action for action in listed if action != WAIT]
            assert all(rules.refusal(position.s, seat, action) == 0 for action in own)


def no_moves(game: Game) -> list[int]:
    """Numbers that are no move of this game, or an amount that nobody has."""
    last = max(game.notation.texts)
    gaps = [number for number in range(last) if number not in game.notation.texts]
    beyond = [] if game.notation.bases else [last + 1, last + 2, last + 100]
    return [-(2**62), -1000, *range(-9, 1), *gaps, *beyond, last + 10**14, 2**62]


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_every_number_that_is_no_move_is_refused_in_every_phase(game: Game, variant: str) -> None:
    numbers = no_moves(game)
    for position in moments(game, variant, seed=14):
        for seat in range(position.seats):
            assert all(position.rules.refusal(position.s, seat, number) > 0 for number in numbers)


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_every_action_that_is_allowed_can_be_written_and_read_again(game: Game, variant: str) -> None:
    notation = game.notation
    for position in moments(game, variant, seed=15):
        for seat in range(position.seats):
            for action in [*position.legal(seat), *position.offered(seat)]:
                assert action == WAIT or notation.parse(notation.show(action)) == action


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_what_people_are_offered_is_allowed_and_not_listed_already(game: Game, variant: str) -> None:
    for position in moments(game, variant, seed=16, matches=2):
        for seat in range(position.seats):
            offered = position.offered(seat)
            assert not set(offered) & set(position.legal(seat))
            assert len(set(offered)) == len(offered)
            assert all(position.rules.refusal(position.s, seat, action) == 0 for action in offered)


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_a_move_changes_nothing_exactly_when_its_events_say_so(game: Game, variant: str) -> None:
    events = game.view.EVENTS
    for position in moments(game, variant, seed=17):
        for seat in range(position.seats):
            for action in [*position.legal(seat), *position.offered(seat), *game.notation.calls]:
                if action != WAIT and position.rules.refusal(position.s, seat, action) == 0:
                    after = position.s.copy()
                    position.rules.apply(after, seat, action)
                    assert (after == position.s) == events.changes_nothing(after.notes)


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_a_seat_without_an_event_of_a_move_sees_and_is_asked_the_same_as_before(
    game: Game, variant: str
) -> None:
    event_for = game.view.EVENTS.event_for
    for position in moments(game, variant, seed=19):
        for mover in range(position.seats):
            for action in [LEAVE, *position.legal(mover), *position.offered(mover)]:
                after = position.s.copy()
                if action == WAIT or position.rules.refusal(after, mover, action):
                    continue
                position.rules.apply(after, mover, action)
                if position.rules.to_act(after) == SHUFFLER:
                    continue  # the deal has events of its own
                for seat in [*range(position.seats), SPECTATOR]:
                    if not any(event_for(note, seat) for note in after.notes):
                        assert seen(position, seat, after) == seen(position, seat, position.s)


def seen(position: Position, seat: int, s: Any) -> tuple[Any, ...]:
    view = position.game.view.view(s, seat)
    return view if seat == SPECTATOR else (view, position.legal(seat, s), position.offered(seat, s))


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_a_hint_can_be_asked_for_at_every_moment_by_everybody(game: Game, variant: str) -> None:
    options = game.options(variant)
    for position in moments(game, variant, seed=18):
        words = Words("en", game, [f"Seat {seat}" for seat in range(position.seats)])
        for seat in [*range(position.seats), SPECTATOR]:
            for hint in game.hint(position.s, seat, options):
                assert words.hint(hint)


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_when_a_match_is_over_every_move_is_refused_and_nothing_is_advised(game: Game, variant: str) -> None:
    for position in positions(game, variant, seed=14, matches=1):
        while not position.is_over:
            position.step()
        for seat in [*range(position.seats), SPECTATOR]:
            assert game.hint(position.s, seat, game.options(variant)) == []
        for number in [*no_moves(game), *game.notation.texts]:
            assert position.rules.refusal(position.s, 0, number) > 0


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_cards_and_chips_are_conserved_at_every_step(game: Game, variant: str) -> None:
    census = game.view.census
    for position in positions(game, variant, seed=3):
        before = census(position.s)
        while not position.is_over:
            position.step()
            assert census(position.s) == before


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_places_are_a_ranking_in_which_somebody_wins_and_equals_share_a_place(
    game: Game, variant: str
) -> None:
    for position in positions(game, variant, seed=4, matches=3):
        seats = [*range(position.seats), *([HOUSE] if game.house else [])]
        assert all(position.rules.place(position.s, seat) == 0 for seat in seats)
        while not position.is_over:
            position.step()
        places = [position.rules.place(position.s, seat) for seat in seats]
        assert all(place == 1 + sum(other < place for other in places) for place in places)


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_views_and_states_survive_json(game: Game, variant: str) -> None:
    view = game.view.view
    for position in moments(game, variant, seed=5):
        for seat in [*range(position.seats), SPECTATOR]:
            seen = view(position.s, seat)
            assert json.loads(json.dumps(seen)) == seen
        cells = position.s.cells()
        assert json.loads(json.dumps(cells)) == cells


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_a_record_replays_to_the_same_match_and_its_shuffles_verify(game: Game, variant: str) -> None:
    for seats in seat_counts(game, variant):
        match = new_match(game, variant, seats, seed=seats)
        rng = stream(6, seats)
        for _ in range(60):
            if match.is_over:
                break
            moves = match.moves(match.to_act)
            match.play(match.to_act, moves[draw(rng, len(moves))])
        text = record.dump(match)
        read = record.load(text, find)
        again = record.replay(read)
        assert again.state == match.state
        assert again.snapshot() == match.snapshot()
        assert record.dump(again) == text
        shuffles = record.verify(read)[0]
        deals = sum(not isinstance(entry, Move) for entry in match.entries)
        assert (shuffles.key, shuffles.facts["deals"]) == ("verified-seeded", deals)


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_a_saved_match_goes_on_with_the_same_cards(game: Game, variant: str) -> None:
    match = new_match(game, variant, seat_counts(game, variant)[-1], seed=8)
    for _ in range(10):
        match.play(match.to_act, match.moves(match.to_act)[0])
    again = record.replay(record.load(record.dump(match), find))
    for _ in range(300):
        if match.is_over:
            break
        for one in (match, again):
            one.play(one.to_act, one.moves(one.to_act)[0])
    assert again.state == match.state


# -- secrets -----------------------------------------------------------------------


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_a_view_shows_nothing_that_the_veil_hides(game: Game, variant: str) -> None:
    view = game.view.view
    for position in moments(game, variant, seed=7, state=game.rules.State):
        for seat in [*range(position.seats), SPECTATOR]:
            veiled = position.s.copy()
            position.game.information.veil(veiled, seat)
            assert view(veiled, seat) == view(position.s, seat)


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_veil_then_sample_then_veil_is_stable(game: Game, variant: str) -> None:
    census = game.view.census
    for position in moments(game, variant, seed=8):
        for seat in [*range(position.seats), SPECTATOR]:
            veiled = position.s.copy()
            position.game.information.veil(veiled, seat)
            world = veiled.copy()
            position.game.information.sample(world, seat, position.rng)
            assert census(world) == census(position.s)
            position.game.information.veil(world, seat)
            assert world == veiled


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_swapping_hidden_cards_changes_nothing_another_seat_sees_may_do_or_chooses(
    game: Game, variant: str
) -> None:
    view = game.view.view
    for position in moments(game, variant, seed=9, state=game.rules.State):
        rules = position.rules
        for seat in range(position.seats):
            world = position.s.copy()
            game.information.veil(world, seat)
            game.information.sample(world, seat, position.rng)
            assert view(world, seat) == view(position.s, seat)
            assert rules.to_act(world) == rules.to_act(position.s)
            assert rules.open_to_others(world) == rules.open_to_others(position.s)
            listed = position.legal(seat)
            assert position.legal(seat, world) == listed
            for action in listed:
                assert action == WAIT or rules.refusal(world, seat, action) == 0
            assert position.offered(seat, world) == position.offered(seat)
            for bot in every_bot(game) if listed else ():
                answers = [bot(s, seat, [*listed], len(listed), stream(5)) for s in (position.s, world)]
                assert answers[0] == answers[1]


def every_bot(game: Game) -> list[Bot[Any]]:
    """The bots of a game, and those of its characters."""
    return [*bots_of(game).values(), *(style.bot for style in game.styles.values())]


# -- bots and the absent ---------------------------------------------------------------


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_bots_choose_among_what_is_listed(game: Game, variant: str) -> None:
    for position in positions(game, variant, seed=10, matches=2):
        players = every_bot(game)
        while not position.is_over:
            actor = position.rules.to_act(position.s)
            listed = position.legal(actor)
            chosen = [bot(position.s, actor, [*listed], len(listed), position.rng) for bot in players]
            assert set(chosen) <= set(listed)
            position.apply(actor, chosen[draw(position.rng, len(chosen))])


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_the_clock_can_always_play_for_the_absent_and_the_match_ends(game: Game, variant: str) -> None:
    for position in positions(game, variant, seed=11, matches=1):
        for _ in range(LONGEST):
            if position.is_over:
                break
            actor = position.rules.to_act(position.s)
            action = position.rules.fallback(position.s, actor)
            assert position.rules.refusal(position.s, actor, action) == 0
            position.apply(actor, action)
        assert position.is_over


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_a_stand_in_sees_what_its_seat_does_and_adds_no_money(game: Game, variant: str) -> None:
    """It stakes what the safe default stakes, and plays the hand that is staked."""
    rules = game.rules
    for seats in seat_counts(game, variant):
        match, rng = new_match(game, variant, seats, 12), stream(12)
        while not match.is_over:
            seat = match.to_act
            action = choose_for_absent(match, seat, rng)
            if rules.adds_money(match.state, seat, action):
                assert action == rules.fallback(match.state, seat)
            else:
                assert action in match.legal(seat)
            if SOAK or draw(rng, 3) == 0:
                assert choose_for_absent(another_world(match, seat, rng), seat, [*rng]) == action
            listed = match.legal(seat)
            match.act(seat, action if draw(rng, 2) else listed[draw(rng, len(listed))])


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_anybody_may_leave_at_any_time_and_the_table_goes_on_or_ends(game: Game, variant: str) -> None:
    census = game.view.census
    for position in positions(game, variant, seed=12):
        before = census(position.s)
        gone: set[int] = set()
        while not position.is_over:
            seat = draw(position.rng, position.seats)
            if draw(position.rng, 12) == 0 and seat not in gone:
                assert position.rules.refusal(position.s, seat, LEAVE) == 0
                position.apply(seat, LEAVE)
                gone.add(seat)
            else:
                position.step()
            assert census(position.s) == before
            assert not position.is_over or position.rules.ending(position.s) > 0


# -- any sequence of moves ---------------------------------------------------------------


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES])
def test_any_sequence_of_texts_is_played_or_refused_with_a_reason_that_changes_nothing(game: Game) -> None:
    words = [
        *game.notation.moves,
        *(word for _, word in game.notation.bases),
    ]

    @settings(max_examples=200 if SOAK else 40)
    @given(data=st.data())
    def play(data: st.DataObject) -> None:
        match = new_match(game, game.default_variant, data.draw(st.sampled_from(seat_counts(game))), 1)
        for _ in range(data.draw(st.integers(1, 40))):
            seat = data.draw(st.integers(0, len(match.seats) - 1))
            text = data.draw(
                st.one_of(
                    st.sampled_from(match.moves(seat) or ["nothing"]),
                    st.builds("{} {}".format, st.sampled_from(words), st.integers(-5, 10**13)),
                    st.sampled_from(words),
                    st.text(max_size=12),
                )
            )
            before = match.state.copy()
            entries = len(match.entries)
            try:
                match.play(seat, text)
            except Refused as refused:
                assert refused.key
                assert match.state == before
                assert len(match.entries) == entries
        read = record.load(record.dump(match), find)
        assert record.replay(read).state == match.state

    play()


# -- rules once ------------------------------------------------------------------------


def both_ends(
    game: Game, linked: LinkedGame, fast: LinkedGame, variant: str, number: int, bots: int
) -> tuple[Any, Any]:
    """The end of one numbered game between so many bots, interpreted and compiled: the position, what the
    loops worked on, and the result."""
    counts = seat_counts(game, variant)
    seats = counts[number % len(counts)]
    players = [(number + seat) % bots for seat in range(seats)]
    fresh = game.new_state(game.options(variant))
    tally = game.statistics.Tally if game.statistics else BaseState
    slow, results = [fresh, fresh.copy()], [new_result(seats)]
    work = new_workspace(game.rules, players, tally)
    quick, (quick_work,) = numpy_state.to_records(*slow), numpy_state.to_records(work)
    quick_results = numpy_state.to_records(*results)
    linked.play_games(slow, work, results, 13, number, number + 1)
    fast.play_games(quick, quick_work, quick_results, 13, number, number + 1)
    slow_end = [each.cells() for each in (slow[1], work, results[0])]
    return slow_end, [numpy_state.cells(each) for each in (quick[1], quick_work, quick_results[0])]


@pytest.mark.long
@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES])
@pytest.mark.parametrize("boundscheck", [False, True] if SOAK else [False])
def test_interpreted_and_compiled_play_are_the_same(game: Game, boundscheck: bool) -> None:
    players = every_bot(game) if SOAK else list(bots_of(game).values())
    update_tally = game.statistics.update_tally if game.statistics else loops.update_tally
    linked = LinkedGame(game.id, game.rules, players, update_tally=update_tally)
    # In the everyday suite this is the program of ``CompiledOnce``, which other tests need too.
    fast = compiler.link(game.id, game.rules, players, update_tally=update_tally, boundscheck=boundscheck)
    variants = list(game.variants)
    for number in range(SEEDS if not boundscheck else SEEDS // 10):
        slow_end, fast_end = both_ends(
            game, linked, fast, variants[number % len(variants)], number, len(players)
        )
        assert slow_end == fast_end


@pytest.mark.long
@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES])
def test_what_a_seat_knows_and_the_worlds_it_considers_are_the_same_interpreted_and_compiled(
    game: Game,
) -> None:
    fast = compiler.link(game.id, game.rules, [], information=game.information)
    for number, variant in enumerate(game.variants):
        counts = seat_counts(game, variant)
        position = Position(game, game.options(variant), counts[number % len(counts)], number)
        for move in range(30):
            if position.is_over:
                break
            position.step()
            seat = (SPECTATOR, *range(position.seats))[move % (position.seats + 1)]
            slow, (quick,), rng = position.s.copy(), numpy_state.to_records(position.s), stream(number, move)
            words = np.array(rng)
            game.information.veil(slow, seat)
            fast.veil(quick, seat)
            assert numpy_state.cells(quick) == slow.cells()
            game.information.sample(slow, seat, rng)
            fast.sample(quick, seat, words)
            assert (numpy_state.cells(quick), words.tolist()) == (slow.cells(), rng)


ON_DEMAND = [
    pytest.param(game, variant, id=f"{game.id}:{variant}")
    for game in GAMES
    if game.rules.mix is not shuffle_all
    for variant in game.variants
]
SAMPLE = 10_000 if SOAK else 300  # games
PARTS = 10
ONE_IN_A_THOUSAND = 27.9  # of chi squared with 9 degrees of freedom


def results(game: Game, rules: Any, variant: str, seed: int) -> list[int]:
    """What the first seat won in many games, interpreted, of which cards are mixed as the rules say."""
    linked = LinkedGame(game.id, rules, list(bots_of(game).values()))
    seats = seat_counts(game, variant)[0]
    lines = [new_result(seats) for _ in range(SAMPLE)]
    fresh = game.new_state(game.options(variant))
    assert (
        linked.play_games([fresh, fresh], new_workspace(rules, [0] * seats), lines, seed, 0, SAMPLE) == SAMPLE
    )
    return [line.results[0] for line in lines]


@pytest.mark.parametrize(("game", "variant"), ON_DEMAND)
def test_cards_on_demand_give_the_same_results_as_whole_shuffles(game: Game, variant: str) -> None:
    """Both samples fall alike into parts of about the same size."""
    without = replace(game.rules, mix=shuffle_all)
    samples = [results(game, rules, variant, seed) for seed, rules in enumerate((game.rules, without))]
    ordered = sorted([*samples[0], *samples[1]])
    bounds = sorted({ordered[part * len(ordered) // PARTS] for part in range(1, PARTS)})
    chi_squared = 0.0
    for one, other in zip(*(parts(sample, bounds) for sample in samples), strict=True):
        chi_squared += (one - other) ** 2 / (one + other) if one + other else 0
    assert chi_squared < ONE_IN_A_THOUSAND


def parts(sample: list[int], bounds: list[int]) -> list[int]:
    """How many fall between each bound and the next."""
    seen = Counter(bisect_right(bounds, value) for value in sample)
    return [seen[part] for part in range(len(bounds) + 1)]


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_what_the_rounds_changed_adds_up_to_the_scores(game: Game, variant: str) -> None:
    seats = seat_counts(game, variant)[-1]
    match, rng = new_match(game, variant, seats, seed=5), stream(5)
    start = [game.rules.score(match.state, seat) for seat in range(seats)]
    while not match.is_over:
        listed = match.legal(match.to_act)
        match.act(match.to_act, listed[draw(rng, len(listed))])
    gains = match.round_gains
    assert len(gains) == game.rules.rounds(match.state)
    assert match.outcome is not None
    totals = [sum(column) for column in zip(start, *gains, strict=True)]
    assert tuple(totals) == match.outcome.scores
    again = record.replay(record.load(record.dump(match), find))
    assert again.round_gains == gains
    restored = new_match(game, variant, seats, seed=6)
    restored.restore(json.loads(json.dumps(match.snapshot())))
    assert restored.round_gains == gains
    restored.restore({name: part for name, part in match.snapshot().items() if name != "scores"})
    assert restored.round_gains == []
