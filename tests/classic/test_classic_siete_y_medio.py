"""The document's own program, against runs of its author's."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest

from games_under_test import FIXTURES, Interrupted, needs_fixtures
from sobremesa.cli import main

RUNS = sorted(FIXTURES.glob("siete_y_medio/t*"))


def play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str, *flags: str
) -> tuple[int, str]:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    status = main(["classic", "siete-y-medio", *flags])
    captured = capsys.readouterr()
    assert captured.err == ""
    return status, captured.out


def numbers(pattern: str, text: str) -> list[str]:
    return re.findall(pattern + r".*: ([-\d.]+)\s*$", text, re.M)


@needs_fixtures
@pytest.mark.parametrize("folder", RUNS, ids=lambda folder: folder.name)
def test_points_money_and_results_agree_with_the_authors_program(
    folder: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    typed = (folder / "input.txt").read_text(encoding="utf-8")
    path = tmp_path / "played.record"
    status, out = play(
        monkeypatch, capsys, typed, "--decks", str(folder / "decks.txt"), "--record", str(path)
    )
    theirs = (folder / "output.txt").read_text(encoding="utf-8")
    assert status == 0
    points = numbers("Puntaje acumulado d", theirs)
    ours = [
        number for part in re.findall(r"^PUNTOS\n(.*?)\n\n", out, re.M | re.S) for number in numbers("", part)
    ]
    assert ours == points
    main(["replay", str(path), "--json"])
    replay = json.loads(capsys.readouterr().out)
    money = [
        event["facts"]["money"] for event in replay["events"] if event["name"] in ("has-money", "bank-has")
    ]
    assert money == [int(amount) for amount in numbers("Dinero d", theirs)]
    won = [event["name"] == "won" for event in replay["events"] if event["name"] in ("won", "lost")]
    results = re.findall(r"^El jugador .*(gana|pierde)\.$|^.*, (?:la banca) (gana)\.$", theirs, re.M)
    assert won == [result[0] == "gana" for result in results]
    scores = {result["seat"]: result["score"] for result in replay["outcome"]["results"]}
    bank = scores.pop(None)
    assert [*(scores[seat] for seat in sorted(scores)), bank] == money[-len(scores) - 1 :]


def test_anything_out_of_range_or_no_number_is_refused_with_the_reason_and_asked_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = "0\n8\nocho\n\n1\n0\n101\n-3\n1\n99\n1501\nmucho\n5001\n100\n3\nx\n2\n"
    status, out = play(monkeypatch, capsys, typed)
    assert status == 0
    assert out.count("Fuera de rango: debe estar entre 1 y 7.") == 2
    assert out.count("Fuera de rango: debe estar entre 1 y 100.") == 3
    assert out.count("La apuesta debe estar entre 100 y 1500.") == 3
    assert out.count("Fuera de rango: debe estar entre 1 y 2.") == 1
    assert out.count("Eso no es un número entero.") == 4
    assert "ESTADÍSTICAS" in out


@pytest.mark.parametrize("typed", ["", "2\n", "2\n3\n", "2\n3\n100\n", "1\n1\n²\n"])
def test_the_end_of_the_input_is_told_in_one_line(
    typed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out = play(monkeypatch, capsys, typed)
    assert status == 2
    assert out.splitlines()[-1] == "Se terminó la entrada: la partida acaba aquí, sin resultado."


def test_what_was_played_when_the_input_ended_is_still_recorded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "cut.record"
    play(monkeypatch, capsys, "2\n3\n100\n", "--record", str(path))
    assert main(["replay", str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["moves"] == [{"seat": 0, "move": "bet 100", "by": None}]


def test_the_number_of_rounds_is_bounded_by_the_decks_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    decks = tmp_path / "decks.txt"
    decks.write_text("ronda 1: " + " ".join(map(str, range(40))) + "\n\n", encoding="utf-8")
    status, out = play(monkeypatch, capsys, "1\n2\n1\n100\n2\n", "--decks", str(decks))
    assert status == 0
    assert "Fuera de rango: debe estar entre 1 y 1." in out
    # The player stands on the ANCHO (1); the bank draws DOS, TRES, CUATRO.
    assert "La banca se pasó de 7.5." in out


def refused(run: pytest.CaptureFixture[str], *flags: str) -> str:
    """The program's output where it cannot start."""
    assert main(["classic", "siete-y-medio", *flags]) == 2
    printed = run.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    return printed.err


