"""Honesty: nothing that a search decides depends on what its seat cannot know."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any, cast

import pytest

from games_under_test import GAMES, SOAK, another_world, new_match, seat_counts, stream
from sobremesa import bots
from sobremesa.bots import search
from sobremesa.bots.search import CHAIN, Program, Search, compiled, interpreted, own_first
from sobremesa.engine import Game, Match, Move, Strategy, draw
from sobremesa.engine.contract import closed_to_others
from sobremesa.games import find
from sobremesa.games.conclave.rules.cards import CARDS, OF_A_MAGIC
from sobremesa.games.conclave.rules.piles import aside
from sobremesa.games.uno.information.blanks import put_card
from sobremesa.games.uno.rules.cards import KINDS
from sobremesa.games.uno.rules.history import DREW, seat_of, what_of
from sobremesa.lab.arena import ArenaGame
from sobremesa.odds.search_review import SearchReviewer
from sobremesa.server.jobs import bot_job, odds_job
from sobremesa.terminal.local_match import LocalMatch

SEARCHED = [game for game in GAMES if game.playouts]
WORLDS = 3  # the later ones by walking, where a game can
MATCHES = 6  # in which somebody who may speak out of turn is looked for


def tables(game: Game, variant: str) -> list[int]:
    """Few seats, and more."""
    counts = seat_counts(game, variant)
    return sorted({min(2, counts[-1]), min(4, counts[-1])})


TABLES = [
    pytest.param(game, variant, seats, id=f"{game.id}:{variant}-{seats}")
    for game in SEARCHED
    for variant in game.variants
    for seats in tables(game, variant)
]


def moments(game: Game, variant: str, seats: int) -> Iterator[tuple[Match, int]]:
    """A match of random moves and a seat that has a choice: twice in turn, once out of turn if any has."""
    length = sum(1 for _ in played(game, variant, seats, 4))
    due = [length // 3, length * 3 // 4]
    for match in played(game, variant, seats, 4):
        if due and match.version >= due[0] and len(match.legal(match.to_act)) > 1:
            del due[0]
            yield match, match.to_act
    yield from out_of_turn(game, variant, seats)


def out_of_turn(game: Game, variant: str, seats: int) -> Iterator[tuple[Match, int]]:
    if game.rules.open_to_others is closed_to_others:
        return
    for number in range(MATCHES):
        for match in played(game, variant, seats, number):
            for seat in range(seats):
                if seat != match.to_act and len(match.legal(seat)) > 1:
                    yield match, seat
                    return


def played(game: Game, variant: str, seats: int, number: int) -> Iterator[Match]:
    """A match before each of its random moves."""
    match, rng = new_match(game, variant, seats, number), stream(number)
    while not match.is_over:
        yield match
        listed = match.legal(match.to_act)
        match.act(match.to_act, listed[draw(rng, len(listed))])


# -- what a search finds -----------------------------------------------------------------------


def searched(match: Match, seat: int, number: int, program: Program | None = None) -> tuple[int, Any]:
    """The move of a short search from what a seat knows, and all its sums."""
    game, seats, rng = match.game, len(match.seats), stream(5, number)
    known, listed = bots.veiled(match, seat)
    candidates = own_first(game, known, seat, listed, rng)
    found = Search(program or interpreted(game), known, seats, seat, candidates, rng, CHAIN)
    found.play(WORLDS)
    return candidates[found.best()], vars(found.sums)


@pytest.mark.parametrize(("game", "variant", "seats"), TABLES)
def test_other_hidden_cards_change_neither_the_move_nor_any_sum(game: Game, variant: str, seats: int) -> None:
    found = 0
    for number, (match, seat) in enumerate(moments(game, variant, seats)):
        other = another_world(match, seat, stream(8, number))
        assert searched(match, seat, number) == searched(other, seat, number)
        found += other.state != match.state
    assert found > 0


def test_questions_out_of_turn_are_among_those_moments() -> None:
    found = {
        game.id
        for game in SEARCHED
        for variant in game.variants
        for match, seat in out_of_turn(game, variant, 4)
        if seat != match.to_act
    }
    assert found == {game.id for game in SEARCHED if game.rules.open_to_others is not closed_to_others}
    assert "uno" in found


# -- poison: every hidden card is one that cannot be there --------------------------------------


def poison_uno(s: Any, seat: int) -> None:
    for other in range(s.seats):
        if other != seat:
            s.hands[other] = type(s.hands[other])([99] * KINDS)
    s.pile = type(s.pile)([77] * len(s.pile))
    for i in range(s.logged):
        if what_of(s.log[i]) == DREW and seat_of(s.log[i]) != seat:
            put_card(s, i, 0)


def poison_conclave(s: Any, seat: int) -> None:
    """The backs are public, so a hidden card becomes another of its magic; cards set aside have none."""
    for other in range(s.seats):
        if other != seat:
            s.hands[other] = type(s.hands[other])([weakest(card) for card in s.hands[other]])
    first = aside(s.seats)
    s.deck = type(s.deck)([*map(weakest, s.deck[:first]), *[0] * (CARDS - first)])


def weakest(card: int) -> int:
    return card - card % OF_A_MAGIC if card < CARDS else card


def poison_siete_y_medio(s: Any, seat: int) -> None:
    for i in range(s.cursor, len(s.pile)):
        s.pile[i] = 99


def poison_blackjack(s: Any, seat: int) -> None:
    for i in [*range(s.cursor, s.size), *([s.hidden] if s.hidden else [])]:
        s.pile[i] = 99


POISONS: dict[str, Callable[[Any, int], None]] = {
    "uno": poison_uno,
    "conclave": poison_conclave,
    "siete-y-medio": poison_siete_y_medio,
    "blackjack": poison_blackjack,
}


@pytest.mark.parametrize(("game", "variant", "seats"), TABLES)
def test_poisoned_cells_that_are_hidden_change_neither_the_move_nor_any_sum(
    game: Game, variant: str, seats: int
) -> None:
    match, seat = next(moments(game, variant, seats))
    clean = searched(match, seat, 1)
    before = match.state.copy()
    POISONS[game.id](match.state, seat)
    assert match.state != before
    assert searched(match, seat, 1) == clean


# -- who asks a search ---------------------------------------------------------------------------


class Asked(Exception):
    """A search was asked, from this knowledge."""

    def __init__(self, known: Any, seat: int) -> None:
        self.known, self.seat = known, seat


@pytest.fixture
def interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody searches, and every search ends before it begins."""

    def ask(self: Search, program: Program, known: Any, seats: int, seat: int, *_: object) -> None:
        raise Asked(known, seat)

    def always(game: Game, name: str) -> Strategy[Any]:
        assert game.playouts
        return Strategy(game.bots.BOTS[game.playouts.policy], playouts=100)

    monkeypatch.setattr(Search, "__init__", ask)
    monkeypatch.setattr(bots, "strategy_of", always)
    monkeypatch.setattr(search, "is_ready", lambda game: True)
    monkeypatch.setattr(search, "compiled", interpreted)


