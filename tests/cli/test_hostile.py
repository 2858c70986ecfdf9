"""Hostile arguments, answers, files and environments give one sentence without control characters,
and lose no match."""

from __future__ import annotations

import os
import subprocess
import sys
import tracemalloc
from pathlib import Path
from typing import Any

import pytest

from cli_calls import data as data
from cli_calls import replay_file, resealed
from cli_calls import run as run
from games_under_test import PATIENCE, new_match
from sobremesa.engine import BadInput, Fair, Match, Problem, Seat, Setup, escape_unprintable, record, sanitize
from sobremesa.games import every_game, find
from sobremesa.local import files
from sobremesa.terminal.plain.play import PlainMatch
from sobremesa.words import LANGUAGES, Words

GAME = find("siete-y-medio")
# C0, DEL, C1, zero width, directions, line ends, half signs, a soft hyphen
STEERING = ["\0", "\x07", "\x1b", "\r", "\n", "\t", "\x7f", "\x85", "\x9b", "\u200b", "\u200d", "\u202a",
            "\u202e", "\u2066", "\u2069", "\u2028", "\u2029", "\ud800", "\udcff", "\xad"]  # fmt: skip
EVIL = "a" + "".join(STEERING) + "z"


# -- output ------------------------------------------------------------------------------


@pytest.mark.parametrize("sign", STEERING, ids=ascii)
def test_a_sign_that_steers_a_terminal_is_shown_by_its_number(sign: str) -> None:
    assert escape_unprintable(f"a{sign}b") == f"a<U+{ord(sign):04X}>b"
    with pytest.raises(BadInput, match="bad-name"):
        Seat(f"a{sign}b")


def test_letters_of_every_script_and_spaces_are_shown_as_they_are() -> None:
    plain = "Ñandú łódź 한국 🂡 «\xa0où\u202f?\xa0»"
    assert sanitize(plain) == plain


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("fact", [EVIL, "x" * 100_000, "\x1b" * 100_000], ids=["steering", "long", "both"])
def test_any_text_can_be_a_fact_of_a_sentence_in_every_language(lang: str, fact: str) -> None:
    sentence = Words(lang)("unknown-game", game=fact, known=fact)
    assert escape_unprintable(sentence) == sentence
    assert len(sentence) < 2500


def test_a_problem_that_is_logged_shows_nothing_raw() -> None:
    assert escape_unprintable(str(BadInput("x", text=EVIL))) == str(BadInput("x", text=EVIL))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_our_own_words_hold_nothing_that_the_screen_would_replace(lang: str) -> None:
    for game in every_game():
        page = Words(lang, game).rules_page(game).replace("\n", "")
        assert escape_unprintable(page) == page


ARGUMENTS = [
    ["{}"],
    ["play", "{}"],
    ["play", "siete-y-medio", "{}"],
    ["play", "siete-y-medio", "--variant", "{}"],
    ["play", "siete-y-medio", "--seats", "{}"],
    ["play", "siete-y-medio", "--seats", "{}:you"],
    ["play", "siete-y-medio", "--set", "{}"],
    ["play", "siete-y-medio", "--set", "{}=1"],
    ["play", "siete-y-medio", "--set", "rounds={}"],
    ["play", "siete-y-medio", "--set", "self=1"],
    ["play", "siete-y-medio", "--seed", "{}"],
    ["play", "siete-y-medio", "--lang", "{}"],
    ["play", "siete-y-medio", "--record", "/no-folder/{}"],
    ["play", "--from", "{}"],
    ["simulate", "siete-y-medio", "--games", "{}"],
    ["join", "{}"],
    ["join", "http://{}/#table=x"],
    ["join", "http://127.0.0.1/#table={}"],
    ["replay", "{}"],
    ["verify", "{}"],
    ["decks", "make", "x", "--rounds", "{}"],
    ["decks", "make", "/dev/null/{}", "--rounds", "1"],
    ["classic", "{}"],
    ["classic", "cytech", "{}"],
    ["classic", "siete-y-medio", "--decks", "{}"],
    ["classic", "siete-y-medio", "--record", "/no-folder/{}"],
    ["classic", "conclave", "--record", "/no-folder/{}"],
    ["classic", "cytech", "1", "--record", "/no-folder/{}"],
    ["classic", "fcul", "--record", "/dev/null/{}"],
]


@pytest.mark.parametrize("argv", ARGUMENTS, ids=" ".join)
@pytest.mark.parametrize("text", [EVIL, "\x1b[31m", "9" * 5000], ids=["steering", "colour", "long"])
def test_an_argument_of_any_signs_is_refused_in_one_sentence(argv: list[str], text: str, run: Any) -> None:
    status, out, err = run(*(argument.replace("{}", text) for argument in argv))
    assert (status, out, len(err.splitlines())) == (2, "", 1)


