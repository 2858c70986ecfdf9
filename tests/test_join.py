"""``sobremesa join``: a seat at a server's table from the terminal, that is not lost with the connection."""

from __future__ import annotations

import asyncio
import json
import random
import re
import signal
import stat
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import websockets
from websockets.sync.server import ServerConnection

from house import GAMES
from server_house import Player, Server, all_play, free_port, new_database, who
from sobremesa.console import guest
from sobremesa.console.guest import Link, Person
from sobremesa.engine import BadInput, Game, Match, Move, Seat, record, seeded
from sobremesa.games import find
from sobremesa.wire import seen_by
from sobremesa.words import Words
from terminal_house import ANA, OTHERS, PROMPT, Proxy, Terminal, hear, link_to, scripted_house

# The game of another package is not installed where the server runs.
HOUSE_GAMES = [pytest.param(game, id=game.id) for game in GAMES if "tiny" not in game.id]
READY = "Enter when you are ready > "
START = "Enter to begin when all are ready > "


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SOBREMESA_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture
def join(data: Path) -> Iterator[Callable[..., Terminal]]:
    """People who join from here; whoever is still there at the end goes."""
    terminals: list[Terminal] = []

    def call(*arguments: str, home: Path = data) -> Terminal:
        terminals.append(Terminal(home, *arguments))
        return terminals[-1]

    yield call
    for terminal in terminals:
        terminal.close()


@contextmanager
def opponent(server: Server, **table: Any) -> Iterator[Player]:
    """Somebody who has opened a table, sits in its first seat and plays at random."""
    host = server.enter("Hugo")
    player = Player(server, host, server.open_table(host, **table), 0, random.Random(1))
    playing = threading.Thread(target=lambda: asyncio.run(all_play([player])))
    playing.start()
    yield player
    playing.join()


def rounds(game: Game, count: int) -> dict[str, str]:
    return {"rounds": str(count)} if "rounds" in game.variants[game.default_variant].ALL else {}


def record_at(server: Server, table: str) -> str:
    return server.ask("GET", f"/api/tables/{table}/record").decode()


def replayed(text: str) -> Match:
    return record.replay(record.load(text, find))


def moves_of(match: Match, seat: int) -> list[str]:
    return [entry.text for entry in match.entries if isinstance(entry, Move) and entry.seat == seat]


def opened_by(server: Server, name: str, home: Path, monkeypatch: pytest.MonkeyPatch, **table: Any) -> str:
    """A table whose host comes from a terminal with this data folder."""
    host = server.enter(name)
    monkeypatch.setenv("SOBREMESA_DATA", str(home))
    guest.remember(f"http://127.0.0.1:{server.port}", Person(**host))
    return server.open_table(host, **table)


# -- a match -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", HOUSE_GAMES)
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


def test_everybody_hears_what_is_said_also_who_comes_later(server: Server, join: Any, tmp_path: Path) -> None:
    table = server.open_table(server.enter("Hugo"), game="uno", seats=3)
    ana = join(link_to(server, table), "--name", "Ana", home=tmp_path / "a")
    ana.answers(READY, "say is anybody there?")
    ana.until("Ana: is anybody there?")
    luis = join(link_to(server, table), "--name", "Luis", home=tmp_path / "l")
    luis.until("Ana: is anybody there?")
    luis.type("say yes")
    ana.until("Luis: yes")


def test_who_leaves_is_out_of_the_match_and_the_others_go_on(server: Server, join: Any) -> None:
    table = {"game": "uno", "seats": 3, "bots": {"2": "bot"}}
    with opponent(server, **table) as hugo:
        ana = join(link_to(server, hugo.table), "--name", "Ana")
        ana.answers(READY, "")
        ana.answers(PROMPT, "leave")
        assert ana.status() == 0
    assert "You have left the table." in ana.printed
    assert "To come back" not in ana.printed
    assert moves_of(replayed(record_at(server, hugo.table)), 1) == ["leave"]