def ask_arena(match: Match, seat: int) -> None:
    table = ArenaGame(match.game, match.options, ["bot"] * len(match.seats), 1, 1)
    table.s = match.state
    table.choose(seat)


def ask_terminal(match: Match, seat: int) -> None:
    terminal = cast("LocalMatch", SimpleNamespace(match=match, assistance="odds"))
    LocalMatch.odds(terminal, seat)()


def ask_review(match: Match, seat: int) -> None:
    text = match.game.notation.show(match.legal(seat)[-1])
    reviewer = SearchReviewer(match, seat, 1 / 2, program=interpreted(match.game), playouts=100)
    reviewer.judge(match, match.version, Move(seat, text))


ASKING: dict[str, Callable[[Match, int], object]] = {
    "a bot": lambda match, seat: bots.choose(match, seat, "bot", stream(1)),
    "a bot's job": lambda match, seat: bot_job(match, seat, "bot", stream(1)).work(),
    "the arena": ask_arena,
    "odds of a server": lambda match, seat: odds_job(match, seat).work(),
    "odds of a terminal": ask_terminal,
    "a review": ask_review,
}


@pytest.mark.usefixtures("interrupted")
@pytest.mark.parametrize("asking", ASKING)
@pytest.mark.parametrize("game", ["uno", "conclave"])
def test_whoever_asks_a_search_gives_it_what_the_seat_knows_and_nothing_else(game: str, asking: str) -> None:
    for match, seat in moments(find(game), "official" if game == "uno" else "conclave", 3):
        if seat != match.to_act and asking not in ("a bot", "a bot's job", "the arena"):
            continue  # people who may only speak up or not are told no odds
        with pytest.raises(Asked) as asked:
            ASKING[asking](match, seat)
        veiled = match.state.copy()
        match.game.information.veil(veiled, seat)
        assert (asked.value.known, asked.value.seat) == (veiled, seat)
        assert veiled != match.state


# -- compiled ------------------------------------------------------------------------------------

COMPILED = [param for param in TABLES if SOAK or cast("Game", param.values[0]).has_estimates]


@pytest.mark.long
@pytest.mark.parametrize(("game", "variant", "seats"), COMPILED)
def test_the_same_stream_gives_the_same_move_and_sums_interpreted_and_compiled(
    game: Game, variant: str, seats: int
) -> None:
    compiled(game).compile()
    for number, (match, seat) in enumerate(moments(game, variant, seats)):
        assert searched(match, seat, number, compiled(game)) == searched(match, seat, number)
