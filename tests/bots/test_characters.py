"""Characters: each plays a style of its own that others can notice, and the level that is said of it."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations
from math import sqrt
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any

import pytest

from games_under_test import SOAK
from sobremesa import bots
from sobremesa.bots import search
from sobremesa.bots.characters import CHARACTERS, company
from sobremesa.games import find
from sobremesa.games.blackjack.rules import actions as blackjack
from sobremesa.games.conclave.rules import actions as conclave
from sobremesa.games.conclave.rules.cards import CELLS, influence
from sobremesa.games.conclave.styles import expected_back, left_behind
from sobremesa.games.siete_y_medio.rules import actions as siete_y_medio
from sobremesa.games.uno.rules import actions as uno
from sobremesa.games.uno.rules.cards import PLUS_FOUR, WILD, is_number, worth
from sobremesa.games.uno.rules.plus_four import is_lawful
from sobremesa.games.uno.rules.turns import next_seat
from sobremesa.games.uno.valuation import risk_of_following
from sobremesa.lab.arena import ArenaGame, Pairing, meet
from sobremesa.protocol.messages import REACTIONS

APART = 3.5  # standard errors


@pytest.fixture(autouse=True)
def _policies_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Search plays its policy alone, which it leaves only for something clearly better."""
    monkeypatch.setattr(search, "find_spec", lambda name: None)


# -- habits ------------------------------------------------------------------------------------

Noted = Iterator[tuple[str, float]]  # a habit, and how much of it was seen in one decision


@dataclass
class Habits:
    """What was seen of one character."""

    seen: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))

    def mean(self, habit: str) -> float:
        return fmean(self.seen[habit])

    def distance(self, other: Habits, habit: str) -> float:
        """Between two characters, in standard errors; what never varies counts as one different case."""
        one, two = self.seen.get(habit), other.seen.get(habit)
        if not one or not two:
            return 0.0
        error = sum(max(pstdev(seen), 1 / len(seen)) ** 2 / len(seen) for seen in (one, two))
        return abs(fmean(one) - fmean(two)) / sqrt(error)


class Watched(ArenaGame):
    """A game of which every decision is noted."""

    note: Callable[[Any, int, list[int], int], Noted]
    habits: Habits

    def choose(self, seat: int) -> int:
        _, listed = bots.veiled_state(self.game, self.s, seat)
        chosen = super().choose(seat)
        for habit, share in self.note(self.s, seat, listed, chosen):
            self.habits.seen[habit].append(share)
        return chosen


def habits_of(
    name: str, game: str, variant: str, seats: int, games: int, note: Callable[..., Noted]
) -> Habits:
    habits = Habits()
    found = find(game)
    for number in range(games):
        table = Watched(found, found.options(variant), [name] * seats, number, number)
        table.note, table.habits = note, habits
        table.run()
    return habits


def between(least: float, chosen: float, most: float) -> float:
    return (chosen - least) / (most - least)


def note_uno(s: Any, seat: int, listed: list[int], chosen: int) -> Noted:
    plays = [action for action in listed if action >= uno.PLAY]
    kinds = {uno.kind_played(action) for action in plays}
    if uno.CHALLENGE in listed:
        yield "challenge", chosen == uno.CHALLENGE
    if uno.UNO in listed:
        yield "call", chosen == uno.UNO
    if chosen < uno.PLAY:
        return
    laid = uno.kind_played(chosen)
    numbers = {kind for kind in kinds if is_number(kind)}
    attacks = {kind for kind in kinds if kind < WILD} - numbers
    if any(kind >= WILD for kind in kinds) and any(kind < WILD for kind in kinds):
        yield "wild while another fits", laid >= WILD
    if PLUS_FOUR in kinds and not is_lawful(s, seat):
        yield "bluff", laid == PLUS_FOUR
    if numbers and attacks:
        is_near = s.size[next_seat(s, seat)] <= 3
        yield "attack near the end" if is_near else "attack too early", laid in attacks
    points = [worth(kind) for kind in numbers]
    if laid in numbers and max(points) > min(points):
        yield "high numbers", between(min(points), worth(laid), max(points))
    risks = {
        action: risk_of_following(s, seat, uno.kind_played(action), uno.colour_played(action))
        for action in plays
    }
    if max(risks.values()) > min(risks.values()):
        yield "what others can follow", between(min(risks.values()), risks[chosen], max(risks.values()))


