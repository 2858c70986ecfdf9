"""The Portuguese course's program, against its official sample runs."""

from __future__ import annotations

import inspect
import io
from pathlib import Path

import pytest

from house import FIXTURES, needs_fixtures
from sobremesa.classic import fcul
from sobremesa.classic.fcul import (
    BARALHO_COMPLETO,
    BaralhoInvalido,
    blackjack,
    bust,
    calcula_hint,
    decisao_dealer,
    ler_baralho,
    ronda,
    soft,
    valor,
)
from sobremesa.cli import main

DECKS = FIXTURES / "fcul" / "decks"


def hand(text: str) -> fcul.Cartas:
    """``A6`` as cards; T is the ten."""
    return [("10" if face == "T" else face, "OPCE"[i % 4]) for i, face in enumerate(text)]


def write_deck(folder: Path, n: int, first: str) -> None:
    """A deck file that begins with these faces, in the order they are dealt."""
    top = hand(first)
    rest = [card for card in BARALHO_COMPLETO if card not in top]
    cards = [*top, *rest][:52]
    path = folder / f"baralho_{n}.txt"
    path.write_text("".join(f"{face} {suit}\n" for face, suit in cards), encoding="utf-8")


def play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str, *flags: str
) -> tuple[int, str, str]:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    status = main(["classic", "fcul", *flags])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


# -- the sample runs -----------------------------------------------------------------------


@needs_fixtures
@pytest.mark.parametrize("run", ["run1", "run2"])
def test_the_sample_runs_byte_for_byte(
    run: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = FIXTURES / "fcul" / run
    typed = (folder / "input.txt").read_text(encoding="utf-8")
    status, out, err = play(monkeypatch, capsys, typed, "--decks", str(folder / "decks"))
    assert (status, err) == (0, "")
    assert out.encode() == (folder / "stdout_when_piped.txt").read_bytes()


def reckoned(deck: fcul.Cartas, regra: str) -> float:
    """What standing on the first two cards wins with a bet of 10: the document, read again."""
    worth = {"A": 11, "J": 10, "Q": 10, "K": 10}

    def total(cards: fcul.Cartas) -> tuple[int, bool]:
        points = sum(worth.get(face) or int(face) for face, _ in cards)
        elevens = sum(face == "A" for face, _ in cards)
        while points > 21 and elevens:
            points, elevens = points - 10, elevens - 1
        return points, elevens > 0

    player, dealer, next_card = [deck[0], deck[2]], [deck[1], deck[3]], 4
    mine = total(player)[0]
    if mine == 21:
        return 0 if total(dealer)[0] == 21 else 15
    while total(dealer)[0] < 17 or (regra == "h17" and total(dealer) == (17, True)):
        dealer.append(deck[next_card])
        next_card += 1
    theirs = total(dealer)[0]
    return 10 if theirs > 21 or mine > theirs else 0 if mine == theirs else -10


@needs_fixtures
@pytest.mark.parametrize("regra", ["s17", "h17"])
def test_a_hundred_decks_of_the_course_with_a_player_who_stands(
    regra: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    names = {15: "vitória blackjack", 10: "vitória", 0: "empate", -10: "derrota"}
    for n in range(1, 101):
        monkeypatch.setattr("sys.stdin", io.StringIO("stand\n"))
        expected = reckoned(ler_baralho(n, DECKS), regra)
        assert ronda(n, "Ana", 10, regra, lambda i: ler_baralho(i, DECKS)) == (names[int(expected)], expected)
    capsys.readouterr()


@needs_fixtures
def test_a_card_twice_in_a_deck_file_is_no_error() -> None:
    deck = ler_baralho(3, DECKS)
    assert deck.count(("2", "P")) == 2
    assert ("6", "P") not in deck


# -- the functions of the document -----------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ("A6", 17),
        ("AK", 21),
        ("AA", 12),
        ("AA9", 21),
        ("AAT", 12),
        ("TJ5", 25),
        ("23", 5),
        ("A6T", 17),
        ("", 0),
    ],
)
def test_valor(cards: str, worth: int) -> None:
    assert valor(hand(cards)) == worth
    assert bust(hand(cards)) == (worth > 21)


