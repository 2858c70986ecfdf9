"""What strangers can make the server compute is done elsewhere, in so much time, from what they may see."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Coroutine, Iterator
from typing import Any
from unittest import mock

import msgspec
import pytest

from fake_time import run
from games_under_test import GAMES, PATIENCE, stream
from session_room import NAMES, Room, opened, settle, started_table
from sobremesa.bots import search
from sobremesa.engine import BadRecord, Match, Problem, Seat, record, seeded
from sobremesa.games import find
from sobremesa.protocol import hints_for, messages
from sobremesa.server import access_limits, jobs, worker, worker_pool
from sobremesa.server.access_limits import AccessLimits, TokenBucket
from sobremesa.server.jobs import Failure, HintJob, OutOfTime, ReplayJob, Request, Result, bot_job, hint_job
from sobremesa.server.realtime.advice import HINT_SECONDS
from sobremesa.server.realtime.autopilot import DELAY
from sobremesa.server.settings import Settings
from sobremesa.server.worker_pool import WorkerPool

ENDLESS = HintJob("uno", "official", {}, {}, {})


def match_of(game: str, seats: int = 2, seed: int = 1) -> Match:
    return Match(find(game), [Seat(name) for name in NAMES[:seats]], seeded(seed))


def in_pool(scene: Callable[[WorkerPool], Coroutine[Any, Any, None]]) -> None:
    async def main() -> None:
        pool = WorkerPool()
        try:
            await scene(pool)
        finally:
            await pool.close()

    asyncio.run(main())


# -- jobs ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_worker_advises_what_the_table_would(game: Any) -> None:
    match = Match(game, [Seat(name) for name in NAMES[: max(2, game.seats[0])]], seeded(3))
    for _ in range(30):
        if match.is_over:
            break
        seat = match.to_act
        sent = msgspec.msgpack.decode(msgspec.msgpack.encode(hint_job(match, seat)), type=jobs.Job)
        assert json.loads(sent.work()) == json.loads(json.dumps(hints_for(match, seat)))
        match.play(seat, match.moves(seat)[0])


def test_nothing_that_a_seat_does_not_see_is_sent_to_a_worker() -> None:
    """Two deals that differ in the other hand alone give the same job."""
    for game in GAMES:
        match = match_of(game.id, max(2, game.seats[0]))
        veiled = match.state.copy()
        game.information.veil(veiled, 0)
        job = hint_job(match, 0)
        assert job.view == game.view.view(veiled, 0)
        assert job.remembered == game.recall(veiled, 0)


def test_without_time_to_remember_the_table_alone_is_judged() -> None:
    job = hint_job(match_of("uno"), 0)
    hints = find("uno").hints.hint
    asked: list[object] = []

    def slow(view: Any, options: Any) -> Any:
        asked.append(view)
        if view is job.remembered:
            raise OutOfTime
        return hints(view, options)

    with mock.patch.object(find("uno").hints, "hint", slow):
        assert json.loads(job.work())
    assert [view is job.remembered for view in asked] == [True, False]


def test_a_record_is_refused_by_its_length_and_digests_before_anything_is_played() -> None:
    text = record.dump(match_of("uno"))
    longer = text + "1 draw #000000000000\n" * (jobs.MAX_STEPS + jobs.MAX_HEADER)
    with mock.patch.object(record, "replay", side_effect=AssertionError("it was played")):
        with pytest.raises(BadRecord, match="record-too-long"):
            jobs.steps_of(longer, None)
        with pytest.raises(BadRecord, match="record-edited"):
            jobs.steps_of(text.replace("deal ", "deal  "), None)


# -- limits of time -----------------------------------------------------------------------------


class Endless:
    def work(self) -> bytes:
        while True:
            pass


@pytest.fixture
def profiling() -> Iterator[None]:
    before = signal.signal(signal.SIGPROF, worker.stop)
    yield
    worker.set_timer(0)
    signal.signal(signal.SIGPROF, before)


@pytest.mark.usefixtures("profiling")
def test_a_job_ends_when_its_time_is_used_up() -> None:
    endless: Any = Endless()
    assert worker.reply_to(Request(endless, 0.01)) == Failure("too-long-to-compute")
    assert isinstance(worker.reply_to(Request(hint_job(match_of("uno"), 0), 1.0)), Result)


BEYOND_SIGNALS = """
import signal
from sobremesa.server import worker
signal.signal(signal.SIGPROF, worker.stop)
worker.LAST_SECOND = 0.02
worker.set_timer(0.01)
sum(range(10**12))
"""


@pytest.mark.skipif(not worker.has_timer(), reason="there is no limit of processor time")
def test_a_process_in_machine_code_that_hears_of_no_limit_is_ended() -> None:
    ended = subprocess.run([sys.executable, "-c", BEYOND_SIGNALS], check=False, timeout=PATIENCE)
    assert ended.returncode == -signal.SIGVTALRM


NOISY = """
from sobremesa.server import jobs, worker
jobs.ReplayJob.work = lambda self: print("noise", flush=True) or b"1"
worker.main()
"""


def test_what_a_job_prints_is_no_part_of_its_reply() -> None:
    message = msgspec.msgpack.encode(Request(ReplayJob("", None), 1.0))
    sent = len(message).to_bytes(worker.LENGTH, "big") + message
    done = subprocess.run(
        [sys.executable, "-c", NOISY], input=sent, capture_output=True, check=True, timeout=PATIENCE
    )
    assert msgspec.msgpack.decode(done.stdout[worker.LENGTH :], type=jobs.Reply) == Result(b"1")
    assert done.stderr == b"noise\n"


# -- processes ----------------------------------------------------------------------------------


def test_the_first_job_starts_a_process_and_the_next_finds_it() -> None:
    async def scene(pool: WorkerPool) -> None:
        assert not pool.workers
        match = match_of("uno")
        for _ in range(3):  # imports of the first are not charged to it
            assert json.loads(await pool.run(hint_job(match, 0), HINT_SECONDS)) == hints_for(match, 0)
        assert len(pool.workers) == 1

    in_pool(scene)


def test_a_problem_of_a_job_is_told_and_its_process_goes_on() -> None:
    async def scene(pool: WorkerPool) -> None:
        for _ in range(2):
            with pytest.raises(Problem, match="record-not-one"):
                await pool.run(ReplayJob("nothing", None), 1.0)
        assert len(pool.workers) == 1

    in_pool(scene)


def test_a_process_that_dies_or_is_not_waited_for_is_replaced() -> None:
    async def scene(pool: WorkerPool) -> None:
        job = hint_job(match_of("uno"), 0)
        await pool.run(job, 1.0)
        (first,) = pool.workers
        os.kill(first.pid, signal.SIGKILL)
        with pytest.raises(Problem, match="computing-failed"):
            await pool.run(job, 1.0)
        assert await pool.run(job, 1.0)
        (second,) = pool.workers
        second.kill()
        await second.wait()  # nothing is asked of what is known to be dead
        assert await pool.run(job, 1.0)
        (second,) = pool.workers
        waiting = asyncio.create_task(pool.run(job, 1.0))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        await second.wait()
        assert not pool.workers

    in_pool(scene)


def test_a_process_that_cannot_be_started_is_a_problem_that_is_told() -> None:
    async def scene(pool: WorkerPool) -> None:
        failing = mock.patch("asyncio.create_subprocess_exec", side_effect=BlockingIOError)
        with failing, pytest.raises(Problem, match="computing-failed"):
            await pool.run(ENDLESS, 1.0)
        assert await pool.run(hint_job(match_of("uno"), 0), 1.0)

    in_pool(scene)


def test_more_jobs_than_can_wait_are_refused() -> None:
    async def never(self: WorkerPool, job: Any, seconds: float) -> bytes:
        await asyncio.Event().wait()
        raise AssertionError

    async def scene(pool: WorkerPool) -> None:
        jobs_ = [
            asyncio.create_task(pool.run(ENDLESS, 1.0))
            for _ in range(worker_pool.SIZE + worker_pool.MAX_WAITING)
        ]
        await asyncio.sleep(0)
        with pytest.raises(Problem, match="computing-busy"):
            await pool.run(ENDLESS, 1.0)
        for job in jobs_:
            job.cancel()
        await asyncio.gather(*jobs_, return_exceptions=True)

    with mock.patch.object(WorkerPool, "run_in_worker", never):
        in_pool(scene)


def test_a_job_for_which_no_process_becomes_free_is_refused_and_does_not_wait_for_ever() -> None:
    async def never(self: WorkerPool, job: Any, seconds: float) -> bytes:
        await asyncio.Event().wait()
        raise AssertionError

    async def scene() -> None:
        pool = WorkerPool()
        endless = [asyncio.create_task(pool.run(ENDLESS, 1.0)) for _ in range(worker_pool.SIZE)]
        await settle()
        with pytest.raises(Problem, match="computing-busy"):
            await pool.run(ENDLESS, 1.0)
        assert pool.waiting == 0
        for job in endless:
            job.cancel()
        await asyncio.gather(*endless, return_exceptions=True)
        with mock.patch.object(WorkerPool, "run_in_worker", mock.AsyncMock(return_value=b"[]")):
            assert await pool.run(ENDLESS, 1.0) == b"[]"

    with mock.patch.object(WorkerPool, "run_in_worker", never):
        run(scene)


# -- at a table -----------------------------------------------------------------------------------


def test_hints_are_limited_by_address_whoever_asks_at_whichever_table() -> None:
    limits = AccessLimits(Settings(), mock.Mock(monotonic=lambda: 5.0))
    assert limits.hint_budget("192.0.2.1") is limits.hint_budget("192.0.2.1")

    async def scene() -> None:
        room = Room(started_table(opened(find("uno"))))
        await room.load()
        clients = [await room.client(name) for name in NAMES[:2]]
        shared = TokenBucket(0.0, 3.0, 0.0)
        for client in clients:
            client.subscriber.hint_budget = shared
        answers = [await client.ask(messages.RequestHint()) for client in clients * 2]
        assert [answer["type"] for answer in answers] == ["done", "done", "done", "refused"]
        assert answers[-1]["key"] == "too-fast"
        await room.close()

    run(scene)


def test_a_table_goes_on_while_a_hint_is_computed() -> None:
    async def scene() -> None:
        room = Room(started_table(opened(find("uno"))))
        session = await room.load()
        computed = asyncio.Event()

        async def slowly(job: Any, seconds: float) -> bytes:
            await computed.wait()
            return b"[]"

        session.advisor.run_job = slowly
        clients = [await room.client(name) for name in NAMES[:2]]
        await settle()
        asked = clients[0].send(messages.RequestHint())
        await settle()
        (mover,) = [client for client in clients if client.is_asked]
        moved = mover.play(mover.update["question"]["moves"][0]["text"])
        await settle()
        assert moved in mover.answers
        assert asked not in clients[0].answers
        computed.set()
        await settle()
        assert clients[0].answers[asked]["hints"] == []
        await room.close()

    run(scene)


def test_computations_of_an_address_run_one_at_a_time_and_few_may_wait() -> None:
    async def scene() -> None:
        limits = AccessLimits(Settings(), mock.Mock())
        running: list[str] = []

        async def compute(address: str) -> None:
            async with limits.computation(address):
                running.append(address)
                assert running.count("192.0.2.1") <= 1
                await asyncio.sleep(0)
                running.remove(address)

        first = [asyncio.create_task(compute("192.0.2.1")) for _ in range(access_limits.MAX_COMPUTATIONS)]
        await asyncio.sleep(0)
        with pytest.raises(Problem, match="computing-busy"):
            await compute("192.0.2.1")
        await compute("192.0.2.2")  # others do not wait for this address
        first.pop().cancel()  # whoever is not waited for any more makes room
        await asyncio.sleep(0)
        await asyncio.gather(*first, compute("192.0.2.1"))
        assert not limits.computations

    run(scene)


# -- bots that search -----------------------------------------------------------------------------


@pytest.fixture
def uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches play as their bot: no test compiles one by the way."""
    monkeypatch.setattr(search, "find_spec", lambda name: None)


