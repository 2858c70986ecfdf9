"""``sobremesa join``: a lost connection costs nothing, and no server controls the terminal."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.server import ServerConnection

from scripted_server import (
    READY,
    moves_of,
    opponent,
    record_at,
    replayed,
    send,
    table_message,
    update_message,
)
from server_process import Server, new_database
from sobremesa.engine import Match, Seat, seeded
from sobremesa.games import find
from sobremesa.local import identity
from sobremesa.protocol.messages import PROTOCOL_VERSION
from sobremesa.words import Words
from terminal_process import ANA, OTHERS, PROMPT, Proxy, receive, scripted_server


@pytest.mark.parametrize("how", ["cut", "killed"])
def test_after_a_lost_connection_every_event_is_shown_once_and_every_move_made_once(
    how: str, join: Any, tmp_path: Path
) -> None:
    server = Server(new_database(tmp_path))
    server.start()
    proxy = Proxy(server.port)

    @contextmanager
    def lost(moves: int) -> Iterator[None]:
        """The server does nothing until the connection is lost: a question whose answer is on its way would
        be asked twice."""
        if moves % 2 and how == "cut":
            server.send_signal(signal.SIGSTOP)
            yield
            proxy.cut()
            server.send_signal(signal.SIGCONT)
        elif moves in (2, 5) and how == "killed":
            server.send_signal(signal.SIGSTOP)
            yield
            server.end(signal.SIGKILL)
            server.start()
        else:
            yield

    try:
        table = {"game": "siete-y-medio", "seats": 2, "options": {"rounds": "4"}}
        with opponent(server, **table) as hugo:
            ana = join(f"http://127.0.0.1:{proxy.port}/#table={hugo.table}", "--name", "Ana")
            ana.answers(READY, "")
            moves = ana.plays_to_the_end(lost)
            ana.type("quit")
            assert ana.status() == 0
        match = replayed(record_at(server, hugo.table))
    finally:
        proxy.close()
        server.end()
    assert len(moves_of(match, 1)) == moves
    due = list(Words("en", match.game, ["Hugo", "Ana"]).events(match.events(1)))
    assert [line for line in ana.printed.splitlines() if line in due] == due
    lost, back = (ana.printed.count(line) for line in ("The connection is lost", "Back at the table."))
    assert lost == back > 0


@pytest.fixture
def match() -> Match:
    return Match(find("siete-y-medio"), [Seat("Ana")], seeded(7))


def test_a_move_without_an_answer_is_sent_again_under_the_same_id(
    match: Match, join: Any, data: Path
) -> None:
    hellos: list[dict[str, Any]] = []
    plays: list[dict[str, Any]] = []

    def serve(connection: ServerConnection) -> None:
        hello = receive(connection, "hello")
        hellos.append(hello)
        send(connection, table_message(match), update_message(match, hello.get("lastEvent", 0)))
        plays.append(receive(connection, "play"))
        if len(plays) == 3:
            match.play(0, plays[-1]["move"])
            send(connection, update_message(match, hello.get("lastEvent", 0), plays[-1]["id"]))
            receive(connection, "never")

    with scripted_server(serve) as address:
        identity.save_identity(address, ANA)
        ana = join(f"{address}/#table=t")
        ana.answers(PROMPT, "bet 300")
        ana.until("Ana bets 300.")
        ana.answers(PROMPT, "quit")
        assert ana.status() == 0
    assert plays[0] == plays[1] == plays[2]
    assert plays[0]["id"]
    begun = len(list(match.events(0, 0, 1)))
    assert [hello.get("lastEvent", 0) for hello in hellos] == [0, begun, begun]
    assert ana.printed.count("The connection is lost") == ana.printed.count("Back at the table.") == 2


def test_out_of_turn_enter_lets_it_pass_once_and_a_call_is_a_move(
    match: Match, join: Any, data: Path
) -> None:
    stand = {"text": "stand", "name": "move-stand", "facts": {}}
    question = {"number": 4, "asked": False, "moves": [stand], "amounts": [], "offered": []}
    plays: list[dict[str, Any]] = []

    def serve(connection: ServerConnection) -> None:
        receive(connection, "hello")
        send(connection, table_message(match), update_message(match, 0, question=question))
        chat = receive(connection, "chat")
        message = {"type": "chat", "number": 1, "person": ANA.person, "name": "Ana", "text": chat["text"]}
        done = {"type": "done", "id": chat["id"]}
        send(connection, update_message(match, 2, question=question), done, message)
        plays.append(receive(connection, "play"))
        send(connection, {"type": "done", "id": plays[0]["id"]})
        receive(connection, "never")

    with scripted_server(serve) as address:
        identity.save_identity(address, ANA)
        ana = join(f"{address}/#table=t")
        ana.answers(OTHERS, "")
        ana.type("say hi")
        ana.until("Ana: hi")
        ana.type("1")
        ana.type("quit")
        assert ana.status() == 0
    assert (plays[0]["move"], plays[0]["question"]) == ("stand", 4)
    assert ana.printed.count(OTHERS) == 1


def test_time_that_is_left_is_shown_with_the_question(match: Match, join: Any, data: Path) -> None:
    def serve(connection: ServerConnection) -> None:
        receive(connection, "hello")
        send(connection, table_message(match), update_message(match, 0, secondsLeft=29.6))
        receive(connection, "never")

    with scripted_server(serve) as address:
        identity.save_identity(address, ANA)
        ana = join(f"{address}/#table=t")
        ana.until(*(f"{seconds} seconds are left." for seconds in range(25, 31)))  # a slow start takes some
        ana.answers(PROMPT, "quit")
        assert ana.status() == 0


def test_a_client_reconnects_to_a_server_that_restarts(match: Match, join: Any, data: Path) -> None:
    connections: list[object] = []

    def serve(connection: ServerConnection) -> None:
        receive(connection, "hello")
        connections.append(connection)
        if len(connections) < 3:
            send(connection, {"type": "bye", "reason": "closing", "reconnect": True})
            return
        send(connection, table_message(match), update_message(match, 0))
        receive(connection, "never")

    with scripted_server(serve) as address:
        identity.save_identity(address, ANA)
        ana = join(f"{address}/#table=t")
        ana.answers(PROMPT, "quit")
        assert ana.status() == 0
    assert ana.printed.count("The connection is lost") == 1


def test_nothing_that_a_server_sends_controls_the_terminal(match: Match, join: Any, data: Path) -> None:
    evil = "A\x1b[2J\x9b31m\u202eb"

    def serve(connection: ServerConnection) -> None:
        receive(connection, "hello")
        table = table_message(match)
        table["seats"][0]["name"] = evil
        message = {"type": "chat", "number": 1, "person": "x", "name": evil, "text": evil}
        send(
            connection,
            table,
            message,
            update_message(match, 0),
            {"type": "bye", "reason": evil, "reconnect": False},
        )

    with scripted_server(serve) as address:
        identity.save_identity(address, ANA)
        ana = join(f"{address}/#table=t")
        assert ana.status() == 2
    assert "A<U+001B>[2J<U+009B>31m<U+202E>b" in ana.printed
    assert not {"\x1b", "\x9b", "\u202e"} & set(ana.printed)


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "1", "{}", '{"type":"table"}', "[" * 100_000],
)
def test_a_server_that_sends_nonsense_is_reported_in_one_sentence(text: str, join: Any, data: Path) -> None:
    def serve(connection: ServerConnection) -> None:
        receive(connection, "hello")
        connection.send(text)
        receive(connection, "never")

    with scripted_server(serve) as address:
        identity.save_identity(address, ANA)
        ana = join(f"{address}/#table=t")
        assert ana.status() == 2
        assert ana.printed == Words("en")("house-not-understood", address=address) + "\n"


EVENT = {"name": "drew", "facts": {"seat": 0, "card": {"code": "o1", "suit": "o", "number": 1}}}
QUESTION = {"number": 1, "asked": True, "moves": [], "amounts": [], "offered": []}
OUTCOME = {
    "ending": "rounds-played",
    "results": [{"seat": 5, "place": 1, "score": 1, "substituted": 0}],
    "rounds": [],
    "summary": [],
}


@pytest.mark.parametrize(
    "wrong",
    [
        {"view": {}},
        {"view": None},
        {"events": [{"name": "dreamt", "facts": {}}]},
        {"events": [EVENT]},  # without the points
        {"question": {**QUESTION, "moves": [{"text": "dance", "name": "move-dance", "facts": {}}]}},
        {"question": {**QUESTION, "number": "1"}},
        {"outcome": OUTCOME},
        {"lastEvent": None},
    ],
    ids=lambda wrong: str(wrong)[:40],
)
def test_an_update_that_is_none_of_this_game_is_told_in_one_sentence(
    wrong: dict[str, Any], match: Match, join: Any, data: Path
) -> None:
    def serve(connection: ServerConnection) -> None:
        receive(connection, "hello")
        send(connection, table_message(match), update_message(match, 0, **wrong))
        receive(connection, "never")

    with scripted_server(serve) as address:
        identity.save_identity(address, ANA)
        ana = join(f"{address}/#table=t")
        assert ana.status() == 2
        assert ana.printed.splitlines()[-1] == Words("en")("house-not-understood", address=address)


def test_a_table_at_which_nobody_can_sit_is_told_in_one_sentence(match: Match, join: Any, data: Path) -> None:
    def serve(connection: ServerConnection) -> None:
        receive(connection, "hello")
        send(connection, table_message(match, you=1))
        receive(connection, "never")

    with scripted_server(serve) as address:
        identity.save_identity(address, ANA)
        ana = join(f"{address}/#table=t")
        assert ana.status() == 2
        assert ana.printed == Words("en")("house-not-understood", address=address) + "\n"


@pytest.mark.parametrize(
    "refusal",
    [
        {"key": "not-ready", "facts": {"names": "Hugo"}},
        {"key": "something-new", "facts": {"key": "x", "self": 1}},
        {"key": "not-ready", "facts": {"reason": {"key": "unknown-table"}}},
    ],
)
def test_a_refusal_is_told_whatever_its_facts_are(
    refusal: dict[str, Any], match: Match, join: Any, data: Path
) -> None:
    def serve(connection: ServerConnection) -> None:
        receive(connection, "hello")
        send(connection, table_message(match), update_message(match, 0))
        play = receive(connection, "play")
        send(connection, {"type": "refused", "id": play["id"], **refusal})
        receive(connection, "never")

    with scripted_server(serve) as address:
        identity.save_identity(address, ANA)
        ana = join(f"{address}/#table=t")
        ana.answers(PROMPT, "bet 300")
        ana.answers(PROMPT, "quit")
        assert ana.status() == 0
    assert "Hugo" in ana.printed or f"“{refusal['key']}”" in ana.printed


def test_a_server_of_another_version_is_told_in_a_sentence_that_says_to_update(
    match: Match, join: Any, data: Path
) -> None:
    hellos: list[dict[str, Any]] = []

    def serve(connection: ServerConnection) -> None:
        hellos.append(receive(connection, "hello"))
        send(connection, {"type": "bye", "reason": "protocol-version", "reconnect": False})

    with scripted_server(serve) as address:
        identity.save_identity(address, ANA)
        ana = join(f"{address}/#table=t")
        assert ana.status() == 2
    assert hellos[0]["version"] == PROTOCOL_VERSION
    assert ana.printed == Words("en")("protocol-version") + "\n"
    assert "pip install --upgrade sobremesa" in ana.printed


def test_a_message_of_a_kind_that_is_not_known_yet_is_passed_over(
    match: Match, join: Any, data: Path
) -> None:
    def serve(connection: ServerConnection) -> None:
        receive(connection, "hello")
        send(connection, {"type": "fanfare"}, table_message(match), update_message(match, 0))
        receive(connection, "never")

    with scripted_server(serve) as address:
        identity.save_identity(address, ANA)
        ana = join(f"{address}/#table=t")
        ana.answers(PROMPT, "quit")
        assert ana.status() == 0
