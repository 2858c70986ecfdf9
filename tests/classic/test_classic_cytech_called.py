"""The French program as it is called: its arguments, its packs, where the input ends."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path

import pytest

from cytech_sessions import DECK, ONE, Session, closing, deck, money
from games_under_test import Interrupted
from sobremesa.cli import main
from sobremesa.engine import record
from sobremesa.games import find


@pytest.fixture
def session(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Session:
    return Session(monkeypatch, capsys)


@pytest.mark.parametrize("players", ["0", "8", "-1", "deux", "1.5", "²", "9" * 30])
def test_an_impossible_number_of_players_is_told_in_french(players: str, session: Session) -> None:
    why = f"Le nombre de joueurs doit être un nombre entier de 1 à 7, et non {players}.\n"
    assert session.call("", players) == (2, "", why)


@pytest.mark.parametrize("arguments", [[], [""], ["--european"]])
def test_a_missing_number_of_players_is_told_in_french(arguments: list[str], session: Session) -> None:
    assert session.call("", *arguments) == (2, "", "Il manque le nombre de joueurs, de 1 à 7.\n")


def test_french_signs_of_punctuation_never_begin_a_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(ONE + "quitter\n"))
    assert main(["classic", "cytech", "1"]) == 0
    out = capsys.readouterr().out
    assert "«\N{NO-BREAK SPACE}quitter\N{NO-BREAK SPACE}»" in out
    assert not re.search(r" [:;?!»]|« ", out)


TYPED = "Zoé\nÉlodie\n100\n50\n10\n20\noui\nnon\nséparer\nr\nc\nr\nc\nje reste\nr\n10\nquitter\n"


def deck_file(path: Path, *first: str) -> list[str]:
    """Packs that begin so, in a file that the program is called with."""
    packs = [" ".join(DECK[card] for card in deck(cards)) for cards in first]
    path.write_text("\n".join(packs), encoding="utf-8")
    return ["--decks", str(path)]


@pytest.mark.parametrize("flags", [[], ["--european"]])
def test_wherever_the_input_ends_it_is_told_in_one_line(
    flags: list[str], tmp_path: Path, session: Session
) -> None:
    decks = deck_file(tmp_path / "paquets", "8h 9h As 8d 2d 6c 3h 10h 4h 5c 6h")
    statuses = []
    for end in range(len(TYPED) + 1):
        status, out, err = session.call(TYPED[:end], "2", *flags, *decks)
        assert err == ""
        ended = out.splitlines()[-1] == "L’entrée est finie : la partie s’arrête là, sans résultat."
        assert (status, ended) in [(0, False), (2, True)]
        statuses.append(status)
    assert statuses[0] == 2
    assert statuses[-1] == 0


def test_ctrl_c_ends_a_game_like_the_end_of_the_input_with_everybodys_money_so_far(
    tmp_path: Path, session: Session
) -> None:
    # Ana wins the first round; in the second her bet of 20 lies on the table.
    decks = deck_file(tmp_path / "paquets", "10h 10s 9d 7c", "10h 10s 9d 7c")
    typed = ["Ana\n", "100\n", "10\n", "r\n", "20\n"]
    for count in range(len(typed) + 1):
        ended = session.call("".join(typed[:count]), "1", *decks)
        assert ended[0] == 2
        assert session.call_at(Interrupted("".join(typed[:count])), "1", *decks) == ended
        assert ("JOUEUR" in ended[1]) == (count >= 4)  # a round was played
    assert closing(ended[1])[:2] == [["JOUEUR", "ARGENT", "GAIN"], ["Ana", "110", "+10"]]


def test_packs_are_read_from_a_file_and_after_them_it_is_shuffled(tmp_path: Path, session: Session) -> None:
    decks = deck_file(tmp_path / "paquets", "10h 10s 9d 7c", "10h 10s 7d 9c")
    status, out, err = session.call(ONE + "10\nr\n10\nr\nq\n", "1", *decks)
    assert (status, err) == (0, "")
    assert money(out) == ["110", "100"]


def test_the_same_seed_deals_the_same_cards_whatever_the_names(session: Session) -> None:
    def dealt(seed: str, name: str) -> list[str]:
        out = session.call(f"{name}\n100\n1\n", "1", "--seed", seed)[1]
        return re.findall(r"reçoit : (\w+ de \w+)", out)[:3]

    assert dealt("7", "Ana") == dealt("7", "Zoé")
    assert len({tuple(dealt(str(seed), "Ana")) for seed in range(5)}) > 1


@pytest.mark.parametrize("seed", ["-1", "sept", "1.5", "9" * 19])
def test_an_impossible_seed_is_told_in_french(seed: str, session: Session) -> None:
    status, out, err = session.call("", "1", f"--seed={seed}")
    assert (status, out) == (2, "")
    assert err.startswith("--seed doit être un nombre entier de 0 à 999")
    assert err.endswith(f", et non {seed}.\n")


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        (DECK[:51], "La ligne 1 de {file} a 51 cartes au lieu de 52.\n"),
        ([*DECK, "Ac"], "La carte 53 de la ligne 1 de {file} est en double : Ac est déjà la carte 1.\n"),
        (["Ah", "1h"], "La carte 2 de la ligne 1 de {file} n’existe pas : '1h'. On écrit 10h, As…\n"),
        ([], "Il n’y a aucun paquet dans {file}.\n"),
    ],
)
def test_a_wrong_pack_is_told_in_french_before_any_question(
    cards: list[str], why: str, tmp_path: Path, session: Session
) -> None:
    path = tmp_path / "paquets"
    path.write_text(" ".join(cards), encoding="utf-8")
    assert session.call("", "1", "--decks", str(path)) == (2, "", why.format(file=path))


@pytest.mark.parametrize("seed", range(28))
def test_whatever_is_typed_the_money_adds_up_and_the_record_replays(
    seed: int, tmp_path: Path, session: Session
) -> None:
    chosen = random.Random(seed)
    players = seed % 7 + 1
    names = [f"J{number}" for number in range(players)]
    answers = ["c", "r", "r", "d", "s", "s", "oui", "non", "1", "7", "40", "quoi", "", "-2"]
    typed = "\n".join(
        [*names, *["200"] * players, *chosen.choices(answers, k=800), *["q", "r", "n"] * 60, ""]
    )
    path = tmp_path / "played.record"
    flags = ["--european"] if seed % 2 else []
    status, out, err = session.call(typed, str(players), "--seed", str(seed), "--record", str(path), *flags)
    assert (status, err) == (0, "")
    match = record.replay(record.load(path.read_text(encoding="utf-8"), find))
    assert match.variant == ("cytech-european" if seed % 2 else "cytech")
    table = closing(out)[1:]
    halves = [round(2 * float(money.replace(",", "."))) for _, money, _ in table]
    assert [name for name, _, _ in table] == names
    assert match.outcome
    assert halves == list(match.outcome.scores)
    gains = [round(2 * float(won.replace(",", ".").replace("−", "-"))) for _, _, won in table]
    assert gains == [has - 400 for has in halves]
    assert sum(gains) == -match.state.bank


def test_a_record_that_cannot_be_written_is_told_in_french(tmp_path: Path, session: Session) -> None:
    path = tmp_path / "nowhere" / "x.record"
    status, _, err = session.call(ONE + "q\n", "1", "--record", str(path))
    assert status == 2
    assert err.startswith("Impossible d’écrire ")
    assert err.count("\n") == 1
