"""The Portuguese program, byte for byte, and the functions its document names."""

from __future__ import annotations

import inspect
import io
import subprocess
import sys
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from games_under_test import FIXTURES, PATIENCE, Interrupted, needs_fixtures
from sobremesa.classic import fcul
from sobremesa.classic.fcul import baralhos, maos
from sobremesa.cli import main

RUNS = sorted(FIXTURES.glob("fcul/run*"))


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    def call(typed: str, *flags: str) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        status = main(["classic", "fcul", *flags])
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return call


def mao(texto: str) -> list[tuple[str, str]]:
    """« A6 » as a hand; suits do not matter."""
    return [("10" if face == "T" else face, "PCOE"[at % 4]) for at, face in enumerate(texto)]


def deck_file(folder: Path, number: int, first: str) -> None:
    """A deck that begins with these faces, in all sorts of suits."""
    left = list(fcul.BARALHO_COMPLETO)
    top = []
    for face in first:
        card = next(card for card in left if card[0] == ("10" if face == "T" else face))
        left.remove(card)
        top.append(card)
    fcul.escrever_baralho(number, top + left, folder)


@needs_fixtures
@pytest.mark.parametrize("folder", RUNS, ids=lambda folder: folder.name)
def test_the_official_sample_runs_are_printed_byte_for_byte(folder: Path, play: Any) -> None:
    typed = (folder / "input.txt").read_text(encoding="utf-8")
    status, out, err = play(typed, "--decks", str(folder / "decks"))
    assert (status, err) == (0, "")
    assert out.encode() == (folder / "stdout_when_piped.txt").read_bytes()


@needs_fixtures
def test_every_deck_of_the_course_can_be_read_even_the_one_with_a_card_twice() -> None:
    decks = [fcul.ler_baralho(number, FIXTURES / "fcul" / "decks") for number in range(1, 101)]
    assert all(len(deck) == 52 for deck in decks)
    assert decks[2].count(("2", "P")) == 2


@pytest.mark.parametrize(
    ("cartas", "pontos"),
    [("A6", 17), ("A6K", 17), ("AA", 12), ("KQ", 20), ("T95", 24), ("AAAA", 14), ("A", 11)],
)
def test_valor(cartas: str, pontos: int) -> None:
    assert fcul.valor(mao(cartas)) == pontos
    assert fcul.bust(mao(cartas)) == (pontos > 21)


def test_blackjack_is_21_in_two_cards() -> None:
    assert fcul.blackjack(mao("AK"))
    assert fcul.blackjack(mao("TA"))
    assert not fcul.blackjack(mao("777"))
    assert not fcul.blackjack(mao("K9"))


@pytest.mark.parametrize(
    ("cartas", "mole"),
    [("A6", True), ("A6K", False), ("T7", False), ("54", True), ("AK", True), ("T2", False)],
)
def test_soft_is_true_while_no_card_can_make_the_hand_go_over(cartas: str, mole: bool) -> None:
    assert fcul.soft(mao(cartas)) == mole


@pytest.mark.parametrize(
    ("cartas", "s17", "h17"),
    [
        ("T6", "HIT", "HIT"),
        ("T7", "STAND", "STAND"),
        ("A6", "STAND", "HIT"),
        ("A6T", "STAND", "STAND"),
        ("A7", "STAND", "STAND"),
        ("T8", "STAND", "STAND"),
    ],
)
def test_the_dealer_decides_by_the_rule_of_the_casino(cartas: str, s17: str, h17: str) -> None:
    assert fcul.decisao_dealer(mao(cartas)) == s17
    assert fcul.decisao_dealer(mao(cartas), "h17") == h17


def test_the_hint_counts_the_visible_cards_only() -> None:
    # 20 points: everything but an ace goes over; 49 cards are unseen, 4 aces among them.
    assert fcul.calcula_hint(mao("KJ"), mao("T5")) == round(float(Fraction(45, 49)), 3)
    assert fcul.calcula_hint(mao("AA"), mao("3K")) == 0.0


