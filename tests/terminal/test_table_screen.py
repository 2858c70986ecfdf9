"""A match on a whole screen: by keys, by mouse, at every size, from hand to hand."""

from __future__ import annotations

from typing import Any, cast

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

from fullscreen_support import SIZES, at_table, play_by_keys, session, short, shown, table, type_line
from game_support import GAMES
from sobremesa.engine import Move, record
from sobremesa.games import find
from sobremesa.terminal.fullscreen.dialogs import Cover, Menu, Page, Rulebook
from sobremesa.terminal.fullscreen.local_match_screen import LocalTable
from sobremesa.terminal.fullscreen.widgets import Choices
from sobremesa.words import LANGUAGES


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_a_whole_match_is_played_by_keys_alone_and_kept(game: str) -> None:
    playing = short(game)

    async def play(pilot: Pilot[Any]) -> None:
        await play_by_keys(pilot)
        assert "Ana" in shown(pilot)
        assert playing.writer.path.name in shown(pilot).replace("\n", "").replace(" ", "")

    at_table(playing, play)
    saved = record.load(playing.writer.path.read_text(encoding="utf-8"), find)
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
        drawn = here.cloth.render().split("\n", allow_blank=True)
        assert max(line.cell_len for line in drawn) <= size[0]  # else the screen would cut it off
        headline = here.cloth.picture(*here.cloth.size).plain.split("\n")[0]  # type: ignore[misc]
        assert headline in lines[0 if size[1] < 18 else 1]
        assert here.story.size.height >= 2
        assert any(way in shown(pilot) for way in here.teller.ways(here.question["moves"][0]))
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
        assert str(playing.writer.path) in "".join(pilot.app.return_value or [])

    playing = short("siete-y-medio")
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


def test_who_wants_to_stop_while_the_screen_changes_hands_is_asked_in_the_tables_language() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        while not isinstance(pilot.app.screen, Cover):
            await pilot.press("enter")
            await pilot.pause()
        await pilot.press("ctrl+c")
        await pilot.pause()
        assert table(pilot).words("really-quit") in shown(pilot)
        assert not pilot.app._notifications  # which would be in English
        await pilot.press("enter")  # stays
        await pilot.pause()
        assert isinstance(pilot.app.screen, Cover)

    at_table(session("uno", "Ana,Luis"), play, lang="es")


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


def test_in_a_whole_match_nobody_reads_what_only_the_other_heard() -> None:
    private = 0

    async def play(pilot: Pilot[Any]) -> None:
        nonlocal private
        for _ in range(300):
            if isinstance(pilot.app.screen, Menu):
                return
            if not isinstance(pilot.app.screen, Cover):
                here, match = table(pilot), playing.match
                own, other = (
                    set(here.words.events(match.heard(seat))) for seat in (here.at_screen, 1 - here.at_screen)
                )
                private += len(other - own)
                assert not (other - own) & {told.text.plain for told in here.story.sentences}
            await pilot.press("enter")
            await pilot.pause()

    for seed in (1, 2, 3):
        playing = session("uno", "Ana,Eva", seed=seed, variant="official")
        at_table(playing, play)
    assert private


def test_a_record_is_kept_from_the_first_move() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await type_line(pilot, "bet 250")
        assert "bet 250" in playing.writer.path.read_text(encoding="utf-8")

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


# -- what can be read ---------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_an_amount_is_asked_its_limits_are_told_whole_on_every_screen(
    lang: str, size: tuple[int, int]
) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        here = table(pilot)
        (due,) = here.question["amounts"]
        line = shown(pilot).split("\n")[-2]
        assert line.endswith(here.line.placeholder)
        for limit in (due["least"], due["most"]):
            assert here.words("coins", money=limit) in here.line.placeholder

    at_table(short("siete-y-medio"), play, size, lang)


@pytest.mark.parametrize("size", [SIZES[0], *SIZES[2:]], ids=lambda size: f"{size[0]}x{size[1]}")
def test_what_a_command_is_for_stands_in_a_column_of_its_own(size: tuple[int, int]) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await pilot.press("f1")
        await pilot.pause()
        place = pilot.app.screen.query_one(OptionList).region
        lines = [line[place.x : place.right] for line in shown(pilot).split("\n")[place.y : place.bottom]]
        column = lines[0].index(table(pilot).words("help-rules").split()[0])
        assert all(not line[:column].strip() or line[:1].isdigit() for line in lines)

    at_table(short("siete-y-medio"), play, size)


def test_without_colours_a_card_is_as_bright_as_the_words_beside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        segments = [segment for strip in pilot.app.screen._compositor.render_strips() for segment in strip]
        colours = {getattr(segment.style, part) for segment in segments for part in ("color", "bgcolor")}
        assert {colour.name for colour in colours if colour} <= {"default"}
        await pilot.press("f10")
        await pilot.pause()
        strips = pilot.app.screen._compositor.render_strips()
        marked = [piece.text for strip in strips for piece in strip if piece.style and piece.style.underline]
        assert table(pilot).words("stay") in "".join(marked)

    monkeypatch.setenv("NO_COLOR", "1")
    at_table(short("uno"), play)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_who_may_speak_out_of_turn_is_not_told_that_it_is_their_turn(size: tuple[int, int]) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        here = table(pilot)
        for _ in range(100):
            if "" in here.texts:
                break
            await pilot.press("enter")
            await pilot.pause()
        assert playing.match.to_act != 0
        line = shown(pilot).split("\n")[-2]
        assert line == f"Ana > {here.words('let-pass')}"

    playing = session("uno", "Ana,bot,bot,bot", seed=7, variant="family")
    at_table(playing, play, size)
