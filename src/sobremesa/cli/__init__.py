"""``sobremesa …``: the door of the house."""

from __future__ import annotations

import argparse
import io
import json
import os
import secrets
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from typing import Any

from .. import __version__, bots
from ..engine import SPECTATOR, BadInput, Problem, record, secret, seeded
from ..games import every_game, find
from ..local.files import read_text, write_text
from ..local.preferences import load_preferences
from ..words import LANGUAGES, Words, choose_language
from ..words.input import resolve_game
from .parser import (
    Parser,
    add_admin,
    add_classics,
    add_completion,
    add_decks,
    add_games,
    add_join,
    add_json,
    add_one_game,
    add_play,
    add_replay,
    add_serve,
    add_simulate,
    add_verify,
    add_warm,
    in_lines,
    told,
)
from .play import is_whole_screen, play, play_on_screen
from .values import chosen_rules, count, seed, whole

MOST_GAMES = 10**12
MOST_DECKS = 100_000


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; every problem is one sentence on stderr."""
    argv = list(sys.argv[1:] if argv is None else argv)
    steady_streams()
    asked = asked_language(argv)
    words = Words(choose_language(asked))
    try:
        try:
            if (preferred := load_preferences().language) and not asked:
                words = Words(preferred)
            return run_command(argv, words)
        finally:
            sys.stdout.flush()
    except Problem as problem:
        return complain(words.problem(problem))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader went away, as `head` does
        close_stdout()
        return 0
    except OSError as why:  # such as a full disk behind stdout
        close_stdout()
        return complain(words("system-refused", why=why.strerror or str(why)))


def run_command(argv: Sequence[str], words: Words) -> int:
    arguments = parser(words, argv).parse_args(argv)
    if (asked := getattr(arguments, "lang", "")) not in ("", *LANGUAGES):
        raise BadInput("unknown-language", lang=asked, known=", ".join(LANGUAGES))
    result: int = arguments.run(arguments, words)
    return result


def complain(sentence: str) -> int:
    with suppress(OSError):  # if stderr is full too, nobody can be told
        print(in_lines(sentence) if sys.stderr.isatty() else sentence, file=sys.stderr)
    return 2


def steady_streams() -> None:
    """A stream that was closed is empty; a sign that a terminal lacks becomes ``?``."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  # to the end
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def close_stdout() -> None:
    """Without this Python would try to write the rest at its end, and complain once more."""
    with suppress(OSError):  # it may be no file of the system's
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def asked_language(argv: Sequence[str]) -> str:
    """The value of --lang, needed before anything can be said."""
    for flag, value in pairwise([*argv, ""]):
        if flag == "--lang":
            return value
        if flag.startswith("--lang="):
            return flag.removeprefix("--lang=")
    return ""


def parser(words: Words, argv: Sequence[str] = ()) -> Parser:
    """With the one command that is called, if one is: to describe them all takes its time."""
    Parser.words = words
    Parser.is_helping = not called(argv) or bool({"-h", "--help"} & {*argv})
    top = Parser(prog="sobremesa", description=told("house"))
    top.add_argument("--version", action="version", version=__version__, help=told("cli-arg-version"))
    top.set_defaults(run=welcome)
    commands = top.add_subparsers(metavar=words("meta-command"), prog=top.prog)  # which it would work out
    for name in called(argv) or COMMANDS:
        does = told(f"cli-{name}")
        added = commands.add_parser(name, help=does, description=does)
        assert isinstance(added, Parser)
        run, add_arguments = COMMANDS[name]
        added.set_defaults(run=run)
        add_arguments(added, words, argv)
    return top


def called(argv: Sequence[str]) -> list[str]:
    """The command, if it comes first but for the language."""
    rest = list(argv)
    while rest and rest[0].startswith("--lang"):
        del rest[: 1 if "=" in rest[0] else 2]
    return rest[:1] if rest and rest[0] in COMMANDS else []


# -- commands --------------------------------------------------------------------