def note_conclave(s: Any, seat: int, listed: list[int], chosen: int) -> Noted:
    if conclave.KEEP in listed:
        yield "cede", chosen != conclave.KEEP
    if conclave.TAKE <= chosen < conclave.TAKE + 2 and len(listed) == 2:
        yield "the first pile", chosen == listed[0]
        one, other = (expected_back(s, seat, action) for action in listed)
        if one != other:
            yield "the better back", (one > other) == (chosen == listed[0])
    if chosen >= conclave.PLACE:
        own = [influence(s.hands[seat][(action - conclave.PLACE) // CELLS]) for action in listed]
        card = s.hands[seat][(chosen - conclave.PLACE) // CELLS]
        left = s.bottom[0] - s.top[0] + s.bottom[1] - s.top[1]
        if max(own) > min(own):
            when = "late" if left <= 24 else "early"
            yield f"strong cards {when}", between(min(own), influence(card), max(own))
        exposed = left_behind(s, seat, card, (chosen - conclave.PLACE) % CELLS)
        yield "left to the next", exposed
        yield "leave something to the next", exposed > 0


def note_bets(s: Any, round: int, rounds: int, bet: int, most: int) -> Noted:
    third = "first" if 3 * round <= rounds else "last" if 3 * round > 2 * rounds else "middle"
    yield f"bet in the {third} third", bet / most
    yield "bet", bet / most


def note_siete_y_medio(s: Any, seat: int, listed: list[int], chosen: int) -> Noted:
    if chosen < siete_y_medio.BET:
        yield f"card at {s.points[seat] // 2}", chosen == siete_y_medio.CARD
        return
    yield from note_bets(s, s.round, s.rounds, chosen - siete_y_medio.BET, s.bet_max)
    if s.money[seat] > s.player_money:
        yield "bet when ahead", (chosen - siete_y_medio.BET) / s.bet_max


def note_blackjack(s: Any, seat: int, listed: list[int], chosen: int) -> Noted:
    if chosen >= blackjack.BET:
        yield from note_bets(s, s.round, s.rounds, chosen - blackjack.BET, s.bet_max)
        if s.money[seat] > s.brought[seat]:
            yield "bet when ahead", (chosen - blackjack.BET) / s.bet_max
    elif blackjack.DOUBLE in listed:
        yield "double or split", chosen in (blackjack.DOUBLE, blackjack.SPLIT)
        yield "hit", chosen == blackjack.HIT


GAMES = {
    "uno": ("official", 4, 20, note_uno),
    "conclave": ("conclave", 3, 16, note_conclave),
    "siete-y-medio": ("clasico", 3, 12, note_siete_y_medio),
    "blackjack": ("casino", 3, 8, note_blackjack),
}


@pytest.fixture(scope="module")
def habits() -> Callable[[str], dict[str, Habits]]:
    found: dict[str, dict[str, Habits]] = {}

    def watch(game: str) -> dict[str, Habits]:
        if game not in found:
            variant, seats, games, note = GAMES[game]
            found[game] = {name: habits_of(name, game, variant, seats, games, note) for name in CHARACTERS}
        return found[game]

    return watch


@pytest.mark.parametrize("game", GAMES)
def test_each_character_can_be_told_from_every_other_by_how_it_plays(
    game: str, habits: Callable[[str], dict[str, Habits]]
) -> None:
    alike = []
    for one, other in combinations(CHARACTERS, 2):
        first, second = habits(game)[one], habits(game)[other]
        if max(first.distance(second, habit) for habit in first.seen) < APART:
            alike.append((one, other))
    assert alike == []


@pytest.mark.parametrize(
    ("game", "habit", "most", "least"),
    [
        ("uno", "wild while another fits", "pepe tono", "lola quim nuria dolors marcel"),
        ("uno", "call", "tono ines lola quim nuria dolors marcel", "pepe"),
        ("uno", "challenge", "ines", "pepe lola quim nuria marcel"),
        ("uno", "bluff", "pepe ines", "lola quim nuria dolors marcel"),
        ("uno", "attack too early", "quim", "lola nuria"),
        ("uno", "attack near the end", "nuria quim", "ines"),
        ("uno", "high numbers", "tono quim", "ines"),
        ("uno", "what others can follow", "quim", "pepe tono dolors"),
        ("conclave", "strong cards early", "tono", "lola nuria"),
        ("conclave", "strong cards late", "tono nuria", "lola"),
        ("conclave", "left to the next", "tono ines", "quim"),
        ("conclave", "the better back", "dolors", "pepe"),
        ("siete-y-medio", "bet in the first third", "tono", "lola quim marcel"),
        ("siete-y-medio", "bet in the last third", "lola", "tono quim marcel"),
        ("siete-y-medio", "bet when ahead", "nuria ines pepe", "tono quim marcel"),
        ("blackjack", "bet in the first third", "tono", "lola quim marcel"),
        ("blackjack", "bet in the last third", "lola", "tono quim marcel"),
        ("blackjack", "double or split", "marcel", "pepe tono ines lola quim"),
    ],
)
def test_what_is_said_of_a_character_is_true(
    game: str, habit: str, most: str, least: str, habits: Callable[[str], dict[str, Habits]]
) -> None:
    """Those who do it most, and those who do it least, do so by more than chance."""
    for one in most.split():
        for other in least.split():
            first, second = habits(game)[one], habits(game)[other]
            assert first.mean(habit) > second.mean(habit)
            assert first.distance(second, habit) > APART, (one, other)
    means = {name: habits(game)[name].mean(habit) for name in CHARACTERS if habits(game)[name].seen[habit]}
    assert max(means, key=means.__getitem__) in most.split()
    assert min(means, key=means.__getitem__) in least.split()


# -- levels ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("tono", "pepe"),
        ("ines", "pepe"),
        *([(b, w) for b in ("lola", "quim") for w in ("tono", "ines")] * SOAK),
    ],
)
def test_a_character_of_a_higher_level_wins_more(better: str, worse: str) -> None:
    for game, variant in (("uno", "official"), ("conclave", "conclave")):
        if game == "conclave" and not SOAK:
            continue  # closer, and slower
        score = meet(Pairing(game, variant, {}, 2, better, worse), 600 if SOAK else 60, 0, seed=1)
        assert score.share.low is not None and score.share.low > 0.5, game


@pytest.mark.parametrize("id", ["uno", "conclave"])
def test_ratings_are_of_characters_and_the_beginner_has_the_lowest(id: str) -> None:
    rated = find(id).ratings
    assert set(rated) <= set(CHARACTERS)
    assert min(rated, key=rated.__getitem__) == "pepe"


@pytest.mark.parametrize(
    ("game", "bet"), [("siete-y-medio", siete_y_medio.BET), ("blackjack", blackjack.BET)]
)
def test_against_a_bank_a_character_plays_its_level_whatever_it_bets(game: str, bet: int) -> None:
    """So that what it loses of each unit bet is what its level loses."""
    variant, seats, _, _ = GAMES[game]
    found = find(game)
    for name, character in CHARACTERS.items():
        level = bots.strategy_of(found, f"level-{character.level}").bot

        def compare(s: Any, seat: int, listed: list[int], chosen: int, level: Any = level) -> Noted:
            if chosen < bet:
                yield "as the level", chosen == level(s, seat, listed, len(listed), [1, 2, 3, 4])

        habits = habits_of(name, game, variant, seats, 2, compare)
        assert habits.mean("as the level") == 1, name


def test_company_is_different_as_long_as_there_are_others() -> None:
    assert [CHARACTERS[id].level for id in company(3)] == [3, 2, 3]
    assert sorted(company(8)) == sorted(CHARACTERS)
    assert "lola" not in company(7, ["lola", "normal"])
    assert len(set(company(9))) == 8


def test_every_character_and_every_reaction_has_a_drawing_in_the_browser() -> None:
    drawing = Path(__file__).parents[2] / "web" / "src" / "common" / "characters.svg"
    drawn = set(re.findall(r'<symbol id="(?:ch|re)-(\w+)"', drawing.read_text(encoding="utf-8")))
    assert drawn == {*CHARACTERS, *REACTIONS}
