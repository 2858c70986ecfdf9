"""``sobremesa join``: a match at a server's table, from the terminal."""

from __future__ import annotations

import re
import stat
import threading
from pathlib import Path
from typing import Any

import pytest

from scripted_server import (
    FILL,
    READY,
    SERVER_GAMES,
    START,
    moves_of,
    opened_by,
    opponent,
    record_at,
    replayed,
    rounds,
)
from server_process import Server
from sobremesa.engine import Game, record
from sobremesa.games import find
from terminal_process import PROMPT, link_to


@pytest.mark.parametrize("game", SERVER_GAMES)
def test_a_match_is_played_from_the_terminal_and_its_record_is_kept_and_checked(
    game: Game, server: Server, join: Any
) -> None:
    table = {"game": game.id, "seats": 3, "bots": {"2": "bot"}, "options": rounds(game, 2)}
    with opponent(server, **table) as hugo:
        ana = join(link_to(server, hugo.table), "--name", "Ana")
        ana.answers(READY, "")
        moves = ana.plays_to_the_end()
        ana.type("quit")
        assert ana.status() == 0
    text = record_at(server, hugo.table)
    # Where several are asked, another's answer may bring the prompt back, and a second one is refused.
    assert 0 < len(moves_of(replayed(text), 1)) <= moves
    assert "Results\n" in ana.printed
    kept = re.search(r"The match is kept in (.+)\.\n", ana.printed)
    assert kept is not None
    assert Path(kept[1]).read_text(encoding="utf-8") == text
    assert stat.S_IMODE(Path(kept[1]).stat().st_mode) == 0o600
    assert "It is the commitment that you were shown before the first card" in ana.printed
    contributions = record.load(text, find).contributions
    assert re.fullmatch("[0-9a-f]{32}", contributions[1])


def test_moves_and_commands_are_typed_in_the_language_and_refused_in_it(server: Server, join: Any) -> None:
    with opponent(server, game="siete-y-medio", seats=2, options={"rounds": "1"}) as hugo:
        ana = join(link_to(server, hugo.table), "--name", "Ana", "--lang", "es")
        ana.answers("Intro cuando quieras empezar > ", "")
        ana.answers("Tu jugada > ", "apostar 2.000")
        ana.until("2.000 es demasiado: puedes apostar hasta 1.500.")
        ana.answers("Tu jugada > ", "pista")
        ana.answers("Tu jugada > ", "reglas")
        ana.until("# Siete y medio")
        ana.answers("Tu jugada > ", "mesa")
        ana.until("Ronda 1 de 1")
        ana.answers("Tu jugada > ", "ayuda")
        for command in ("pista", "reglas", "mesa", "decir", "ayuda", "salir", "levantarse"):
            ana.until(f"\n  {command} ")
        ana.until("dejar la mesa para siempre")  # as at a table of one's own
        ana.answers("Tu jugada > ", "decir  ¡hola!")
        ana.until("Ana: ¡hola!")
        ana.answers("Tu jugada > ", "apostar 1.234")
        ana.until("Ana apuesta 1.234.")
        ana.answers("Tu jugada > ", "plantarse")
        ana.until("Intro para otra partida con todos > ")
        ana.type("1")
        ana.until("En esta mesa no se está jugando.")
        ana.type("salir")
        assert ana.status() == 0
    assert moves_of(replayed(record_at(server, hugo.table)), 1) == ["bet 1234", "stand"]


def test_everybody_gets_the_chat_latecomers_too(server: Server, join: Any, tmp_path: Path) -> None:
    table = server.open_table(server.new_person("Hugo"), game="uno", seats=3)
    ana = join(link_to(server, table), "--name", "Ana", home=tmp_path / "a")
    ana.answers(READY, "say is anybody there?")
    ana.until("Ana: is anybody there?")
    luis = join(link_to(server, table), "--name", "Luis", home=tmp_path / "l")
    luis.until("Ana: is anybody there?")
    luis.type("say yes")
    ana.until("Luis: yes")


def test_a_person_who_leaves_is_out_of_the_match_and_the_others_go_on(server: Server, join: Any) -> None:
    table = {"game": "uno", "seats": 3, "bots": {"2": "bot"}}
    with opponent(server, **table) as hugo:
        ana = join(link_to(server, hugo.table), "--name", "Ana")
        ana.answers(READY, "")
        ana.answers(PROMPT, "leave")
        assert ana.status() == 0
    assert "You have left the table." in ana.printed
    assert "To come back" not in ana.printed
    assert moves_of(replayed(record_at(server, hugo.table)), 1) == ["leave"]


def test_at_a_keyboard_leaving_and_quitting_are_confirmed(server: Server, join: Any) -> None:
    with opponent(server, game="uno", seats=3, bots={"2": "bot"}) as hugo:
        ana = join(link_to(server, hugo.table), "--name", "Ana", at_keyboard=True)
        ana.answers(READY, "")
        ana.answers(PROMPT, "quit")
        ana.answers("the same link brings you back to it. (yes or no) > ", "no")
        ana.answers(PROMPT, "leave")
        ana.answers("Leave the table for good? (yes or no) > ", "")
        ana.answers(PROMPT, "leave")
        ana.answers("Leave the table for good? (yes or no) > ", "y")
        assert ana.status() == 0
    assert "You have left the table." in ana.printed
    assert moves_of(replayed(record_at(server, hugo.table)), 1) == ["leave"]


def test_what_was_typed_is_answered_before_the_end_of_the_input_counts(server: Server, join: Any) -> None:
    with opponent(server, game="uno", seats=3, bots={"2": "bot"}) as hugo:
        ana = join(link_to(server, hugo.table), "--name", "Ana")
        ana.answers(READY, "")
        ana.answers(PROMPT, "leave")
        ana.end_input()
        assert ana.status() == 0
        assert ana.printed.endswith("You have left the table.\n")


def test_a_person_who_leaves_before_the_match_frees_the_seat(server: Server, join: Any) -> None:
    table = server.open_table(server.new_person("Hugo"), game="uno", seats=2)
    ana = join(link_to(server, table), "--name", "Ana")
    ana.answers(READY, "leave")
    assert ana.status() == 0
    luis = join(link_to(server, table), "--name", "Luis")
    luis.until("At the table: Luis, free seat")


def test_a_host_begins_when_all_are_ready_and_a_rematch_takes_everybody_along(
    server: Server, join: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = {"game": "siete-y-medio", "options": {"rounds": "1"}}
    table = opened_by(server, "Ana", tmp_path / "a", monkeypatch, seats=2, **rules)
    ana = join(link_to(server, table), home=tmp_path / "a")
    ana.until(FILL)
    luis = join(link_to(server, table), "--name", "Luis", home=tmp_path / "l")
    luis.until("At the table: Ana (ready), Luis")
    ana.until("At the table: Ana (ready), Luis")
    ana.answers(START, "")
    ana.until("Not ready yet: Luis.")
    luis.answers(READY, "")
    luis.until("Ana begins when everybody is ready.")
    ana.until("At the table: Ana (ready), Luis (ready)")
    ana.answers(START, "")
    others = threading.Thread(target=luis.plays_to_the_end)
    others.start()
    ana.plays_to_the_end()
    others.join()
    assert "Ana begins" not in ana.printed  # Ana it is who begins
    luis.type("")
    luis.answers(START, "quit")  # the person who asks for it is the host of the rematch
    ana.answers(READY, "quit")
    assert ana.status() == luis.status() == 0
    again = re.search(r"To come back: sobremesa join (\S+)", luis.printed)
    assert again is not None
    assert again[1] in ana.printed
    assert table not in again[1]
