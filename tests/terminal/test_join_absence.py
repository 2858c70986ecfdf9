"""``sobremesa join``: absent people, and latecomers who ask for a seat, are shown in words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from websockets.sync.server import ServerConnection

from scripted_server import send, table_message, update_message
from sobremesa.engine import Match, Seat, seeded
from sobremesa.games import find
from sobremesa.local import identity
from terminal_process import ANA, PROMPT, receive, scripted_server


def two() -> Match:
    return Match(find("siete-y-medio"), [Seat("Ana"), Seat("Bea")], seeded(7))


def table(match: Match, bea: dict[str, Any] | None = None, **but: Any) -> dict[str, Any]:
    """The table of Ana and Bea, of whom this is told."""
    (ana,) = table_message(match)["seats"]
    return table_message(match, seats=[ana, {**ana, "name": "Bea", "person": "bea", **(bea or {})}], **but)


def test_people_cut_off_asleep_or_back_are_shown_and_the_server_may_be_asked_to_play(
    join: Any, data: Path
) -> None:
    match = two()
    heard: list[dict[str, Any]] = []

    def serve(connection: ServerConnection) -> None:
        receive(connection, "hello")
        away = {"connected": False, "absentFor": 0.0}
        send(connection, table(match), update_message(match, 0), {"type": "heartbeat"})
        heard.append(receive(connection, "heartbeat"))
        send(connection, table(match, {**away, "standIn": 30.0}), table(match))
        send(connection, table(match, {**away, "asleep": True, "requestStandIn": 35.0}))
        heard.append(receive(connection, "stand-in"))
        send(connection, {"type": "done", "id": heard[-1]["id"]})
        send(connection, table(match, {**away, "asleep": True, "standIn": 0.0}))
        receive(connection, "never")

    with scripted_server(serve) as address:
        identity.save_identity(address, ANA)
        ana = join(f"{address}/#table=t")
        ana.until("Bea has lost the connection; the house plays from 30 s on.")
        ana.until("Bea is back.")
        ana.until("From 35 s on you may type house")
        ana.type("house")
        ana.until("The house plays for Bea until Bea is back.")
        ana.answers(PROMPT, "quit")
        assert ana.status() == 0
    assert [message.get("seat") for message in heard] == [None, 1]


def test_a_player_answers_somebody_who_came_late(join: Any, data: Path) -> None:
    match = two()
    heard: list[dict[str, Any]] = []
    guest = {"person": "zoe", "name": "Zoe", "seat": 1, "waitsFor": [0], "needsAll": True}

    def serve(connection: ServerConnection) -> None:
        receive(connection, "hello")
        send(connection, table(match), update_message(match, 0))
        send(connection, table(match, {"connected": False, "away": True}, requests=[guest]))
        heard.append(receive(connection, "answer"))
        send(connection, {"type": "done", "id": heard[-1]["id"]})
        send(connection, table(match, {"name": "Zoe", "person": "zoe"}))
        receive(connection, "never")

    with scripted_server(serve) as address:
        identity.save_identity(address, ANA)
        ana = join(f"{address}/#table=t")
        ana.until("Zoe came late and asks for the seat of Bea, with its cards. Type give or refuse.")
        ana.until("all of you have to agree")
        ana.type("give")
        ana.until("Zoe plays on at the seat of Bea.")
        ana.answers(PROMPT, "quit")
        assert ana.status() == 0
    assert (heard[0]["person"], heard[0]["granted"]) == ("zoe", True)


def test_a_person_who_comes_late_asks_for_a_seat_and_plays_on_there(join: Any, data: Path) -> None:
    match = two()
    heard: list[dict[str, Any]] = []

    def serve(connection: ServerConnection) -> None:
        receive(connection, "hello")
        (seat,) = table_message(match)["seats"]
        others = [{**seat, "name": "Hugo", "person": "hugo"}, {**seat, "name": "Bot 2", "player": "plain"}]
        late = {"seats": others, "you": None, "mayWatch": False, "isHost": False}
        send(connection, table_message(match, **late))
        heard.append(receive(connection, "ask"))
        send(connection, {"type": "done", "id": heard[-1]["id"]})
        send(connection, table(match), update_message(match, 0))
        receive(connection, "never")

    with scripted_server(serve) as address:
        identity.save_identity(address, ANA)
        ana = join(f"{address}/#table=t")
        ana.until("The match has begun: Hugo, Bot 2 are playing.")
        ana.until("A bot plays as Bot 2: type ask 2 to ask for the seat.")
        ana.type("ask 2")
        ana.answers(PROMPT, "quit")
        assert ana.status() == 0
    assert heard[0]["seat"] == 1
