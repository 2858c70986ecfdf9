"""The figures of ``simulate``: right, honest about what they cannot say, whenever it stops."""

from __future__ import annotations

import csv
import io
import json
import os
import signal
import statistics
import subprocess
import sys
import time
from collections import Counter
from contextlib import suppress
from math import exp, sqrt
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from compiled_once import CompiledOnce
from games_under_test import GAMES, PATIENCE, Position
from sobremesa.bots import bots_of
from sobremesa.bulk import loops
from sobremesa.bulk.cache import MARK
from sobremesa.bulk.linker import LinkedGame
from sobremesa.bulk.loops import new_result, new_workspace
from sobremesa.cli.values import number_of_games
from sobremesa.engine import HOUSE, SHUFFLER, WAIT, BadInput, Game, draw
from sobremesa.games import find
from sobremesa.games.blackjack import statistics as own
from sobremesa.games.blackjack.rules import events
from sobremesa.lab import simulate, sums
from sobremesa.lab.estimate import Estimate, mean, risk_of_ruin, rounds_to_deviation, share, student_95
from sobremesa.lab.simulate import Simulation
from sobremesa.lab.sums import Histogram, Sums, count_outcomes
from terminal_process import restore_interrupts

pytestmark = pytest.mark.long
SIETE = find("siete-y-medio")
BLACKJACK = find("blackjack")


def simulation(players: str = "plain", **changes: str) -> Simulation:
    return Simulation(SIETE, SIETE.options("clasico", changes), players.split(","))


def compiled(players: str = "plain", **changes: str) -> Simulation:
    return CompiledOnce(SIETE, SIETE.options("clasico", changes), players.split(","))


# -- the figures ---------------------------------------------------------------------------