def test_what_was_typed_is_answered_before_the_end_of_the_input_counts(server: Server, join: Any) -> None:
    with opponent(server, game="uno", seats=3, bots={"2": "bot"}) as hugo:
        ana = join(link_to(server, hugo.table), "--name", "Ana")
        ana.answers(READY, "")
        ana.answers(PROMPT, "leave")
        ana.end_input()
        assert ana.status() == 0
        assert ana.printed.endswith("You have left the table.\n")


def test_who_leaves_before_the_match_frees_the_seat(server: Server, join: Any) -> None:
    table = server.open_table(server.enter("Hugo"), game="uno", seats=2)
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
    ana.answers(START, "")
    ana.until("One seat is still free.")
    luis = join(link_to(server, table), "--name", "Luis", home=tmp_path / "l")
    luis.until("At the table: Ana (ready), Luis")
    ana.until("At the table: Ana (ready), Luis")
    ana.answers(START, "")
    ana.until("Not ready yet: Luis.")
    luis.answers(READY, "")
    ana.until("At the table: Ana (ready), Luis (ready)")
    ana.answers(START, "")
    others = threading.Thread(target=luis.plays_to_the_end)
    others.start()
    ana.plays_to_the_end()
    others.join()
    luis.type("")
    luis.answers(START, "quit")  # who asks for it is the host of the rematch
    ana.answers(READY, "quit")
    assert ana.status() == luis.status() == 0
    again = re.search(r"To come back: sobremesa join (\S+)", luis.printed)
    assert again is not None
    assert again[1] in ana.printed
    assert table not in again[1]


# -- connections ----------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["cut", "killed"])
def test_after_a_lost_connection_all_is_told_once_and_every_move_made_once(
    how: str, join: Any, tmp_path: Path
) -> None:
    server = Server(new_database(tmp_path))
    server.start()
    proxy = Proxy(server.port)

    def lose(moves: int) -> None:
        if how == "cut" and moves % 2:
            proxy.cut()
        if how == "killed" and moves in (2, 5):
            server.end(signal.SIGKILL)
            server.start()

    try:
        table = {"game": "siete-y-medio", "seats": 2, "options": {"rounds": "4"}}
        with opponent(server, **table) as hugo:
            ana = join(f"http://127.0.0.1:{proxy.port}/#table={hugo.table}", "--name", "Ana")
            ana.answers(READY, "")
            moves = ana.plays_to_the_end(lose)
            ana.type("quit")
            assert ana.status() == 0
        match = replayed(record_at(server, hugo.table))
    finally:
        proxy.close()
        server.end()
    assert len(moves_of(match, 1)) == moves
    due = list(Words("en", match.game, ["Hugo", "Ana"]).events(match.heard(1)))
    assert [line for line in ana.printed.splitlines() if line in due] == due
    lost, back = (ana.printed.count(line) for line in ("The connection is lost", "Back at the table."))
    assert lost == back > 0


def playing(match: Match, **but: Any) -> dict[str, Any]:
    """What a house says of a table at which Ana plays alone."""
    seat = {"name": "Ana", "player": "person", "who": ANA.person, "here": True, "ready": True, "away": False}
    table = {
        "type": "welcome", "table": "t", "phase": "playing", "game": match.game.id, "variant": match.variant,
        "options": match.options.values(), "seats": [seat], "you": 0, "host": 0, "hosting": True,
        "public": False, "clock": 0, "pace": 0.7, "window": 1.2, "watching": 0, "commitment": None,
        "closed": None, "next": None,
    }  # fmt: skip
    return {**table, **but}


def seen(match: Match, heard: int, *done: str, **but: Any) -> dict[str, Any]:
    told: dict[str, Any] = {**seen_by(match, 0)}
    events = told.pop("events")
    facts = {"type": "seen", "heard": len(events), "events": events[heard:], "due": None, "done": done}
    return {**told, **facts, **but}


def say(connection: ServerConnection, *messages: dict[str, Any]) -> None:
    for message in messages:
        connection.send(json.dumps(message))


