"""A match steps, then commits: what holds for every game between people and rules."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

from games_under_test import GAMES, VARIANTS, new_match, seat_counts, stream
from sobremesa.engine import (  # fmt: skip
    SPECTATOR,
    BadInput,
    Deal,
    Event,
    Game,
    Match,
    Move,
    Refused,
    Seat,
    Stacked,
    draw,
    seeded,
)
from sobremesa.games import find

SIETE = find("siete-y-medio")
EACH_GAME = [pytest.param(game, id=game.id) for game in GAMES]


def random_move(match: Match, rng: list[int]) -> tuple[int, str]:
    moves = match.moves(match.to_act)
    return match.to_act, moves[draw(rng, len(moves))]


def played(game: Game, variant: str, seats: int, moves: int, undo: bool = False) -> Match:
    match = Match(game, [Seat(f"Seat {seat}") for seat in range(seats)], seeded(5), variant, undo=undo)
    rng = stream(5, seats)
    for _ in range(moves):
        if not match.is_over:
            match.play(*random_move(match, rng))
    return match


# -- step and commit -------------------------------------------------------------------


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_a_step_changes_nothing_until_it_is_committed(game: Game, variant: str) -> None:
    match = new_match(game, variant, seat_counts(game, variant)[-1], seed=2)
    rng = stream(2)
    for _ in range(40):
        if match.is_over:
            break
        before = match.snapshot()
        seat, move = random_move(match, rng)
        step = match.step(seat, move)
        assert match.snapshot() == before
        match.commit(step)
        assert match.version == step.version + len(step.entries)
        assert match.entries[step.version] == Move(seat, move)


@pytest.mark.parametrize("game", EACH_GAME)
def test_of_two_steps_from_one_moment_only_the_first_can_be_committed(game: Game) -> None:
    match = new_match(game, "", game.seats[1], seed=3)
    seat = match.to_act
    first, second = (match.step(seat, move) for move in match.moves(seat)[:2])
    match.commit(first)
    before = match.snapshot()
    with pytest.raises(Refused, match="table-moved-on"):
        match.commit(second)
    assert match.snapshot() == before


class Torn(Stacked):
    """A shuffler that fails at one of its deals."""

    def __init__(self, fails_at: int) -> None:
        super().__init__([])
        self.good = seeded(6)
        self.fails_at = fails_at

    def order(self, cards: Sequence[int], earlier: Sequence[int]) -> list[int]:
        if len(earlier) == self.fails_at:
            raise BadInput("no-deck-left", deals=len(earlier))
        return self.good.order(cards, earlier)


def test_a_move_whose_shuffle_fails_leaves_nothing_behind_and_can_be_made_again() -> None:
    dealt_twice = 0
    for game in GAMES:
        match = Match(game, [Seat(f"Seat {seat}") for seat in range(game.seats[0])], Torn(1))
        rng = stream(7)
        try:
            while not match.is_over:
                before = match.snapshot()
                match.play(*random_move(match, rng))
        except BadInput:
            assert match.snapshot() == before
            assert match.moves(match.to_act)
            match.shuffler = seeded(6)
            match.play(*random_move(match, rng))
            assert match.version > len(before["entries"])
            dealt_twice += 1
    assert dealt_twice


@pytest.mark.parametrize("game", EACH_GAME)
def test_a_pile_of_the_wrong_cards_is_refused(game: Game) -> None:
    seats = [Seat(f"Seat {seat}") for seat in range(game.seats[0])]
    first = new_match(game, "", game.seats[0], 1).entries[0]
    assert isinstance(first, Deal)
    for wrong in ([0] * (len(first.cards) - 1), [0] * (len(first.cards) + 1)):
        with pytest.raises(BadInput, match="bad-deck-size"):
            Match(game, seats, Stacked([wrong]))
    if not game.any_cards:
        with pytest.raises(BadInput, match="bad-deck-cards"):
            Match(game, seats, Stacked([[0] * len(first.cards)]))


# -- versions, questions, seats ------------------------------------------------------------


@pytest.mark.parametrize("game", EACH_GAME)
def test_a_seat_that_does_not_exist_is_refused_everywhere(game: Game) -> None:
    match = new_match(game, "", game.seats[0], seed=1)
    for seat in (-1, -2, game.seats[0], game.seats[1], 99, 100, 101, 103):
        for ask in (match.legal, match.offered, match.moves, match.is_asked, match.question, match.view):
            with pytest.raises(Refused, match="no-such-seat"):
                ask(seat)
        with pytest.raises(Refused, match="no-such-seat"):
            match.events(seat)
        for move in (*match.moves(match.to_act)[:1], "leave", "undo"):
            with pytest.raises(Refused, match="no-such-seat"):
                match.step(seat, move)
    assert list(match.events(SPECTATOR)) is not None


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_a_question_changes_when_its_seat_has_moved_or_is_asked_something_else(
    game: Game, variant: str
) -> None:
    match = new_match(game, variant, seat_counts(game, variant)[-1], seed=4)
    calls = game.notation.calls
    rng = stream(4)
    everybody = range(len(match.seats))
    for _ in range(150):
        if match.is_over:
            break
        numbers = [match.question(seat) for seat in everybody]
        asked = [[a for a in match.legal(seat) if a not in calls] for seat in everybody]
        was_asked = [match.is_asked(seat) for seat in everybody]
        mover, move = random_move(match, rng)
        match.play(mover, move)
        for seat in everybody:
            now = [a for a in match.legal(seat) if a not in calls]
            rise = match.question(seat) - numbers[seat]
            if seat == mover:
                assert rise == 1
            elif was_asked[seat] and match.is_asked(seat):
                assert rise == (now != asked[seat])
            else:
                assert rise == (was_asked[seat] != match.is_asked(seat))


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_whoever_must_act_is_asked(game: Game, variant: str) -> None:
    match = new_match(game, variant, seat_counts(game, variant)[-1], seed=8)
    rng = stream(8)
    for _ in range(100):
        if match.is_over:
            assert not any(match.is_asked(seat) for seat in range(len(match.seats)))
            break
        assert match.is_asked(match.to_act)
        match.play(*random_move(match, rng))


def test_a_refused_seat_and_a_refused_table_say_what_was_given_and_what_fits() -> None:
    with pytest.raises(Refused) as refused:
        new_match(SIETE, "", 2, seed=1).legal(2)
    assert refused.value.facts == {"number": 3}
    for given in (0, 8):
        with pytest.raises(BadInput) as problem:
            new_match(SIETE, "", given, seed=1)
        assert (problem.value.key, problem.value.facts) == (
            "bad-seats",
            {"given": given, "least": 1, "most": 7},
        )
    with pytest.raises(BadInput) as problem:
        Match(SIETE, [Seat("Ana")], Stacked([range(39)]))
    assert problem.value.facts == {"deal": 1, "given": 39, "due": 40}


def test_a_name_has_forty_letters_at_most() -> None:
    assert Seat("x" * 40).name == "x" * 40
    with pytest.raises(BadInput) as problem:
        Seat("x" * 41)
    assert problem.value.facts == {"name": "x" * 40, "most": 40}


@pytest.mark.parametrize("game", EACH_GAME)
def test_the_events_since_a_version_are_the_rest_of_all_events(game: Game) -> None:
    match = played(game, "", game.seats[1], 30)
    whole, notes = list(match.events(0)), list(match.notes())
    for version in range(match.version + 1):
        assert [*match.events(0, 0, version), *match.events(0, version)] == whole
        later = list(match.notes(version))
        assert notes[len(notes) - len(later) :] == later
        assert len(later) == sum(len(notes) for notes in match.snapshot()["notes"][version:])


@pytest.mark.parametrize("game", EACH_GAME)
def test_a_move_by_its_number_is_the_same_move(game: Game) -> None:
    by_text, by_number = (new_match(game, "", game.seats[0], seed=6) for _ in range(2))
    rng = stream(6)
    for _ in range(30):
        if not by_text.is_over:
            seat, move = random_move(by_text, rng)
            by_text.play(seat, move, by="clock")
            by_number.act(seat, game.notation.parse(move) or 0, by="clock")
    assert by_number.snapshot() == by_text.snapshot()


def test_a_move_that_changes_nothing_is_answered_to_the_caller_and_not_recorded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = new_match(SIETE, "", 2, seed=1)
    before = match.snapshot()
    monkeypatch.setattr(SIETE.view.EVENTS, "changes_nothing", lambda notes: True)
    answer = [Event("placed-bet", {"seat": 0, "money": 200})]
    assert match.play(0, "bet 200") == answer
    assert match.act(0, SIETE.notation.parse("bet 200") or 0) == answer
    assert match.snapshot() == before


def test_a_seat_that_may_only_call_is_asked_no_new_question(monkeypatch: pytest.MonkeyPatch) -> None:
    for calls, rise in ((frozenset[int](), 1), (frozenset(range(2, 6000)), 0)):
        monkeypatch.setattr(SIETE.notation, "calls", calls)
        match = new_match(SIETE, "", 2, seed=1)
        before = match.question(1)
        match.play(0, "bet 100")
        match.play(0, "stand")
        assert match.moves(1)
        assert match.question(1) - before == rise


# -- keeping -----------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_a_snapshot_survives_json_and_a_restored_match_goes_on_alike(game: Game, variant: str) -> None:
    match = played(game, variant, seat_counts(game, variant)[-1], 25)
    kept = json.loads(json.dumps(match.snapshot()))
    again = new_match(game, variant, seat_counts(game, variant)[-1], seed=99)
    again.shuffler = match.shuffler
    again.restore(kept)
    assert again.snapshot() == match.snapshot() == kept
    rng, other = stream(1), stream(1)
    for _ in range(60):
        if not match.is_over:
            match.play(*random_move(match, rng))
            again.play(*random_move(again, other))
    assert again.snapshot() == match.snapshot()
    assert list(again.events(0)) == list(match.events(0))


@pytest.mark.parametrize("game", EACH_GAME)
def test_a_snapshot_of_another_layout_is_refused_and_changes_nothing(game: Game) -> None:
    match = played(game, "", game.seats[0], 5)
    before = match.snapshot()
    name = next(iter(before["state"]))
    for state in (
        {key: value for key, value in before["state"].items() if key != name},
        {**before["state"], "another": 0},
        {**before["state"], name: [0, 1]},
        {**before["state"], name: 2**70},
        {**before["state"], name: "1"},
    ):
        with pytest.raises(BadInput, match="snapshot-misfit"):
            match.restore({**before, "state": state})
        assert match.snapshot() == before


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_views_of_a_match_are_those_of_its_position_after_every_move_and_snapshot(
    game: Game, variant: str
) -> None:
    seats = seat_counts(game, variant)[-1]
    match, other = (new_match(game, variant, seats, seed=seed) for seed in (3, 4))
    rng = stream(1)
    for _ in range(40):
        assert_views_are_of_the_position(match)
        if not match.is_over:
            match.play(*random_move(match, rng))
    assert_views_are_of_the_position(match)
    assert_views_are_of_the_position(other)
    other.restore(match.snapshot())
    assert_views_are_of_the_position(other)


def assert_views_are_of_the_position(match: Match) -> None:
    for seat in [*range(len(match.seats)), SPECTATOR]:
        assert match.view(seat) == match.game.view.view(match.state, seat)


# -- undo --------------------------------------------------------------------------------


def undoable() -> Match:
    """Somebody has bet and nothing was revealed."""
    match = Match(SIETE, [Seat("Ana"), Seat("Bea")], seeded(1), undo=True)
    match.play(0, "bet 200")
    return match


def test_an_undo_is_an_entry_so_that_versions_only_grow() -> None:
    match = undoable()
    version = match.version
    match.undo(0)
    assert match.version == version + 1
    assert match.entries[-1] == Move(0, "undo")
    assert [event.name for event in match.events(1, version)] == ["took-back"]
    assert match.snapshot()["state"]["biggest_bet"] == 0
    assert match.view(0)["players"][0]["bet"] == 0


def test_nobody_takes_back_the_move_of_another_seat() -> None:
    match = undoable()
    with pytest.raises(Refused, match="nothing-to-undo"):
        match.undo(1)
    assert match.view(0)["players"][0]["bet"] > 0


def test_no_move_is_taken_back_after_another_was_made_or_twice() -> None:
    match = undoable()
    match.undo(0)
    with pytest.raises(Refused, match="nothing-to-undo"):
        match.undo(0)
    match.play(0, "bet 200")
    match.play(1, "leave")
    with pytest.raises(Refused, match="undo-others"):
        match.undo(0)


def test_after_one_move_was_taken_back_the_one_before_it_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SIETE.view.EVENTS, "reveals", lambda notes: False)
    match = undoable()
    match.play(0, "stand")
    match.undo(0)
    with pytest.raises(Refused, match="undo-once"):
        match.undo(0)


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_no_move_is_taken_back_that_revealed_something_or_was_followed_by_a_deal(
    game: Game, variant: str
) -> None:
    match = new_match(game, variant, seat_counts(game, variant)[-1], seed=9, undo=True)
    rng = stream(9)
    taken_back = 0
    for _ in range(80):
        if match.is_over:
            break
        before, version = match.snapshot(), match.version
        seat, move = random_move(match, rng)
        match.play(seat, move)
        dealt = any(isinstance(entry, Deal) for entry in match.entries[version:])
        revealed = any(
            game.view.EVENTS.named[note[0]][1].reveals
            for notes in match.snapshot()["notes"][version:]
            for note in notes
        )
        if dealt or revealed:
            with pytest.raises(Refused):
                match.undo(seat)
        else:
            match.undo(seat)
            assert match.snapshot()["state"] == before["state"]
            match.play(seat, move)
            taken_back += 1


def test_undo_is_not_possible_where_it_is_not_wanted() -> None:
    match = Match(SIETE, [Seat("Ana")], seeded(1))
    match.play(0, "bet 200")
    with pytest.raises(Refused, match="nothing-to-undo"):
        match.undo(0)


def test_no_move_is_taken_back_after_a_deal_even_one_without_events(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(SIETE.view.EVENTS, "reveals", lambda notes: False)
    match = Match(SIETE, [Seat("Ana")], seeded(1), undo=True)
    match.play(0, "bet 100")
    match.play(0, "stand")
    assert isinstance(match.entries[-1], Deal)
    with pytest.raises(Refused, match="undo-too-late"):
        match.undo(0)
