"""The Catalan program of the document « Conclave »: screens, questions, bad answers."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest

from games_under_test import FIXTURES, Interrupted, needs_fixtures
from sobremesa.classic import conclave as program
from sobremesa.engine import Lcg, record
from sobremesa.games import find

FOLDER = FIXTURES / "conclave"
GAMES = sorted(folder.name for folder in FOLDER.glob("[fg]*"))
OPENINGS = sorted(file.stem for file in (FOLDER / "openings").glob("*.txt"))
NAMES = ["Anna", "Bernat", "Carla", "Dani"]


class Run:
    """The program, called with some typed text."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, typed: str, *flags: str) -> tuple[int, str]:
        return self.at(io.StringIO(typed), *flags)

    def at(self, keyboard: Any, *flags: str) -> tuple[int, str]:
        self.monkeypatch.setattr("sys.stdin", keyboard)
        status: int = program.main.main(flags, standalone_mode=False)
        return status, self.capsys.readouterr().out


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return Run(monkeypatch, capsys)


def typed(*answers: str) -> str:
    return "".join(f"{answer}\n" for answer in answers)


# -- runs that nobody here wrote ---------------------------------------------------------


@needs_fixtures
@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_is_printed_byte_for_byte(run: Run, name: str) -> None:
    given = (FOLDER / name / "input.txt").read_text(encoding="utf-8")
    assert run(given) == (0, (FOLDER / name / "expected.txt").read_text(encoding="utf-8"))


@needs_fixtures
@pytest.mark.parametrize("name", OPENINGS)
def test_a_first_screen_is_printed_byte_for_byte(run: Run, name: str) -> None:
    seed, players = name.removeprefix("seed").removesuffix("p").split("_")
    given = typed(seed, players, *NAMES[: int(players)], "P", "F")
    assert run(given) == (0, (FOLDER / "openings" / f"{name}.txt").read_text(encoding="utf-8"))


@needs_fixtures
def test_the_generator_shuffles_the_deck_as_the_document_does() -> None:
    lines = (FOLDER / "decks.txt").read_text(encoding="utf-8").splitlines()
    assert lines
    for line in lines:
        seed, _, cards = line.removeprefix("seed ").partition(": ")
        order = Lcg(int(seed)).order(range(90), [])
        assert [program.GAME.notation.cards[card] for card in order] == cards.split()


# -- answers that are not as they should be -----------------------------------------------

START = ("0", "2", "Anna", "Bernat")  # in this deal, 0,0 is filled and 1,1 is a hole
TURN = ("J", "0", "1 1", "e")


def complaints(screen: str) -> list[str]:
    known = (
        program.BAD_SEED, program.BAD_PLAYERS, program.BAD_OPTION, program.BAD_CEDING, program.BAD_POSITION,
        *program.BAD_PLACE.splitlines(), program.BAD_PILE,
    )  # fmt: skip
    return [line for line in screen.splitlines() if line in known]


def test_an_unknown_option_is_said_so_and_the_whole_turn_is_shown_again(run: Run) -> None:
    _, screen = run(typed(*START, "X", "j", "?!", "F"))
    assert complaints(screen) == [program.BAD_OPTION] * 3
    assert screen.count("TORN DE Anna\n============\n") == 4


def test_what_is_no_number_is_asked_for_again_like_any_invalid_answer(run: Run) -> None:
    given = typed(
        "seed", "", "0", "two", "7", "2", "Anna", "Bernat",
        "J", "x", "4", "0", "a b", "1 b", "1,1", "4 4", "1 1", "e", "F",
    )  # fmt: skip
    status, screen = run(given)
    assert status == 0
    assert screen.count(program.ASK_SEED) == 2
    complained = [program.BAD_SEED, *[program.BAD_PLAYERS] * 2, *[program.BAD_POSITION] * 6]
    assert complaints(screen) == complained
    assert screen.endswith("PARTIDA ABANDONADA\n")


def test_a_filled_position_asks_for_card_and_position_again(run: Run) -> None:
    _, screen = run(typed(*START, "J", "0", "0 0", "1", "1 1", "e", "F"))
    assert complaints(screen) == ["JUGADA NO PERMESA", "TORNA A INDICAR LA JUGADA"]
    assert screen.count(program.ASK_CARD) == 2
    assert screen.count(program.ASK_CELL) == 2


def test_row_and_column_may_come_on_two_lines(run: Run) -> None:
    _, screen = run(typed(*START, "J", "0", "1", "1", "e", "F"))
    assert complaints(screen) == []
    assert "TORN DE Bernat" in screen


@pytest.mark.parametrize("magic", ["x", "b", "B", "blava", "1"])
@pytest.mark.parametrize("player", ["2", "9", "-1", "0", "Bernat"])
def test_ceding_what_cannot_be_ceded_is_not_valid_and_anything_but_s_is_no(
    run: Run, magic: str, player: str
) -> None:
    _, screen = run(typed(*START, "I", magic, player, "s", magic, player, "S", "0", "1 1", "e", "F"))
    assert complaints(screen) == [program.BAD_CEDING] * 2
    assert screen.count(program.ASK_STILL) == 2
    assert "TORN DE Bernat" in screen


def test_a_name_that_is_none_is_asked_for_again(run: Run) -> None:
    _, screen = run(typed("0", "2", "", "  ", "Anna", "x" * 41, "Bernat", "F"))
    assert screen.count("ENTRA EL NOM DEL JUGADOR 1:") == 3
    assert screen.count("ENTRA EL NOM DEL JUGADOR 2:") == 2


@pytest.mark.parametrize("kept", range(len(START) + len(TURN)))
def test_the_end_of_the_input_is_told_in_one_line(run: Run, kept: int) -> None:
    status, screen = run(typed(*(START + TURN)[:kept]))
    assert status == 2
    assert screen.endswith(f"{program.INPUT_ENDED}\n")
    assert screen.count(program.INPUT_ENDED) == 1


@pytest.mark.parametrize("kept", range(len(START) + len(TURN)))
def test_ctrl_c_ends_a_game_like_the_end_of_the_input(run: Run, kept: int) -> None:
    given = typed(*(START + TURN)[:kept])
    assert run.at(Interrupted(given)) == run(given)


def test_the_option_f_ends_a_game_of_four_at_once(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "acta.record"
    status, screen = run(typed("0", "4", *NAMES, "F"), "--record", str(file))
    assert (status, screen.splitlines()[-1]) == (0, "PARTIDA ABANDONADA")
    match = record.replay(record.load(file.read_text(encoding="utf-8"), find))
    assert match.outcome is not None
    assert match.outcome.ending == "abandoned"
    assert match.outcome.places == (0, 0, 0, 0)


def test_a_recorded_game_can_be_verified_from_its_seed_number(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "acta.record"
    run(typed("-1", *START[1:], *TURN, "F"), "--record", str(file))
    read = record.load(file.read_text(encoding="utf-8"), find)
    assert read.shuffler == "lcg 4294967295"  # the document's seed is unsigned
    assert record.verify(read)[0].key == "verified-lcg"


def test_no_cards_are_told_in_words() -> None:
    assert program.cards_line([]) == "NO HI HA CAP CARTA"
