"""Every command runs, and answers bad input with one clear sentence."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from games_under_test import GAMES, PATIENCE
from sobremesa.engine import Fair, Match, Seat, Setup, contribution_hash, hash_list_digest, record
from sobremesa.games import find
from sobremesa.words import LANGUAGES, Words
from terminal_process import at_terminal


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


BAD = [
    ["play", "poker"],
    ["play", "siete-y-medio", "--variant", "x"],
    ["play", "siete-y-medio", "--seats", ",".join(["you"] * 8)],
    ["play", "siete-y-medio", "--seats", "," * 999_999],
    ["play", "siete-y-medio", "--seats", "you,nobody"],
    ["play", "siete-y-medio", "--seats", "A\x1b[31m:you"],
    ["play", "siete-y-medio", "--pace", "warp"],
    ["play", "siete-y-medio", "--set", "rounds=-1"],
    ["play", "siete-y-medio", "--set", "rounds=101"],
    ["play", "siete-y-medio", "--set", "rounds"],
    ["play", "siete-y-medio", "--set", "colour=red"],
    ["play", "siete-y-medio", "--set", "bet_min=2000"],
    ["play", "siete-y-medio", "--seed", "-1"],
    ["play", "siete-y-medio", "--seed", "many"],
    ["play", "siete-y-medio", "--lang", "xx"],
    ["play", "--from", "/nowhere/at/all"],
    ["play", "siete-y-medio", "--from", "x"],
    ["simulate", "poker"],
    ["simulate", "siete-y-medio", "--games", "0"],
    ["simulate", "siete-y-medio", "--games", "-5"],
    ["simulate", "siete-y-medio", "--games", "1e13"],
    ["simulate", "siete-y-medio", "--json", "--csv"],
    ["simulate", "siete-y-medio", "--jobs", "0"],
    ["simulate", "siete-y-medio", "--seats", "plain,"],
    ["simulate", "siete-y-medio", "--seats", ",".join(["bot"] * 1_000_000)],
    ["play", "blackjack", "--variant", "fcul", "--seats", "you,bot"],
    ["simulate", "blackjack", "--variant", "fcul", "--seats", "bot,bot"],
    ["replay", "/nowhere/at/all"],
    ["verify", "/nowhere/at/all"],
    ["replay", "/"],
    ["classic", "poker"],
    ["classic", "siete-y-medio", "--decks", "/nowhere/at/all"],
    ["rules", "poker"],
    ["rules"],
    ["games", "poker"],
    ["join"],
    ["join", "127.0.0.1:8000"],
    ["join", "http://127.0.0.1:8000/"],
    ["host"],
    ["host", "poker"],
    ["host", "uno", "--server", "elsewhere"],
    ["host", "uno", "--seats", "99"],
    ["host", "uno", "--clock", "3"],
    ["dance"],
    ["simulate"],
]


@pytest.mark.parametrize("argv", BAD, ids=lambda argv: " ".join(argv)[:60])
def test_bad_input_is_one_sentence_on_stderr_and_status_2(argv: list[str], run: Any) -> None:
    status, out, err = run(*argv)
    assert status == 2
    assert out == ""
    assert len(err.splitlines()) == 1
    assert "Traceback" not in err


def test_the_sentence_is_in_the_language_asked_for(run: Any) -> None:
    texts = {run("play", "poker", "--lang", lang)[2] for lang in LANGUAGES}
    assert len(texts) == len(LANGUAGES)


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b"", b"sobremesa record 1\n\n\n"])
def test_a_file_that_is_no_record_is_said_so(data: bytes, run: Any, tmp_path: Path) -> None:
    path = tmp_path / "some.record"
    path.write_bytes(data)
    for command in (["replay", str(path)], ["verify", str(path)], ["play", "--from", str(path)]):
        status, _, err = run(*command)
        assert (status, len(err.splitlines())) == (2, 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_verify_compares_what_was_shown_before_the_first_card(lang: str, run: Any, tmp_path: Path) -> None:
    game = find("siete-y-medio")
    setup = Setup(game, (Seat("Ana"), Seat("Bea")), "clasico", game.options("clasico"))
    hashes = [contribution_hash(setup.id, 0, "sal"), contribution_hash(setup.id, 1, "sugar")]
    match = Match.of(setup, Fair(b"k" * 32, setup, ["sal", ""], hashes))
    path = tmp_path / "some.record"
    path.write_text(record.dump(match), encoding="utf-8")
    words, digest = Words(lang), hash_list_digest(hashes)
    seen = ["--commitment", commitment_of(match).upper(), "--hashes", digest, "--lang", lang]
    status, out, _ = run("verify", str(path), *seen)
    assert status == 0
    for key in ("verified-seen", "verified-hashes-seen"):
        assert words(key) in out
    assert words("unproved-missing", count=1, deals=2) in out
    status, _, err = run("verify", str(path), "--hashes", "0" * 64, "--lang", lang)
    assert (status, err.strip()) == (2, words("verify-hashes-not-seen", hashes=digest, seen="0" * 64))


def commitment_of(match: Match) -> str:
    assert isinstance(match.shuffler, Fair)
    return match.shuffler.commitment


@pytest.mark.parametrize("lines", ["", "hola\n", "ronda 1: 1 2 3\n", "ronda 1: " + "7 " * 40, "40 " * 40])
def test_a_deck_file_with_a_line_that_is_no_deck_is_said_so(lines: str, run: Any, tmp_path: Path) -> None:
    path = tmp_path / "decks.txt"
    path.write_text(lines, encoding="utf-8")
    status, out, err = run("classic", "siete-y-medio", "--decks", str(path))
    assert (status, out, len(err.splitlines())) == (2, "", 1)


# -- without a command ---------------------------------------------------------------


def test_without_arguments_the_program_greets_and_says_what_can_be_done(run: Any) -> None:
    status, out, err = run()
    assert (status, err) == (0, "")
    assert "Welcome" in out
    assert "sobremesa play" in out
    texts = {run("--lang", lang)[1] for lang in LANGUAGES}
    assert len(texts) == len(LANGUAGES)


def test_the_module_greets_like_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "sobremesa"],
        input="",
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    assert "Welcome" in done.stdout


def test_at_a_terminal_the_greeting_goes_on_to_the_choice_of_a_game() -> None:
    assert "Which game?" in at_terminal("", "quit\n")


def test_results_give_the_bank_its_line_and_equals_the_same_place(run: Any) -> None:
    # Both stand at once, at the least bet, until the bank has beaten or paid them.
    args = ["--seats", "cautious,cautious", "--seed", "1", "--set", "rounds=1"]
    out = run("play", "siete-y-medio", *args)[1].splitlines()
    results = out[out.index("Results") + 1 :][:3]
    assert any("Bank" in line for line in results)
    assert results[0].strip().startswith("1.")


def test_simulation_says_in_one_sentence_what_it_needs() -> None:
    """In a process of its own: in this one other tests have imported what is to be missing."""
    program = "import sys; sys.modules['numpy'] = None; from sobremesa.cli import main; sys.exit(main())"
    command = [sys.executable, "-c", program, "simulate", "siete-y-medio"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1)
    assert 'pip install ".[fast]"' in done.stderr


# -- lists, replays, simulations ----------------------------------------------------------


def test_games_lists_every_option_with_range_default_and_sentence(run: Any) -> None:
    games = json.loads(run("games", "--json")[1])
    assert [game["id"] for game in games] == [game.id for game in GAMES]
    for game in games:
        for option in game["options"]:
            assert {"name", "least", "most", "default", "sentence", "names"} <= set(option)
            assert option["sentence"]
    assert run("games")[0] == 0


def test_one_game_is_told_with_a_sentence_for_each_variant_bot_and_option(run: Any) -> None:
    out = run("games", "uno")[1]
    assert "[uno]" in out
    assert "[blackjack]" not in out
    [uno] = json.loads(run("games", "uno", "--json")[1])
    for one in [*uno["variants"], *uno["bots"], *uno["options"]]:
        assert one["sentence"] in out
    own, levels = ["normal", "easy", "careless", "watchful"], [f"level-{number}" for number in range(1, 6)]
    assert [bot["name"] for bot in uno["bots"]] == [*own, "random", *levels]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_of_a_game_are_shown_in_the_language_asked_for(lang: str, run: Any) -> None:
    game = next(game for game in GAMES if game.id == "conclave")
    assert run("rules", "conclave", "--lang", lang)[1].strip() == Words(lang, game).rules_page(game).strip()


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES])
def test_every_golden_record_is_told_in_words_and_as_json(game: Any, run: Any) -> None:
    for path in sorted((game.folder / "golden").glob("*.record")):
        status, out, _ = run("replay", str(path), "--json")
        replay = json.loads(out)
        assert status == 0
        assert replay["match"]["game"] == game.id
        assert replay["outcome"]["ending"] in game.notation.endings.values()
        assert run("replay", str(path))[0] == 0


def test_replay_tells_the_money_of_players_and_bank(run: Any) -> None:
    golden = next(game for game in GAMES if game.id == "siete-y-medio").folder / "golden"
    replay = json.loads(run("replay", str(golden / "clasico-bank-broken.record"), "--json")[1])
    assert replay["outcome"]["ending"] == "bank-broken"
    results = replay["outcome"]["results"]
    assert sum(result["score"] for result in results) == 3 * 5000 + 2000
    assert [result["seat"] for result in results].count(None) == 1


def test_simulation_gives_the_same_figures_whatever_the_number_of_jobs(run: Any) -> None:
    figures = []
    for jobs in ("1", "2", "5"):
        args = ["--games", "3000", "--seed", "5", "--seats", "plain,random", "--jobs", jobs, "--json"]
        report = json.loads(run("simulate", "siete-y-medio", *args)[1])
        for timed in ("seconds", "games_per_second", "moves_per_second"):
            del report[timed]
        figures.append(report)
    assert figures[0] == figures[1] == figures[2]
    assert figures[0]["games"] == 3000
    for seat in figures[0]["seats"]:
        assert seat["result"]["low"] < seat["result"]["mean"] < seat["result"]["high"]


def test_simulation_tells_people_too(run: Any) -> None:
    status, out, _ = run("simulate", "siete-y-medio", "--games", "200", "--seed", "5", "--set", "rounds=2")
    assert status == 0
    assert "plain" in out
    assert "200 games" in out


def test_nothing_ends_in_a_traceback_when_the_reader_goes_away() -> None:
    command = f"{sys.executable} -m sobremesa games | head -1"
    done = subprocess.run(
        ["bash", "-c", command],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        env={**os.environ},
    )
    assert "Traceback" not in done.stderr
