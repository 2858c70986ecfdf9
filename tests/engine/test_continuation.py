"""Matches that go on from a moment of another: no hidden card comes along, and each replays alone."""

from __future__ import annotations

import json

import pytest

from cli_calls import resealed
from games_under_test import GAMES, VARIANTS, new_match, seat_counts, stream
from sobremesa.bots import choose
from sobremesa.engine import LEAVE, Deal, Game, Match, Move, Problem, Seat, Setup, Stacked, record, secret
from sobremesa.engine.continuation import continuation, default_seat, moves_made, rewound, same_players
from sobremesa.games import find


def played(match: Match, seed: int, most: int = 400) -> Match:
    """The match, played on by bots."""
    rng = stream(seed)
    while not match.is_over and match.version < most:
        match.act(match.to_act, choose(match, match.to_act, match.game.stand_in, rng))
    return match


def taken_over(match: Match, moves: int, seat: int, seed: int = 1) -> Match:
    setup = continuation(match, moves, seat, same_players(match, seat), stream(seed))
    return Match.of(setup, Stacked([], then=secret()), undo=True)


def key_of(match: Match, moves: int, seat: int) -> str:
    with pytest.raises(Problem) as problem:
        taken_over(match, moves, seat)
    return problem.value.key


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_every_seat_finds_what_it_saw_and_the_record_replays_by_itself_and_is_never_called_fair(
    game: Game, variant: str
) -> None:
    match = played(new_match(game, variant, seat_counts(game, variant)[-1], seed=4), 4)
    for number, moves in enumerate((0, moves_made(match) // 3, moves_made(match) * 2 // 3)):
        then = rewound(match, moves)
        seat = (number + moves) % len(match.seats)
        if game.rules.refusal(then.state, seat, LEAVE):
            continue  # it has left
        again = taken_over(match, moves, seat)
        assert again.view(seat) == then.view(seat)
        assert again.moves(seat) == then.moves(seat)
        assert again.to_act == then.to_act
        played(again, 5)
        text = record.dump(again)
        assert f"\nsource: {match.setup.id} {moves} {seat + 1}\n" in text
        assert "\nshuffler: stacked\n" in text
        read = record.load(text, find)
        assert record.replay(read).state == again.state
        assert record.dump(record.replay(read)) == text
        keys = [finding.key for finding in record.verify(read)]
        assert keys[0] == "unproved-continuation"
        assert not {"verified-shuffles", "verified-seeded", "verified-commitment"} & {*keys}
        with pytest.raises(Problem, match="verify-no-commitment"):
            record.verify(read, commitment="0" * 64)


def with_two_cards_swapped(match: Match, first: int, second: int) -> Match:
    """The same match with two cards of its first deal in each other's place, before any move."""
    order = list(next(entry.cards for entry in match.entries if isinstance(entry, Deal)))
    order[first], order[second] = order[second], order[first]
    return Match.of(match.setup, Stacked([order]))


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES])
def test_two_matches_that_differ_in_hidden_cards_only_go_on_in_the_same_worlds(game: Game) -> None:
    match = new_match(game, "", seat_counts(game)[-1], seed=6)
    cards = len(match.entries[0].cards) if isinstance(match.entries[0], Deal) else 0
    seat, rng, differing = default_seat(match, 0), stream(3), 0
    for first in range(0, cards, max(3, cards // 20)):
        for second in range(first + 1, cards, max(7, cards // 10)):
            other = with_two_cards_swapped(match, first, second)
            if other.view(seat) != match.view(seat) or other.state == match.state:
                continue
            differing += 1
            worlds = [continuation(each, 0, seat, each.seats, [*rng]).source for each in (match, other)]
            assert worlds[0] == worlds[1]
    assert differing > 3
    drawn = {taken_over(match, 0, seat, seed).setup.source for seed in range(10)}
    assert len(drawn) == 10  # they are drawn, not dealt as they were


def test_only_what_its_taker_may_see_is_taken_over_and_only_where_something_is_left_to_play() -> None:
    game = find("conclave")
    seats = [Seat("Ana"), Seat("Bot 2", "greedy"), Seat("Pau")]
    match = Match(game, seats, Stacked([], then=secret()), undo=True)
    assert key_of(match, 0, 1) == "seat-not-seen"
    assert key_of(match, 0, 3) == "no-such-seat"
    assert key_of(match, 1, 0) == "no-such-moment"
    match.play(match.to_act, match.moves(match.to_act)[0])
    assert default_seat(match, 0) == 0
    played(match, 2)
    assert default_seat(match, 1) == rewound(match, 1).to_act
    assert taken_over(match, 1, 1).seats == (Seat("Ana", "greedy"), Seat("Bot 2"), Seat("Pau", "greedy"))
    assert key_of(match, moves_made(match), 0) == "nothing-to-play-on"
    left = Match(game, [*seats, Seat("Eva")], Stacked([], then=secret()))
    left.play(3, "leave")
    assert key_of(left, 1, 3) == "nothing-to-play-on"


def test_a_match_that_goes_on_can_be_saved_and_taken_over_again() -> None:
    match = played(new_match(find("uno"), "official", 3, seed=2), 2)
    again = taken_over(match, moves_made(match) // 2, 1)
    for _ in range(4):
        again.play(again.to_act, again.moves(again.to_act)[0])
    saved = record.replay(record.load(record.dump(again), find))
    assert saved.question(0) == again.question(0)
    third = taken_over(played(saved, 3), 2, 1)
    assert third.setup.source is not None
    assert third.setup.source.match == again.setup.id


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("shuffler: stacked", "shuffler: seeded 7"),
        ("sobremesa record 4", "sobremesa record 3"),
        ('position: {"', 'position: ["'),
        ('"turn":', '"turns":'),
        ('"board":[', '"board":[127,'),
        ("source: ", "source: x"),
        (" 3 1\nposition", " 3 99\nposition"),
    ],
)
def test_a_record_that_lies_about_its_source_is_refused_in_a_sentence(old: str, new: str) -> None:
    match = played(new_match(find("conclave"), "conclave", 2, seed=4), 4)
    text = record.dump(taken_over(match, 3, 0))
    with pytest.raises(Problem) as problem:
        record.verify(record.load(resealed(text, old, new), find))
    assert problem.value.key in ("record-source", "record-bad-header", "record-deals")


def test_a_position_that_no_rules_lead_to_ends_in_a_sentence() -> None:
    match = played(new_match(find("conclave"), "conclave", 2, seed=4), 4)
    setup = taken_over(match, 3, 0).setup
    assert setup.source is not None
    for cells in ('"turn":', '"phase":'):
        text = record.dump(taken_over(match, 3, 0))
        begin = text.index(cells) + len(cells)
        end = text.index(",", begin)
        broken = resealed(text, text[:end], f"{text[:begin]}99")
        with pytest.raises(Problem, match=r"record-source|record-deals"):
            record.replay(record.load(broken, find))


@pytest.mark.parametrize(
    ("game", "row"),
    [("conclave", "hands"), ("uno", "discard"), ("blackjack", "pile"), ("blackjack", "money")],
)
def test_a_position_has_all_cards_each_in_one_place_and_no_more_money_than_there_was(
    game: str, row: str
) -> None:
    """Rules and searches rely on it: what strangers bring must not keep them busy without end."""
    match = played(new_match(find(game), find(game).default_variant, 2, seed=4), 4, most=6)
    again = taken_over(match, 0, 0)
    text = record.dump(again)
    position = again.setup.source.position if again.setup.source else ""
    cells = json.loads(position)
    cards = cells[row][0] if isinstance(cells[row][0], list) else cells[row]
    cards[0] = cards[1] if cards[0] != cards[1] else cards[1] + 1
    forged = resealed(text, position, json.dumps(cells, separators=(",", ":")))
    assert record.replay(record.load(text, find)).state == again.state
    with pytest.raises(Problem, match="record-source"):
        record.replay(record.load(forged, find))


def test_moves_of_the_source_are_entries_of_their_own_so_an_undo_counts_as_one() -> None:
    match = new_match(find("siete-y-medio"), "", 2, seed=3, undo=True)
    match.play(0, "bet 300")
    match.undo(0)
    assert moves_made(match) == 2
    assert rewound(match, 1).entries[-1] == Move(0, "bet 300")
    assert isinstance(continuation(match, 2, 0, match.seats, stream(1)), Setup)


def test_at_the_end_of_a_match_of_bots_nothing_is_left_whichever_seat_is_meant() -> None:
    match = Match(find("siete-y-medio"), [Seat("Bot 1", "plain")], Stacked([], then=secret()))
    while not match.is_over:
        match.play(0, match.moves(0)[0])
    seat = default_seat(match, moves_made(match))
    assert seat == 0
    assert key_of(match, moves_made(match), seat) == "nothing-to-play-on"
