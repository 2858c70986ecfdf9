"""``sobremesa …``: the door of the house."""

from __future__ import annotations

import argparse
import io
import json
import os
import pkgutil
import secrets
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any

from . import __version__, bots
from .archive import Keeper, check_place, last_unfinished, new_path
from .arguments import Parser
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
from .games import every_game, find, packages
from .words import LANGUAGES, Words, language
from .words.typed import fold

MOST_GAMES = 10**12
MOST_DECKS = 100_000
MOST_SEED = 2**63 - 1
# What those who run a house may wish for, and the id of what it takes.
ADMIN = {"tables": "", "people": "", "close": "table", "ban": "person", "unban": "person", "erase": "person"}


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; every problem is one sentence on stderr."""
    argv = list(sys.argv[1:] if argv is None else argv)
    steady_streams()
    words = Words(language(asked_language(argv)))
    try:
        try:
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
        print(sentence, file=sys.stderr)
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
    Parser.words = words
    top = Parser(prog="sobremesa", description=words("house"))
    top.add_argument("--version", action="version", version=__version__, help=words("cli-arg-version"))
    top.set_defaults(run=welcome)
    commands = top.add_subparsers(metavar=words("meta-command"))

    def command(name: str, run: Any) -> Parser:
        added = commands.add_parser(name, help=words(f"cli-{name}"), description=words(f"cli-{name}"))
        added.set_defaults(run=run)
        assert isinstance(added, Parser)
        return added

    play_command = command("play", play)
    add_game(play_command, words, nargs="?")
    add_rules(play_command, words)
    add_file(play_command, words, "--from", dest="saved")
    play_command.add_argument("--continue", dest="go_on", action="store_true", help=words("cli-arg-continue"))
    add_file(play_command, words, "--record")

    add_game(command("rules", rules), words)
    games_command = command("games", games)
    add_game(games_command, words, nargs="?")
    add_json(games_command, words)

    simulate_command = command("simulate", simulate)
    add_game(simulate_command, words)
    simulate_command.add_argument("--games", default="10000", metavar="N", help=words("cli-arg-count"))
    simulate_command.add_argument("--jobs", default="", metavar="N", help=words("cli-arg-jobs"))
    written = simulate_command.add_mutually_exclusive_group()
    written.add_argument("--json", action="store_true", help=words("cli-arg-json"))
    written.add_argument("--csv", nargs="?", const="-", metavar="FILE", help=words("cli-arg-csv"))
    add_rules(simulate_command, words)

    replay_command = command("replay", replay)
    add_file(replay_command, words, "file")
    add_json(replay_command, words)
    verify_command = command("verify", verify)
    add_file(verify_command, words, "file")
    verify_command.add_argument(
        "--commitment", default="", metavar="SHA-256", help=words("cli-arg-commitment")
    )
    add_json(command("records", records), words)
    serve_command = command("serve", serve)
    serve_command.add_argument("--host", help=words("cli-arg-host"))
    serve_command.add_argument("--port", metavar="N", help=words("cli-arg-port"))
    serve_command.add_argument("--db", metavar="FILE|URL", help=words("cli-arg-db"))
    serve_command.add_argument(
        "--log-json", action="store_const", const="yes", help=words("cli-arg-log-json")
    )
    add_admin(command("admin", administer), words)
    join_command = command("join", join)
    join_command.add_argument("link", metavar=words("meta-link"), help=words("cli-arg-link"))
    join_command.add_argument("--name", default="", metavar=words("meta-name"), help=words("cli-arg-name"))
    add_decks(command("decks", make_decks), words)
    add_classics(command("classic", run_classic), words, argv)
    return top


def add_game(added: Parser, words: Words, **how: Any) -> None:
    known = ", ".join(sorted(packages()))
    added.add_argument(
        "game", default="", metavar=words("meta-game"), help=words("cli-arg-game", known=known), **how
    )


def add_file(added: Parser, words: Words, name: str, **how: Any) -> None:
    what = name.removeprefix("--")
    added.add_argument(name, type=Path, metavar=words("meta-file"), help=words(f"cli-arg-{what}"), **how)


def add_json(added: Parser, words: Words) -> None:
    added.add_argument("--json", action="store_true", help=words("cli-arg-json"))


def add_rules(added: Parser, words: Words) -> None:
    added.add_argument("--variant", default="", metavar=words("meta-name"), help=words("cli-arg-variant"))
    added.add_argument("--seats", default="", metavar="…", help=words("cli-arg-seats"))
    added.add_argument(
        "--set", dest="settings", action="append", default=[], metavar=words("meta-setting"),
        help=words("cli-arg-set"),
    )  # fmt: skip
    added.add_argument("--seed", default="", metavar="N", help=words("cli-arg-seed"))


def add_admin(added: Parser, words: Words) -> None:
    """What may be done, each with what it takes; the database is the one of ``serve``."""
    wishes = added.add_subparsers(metavar=words("meta-command"), required=True, dest="wish")
    for wish, takes in ADMIN.items():
        does = words(f"admin-{wish}")
        made = wishes.add_parser(wish, help=does, description=does)
        made.add_argument("--db", metavar="FILE|URL", help=words("cli-arg-db"))
        if takes:
            made.add_argument("id", metavar=words(f"meta-{takes}"), help=words(f"cli-arg-{takes}"))
        else:
            add_json(made, words)
        if wish == "tables":
            made.add_argument("--all", action="store_true", help=words("cli-arg-all"))


def add_decks(added: Parser, words: Words) -> None:
    does = words("cli-decks")
    makes = added.add_subparsers(metavar="make", required=True).add_parser(
        "make", help=does, description=does
    )
    makes.add_argument("folder", type=Path, metavar=words("meta-folder"), help=words("cli-arg-folder"))
    makes.add_argument("--rounds", required=True, metavar="N", help=words("cli-arg-rounds"))
    makes.add_argument("--seed", default="", metavar="N", help=words("cli-arg-seed"))
    makes.add_argument("--force", action="store_true", help=words("cli-arg-force"))


def add_classics(added: Parser, words: Words, argv: Sequence[str]) -> None:
    """Every module of ``classic`` is a program; only the one called is imported."""
    from . import classic

    modules = {found.name.replace("_", "-"): found for found in pkgutil.iter_modules(classic.__path__)}
    known = words("cli-arg-program", known=", ".join(modules))
    programs = added.add_subparsers(metavar=words("meta-program"), required=True, help=known)
    for name, found in modules.items():
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
    for command, does in (("play", "play"), ("games", "games"), ("rules", "rules"), ("--help", "help")):
        print(f"  sobremesa {command:8} {words(f'cli-{does}')}")
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return 0
    print()
    return play(parser(words).parse_args(["play"]), words)


def play(arguments: argparse.Namespace, words: Words) -> int:
    from .console.play import Table

    seed = whole("--seed", arguments.seed, 0, MOST_SEED) if arguments.seed else secrets.randbits(62)
    if arguments.saved or arguments.go_on:
        keeper = saved_match(arguments)
    else:
        if arguments.record:
            check_place(arguments.record)
        match = new_match(arguments, words)
        keeper = Keeper.begin(match, arguments.record or new_path(match.setup))
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
    return Keeper.go_on(match, path, len(saved.entries))


def new_match(arguments: argparse.Namespace, words: Words) -> Match:
    """The shuffles are committed to, and that is said, before anybody contributes to them."""
    from .console.choose import choose_game

    game = find(arguments.game) if arguments.game else choose_game(words)
    variant, options = chosen_rules(arguments, game)
    setup = Setup(game, tuple(table_seats(arguments.seats, game, options, words)), variant, options)
    if arguments.seed:
        return Match.of(setup, seeded(int(arguments.seed)), undo=True)
    promise = fair(setup)
    print(words("shuffle-committed", commitment=promise.commitment))
    # People who share a machine with the house gain nothing from typing more than their names.
    given = [seat.name if seat.player == PERSON else "" for seat in setup.seats]
    return Match.of(setup, promise.contribute(given), undo=True)


def table_seats(text: str, game: Game, options: Options, words: Words) -> list[Seat]:
    """``you,bot,Ana:you``: a person or a bot in each place, with a name or without."""
    least, most = game.seats_at(options)
    text = text or ",".join(["you", *["bot"] * max(1, least - 1)][:most])
    if text.count(",") >= most:
        raise BadInput("bad-seats", given=text.count(",") + 1, least=least, most=most)
    seats = []
    for number, entry in enumerate(text.split(","), 1):
        name, _, player = entry.strip().rpartition(":")
        is_person = fold(player) in ("you", fold(words("seat-person")))
        player = PERSON if is_person else bots.find(game, player)
        default = words("default-person" if player == PERSON else "default-bot", number=number)
        seats.append(Seat(name.strip() or default, player))
    return seats


def simulate(arguments: argparse.Namespace, words: Words) -> int:
    """Status 130 if it was interrupted; the figures so far are told all the same."""
    try:
        from .engine.compiled import interruptible
        from .lab.report import Order, as_csv, as_json, show, watch
    except ModuleNotFoundError as missing:
        raise BadInput("needs-fast", package=missing.name or "") from None

    order = Order(**simulation(arguments))
    words = Words(words.lang, order.game)
    file = Path(arguments.csv) if arguments.csv and arguments.csv != "-" else None
    if file and os.path.lexists(file):
        raise BadInput("file-exists", file=str(file))
    with interruptible():
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
    least, most = game.seats_at(options)
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


def rules(arguments: argparse.Namespace, words: Words) -> int:
    from .console.screen import Screen

    Screen().page(words.rules_page(find(arguments.game)))
    return 0


def games(arguments: argparse.Namespace, words: Words) -> int:
    from .console.catalogue import show
    from .wire import catalogue

    found = catalogue([find(arguments.game)] if arguments.game else every_game(), words.lang)
    if arguments.json:
        print(json.dumps(found, indent=2))
    else:
        show(found, words)
    return 0


def replay(arguments: argparse.Namespace, words: Words) -> int:
    from .console.replay import show
    from .wire import replay as told

    match = record.replay(record.load(read(arguments.file), find))
    if arguments.json:
        print(json.dumps(told(match), indent=2))
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
        print(json.dumps(as_json(), indent=2))
    else:
        show(words)
    return 0


def serve(arguments: argparse.Namespace, words: Words) -> int:
    from .server.serve import serve as open_house
    from .server.settings import Settings

    if arguments.port is not None:
        whole("--port", arguments.port, 1, 65_535)
    options = {name: getattr(arguments, name) for name in ("host", "port", "db", "log_json")}
    settings = Settings.of(os.environ).but({name: text for name, text in options.items() if text is not None})
    address = f"http://{settings.host}:{settings.port}"
    open_house(settings, lambda: print(words("serving", address=address), flush=True))
    return 0


def administer(arguments: argparse.Namespace, words: Words) -> int:
    from .server import admin
    from .server.settings import Settings

    db = Settings.of(os.environ).db if arguments.db is None else arguments.db
    match arguments.wish:
        case "tables":
            tables = admin.in_house(db, lambda journal: admin.list_tables(journal, arguments.all))
            print_rows(tables, arguments, words)
        case "people":
            print_rows(admin.in_house(db, admin.list_people), arguments, words)
        case "close":
            admin.in_house(db, lambda journal: admin.close(journal, arguments.id))
            print(words("admin-did-close"))
        case "erase":
            count = admin.in_house(db, lambda journal: admin.erase(journal, arguments.id))
            print(words("admin-did-erase", count=count))
        case _:
            is_banned = arguments.wish == "ban"
            admin.in_house(db, lambda journal: admin.ban(journal, arguments.id, is_banned))
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
    from .console.guest import Link
    from .console.join import join as sit_down

    sit_down(Link.read(arguments.link), arguments.name.strip(), words)
    return 0


def make_decks(arguments: argparse.Namespace, words: Words) -> int:
    from .classic.fcul.baralhos import fazer_baralhos

    rounds = whole("--rounds", arguments.rounds, 1, MOST_DECKS)
    seed = whole("--seed", arguments.seed, 0, MOST_SEED) if arguments.seed else None
    shuffler = secret() if seed is None else seeded(seed)
    fazer_baralhos(arguments.folder, rounds, shuffler, arguments.force)
    print(words("decks-made", count=rounds, folder=str(arguments.folder)))
    return 0


def run_classic(arguments: argparse.Namespace, words: Words) -> int:
    result: int = arguments.main(arguments)
    return result