NAMED = [
    "valor",
    "bust",
    "blackjack",
    "ler_baralho",
    "decisao_dealer",
    "calcula_hint",
    "soft",
    "ronda",
    "jogar",
]


@pytest.mark.parametrize("nome", NAMED)
def test_the_functions_of_the_document_are_there_with_portuguese_docstrings(nome: str) -> None:
    assert (inspect.getdoc(getattr(fcul, nome)) or "").startswith(("Devolve", "Diz", "Executa"))


def written(module: Any) -> list[tuple[str, Any]]:
    """The functions and classes of a module, and the methods of those classes."""
    found = [(name, thing) for name, thing in vars(module).items() if inspect.getmodule(thing) is module]
    methods = [
        (f"{name}.{method}", thing)
        for name, kind in found
        if inspect.isclass(kind)
        for method, thing in vars(kind).items()
    ]
    return [
        (name, thing) for name, thing in found + methods if inspect.isroutine(thing) or inspect.isclass(thing)
    ]


@pytest.mark.parametrize("module", [fcul, baralhos, maos])
def test_every_function_class_and_method_has_its_docstring(module: Any) -> None:
    things = written(module)
    assert len(things) > 5
    assert [name for name, thing in things if not thing.__doc__] == []


@pytest.mark.parametrize("regra", ["", "s18", "soft", "17"])
def test_an_unknown_rule_is_a_clear_error(regra: str, capsys: pytest.CaptureFixture[str]) -> None:
    for call in (lambda: fcul.decisao_dealer(mao("T7"), regra), lambda: fcul.ronda(1, "Ana", 10, regra)):
        with pytest.raises(ValueError, match="« s17 » ou « h17 »") as error:
            call()
        assert repr(regra) in str(error.value)
    assert capsys.readouterr().out == ""


def test_a_bet_that_is_not_whole_is_a_clear_error(capsys: pytest.CaptureFixture[str]) -> None:
    bet: Any = 7.5
    with pytest.raises(TypeError, match="número inteiro"):
        fcul.ronda(1, "Ana", bet)
    assert capsys.readouterr().out == ""