@pytest.fixture
def match() -> Match:
    return Match(find("siete-y-medio"), [Seat("Ana")], seeded(7))


def test_a_move_without_an_answer_is_sent_again_under_the_same_id(
    match: Match, join: Any, data: Path
) -> None:
    hellos: list[dict[str, Any]] = []
    plays: list[dict[str, Any]] = []

    def talk(connection: ServerConnection) -> None:
        hello = hear(connection, "hello")
        hellos.append(hello)
        say(connection, playing(match), seen(match, hello["heard"]))
        plays.append(hear(connection, "play"))
        if len(plays) == 3:
            match.play(0, plays[-1]["move"])
            say(connection, seen(match, hello["heard"], plays[-1]["id"]))
            hear(connection, "never")

    with scripted_house(talk) as house:
        guest.remember(house, ANA)
        ana = join(f"{house}/#table=t")
        ana.answers(PROMPT, "bet 300")
        ana.until("Ana bets 300.")
        ana.answers(PROMPT, "quit")
        assert ana.status() == 0
    assert plays[0] == plays[1] == plays[2]
    assert plays[0]["id"]
    begun = len(list(match.heard(0, 0, 1)))
    assert [hello["heard"] for hello in hellos] == [0, begun, begun]
    assert ana.printed.count("The connection is lost") == ana.printed.count("Back at the table.") == 2


def test_out_of_turn_enter_lets_it_pass_once_and_a_call_is_a_move(
    match: Match, join: Any, data: Path
) -> None:
    stand = {"text": "stand", "name": "move-stand", "facts": {}}
    question = {"number": 4, "asked": False, "moves": [stand], "amounts": [], "offered": []}
    plays: list[dict[str, Any]] = []

    def talk(connection: ServerConnection) -> None:
        hear(connection, "hello")
        say(connection, playing(match), seen(match, 0, question=question))
        wish = hear(connection, "say")
        spoken = {"type": "spoken", "number": 1, "who": ANA.person, "name": "Ana", "text": wish["text"]}
        done = {"type": "done", "id": wish["id"]}
        say(connection, seen(match, 2, question=question), done, spoken)
        plays.append(hear(connection, "play"))
        say(connection, {"type": "done", "id": plays[0]["id"]})
        hear(connection, "never")

    with scripted_house(talk) as house:
        guest.remember(house, ANA)
        ana = join(f"{house}/#table=t")
        ana.answers(OTHERS, "")
        ana.type("say hi")
        ana.until("Ana: hi")
        ana.type("1")
        ana.type("quit")
        assert ana.status() == 0
    assert (plays[0]["move"], plays[0]["question"]) == ("stand", 4)
    assert ana.printed.count(OTHERS) == 1


def test_time_that_is_left_is_told_with_the_question(match: Match, join: Any, data: Path) -> None:
    def talk(connection: ServerConnection) -> None:
        hear(connection, "hello")
        say(connection, playing(match), seen(match, 0, due=29.6))
        hear(connection, "never")

    with scripted_house(talk) as house:
        guest.remember(house, ANA)
        ana = join(f"{house}/#table=t")
        ana.until("30 seconds are left.")
        ana.answers(PROMPT, "quit")
        assert ana.status() == 0


def test_a_house_that_closes_for_a_moment_is_come_back_to(match: Match, join: Any, data: Path) -> None:
    visits: list[object] = []

    def talk(connection: ServerConnection) -> None:
        hear(connection, "hello")
        visits.append(connection)
        if len(visits) < 3:
            say(connection, {"type": "bye", "reason": "closing", "again": True})
            return
        say(connection, playing(match), seen(match, 0))
        hear(connection, "never")

    with scripted_house(talk) as house:
        guest.remember(house, ANA)
        ana = join(f"{house}/#table=t")
        ana.answers(PROMPT, "quit")
        assert ana.status() == 0
    assert ana.printed.count("The connection is lost") == 1