@pytest.mark.usefixtures("uncompiled")
@pytest.mark.parametrize("game", [game for game in GAMES if game.levels], ids=lambda game: game.id)
def test_a_bots_job_has_what_its_seat_knows_and_answers_with_a_listed_move(game: Any) -> None:
    match = Match(game, [Seat(name) for name in NAMES[: max(2, game.seats[0])]], seeded(3))
    for number in range(10):
        seat = match.to_act
        veiled = match.state.copy()
        game.information.veil(veiled, seat)
        job = bot_job(match, seat, "level-5", stream(number))
        assert job.known == veiled.cells()
        sent = msgspec.msgpack.decode(msgspec.msgpack.encode(job), type=jobs.Job)
        found = json.loads(sent.work())
        assert found in match.legal(seat)
        match.act(seat, found)


class Thinker:
    """Does jobs when it is told to."""

    def __init__(self) -> None:
        self.may_answer = asyncio.Event()
        self.begun = self.cancelled = 0

    async def run(self, job: Any, seconds: float) -> bytes:
        self.begun += 1
        try:
            await self.may_answer.wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        answer: bytes = job.work()
        return answer


async def table_with_a_thinker(run_job: Any) -> tuple[Room, Any]:
    """Ana has moved, and a bot that searches is in turn."""
    room = Room(started_table(opened(find("conclave"), people=1, bots=1)))
    room.journal.stored["room"][0] = room.journal.stored["room"][0].replace(b'"greedy"', b'"level-5"')
    session = await room.load()
    assert session.state.bots == {1: "level-5"}
    session.autopilot.run_job = run_job
    ana = await room.client(NAMES[0])
    await settle()
    while room.match.to_act == 0:
        ana.play(ana.update["question"]["moves"][0]["text"])
        await settle()
    return room, ana