# Player, dealer, player, dealer, then what is drawn; typed; what « ronda » returns for a bet of 10.
@pytest.mark.parametrize(
    ("deck", "typed", "result"),
    [
        ("A9K7", "", ("vitória blackjack", 15.0)),
        ("ATK7", "", ("vitória blackjack", 15.0)),
        ("AAKK", "", ("empate", 0)),
        ("T9T8", "stand", ("vitória", 10)),
        ("T9T9T", "hit", ("derrota", -10)),
        ("T9T9A", "hit", ("vitória", 10)),
        ("T9777", "what?", ("vitória", 10)),
        ("T9772", "stand", ("derrota", -10)),
        ("T9T7", "stand", ("vitória", 10)),
        ("T8T2T", "stand", ("empate", 0)),
        ("7ATK4", "hit", ("empate", 0)),
        ("9AKK", "stand", ("derrota", -10)),
    ],
)
def test_a_round_gives_the_documents_result_and_gain(
    deck: str, typed: str, result: tuple[str, float], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deck_file(tmp_path, 4, deck)
    monkeypatch.setattr("sys.stdin", io.StringIO(typed + "\n"))
    found = fcul.ronda(4, "Ana", 10, "s17", tmp_path)
    assert found == result
    assert type(found[1]) is type(result[1])


def test_under_h17_the_dealer_draws_on_a_soft_17(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    deck_file(tmp_path, 1, "TAT62")
    for regra, result in (("s17", "vitória"), ("h17", "vitória")):
        monkeypatch.setattr("sys.stdin", io.StringIO("stand\n"))
        assert fcul.ronda(1, "Ana", 10, regra, tmp_path)[0] == result
    deck_file(tmp_path, 1, "TAT64")
    for regra, result in (("S17", "vitória"), ("H17", "derrota")):
        monkeypatch.setattr("sys.stdin", io.StringIO("stand\n"))
        assert fcul.ronda(1, "Ana", 10, regra, tmp_path)[0] == result


@pytest.mark.parametrize("answer", ["", "abc", "0", "-5", "nan", "inf", "1e999"])
def test_an_invalid_amount_bet_or_rule_takes_the_default(answer: str, play: Any) -> None:
    _, out, _ = play(f"Ana\n{answer}\n{answer}\n{answer}\nstand\nquit\n")
    assert "Saldo inicial: 100\nValor da aposta: 10\n" in out


def test_any_decision_that_is_not_known_is_stand_and_said_so(tmp_path: Path, play: Any) -> None:
    deck_file(tmp_path, 1, "T9T8")
    _, out, _ = play("Ana\n\n\n\nnada\nquit\n", "--decks", str(tmp_path))
    assert "HIT, STAND ou HINT ? Ana decidiu STAND\n" in out


def test_a_balance_below_the_bet_ends_the_game_after_the_round(tmp_path: Path, play: Any) -> None:
    deck_file(tmp_path, 1, "T9T9T")
    status, out, _ = play("Ana\n15\n10\ns17\nhit\n", "--decks", str(tmp_path))
    assert status == 0
    assert out.split("O seu saldo actual é: 5\n")[1].startswith(
        "Saldo insuficiente para continuar!\n\n=== Algumas estatísticas ===\nAna jogou 1 rondas.\n"
    )


@pytest.mark.parametrize(
    ("montante", "shown", "after"),
    [
        ("10.96", "10.9", "0.9"),
        ("10.99", "10.9", "0.9"),
        ("1000.3", "1000.3", "990.3"),
        ("10.05", "10.0", "0.0"),
        ("1e22", "10000000000000000000000", "9999999999999999999990"),
    ],
)
def test_money_is_never_shown_as_more_or_less_than_there_is_to_a_tenth(
    montante: str, shown: str, after: str, tmp_path: Path, play: Any
) -> None:
    deck_file(tmp_path, 1, "T9T9T")
    _, out, _ = play(f"Ana\n{montante}\n10\n\nhit\nquit\n", "--decks", str(tmp_path))
    assert f"Saldo inicial: {shown}\n" in out
    assert f"O seu saldo actual é: {after}\n" in out
    assert f"Entrou no jogo com {shown} e agora tem {after}.\n" in out


def test_tenths_do_not_get_lost_over_many_rounds(tmp_path: Path, play: Any) -> None:
    for number in range(1, 101):
        deck_file(tmp_path, number, "T9T9T")
    _, out, _ = play("Ana\n1000.3\n10\n\n" + "hit\nsim\n" * 100, "--decks", str(tmp_path))
    assert "e agora tem 0.3.\n" in out


def test_the_hidden_card_stays_hidden_when_the_player_goes_over(tmp_path: Path, play: Any) -> None:
    deck_file(tmp_path, 1, "T9T2T")
    _, out, _ = play("Ana\n\n\n\nhit\nquit\n", "--decks", str(tmp_path))
    assert "BUST com 30 pontos" in out
    assert "dealer" not in out.split("BUST")[1]


ACES = "A P\n"


@pytest.mark.parametrize(
    "broken", ["", ACES * 51, ACES * 53, ACES * 51 + "1 P\n", ACES * 51 + "AP\n", "\xff"]
)
def test_a_missing_or_broken_deck_is_told_after_which_come_the_statistics(
    broken: str, tmp_path: Path, play: Any
) -> None:
    deck_file(tmp_path, 1, "T9T8")
    typed = "Ana\n\n\n\nstand\nsim\n"
    for make in (lambda: None, lambda: (tmp_path / "baralho_2.txt").write_bytes(broken.encode("latin-1"))):
        make()
        status, out, err = play(typed, "--decks", str(tmp_path))
        assert status == 2
        assert len(err.splitlines()) == 1
        assert "baralho_2.txt" in err
        assert "Ana jogou 1 rondas.\nEntrou no jogo com 100 e agora tem 110." in out


@pytest.mark.parametrize("name", ["nowhere", "empty", "file", "broken"])
def test_a_folder_that_cannot_serve_is_refused_before_the_questions(
    name: str, tmp_path: Path, play: Any
) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "file").write_text("", encoding="utf-8")
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "baralho_1.txt").write_text(ACES, encoding="utf-8")
    status, out, err = play("", "--decks", str(tmp_path / name))
    assert (status, out, len(err.splitlines())) == (2, "", 1)
    assert str(tmp_path / name) in err