def test_nothing_that_a_house_sends_steers_the_terminal(match: Match, join: Any, data: Path) -> None:
    evil = "A\x1b[2J\x9b31m\u202eb"

    def talk(connection: ServerConnection) -> None:
        hear(connection, "hello")
        table = playing(match)
        table["seats"][0]["name"] = evil
        spoken = {"type": "spoken", "number": 1, "who": "x", "name": evil, "text": evil}
        say(connection, table, spoken, seen(match, 0), {"type": "bye", "reason": evil, "again": False})

    with scripted_house(talk) as house:
        guest.remember(house, ANA)
        ana = join(f"{house}/#table=t")
        assert ana.status() == 2
    assert "A<U+001B>[2J<U+009B>31m<U+202E>b" in ana.printed
    assert not {"\x1b", "\x9b", "\u202e"} & set(ana.printed)


@pytest.mark.parametrize(
    "said",
    ["", "{", "[]", "1", "{}", '{"type":"welcome"}', "[" * 100_000],
)
def test_a_house_that_talks_nonsense_is_told_in_one_sentence(said: str, join: Any, data: Path) -> None:
    def talk(connection: ServerConnection) -> None:
        hear(connection, "hello")
        connection.send(said)
        hear(connection, "never")

    with scripted_house(talk) as house:
        guest.remember(house, ANA)
        ana = join(f"{house}/#table=t")
        assert ana.status() == 2
        assert ana.printed == Words("en")("house-not-understood", address=house) + "\n"


def test_a_message_of_a_kind_that_is_not_known_yet_is_passed_over(
    match: Match, join: Any, data: Path
) -> None:
    def talk(connection: ServerConnection) -> None:
        hear(connection, "hello")
        say(connection, {"type": "fanfare"}, playing(match), seen(match, 0))
        hear(connection, "never")

    with scripted_house(talk) as house:
        guest.remember(house, ANA)
        ana = join(f"{house}/#table=t")
        ana.answers(PROMPT, "quit")
        assert ana.status() == 0