@pytest.mark.parametrize(("cards", "it_is"), [("AT", True), ("KA", True), ("777", False), ("TJ", False)])
def test_blackjack_is_21_with_two_cards(cards: str, it_is: bool) -> None:
    assert blackjack(hand(cards)) == it_is


@pytest.mark.parametrize(
    ("cards", "s17", "h17"),
    [
        ("T6", "HIT", "HIT"),
        ("T7", "STAND", "STAND"),
        ("A6", "STAND", "HIT"),
        ("A6T", "STAND", "STAND"),
        ("A7", "STAND", "STAND"),
        ("A5", "HIT", "HIT"),
    ],
)
def test_decisao_dealer(cards: str, s17: str, h17: str) -> None:
    assert decisao_dealer(hand(cards)) == s17
    assert decisao_dealer(hand(cards), "s17") == s17
    assert decisao_dealer(hand(cards), "H17") == h17


@pytest.mark.parametrize(
    ("mine", "dealers", "chance"),
    [("4Q", "3K", 0.469), ("KJ", "T", 0.918), ("AA", "3", 0.0), ("AAQ", "3", 0.312), ("AAQ2", "3", 0.489)],
)
def test_calcula_hint_as_in_the_sample_run(mine: str, dealers: str, chance: float) -> None:
    assert calcula_hint(hand(mine), hand(dealers)) == chance


@pytest.mark.parametrize(("cards", "it_is"), [("A6", True), ("A6T", False), ("56", True), ("57", False)])
def test_soft_while_no_card_can_make_the_hand_go_over(cards: str, it_is: bool) -> None:
    assert soft(hand(cards)) == it_is


@pytest.mark.parametrize(
    "name",
    ["valor", "bust", "blackjack", "ler_baralho", "decisao_dealer", "calcula_hint", "soft", "ronda", "jogar"],
)
def test_every_function_of_the_document_has_a_docstring(name: str) -> None:
    assert inspect.getdoc(getattr(fcul, name))


# -- answers that make no sense ------------------------------------------------------------------