def welcome(arguments: argparse.Namespace, words: Words) -> int:
    """On a whole screen, what is to be played; else a greeting, what can be done, and an offer to play."""
    if is_whole_screen():
        spoken = [f"--lang={arguments.lang}"] if "lang" in arguments else []
        return play_on_screen(parser(words).parse_args(["play", *spoken]), words)
    print(words("welcome") + "\n")
    for command, does in (("play", "play"), ("games", "games"), ("rules", "rules"), ("--help", "help")):
        print(f"  sobremesa {command:8} {words(f'cli-{does}')}")
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return 0
    print()
    return play(parser(words).parse_args(["play"]), words)


def simulate(arguments: argparse.Namespace, words: Words) -> int:
    """Status 130 if it was interrupted; the figures so far are told all the same."""
    try:
        from ..lab.report import Order, as_csv, as_json, show, watch
    except ModuleNotFoundError as missing:
        raise BadInput("needs-fast", package=missing.name or "") from None

    need_numba()

    order = Order(**simulation(arguments, words.lang))
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
        write_text(file, as_csv(order, result))
    return 130 if result.games < order.games else 0


def need_numba() -> None:
    """It is imported when it is needed, which is late: it takes longer than the first games."""
    if find_spec("numba") is None:
        raise BadInput("needs-fast", package="numba")


def simulation(arguments: argparse.Namespace, lang: str) -> dict[str, Any]:
    """What is to be simulated, as the arguments say."""
    game = resolve_game(arguments.game, lang)
    variant, options = chosen_rules(arguments, game)
    least, most = game.seats_at(options)
    entries = arguments.seats.split(",") if arguments.seats else ["bot"] * least
    if not least <= len(entries) <= most:
        raise BadInput("bad-seats", given=len(entries), least=least, most=most)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return {
        "game": game,
        "variant": variant,
        "options": options,
        "players": [bots.resolve(game, entry.strip()) for entry in entries],
        "games": count("--games", arguments.games, MOST_GAMES),
        # What people copy or a browser reads as a double stays exact.
        "seed": secrets.randbits(53) if (given := seed(arguments)) is None else given,
        "jobs": whole("--jobs", arguments.jobs or str(cores), 1, 1024),
    }


def warm(arguments: argparse.Namespace, words: Words) -> int:
    """Compile the loops that simulations of these games need, for the bots of a table or the first."""
    try:
        from ..lab.simulate import Simulation
    except ModuleNotFoundError as missing:
        raise BadInput("needs-fast", package=missing.name or "") from None

    need_numba()

    named = [resolve_game(name, words.lang) for name in arguments.game] or every_game()
    for game in named:
        options = game.options(game.default_variant)
        entries = arguments.seats.split(",") if arguments.seats else ["bot"]
        players = [bots.resolve(game, entry.strip()) for entry in entries]
        players += players[:1] * (game.seats_at(options)[0] - len(players))
        Simulation(game, options, players).compile()
        print(words("warm-ready", game=game.id), flush=True)
    return 0


def rules(arguments: argparse.Namespace, words: Words) -> int:
    from ..terminal.plain.screen import PlainScreen

    PlainScreen().page(words.rules_page(resolve_game(arguments.game, words.lang)))
    return 0


def games(arguments: argparse.Namespace, words: Words) -> int:
    from ..protocol import catalogue
    from ..terminal.plain.catalogue import show_catalogue

    found = catalogue(
        [resolve_game(arguments.game, words.lang)] if arguments.game else every_game(), words.lang
    )
    if arguments.json:
        print(json.dumps(found, indent=2))
    else:
        show_catalogue(found, words)
    return 0


def replay(arguments: argparse.Namespace, words: Words) -> int:
    from ..protocol import replay as as_told
    from ..terminal.animation import replay_steps
    from ..terminal.plain.replay import show_replay

    match = record.replay(record.load(read_text(arguments.file), find))
    if arguments.json:
        print(json.dumps(as_told(match), indent=2, default=asdict))  # events are dataclasses
        return 0
    steps = list(replay_steps(match, SPECTATOR))
    step = whole("--from", arguments.step, 0, len(steps) - 1)
    if is_whole_screen() and not arguments.plain:
        from ..terminal.fullscreen.app import TerminalApp

        TerminalApp(words.lang, lambda app: app.show_replay(match, step)).run()
    else:
        show_replay(match, words.lang, steps, step)
    return 0


