"""Whole sessions of the documents' programs, byte for byte (transcripts/README.md)."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from contextlib import ExitStack, chdir, redirect_stderr, redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest import mock

import pytest

from sobremesa.cli import main

FOLDER = Path(__file__).resolve().parent / "transcripts"
SESSIONS = sorted(file.parent for file in FOLDER.glob("*/*/input.txt"))


def pack(suits: str) -> list[str]:
    return [rank + suit for suit in suits for rank in [*"A23456789", "10", *"JQK"]]


def read(session: Path, name: str) -> list[str]:
    file = session / name
    return file.read_text(encoding="utf-8").splitlines() if file.exists() else []


def decks(session: Path, cards: list[str]) -> list[list[str]]:
    """A deck a line: the first cards as they are drawn, and the others after them in order."""
    begun = [line.split() for line in read(session, "decks.txt")]
    assert all(set(first) <= set(cards) and len(first) == len(set(first)) for first in begun)
    return [[*first, *(card for card in cards if card not in first)] for first in begun]


# -- how each program is given its decks -------------------------------------------------


def for_siete_y_medio(session: Path) -> list[str]:
    cards = [suit + number for suit in "bceo" for number in [*"1234567", "10", "11", "12"]]
    lines = [" ".join(str(cards.index(card)) for card in deck) for deck in decks(session, cards)]
    Path("mazos.txt").write_text("\n".join(lines), encoding="utf-8")
    return ["--decks", "mazos.txt"]


def for_fcul(session: Path) -> list[str]:
    Path("baralhos").mkdir()
    for number, deck in enumerate(decks(session, pack("POCE")), 1):
        lines = "".join(f"{card[:-1]} {card[-1]}\n" for card in deck)
        Path("baralhos", f"baralho_{number}.txt").write_text(lines, encoding="utf-8")
    return ["--decks", "baralhos"]


def for_cytech(session: Path) -> list[str]:
    Path("paquets.txt").write_text("\n".join(map(" ".join, decks(session, pack("cdhs")))), encoding="utf-8")
    return ["--decks", "paquets.txt"]


def for_conclave(session: Path) -> list[str]:
    """Its deck follows from the seed that is typed."""
    return []


LAY_OUT: dict[str, Callable[[Path], list[str]]] = {
    "siete-y-medio": for_siete_y_medio,
    "fcul": for_fcul,
    "cytech": for_cytech,
    "conclave": for_conclave,
}


def screen(session: Path) -> str:
    """What a session prints, on stdout and stderr, and in brackets an exit status other than 0."""
    program = session.parent.name
    printed = io.StringIO()
    with ExitStack() as stack:
        stack.enter_context(chdir(stack.enter_context(TemporaryDirectory())))
        typed = stack.enter_context((session / "input.txt").open(encoding="utf-8"))
        stack.enter_context(mock.patch("sys.stdin", typed))
        arguments = [*" ".join(read(session, "arguments.txt")).split(), *LAY_OUT[program](session)]
        stack.enter_context(redirect_stdout(printed))
        stack.enter_context(redirect_stderr(printed))
        status = main(["classic", program, *arguments])
        assert not typed.read(), "more was typed than was asked for"
    return printed.getvalue() + (f"[{status}]\n" if status else "")


@pytest.mark.parametrize("session", SESSIONS, ids=lambda session: f"{session.parent.name}-{session.name}")
def test_a_session_is_printed_byte_for_byte(session: Path) -> None:
    assert screen(session).encode() == (session / "expected.txt").read_bytes()


# -- what is expected adds up, counted here and not by the programs ------------------------


def transcripts(program: str, having: str = "") -> pytest.MarkDecorator:
    """What is expected of a program, as ``text``."""
    files = [session / "expected.txt" for session in SESSIONS if session.parent.name == program]
    texts = {file.parent.name: file.read_text(encoding="utf-8") for file in files}
    found = [pytest.param(text, id=name) for name, text in texts.items() if having in text]
    assert found
    return pytest.mark.parametrize("text", found)


def amounts(title: str, text: str) -> dict[str, float]:
    """The lines « who: how much » under a title."""
    part = re.search(rf"^{title}\n((?:.+: \S+\n)+)", text, re.M)
    assert part
    return {who: float(much) for who, much in re.findall(r"(.+): (\S+)", part[1])}


@transcripts("siete-y-medio")
def test_siete_y_medio_the_bank_pays_what_the_better_points_win_and_gets_the_other_bets(text: str) -> None:
    money = {"Banca": 100_000.0}
    for page in text.split("=== RONDA")[1:]:
        if "DINERO" not in page:
            break
        points, bets = amounts("PUNTOS", page), amounts("APUESTAS", page)
        prizes = dict(re.findall(r"Premio para el jugador (\d): .*, (\d+)\.", page))
        bank = points.pop("Banca")
        for player, has in points.items():
            wins = has <= 7.5 and (has > bank or bank > 7.5)
            gain = bets[player] + int(prizes.get(player[-1], 0)) if wins else -bets[player]
            assert (f"gana el {player.lower()}." in page) == wins
            money[player] = money.get(player, 5_000) + gain
            money["Banca"] -= gain
        assert amounts("DINERO", page) == money
    assert len(money) > 1


@transcripts("fcul")
def test_fcul_the_balance_and_the_statistics_follow_from_the_results(text: str) -> None:
    [bet] = re.findall(r"^Valor da aposta: (\d+)$", text, re.M)
    [balance] = map(float, re.findall(r"^Saldo inicial: (\S+)$", text, re.M))
    worth = {"vitória Blackjack": 1.5, "vitoria": 1, "derrota": -1, "empate": 0}
    results = []
    for result, gain, now in re.findall(r"ronda: (.+) com ganho (\S+)\n.* saldo actual é: (\S+)", text):
        results.append(result)
        balance += worth[result] * int(bet)
        assert (float(gain), float(now)) == (worth[result] * int(bet), balance)
    blackjacks, won, lost, tied = (results.count(result) for result in worth)
    closing = text.partition("estatísticas ===\n")[2]
    assert f"jogou {len(results)} rondas.\n" in closing
    assert re.findall(r"agora tem (\S+)\.\n", closing) == [re.findall(r"(?:saldo|Saldo) .*: (\S+)", text)[-1]]
    assert re.findall(r": (\d+)$", closing, re.M) == [
        str(n) for n in (won + blackjacks, lost, tied, blackjacks)
    ]


def coins(text: str) -> float:
    return float(text.replace(",", ".").replace("−", "-"))


PAID = [
    (+1, r"(?P<who>.+?)(, main \d\s:)? gagne (?P<much>[\d,]+)( avec son blackjack)?\."),
    (+1, r"L’assurance rapporte (?P<much>[\d,]+) à (?P<who>.+)\."),
    (-1, r"(?P<who>.+?)(, main \d\s:)? perd (son assurance de )?(?P<much>[\d,]+)\."),
]


@transcripts("cytech")
def test_cytech_the_money_of_every_player_follows_from_the_results(text: str) -> None:
    brought: dict[str, float] = {}
    money: dict[str, float] = {}
    for line in text.splitlines():
        if has := re.match(r"(.+), vous avez ([\d,]+)\.|(.+) a maintenant ([\d,]+)\.", line):
            who, much = has[1] or has[3], coins(has[2] or has[4])
            brought.setdefault(who, much)
            assert money.setdefault(who, much) == much
        for sign, pattern in PAID:
            if paid := re.fullmatch(pattern, line):
                money[paid["who"]] += sign * coins(paid["much"])
    rows = re.findall(r"^(\w+) +([\d,]+) +(\S+)$", text.partition("JOUEUR")[2], re.M)
    is_told = "Fin de la partie" in text or "a maintenant" in text  # or a round was played, at least
    assert len(rows) == is_told * len(money)
    for who, has_now, gain in rows:
        assert (coins(has_now), coins(gain)) == (money[who], money[who] - brought[who])


@transcripts("conclave", "RESULTAT FINAL")
def test_conclave_the_fewest_points_in_magics_not_controlled_win(text: str) -> None:
    final = text.partition("RESULTAT FINAL")[2]
    followers = re.findall(r"^\d (\w+)\n (.+)$", final, re.M)
    sums = {name: dict.fromkeys("boprtv", 0) for name, _ in followers}
    for name, cards in followers:
        for magic, influence in re.findall(r"\[(.)(\d).\]", cards):
            sums[name][magic] += int(influence)
    for line, name in re.findall(r"^(\[.+\])  +\d (\w+)$", final, re.M):
        assert line == " ".join(f"[{total or '':>2}{magic}]" for magic, total in sums[name].items())
    most = {magic: max(of[magic] for of in sums.values()) for magic in "boprtv"}
    points = {name: sum(n for magic, n in of.items() if n < most[magic]) for name, of in sums.items()}
    assert re.findall(r"^ *(\d+) (\w+)$", final.partition("DECEPCIO:")[2], re.M) == [
        (str(n), name) for name, n in points.items()
    ]
    assert f"ENHORABONA {min(points, key=lambda name: points[name])}!" in final


if __name__ == "__main__":  # `make transcripts`: what is printed now becomes what is expected
    for session in SESSIONS:
        (session / "expected.txt").write_bytes(screen(session).encode())