@pytest.mark.parametrize("amount", ["", "abc", "0", "-5", "inf", "nan", "1e999", "1,5"])
@pytest.mark.parametrize("bet", ["", "x", "0", "-1", "2.5", "9" * 400])
def test_an_invalid_amount_or_bet_takes_the_default(
    amount: str, bet: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write_deck(tmp_path, 1, "T989")
    status, out, _ = play(
        monkeypatch, capsys, f"Ana\n{amount}\n{bet}\nx17\nx\nquit\n", "--decks", str(tmp_path)
    )
    assert status == 0
    assert "Saldo inicial: 100\nValor da aposta: 10\n" in out


@pytest.mark.parametrize(
    ("amount", "shown", "after"),
    [("88", "88", "98"), ("88.0", "88", "98"), ("88.5", "88.5", "98.5")],
)
def test_amounts_are_whole_as_long_as_they_can_be(
    amount: str, shown: str, after: str, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    write_deck(tmp_path, 1, "T8K9")  # 20 against 17
    _, out, _ = play(monkeypatch, capsys, f"Ana\n{amount}\n10\ns17\nstand\nquit\n", "--decks", str(tmp_path))
    assert f"Saldo inicial: {shown}\n" in out
    assert f"Entrou no jogo com {shown} e agora tem {after}.\n" in out


def test_any_other_decision_is_stand_and_any_other_answer_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for n in (1, 2):
        write_deck(tmp_path, n, "T8K9")
    status, out, _ = play(
        monkeypatch, capsys, "Ana\n\n\n\nfica\nnão\nStAnD\nQuIt\n", "--decks", str(tmp_path)
    )
    assert status == 0
    assert out.count("Ana decidiu STAND") == 2
    assert out.count("vitoria com ganho 10") == 2
    assert out.endswith(
        "? \n\n=== Algumas estatísticas ===\nAna jogou 2 rondas.\nEntrou no jogo com 100 e agora tem 120.\n"
        "número de vitórias: 2\nnúmero de derrotas: 0\nnúmero de empates: 0\nvitórias blackjack: 0\n"
    )


def test_with_less_than_the_bet_it_ends_without_asking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write_deck(tmp_path, 1, "TK9Q")  # 19 against 20
    status, out, err = play(monkeypatch, capsys, "Ana\n15\n10\ns17\nstand\n", "--decks", str(tmp_path))
    assert (status, err) == (0, "")
    tail = "O seu saldo actual é: 5\nSaldo insuficiente para continuar!\n\n=== Algumas estatísticas ===\n"
    assert tail in out


def test_a_three_card_21_ties_with_a_dealers_blackjack(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write_deck(tmp_path, 1, "TA5K6")
    _, out, _ = play(monkeypatch, capsys, "Ana\n\n\n\nhit\nquit\n", "--decks", str(tmp_path))
    assert "Dealer fez BLACKJACK!\n\nResultado da ronda: empate com ganho 0\n" in out


def test_a_blackjack_against_an_ace_that_is_none_shows_nothing_of_the_dealer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write_deck(tmp_path, 1, "AAK9")
    _, out, _ = play(monkeypatch, capsys, "Ana\n\n7\n\nquit\n", "--decks", str(tmp_path))
    assert "Ana fez BLACKJACK!\n\nResultado da ronda: vitória Blackjack com ganho 10.5\n" in out


# -- deck files ------------------------------------------------------------------------------------


def test_a_missing_deck_is_told_with_the_statistics_so_far(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write_deck(tmp_path, 1, "T8K9")
    status, out, err = play(monkeypatch, capsys, "Ana\n\n\n\nstand\nsim\n", "--decks", str(tmp_path))
    assert status == 2
    assert "Não foi possível ler o ficheiro" in err
    assert "baralho_2.txt" in err
    assert "Ana jogou 1 rondas.\nEntrou no jogo com 100 e agora tem 110.\n" in out


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "tem 0 cartas em vez de 52"),
        ("A E\n" * 51, "tem 51 cartas"),
        ("A E\n1 P\n", "A linha 2"),
        ("A\n", "A linha 1"),
    ],
)
def test_a_broken_deck_file_is_told(text: str, problem: str, tmp_path: Path) -> None:
    (tmp_path / "baralho_1.txt").write_text(text, encoding="utf-8")
    with pytest.raises(BaralhoInvalido, match=problem):
        ler_baralho(1, tmp_path)


def test_without_decks_the_files_of_the_folder_are_used_else_fresh_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert fcul.baralhos_da_pasta_atual() is fcul.baralho_novo
    assert sorted(fcul.baralho_novo(1)) == sorted(BARALHO_COMPLETO)
    write_deck(tmp_path, 1, "T8K9")
    _, out, _ = play(monkeypatch, capsys, "Ana\n\n\n\nstand\nquit\n")
    assert "Jogador: (10,O)(K,C) - 20 -" in out


def test_decks_make_writes_files_that_the_program_reads_the_same_for_the_same_seed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for folder in ("a", "b"):
        assert main(["decks", "make", str(tmp_path / folder), "--rounds", "3", "--seed", "7"]) == 0
    assert main(["decks", "make", str(tmp_path / "c"), "--rounds", "1"]) == 0
    decks = [ler_baralho(n, tmp_path / "a") for n in (1, 2, 3)]
    assert decks == [ler_baralho(n, tmp_path / "b") for n in (1, 2, 3)]
    assert len({tuple(deck) for deck in [*decks, ler_baralho(1, tmp_path / "c")]}) == 4
    assert all(sorted(deck) == sorted(BARALHO_COMPLETO) for deck in decks)
    capsys.readouterr()


@pytest.mark.parametrize("flags", [["--rounds", "0"], ["--rounds", "x"], ["--rounds", "2", "--seed", "-1"]])
def test_decks_make_refuses_what_makes_no_sense(
    flags: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["decks", "make", str(tmp_path / "d"), *flags]) == 2
    assert "must be a whole number" in capsys.readouterr().err
    assert not (tmp_path / "d").exists()


@pytest.mark.parametrize("typed", ["", "Ana\n", "Ana\n\n\n"])
def test_the_end_of_the_input_is_told_in_one_line(
    typed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = play(monkeypatch, capsys, typed)
    assert status == 2
    assert err == "\nA entrada terminou antes do fim do jogo.\n"
    assert "estatísticas" not in out
