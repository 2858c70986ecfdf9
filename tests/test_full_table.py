"""A match on a whole screen: by keys, by mouse, at every size, from hand to hand."""

from __future__ import annotations

from itertools import product
from typing import Any, cast

import pytest
from textual.pilot import Pilot

from full_house import SIZES, at, at_table, play_by_keys, session, shown, table, type_line
from house import GAMES
from sobremesa.console.beats import ROUND_BEGAN, Positions, beats, go_on
from sobremesa.console.full.house import House
from sobremesa.console.full.local import LocalTable
from sobremesa.console.full.pages import Cover, Menu, Page, Rulebook
from sobremesa.console.full.widgets import Choices
from sobremesa.console.session import Session
from sobremesa.engine import SPECTATOR, Move, record
from sobremesa.games import find

SHORT = {
    "siete-y-medio": {"rounds": "2"},
    "blackjack": {"rounds": "2"},
    "uno": {"hand": "2"},
}


def short(game: str, seed: int = 1) -> Session:
    """A match against as few bots as there can be."""
    seats = ["Ana", *["bot"] * max(1, find(game).seats[0] - 1)]
    return session(game, ",".join(seats), seed, **SHORT.get(game, {}))


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_a_whole_match_is_played_by_keys_alone_and_kept(game: str) -> None:
    playing = short(game)

    async def play(pilot: Pilot[Any]) -> None:
        await play_by_keys(pilot)
        assert "Ana" in shown(pilot)
        assert playing.keeper.path.name in shown(pilot).replace("\n", "").replace(" ", "")

    at_table(playing, play)
    saved = record.load(playing.keeper.path.read_text(encoding="utf-8"), find)
    assert record.replay(saved).over


def test_a_whole_match_is_played_by_mouse_alone() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        for _ in range(60):
            if isinstance(pilot.app.screen, Menu):
                return
            await pilot.click(Choices if table(pilot).asking else "Cloth", offset=(2, 0))
            await pilot.pause()
        raise AssertionError(shown(pilot))

    playing = short("siete-y-medio")
    at_table(playing, play)
    assert playing.match.over


