"""The door of the house: every command, and one clear sentence for bad input."""

from __future__ import annotations

import io
import json
import os
import pty
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from house import GAMES, VARIANTS
from sobremesa.cli import main
from sobremesa.engine import Match, Seat, seeded
from sobremesa.games import find
from sobremesa.words import LANGUAGES, Words


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """Run a command with some input: exit status, stdout, stderr."""

    def call(*argv: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        try:
            status = main(argv)
        except SystemExit as stopped:  # argparse's way to end
            status = int(stopped.code or 0)
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return call


def at_terminal(arguments: str, typed: str) -> str:
    """What the command prints on a terminal of its own, in plain lines."""
    screen, keyboard = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "sobremesa", *arguments.split()],
        stdin=keyboard,
        stdout=keyboard,
        stderr=keyboard,
        env={**os.environ, "SOBREMESA_PLAIN": "1"},
    ) as program:
        os.close(keyboard)
        os.write(screen, typed.encode())
        printed = b""
        try:
            while piece := os.read(screen, 4096):
                printed += piece
        except OSError:  # the other end is closed
            pass
        os.close(screen)
        program.wait(timeout=60)
    return printed.decode()


BAD = [
    ["play", "poker"],
    ["play", "siete-y-medio", "--variant", "x"],
    ["play", "siete-y-medio", "--seats", ",".join(["you"] * 8)],
    ["play", "siete-y-medio", "--seats", "," * 999_999],
    ["play", "siete-y-medio", "--seats", "you,nobody"],
    ["play", "siete-y-medio", "--seats", "A\x1b[31m:you"],
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
    said = {run("play", "poker", "--lang", lang)[2] for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b"", b"sobremesa record 1\n\n\n"])
def test_a_file_that_is_no_record_is_said_so(data: bytes, run: Any, tmp_path: Path) -> None:
    path = tmp_path / "some.record"
    path.write_bytes(data)
    for command in (["replay", str(path)], ["verify", str(path)], ["play", "--from", str(path)]):
        status, _, err = run(*command)
        assert (status, len(err.splitlines())) == (2, 1)


@pytest.mark.parametrize("lines", ["", "hola\n", "ronda 1: 1 2 3\n", "ronda 1: " + "7 " * 40, "40 " * 40])
def test_a_deck_file_with_a_line_that_is_no_deck_is_said_so(lines: str, run: Any, tmp_path: Path) -> None:
    path = tmp_path / "decks.txt"
    path.write_text(lines, encoding="utf-8")
    status, out, err = run("classic", "siete-y-medio", "--decks", str(path))
    assert (status, out, len(err.splitlines())) == (2, "", 1)


# -- playing ---------------------------------------------------------------------------