IN_ORDER = [str(card) for card in range(40)]


@pytest.mark.parametrize(
    ("deck", "why"),
    [
        (IN_ORDER[:39], "La línea 2 de {file} tiene 39 cartas en vez de 40.\n"),
        (
            [*IN_ORDER, "40"],
            "La carta 41 de la línea 2 de {file} no existe: '40'. Las cartas van del 0 al 39.\n",
        ),
        ([*IN_ORDER, "7"], "La carta 41 de la línea 2 de {file} está repetida: 7 ya es la carta 8.\n"),
        (["0", "1", "x\x1b"], "La carta 3 de la línea 2 de {file} no existe: 'x\\x1b'. "),
        (["5", "05"], "La carta 2 de la línea 2 de {file} no existe: '05'. "),
    ],
)
def test_which_card_of_which_line_of_a_deck_file_is_wrong_is_told_and_why(
    deck: list[str], why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mazos.txt"
    path.write_text(f"\ufeff{' '.join(IN_ORDER)}\nronda 2: {' '.join(deck)}\n", encoding="utf-8")
    assert refused(capsys, "--decks", str(path)).startswith(why.format(file=path))


@pytest.mark.parametrize("locale", ["en_GB.UTF-8", "fr_FR.UTF-8", "C"])
def test_errors_are_told_in_spanish_whatever_the_locale(
    locale: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.setenv(name, locale)
    (tmp_path / "mazos.txt").write_text("\n \n", encoding="utf-8")
    assert refused(capsys, "--decks", str(tmp_path / "mazos.txt")).startswith("No hay ningún mazo en ")
    assert refused(capsys, "--decks", str(tmp_path / "nada")).startswith("No se puede leer ")


def deck_file(path: Path, first: str) -> str:
    """A file with one deck that begins with these numbers."""
    cards = first.split()
    path.write_text(" ".join([*cards, *(card for card in IN_ORDER if card not in cards)]), encoding="utf-8")
    return str(path)


def test_a_bank_with_exactly_7_and_a_half_is_told_so_and_what_came_once_came_one_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # The player stands on the ANCHO; the bank draws a figure and the SIETE.
    decks = deck_file(tmp_path / "mazos.txt", "0 7 6")
    _, out = play(monkeypatch, capsys, "1\n1\n100\n2\n", "--decks", decks)
    assert "¡La banca llegó a 7.5!\n" in out
    assert "La banca se planta" not in out
    assert "La banca llegó a 7.5 y el jugador 1 no: gana la banca.\n" in out
    assert ": ANCHO (1 vez).\n" in out


def test_the_program_greets_and_says_how_to_stop(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = play(monkeypatch, capsys, "")[1].splitlines()
    assert out[0] == "SIETE Y MEDIO"
    assert "Ctrl-C" in out[2]


def test_ctrl_c_ends_a_game_like_the_end_of_the_input_with_the_statistics_so_far(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mazos.txt"
    decks = ["--decks", deck_file(path, "0 7 6")]
    path.write_text(f"{path.read_text(encoding='utf-8')}\n" * 2, encoding="utf-8")
    typed = ["1\n", "2\n", "100\n", "2\n", "200\n"]
    for count in range(len(typed) + 1):
        ended = play(monkeypatch, capsys, "".join(typed[:count]), *decks)
        assert ended[0] == 2
        assert ("Quien más dinero ganó: la banca (+100)." in ended[1]) == (count >= 4)  # a round was played
        monkeypatch.setattr("sys.stdin", Interrupted("".join(typed[:count])))
        assert main(["classic", "siete-y-medio", *decks]) == 2
        assert capsys.readouterr() == (ended[1], "")
