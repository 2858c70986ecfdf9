"""Random input, with fixed seeds, gives a sentence in five languages or a match that replays."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from games_under_test import GAMES, SOAK
from sobremesa.cli.values import table_seats
from sobremesa.engine import Game, Match, Problem, escape_unprintable, record
from sobremesa.games import find
from sobremesa.words import LANGUAGES, Words

TRIES = 400 if SOAK else 25
SIGNS = "aZ09 .,:=()#-[]{}%$~'\"\\\t\n\r\0\x1b\x7f\x9b\u200b\u202e\u2028\ud800é²٣한🂡"
games = pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES])


@pytest.fixture(autouse=True)
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOBREMESA_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def run(run: Any) -> Any:
    """Run a command with some input; it ends well, or with one sentence that shows nothing raw."""

    def call(*argv: str, typed: str = "") -> int:
        status, out, err = run(*argv, typed=typed)
        assert status in (0, 2)
        assert len(err.splitlines()) <= 1
        for printed in (out, err):
            assert escape_unprintable(printed.replace("\n", "")) == printed.replace("\n", "")
        return int(status)

    return call


def junk(rng: Random, longest: int = 20) -> str:
    length = rng.choice([rng.randrange(longest), 3000 if rng.random() < 0.1 else 1])
    return "".join(rng.choices(SIGNS, k=length))


def assert_said(problem: Problem) -> None:
    for lang in LANGUAGES:
        sentence = Words(lang).problem(problem)
        assert sentence
        assert escape_unprintable(sentence) == sentence


# -- records ------------------------------------------------------------------------------------


def mutated(rng: Random, text: str) -> str:
    """A text with one random change: a flipped bit, a cut, a line doubled, swapped, lost or replaced."""
    lines = text.split("\n")
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    how = rng.randrange(7)
    if how == 0:
        at = rng.randrange(len(text))
        return text[:at] + chr(ord(text[at]) ^ 1 << rng.randrange(7)) + text[at + 1 :]
    if how == 1:
        return text[: rng.randrange(len(text))]
    if how == 2:
        lines.insert(one, lines[other])
    elif how == 3:
        lines[one], lines[other] = lines[other], lines[one]
    elif how == 4:
        del lines[one]
    elif how == 5:
        lines[one] = lines[one].partition(" ")[0] + " " + junk(rng)
    else:
        lines[one] = junk(rng)
    return "\n".join(lines)


def resealed(text: str) -> str:
    """A record with all digests computed again, as a forger would."""
    head, _, body = text.partition("\n\n")
    header = [*head.split("\n"), ""]
    digests = record.DigestChain(header)
    lines = [digests.add(line.rpartition(" #")[0]) for line in body.split("\n")]
    return "\n".join([*header, *lines[:-1], ""])


@games
@pytest.mark.parametrize("forged", [False, True], ids=["edited", "forged"])
def test_a_damaged_record_is_a_sentence_or_a_match_that_replays(game: Game, forged: bool) -> None:
    rng = Random(f"{game.id} {forged}")
    pages = [path.read_text(encoding="utf-8") for path in sorted((game.folder / "golden").glob("*.record"))]
    for _ in range(TRIES):
        text = mutated(rng, rng.choice(pages)).encode(errors="replace").decode()  # as files can hold it
        try:
            read = record.load(resealed(text) if forged else text, find)
            record.verify(read)
            match = record.replay(read)
        except Problem as problem:
            assert_said(problem)
        else:
            again = record.replay(record.load(record.dump(match), find))
            assert again.snapshot() == match.snapshot()


# -- decks ----------------------------------------------------------------------------------------


def test_a_damaged_deck_is_one_sentence_or_is_played(run: Any, tmp_path: Path) -> None:
    rng = Random("decks")
    spanish = "\n".join(" ".join(map(str, rng.sample(range(40), 40))) for _ in range(3)) + "\n"
    french = [f"{face} {suit}" for suit in "POCE" for face in [*"A23456789", "10", *"JQK"]]
    for _ in range(TRIES):
        (tmp_path / "mazos").write_bytes(mutated(rng, spanish).encode(errors="replace"))
        assert run("classic", "siete-y-medio", "--decks", "mazos", typed="1\n1\n100\n1\n2\n2\n") in (0, 2)
        portuguese = "\n".join(rng.sample(french, 52)) + "\n"
        (tmp_path / "baralho_1.txt").write_bytes(mutated(rng, portuguese).encode(errors="replace"))
        run("classic", "fcul", "--decks", ".", typed="Ana\n\n\n\nHIT\nSTAND\nQUIT\n")


# -- what is typed ----------------------------------------------------------------------------------

COMMANDS = ["hint", "rules", "undo", "save", "save x", "save ~x/y", "save a\0b", "", *"0123", "9" * 30]


def replayed(path: Path) -> Match:
    return record.replay(record.load(path.read_text(encoding="utf-8"), find))


@games
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_is_typed_at_a_table_the_match_replays(
    game: Game, lang: str, run: Any, tmp_path: Path
) -> None:
    rng = Random(f"{game.id} {lang}")
    amounts = [f"{word} {amount}" for _, word in game.notation.bases for amount in (0, 100, 10**30)]
    words = [*game.notation.moves, *amounts]
    for number in range(TRIES // 12):
        lines = [rng.choice([rng.choice(COMMANDS), "1", rng.choice(words), junk(rng)]) for _ in range(60)]
        seats = ",".join(["you", "bot", "you"][: game.seats[1]])
        argv = ["--lang", lang, "--seats", seats, "--record", f"{number}.record"]
        assert run("play", game.id, *argv, typed="\n".join(lines)) == 0
        assert replayed(tmp_path / f"{number}.record").version > 0


BEGUN = {
    "siete-y-medio": ([], "2\n3\n"),
    "cytech": (["2"], "Ana\nLuis\n500\n500\n"),
    "conclave": ([], "1\n2\nAna\nLuis\n"),
    "fcul": ([], "Ana\n\n\n\n"),
}
SAID = [*"012crdsIJPet", "100", "oui", "non", "HIT", "STAND", "HINT", "1 1"]


@pytest.mark.parametrize("program", BEGUN)
def test_whatever_is_typed_into_a_classic_program_its_record_replays(
    program: str, run: Any, tmp_path: Path
) -> None:
    rng = Random(program)
    argv, begun = BEGUN[program]
    for number in range(TRIES // 5):
        lines = [rng.choice([rng.choice(SAID), rng.choice(SAID), junk(rng)]) for _ in range(50)]
        run("classic", program, *argv, "--record", f"{number}.record", typed=begun + "\n".join(lines))
        path = tmp_path / f"{number}.record"
        assert all(replayed(page).version > 0 for page in (path.iterdir() if path.is_dir() else [path]))


# -- parsers ----------------------------------------------------------------------------------------


@games
def test_any_text_is_an_action_that_is_written_again_or_none(game: Game) -> None:
    rng = Random(game.id)
    moves = [*game.notation.moves, *(word for _, word in game.notation.bases)]
    for _ in range(TRIES * 20):
        text = rng.choice([junk(rng), f"{rng.choice(moves)} {junk(rng, 4)}", mutated(rng, rng.choice(moves))])
        action = game.notation.parse(text)
        if action is not None:
            assert game.notation.parse(game.notation.show(action)) == action


@games
def test_any_options_and_seats_are_taken_or_refused_in_words(game: Game) -> None:
    rng = Random(game.id)
    default = game.variants[game.default_variant]
    names = [*default.ALL, "self", "cls"]
    for _ in range(TRIES):
        name = rng.choice([junk(rng), rng.choice(names)])
        value = rng.choice([junk(rng, 5), str(rng.randrange(2000)), "on", "off"])
        entries = ["you", "bot", "Ana:you", ":bot", junk(rng)]
        seats = ",".join(rng.choices(entries, k=rng.randrange(5)))
        for attempt in (
            lambda name=name, value=value: game.options(game.default_variant, {name: value}),
            lambda seats=seats: table_seats(seats, game, default, Words("en")),
        ):
            try:
                attempt()
            except Problem as problem:
                assert_said(problem)


ARGUMENTS = [
    "play",
    "replay",
    "verify",
    "records",
    "games",
    "classic",
    "siete-y-medio",
    "conclave",
    "fcul",
    "cytech",
    "--lang",
    "es",
    "--seats",
    "you,bot",
    "--set",
    "rounds=1",
    "--seed",
    "7",
    "--from",
    "--continue",
    "--record",
    "x.record",
    "--json",
    "--help",
    "--version",
    "--commitment",
    "--decks",
    "--",
    "-",
]


def test_any_arguments_end_well_or_in_one_sentence(run: Any) -> None:
    rng = Random("arguments")
    for _ in range(TRIES * 4):
        given = [rng.choice([*ARGUMENTS, junk(rng).replace("\0", "")]) for _ in range(rng.randrange(7))]
        run(*given, typed="1\n1\n")