def test_a_match_is_played_saved_and_gone_on_with(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "match.record"
    typed = f"bet 250\nsave {path}\nquit\n"
    status, out, _ = run("play", "siete-y-medio", "--seed", "3", "--set", "rounds=1", typed=typed)
    assert status == 0
    assert "do not read it" in out
    status, out, _ = run("play", "--from", str(path), typed="stand\n")
    assert status == 0
    assert "Player 1 bets 250." in out
    assert "The match is over: all rounds were played." in out


def test_a_finished_match_cannot_be_gone_on_with(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "done.record"
    deck = tmp_path / "decks.txt"
    deck.write_text("ronda 1: " + " ".join(str(card) for card in range(40)), encoding="utf-8")
    typed = "1\n1\n100\n2\n"
    assert run("classic", "siete-y-medio", "--decks", str(deck), "--record", str(path), typed=typed)[0] == 0
    status, _, err = run("play", "--from", str(path))
    assert (status, err) == (2, "This match is over; there is nothing to go on with.\n")


def test_the_end_of_the_input_ends_the_match_and_says_so(run: Any) -> None:
    status, out, err = run("play", "siete-y-medio", typed="bet 100\n")
    assert (status, err) == (0, "")
    assert "The input ended; the match stops here, without a result." in out


def test_a_number_is_the_amount_where_one_is_asked_for_and_else_a_line(run: Any) -> None:
    _, out, _ = run("play", "siete-y-medio", "--seed", "3", typed="2\n444\n2\n")
    assert "2 is too little: the minimum bet is 100." in out
    assert "Player 1 bets 444." in out
    assert "Player 1 stands" in out


def test_enter_repeats_the_last_bet(run: Any) -> None:
    _, out, _ = run("play", "siete-y-medio", "--seed", "3", "--seats", "you", typed="\n444\ns\n\n")
    assert out.count("Player 1 bets 444.") == 2
    assert "Enter: 444, as last time" in out


def test_a_game_is_known_by_its_title_and_by_the_beginning_of_it(run: Any) -> None:
    for called in ("UNO", "Un", "uno"):
        assert run("rules", called)[1].startswith("# UNO")
    assert "Siete y medio" in run("rules", "siete")[1]
    assert run("rules", "Set i mig", "--lang", "ca")[0] == 0
    assert run("rules", "")[0] == 2


def test_a_refused_move_says_why_and_is_asked_again(run: Any) -> None:
    _, out, _ = run(
        "play", "siete-y-medio", "--seed", "3", typed="bet 5\nnonsense\nstand\n\n99999999999999\n"
    )
    assert "5 is too little: the minimum bet is 100." in out
    assert "“nonsense” is not a move here: choose one from the list." in out
    assert "Bet first, from 100 to 1,500." in out


def test_moves_amounts_and_commands_are_understood_in_the_language_of_the_table(run: Any) -> None:
    typed = "apostar 2.000\nreglas\npista\n1.234\nplantarse\nsalir\n"
    status, out, _ = run(
        "play", "siete-y-medio", "--seed", "3", "--lang", "es", "--seats", "Ana:tú", typed=typed
    )
    assert status == 0
    assert "2.000 es demasiado: puedes apostar hasta 1.500." in out
    assert "# Siete y medio" in out
    assert "Si te plantas ahora" in out
    assert "Ana apuesta 1.234." in out
    assert "Ana se planta" in out
    assert "La partida se queda aquí, sin resultado." in out


def test_what_is_typed_for_a_move_is_shown_where_its_words_are_others(run: Any) -> None:
    _, out, _ = run("play", "blackjack", "--seed", "3", typed="bet 10\n")
    assert "1) hit  [h]\n" in out
    assert "sit this round out  [skip, k]" in out


def test_help_tells_every_command_and_table_shows_the_table_again(run: Any) -> None:
    _, out, _ = run("play", "siete-y-medio", "--seed", "3", "--lang", "fr", typed="aide\ntable\n")
    for command in ("conseil", "règles", "table", "annuler", "enregistrer", "aide", "quitter", "partir"):
        assert f"\n  {command} " in out
    assert out.count("Manche 1 sur 10") == 2


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_can_be_played_hinted_and_explained_in_every_language(
    game: Any, lang: str, run: Any
) -> None:
    typed = "hint\nrules\nundo\n" + "1\nhint\n" * 40
    status, out, err = run("play", game.id, "--lang", lang, "--seed", "11", typed=typed)
    assert (status, err) == (0, "")
    assert out


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES])
def test_bots_alone_play_a_match_to_its_end_at_the_terminal(game: Any, run: Any) -> None:
    seats = ",".join(["bot"] * max(2, game.seats[0]))
    status, out, err = run("play", game.id, "--seats", seats, "--seed", "2")
    assert (status, err) == (0, "")
    assert "Results" in out


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_without_seats_a_variant_gets_no_more_than_it_takes(game: Any, variant: str, run: Any) -> None:
    assert run("play", game.id, "--variant", variant, typed="quit\n")[0] == 0


def test_where_the_bet_is_fixed_no_other_amount_is_offered(run: Any) -> None:
    menus = [
        run("play", "blackjack", "--variant", variant, typed="quit\n")[1] for variant in ("fcul", "casino")
    ]
    assert ["any amount" in menu for menu in menus] == [False, True]


