"""What a seat of Conclave sees, hears and is advised; and the bot, which sees no more."""

from __future__ import annotations

import io
from collections import Counter

import pytest
from rich.console import Console

from house import Position, stream
from sobremesa.bots import bots
from sobremesa.engine import SPECTATOR, Deal, Match, Move, Seat, Stacked, record, seeded
from sobremesa.games import find
from sobremesa.games.conclave import rules
from sobremesa.games.conclave.hints import hint
from sobremesa.games.conclave.notation import NOTATION, bits, card_code
from sobremesa.games.conclave.rules.board import CRISIS, FOLLOWED
from sobremesa.games.conclave.rules.wizards import CARDS, HAND, NO_CARD, aside, magic
from sobremesa.lab.simulate import Simulation
from sobremesa.words import LANGUAGES, Words

GAME = find("conclave")
NAMES = ("Anna", "Bernat", "Carla", "David")
VIEW = GAME.view.view


def begun(seats: int, seed: int = 3) -> Match:
    return Match(GAME, [Seat(name) for name in NAMES[:seats]], seeded(seed))


def positions(seats: int, seed: int) -> list[Position]:
    """Random positions from the beginning of a match to its end."""
    position = Position(GAME, GAME.options("conclave"), seats, seed)
    found = []
    while not position.over:
        snapshot = Position(GAME, GAME.options("conclave"), seats, seed)
        snapshot.s = position.s.copy()
        found.append(snapshot)
        position.step()
    return found


# -- secrets ---------------------------------------------------------------------------

Place = tuple[str, int, int]


def hidden_places(position: Position, seat: int) -> list[Place]:
    """Where cards lie whose faces the seat does not see: other hands, piles, set aside."""
    hands = [
        ("hands", other, slot) for other in range(position.seats) for slot in range(HAND) if other != seat
    ]
    places = hands + [("deck", at, 0) for at in range(CARDS)]
    return [place for place in places if card_at(position, place) != NO_CARD]


def card_at(position: Position, place: Place) -> int:
    kind, first, second = place
    found: int = position.s.hands[first][second] if kind == "hands" else position.s.deck[first]
    return found


def put(position: Position, place: Place, card: int) -> None:
    kind, first, second = place
    if kind == "hands":
        position.s.hands[first][second] = card
    else:
        position.s.deck[first] = card


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_swapping_two_hidden_cards_of_the_same_magic_changes_nothing_that_the_other_seats_see(
    seats: int,
) -> None:
    swaps = 0
    for number, position in enumerate(positions(seats, seed=100 + seats)):
        seat = number % seats
        hidden = hidden_places(position, seat)
        one = hidden[number * 7 % len(hidden)]
        others = [
            place
            for place in hidden
            if place != one and magic(card_at(position, place)) == magic(card_at(position, one))
        ]
        for other in others[:3]:
            seen, listed, chosen = VIEW(position.s, seat), position.legal(seat), choices(position, seat)
            first, second = card_at(position, one), card_at(position, other)
            put(position, one, second)
            put(position, other, first)
            swaps += 1
            assert VIEW(position.s, seat) == seen
            assert position.legal(seat) == listed
            assert choices(position, seat) == chosen
    assert swaps > 50


def choices(position: Position, seat: int) -> list[int]:
    """What each bot would do in that seat, if it has anything to decide."""
    listed = position.legal(seat)
    players = bots(GAME).values() if listed else []
    return [bot(position.s, seat, [*listed], len(listed), stream(1)) for bot in players]


def test_a_seat_sees_its_own_faces_and_of_other_hands_and_piles_the_backs() -> None:
    match = begun(3)
    for seat in [*range(3), SPECTATOR]:
        view = match.view(seat)
        for other, player in enumerate(view["players"]):
            width = 3 if other == seat else 1
            assert [len(code) for code in player["hand"]] == [width] * HAND
        letters = view["piles"]["left"] + view["piles"]["right"]
        assert [len(letter) for letter in letters] == [1] * 36


def test_only_the_one_who_draws_hears_the_card() -> None:
    match = begun(2)
    match.play(0, "place 0 1,1")
    match.play(0, "take left")
    drawn = match.view(0)["players"][0]["hand"][0]
    mine = [event for event in match.heard(0) if event.name == "drew"]
    assert [card_code(event.facts["card"]) for event in mine] == [drawn]
    for other in (1, SPECTATOR):
        theirs = [event for event in match.heard(other) if event.name.startswith("drew")]
        assert [(event.name, sorted(event.facts)) for event in theirs] == [("drew-back", ["magic", "seat"])]


def test_a_sampled_world_keeps_every_back_in_place_and_any_unseen_face_is_as_likely() -> None:
    position = Position(GAME, GAME.options("conclave"), 2, 5)
    for _ in range(30):
        position.step()
    s = position.s
    top = s.top[0]
    which = magic(s.deck[top])
    open_cards = {card for card in s.board if card != NO_CARD} | set(s.hands[0])
    open_cards |= {card for card in range(CARDS) if s.leader[card]}
    unseen = [card for card in range(which * 15, which * 15 + 15) if card not in open_cards]
    counts: Counter[int] = Counter()
    draws = 100 * len(unseen)
    for number in range(draws):
        world = s.copy()
        rules.veil(world, 0)
        rules.sample(world, 0, stream(6, number))
        assert [magic(card) for card in world.hands[1]] == [magic(card) for card in s.hands[1]]
        counts[world.deck[top]] += 1
    assert set(counts) == set(unseen)
    assert all(40 < counts[card] < 160 for card in unseen)  # 100 each, six deviations either way


