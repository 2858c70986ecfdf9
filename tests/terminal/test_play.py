"""``sobremesa play`` in plain lines: input and output, and people who share a terminal."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from games_under_test import GAMES, VARIANTS
from sobremesa.engine import Match, Seat, seeded
from sobremesa.games import find
from sobremesa.words import LANGUAGES, Words
from terminal_process import at_terminal


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def test_a_match_is_played_saved_and_resumed(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "match.record"
    typed = f"bet 250\nsave {path}\nquit\n"
    status, out, _ = run("play", "siete-y-medio", "--seed", "3", "--set", "rounds=1", typed=typed)
    assert status == 0
    assert "do not read it" in out
    status, out, _ = run("play", "--from", str(path), typed="stand\n")
    assert status == 0
    assert "Player 1 bets 250." in out
    assert "The match is over: all rounds were played." in out


def test_a_finished_match_cannot_be_resumed(run: Any, tmp_path: Path) -> None:
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


def test_a_number_is_the_amount_where_one_is_asked_for_and_chooses_a_line_elsewhere(run: Any) -> None:
    _, out, _ = run("play", "siete-y-medio", "--seed", "3", typed="2\n444\n2\n")
    assert "2 is too little: the minimum bet is 100." in out
    assert "Player 1 bets 444." in out
    assert "Player 1 stands" in out


def test_enter_repeats_the_last_bet(run: Any) -> None:
    _, out, _ = run("play", "siete-y-medio", "--seed", "3", "--seats", "you", typed="\n444\ns\n\n")
    assert out.count("Player 1 bets 444.") == 2
    assert "Enter: 444, as last time" in out


def test_a_game_may_be_named_by_its_title_or_the_beginning_of_it(run: Any) -> None:
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
    typed = "apostar 2.000\nreglas\n1.234\npista\nplantarse\nsalir\n"
    status, out, _ = run(
        "play", "siete-y-medio", "--seed", "3", "--lang", "es", "--seats", "Ana:tú", typed=typed
    )
    assert status == 0
    assert "2.000 es demasiado: puedes apostar hasta 1.500." in out
    assert "# Siete y medio" in out
    assert "Si te plantas, ganas a la banca" in out
    assert "Ana apuesta 1.234." in out
    assert "Ana se planta" in out
    assert "La partida se queda aquí, sin resultado." in out


def test_what_is_typed_for_a_move_is_shown_where_its_sentence_differs(run: Any) -> None:
    _, out, _ = run("play", "blackjack", "--seed", "3", typed="bet 10\n")
    assert "1) hit  [h]\n" in out
    assert "sit this round out  [skip, k]" in out


def test_help_lists_every_command_and_table_shows_the_table_again(run: Any) -> None:
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
def test_by_default_a_variant_gets_no_more_seats_than_it_allows(game: Any, variant: str, run: Any) -> None:
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


def test_a_seat_with_a_name_alone_is_refused_with_the_notation_of_a_person(run: Any) -> None:
    for lang in LANGUAGES:
        status, _, err = run("play", "uno", "--seats", "Ana,bot", "--lang", lang)
        assert status == 2
        assert f"Ana:{Words(lang)('seat-person')}" in err


def test_without_a_game_the_program_asks_which(run: Any) -> None:
    status, out, _ = run("play", typed="poker\nsiete-y-medio\nbet 100\n")
    assert status == 0
    assert "There is no game called poker" in out
    assert "bets 100" in out


def test_a_failed_save_is_reported_and_play_goes_on(run: Any, tmp_path: Path) -> None:
    typed = f"save {tmp_path}/no/such/folder/x\nsave\nsave {tmp_path}\nbet 100\n"
    _, out, _ = run("play", "siete-y-medio", typed=typed)
    assert "cannot be written" in out
    assert "Say where to: save FILE" in out
    assert "bets 100" in out
    assert list(tmp_path.iterdir()) == []


def test_at_a_shared_screen_questions_out_of_turn_do_not_reveal_who_holds_what(run: Any) -> None:
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


def test_between_people_the_screen_and_its_scrollback_are_erased(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    printed = at_terminal(TWO, "\n1\n1\n\nquit\nyes\n")
    before, _, after = printed.partition("Hand the terminal to Bea.")
    assert "Your hand" not in before.partition("Hand the terminal to Ana.")[0]
    assert "Ana, it is your turn." in before
    assert before.rstrip().removesuffix("\x1b[1m").endswith(FORGET)
    assert FORGET in after.partition("Bea, it is your turn.")[0]


def test_a_terminal_that_cannot_erase_is_refused_to_two_people_but_not_to_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setenv("SOBREMESA_DATA", str(tmp_path))
    printed = at_terminal(TWO, "")
    assert "This terminal cannot erase what it has shown" in printed
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


def test_on_a_low_screen_the_table_is_still_visible_at_the_prompt(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    monkeypatch.setenv("LINES", "20")
    printed = at_terminal("play uno --seed 4 --seats Ana:you,Eva:you", "\nquit\nyes\n")
    asked = printed.replace("\r\n", "\n").partition("Your move >")[0].split("\n")
    assert any("Round 1 ·" in line for line in asked[-20:])


def test_the_sentences_of_the_help_are_in_a_column_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    printed = at_terminal("play uno --seed 4", "help\nquit\nyes\n").replace("\r\n", "\n")
    words = Words("en")
    lines = printed[printed.index(words("help-hint")) :].split("\n")
    undo = next(line for line in lines if words("help-undo")[:10] in line)
    after = lines[lines.index(undo) + 1]
    assert len(after) - len(after.lstrip()) == undo.index(words("help-undo")[:10])


@pytest.mark.parametrize("locale", ["C", "C.UTF-8"])
@pytest.mark.parametrize("game", ["blackjack", "conclave", "siete-y-medio", "uno"])
def test_a_dumb_terminal_gets_no_line_wider_than_itself(
    game: str, locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setenv("COLUMNS", "60")
    printed = at_terminal(f"play {game} --seed 4", "hint\nquit\nyes\n").replace("\r\n", "\n")
    before, asked, _ = printed.partition("Your move > ")
    assert asked, printed
    assert max(len(line) for line in before.split("\n")) <= 60, printed


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [("play uno --seed 3", "The match is kept in"), ("play tarot", "There is no game called tarot")],
)
def test_on_a_narrow_terminal_lines_break_between_words_but_never_within_a_path(
    arguments: str, sentence: str, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "40")
    printed = re.sub(r"\r|\x1b\[\d*m", "", at_terminal(arguments, "quit\nyes\n"))
    lines = printed[printed.index(sentence) :].split("\n")
    assert all(len(line) <= 40 or " " not in line for line in lines), printed
    assert all(str(file) in printed for file in data.rglob("*.record"))


@pytest.mark.parametrize("value", ["", "1"])
def test_no_color_drops_colour_and_nothing_else(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("NO_COLOR", value)
    printed = at_terminal("play uno --seed 3", "quit\nyes\n")
    assert "╭──╮" in printed
    assert "\x1b[1m" in printed  # bold stays
    assert ("\x1b[31m" in printed) == (value == "")
