"""Whole sessions of the documents' programs, byte for byte (transcripts/README.md)."""

from __future__ import annotations

import io
from collections.abc import Callable
from contextlib import ExitStack, chdir, redirect_stderr, redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest import mock

import pytest

from sobremesa.cli import main
from sobremesa.engine import Stacked

FOLDER = Path(__file__).resolve().parent / "transcripts"
SESSIONS = sorted(file.parent for file in FOLDER.glob("*/*/input.txt"))
RANKS = [*"A23456789", "10", *"JQK"]


def pack(ranks: list[str], suits: str) -> list[str]:
    return [rank + suit for suit in suits for rank in ranks]


def read(session: Path, name: str) -> list[str]:
    file = session / name
    return file.read_text(encoding="utf-8").splitlines() if file.exists() else []


def decks(session: Path, cards: list[str]) -> list[list[str]]:
    """A deck a line: the first cards as they are drawn, and the others after them in order."""
    begun = [line.split() for line in read(session, "decks.txt")]
    assert all(set(first) <= set(cards) and len(first) == len(set(first)) for first in begun)
    return [[*first, *(card for card in cards if card not in first)] for first in begun]


# -- how each program is given its decks -------------------------------------------------


def for_siete_y_medio(session: Path, stack: ExitStack) -> list[str]:
    cards = [suit + number for suit in "bceo" for number in "1 2 3 4 5 6 7 10 11 12".split()]
    lines = [" ".join(str(cards.index(card)) for card in deck) for deck in decks(session, cards)]
    Path("mazos.txt").write_text("\n".join(lines), encoding="utf-8")
    return ["--decks", "mazos.txt"]


def for_fcul(session: Path, stack: ExitStack) -> list[str]:
    Path("baralhos").mkdir()
    for number, deck in enumerate(decks(session, pack(RANKS, "POCE")), 1):
        lines = "".join(f"{card[:-1]} {card[-1]}\n" for card in deck)
        Path("baralhos", f"baralho_{number}.txt").write_text(lines, encoding="utf-8")
    return ["--decks", "baralhos"]


def for_cytech(session: Path, stack: ExitStack) -> list[str]:
    """This program shuffles for itself; the pack after the last round is never drawn from."""
    cards = pack(RANKS, "cdhs")
    orders = [[cards.index(card) for card in deck] for deck in [*decks(session, cards), cards]]
    stack.enter_context(mock.patch("sobremesa.classic.cytech.fair", lambda names: Stacked(orders)))
    return []


def for_conclave(session: Path, stack: ExitStack) -> list[str]:
    """Its deck follows from the seed that is typed."""
    return []


LAY_OUT: dict[str, Callable[[Path, ExitStack], list[str]]] = {
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
        arguments = [*" ".join(read(session, "arguments.txt")).split(), *LAY_OUT[program](session, stack)]
        stack.enter_context(redirect_stdout(printed))
        stack.enter_context(redirect_stderr(printed))
        status = main(["classic", program, *arguments])
    return printed.getvalue() + (f"[{status}]\n" if status else "")


@pytest.mark.parametrize("session", SESSIONS, ids=lambda session: f"{session.parent.name}-{session.name}")
def test_a_session_is_printed_byte_for_byte(session: Path) -> None:
    assert screen(session).encode() == (session / "expected.txt").read_bytes()


if __name__ == "__main__":  # `make transcripts`: what is printed now becomes what is expected
    for session in SESSIONS:
        (session / "expected.txt").write_bytes(screen(session).encode())
