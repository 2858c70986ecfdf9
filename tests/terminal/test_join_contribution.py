"""``sobremesa join``: the contribution is revealed only to a list that binds it, or its lack reported."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from scripted_server import table_message
from sobremesa.engine import Fair, Match, Seat, Setup, contribution_hash, record
from sobremesa.games import find
from sobremesa.local.identity import TableLink
from sobremesa.protocol.messages import Contribute, Reveal, ServerMessage, TableInfo
from sobremesa.terminal.remote.join import PlainDisplay
from sobremesa.terminal.remote.session import RemoteSession
from terminal_process import ANA

GAME = find("siete-y-medio")
SETUP = Setup(GAME, (Seat("Ana"), Seat("Bea")), "clasico", GAME.options("clasico", {"rounds": "1"}), "7" * 32)
SEED = b"k" * 32
BEA = contribution_hash(SETUP.id, 1, "sugar")
COMMITMENT = Fair(SEED, SETUP, []).commitment
LEFT_OUT, MISSING = "Your pinch of salt was not taken", "Your pinch of salt is missing from the record"


class JoinedTable:
    """Ana's client, which a test tells what a house says."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.session = RemoteSession(TableLink("http://house", "t"), ANA, "en", PlainDisplay())
        self.session.client.send_once = self.keep  # type: ignore[method-assign]  # nothing is sent anywhere

    async def keep(self, message: Any) -> None:
        self.sent.append(message)

    def receive(self, phase: str, **said: Any) -> None:
        table = {"phase": phase, "match": SETUP.id, "commitment": COMMITMENT, **said}
        seats = [{**table_message(MATCH)["seats"][0], "name": name} for name in ("Ana", "Bea")]
        message = msgspec.convert(table_message(MATCH, seats=seats, **table), ServerMessage)
        assert isinstance(message, TableInfo)
        asyncio.run(self.session.handle_table(message))

    @property
    def hash(self) -> str:
        (hash,) = {message.hash for message in self.sent if isinstance(message, Contribute)}
        return str(hash)

    @property
    def revealed(self) -> list[str]:
        return [message.text for message in self.sent if isinstance(message, Reveal)]


MATCH = Match.of(SETUP, Fair(SEED, SETUP, []))


def written(texts: list[str], hashes: list[str]) -> str:
    match = Match.of(SETUP, Fair(SEED, SETUP, texts, hashes))
    while not match.is_over:
        match.play(match.to_act, match.moves(match.to_act)[-1])
    return record.dump(match)


@pytest.fixture
def ana() -> JoinedTable:
    return JoinedTable()


def test_the_text_follows_its_hash_when_the_list_is_shown_and_is_new_for_every_match(
    ana: JoinedTable, capsys: Any
) -> None:
    ana.receive("committed")
    assert ana.revealed == []
    ana.receive("revealing", hashes=[ana.hash, BEA])
    (text,) = ana.revealed
    assert contribution_hash(SETUP.id, 0, text) == ana.hash
    assert len(bytes.fromhex(text)) == 16
    ana.session.verify_record(written([text, "sugar"], [ana.hash, BEA]))
    printed = capsys.readouterr().out
    assert "these cards were fixed when you saw the list" in printed.replace("\n", " ")
    assert LEFT_OUT not in printed
    assert MISSING not in printed
    ana.session.reset()
    ana.receive("committed")
    assert len({message.hash for message in ana.sent if isinstance(message, Contribute)}) == 2


@pytest.mark.parametrize("phase", ["revealing", "playing"])
@pytest.mark.parametrize("hashes", [None, [], ["", BEA], ["0" * 64, BEA]])
def test_a_text_whose_hash_is_not_in_the_list_is_kept_back_and_that_is_said(
    ana: JoinedTable, capsys: Any, phase: str, hashes: list[str] | None
) -> None:
    ana.receive("committed")
    ana.receive(phase, hashes=hashes)
    assert ana.revealed == []
    assert capsys.readouterr().out.count(LEFT_OUT) == 1
    ana.receive("revealing", hashes=[ana.hash, BEA])  # a list that is exchanged later on counts for nothing
    assert ana.revealed == []


def test_a_server_that_shows_another_match_learns_nothing_more(ana: JoinedTable) -> None:
    ana.receive("committed")
    first = ana.hash
    ana.receive("committed", match="8" * 32, commitment="0" * 64)
    assert ana.hash == first


def test_a_text_that_is_missing_from_the_record_is_missed_loudly(ana: JoinedTable, capsys: Any) -> None:
    ana.receive("committed")
    ana.receive("revealing", hashes=[ana.hash, BEA])
    ana.session.verify_record(written(["", "sugar"], [ana.hash, BEA]))
    printed = capsys.readouterr().out.replace("\n", " ")
    assert MISSING in printed
    assert "the house could choose between two deals" in printed


def test_a_list_that_was_exchanged_is_told_from_the_one_that_was_shown(ana: JoinedTable, capsys: Any) -> None:
    ana.receive("committed")
    ana.receive("revealing", hashes=[ana.hash, BEA])
    other = contribution_hash(SETUP.id, 1, "pepper")
    ana.session.verify_record(written([*ana.revealed, "pepper"], [ana.hash, other]))
    assert "not the one you were shown" in capsys.readouterr().out.replace("\n", " ")


def test_a_server_that_committed_to_nothing_is_found_out(ana: JoinedTable, capsys: Any) -> None:
    ana.receive("committed", commitment=None)
    ana.receive("revealing", hashes=[ana.hash, BEA])
    ana.session.verify_record(written([*ana.revealed, "sugar"], [ana.hash, BEA]))
    assert "not the one you were shown" in capsys.readouterr().out.replace("\n", " ")


def test_a_client_restarted_in_another_process_says_what_a_file_alone_proves(
    ana: JoinedTable, capsys: Any
) -> None:
    ana.receive("revealing", hashes=["1" * 64, BEA])
    assert ana.sent == []
    ana.session.verify_record(written(["", "sugar"], ["1" * 64, BEA]))
    printed = capsys.readouterr().out.replace("\n", " ")
    assert LEFT_OUT not in printed
    assert MISSING not in printed
    assert "fits the fingerprint" in printed