# -- coming back --------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["quit", "interrupted", "input ended"])
def test_who_goes_is_told_how_to_come_back_and_goes_on_as_the_same_person(
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
    table = server.open_table(server.enter("Hugo"), game="uno", seats=2)
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
    table = server.open_table(server.enter("Hugo"), game="uno", seats=3)
    ana = join(link_to(server, table), "--name", "Ana")
    ana.until("At the table: Ana, free seat, free seat")
    luis = join(link_to(server, table), "--name", "Luis")
    luis.until("At the table: Ana, Luis, free seat")
    ana.type("quit")
    ana.status()
    join(link_to(server, table), "--name", "Ana").until("At the table: Ana, Luis, free seat")


def test_a_name_is_asked_of_who_is_new_and_gives_none(server: Server, join: Any) -> None:
    table = server.open_table(server.enter("Hugo"), game="uno", seats=2)
    ana = join(link_to(server, table))
    ana.answers("Your name > ", "Ana María")
    ana.until("At the table: Ana María, free seat")


def test_who_comes_to_a_match_that_is_over_sees_how_it_came_out_and_keeps_one_record(
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


def test_where_no_house_is_open_one_sentence_says_so(join: Any, data: Path) -> None:
    house = f"http://127.0.0.1:{free_port()}"
    sentence = f"No house answers at {house}."
    is_refused(join(f"{house}/#table=abc", "--name", "Ana"), sentence)
    guest.remember(house, ANA)
    is_refused(join(f"{house}/#table=abc"), sentence)


def test_a_table_that_is_not_there_is_said_so(server: Server, join: Any) -> None:
    is_refused(join(link_to(server, "0" * 24), "--name", "Ana"), "There is no such table.")


def test_a_full_table_is_said_so(server: Server, join: Any, tmp_path: Path) -> None:
    table = server.open_table(server.enter("Hugo"), game="uno", seats=2, bots={"1": "bot"})
    join(link_to(server, table), "--name", "Ana").until(READY)
    is_refused(join(link_to(server, table), "--name", "Luis"), "That seat is taken.")


def test_a_match_that_has_begun_is_said_so(
    server: Server, join: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = opened_by(
        server, "Ana", tmp_path / "a", monkeypatch, game="uno", seats=2, bots={"1": "bot"}, public=True
    )
    ana = join(link_to(server, table), home=tmp_path / "a")
    ana.answers(START, "")
    ana.until("First card")
    is_refused(
        join(link_to(server, table), "--name", "Luis", home=tmp_path / "l"),
        "The match at this table has begun.",
    )


@pytest.mark.parametrize("name", ["x" * 41, "\x1b[2J", " \u200b"])
def test_a_name_that_is_none_is_refused_by_the_house_in_our_words(
    name: str, server: Server, join: Any
) -> None:
    table = server.open_table(server.enter("Hugo"), game="uno", seats=2)
    ana = join(link_to(server, table), "--name", name)
    assert ana.status() == 2
    assert "is not a name for a seat: 1 to 40 printable characters." in ana.printed


def test_who_is_not_known_any_more_is_told_how_to_enter_anew(server: Server, join: Any, data: Path) -> None:
    table = server.open_table(server.enter("Hugo"), game="uno", seats=2)
    link = Link.read(link_to(server, table))
    guest.remember(link.house, ANA)
    sentence = Words("en")("house-forgot", address=link.house, name="Ana", link=str(link))
    is_refused(join(str(link)), sentence)
    join(str(link), "--name", "Ana again").until("At the table: Ana again")


def test_who_loses_the_seat_before_the_match_is_told(
    server: Server, join: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = server.enter("Hugo")
    table = server.open_table(host, game="uno", seats=2)
    ana = join(link_to(server, table), "--name", "Ana")
    ana.until(READY)
    asyncio.run(say_once(server, host, table, {"type": "remove", "id": "x", "seat": 0}))
    is_refused(ana, "You are not seated at this table.")


async def say_once(server: Server, person: dict[str, str], table: str, message: dict[str, Any]) -> None:
    async with websockets.connect(f"ws://127.0.0.1:{server.port}/socket") as stream:
        await stream.send(json.dumps({"type": "hello", "table": table, **who(person)}))
        await stream.send(json.dumps(message))
        async with asyncio.timeout(20):
            async for text in stream:
                if json.loads(text).get("id") == message["id"]:
                    return


# -- links ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "house", "table"),
    [
        ("http://127.0.0.1:8000/#table=0a1b", "http://127.0.0.1:8000", "0a1b"),
        ("http://127.0.0.1:8000#table=0a1b", "http://127.0.0.1:8000", "0a1b"),
        ("https://cards.example.org/#table=0a1b&seat=xyz", "https://cards.example.org", "0a1b"),
        ("https://example.org/cards/#lang=es&table=0a1b", "https://example.org/cards", "0a1b"),
        ("http://[::1]:8000/#table=0a1b", "http://[::1]:8000", "0a1b"),
    ],
)
def test_a_link_names_a_house_and_a_table(text: str, house: str, table: str) -> None:
    link = Link.read(text)
    assert (link.house, link.table) == (house, table)
    assert Link.read(str(link)) == link
    assert link.socket == house.replace("http", "ws", 1) + "/socket"


@pytest.mark.parametrize(
    "text",
    [
        "", "x", "127.0.0.1:8000", "http://127.0.0.1:8000/", "http://127.0.0.1:8000/#table=",
        "ftp://127.0.0.1/#table=0a1b", "http:///#table=0a1b", "http://host:99999/#table=0a1b",
        "http://ho st/#table=0a1b", "http://host/#table=../0a1b", "http://host/\x1b/#table=0a1b",
        f"http://{'x' * 300}/#table=0a1b", f"http://host/#table={'a' * 99}", "http://[::1/#table=0a1b",
    ],
)  # fmt: skip
def test_what_is_no_link_to_a_table_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="bad-link"):
        Link.read(text)