def verify(arguments: argparse.Namespace, words: Words) -> int:
    """Line by line what was checked, and what a file alone cannot prove."""
    saved = record.load(read_text(arguments.file), find)
    for found in record.verify(saved, arguments.commitment.strip().lower()):
        print(words(found.key, **found.facts))
    return 0


def records(arguments: argparse.Namespace, words: Words) -> int:
    from ..terminal.plain.records import records_as_json, show_records

    if arguments.json:
        print(json.dumps(records_as_json(), indent=2))
    else:
        show_records(words)
    return 0


def serve(arguments: argparse.Namespace, words: Words) -> int:
    from ..server.serve import serve as open_house
    from ..server.settings import Settings

    if arguments.port is not None:
        whole("--port", arguments.port, 1, 65_535)
    options = {name: getattr(arguments, name) for name in ("host", "port", "db", "log_json")}
    settings = Settings.of(os.environ).but({name: text for name, text in options.items() if text is not None})
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    address = f"http://{host}:{settings.port}"
    open_house(settings, lambda: print(words("serving", address=address), flush=True))
    return 0


def administer(arguments: argparse.Namespace, words: Words) -> int:
    from ..server import admin
    from ..server.settings import Settings

    db = Settings.of(os.environ).db if arguments.db is None else arguments.db
    match arguments.wish:
        case "tables":
            tables = admin.with_journal(db, lambda journal: admin.list_tables(journal, arguments.all))
            print_rows(tables, arguments, words)
        case "people":
            print_rows(admin.with_journal(db, admin.list_people), arguments, words)
        case "close":
            admin.with_journal(db, lambda journal: admin.close(journal, arguments.id))
            print(words("admin-did-close"))
        case "erase":
            count = admin.with_journal(db, lambda journal: admin.erase(journal, arguments.id))
            print(words("admin-did-erase", count=count))
        case _:
            is_banned = arguments.wish == "ban"
            admin.with_journal(db, lambda journal: admin.ban(journal, arguments.id, is_banned))
            print(words(f"admin-did-{arguments.wish}"))
    return 0


def print_rows(rows: Sequence[Mapping[str, Any]], arguments: argparse.Namespace, words: Words) -> None:
    """Each in a line, or all as JSON."""
    if arguments.json:
        print(json.dumps(rows, indent=2))
        return
    for row in rows:
        facts = {**row, "names": ", ".join(row.get("names", [])), "banned": int(row.get("banned", 0))}
        print(words(f"admin-{arguments.wish}-line", **facts))
    if not rows:
        print(words(f"admin-no-{arguments.wish}"))


def join(arguments: argparse.Namespace, words: Words) -> int:
    from ..local.identity import TableLink
    from ..terminal.remote.join import join as sit_down

    full = is_whole_screen() and not arguments.plain
    sit_down(TableLink.parse(arguments.link), arguments.name.strip(), load_preferences().name, words, full)
    return 0


def make_decks(arguments: argparse.Namespace, words: Words) -> int:
    from ..classic.fcul.baralhos import fazer_baralhos

    rounds = whole("--rounds", arguments.rounds, 1, MOST_DECKS)
    given = seed(arguments)
    shuffler = secret() if given is None else seeded(given)
    fazer_baralhos(arguments.folder, rounds, shuffler, arguments.force)
    print(words("decks-made", count=rounds, folder=str(arguments.folder)))
    return 0


def completion(arguments: argparse.Namespace, words: Words) -> int:
    from .completion import script

    print(script(arguments.shell, parser(words)), end="")
    return 0


def run_classic(arguments: argparse.Namespace, words: Words) -> int:
    result: int = arguments.main(arguments)
    return result


Run = Callable[[argparse.Namespace, Words], int]
AddArguments = Callable[[Parser, Words, Sequence[str]], None]
COMMANDS: dict[str, tuple[Run, AddArguments]] = {
    "play": (play, add_play),
    "rules": (rules, add_one_game),
    "games": (games, add_games),
    "simulate": (simulate, add_simulate),
    "warm": (warm, add_warm),
    "replay": (replay, add_replay),
    "verify": (verify, add_verify),
    "records": (records, add_json),
    "serve": (serve, add_serve),
    "admin": (administer, add_admin),
    "join": (join, add_join),
    "decks": (make_decks, add_decks),
    "completion": (completion, add_completion),
    "classic": (run_classic, add_classics),
}
