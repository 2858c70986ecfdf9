"""Assistance is agreed for a whole table: who may ask for hints and odds, and what a worker receives."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import Any
from unittest import mock

import msgspec
import pytest

from fake_time import run
from games_under_test import GAMES, new_match, stream
from session_room import (
    NAMES,
    Client,
    Room,
    contribution,
    follow,
    opened,
    play_on,
    revealing_table,
    settle,
    started_table,
)
from sobremesa import bots
from sobremesa.bots import search
from sobremesa.engine import Game, Match, Problem, Refused, draw
from sobremesa.games import find
from sobremesa.odds import estimates
from sobremesa.protocol import messages, odds_info
from sobremesa.protocol.messages import ClientMessage
from sobremesa.server import jobs
from sobremesa.server.access_limits import TokenBucket
from sobremesa.server.jobs import Job, OddsJob, WarmUpJob, odds_job
from sobremesa.server.phases import PLAYING
from sobremesa.server.realtime import advice

HINT: ClientMessage = messages.RequestHint()
ODDS: ClientMessage = messages.RequestOdds()


async def table_of(assistance: str, game: str = "siete-y-medio") -> tuple[Room, list[Client]]:
    """Two people and a spectator at a table where the cards are dealt."""
    room = Room(started_table(opened(find(game), assistance=assistance)))
    await room.load()
    clients = [await room.client(name) for name in (*NAMES[:2], "")]
    await settle()
    return room, clients


async def asked_to_decide(clients: list[Client]) -> Client:
    """The client that is in turn, when it has bet."""
    [player] = [client for client in clients[:2] if client.is_asked]
    player.play("bet 300")
    await settle()
    return player


@pytest.mark.parametrize(
    ("assistance", "hint", "odds"),
    [
        ("none", "hints-not-agreed", "odds-not-agreed"),
        ("hints", None, "odds-not-agreed"),
        ("odds", None, None),
    ],
)
def test_a_player_is_given_what_the_table_agreed_to_and_a_spectator_nothing(
    assistance: str, hint: str | None, odds: str | None
) -> None:
    async def scene() -> None:
        room, clients = await table_of(assistance)
        assert {client.table["assistance"] for client in clients} == {assistance}
        player = await asked_to_decide(clients)
        assert (await player.ask(HINT)).get("key") == hint
        answer = await player.ask(ODDS)
        assert answer.get("key") == odds
        if odds is None:
            listed = [move["text"] for move in player.update["question"]["moves"]]
            assert [choice["move"] for choice in answer["odds"]["choices"]] == listed
            assert (answer["odds"]["unit"], answer["odds"]["stake"]) == ("bets", 300)
        assert [(await clients[-1].ask(message))["key"] for message in (HINT, ODDS)] == ["not-seated"] * 2
        await room.close()

    run(scene)


def test_whoever_is_not_asked_gets_no_odds() -> None:
    async def scene() -> None:
        room, clients = await table_of("odds")
        player = await asked_to_decide(clients)
        [other] = [client for client in clients[:2] if client is not player]
        assert (await other.ask(ODDS))["key"] == "odds-no-choice"
        await room.close()

    run(scene)


def test_odds_are_limited_together_with_hints_by_person_and_by_address() -> None:
    async def scene() -> None:
        room, clients = await table_of("odds")
        player = await asked_to_decide(clients)
        answers = [await player.ask(message) for message in [HINT, ODDS] * 6]
        assert [answer.get("key") for answer in answers] == [None] * 10 + ["too-fast"] * 2
        await settle(60)
        player.subscriber.hint_budget = TokenBucket(0.0, 1.0, 0.0)
        assert [(await player.ask(message)).get("key") for message in (ODDS, ODDS)] == [None, "too-fast"]
        await room.close()

    run(scene)


def test_what_was_agreed_holds_in_the_rematch() -> None:
    async def scene() -> None:
        room, clients = await table_of("none")
        await play_on(room, clients[:2])
        assert (await clients[0].ask(messages.Rematch()))["type"] == "done"
        again = await follow(room, clients[:2])
        assert {client.table["assistance"] for client in again} == {"none"}
        await room.close()

    run(scene)


# -- every request has one answer -------------------------------------------------------------------


def answers_to(client: Client, id: str) -> list[Any]:
    return [message for _, line in client.lines if (message := json.loads(line)).get("id") == id]


@pytest.mark.parametrize("message", [HINT, ODDS], ids=["hint", "odds"])
@pytest.mark.parametrize(
    ("fate", "key"),
    [
        (Refused("too-long-to-compute"), "too-long-to-compute"),
        (Problem("computing-failed"), "computing-failed"),
        (RuntimeError("an error of ours"), "computing-failed"),
        (b"no JSON", "computing-failed"),
    ],
    ids=["limit", "dead", "error", "rubbish"],
)
def test_a_request_is_answered_once_whatever_becomes_of_its_job(
    message: ClientMessage, fate: Any, key: str
) -> None:
    async def scene() -> None:
        room, clients = await table_of("odds")
        player = await asked_to_decide(clients)
        room.session.advisor.run_job = mock.AsyncMock(side_effect=[fate])
        asked = player.send(message)
        await settle()
        assert [answer["key"] for answer in answers_to(player, asked)] == [key]
        assert room.metrics.refused[key] == 1
        await room.close()

    run(scene)


@pytest.mark.parametrize("message", [HINT, ODDS], ids=["hint", "odds"])
def test_a_request_whose_job_cannot_even_be_made_is_answered(message: ClientMessage) -> None:
    async def scene() -> None:
        room, clients = await table_of("odds")
        player = await asked_to_decide(clients)
        job = "hint_job" if message is HINT else "odds_job"
        with mock.patch.object(advice, job, side_effect=ZeroDivisionError):
            asked = player.send(message)
            await settle()
        assert [answer["key"] for answer in answers_to(player, asked)] == ["house-trouble"]
        await room.close()

    run(scene)


def test_a_request_is_answered_after_its_match_has_ended_and_to_nobody_who_has_gone() -> None:
    async def scene() -> None:
        room, clients = await table_of("odds")
        player = await asked_to_decide(clients)
        [other] = [client for client in clients[:2] if client is not player]
        computed = asyncio.Event()

        async def slowly(job: Job, seconds: float) -> bytes:
            await computed.wait()
            return b"[]"

        room.session.advisor.run_job = slowly
        ids = [(client, client.send(HINT)) for client in (player, other)]
        await settle()
        for client in (other, player):
            await client.ask(messages.Leave())
        assert room.match.is_over
        before = len(other.lines)
        await other.disconnect()
        computed.set()
        await settle()
        answers = {client: answers_to(client, id) for client, id in ids}
        assert answers == {player: [{"type": "done", "id": ids[0][1], "hints": []}], other: []}
        assert len(other.lines) == before
        assert not room.session.background
        await other.reconnect()
        assert (await other.ask(HINT))["key"] == "not-seated"
        await room.close()

    run(scene)


# -- what a worker is told ------------------------------------------------------------------------


def other_world(match: Match, seat: int) -> Match:
    """The same match, with other cards where a seat cannot see them."""
    other = new_match(match.game, match.variant, len(match.seats), seed=3)
    state = match.state.copy()
    match.game.information.veil(state, seat)
    match.game.information.sample(state, seat, stream(8))
    other.restore({**match.snapshot(), "state": state.cells()})
    return other


def interpreted_odds(job: OddsJob) -> Any:
    """The answer of a job that searches, without a compiler and with few playouts."""
    game = find(job.game)
    known = jobs.restored(game, job.known)
    assert game.playouts is not None
    with mock.patch.object(game, "playouts", replace(game.playouts, estimate=12)):
        found = estimates.estimated_odds(
            game, known, job.seats, job.seat, job.listed, search.interpreted(game)
        )
    return odds_info(found)


@pytest.mark.parametrize("game", [game for game in GAMES if game.has_odds], ids=lambda game: game.id)
def test_a_worker_is_told_what_the_seat_knows_and_hidden_cards_change_no_odds(game: Game) -> None:
    match = new_match(game, game.default_variant, max(2, game.seats[0]), seed=3)
    rng, compared = stream(5), 0
    for _ in range(12):
        seat = match.to_act
        other = other_world(match, seat)
        job = odds_job(match, seat)
        assert job == odds_job(other, seat)
        assert job.known == bots.veiled(match, seat)[0].cells()
        if game.has_estimates and len(job.listed) > 1 and compared < 2:
            listed = {game.notation.show(action) for action in job.listed}
            assert {choice["move"] for choice in interpreted_odds(job)["choices"]} == listed
            compared += 1
        elif not game.has_estimates and match.game.odds and match.game.odds.seat_odds(other.state, seat):
            sent = msgspec.msgpack.decode(msgspec.msgpack.encode(job), type=jobs.Job)
            assert json.loads(sent.work()) == json.loads(odds_job(other, seat).work())
            compared += 1
        listed_moves = match.legal(seat)
        match.act(seat, listed_moves[draw(rng, len(listed_moves))])
    assert compared


@pytest.mark.parametrize(
    ("id", "poisoned"), [("blackjack", "pile"), ("siete-y-medio", "pile"), ("uno", "hands")]
)
def test_cells_that_are_hidden_reach_no_worker(id: str, poisoned: str) -> None:
    match = new_match(find(id), find(id).default_variant, 2, seed=3)
    seat = match.to_act
    job, cells = odds_job(match, seat), match.state.cells()
    hidden: Any = cells[poisoned]
    if poisoned == "pile":
        begin = match.state.cursor + 1
        hidden[begin : begin + 20] = reversed(hidden[begin : begin + 20])
    else:
        hidden[1 - seat] = [99] * len(hidden[1 - seat])
    other = new_match(find(id), find(id).default_variant, 2, seed=3)
    other.restore({**match.snapshot(), "state": cells})
    assert other.state != match.state
    assert odds_job(other, seat) == job


def test_without_compiled_rules_estimates_are_refused_with_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "find_spec", lambda name: None)

    async def scene() -> None:
        room, clients = await table_of("odds", "conclave")
        [player] = [client for client in clients[:2] if client.is_asked]
        assert (await player.ask(ODDS))["key"] == "odds-not-ready"
        await room.close()

    run(scene)


@pytest.mark.parametrize(
    ("game", "assistance", "jobs_run"),
    [("uno", "odds", [WarmUpJob("uno")]), ("uno", "hints", []), ("siete-y-medio", "odds", [])],
)
def test_searches_are_made_ready_when_a_match_with_estimated_odds_begins(
    game: str, assistance: str, jobs_run: list[Job]
) -> None:
    async def scene() -> None:
        room = Room(revealing_table(opened(find(game), assistance=assistance)))
        session = await room.load()
        found: list[Job] = []

        async def run_job(job: Job, seconds: float) -> bytes:
            found.append(job)
            return b"null"

        session.advisor.run_job = run_job
        clients = [await room.client(name) for name in NAMES[:2]]
        for seat, client in enumerate(clients):
            await client.ask(messages.Reveal(text=contribution(seat)))
        await settle()
        assert room.state.phase == PLAYING
        assert found == jobs_run
        await room.close()

    run(scene)
