"""Matches that go on from a moment of a finished one, on a server: what is taken over, and what it proves."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import msgspec
import pytest

from server_process import Player, Server, all_play, seated
from sobremesa.engine import BadInput, Source, Stacked, record
from sobremesa.games import find
from sobremesa.server.jobs import ContinuationJob, Continued, ReviewJob
from sobremesa.server.phases import PLAYING
from sobremesa.server.realtime import commands
from sobremesa.server.realtime.state import TableState
from sobremesa.server.storage.people import Person
from test_server import status_of
from test_server_registry import headers_of

MOVES = 9


@pytest.fixture(scope="module")
def played(server: Server) -> list[Player]:
    """Two people whose match of UNO is over."""
    players = seated(server, 5, game="uno", variant="j-uno")
    asyncio.run(all_play(players))
    return players


class Leaver(Player):
    """A client that answers twice and then leaves the match, which ends it where two play."""

    async def answer(self, question: Any) -> None:
        if question and len(self.acknowledged) == 2:
            question = {**question, "moves": [{"text": "leave"}]}
        await super().answer(question)


def record_of(server: Server, table: str) -> str:
    return server.ask("GET", f"/api/tables/{table}/record").decode()


def take_over(server: Server, person: dict[str, str], **asked: Any) -> str:
    answer = server.ask("POST", "/api/continuations", {"moves": MOVES, **asked}, headers_of(person))
    return str(json.loads(answer)["table"])


def test_a_person_plays_on_from_a_moment_and_the_record_never_verifies(
    server: Server, played: list[Player]
) -> None:
    source, eve = played[0].table, server.new_person("Eve")
    text = record_of(server, source)
    for asked in ({"table": source, "seat": 1}, {"record": text, "seat": 1}):
        table = take_over(server, eve, **asked)
        asyncio.run(all_play([Leaver(server, eve, table, 1, random.Random(2))]))
        loaded = record.load(record_of(server, table), find)
        assert record.replay(loaded).is_over
        assert loaded.setup.source is not None
        assert (loaded.setup.source.moves, loaded.setup.source.seat) == (MOVES, 1)
        assert loaded.setup.source.match == record.load(text, find).setup.id
        assert loaded.shuffler == Stacked.name
        assert loaded.setup.seats[1].name == "Eve"
        assert loaded.setup.seats[0].player != "person"
        found = [finding.key for finding in record.verify(loaded)]
        assert "unproved-continuation" in found


def test_only_finished_matches_and_moments_that_they_have_are_taken_over(
    server: Server, played: list[Player]
) -> None:
    eve = server.new_person("Eve")
    running = server.open_table(eve, game="uno", seats=2, bots={"1": "bot"})
    cut = "\n".join(record_of(server, played[0].table).split("\n")[:20]) + "\n"
    for asked in (
        {"table": running}, {"table": "0" * 24}, {"record": cut, "moves": 2}, {"record": "nothing"},
        {"table": played[0].table, "moves": 100_000}, {"table": played[0].table, "seat": 9},
    ):  # fmt: skip
        assert status_of(lambda asked=asked: take_over(server, eve, **asked)) in (400, 404, 409)


def test_a_position_in_a_file_is_searched_by_nobody(server: Server, played: list[Player]) -> None:
    """Machine code does not check what is in a state, and anybody can write a file."""
    eve = server.new_person("Eve")
    table = take_over(server, eve, table=played[0].table, seat=1)
    asyncio.run(all_play([Leaver(server, eve, table, 1, random.Random(2))]))
    text = record_of(server, table)
    ContinuationJob(text, 1, 1, [1, 2, 3, 4]).work()  # as this server wrote it
    for job in (
        ReviewJob(text, 1, is_uploaded=True),
        ContinuationJob(text, 1, 1, [1, 2, 3, 4], is_uploaded=True),
    ):
        with pytest.raises(BadInput) as refused:
            job.work()
        assert refused.value.key == "record-position"
    assert status_of(lambda: take_over(server, eve, record=text, moves=1, seat=1)) == 400
    asked = {"record": text, "seat": 1}
    assert status_of(lambda: server.ask("POST", "/api/records/review", asked)) == 400


def continued(text: str, seat: int, number: int) -> Continued:
    job = ContinuationJob(text, MOVES, seat, [number, 2, 3, 4])
    return msgspec.json.decode(job.work(), type=Continued)


def test_what_the_seat_had_not_seen_is_drawn_anew_and_what_it_saw_stays(
    server: Server, played: list[Player]
) -> None:
    text = record_of(server, played[0].table)
    found = [json.loads(continued(text, 0, number).position) for number in range(1, 6)]
    assert len({json.dumps(position["hands"][0]) for position in found}) == 1  # one's own
    assert len({json.dumps(position) for position in found}) > 1


def test_a_journal_gives_the_same_match_again(server: Server, played: list[Player]) -> None:
    found = continued(record_of(server, played[0].table), 0, 1)
    id, entries = commands.continued_table(Person("p", "Zoe"), found)
    states = [TableState.fold(id, entries) for _ in range(2)]
    for state in states:
        rng = random.Random(1)  # always making the first move may never come to an end
        assert state.phase == PLAYING
        assert state.setup().source == Source(found.source, MOVES, 0, found.position)
        while not state.playing.is_over:
            seat = state.playing.to_act
            state.playing.play(seat, rng.choice(state.playing.moves(seat)))
    assert record.dump(states[0].playing) == record.dump(states[1].playing)
