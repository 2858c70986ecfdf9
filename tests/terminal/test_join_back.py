"""``sobremesa join``: a person who comes back is recognised, and one who gets no seat sees why."""

from __future__ import annotations

import asyncio
import json
import re
import stat
from pathlib import Path
from typing import Any

import pytest
import websockets

from games_under_test import PATIENCE
from scripted_server import READY, START, moves_of, opened_by, opponent, record_at, replayed
from server_process import HELLO, Server, free_port, who
from sobremesa.local import identity
from sobremesa.local.identity import TableLink
from sobremesa.words import Words
from terminal_process import ANA, PROMPT, Terminal, link_to


@pytest.mark.parametrize("how", ["quit", "interrupted", "input ended"])
def test_a_person_who_quits_reads_how_to_come_back_and_goes_on_as_the_same_person(
    how: str, server: Server, join: Any, data: Path
) -> None:
    table = {"game": "siete-y-medio", "seats": 2, "options": {"rounds": "1"}}
    with opponent(server, **table) as hugo:
        ana = join(link_to(server, hugo.table), "--name", "Ana")
        ana.answers(READY, "")
        ana.answers(PROMPT, "bet 100")
        ana.until("Ana bets 100.")
        if how == "quit":
            ana.type("quit")
        elif how == "interrupted":
            ana.interrupt()
        else:
            ana.end_input()
        assert ana.status() == 0
        assert "Traceback" not in ana.printed
        back = re.search(r"To come back: sobremesa join (\S+)\n", ana.printed)
        assert back is not None
        again = join(back[1])
        again.until("Ana bets 100.")
        again.answers(PROMPT, "stand")
        again.plays_to_the_end()
        again.type("quit")
        assert again.status() == 0
    assert moves_of(replayed(record_at(server, hugo.table)), 1) == ["bet 100", "stand"]


def test_the_secret_is_kept_for_nobody_else_to_read(server: Server, join: Any, data: Path) -> None:
    table = server.open_table(server.new_person("Hugo"), game="uno", seats=2)
    join(link_to(server, table), "--name", "Ana").until(READY)
    (path,) = data.glob("people/*/*.json")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    person = json.loads(path.read_text(encoding="utf-8"))
    me = server.ask(
        "GET", "/api/people/me", headers={"X-Person": person["person"], "X-Secret": person["secret"]}
    )
    assert json.loads(me)["name"] == "Ana"


def test_two_of_different_names_are_two_people_on_one_machine(server: Server, join: Any) -> None:
    table = server.open_table(server.new_person("Hugo"), game="uno", seats=3)
    ana = join(link_to(server, table), "--name", "Ana")
    ana.until("At the table: Ana, free seat, free seat")
    luis = join(link_to(server, table), "--name", "Luis")
    luis.until("At the table: Ana, Luis, free seat")
    ana.type("quit")
    ana.status()
    join(link_to(server, table), "--name", "Ana").until("At the table: Ana, Luis, free seat")


def test_a_new_person_who_gives_no_name_is_asked_for_one(server: Server, join: Any) -> None:
    table = server.open_table(server.new_person("Hugo"), game="uno", seats=2)
    ana = join(link_to(server, table))
    ana.answers("Your name > ", "Ana María")
    ana.until("At the table: Ana María, free seat")


def test_joining_a_match_that_is_over_shows_the_result_and_saves_one_record(
    server: Server, join: Any, data: Path
) -> None:
    with opponent(server, game="siete-y-medio", seats=2, options={"rounds": "1"}) as hugo:
        ana = join(link_to(server, hugo.table), "--name", "Ana")
        ana.answers(READY, "")
        ana.plays_to_the_end()
        ana.type("quit")
        ana.status()
    again = join(link_to(server, hugo.table))
    again.plays_to_the_end()
    again.type("quit")
    assert again.status() == 0
    assert "Results\n" in again.printed
    assert len(list(data.glob("records/*"))) == 1


# -- no seat ----------------------------------------------------------------------------------------


def is_refused(terminal: Terminal, sentence: str) -> None:
    assert terminal.status() == 2
    assert terminal.printed.splitlines()[-1] == sentence
    assert "Traceback" not in terminal.printed


def test_where_no_server_answers_one_sentence_says_so(join: Any, data: Path) -> None:
    address = f"http://127.0.0.1:{free_port()}"
    sentence = f"No house answers at {address}."
    is_refused(join(f"{address}/#table=abc", "--name", "Ana"), sentence)
    identity.save_identity(address, ANA)
    is_refused(join(f"{address}/#table=abc"), sentence)


def test_a_table_that_is_not_there_is_said_so(server: Server, join: Any) -> None:
    is_refused(join(link_to(server, "0" * 24), "--name", "Ana"), "There is no such table.")


def test_a_full_table_is_said_so(server: Server, join: Any, tmp_path: Path) -> None:
    table = server.open_table(server.new_person("Hugo"), game="uno", seats=2, bots={"1": "bot"})
    join(link_to(server, table), "--name", "Ana").until(READY)
    is_refused(join(link_to(server, table), "--name", "Luis"), "Every seat at this table is taken.")


def test_a_match_that_has_begun_is_said_so(
    server: Server, join: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = opened_by(
        server, "Ana", tmp_path / "a", monkeypatch, game="uno", seats=2, bots={"1": "bot"}, public=True
    )
    ana = join(link_to(server, table), home=tmp_path / "a")
    ana.answers(START, "")
    ana.until("First card")
    luis = join(link_to(server, table), "--name", "Luis", home=tmp_path / "l")
    luis.until("The match has begun: ")


@pytest.mark.parametrize("name", ["x" * 41, "\x1b[2J", " \u200b"])
def test_a_name_that_is_none_is_refused_by_the_server_in_our_words(
    name: str, server: Server, join: Any
) -> None:
    table = server.open_table(server.new_person("Hugo"), game="uno", seats=2)
    ana = join(link_to(server, table), "--name", name)
    assert ana.status() == 2
    assert "is not a name for a seat: 1 to 40 printable characters." in ana.printed


def test_a_person_who_is_not_known_any_more_reads_how_to_enter_anew(
    server: Server, join: Any, data: Path
) -> None:
    table = server.open_table(server.new_person("Hugo"), game="uno", seats=2)
    link = TableLink.parse(link_to(server, table))
    identity.save_identity(link.server, ANA)
    sentence = Words("en")("house-forgot", address=link.server, name="Ana", link=str(link))
    is_refused(join(str(link)), sentence)
    join(str(link), "--name", "Ana again").until("At the table: Ana again")


def test_a_person_who_loses_the_seat_before_the_match_reads_so(
    server: Server, join: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = server.new_person("Hugo")
    table = server.open_table(host, game="uno", seats=2)
    ana = join(link_to(server, table), "--name", "Ana")
    ana.until(READY)
    asyncio.run(say_once(server, host, table, {"type": "remove", "id": "x", "seat": 0}))
    is_refused(ana, "You are not seated at this table.")


async def say_once(server: Server, person: dict[str, str], table: str, message: dict[str, Any]) -> None:
    async with websockets.connect(f"ws://127.0.0.1:{server.port}/socket") as stream:
        await stream.send(json.dumps({**HELLO, "table": table, **who(person)}))
        await stream.send(json.dumps(message))
        async with asyncio.timeout(PATIENCE):
            async for text in stream:
                if json.loads(text).get("id") == message["id"]:
                    return