def test_a_byte_order_mark_tabs_and_doubled_spaces_do_not_matter(tmp_path: Path) -> None:
    lines = [f"{face}\t{naipe} " for face, naipe in fcul.BARALHO_COMPLETO]
    lines[1] = " 2   P"
    (tmp_path / "baralho_1.txt").write_bytes("\r\n".join(lines).encode("utf-8-sig"))
    assert fcul.ler_baralho(1, tmp_path) == fcul.BARALHO_COMPLETO


def test_ctrl_c_ends_the_game_like_the_end_of_the_input(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], play: Any
) -> None:
    deck_file(tmp_path, 1, "T9T8")
    lines = ["Ana", "50", "5", "h17", "hint", "stand"]
    for count in range(len(lines) + 1):
        typed = "".join(line + "\n" for line in lines[:count])
        ended = play(typed, "--decks", str(tmp_path))
        monkeypatch.setattr("sys.stdin", Interrupted(typed))
        status = main(["classic", "fcul", "--decks", str(tmp_path)])
        assert (status, *capsys.readouterr()) == ended
    assert "Ana jogou 1 rondas." in ended[1]


def test_the_game_stops_cleanly_wherever_the_input_ends(tmp_path: Path, play: Any) -> None:
    deck_file(tmp_path, 1, "T9T8")
    lines = ["Ana", "50", "5", "h17", "hint", "stand"]
    for count in range(len(lines) + 1):
        status, out, err = play("".join(line + "\n" for line in lines[:count]), "--decks", str(tmp_path))
        assert (status, err) == (2, "")
        assert "A entrada terminou: o jogo acaba aqui." in out


def test_without_decks_those_of_the_current_folder_are_used_if_there_are_any(
    tmp_path: Path, play: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert "Jogador: (" in play("Ana\n\n\n\nstand\nquit\n")[1]
    deck_file(tmp_path, 1, "A9K7")
    assert "vitória Blackjack com ganho 15.0" in play("Ana\n\n\n\nquit\n")[1]


def test_a_round_uses_its_deck_of_the_current_folder_whether_or_not_the_others_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    deck_file(tmp_path, 2, "A9K7")
    assert fcul.ronda(2, "Ana", 10) == ("vitória blackjack", 15.0)
    monkeypatch.setattr("sys.stdin", io.StringIO("stand\n"))
    fcul.ronda(3, "Ana", 10)  # from a fresh deck
    assert capsys.readouterr().out.count("Jogador: (") == 2


def test_the_module_runs_by_itself(tmp_path: Path) -> None:
    deck_file(tmp_path, 1, "A9K7")
    done = subprocess.run(
        [sys.executable, "-m", "sobremesa.classic.fcul", "--decks", str(tmp_path)],
        input=b"Z\xff\n\n\n\nquit\n", capture_output=True, timeout=PATIENCE, check=True,
    )  # fmt: skip
    assert b"com ganho 15.0" in done.stdout


def test_decks_are_made_in_the_format_that_the_program_reads(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for folder in ("a", "b"):
        assert main(["decks", "make", str(tmp_path / folder), "--rounds", "3", "--seed", "5"]) == 0
    capsys.readouterr()
    decks = [[fcul.ler_baralho(number, tmp_path / folder) for number in (1, 2, 3)] for folder in "ab"]
    assert decks[0] == decks[1]
    assert decks[0][0] != decks[0][1]
    assert sorted(decks[0][2]) == sorted(fcul.BARALHO_COMPLETO)


@pytest.mark.parametrize("argv", [["0"], ["-1"], ["x"], ["1", "--seed", "x"], ["1000000000"]])
def test_decks_cannot_be_made_in_senseless_numbers(
    argv: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["decks", "make", str(tmp_path / "no"), "--rounds", *argv]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert not (tmp_path / "no").exists()