def test_the_same_seed_deals_the_same_cards_in_every_language(run: Any) -> None:
    seeds = {
        run("play", "siete-y-medio", "--seed", "9", "--lang", lang)[1].splitlines()[0] for lang in LANGUAGES
    }
    assert len({line.split()[-1] for line in seeds}) == 1


def test_several_people_share_the_terminal_under_their_names(run: Any) -> None:
    _, out, _ = run("play", "siete-y-medio", "--seats", "Ana:you,Luis:you", typed="100\n2\n100\n")
    assert "Ana, it is your turn." in out
    assert "Luis, it is your turn." in out


def test_without_a_game_one_is_asked_which(run: Any) -> None:
    status, out, _ = run("play", typed="poker\nsiete-y-medio\nbet 100\n")
    assert status == 0
    assert "There is no game called poker" in out
    assert "bets 100" in out


def test_saving_where_nothing_can_be_written_is_said_and_play_goes_on(run: Any, tmp_path: Path) -> None:
    typed = f"save {tmp_path}/no/such/folder/x\nsave\nsave {tmp_path}\nbet 100\n"
    _, out, _ = run("play", "siete-y-medio", typed=typed)
    assert "cannot be written" in out
    assert "Say where to: save FILE" in out
    assert "bets 100" in out
    assert list(tmp_path.iterdir()) == []


def test_at_a_shared_screen_who_is_asked_out_of_turn_does_not_tell_who_holds_what(run: Any) -> None:
    names = ["Ana", "Bea", "Carla"]
    could = []
    for seed in range(1, 13):
        match = Match(find("uno"), [Seat(name) for name in names], seeded(seed), "family")
        match.play(0, match.moves(0)[0])
        waits = [seat for seat in (1, 2) if seat != match.to_act]
        if not match.game.rules.open_to_others(match.state):
            waits = []
        seats = ",".join(f"{name}:you" for name in names)
        args = ["--variant", "family", "--seats", seats, "--seed", str(seed)]
        out = run("play", "uno", *args, typed="1\n" + "\n" * 3)[1]
        assert [seat for seat in (1, 2) if f"{names[seat]}: Enter" in out] == waits
        could += [bool(match.moves(seat)) for seat in waits]
    assert False in could  # somebody was asked who could do nothing


# -- people who share a terminal -------------------------------------------------------------


TWO = "play uno --seed 3 --seats Ana:you,Bea:you"
FORGET = "\x1b[H\x1b[2J\x1b[3J"


