"""``sobremesa host``: a table for others from the terminal, and what a host does before the match."""

from __future__ import annotations

import re
import socket
from pathlib import Path
from typing import Any

import msgspec
import pytest
import segno

from scripted_server import READY, SEAT
from server_process import Server, free_port
from sobremesa.engine import PERSON, BadInput, Refused
from sobremesa.local.identity import TableLink, parse_server
from sobremesa.protocol.messages import AddSeat, CloseSeat, RemovePlayer, SeatInfo, SetBot
from sobremesa.terminal.remote.invitation import HALF_BLOCKS, QUIET_ZONE, draw_qr_code, invitation
from sobremesa.terminal.remote.waiting_room import free_seat, resize
from sobremesa.words import Words

FILL = "Enter to fill the free seats with bots and begin > "
LINK = re.compile(r"http://127\.0\.0\.1:\d+/#table=[0-9a-f]{24}")


def test_a_host_opens_a_table_on_a_server_given_and_fills_it_with_bots(server: Server, join: Any) -> None:
    address = f"http://127.0.0.1:{server.port}/"
    ana = join("uno", "--server", address, "--name", "Ana", "--seats", "3", command="host")
    ana.until("Only this computer can open it.")
    link = LINK.search(ana.printed)
    assert link is not None
    ana.until("Ana (ready), free seat, free seat")
    bea = join(link[0], "--name", "Bea", home=Path(server.db).parent)
    bea.until(READY)
    ana.until("Ana (ready), Bea, free seat")
    bea.process.kill()
    ana.until("Ana (ready), Bea (away), free seat")
    ana.type("free Bea")
    ana.until("Ana (ready), free seat, free seat")
    ana.type("seats 2")
    ana.until("At the table: Ana (ready), free seat\n")
    ana.type("invite")
    ana.until(f"127.0.0.1:{server.port}/t/")
    ana.answers(FILL, "")
    ana.until("The shuffles are fixed.")
    ana.type("quit")
    assert ana.status() == 0


def test_without_a_server_the_host_opens_one_that_closes_with_them(join: Any, tmp_path: Path) -> None:
    port = free_port()
    own = ["--host", "127.0.0.1", "--port", str(port), "--db", str(tmp_path / "own.db")]
    ana = join("siete-y-medio", *own, "--name", "Ana", command="host")
    ana.answers(FILL, "quit")
    ana.until("The house is closed with you.")
    assert ana.status() == 0
    assert f"http://127.0.0.1:{port}/#table=" in ana.printed
    with socket.socket() as probe:
        assert probe.connect_ex(("127.0.0.1", port)) != 0


def test_a_server_that_cannot_be_opened_says_why(join: Any, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        own = ["--host", "127.0.0.1", "--port", str(port), "--db", str(tmp_path / "own.db")]
        ana = join("uno", *own, "--name", "Ana", command="host")
        ana.until("The house could not be opened:")
        ana.until(str(port))
        assert ana.status() == 2


@pytest.mark.parametrize("text", ["", "host", "http://", "ftp://host", "http://host:99999", "http://a b"])
def test_what_is_no_address_of_a_server_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="bad-server"):
        parse_server(text)


def test_the_slash_at_the_end_of_an_address_is_left_out() -> None:
    assert parse_server(" https://example.org/cards/ ") == "https://example.org/cards"


# -- the seats --------------------------------------------------------------------------------------


def seats(*players: str | None) -> list[SeatInfo]:
    names = ["Ana", "Bea", "Cai", "Dora"]
    return [
        msgspec.convert({**SEAT, "name": player and name, "player": player}, SeatInfo)
        for name, player in zip(names, players, strict=False)
    ]


def test_seats_are_added_after_the_last_and_free_ones_closed_from_the_last_on() -> None:
    some = seats(PERSON, None, "bot", None)
    assert resize(some, "6", 2, 10) == [AddSeat(), AddSeat()]
    assert resize(some, "4", 2, 10) == []
    assert resize(some, "3", 2, 10) == [CloseSeat(seat=3)]
    assert resize(some, "2", 2, 10) == [CloseSeat(seat=3), CloseSeat(seat=1)]


@pytest.mark.parametrize("typed", ["", "x", "1", "11", "-3", "9999999999"])
def test_a_number_of_seats_that_the_game_does_not_have_is_refused(typed: str) -> None:
    with pytest.raises(BadInput, match="bad-seats"):
        resize(seats(PERSON, None), typed, 2, 10)


def test_a_seat_that_is_taken_is_not_closed() -> None:
    with pytest.raises(Refused, match="seat-taken"):
        resize(seats(PERSON, PERSON, None), "1", 1, 10)


def test_a_seat_is_freed_by_number_or_name() -> None:
    some = seats(PERSON, PERSON, "bot", None)
    assert free_seat(some, "2") == free_seat(some, "Bea") == free_seat(some, "bea") == RemovePlayer(seat=1)
    assert free_seat(some, "Cai") == SetBot(seat=2)
    for nobody in ("", "4", "5", "Eva"):
        with pytest.raises(BadInput, match="no-such-seat"):
            free_seat(some, nobody)


# -- the invitation ---------------------------------------------------------------------------------


def test_the_qr_code_of_a_terminal_has_every_module_and_a_light_border() -> None:
    link = "http://192.168.1.20:8000/#table=0a1b2c3d4e5f0a1b2c3d4e5f"
    halves = {sign: dark for dark, sign in HALF_BLOCKS.items()}
    drawn = [[halves[sign] for sign in line.plain] for line in draw_qr_code(link)]
    rows = [[dark[half] for dark in line] for line in drawn for half in (0, 1)]
    code = segno.make(link, micro=False, error="l")
    side = len(code.matrix)
    inner = [row[QUIET_ZONE : QUIET_ZONE + side] for row in rows[QUIET_ZONE : QUIET_ZONE + side]]
    assert inner == [list(row) for row in code.matrix]
    assert sum(map(sum, rows)) == sum(map(sum, inner))
    assert len(drawn[0]) == side + 2 * QUIET_ZONE
    assert {str(line.style) for line in draw_qr_code(link)} == {"#000000 on #ffffff"}


@pytest.mark.parametrize("server", ["http://127.0.0.1:8000", "http://localhost", "http://[::1]:8000"])
def test_a_link_that_only_this_machine_can_open_has_no_qr_code_and_says_so(server: str) -> None:
    shown = invitation(TableLink(server, "0a1b"), Words("en"), True)
    assert shown.qr_code == []
    assert shown.lines[-1].plain == "Only this computer can open it."


def test_a_link_that_others_can_open_has_a_qr_code_where_it_can_be_drawn() -> None:
    link = TableLink("http://192.168.1.20:8000", "0a1b")
    assert invitation(link, Words("en"), True).qr_code
    assert not invitation(link, Words("en"), False).qr_code
