"""``sobremesa admin``: what operators can do, whether the server runs or not."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
import websockets

from games_under_test import PATIENCE
from server_process import HELLO, Player, Server, all_play, new_database, seated, who
from sobremesa.cli import main
from sobremesa.engine import BadRecord, record
from sobremesa.games import find
from sobremesa.protocol.messages import EveningMatch, Winner
from sobremesa.server.admin import rewrite
from sobremesa.server.realtime.state import ERASED, TableState
from sobremesa.server.storage.entries import PersonErased, TableOpened
from sobremesa.server.storage.journal import decode
from sobremesa.words import LANGUAGES

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    opened = Server(new_database(tmp_path))
    opened.start()
    yield opened
    opened.end()


@pytest.fixture
def admin(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Run a command on the database of the test: exit status, stdout, stderr."""
    monkeypatch.setenv("LC_ALL", "C")

    def call(*argv: str, db: str = new_database(tmp_path)) -> tuple[int, str, str]:
        status = main(["admin", *argv, "--db", db])
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return call


def listed(admin: Run, *argv: str) -> list[Any]:
    status, out, _ = admin(*argv, "--json")
    assert status == 0
    found: list[Any] = json.loads(out)
    return found


class GuestClient:
    """A connection of one person to a table."""

    def __init__(self, stream: Any) -> None:
        self.stream = stream

    async def send(self, **message: Any) -> None:
        await self.stream.send(json.dumps(message))

    async def receive(self, kind: str, **facts: Any) -> Any:
        """The next message of a type that has these facts."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message = json.loads(await self.stream.recv())
                if message["type"] == kind and facts.items() <= message.items():
                    return message


@asynccontextmanager
async def at(server: Server, table: str, person: dict[str, str]) -> AsyncIterator[GuestClient]:
    async with websockets.connect(f"ws://127.0.0.1:{server.port}/socket") as stream:
        guest = GuestClient(stream)
        await guest.send(**HELLO, table=table, **who(person))
        yield guest


def played(server: Server) -> list[Player]:
    """A finished match of two people, one of whom posted to the chat."""
    players = seated(server, seed=1, game="siete-y-medio", seats=2, options={"rounds": "1"})
    asyncio.run(all_play(players))

    async def chat() -> None:
        async with at(server, players[0].table, players[0].person) as guest:
            await guest.send(type="chat", text="my words")
            await guest.receive("chat")

    asyncio.run(chat())
    return players


def record_of(server: Server, table: str) -> str:
    return server.ask("GET", f"/api/tables/{table}/record").decode()


def everything_in(db: str) -> str:
    """All that is in the rows of a database."""
    with closing(sqlite3.connect(db)) as connection:
        names = [
            name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        ]
        return "".join(
            cell.decode(errors="replace") if isinstance(cell, bytes) else str(cell)
            for name in names
            for row in connection.execute(f"SELECT * FROM {name}")
            for cell in row
        )


# -- looking ---------------------------------------------------------------------------------------


def test_tables_are_listed_with_phase_game_and_people(server: Server, admin: Run) -> None:
    over = played(server)[0].table
    host = server.new_person("Ana")
    open_ = server.open_table(host, game="uno", seats=2, bots={"1": "easy"}, public=True)
    (table,) = listed(admin, "tables")
    assert (table["id"], table["phase"], table["game"], table["public"]) == (open_, "open", "uno", True)
    assert table["names"] == []  # a bot is nobody
    tables = {table["id"]: table for table in listed(admin, "tables", "--all")}
    assert set(tables) == {over, open_}
    assert (tables[over]["phase"], tables[over]["closed"]) == ("over", "finished")
    assert tables[over]["names"] == ["Player 1", "Player 2"]


def test_people_are_listed_with_where_they_sit(server: Server, admin: Run) -> None:
    first, second = played(server)
    server.new_person("Ana")
    people = {person["name"]: person for person in listed(admin, "people")}
    assert set(people) == {"Player 1", "Player 2", "Ana"}
    assert people["Player 1"]["id"] == first.person["person"]
    assert people["Player 2"]["tables"] == [second.table]
    assert people["Ana"]["tables"] == []


def test_lists_are_lines_in_the_language_asked_for(server: Server, admin: Run) -> None:
    none = {admin("tables", "--lang", lang)[1] for lang in LANGUAGES}
    assert len(none) == len(LANGUAGES)
    host = server.new_person("Ana")
    table = server.open_table(host, game="uno", seats=2)
    admin("ban", host["person"])
    for lang in LANGUAGES:
        (line,) = admin("tables", "--lang", lang)[1].splitlines()
        assert line.startswith(f"{table} · uno (j-uno) · ")
        (line,) = admin("people", "--lang", lang)[1].splitlines()
        assert line.startswith(f"{host['person']} · Ana · ")


def test_the_database_is_the_one_of_the_environment(
    server: Server, admin: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    server.new_person("Ana")
    monkeypatch.setenv("SOBREMESA_DB", server.db)
    assert main(["admin", "people", "--json"]) == 0
    assert [person["name"] for person in json.loads(capsys.readouterr().out)] == ["Ana"]


# -- closing, banning ---------------------------------------------------------------------------------


def test_people_at_a_table_that_is_closed_read_so_and_move_no_more(server: Server, admin: Run) -> None:
    players = seated(server, seed=1, game="siete-y-medio", seats=2)
    table = players[0].table

    async def close_in_play() -> Any:
        async with (
            at(server, table, players[0].person) as host,
            at(server, table, players[1].person) as guest,
        ):
            await host.send(type="sit")
            await guest.send(type="sit")
            await guest.send(type="ready", id="ready")
            await guest.receive("done", id="ready")
            await host.send(type="start")
            seen = await host.receive("update")
            assert (await asyncio.to_thread(admin, "close", table))[0] == 0
            await guest.receive("table", phase="over", closed="admin")
            await host.receive("table", phase="over", closed="admin")
            number = seen["question"]["number"]
            await host.send(type="play", id="late", move="bet 100", question=number)
            return await host.receive("refused", id="late")

    assert asyncio.run(close_in_play())["key"] == "no-match-on"
    assert listed(admin, "tables") == []
    assert admin("close", table)[0] == 2


def test_a_table_is_closed_while_the_server_is_down(server: Server, admin: Run) -> None:
    host = server.new_person("Ana")
    table = server.open_table(host, game="uno", seats=2, public=True)
    server.end()
    assert admin("close", table)[0] == 0
    server.start()
    assert server.get("/api/tables")["tables"] == []

    async def look() -> Any:
        async with at(server, table, host) as guest:
            return await guest.receive("table")

    assert asyncio.run(look())["closed"] == "admin"


def test_a_person_who_is_banned_is_disconnected_and_let_in_no_more_until_unbanned(
    server: Server, admin: Run
) -> None:
    host, other = server.new_person("Ana"), server.new_person("Luis")
    table = server.open_table(host, game="uno", seats=2)

    async def banned() -> None:
        async with at(server, table, host) as guest, at(server, table, other) as stays:
            await guest.receive("table")
            assert (await asyncio.to_thread(admin, "ban", host["person"]))[0] == 0
            assert not (await guest.receive("bye", reason="unknown-person"))["reconnect"]
            with pytest.raises(websockets.ConnectionClosed):
                await guest.stream.recv()
            await stays.send(type="ping")
            await stays.receive("pong")
        async with at(server, table, host) as guest:
            await guest.receive("bye", reason="unknown-person")
        assert (await asyncio.to_thread(admin, "unban", host["person"]))[0] == 0
        async with at(server, table, host) as guest:
            await guest.receive("table")

    asyncio.run(banned())


# -- erasing --------------------------------------------------------------------------------------------


def test_an_erased_name_and_what_was_said_are_in_no_row(server: Server, admin: Run) -> None:
    players = played(server)
    before = everything_in(server.db)
    assert "Player 1" in before
    assert "my words" in before
    assert admin("erase", players[0].person["person"])[0] == 0
    after = everything_in(server.db)
    assert "Player 1" not in after
    assert "my words" not in after
    assert "Player 2" in after


def test_a_person_who_only_spoke_or_stood_up_again_is_erased_too(server: Server, admin: Run) -> None:
    host, guest = server.new_person("Ana"), server.new_person("Luis")
    table = server.open_table(host, game="uno", seats=2)

    async def pass_by() -> None:
        async with at(server, table, guest) as passing:
            await passing.send(type="sit")
            await passing.send(type="stand")
            await passing.send(type="chat", text="my words")
            await passing.receive("chat")

    asyncio.run(pass_by())
    assert admin("erase", guest["person"])[1].startswith("The name is erased, at one table")
    kept = everything_in(server.db)
    assert "Luis" not in kept
    assert "my words" not in kept
    assert admin("erase", guest["person"])[1].startswith("The name is erased; it was at no table")


def test_an_erased_record_still_shows_fair_shuffles_but_not_the_commitment_shown(
    server: Server, admin: Run
) -> None:
    players = played(server)
    shown = record.load(record_of(server, players[0].table), find).commitment
    admin("erase", players[0].person["person"])
    read = record.load(record_of(server, players[0].table), find)
    assert [seat.name for seat in read.setup.seats] == [ERASED, "Player 2"]
    assert [found.key for found in record.verify(read)][:2] == ["verified-shuffles", "verified-commitment"]
    with pytest.raises(BadRecord, match="verify-not-seen"):
        record.verify(read, shown)


def test_a_running_server_forgets_the_name_and_the_match_goes_on_to_its_end(
    server: Server, admin: Run
) -> None:
    players = seated(server, seed=2, game="siete-y-medio", seats=2, options={"rounds": "2"})
    table = players[0].table

    class Named(Player):
        """A player who chats before the first move, and is erased once that is stored and sent to all."""

        has_spoken = is_erased = False

        async def receive(self, message: Any) -> None:
            if message["type"] == "chat":
                assert (await asyncio.to_thread(admin, "erase", self.person["person"]))[0] == 0
                self.is_erased = True
                await self.answer(self.last)
            await super().receive(message)

        async def answer(self, question: Any) -> None:
            if self.is_erased or not (question and question["asked"]):
                await super().answer(question)
            elif not self.has_spoken:
                self.has_spoken = True
                await self.send(type="chat", text="my words")

    players[0].__class__ = Named
    asyncio.run(all_play(players))

    async def look_back() -> tuple[Any, list[str]]:
        async with at(server, table, players[1].person) as guest:
            welcome = await guest.receive("table")
            await guest.send(type="chat", text="their words")
            return welcome, [(await guest.receive("chat"))["text"]]

    welcome, said = asyncio.run(look_back())
    assert [seat["name"] for seat in welcome["seats"]] == [ERASED, "Player 2"]
    assert said == ["their words"]
    read = record.load(record_of(server, table), find)
    assert [seat.name for seat in read.setup.seats] == [ERASED, "Player 2"]
    assert record.replay(read).is_over
    assert "Player 1" not in everything_in(server.db)


def test_people_at_the_table_see_the_name_go_and_the_seat_stay(server: Server, admin: Run) -> None:
    host, guest = server.new_person("Ana"), server.new_person("Luis")
    table = server.open_table(host, game="uno", seats=2)

    async def erased() -> Any:
        async with at(server, table, host) as watching, at(server, table, guest) as sitting:
            await sitting.send(type="sit", seat=1)
            await sitting.receive("table", you=1)
            await asyncio.to_thread(admin, "erase", guest["person"])
            await sitting.send(type="chat", text="still here")  # before the server has polled the database
            while (welcome := await watching.receive("table"))["seats"][1]["name"] != ERASED:
                pass
            assert (await watching.receive("chat"))["name"] == ERASED
            return welcome

    assert asyncio.run(erased())["seats"][1]["person"] == guest["person"]
    assert "Luis" not in everything_in(server.db)


def test_a_table_in_memory_equals_the_one_read_from_the_rewritten_journal(server: Server) -> None:
    players = played(server)
    person, id = players[0].person["person"], players[0].table
    with closing(sqlite3.connect(server.db)) as connection:
        rows = connection.execute("SELECT entry FROM journal WHERE table_id = ? ORDER BY version", (id,))
        entries = [decode(entry) for (entry,) in rows]
    notified = TableState.fold(id, [*entries, PersonErased(person)])
    reloaded = TableState.fold(id, [*rewrite(entries, person)[0], PersonErased(person)])
    assert notified.match is not None
    assert reloaded.match is not None
    assert [seat.name for seat in notified.match.seats] == [ERASED, "Player 2"]
    assert record.dump(notified.match) == record.dump(reloaded.match)
    notified.match = reloaded.match = None
    assert notified == reloaded


# -- what cannot be done -----------------------------------------------------------------------------------


def test_what_is_not_there_is_said_in_a_sentence(server: Server, admin: Run, tmp_path: Path) -> None:
    text = tmp_path / "text.db"
    text.write_text("no database\n" * 100, encoding="utf-8")
    empty = tmp_path / "empty.db"
    empty.touch()
    for argv, db in (
        (["close", "0" * 24], server.db),
        (["ban", "nobody"], server.db),
        (["erase", "nobody"], server.db),
        (["people"], str(tmp_path / "nowhere.db")),
        (["people"], str(text)),
        (["people"], str(empty)),
    ):
        said = set()
        for lang in LANGUAGES:
            status, out, err = admin(*argv, "--lang", lang, db=db)
            assert (status, out, len(err.splitlines())) == (2, "", 1)
            said.add(err)
        assert len(said) == len(LANGUAGES)
    assert not (tmp_path / "nowhere.db").exists()


def test_an_erased_name_is_not_among_the_winners_of_the_evening() -> None:
    won = [EveningMatch("uno", [Winner("Ana", "a"), Winner("Luis", "l"), Winner("Bot 3")])]
    opened = TableOpened("uno", "official", {}, 3, {}, host="l", public=False, evening=won)
    ((rewritten,), _) = rewrite([opened], "a")
    assert isinstance(rewritten, TableOpened)
    assert [who.name for who in rewritten.evening[0].winners] == [ERASED, "Luis", "Bot 3"]
