"""The French course's program: its questions, in its order, and its two ways to end."""

from __future__ import annotations

import io

import pytest

from blackjack_table import deck
from sobremesa.classic import cytech
from sobremesa.cli import main
from sobremesa.engine import Stacked


def play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
    decks: list[str], typed: list[str], *arguments: str,
) -> tuple[int, str]:  # fmt: skip
    piles = [deck(first) for first in [*decks, ""]]
    monkeypatch.setattr(cytech, "melangeur", lambda noms: Stacked(piles))
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    status = main(["classic", "cytech", *arguments])
    captured = capsys.readouterr()
    assert captured.err == ""
    return status, captured.out


def test_a_match_ends_when_a_player_leaves_with_a_table_of_everybodys_money(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = ["Ana", "Bob", "100", "50", "10", "5", "Carte!", "Je reste", "je reste", "20", "Quitter"]
    status, out = play(monkeypatch, capsys, ["4c 10c 10d 5d 9c 7d 8h"], typed, "2")
    assert status == 0
    assert "Ana reste à 17." in out
    assert "Bob gagne 5." in out  # 19 against 17
    assert out.endswith(
        "Un joueur a quitté la table : la partie est finie.\n\n"
        "Joueur | argent au début | argent à la fin | gain\n"
        "Ana | 100 | 100 | 0\nBob | 50 | 55 | +5\n"
    )


def test_a_match_ends_when_a_player_has_nothing_left_to_bet(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = ["Ana", "10", "10", "je reste"]
    status, out = play(monkeypatch, capsys, ["10c 10d 7c 9d"], typed, "1")
    assert status == 0
    assert "Un joueur n'a plus d'argent à parier : la partie est finie." in out
    assert out.endswith("Ana | 10 | 0 | -10\n")


def test_a_blackjack_wins_twice_the_bet(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _, out = play(monkeypatch, capsys, ["Ac 9d Kc 9h"], ["Ana", "10", "10", "quitter"], "1")
    assert "Ana gagne 20 avec un Blackjack." in out


@pytest.mark.parametrize(
    ("hidden", "end"), [("Kd", "Ana | 100 | 100 | 0\n"), ("6d", "Ana | 100 | 105 | +5\n")]
)
def test_insurance_as_the_document_counts_it(
    hidden: str, end: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Against a blackjack nothing is won or lost; a won hand nets half the bet."""
    typed = ["Ana", "100", "10", "peut-être", "oui", "je reste", "quitter"]
    _, out = play(monkeypatch, capsys, [f"10c Ad 9c {hidden}"], typed, "1")
    assert out.count("Ana, une assurance pour 5 (oui ou non) ?") == 2
    assert out.endswith(end)


def test_insurance_is_not_offered_against_other_cards(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _, out = play(monkeypatch, capsys, ["10c Kd 9c 6d 5d"], ["Ana", "100", "10", "je reste", "quitter"], "1")
    assert "assurance" not in out


def test_three_hands_after_splitting_twice_and_no_fourth(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = ["Ana", "100", "10", "séparer", "separer", "je reste", "je reste", "doubler", "quitter"]
    _, out = play(monkeypatch, capsys, ["8c 6d 8d 10h 8h 8s 9c 3d 10s 7c"], typed, "1")
    assert "Ana : carte, je reste, doubler ?" in out  # a pair, but the third hand is the last
    assert "Ana (tableau 3) gagne 20." in out
    assert out.endswith("Ana | 100 | 140 | +40\n")


def test_the_european_dealer_takes_the_second_card_after_the_players(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = ["Ana", "100", "20", "doubler", "quitter"]
    _, out = play(monkeypatch, capsys, ["6c 10d 5c 9h As"], typed, "1", "--european")
    assert "face cachée" not in out
    assert out.index("Ana double sa mise") < out.index("La banque tire : as de pique")
    assert out.endswith("Ana | 100 | 60 | -40\n")


def test_bad_answers_are_explained_and_asked_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = [
        "",
        "Ana",
        "zéro",
        "0",
        "9.5",
        "10",
        "11",
        "-1",
        "5",
        "séparer",
        "Carte !",
        "je reste",
        "quitter",
    ]
    status, out = play(monkeypatch, capsys, ["2c 10d 3c 9d 4c"], typed, "1")
    assert status == 0
    assert out.count("Ce n'est pas un nom") == 1
    assert out.count("Il faut un nombre entier de 1 à 1000000000.") == 3
    assert out.count("La mise est un nombre entier de 1 à 10.") == 2
    assert out.count("Tu peux dire : carte, je reste, doubler.") == 1


@pytest.mark.parametrize("players", ["0", "8", "deux", "-1", "²"])
def test_the_number_of_players_is_from_one_to_seven(players: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["classic", "cytech", "--", players]) == 2
    assert capsys.readouterr().err == "Le nombre de joueurs doit être un entier de 1 à 7.\n"


def test_when_the_input_ends_the_bets_on_the_table_are_counted_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out = play(monkeypatch, capsys, ["10c Kd 9c 6d"], ["Ana", "100", "40"], "1")
    assert status == 2
    assert "L'entrée est terminée : la partie s'arrête ici." in out
    assert out.endswith("Ana | 100 | 100 | 0\n")
