"""A table of a house elsewhere, on a whole screen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from full_house import SIZES, at, shown, type_line
from server_house import Server
from sobremesa.console.full.house import House
from sobremesa.console.full.pages import Menu, Page
from sobremesa.console.full.visit import VisitTable
from sobremesa.console.guest import Link, Person
from terminal_house import link_to


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SOBREMESA_DATA", str(tmp_path))
    return tmp_path


def hosted(server: Server) -> House:
    """Ana at a table of her own, against a bot."""
    host = server.enter("Ana")
    table = server.open_table(
        host, game="siete-y-medio", seats=2, bots={"1": "random"}, options={"rounds": "1"}
    )
    ana = Person(host["person"], "Ana", host["secret"])
    return House("en", lambda house: house.visit(Link.read(link_to(server, table)), ana))


async def until(pilot: Pilot[Any], text: str) -> None:
    """The house answers when it does."""
    for _ in range(200):
        if text in shown(pilot):
            return
        await pilot.pause(0.05)
    raise AssertionError(f"waited for {text!r}:\n{shown(pilot)}")


def test_a_match_is_played_at_a_table_elsewhere_and_its_record_kept(server: Server, data: Path) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        board = pilot.app.screen
        assert isinstance(board, VisitTable)
        await until(pilot, "Enter to begin")
        await pilot.press("enter")
        await until(pilot, "bet 100")
        await pilot.press("enter")
        await until(pilot, "stand")
        await pilot.press("f4")
        await until(pilot, "Esc closes")
        await pilot.press("escape")
        await type_line(pilot, "stand")
        for _ in range(200):
            if isinstance(pilot.app.screen, Page):
                break
            await pilot.pause(0.05)
        assert "Ana" in shown(pilot)
        await pilot.press("escape")
        await until(pilot, "Enter for another match")
        assert list((data / "records").glob("*.record"))

    at(hosted(server), play, SIZES[0])


def test_going_is_asked_twice_and_says_how_to_come_back(server: Server) -> None:
    async def play(pilot: Pilot[Any]) -> None:
        await until(pilot, "Enter to begin")
        await pilot.press("f10")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Menu)
        await pilot.press("down", "enter")
        for _ in range(200):
            if pilot.app.return_value:
                break
            await pilot.pause(0.05)
        assert "sobremesa join" in "".join(pilot.app.return_value or [])

    at(hosted(server), play, SIZES[3])