@pytest.mark.usefixtures("uncompiled")
def test_a_table_goes_on_while_a_bot_searches_and_nobody_can_measure_when_it_is_done() -> None:
    async def scene() -> None:
        thinker = Thinker()
        room, ana = await table_with_a_thinker(thinker.run)
        version = room.match.version
        assert thinker.begun == 1
        assert await ana.ask(messages.SendChat("?"))
        await settle()
        assert (room.match.version, room.match.to_act, thinker.begun) == (version, 1, 1)
        thinker.may_answer.set()
        await settle(DELAY - 0.01)
        assert room.match.version == version, "when it was done can be measured"
        await settle(0.02)
        assert room.match.version > version
        await room.close()

    run(scene)


@pytest.mark.usefixtures("uncompiled")
def test_a_search_that_the_table_no_longer_needs_is_cancelled() -> None:
    async def scene() -> None:
        thinker = Thinker()
        room, ana = await table_with_a_thinker(thinker.run)
        await ana.ask(messages.Leave())
        await settle()
        assert room.match.is_over
        assert (thinker.begun, thinker.cancelled) == (1, 1)
        await room.close()

    run(scene)


@pytest.mark.usefixtures("uncompiled")
def test_where_no_worker_can_be_had_the_bot_of_the_search_decides() -> None:
    async def refuse(job: Any, seconds: float) -> bytes:
        raise Problem("computing-failed")

    async def scene() -> None:
        room, _ = await table_with_a_thinker(refuse)
        for _ in range(100):
            await settle()
            if room.match.to_act == 0:
                break
            await asyncio.sleep(0.01)
        assert room.match.to_act == 0 or room.match.is_over
        await room.close()

    run(scene)