def test_between_people_the_screen_and_what_was_scrolled_off_it_are_erased(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    printed = at_terminal(TWO, "1\n1\n\nquit\nyes\n")
    before, _, after = printed.partition("Hand the terminal to Bea.")
    assert "Ana, it is your turn." in before
    assert before.rstrip().removesuffix("\x1b[1m").endswith(FORGET)
    assert FORGET in after.partition("Bea, it is your turn.")[0]


def test_where_the_terminal_cannot_erase_two_people_are_refused_and_one_is_not(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setenv("SOBREMESA_DATA", str(tmp_path))
    printed = at_terminal(TWO, "")
    assert "This terminal cannot erase what was shown" in printed
    assert "your turn" not in printed
    assert list(tmp_path.rglob("*.record")) == []
    assert "Your hand" in at_terminal("play uno --seed 3", "quit\nyes\n")
    assert "your turn" in at_terminal("play blackjack --seed 3 --seats you,you", "quit\nyes\n")


def test_a_script_is_never_asked_to_hand_over(run: Any) -> None:
    status, out, _ = run(*TWO.split(), typed="1\n1\n")
    assert status == 0
    assert "Bea, it is your turn." in out
    assert "Hand the terminal" not in out


def test_at_a_terminal_leaving_and_quitting_are_confirmed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    typed = "leave\n\nleave\nno\nquit\nn\nbet 100\nquit\ny\n"
    printed = at_terminal("play siete-y-medio --seed 3", typed)
    assert printed.count("Leave the table for good?") == 2
    assert printed.count("Stop here?") == 2
    assert "Player 1 bets 100." in printed
    assert "leaves the table" not in printed
    assert "The match stops here" in printed


@pytest.mark.parametrize("said", ["", "1"])
def test_no_color_drops_colour_and_nothing_else(said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("NO_COLOR", said)
    printed = at_terminal("play uno --seed 3", "quit\nyes\n")
    assert "╭──╮" in printed
    assert "\x1b[1m" in printed  # bold stays
    assert ("\x1b[31m" in printed) == (said == "")


# -- the first thing one meets ---------------------------------------------------------------


def test_without_arguments_the_house_greets_and_says_what_can_be_done(run: Any) -> None:
    status, out, err = run()
    assert (status, err) == (0, "")
    assert "Welcome" in out
    assert "sobremesa play" in out
    said = {run("--lang", lang)[1] for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)


def test_the_module_greets_like_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "sobremesa"], input="", capture_output=True, text=True, timeout=60, check=True
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


def test_simulation_says_in_one_sentence_what_it_needs(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("sobremesa.lab.report", "sobremesa.lab.simulate", "sobremesa.engine.compiled"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    monkeypatch.setitem(sys.modules, "numpy", None)
    status, out, err = run("simulate", "siete-y-medio")
    assert (status, out, len(err.splitlines())) == (2, "", 1)
    assert "sobremesa[fast]" in err


# -- lists, replays, simulations ----------------------------------------------------------


def test_games_lists_every_option_with_range_default_and_sentence(run: Any) -> None:
    told = json.loads(run("games", "--json")[1])
    assert [game["id"] for game in told] == [game.id for game in GAMES]
    for game in told:
        for option in game["options"]:
            assert {"name", "least", "most", "default", "sentence", "names"} <= set(option)
            assert option["sentence"]
    assert run("games")[0] == 0


def test_one_game_is_told_with_a_sentence_for_each_variant_bot_and_option(run: Any) -> None:
    out = run("games", "uno")[1]
    assert "[uno]" in out
    assert "[blackjack]" not in out
    [told] = json.loads(run("games", "uno", "--json")[1])
    for one in [*told["variants"], *told["bots"], *told["options"]]:
        assert one["sentence"] in out
    assert {bot["name"] for bot in told["bots"]} == {"normal", "easy", "random"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_of_a_game_are_shown_in_the_language_asked_for(lang: str, run: Any) -> None:
    game = next(game for game in GAMES if game.id == "conclave")
    assert run("rules", "conclave", "--lang", lang)[1].strip() == Words(lang, game).rules_page(game).strip()


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES])
def test_every_golden_record_is_told_in_words_and_as_json(game: Any, run: Any) -> None:
    for path in sorted((game.folder / "golden").glob("*.record")):
        status, out, _ = run("replay", str(path), "--json")
        told = json.loads(out)
        assert status == 0
        assert told["table"]["game"] == game.id
        assert told["outcome"]["ending"] in game.notation.endings
        assert run("replay", str(path))[0] == 0


def test_replay_tells_the_money_of_players_and_bank(run: Any) -> None:
    golden = next(game for game in GAMES if game.id == "siete-y-medio").folder / "golden"
    told = json.loads(run("replay", str(golden / "clasico-bank-broken.record"), "--json")[1])
    assert told["outcome"]["ending"] == "bank-broken"
    results = told["outcome"]["results"]
    assert sum(result["score"] for result in results) == 3 * 5000 + 2000
    assert [result["seat"] for result in results].count(None) == 1


def test_simulation_gives_the_same_figures_whatever_the_number_of_jobs(run: Any) -> None:
    figures = []
    for jobs in ("1", "2", "5"):
        args = ["--games", "3000", "--seed", "5", "--seats", "plain,random", "--jobs", jobs, "--json"]
        told = json.loads(run("simulate", "siete-y-medio", *args)[1])
        for timed in ("seconds", "games_per_second", "moves_per_second"):
            del told[timed]
        figures.append(told)
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
        ["bash", "-c", command], capture_output=True, text=True, timeout=60, check=False, env={**os.environ}
    )
    assert "Traceback" not in done.stderr
