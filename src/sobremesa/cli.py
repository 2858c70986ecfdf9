"""``sobremesa …``: the door of the house."""

from __future__ import annotations

import argparse
import io
import json
import os
import pkgutil
import secrets
import sys
from collections.abc import Sequence
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any, NoReturn

from . import __version__, bots
from .archive import Keeper, last_unfinished, new_path
from .engine import (
    PERSON,
    BadInput,
    Game,
    Match,
    Options,
    Problem,
    Seat,
    Setup,
    fair,
    record,
    secret,
    seeded,
)
from .engine.bulk import seed as seed_stream
from .files import read, write
from .games import every_game, find
from .words import LANGUAGES, Words, language

MOST_GAMES = 10**12
MOST_DECKS = 100_000
MOST_SEED = 2**63 - 1


class Parser(argparse.ArgumentParser):
    """One clear sentence for a call that makes no sense, and exit status 2."""

    words: Words

    def error(self, message: str) -> NoReturn:
        self.exit(2, self.words("usage-error", message=message, command=self.prog) + "\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; every problem is one sentence on stderr."""
    argv = list(sys.argv[1:] if argv is None else argv)
    forgive_encodings()
    words = Words(language(asked_language(argv)))
    try:
        arguments = parser(words, argv).parse_args(argv)
        if arguments.lang and arguments.lang not in LANGUAGES:
            raise BadInput("unknown-language", lang=arguments.lang, known=", ".join(LANGUAGES))
        result: int = arguments.run(arguments, words)
        sys.stdout.flush()
        return result
    except Problem as problem:
        game = find(problem.game) if problem.game else None
        print(Words(words.lang, game).problem(problem), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader went away, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def forgive_encodings() -> None:
    """On a terminal that is not UTF-8, a sign that it lacks becomes ``?``."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def asked_language(argv: Sequence[str]) -> str:
    """The value of --lang, needed before anything can be said."""
    for flag, value in pairwise([*argv, ""]):
        if flag == "--lang":
            return value
        if flag.startswith("--lang="):
            return flag.removeprefix("--lang=")
    return ""


def parser(words: Words, argv: Sequence[str] = ()) -> Parser:
    Parser.words = words
    top = Parser(prog="sobremesa", description=words("house"))
    top.add_argument("--version", action="version", version=__version__)
    top.add_argument("--lang", default="", help=words("cli-arg-lang"))
    top.set_defaults(run=welcome)
    commands = top.add_subparsers(metavar="COMMAND")

    def command(name: str, run: Any) -> Parser:
        added = commands.add_parser(name, help=words(f"cli-{name}"), description=words(f"cli-{name}"))
        added.add_argument("--lang", default=argparse.SUPPRESS, help=words("cli-arg-lang"))
        added.set_defaults(run=run)
        assert isinstance(added, Parser)
        return added

    play_command = command("play", play)
    play_command.add_argument("game", nargs="?", default="", help=words("cli-arg-game"))
    add_rules(play_command, words)
    play_command.add_argument("--from", dest="saved", type=Path, metavar="FILE", help=words("cli-arg-from"))
    play_command.add_argument("--continue", dest="go_on", action="store_true", help=words("cli-arg-continue"))
    play_command.add_argument("--record", type=Path, metavar="FILE", help=words("cli-arg-record"))

    simulate_command = command("simulate", simulate)
    simulate_command.add_argument("game", help=words("cli-arg-game"))
    simulate_command.add_argument("--games", default="10000", metavar="N", help=words("cli-arg-count"))
    simulate_command.add_argument("--jobs", default="", metavar="J", help=words("cli-arg-jobs"))
    written = simulate_command.add_mutually_exclusive_group()
    written.add_argument("--json", action="store_true", help=words("cli-arg-json"))
    written.add_argument("--csv", nargs="?", const="-", metavar="FILE", help=words("cli-arg-csv"))
    add_rules(simulate_command, words)

    command("games", games).add_argument("--json", action="store_true", help=words("cli-arg-json"))
    replay_command = command("replay", replay)
    replay_command.add_argument("file", type=Path, help=words("cli-arg-file"))
    replay_command.add_argument("--json", action="store_true", help=words("cli-arg-json"))
    verify_command = command("verify", verify)
    verify_command.add_argument("file", type=Path, help=words("cli-arg-file"))
    verify_command.add_argument("--commitment", default="", metavar="HASH", help=words("cli-arg-commitment"))
    command("records", records).add_argument("--json", action="store_true", help=words("cli-arg-json"))
    add_decks(command("decks", make_decks), words)
    add_classics(command("classic", run_classic), argv)
    return top


def add_rules(added: Parser, words: Words) -> None:
    added.add_argument("--variant", default="", metavar="V", help=words("cli-arg-variant"))
    added.add_argument("--seats", default="", metavar="…", help=words("cli-arg-seats"))
    added.add_argument(
        "--set", dest="settings", action="append", default=[], metavar="OPTION=VALUE",
        help=words("cli-arg-set"),
    )  # fmt: skip
    added.add_argument("--seed", default="", metavar="N", help=words("cli-arg-seed"))


def add_decks(added: Parser, words: Words) -> None:
    makes = added.add_subparsers(metavar="make", required=True).add_parser("make")
    makes.add_argument("folder", type=Path, metavar="DIR", help=words("cli-arg-folder"))
    makes.add_argument("--rounds", required=True, metavar="N", help=words("cli-arg-rounds"))
    makes.add_argument("--seed", default="", metavar="S", help=words("cli-arg-seed"))
    makes.add_argument("--force", action="store_true", help=words("cli-arg-force"))


def add_classics(added: Parser, argv: Sequence[str]) -> None:
    """Every module of ``classic`` is a program; only the one called is imported."""
    from . import classic

    programs = added.add_subparsers(metavar="PROGRAM", required=True)
    for found in pkgutil.iter_modules(classic.__path__):
        name = found.name.replace("_", "-")
        program = programs.add_parser(name)
        if name in argv:
            module = import_module(f"{classic.__name__}.{found.name}")
            module.add_arguments(program)
            program.set_defaults(main=module.main)


def whole(name: str, text: str, least: int, most: int) -> int:
    """A whole number in a range, or a sentence that says so."""
    digits = text.removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(digits) < 20 and least <= int(text) <= most:
        return int(text)
    raise BadInput("bad-number", name=name, value=text, least=least, most=most)


def count(name: str, text: str, most: int) -> int:
    """A number of games, which may be written as 1e6."""
    digits, _, zeros = text.partition("e")
    if zeros.isascii() and zeros.isdigit() and len(zeros) < 3:
        before, _, after = digits.partition(".")
        if len(after) <= int(zeros) and (before + after).isascii() and (before + after).isdigit():
            return whole(name, (before + after + "0" * (int(zeros) - len(after))).lstrip("0"), 1, most)
    return whole(name, text, 1, most)


def chosen_rules(arguments: argparse.Namespace, game: Game) -> tuple[str, Options]:
    changes = {}
    for setting in arguments.settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise BadInput("bad-setting", text=setting)
        changes[name] = value
    variant = arguments.variant or game.default_variant
    return variant, game.options(variant, changes)


# -- commands --------------------------------------------------------------------


def welcome(arguments: argparse.Namespace, words: Words) -> int:
    """Greet, say what can be done, and at a terminal offer to play."""
    print(words("welcome") + "\n")
    for command, does in (("play", "play"), ("games", "games"), ("--help", "help")):
        print(f"  sobremesa {command:8} {words(f'cli-{does}')}")
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return 0
    print()
    lang = ["--lang", arguments.lang] if arguments.lang else []
    return play(parser(words).parse_args(["play", *lang]), words)


def play(arguments: argparse.Namespace, words: Words) -> int:
    from .console.play import Table

    seed = whole("--seed", arguments.seed, 0, MOST_SEED) if arguments.seed else secrets.randbits(62)
    if arguments.saved or arguments.go_on:
        keeper = saved_match(arguments)
    else:
        match = new_match(arguments, words)
        keeper = Keeper.begin(match, arguments.record or new_path(match))
    rngs = []
    for seat in range(len(keeper.match.seats)):
        rngs.append([0] * 4)
        seed_stream(rngs[-1], seed, seat)
    names = [seat.name for seat in keeper.match.seats]
    Table(keeper, Words(words.lang, keeper.match.game, names), rngs).run()
    return 0


def saved_match(arguments: argparse.Namespace) -> Keeper:
    """A match that goes on in the record it was kept in."""
    given = [arguments.game, arguments.variant, arguments.seats, arguments.settings, arguments.seed]
    if any([*given, arguments.record]) or (arguments.saved and arguments.go_on):
        raise BadInput("from-alone")
    path = arguments.saved or last_unfinished()
    saved = record.load(read(path), find)
    match = record.replay(saved)
    if match.over:
        raise BadInput("record-over")
    for seat in match.seats:
        if seat.player != PERSON:
            bots.find(match.game, seat.player)
    return Keeper.go_on(match, path, len(saved.entries))


def new_match(arguments: argparse.Namespace, words: Words) -> Match:
    """The shuffles are committed to, and that is said, before anybody contributes to them."""
    from .console.choose import choose_game

    game = find(arguments.game) if arguments.game else choose_game(words)
    variant, options = chosen_rules(arguments, game)
    setup = Setup(game, tuple(table_seats(arguments.seats, game, words)), variant, options)
    if arguments.seed:
        return Match.of(setup, seeded(int(arguments.seed)), undo=True)
    promise = fair(setup)
    print(words("shuffle-committed", commitment=promise.commitment))
    # People who share a machine with the house gain nothing from typing more than their names.
    given = [seat.name if seat.player == PERSON else "" for seat in setup.seats]
    return Match.of(setup, promise.contribute(given), undo=True)


def table_seats(text: str, game: Game, words: Words) -> list[Seat]:
    """``you,bot,Ana:you``: a person or a bot in each place, with a name or without."""
    least, most = game.seats
    text = text or ",".join(["you", *["bot"] * max(1, least - 1)][:most])
    if text.count(",") >= most:
        raise BadInput("bad-seats", given=text.count(",") + 1, least=least, most=most)
    seats = []
    for number, entry in enumerate(text.split(","), 1):
        name, _, player = entry.strip().rpartition(":")
        player = PERSON if player == "you" else bots.find(game, player)
        default = words("default-person" if player == PERSON else "default-bot", number=number)
        seats.append(Seat(name.strip() or default, player))
    return seats


def simulate(arguments: argparse.Namespace, words: Words) -> int:
    """Status 130 if it was interrupted; the figures so far are told all the same."""
    try:
        from .lab.report import Order, as_csv, as_json, show, watch
    except ModuleNotFoundError as missing:
        raise BadInput("needs-fast", package=missing.name or "") from None

    order = Order(**simulation(arguments))
    words = Words(words.lang, order.game)
    file = Path(arguments.csv) if arguments.csv and arguments.csv != "-" else None
    if file and os.path.lexists(file):
        raise BadInput("file-exists", file=str(file))
    result = watch(order, words)
    if arguments.json:
        print(as_json(order, result))
    elif arguments.csv == "-":
        print(as_csv(order, result), end="")
    else:
        show(order, result, words)
    if file:
        write(file, as_csv(order, result))
    return 130 if result.games < order.games else 0


def simulation(arguments: argparse.Namespace) -> dict[str, Any]:
    """What is to be simulated, as the arguments say."""
    game = find(arguments.game)
    variant, options = chosen_rules(arguments, game)
    least, most = game.seats
    entries = arguments.seats.split(",") if arguments.seats else ["bot"] * least
    if not least <= len(entries) <= most:
        raise BadInput("bad-seats", given=len(entries), least=least, most=most)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return {
        "game": game,
        "variant": variant,
        "options": options,
        "players": [bots.find(game, entry.strip()) for entry in entries],
        "games": count("--games", arguments.games, MOST_GAMES),
        # What people copy or a browser reads as a double stays exact.
        "seed": whole("--seed", arguments.seed, 0, MOST_SEED) if arguments.seed else secrets.randbits(53),
        "jobs": whole("--jobs", arguments.jobs or str(cores), 1, 1024),
    }


def games(arguments: argparse.Namespace, words: Words) -> int:
    from .console.catalogue import show
    from .wire import catalogue

    found = catalogue(every_game(), words.lang)
    if arguments.json:
        print(json.dumps(found, ensure_ascii=False, indent=2))
    else:
        show(found, words)
    return 0


def replay(arguments: argparse.Namespace, words: Words) -> int:
    from .console.replay import show
    from .wire import replay as told

    match = record.replay(record.load(read(arguments.file), find))
    if arguments.json:
        print(json.dumps(told(match), ensure_ascii=False, indent=2))
    else:
        show(match, words.lang)
    return 0


def verify(arguments: argparse.Namespace, words: Words) -> int:
    """Line by line what was checked, and what a file alone cannot prove."""
    for found in record.verify(record.load(read(arguments.file), find), arguments.commitment.strip().lower()):
        print(words(found.key, **found.facts))
    return 0


def records(arguments: argparse.Namespace, words: Words) -> int:
    from .console.records import as_json, show

    if arguments.json:
        print(json.dumps(as_json(), ensure_ascii=False, indent=2))
    else:
        show(words)
    return 0


def make_decks(arguments: argparse.Namespace, words: Words) -> int:
    from .classic.fcul import fazer_baralhos

    rounds = whole("--rounds", arguments.rounds, 1, MOST_DECKS)
    seed = whole("--seed", arguments.seed, 0, MOST_SEED) if arguments.seed else None
    shuffler = secret() if seed is None else seeded(seed)
    fazer_baralhos(arguments.folder, rounds, shuffler, arguments.force)
    print(words("decks-made", count=rounds, folder=str(arguments.folder)))
    return 0


def run_classic(arguments: argparse.Namespace, words: Words) -> int:
    result: int = arguments.main(arguments)
    return result