@pytest.mark.parametrize("game", [game.id for game in GAMES])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_table_the_choices_and_the_line_fit_every_screen(game: str, size: tuple[int, int]) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        here, lines = table(pilot), shown(pilot).split("\n")
        assert len(lines) == size[1]
        assert here.cloth.size.height == here.cloth.needs(here.cloth.size.width, here.cloth.size.height)
        assert here.story.size.height >= 2
        first = here.teller.line(here.question["moves"][0])
        assert first[: size[0] // 3] in shown(pilot)
        assert lines[-2].startswith("Your move >")
        assert lines[-1].startswith("F1 help")

    at_table(short(game), play, size)


@pytest.mark.parametrize("game", [game.id for game in GAMES])
@pytest.mark.parametrize("size", [(20, 6), (8, 3), (300, 90)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_no_size_ends_the_match(game: str, size: tuple[int, int]) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await pilot.resize_terminal(*size)
        await pilot.press("f2", "escape", "f1", "escape", "enter")
        await pilot.pause()
        assert pilot.app.is_running

    at_table(short(game), play, SIZES[0])


def test_moves_are_typed_and_a_refusal_says_why() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await type_line(pilot, "bet 999999")
        assert playing.match.version == 1
        assert "999,999" in shown(pilot)
        await type_line(pilot, "bet 250")
        assert "Ana bets 250." in shown(pilot)
        await pilot.press("ctrl+p")
        assert table(pilot).line.value == "bet 250"
        await pilot.press("ctrl+p")
        assert table(pilot).line.value == "bet 999999"

    playing = short("siete-y-medio")
    at_table(playing, play)


def test_undo_takes_a_move_back_and_says_the_true_reason_when_it_cannot() -> None:
    async def undone(pilot: Pilot[Any]) -> str:
        await pilot.press("f6")
        await pilot.pause()
        return shown(pilot)

    async def play(pilot: Pilot[Any]) -> None:
        assert "There is nothing of yours to take back." in await undone(pilot)
        await type_line(pilot, "bet 250")
        assert "Ana takes it back." in await undone(pilot)
        await type_line(pilot, "bet 300")
        await type_line(pilot, "card")
        assert "something was learned from it" in await undone(pilot)
        await type_line(pilot, "stand")
        assert "somebody else has moved since" in await undone(pilot)

    playing = short("siete-y-medio", seed=2)
    at_table(playing, play)
    moves = [entry.text for entry in playing.match.entries if isinstance(entry, Move)]
    assert moves[:4] == ["bet 250", "undo", "bet 300", "card"]


OVERLAYS = {"f1": Menu, "f2": Rulebook, "f3": Page, "f4": Page, "f5": Page, "f10": Menu}


@pytest.mark.parametrize("size", [SIZES[0], SIZES[3]], ids=["80x24", "40x15"])
def test_every_page_opens_over_the_table_and_closes_back_to_it(size: tuple[int, int]) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        for key, page in OVERLAYS.items():
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(pilot.app.screen, page), key
            await pilot.press("escape")
            await pilot.pause()
            assert isinstance(pilot.app.screen, LocalTable), key

    at_table(short("siete-y-medio"), play, size)


def test_the_rules_have_contents_that_lead_to_a_chapter() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await pilot.press("f2")
        await pilot.pause()
        book = cast("Rulebook", pilot.app.screen)
        await pilot.press("c", *["down"] * (len(book.titles) - 1), "enter")
        await pilot.pause()
        assert pilot.app.screen is book
        assert book.titles[-1] in "\n".join(shown(pilot).split("\n")[1:])

    at_table(short("siete-y-medio"), play)


def test_leaving_is_asked_twice_and_is_a_move_of_the_record() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await type_line(pilot, "leave")
        assert isinstance(pilot.app.screen, Menu)
        assert playing.match.version == 1
        await pilot.press("enter")  # stays, which is what stands first
        await type_line(pilot, "leave")
        await pilot.press("down", "enter")
        await pilot.pause()
        moves = [entry.text for entry in playing.match.entries if isinstance(entry, Move)]
        assert moves[0] == "leave"

    playing = short("siete-y-medio")
    at_table(playing, play)


def test_quitting_is_asked_twice_and_says_where_the_match_lies() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await pilot.press("ctrl+c")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Menu)
        await pilot.press("down", "enter")
        await pilot.pause()
        assert str(playing.keeper.path) in "".join(pilot.app.return_value or [])

    playing = short("siete-y-medio")
    at_table(playing, play)


# -- pace -------------------------------------------------------------------------------


def test_the_banks_play_is_seen_card_by_card() -> None:
    match = session("siete-y-medio", "Ana").match
    match.play(0, "bet 100")
    state, version = match.state, match.version
    match.play(0, "stand")
    seen = list(beats(match.game, state, match.entries[version:], 0))
    drawn = [beat.view["bank"]["cards"] for beat in seen if beat.event.name == "bank-drew"]
    assert [len(cards) for cards in drawn] == list(range(1, len(drawn) + 1))
    assert drawn


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_beats_are_what_a_spectator_hears_and_can_be_drawn(game: str) -> None:
    playing = short(game)
    match = playing.match
    for _ in range(30):
        if match.over:
            break
        state, version = match.state, match.version
        match.act(match.to_act, match.legal(match.to_act)[0])
        seen = list(beats(match.game, state, match.entries[version:], SPECTATOR))
        assert [beat.event for beat in seen] == list(match.heard(SPECTATOR, version))


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_in_the_middle_of_a_move_a_seat_sees_no_more_than_it_may_know(game: str) -> None:
    match = short(game).match
    rules, view = match.game.rules, match.game.view.view
    for _ in range(30):
        if match.over:
            break
        state, version = match.state.copy(), match.version
        match.act(match.to_act, match.legal(match.to_act)[-1])
        for entry in match.entries[version:]:
            positions = state.notes = Positions(state)
            go_on(match.game, state, entry)
            for position, seat in product(positions.seen, [*range(len(match.seats)), SPECTATOR]):
                veiled = position.copy()
                rules.veil(veiled, seat)
                assert view(veiled, seat) == view(position, seat)


def test_a_rounds_result_stays_until_a_key_is_pressed() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await type_line(pilot, "bet 100")
        await type_line(pilot, "stand")
        assert [event.name for event in playing.match.heard(0)].count(ROUND_BEGAN) == 2
        assert "Press Enter" in shown(pilot)
        assert "Round 1 of 2" in shown(pilot)
        await pilot.press("enter")
        await pilot.pause()
        assert "Round 2 of 2" in shown(pilot)
        assert "Your move >" in shown(pilot)

    playing = session("siete-y-medio", "Ana", rounds="2")
    at_table(playing, play)


# -- hand-over ----------------------------------------------------------------------------


def test_nothing_of_anothers_cards_is_on_the_screen_between_two_people() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await type_line(pilot, "draw")
        await type_line(pilot, "keep")
        assert isinstance(pilot.app.screen, Cover)
        lines = [line.strip() for line in shown(pilot).split("\n") if line.strip()]
        assert lines == ["Hand the terminal to Eva.", "Press Enter…"]
        await pilot.press("enter")
        await pilot.pause()
        here = table(pilot)
        assert here.at_screen == 1
        assert here.line.typed == []
        assert playing.match.view(1)["players"][0]["known"] == []

    playing = session("uno", "Ana,Eva", seed=4)
    at_table(playing, play)


def test_the_next_person_reads_nothing_that_only_the_one_before_heard() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await type_line(pilot, "draw")
        await type_line(pilot, "keep")
        await pilot.press("enter")
        await pilot.pause()
        words, match = table(pilot).words, playing.match
        secret = set(words.events(match.heard(0))) - set(words.events(match.heard(1)))
        assert secret
        assert not [sentence for sentence in secret if sentence in shown(pilot)]
        await pilot.press("f3")
        await pilot.pause()
        assert not [sentence for sentence in secret if sentence in shown(pilot)]

    playing = session("uno", "Ana,Eva", seed=4)
    at_table(playing, play)


def test_a_record_is_kept_from_the_first_move() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await type_line(pilot, "bet 250")
        assert "bet 250" in playing.keeper.path.read_text(encoding="utf-8")

    playing = short("siete-y-medio")
    at_table(playing, play)


def test_numbers_choose_lines_but_are_amounts_where_one_is_asked_for() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await type_line(pilot, "250")
        await type_line(pilot, "2")
        moves = [entry.text for entry in playing.match.entries if isinstance(entry, Move)]
        assert moves[:2] == ["bet 250", "stand"]

    playing = short("siete-y-medio")
    at_table(playing, play)


def test_enter_repeats_the_last_bet() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await type_line(pilot, "250")
        await type_line(pilot, "stand")
        await pilot.press("enter")  # the result of the round
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        moves = [entry.text for entry in playing.match.entries if isinstance(entry, Move)]
        assert moves == ["bet 250", "stand", "bet 250"]

    playing = session("siete-y-medio", "Ana", rounds="2")
    at_table(playing, play)


def test_a_bot_moves_when_its_time_has_come_or_a_key_is_pressed() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await type_line(pilot, "100")
        await type_line(pilot, "stand")
        before = playing.match.version
        assert playing.match.to_act == 1
        await pilot.press("space")  # the bot's first card is seen
        await pilot.press("space")  # and then it moves
        await pilot.pause()
        assert playing.match.version > before

    playing = short("siete-y-medio")
    house = House("en", lambda house: house.sit_down(playing))
    house.pace = 3600
    at(house, play)


def test_one_may_leave_while_others_are_at_it() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await type_line(pilot, "100")
        await type_line(pilot, "stand")
        assert not table(pilot).asking
        await pilot.press("f1")
        await pilot.pause()
        menu = cast("Menu", pilot.app.screen)
        await pilot.press(str(1 + list(menu.does).index("leave")))
        await pilot.pause()
        await pilot.press("2")
        await pilot.pause()
        moves = [entry for entry in playing.match.entries if isinstance(entry, Move)]
        assert Move(0, "leave") in moves

    playing = short("siete-y-medio")
    house = House("en", lambda house: house.sit_down(playing))
    house.pace = 3600
    at(house, play)