def test_the_cards_set_aside_are_known_to_nobody() -> None:
    match = begun(4)
    veiled = match.state.copy()
    rules.veil(veiled, 1)
    assert len(set(veiled.deck[aside(4) :])) == 1


# -- hints -----------------------------------------------------------------------------


def test_a_hint_tells_the_sums_of_the_lines_and_who_would_follow_as_the_move_then_does() -> None:
    for position in positions(2, seed=8):
        seat = rules.to_act(position.s)
        if position.s.phase != rules.PLACING:
            continue
        for found in hint(VIEW(position.s, seat)):
            if found.name == "hint-nobody":
                continue
            s = position.s.copy()
            slot, cell = found.facts["slot"], found.facts["cell"]
            rules.apply(s, seat, rules.PLACE + slot * 16 + cell)
            kinds = GAME.view.EVENTS
            told = [(kinds[note[0]].name, note) for note in s.notes]
            followed = [note[2] for name, note in told if name == "followed"]
            sums = {name: note[1] for name, note in told if name.endswith("-summed")}
            assert followed or found.name == "hint-crisis"
            assert found.facts["followers"] == sum(1 << card for card in followed)
            assert (found.facts["row"], found.facts["column"]) == (sums["row-summed"], sums["column-summed"])
            assert (found.name == "hint-crisis") == ("crisis" in [name for name, _ in told])


def test_every_move_that_wins_somebody_is_hinted_the_strongest_first() -> None:
    match = begun(2)
    hints = hint(match.view(0))
    winning = [move for move in match.moves(0) if wins(match, move)]
    assert len(hints) == len(winning) or hints[0].name == "hint-nobody"
    gains = [found.facts["sum"] for found in hints]
    assert gains == sorted(gains, reverse=True)


def wins(match: Match, move: str) -> bool:
    s = match.state.copy()
    rules.apply(s, match.to_act, number(move))
    return sum(map(sum, s.influence)) > sum(map(sum, match.state.influence))


@pytest.mark.parametrize("name", ["crisis", "crisis-that-takes-nobody"])
def test_a_crisis_is_foretold_with_those_it_takes(name: str) -> None:
    file = GAME.folder / "golden" / f"conclave-{name}.record"
    recorded = record.replay(record.load(file.read_text(encoding="utf-8"), find))
    deal, *moves = recorded.entries
    assert isinstance(deal, Deal)
    again = Match(GAME, recorded.seats, Stacked([deal.cards]))
    taken = []
    for move in moves:
        assert isinstance(move, Move)
        place = NOTATION.facts(number(move.text))
        hints = hint(again.view(move.seat))
        told = len(again.notes)
        again.play(move.seat, move.text)
        if CRISIS in [note[0] for note in again.notes[told:]]:
            taken.append([note[2] for note in again.notes[told:] if note[0] == FOLLOWED])
            [foretold] = [found for found in hints if place.items() <= found.facts.items()]
            assert (foretold.name, foretold.facts["followers"]) == ("hint-crisis", bits(taken[-1]))
    assert bool(taken[-1]) == (name == "crisis")


def number(move: str) -> int:
    action = NOTATION.parse(move)
    assert action is not None
    return action


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_hint_of_a_match_has_words(lang: str) -> None:
    words = Words(lang, GAME, NAMES)
    names = set()
    for position in positions(4, seed=20):
        for found in hint(VIEW(position.s, rules.to_act(position.s))):
            assert words.hint(found)
            names.add(found.name)
    assert {"hint-cede", "hint-keep", "hint-place", "hint-take"} <= names


# -- the table -------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("pretty", [True, False])
def test_the_table_shows_board_backs_and_sums_but_no_hidden_face(lang: str, pretty: bool) -> None:
    words = Words(lang, GAME, NAMES)
    for position in positions(3, seed=30)[::9]:
        for seat in (0, SPECTATOR):
            console = Console(width=100, record=True, file=io.StringIO())
            console.print(GAME.table.draw(VIEW(position.s, seat), words, pretty))
            text = console.export_text()
            codes = {card_code(card) for card in range(CARDS)}
            shown = {code for code in codes if code in text}
            lying = {card_code(card) for card in position.s.board if card != NO_CARD}
            own = {card_code(card) for card in position.s.hands[0] if card != NO_CARD and seat == 0}
            assert shown == lying | own


# -- the bot ---------------------------------------------------------------------------


def test_the_greedy_bot_wins_at_least_sixty_per_cent_against_a_random_player() -> None:
    wins = 0.0
    for players in (["greedy", "random"], ["random", "greedy"]):
        result = Simulation(GAME, GAME.options("conclave"), players).run(1000, seed=2, jobs=1)
        wins += result.seats[players.index("greedy")].wins / 2
    assert wins >= 0.6
