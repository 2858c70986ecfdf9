"""Shared by the tests of the French program: stacked packs, sessions, and their output."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest

from sobremesa.classic import MatchRecorder, cytech
from sobremesa.cli import main
from sobremesa.games.blackjack.notation import NOTATION

DECK = [rank + suit for suit in "cdhs" for rank in [*"A23456789", "10", *"JQK"]]
ONE = "Ana\n100\n"  # a player with 100


def deck(first: str) -> list[int]:
    """A pack that begins with these cards; the others follow in order."""
    begun = first.split()
    codes = [*begun, *(code for code in DECK if code not in begun)]
    return [NOTATION.numbers[code] for code in codes[:52]]


class Session:
    """Runs the program with stacked packs until it ends or the input does, and returns its output."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch, self.capsys = monkeypatch, capsys

    def play(self, cards: list[str], typed: str, players: int = 1, european: bool = False) -> str:
        orders = [deck(first) for first in [*cards, ""]]
        self.monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        variant = cytech.EUROPEAN if european else cytech.AMERICAN
        cytech.CytechProgram(variant, MatchRecorder(None, "fr"), orders).run(players)
        return self.capsys.readouterr().out.replace("\N{NO-BREAK SPACE}", " ")

    def call(self, typed: str, *arguments: str) -> tuple[int, str, str]:
        return self.call_at(io.StringIO(typed), *arguments)

    def call_at(self, keyboard: Any, *arguments: str) -> tuple[int, str, str]:
        self.monkeypatch.setattr("sys.stdin", keyboard)
        status = main(["classic", "cytech", *arguments])
        captured = self.capsys.readouterr()
        return status, captured.out.replace("\N{NO-BREAK SPACE}", " "), captured.err


def money(out: str, name: str = "Ana") -> list[str]:
    """The amounts shown after each round."""
    return re.findall(rf"^{name} a maintenant (\S+)\.$", out, re.M)


def closing(out: str) -> list[list[str]]:
    return [line.split() for line in out[out.index("JOUEUR") :].splitlines()]
