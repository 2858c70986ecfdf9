"""How a match of Conclave ends, who wins, and what leaving does: one test a rule."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest

from conclave_positions import (
    CRISIS,
    GAME,
    IN_VAIN,
    NAMES,
    NUMBER,
    action_of,
    dealt,
    last_hole,
    lowest_to_the_end,
    outcome,
    play,
    stand,
    with_piles,
)
from sobremesa.engine import LEAVE, SPECTATOR, Event, Match, Refused, Seat, record, seeded
from sobremesa.games import find
from sobremesa.games.conclave import rules
from sobremesa.games.conclave.rules import reasons
from sobremesa.games.conclave.rules.cards import NO_CARD
from sobremesa.games.conclave.rules.flow import begin_turn
from sobremesa.games.conclave.rules.followers import controls, score
from sobremesa.games.conclave.rules.state import State
from sobremesa.games.conclave.view import summary
from sobremesa.words import LANGUAGES, Words

# -- the end ---------------------------------------------------------------------------


def test_when_the_piles_are_empty_everybody_has_one_last_turn_and_then_gives_up_three_cards() -> None:
    played = play(with_piles("", "o1c"), "place 0 1,1")
    assert played.to_act == 1
    play(played, "place 3 1,2")
    assert played.to_act == 0  # the player who emptied the piles has a last turn too
    assert played.view(1)["players"][1]["hand"].count("") == 1
    hands = [[card for card in hand if card != NO_CARD] for hand in played.state.hands]
    assert [len(hand) for hand in hands[:2]] == [4, 3]
    play(played, "place 0 2,1")
    assert outcome(played).ending == "played-out"
    assert [len(player["followers"]) for player in played.view(0)["players"]] == [3, 3]
    assert set(hands[1]) <= {NUMBER(code) for code in played.view(0)["players"][1]["followers"]}


def test_in_the_last_round_one_may_cede_but_neither_takes_nor_fills() -> None:
    played = play(with_piles("", "o1c", holes=6), "place 0 1,1")
    assert played.view(0)["last_turns"] == 2
    holes = played.state.holes
    play(played, "place 0 1,2")
    assert (played.state.holes, played.view(0)["last_turns"]) == (holes - 1, 1)
    assert played.view(1)["players"][1]["hand"][0] == ""
    s = played.state.copy()
    s.influence[0][0] = s.led = 1
    begin_turn(s, 0)
    assert "cede b 2" in stand(played, s).moves(0)
    play(played, "cede b 2", "place 0 2,1")
    assert outcome(played).ending == "played-out"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_ends_with_three_cards_that_become_followers(seats: int) -> None:
    played = lowest_to_the_end(Match(GAME, [Seat(name) for name in NAMES[:seats]], seeded(seats)))
    joined = [event.facts["seat"] for event in played.events(SPECTATOR) if event.name == "hand-followed"]
    assert joined == [seat for seat in range(seats) for _ in range(3)]
    assert all(player["hand"] == [""] * 4 for player in played.view(SPECTATOR)["players"])


def test_followers_are_told_in_one_sentence() -> None:
    words = Words("en", GAME, NAMES)
    card = GAME.notation.facts["card"]
    followed = [Event("followed", {"seat": 1, "card": card(NUMBER(code))}) for code in ("o3c", "b2s")]
    assert [*words.events(followed)] == ["o3c (ochre 3, raven), b2s (blue 2, boar) follow Bernat."]
    assert [*words.events(followed[:1])] == ["o3c (ochre 3, raven) follows Bernat."]


def ended(influence: Sequence[Sequence[int]]) -> State:
    s = State()
    s.seats = len(influence)
    s.end = reasons.PLAYED_OUT
    for seat, sums in enumerate(influence):
        s.influence[seat] = [*sums, *[0] * (6 - len(sums))]
    return s


def test_all_who_tie_for_the_most_control_a_magic() -> None:
    s = ended([[7, 3], [7, 4], [6, 0]])
    assert [controls(s, seat, 0) for seat in range(3)] == [True, True, False]
    assert [score(s, seat) for seat in range(3)] == [3, 0, 6]


def test_a_tie_for_the_win_goes_to_the_player_nearest_the_first() -> None:
    s = ended([[9, 0, 4], [1, 8, 3], [2, 2, 0], [0, 3, 0]])
    assert [score(s, seat) for seat in range(4)] == [0, 4, 4, 3]
    assert [rules.place(s, seat) for seat in range(4)] == [1, 3, 4, 2]
    tied = ended([[5, 2], [3, 2], [2, 5]])
    assert [score(tied, seat) for seat in range(3)] == [2, 5, 2]
    assert [rules.place(tied, seat) for seat in range(3)] == [1, 3, 2]


def sentences(s: State, lang: str = "en") -> list[str]:
    words = Words(lang, GAME, NAMES)
    return [words.event(event) for event in summary(s)]


def test_the_winner_is_named_in_a_sentence_and_a_tie_with_its_reason() -> None:
    first = sentences(ended([[5, 2], [3, 5], [2, 0]]))
    assert first[-2:] == [
        "Anna wins with 2 points of disappointment.",
        "2 players tie at 2: Anna wins, being nearest the first player.",
    ]
    second = sentences(ended([[5, 4], [6, 1], [1, 6]]))
    assert second[-2:] == [
        "Bernat wins with one point of disappointment.",
        "2 players tie at 1: Bernat wins, being nearest the first player.",
    ]
    assert sentences(ended([[5, 0], [1, 5], [2, 1]]))[-1] == "Anna wins with 0 points of disappointment."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_summary_has_words_and_names_the_winner_and_nobody_if_the_match_was_abandoned(lang: str) -> None:
    s = ended([[5, 4], [6, 1], [1, 6]])
    assert all("Bernat" in sentence for sentence in sentences(s, lang)[-2:])
    s.end = reasons.ABANDONED
    assert sentences(s, lang) == []


def test_a_crisis_that_takes_nobody_ends_the_match_at_once_with_all_cards_in_hand() -> None:
    begun = last_hole("v1c", IN_VAIN, needed=20)
    s = begun.state
    held = [[card for card in s.hands[seat] if card != NUMBER("v1c")] for seat in range(2)]
    begun.play(0, "place 0 0,0")
    names = [event.name for event in begun.events(SPECTATOR)]
    assert names[:5] == ["sent", "row-summed", "column-summed", "crisis", "crisis-in-vain"]
    assert outcome(begun).ending == "board-stuck"
    assert sorted(outcome(begun).places) == [1, 2]
    assert begun.is_over
    for seat in range(2):
        followers = [NUMBER(code) for code in begun.view(seat)["players"][seat]["followers"]]
        assert set(followers) == set(held[seat])


def test_a_crisis_that_takes_somebody_does_not_end_the_match() -> None:
    begun = last_hole("b1c", CRISIS)
    begun.play(0, "place 0 1,1")
    assert begun.view(0)["players"][0]["followers"] == ["o2s", "r3s", "t2g", "v1g"]
    assert begun.outcome is None


def test_only_rounds_in_which_everybody_had_a_turn_are_counted() -> None:
    played = dealt(2)
    for turns in range(1, 6):
        played.play(played.to_act, played.moves(played.to_act)[0])
        while played.to_act != turns % 2:
            played.play(played.to_act, played.moves(played.to_act)[0])
        assert rules.rounds(played.state) == turns // 2


# -- leaving ---------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "leaver"), [(2, 0), (2, 1), (3, 0), (3, 1), (3, 2)])
def test_a_match_is_abandoned_without_a_winner_if_two_or_fewer_would_remain(seats: int, leaver: int) -> None:
    left = dealt(seats)
    left.act(leaver, LEAVE)
    assert outcome(left).ending == "abandoned"
    assert outcome(left).places == (0,) * seats


@pytest.mark.parametrize("leaver", range(4))
def test_with_three_left_the_default_plays_on_for_the_seat_that_left(leaver: int) -> None:
    left = Match(GAME, [Seat(name) for name in NAMES], seeded(4))
    while left.to_act != leaver:
        play(left, left.moves(left.to_act)[0])
    first = NUMBER(left.view(leaver)["players"][leaver]["hand"][0])
    hole = action_of(left.moves(leaver)[0])  # the first slot into the first hole
    left.act(leaver, LEAVE)
    [sent] = [
        event.facts for event in left.events(0) if event.name == "sent" and event.facts["seat"] == leaver
    ]
    assert sent["card"] == GAME.notation.fact("card", first)
    assert sent["cell"] == GAME.notation.about(hole)["cell"]
    drawn = [e.facts for e in left.events(SPECTATOR) if e.name == "drew-back" and e.facts["seat"] == leaver]
    assert [facts["pile"] for facts in drawn] == [{"side": "left"}]
    assert left.to_act == (leaver + 1) % 4
    lowest_to_the_end(left)
    assert outcome(left).ending == "played-out"
    assert sorted(outcome(left).places) == [1, 2, 3, 4]


def test_nobody_is_asked_for_a_seat_that_left_and_it_cedes_nothing() -> None:
    left = Match(GAME, [Seat(name) for name in NAMES], seeded(4))
    left.act(2, LEAVE)
    while not left.is_over:
        assert left.to_act != 2
        assert not left.is_asked(2)
        play(left, left.moves(left.to_act)[-1])
    events = [(event.name, event.facts.get("seat")) for event in left.events(0)]
    assert ("sent", 2) in events
    assert ("kept", 2) in events
    assert ("ceded", 2) not in events


def test_the_second_to_leave_a_table_of_four_ends_the_match() -> None:
    left = Match(GAME, [Seat(name) for name in NAMES], seeded(4))
    left.act(0, LEAVE)
    assert not left.is_over
    with pytest.raises(Refused, match="gone"):
        left.act(0, LEAVE)
    left.act(2, LEAVE)
    assert outcome(left).ending == "abandoned"
    assert outcome(left).places == (0, 0, 0, 0)


# -- golden records ----------------------------------------------------------------------


def golden(name: str) -> Match:
    text = (GAME.folder / "golden" / f"conclave-{name}.record").read_text(encoding="utf-8")
    return record.replay(record.load(text, find))


def golden_events(name: str) -> list[Event]:
    return [*golden(name).events(SPECTATOR)]


def test_the_golden_records_hold_what_their_names_say() -> None:
    assert "crisis" in [event.name for event in golden_events("crisis")]
    assert outcome(golden("crisis-that-takes-nobody")).ending == "board-stuck"
    switched = [
        one.facts["pile"] != other.facts["pile"]
        for one, other in pairwise(golden_events("pile-switch-while-filling"))
        if one.name == other.name == "filled"
    ]
    assert any(switched)
    short = [event.name for event in golden_events("piles-run-out-while-filling")]
    assert short[short.index("last-round") - 1] == "filled"
    tied = outcome(golden("tie-for-the-win")).scores
    assert tied.count(min(tied)) > 1
    ended_tied = summary(golden("tie-for-control").state)
    controlled = [str(event.facts["magic"]) for event in ended_tied if event.name == "summary-control"]
    assert len(set(controlled)) < len(controlled)