# -- answers --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "answer", ["\x1b[2J", "\u202ebet 100", "x" * 5000, "9" * 5000, "hint" * 9999, "\0", "bet 0"]
)
def test_whatever_is_typed_the_match_goes_on(answer: str, run: Any, data: Path) -> None:
    assert run("play", "siete-y-medio", typed=f"{answer}\nbet 300\n")[0] == 0
    assert replay_file(next(data.iterdir())).state.bet[0] == 300


STRANGE = ["~nobody-of-that-name/x", "a\0b", "/", ".", "/dev/full", "/dev/null", "x" * 300, "/no-folder/x",
           "\ud800", "~\0", "{pipe}", "{folder}"]  # fmt: skip


@pytest.mark.parametrize("place", STRANGE, ids=ascii)
def test_a_place_where_nothing_can_be_saved_is_said_and_the_match_goes_on(
    place: str, run: Any, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    os.mkfifo(tmp_path / "pipe")
    place = place.format(pipe=tmp_path / "pipe", folder=tmp_path)
    status, out, _ = run("play", "siete-y-medio", typed=f"save {place}\nbet 300\n")
    assert (status, "Saved" in out) == (0, False)
    assert replay_file(next(data.iterdir())).state.bet[0] == 300


@pytest.mark.parametrize("answer", ["0000000012", "1" * 5000, "0" * 5000, "²", "-1", "0", "99"])
def test_a_number_that_is_not_on_the_menu_of_games_chooses_none(answer: str, run: Any) -> None:
    status, out, _ = run("play", typed=f"{answer}\nquit\n")
    assert status == 0
    assert "There is no game called" in out


def test_a_name_that_no_screen_can_show_is_asked_for_again_by_the_classic_programs(run: Any) -> None:
    _, out, _ = run("classic", "fcul", typed="A\x1b[31m\nAna\n")
    assert out.count("Nome do jogador?") == 2
    _, out, _ = run("classic", "cytech", "1", typed="A\x1b[31m\nAna\n")
    assert out.count("Nom du joueur 1") == 2
    _, out, _ = run("classic", "conclave", typed="1\n2\nA\u202e\nAna\n")
    assert out.count("NOM DEL JUGADOR 1") == 2


# -- files -------------------------------------------------------------------------------


PAGE = record.dump(new_match(GAME, "clasico", 2, seed=3))
CHANGES = [
    ("match: ", "match: {}"),
    ("game: ", "game: {}"),
    (f"siete-y-medio {GAME.version}", "siete-y-medio {}"),
    ("variant: ", "variant: {}"),
    ("rounds=", "{}="),
    ("rounds=", "rounds={}"),
    ("rounds=10", "self=10"),
    ("seat: person", "seat: {}"),
    ("Seat 1", "Seat {}"),
    ("seeded", "{}"),
    ("\n\n", "\n{}: x\n\n"),
    ("deal ", "{}deal "),
    ("deal ", "deal {} "),
    ("deal ", "1 bet {}\ndeal "),
    ("deal ", "1 bet 100 ({})\ndeal "),
]


@pytest.mark.parametrize("command", [["replay"], ["verify"], ["play", "--from"]], ids=" ".join)
@pytest.mark.parametrize("change", CHANGES, ids=ascii)
def test_a_record_that_holds_any_signs_is_refused_in_one_sentence(
    command: list[str], change: tuple[str, str], run: Any, data: Path
) -> None:
    text = EVIL.replace("\n", "").replace("\ud800", "").replace("\udcff", "")  # a file cannot hold these
    data.mkdir(parents=True)
    path = data / "some.record"
    path.write_bytes(resealed(PAGE, change[0], change[1].replace("{}", text)).encode())
    status, out, err = run(*command, str(path))
    assert (status, out, len(err.splitlines())) == (2, "", 1)
    assert run("records")[0] == 0
    assert run("records", "--json")[0] == 0


def test_a_player_of_a_record_is_written_in_printable_signs() -> None:
    with pytest.raises(Problem, match="record-bad-line"):
        record.load(resealed(PAGE, "seat: person", "seat: \x1b[31m"), find)


@pytest.mark.parametrize("text", ["\ud800", "\x1b", "x" * 201])
def test_a_contribution_that_no_record_could_hold_is_refused(text: str) -> None:
    setup = Setup(GAME, (Seat("Ana"),), "clasico", GAME.options("clasico"))
    with pytest.raises(BadInput, match="bad-contribution"):
        Fair(b"k" * 32, setup, [text])


@pytest.mark.parametrize(
    "contributions", ["[" * 100_000, '["\\ud800"]', '["\\u0041"]', '[ "A"]', "[1]", '"A"', "NaN"]
)
def test_contributions_are_read_only_as_they_are_written(contributions: str) -> None:
    setup = Setup(GAME, (Seat("Ana"),), "clasico", GAME.options("clasico"))
    text = record.dump(Match.of(setup, Fair(b"k" * 32, setup, ["A"])))
    with pytest.raises(Problem):
        record.replay(
            record.load(resealed(text, 'contributions: ["A"]', f"contributions: {contributions}"), find)
        )


def test_a_header_written_in_another_way_is_refused_before_anything_is_appended() -> None:
    for old, new in (("seeded 3", "seeded 03"), ("shuffler: seeded 3", "shuffler: seeded 3\nseed: 1")):
        with pytest.raises(Problem, match="record-bad-header"):
            record.replay(record.load(resealed(PAGE, old, new), find))


def test_an_ending_that_the_game_does_not_have_is_refused() -> None:
    for lines in ("scores: 1 1\nending: \x1b", "scores: 1 1\nending: rounds-played\nending: rounds-played"):
        with pytest.raises(Problem, match="record-bad-line"):
            record.load(resealed(PAGE + lines.replace("\n", " #\n") + " #\n", "deal", "deal"), find)


def test_whatever_lies_in_the_folder_of_records_is_listed(run: Any, data: Path) -> None:
    data.mkdir(parents=True)
    os.mkfifo(data / "pipe.record")
    (data / "folder.record").mkdir()
    (data / "nowhere.record").symlink_to("nothing")
    (data / "\x1b[31m\u202e.record").write_text("x", encoding="utf-8")
    (data / "senseless.record").write_text(resealed(PAGE, "bet_max=1500", "bet_max=1"), encoding="utf-8")
    os.utime(data / "senseless.record", (2**40, 2**40))
    status, out, _ = run("records")
    assert status == 0
    assert out.count(".record\n") == 5
    assert "<U+001B>[31m<U+202E>.record" in out
    assert run("records", "--json")[0] == 0


@pytest.mark.parametrize("name", ["sparse", "zero", "pipe", "breaks", "just breaks"])
def test_a_file_without_end_is_refused_before_it_is_read_whole(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    if name == "sparse":
        path.touch()
        os.truncate(path, 16 * 2**30)
    elif name == "zero":
        path = Path("/dev/zero")
    elif name == "pipe":
        os.mkfifo(path)
    else:
        path.write_bytes(b"\n" * (files.MOST_BYTES * (2 if name == "breaks" else 1)))
    tracemalloc.start()
    with pytest.raises(BadInput, match="file-"):
        files.read_text(path)
    assert tracemalloc.get_traced_memory()[1] < 2 * files.MOST_BYTES
    tracemalloc.stop()


# -- streams and environment ---------------------------------------------------------------------------


def shell(command: str) -> subprocess.CompletedProcess[str]:
    line = command.replace("sobremesa", f"{sys.executable} -m sobremesa")
    return subprocess.run(["bash", "-c", line], capture_output=True, text=True, timeout=PATIENCE, check=False)


@pytest.mark.parametrize("streams", ["<&-", ">&-", ">/dev/full", "2>&-", ">&- 2>&-", "<&- >&- 2>&-"])
def test_a_stream_that_is_closed_or_full_ends_in_no_traceback_and_loses_no_move(
    streams: str, data: Path
) -> None:
    done = shell(f"printf 'bet 300\\n' | sobremesa play siete-y-medio {streams}")
    assert "Traceback" not in done.stderr
    assert "Exception" not in done.stderr
    if "full" in streams:
        assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)  # before the first card
    else:
        assert replay_file(next(data.iterdir())).state.bet[0] == (0 if "<&-" in streams else 300)


def test_a_move_is_kept_though_the_screen_is_lost_in_the_middle(
    run: Any, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand_over = PlainMatch._hand_over

    def lost_after_the_bet(self: PlainMatch, seat: int) -> None:
        if self.match.state.bet[0]:
            raise OSError(5, "Input/output error")
        hand_over(self, seat)

    monkeypatch.setattr(PlainMatch, "_hand_over", lost_after_the_bet)
    status, _, err = run("play", "siete-y-medio", typed="bet 300\n")
    assert (status, len(err.splitlines())) == (2, 1)
    assert replay_file(next(data.iterdir())).state.bet[0] == 300


@pytest.mark.parametrize("setting", ["LC_ALL=garbage", "COLUMNS=0", "-u TERM", "PYTHONIOENCODING=ascii"])
def test_an_odd_environment_ends_in_no_traceback(setting: str) -> None:
    done = shell(f"printf '1\\nhint\\n' | env {setting} sobremesa play siete-y-medio")
    assert (done.returncode, done.stderr) == (0, "")


def test_without_a_home_another_place_is_asked_for(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(path: Path) -> Path:
        raise RuntimeError("Could not determine home directory.")

    for name in ("SOBREMESA_DATA", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "expanduser", unknown)
    status, _, err = run("play", "siete-y-medio")
    assert (status, len(err.splitlines())) == (2, 1)


def test_ctrl_c_during_imports_is_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    from sobremesa import __main__

    class Interrupted:
        def __getattr__(self, name: str) -> Any:
            raise KeyboardInterrupt

    monkeypatch.setitem(sys.modules, "sobremesa.cli", Interrupted())
    assert __main__.main() == 130
