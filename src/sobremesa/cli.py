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
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import __version__, bots
from .archive import Keeper, check_place, last_unfinished
from .arguments import (
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
    told,
)
from .engine import (
    PERSON,
    BadInput,
    Game,
    Options,
    Problem,
    Seat,
    Setup,
    record,
    secret,
    seeded,
)
from .files import read, write
from .games import every_game, find
from .preferences import PACES, preferences
from .words import LANGUAGES, Words, language
from .words.typed import fold, game_called

if TYPE_CHECKING:
    from .console.session import Session

MOST_GAMES = 10**12
MOST_DECKS = 100_000
MOST_SEED = 2**63 - 1
USUAL_TERMINAL = "windows" if sys.platform == "win32" else ""  # where nothing names one


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; every problem is one sentence on stderr."""
    argv = list(sys.argv[1:] if argv is None else argv)
    steady_streams()
    asked = asked_language(argv)
    words = Words(language(asked))
    try:
        try:
            if (preferred := preferences().language) and not asked:
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
    """With the one command that is called, if one is: to describe them all takes its time."""
    Parser.words = words
    Parser.is_helping = not called(argv) or bool({"-h", "--help"} & {*argv})
    top = Parser(prog="sobremesa", description=told("house"))
    top.add_argument("--version", action="version", version=__version__, help=told("cli-arg-version"))
    top.set_defaults(run=welcome)
    commands = top.add_subparsers(metavar=words("meta-command"))
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


def play(arguments: argparse.Namespace, words: Words) -> int:
    from .console.play import Table, check_hand_over

    if not arguments.plain and is_whole_screen():
        return play_on_screen(arguments, words)
    session = session_of(arguments, words, check_hand_over)
    names = [seat.name for seat in session.match.seats]
    Table(session, Words(words.lang, session.match.game, names)).run()
    return 0


def play_on_screen(arguments: argparse.Namespace, words: Words) -> int:
    """With nothing named it asks what is to be played; else it goes straight to the table."""
    from .console.full.house import House
    from .console.wish import last

    if arguments.pace not in ("", *PACES):
        raise BadInput("unknown-pace", pace=arguments.pace, known=", ".join(PACES))
    named = ("game", "variant", "seats", "settings", "seed", "saved", "go_on", "record")
    is_named = any(getattr(arguments, name) for name in named)
    session = session_of(arguments, words, lambda setup: None) if is_named else None
    is_language_asked = any([session, "lang" in arguments, preferences().language])
    lang = words.lang if is_language_asked else last().lang or words.lang  # as it was chosen there last
    house = House(lang, lambda house: house.sit_down(session) if session else house.choose(), arguments.pace)
    for line in house.run() or []:
        print(line)
    return 0


def is_whole_screen() -> bool:
    """Whether there is a screen to draw on, and somebody who wants that."""
    # The second is what screen readers' users set for other programs too.
    asked = os.environ.get("SOBREMESA_PLAIN") or os.environ.get("ACCESSIBLE")
    wants_lines = asked or os.environ.get("TERM", USUAL_TERMINAL) in ("", "dumb")
    streams = (sys.stdin, sys.stdout, sys.stderr)  # it is drawn on the last
    return all(stream.isatty() for stream in streams) and not wants_lines


def session_of(arguments: argparse.Namespace, words: Words, check: Callable[[Setup], None]) -> Session:
    """The match that the arguments name: a new one, or one that goes on; some cannot be played here."""
    from .console.session import Session

    seed = whole("--seed", arguments.seed, 0, MOST_SEED) if arguments.seed else secrets.randbits(62)
    is_saved = bool(arguments.saved or arguments.go_on)
    keeper = saved_match(arguments, check) if is_saved else new_match(arguments, words, check)
    return Session(keeper, seed, resumed=is_saved)


def saved_match(arguments: argparse.Namespace, check: Callable[[Setup], None]) -> Keeper:
    """A match that goes on in the record it was kept in."""
    given = [arguments.game, arguments.variant, arguments.seats, arguments.settings, arguments.seed]
    if any([*given, arguments.record]) or (arguments.saved and arguments.go_on):
        raise BadInput("from-alone")
    path = arguments.saved or last_unfinished()
    saved = record.load(read(path), find)
    match = record.replay(saved)
    if match.over:
        raise BadInput("record-over")
    check(match.setup)
    return Keeper.go_on(match, path, len(saved.entries))


def new_match(arguments: argparse.Namespace, words: Words, check: Callable[[Setup], None]) -> Keeper:
    from .console.choose import choose_game
    from .console.session import begin

    if arguments.record:
        check_place(arguments.record)
    game = game_called(arguments.game, words.lang) if arguments.game else choose_game(words)
    variant, options = chosen_rules(arguments, game)
    setup = Setup(game, tuple(table_seats(arguments.seats, game, options, words)), variant, options)
    check(setup)
    seed = int(arguments.seed) if arguments.seed else None

    def tell(commitment: str) -> None:
        print(words("shuffle-committed", commitment=commitment))

    return begin(setup, seed, arguments.record, tell)


def table_seats(text: str, game: Game, options: Options, words: Words) -> list[Seat]:
    """``you,bot,Ana:you``: a person or a bot in each place, with a name or without."""
    least, most = game.seats_at(options)
    text = text or ",".join(["you", *["bot"] * max(1, least - 1)][:most])
    if text.count(",") >= most:
        raise BadInput("bad-seats", given=text.count(",") + 1, least=least, most=most)
    seats: list[Seat] = []
    own = preferences().name
    for number, entry in enumerate(text.split(","), 1):
        name, _, player = entry.strip().rpartition(":")
        is_person = fold(player) in ("you", fold(words("seat-person")))
        player = PERSON if is_person else bots.find(game, player)
        default = words("default-person" if player == PERSON else "default-bot", number=number)
        if player == PERSON and not name.strip():
            name, own = own, ""  # whose machine it is sits down first
        seats.append(Seat(name.strip() or default, player))
    return seats


def simulate(arguments: argparse.Namespace, words: Words) -> int:
    """Status 130 if it was interrupted; the figures so far are told all the same."""
    try:
        from .engine.compiled import interruptible
        from .lab.report import Order, as_csv, as_json, show, watch
    except ModuleNotFoundError as missing:
        raise BadInput("needs-fast", package=missing.name or "") from None

    order = Order(**simulation(arguments, words.lang))
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


def simulation(arguments: argparse.Namespace, lang: str) -> dict[str, Any]:
    """What is to be simulated, as the arguments say."""
    game = game_called(arguments.game, lang)
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

    Screen().page(words.rules_page(game_called(arguments.game, words.lang)))
    return 0


def games(arguments: argparse.Namespace, words: Words) -> int:
    from .console.catalogue import show
    from .wire import catalogue

    found = catalogue(
        [game_called(arguments.game, words.lang)] if arguments.game else every_game(), words.lang
    )
    if arguments.json:
        print(json.dumps(found, indent=2))
    else:
        show(found, words)
    return 0


def replay(arguments: argparse.Namespace, words: Words) -> int:
    from .console.replay import show
    from .wire import replay as as_told

    match = record.replay(record.load(read(arguments.file), find))
    if arguments.json:
        print(json.dumps(as_told(match), indent=2))
    elif is_whole_screen() and not arguments.plain:
        from .console.full.house import House

        House(words.lang, lambda house: house.watch_again(match)).run()
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

    full = is_whole_screen() and not arguments.plain
    sit_down(Link.read(arguments.link), arguments.name.strip(), preferences().name, words, full)
    return 0


def make_decks(arguments: argparse.Namespace, words: Words) -> int:
    from .classic.fcul.baralhos import fazer_baralhos

    rounds = whole("--rounds", arguments.rounds, 1, MOST_DECKS)
    seed = whole("--seed", arguments.seed, 0, MOST_SEED) if arguments.seed else None
    shuffler = secret() if seed is None else seeded(seed)
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