def test_figures_are_what_the_games_give_when_they_are_taken_one_by_one() -> None:
    """A player whose bets and rounds vary, so that no ratio is a mean in disguise."""
    few = compiled("random", bank_money="3000")
    rows, _ = few.play(7, 0, 400)
    results = [int(row["results"][0]) for row in rows]
    rounds, stakes = rows["rounds"].tolist(), rows["stakes"][:, 0].tolist()
    assert len(set(rounds)) > 1
    seat = few.run(400, seed=7, jobs=2).seats[0]
    assert seat.result.mean == pytest.approx(statistics.mean(results))
    assert seat.result.deviation == pytest.approx(statistics.stdev(results))
    for figure, bottoms in ((seat.per_round, rounds), (seat.per_bet, stakes)):
        assert figure is not None
        ratio = sum(results) / sum(bottoms)
        apart = [result - ratio * bottom for result, bottom in zip(results, bottoms, strict=True)]
        error = statistics.stdev(apart) / statistics.mean(bottoms) / sqrt(400)
        assert figure.mean == pytest.approx(ratio)
        assert figure.error == pytest.approx(error)
        assert figure.high == pytest.approx(ratio + 1.9659 * error, rel=1e-4)  # t of 399 degrees
    assert seat.wins.mean == sum(result > 0 for result in results) / 400
    assert seat.ties.mean == sum(result == 0 for result in results) / 400
    assert seat.losses.mean == sum(result < 0 for result in results) / 400
    in_order = sorted(results)
    assert seat.percentiles == {q: in_order[-(-400 * q // 100) - 1] for q in sums.PERCENTILES}


def test_the_deviation_per_bet_is_that_of_one_round_whatever_the_length_of_a_game() -> None:
    short = compiled(rounds="1").run(40_000, seed=1, jobs=1).seats[0].per_bet
    long = compiled(rounds="40", player_money="1000000").run(1000, seed=2, jobs=1).seats[0].per_bet
    assert short and long and short.deviation and long.deviation
    assert long.deviation == pytest.approx(short.deviation, rel=0.1)
    assert long.error == pytest.approx(short.error, rel=0.1)


@pytest.mark.parametrize(
    ("freedom", "t"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (9, 2.262), (30, 2.042), (100, 1.984), (1000, 1.962)],
)
def test_few_games_have_the_wide_intervals_of_student(freedom: int, t: float) -> None:
    """The figures of every printed table."""
    assert student_95(freedom) == pytest.approx(t, abs=0.0006)


def test_two_numbers_and_their_interval_by_hand() -> None:
    found = mean(2, 10 + 14, 10**2 + 14**2, unit=2)
    assert found.mean == 6
    assert found.deviation == pytest.approx(sqrt(2))
    assert found.error == pytest.approx(1)
    assert found.high == pytest.approx(6 + 12.7062, abs=0.001)


def test_something_that_never_happened_may_still_happen() -> None:
    never = share(100, 0)
    assert never.low == 0
    assert never.high == pytest.approx(0.0370, abs=0.0001)  # Wilson: z² / (n + z²)


def test_one_game_tells_no_deviation_and_no_interval() -> None:
    seat = simulation("plain,random").run(1, seed=1, jobs=1).seats[1]
    for figure in (seat.result, seat.per_round, seat.per_bet, seat.wins):
        assert figure is not None
        assert (figure.deviation, figure.error, figure.low, figure.high) == (None, None, None, None)


def test_intervals_of_runs_with_other_seeds_cover_what_all_of_them_find() -> None:
    one_round = compiled(rounds="1")
    runs = [one_round.run(500, seed, jobs=1).seats[0].result for seed in range(200)]
    truth = statistics.mean(run.mean for run in runs)
    assert 179 <= sum(covers(run, truth) for run in runs) <= 199  # 190 ± 3.1
    scaled = sum(((run.mean - truth) / (run.error or 0)) ** 2 for run in runs)
    assert 140 < scaled < 270  # 199 degrees of freedom: 1 in 1000 outside


def covers(run: Estimate, truth: float) -> bool:
    return run.low is not None and run.high is not None and run.low <= truth <= run.high


def test_results_that_are_too_many_to_tell_apart_are_put_together_with_their_neighbours(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sums, "MAX_BINS", 100)
    histogram = Histogram()
    for begin in (0, 500):
        histogram.add(np.arange(begin, begin + 500), np.ones(500, int))
    assert len(histogram.counts) <= 100
    for percent, value in histogram.percentiles():
        assert abs(value - 10 * percent) <= histogram.width


# -- who won -------------------------------------------------------------------------------


def test_several_firsts_have_tied_and_nobody_wins_by_sitting_lower() -> None:
    places = np.array([[1, 1, 3], [2, 1, 3], [0, 0, 0]])
    assert count_outcomes(np.zeros((3, 3), int), places, house=False) == [(0, 1, 1), (1, 1, 0), (0, 0, 2)]


def test_against_a_house_a_push_is_neither_won_nor_lost_and_places_do_not_matter() -> None:
    results, places = np.array([[5, 0, -5], [7, 1, 0]]), np.array([[1, 2, 3], [1, 2, 3]])
    assert count_outcomes(results, places, house=True) == [(2, 0, 0), (1, 1, 0), (0, 1, 1)]


def test_equal_bots_win_equally_often_wherever_they_sit() -> None:
    result = compiled("plain,plain,plain", rounds="2").run(20_000, seed=4, jobs=2)
    for seat in result.seats:
        assert seat.wins.mean + seat.ties.mean + seat.losses.mean == pytest.approx(1)
        assert seat.wins.mean == pytest.approx(result.seats[0].wins.mean, abs=0.02)
        assert seat.ties.mean > 0.05


HOUSES = [
    pytest.param(game, name, id=f"{game.id}:{name}") for game in GAMES if game.house for name in game.variants
]


@pytest.mark.parametrize(("game", "variant"), HOUSES)
def test_what_the_seats_win_the_house_loses_whatever_they_bought(game: Game, variant: str) -> None:
    linked = LinkedGame(game.id, game.rules, list(bots_of(game).values()))
    options = game.options(variant)
    for seed in range(5):
        states, rows = [game.new_state(options), None], [new_result(2)]
        assert linked.play_games(states, new_workspace(game.rules, [0, 0]), rows, seed, 0, 1) == 1
        before = game.new_state(options)
        game.rules.start(before, 2)
        lost = game.rules.score(before, HOUSE) - game.rules.score(states[1], HOUSE)
        assert sum(rows[0].results) == lost


# -- matches without an end, and runs that are stopped --------------------------------------


def test_a_game_without_an_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loops, "MAX_MOVES", 300)
    linked = LinkedGame("blackjack", BLACKJACK.rules, list(bots_of(BLACKJACK).values()))
    endless = {"rounds": "0", "start_money": "1000000"}
    states = [BLACKJACK.new_state(BLACKJACK.options("cytech", endless)), None]
    assert linked.play_games(states, new_workspace(BLACKJACK.rules, [0]), [new_result(1)], 1, 0, 1) == 0


def test_a_match_without_an_end_is_refused_by_the_number_of_its_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    run = simulation()
    monkeypatch.setattr(run.compiled, "play_games", lambda *arguments: arguments[-1] - arguments[-2] - 1)
    with pytest.raises(BadInput) as problem:
        run.play(1, 40, 50)
    assert problem.value.key == "endless-game"
    assert problem.value.facts["number"] == "49"


def test_interrupted_it_tells_the_games_so_far_and_they_are_right() -> None:
    played: list[int] = []

    def progress(sums: Sums) -> None:
        played.append(sums.games)
        if len(played) == 3:
            raise KeyboardInterrupt

    stopped = compiled().run(2000, seed=6, jobs=2, progress=progress)
    assert stopped.games == played[-1] < 2000
    whole = compiled().run(stopped.games, seed=6, jobs=1)
    assert stopped.seats == whole.seats


def test_interrupted_before_the_first_games_there_is_nothing_to_tell(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def interrupt(*_: Any) -> None:
        raise KeyboardInterrupt

    run = simulation()
    monkeypatch.setattr(run, "play_interpreted", interrupt)
    with pytest.raises(KeyboardInterrupt):
        run.run(100, seed=1, jobs=1)


# -- nobody waits for the compiler ------------------------------------------------------------


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES])
def test_a_seed_gives_the_same_figures_interpreted_compiled_and_half_and_half(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = [next(iter(bots_of(game)))] * game.seats[0]
    found = []
    for compiled_from in (0, 7, 30):
        run = CompiledOnce(game, game.options(game.default_variant), players)
        del run.compiled  # the program is in the cache, but not loaded yet
        ready = (number >= compiled_from for number in range(1000))  # asked before every one
        monkeypatch.setattr(run, "_ready", lambda ready=ready: ready)
        monkeypatch.setattr(simulate, "POLL_INTERVAL", 0.0)  # one game at a time
        found.append(run.run(30, seed=8, jobs=1))
        assert ("compiled" in vars(run)) == (compiled_from < 30)
    assert found[0].seats == found[1].seats == found[2].seats
    assert found[0].moves == found[1].moves == found[2].moves


class SlowWorker:
    """A child process that has compiled when it was asked so often."""

    def __init__(self, times: int) -> None:
        self.times = times

    def is_running(self) -> bool:
        self.times -= 1
        return self.times >= 0


def test_games_are_played_while_a_child_process_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    run = simulation()
    monkeypatch.setattr(simulate, "INTERPRETED_FIRST", 0.0)
    monkeypatch.setattr(simulate, "POLL_INTERVAL", 0.0)
    monkeypatch.setattr(run, "start_compiling", lambda: SlowWorker(3))
    monkeypatch.setattr(run, "is_compiled", lambda: False)
    played: list[tuple[str, int]] = []

    def spied(name: str) -> Any:
        play = getattr(run, name)

        def count(seed: int, begin: int, end: int) -> Any:
            played.append((name, end - begin))
            return play(seed, begin, end)

        return count

    for name in ("play_interpreted", "play"):
        monkeypatch.setattr(run, name, spied(name))
    result = run.run(400, seed=2, jobs=1)
    assert played[:3] == [("play_interpreted", 1)] * 3
    assert {name for name, _ in played[3:]} == {"play"}
    assert result.games == 400


def test_a_few_games_need_no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "INTERPRETED_FIRST", 60.0)
    run = simulation()
    assert run.run(20, seed=2, jobs=1).games == 20
    assert "compiled" not in vars(run)


def test_warm_compiles_what_a_simulation_with_these_bots_needs(
    run: Any, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert not simulation("cautious").is_compiled()
    assert run("warm", "siete-y-medio", "--seats", "cautious") == (0, "siete-y-medio: ready\n", "")
    assert simulation("cautious,cautious").is_compiled()
    assert not simulation("bold").is_compiled()  # another bot is another loop


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="child processes are not listed here")
@pytest.mark.parametrize("command", [("warm", "uno"), ("simulate", "uno", "--games", "1e9")])
def test_ctrl_c_while_a_child_compiles_ends_both_and_leaves_nothing(
    command: tuple[str, ...], tmp_path: Path
) -> None:
    places = {**os.environ, "NUMBA_CACHE_DIR": "", "XDG_CACHE_HOME": str(tmp_path)}
    program = [sys.executable, "-m", "sobremesa", *command]
    running = subprocess.Popen(
        program, env=places, stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=restore_interrupts
    )
    while not (workers := workers_of(running.pid)):
        assert running.poll() is None
        time.sleep(0.02)
    (worker,) = workers
    os.kill(int(worker.name), signal.SIGSTOP)  # so that it cannot be done before it is ended
    running.send_signal(signal.SIGINT)  # to the command alone; a terminal sends it to the child too
    running.communicate(timeout=PATIENCE)
    # a shell calls both 130: Python ends by the signal itself if it came while a source text was executed,
    # such as that of a dataclass, even where the exception was handled
    assert running.returncode in (130, -signal.SIGINT)
    assert not worker.exists()
    assert [path.name for path in tmp_path.glob("sobremesa/uno-*/*")] == [MARK]


def workers_of(pid: int) -> list[Path]:
    """The child processes that compile, once they have loaded the compiler."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    found = []
    for child in (Path(f"/proc/{child}") for child in children):
        with suppress(OSError):  # it has ended meanwhile
            command, libraries = (child / "cmdline").read_bytes(), (child / "maps").read_bytes()
            if b"compile_worker" in command and b"llvmlite" in libraries:
                found.append(child)
    return found


# -- what a game counts itself ---------------------------------------------------------------


def test_no_game_counts_in_a_cell_that_the_loops_need() -> None:
    for game in GAMES:
        if game.statistics:
            assert not set(vars(game.statistics.Tally)) & set(new_workspace(game.rules, [0]).LAYOUT)


def test_blackjack_counts_the_events_of_its_rules() -> None:
    seats, noted = 3, Counter[int]()
    tally: Any = new_workspace(BLACKJACK.rules, [0] * seats, own.Tally)
    for seed in range(60):
        position = Position(BLACKJACK, BLACKJACK.options("vegas", {"rounds": "5"}), seats, seed)
        own.update_tally(position.s, tally, SHUFFLER, WAIT)
        while not position.is_over:
            seat = position.rules.to_act(position.s)
            listed = position.legal(seat)
            action = listed[draw(position.rng, len(listed))]
            position.apply(seat, action)
            own.update_tally(position.s, tally, seat, action)
        noted.update(note[0] for note in position.s.notes)
    assert sum(tally.naturals) == noted[events.HAS_BLACKJACK] > 0
    assert sum(tally.busts) == noted[events.WENT_OVER] > 0
    assert sum(tally.doubles) == noted[events.DOUBLED] > 0
    assert sum(tally.surrenders) == noted[events.SURRENDERED] > 0
    assert sum(tally.insurances) == noted[events.INSURED] > 0
    assert sum(tally.offers) == noted[events.INSURED] + noted[events.DECLINED]
    assert sum(tally.rounds_bet) == noted[events.HAS_MONEY]
    assert sum(tally.hands_played) == sum(tally.rounds_bet) + noted[events.SPLIT]
    assert 0 < sum(tally.splits) <= noted[events.SPLIT]


def test_results_by_upcard_add_up_to_the_result_of_the_games() -> None:
    players = [bot for name, bot in bots_of(BLACKJACK).items() if name != "counter"]  # it varies its bets
    linked = LinkedGame("blackjack", BLACKJACK.rules, players, update_tally=own.update_tally)
    tally: Any = new_workspace(BLACKJACK.rules, [0, 1], own.Tally)
    rows = [new_result(2) for _ in range(30)]
    states = [BLACKJACK.new_state(BLACKJACK.options("casino", {"rounds": "7"})), None]
    assert linked.play_games(states, tally, rows, 5, 0, 30) == 30
    bet = 10 * BLACKJACK.coin
    for seat in range(2):
        assert sum(tally.times[seat]) == tally.rounds_bet[seat] == 30 * 7
        won = sum(row.results[seat] for row in rows)
        assert sum(tally.results[seat]) * bet == won * own.UNIT
        by_name = {
            (figure.name, figure.facts.get("up")): figure for figure in own.sample_sums(tally.cells(), seat)
        }
        ace = by_name["counted-by-upcard", "A"]
        assert (ace.count, ace.total) == (tally.times[seat][1], tally.results[seat][1])


# -- how it is written -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "games"),
    [("7", 7), ("1e6", 10**6), ("2.5e3", 2500), ("10e0", 10), ("0.5e2", 50), ("1e12", 10**12)],
)
def test_a_number_of_games_may_be_written_short(text: str, games: int) -> None:
    assert number_of_games("--games", text) == games


@pytest.mark.parametrize(
    "text", ["", "0", "0e5", "1e", "e6", "1.5", "1.25e1", "1e13", "1e99", "-1e3", "1e-3", "1e6e"]
)
def test_what_is_no_number_of_games_is_refused(text: str) -> None:
    with pytest.raises(BadInput) as problem:
        number_of_games("--games", text)
    assert problem.value.key == "bad-number"


ARGS = ("simulate", "siete-y-medio", "--games", "300", "--seats", "plain,random", "--seed")


def test_json_has_numbers_as_numbers_and_the_seed(run: Any) -> None:
    report = json.loads(run(*ARGS, "9007199254740993", "--json")[1])
    assert report["seed"] == 9007199254740993
    assert report["rules"]["rounds"] == 10
    assert (report["games"], report["asked"]) == (300, 300)
    for seat in report["seats"]:
        for name in ("result", "per_round", "per_bet", "wins", "ties", "losses"):
            assert all(type(value) in (int, float) for value in seat[name].values())


def test_lines_for_a_spreadsheet_have_the_same_figures(run: Any) -> None:
    seats = json.loads(run(*ARGS, "3", "--json")[1])["seats"]
    lines = list(csv.DictReader(io.StringIO(run(*ARGS, "3", "--csv")[1])))
    by_name = {(line["seat"], line["figure"], line["of"]): line for line in lines}
    told = sum(seat[name] is not None for seat in seats for name in ("n0", "ruin"))
    assert len(by_name) == len(lines) == told + 2 * (6 + len(sums.PERCENTILES))
    assert float(by_name["2", "per-bet", ""]["high"]) == seats[1]["per_bet"]["high"]
    assert float(by_name["1", "percentile", "25"]["mean"]) == seats[0]["percentiles"]["25"]
    assert {line["seed"] for line in lines} == {"3"}


def test_a_spreadsheet_is_never_written_over_another_file(run: Any, tmp_path: Any) -> None:
    new, old = tmp_path / "new.csv", tmp_path / "old.csv"
    old.write_text("mine")
    assert run(*ARGS, "3", "--csv", str(new))[0] == 0
    assert new.read_text().startswith("game,variant,seed,")
    assert run(*ARGS, "3", "--csv", str(old))[0] == 2
    assert old.read_text() == "mine"


def test_it_prints_its_seed_and_the_seed_plays_the_same_games_again(run: Any) -> None:
    report = json.loads(run(*ARGS[:-1], "--json")[1])
    again = json.loads(run(*ARGS, str(report["seed"]), "--json")[1])
    assert report["seats"] == again["seats"]
    assert str(2**53 - 1) in run(*ARGS, str(2**53 - 1))[1]


def test_seeds_that_differ_in_any_half_play_other_games(run: Any) -> None:
    report = [json.loads(run(*ARGS, str(seed), "--json")[1])["seats"] for seed in (0, 1, 2**32, 2**32 + 1)]
    assert len({json.dumps(seats) for seats in report}) == 4


def test_progress_is_told_on_stderr_where_no_bar_can_be_drawn(
    run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sobremesa.lab.report.FIRST_LINE", 0.0)
    monkeypatch.setattr("sobremesa.lab.report.NEXT_LINE", 0.0)
    _, out, err = run(*ARGS, "1", "--json")
    results = [f"{seat['result']['mean']:.4g}" for seat in json.loads(out)["seats"]]
    assert err.splitlines()[-1] == f"300 of 300 games played; results so far: {', '.join(results)}"


# -- the long run -----------------------------------------------------------------------------


def test_a_gain_has_an_n0_and_a_risk_of_ruin_with_the_interval_of_the_mean() -> None:
    per_round = Estimate(400, 1.0, 10.0, 0.5, 0.5, 2.0)
    n0 = rounds_to_deviation(per_round)
    ruin = risk_of_ruin(per_round, 100)
    assert n0 and (n0.mean, n0.low, n0.high) == (100, 25, 400)
    assert ruin and (ruin.mean, ruin.low, ruin.high) == pytest.approx((exp(-2), exp(-4), exp(-1)))


def test_a_gain_that_may_be_a_loss_has_no_upper_bound_of_n0_and_ruin_may_be_certain() -> None:
    per_round = Estimate(400, 1.0, 10.0, 1.0, -1.0, 3.0)
    n0, ruin = rounds_to_deviation(per_round), risk_of_ruin(per_round, 100)
    assert n0 and n0.high is None
    assert ruin and ruin.high == 1
    unsure = risk_of_ruin(Estimate(400, -1.0, 10.0, 1.0, -3.0, 1.0), 100)
    assert unsure and unsure.mean == unsure.high == 1
    assert unsure.low == pytest.approx(exp(-2))
    assert (
        rounds_to_deviation(Estimate(400, -1.0, 10.0)) is risk_of_ruin(Estimate(400, -1.0, 10.0), 9) is None
    )
