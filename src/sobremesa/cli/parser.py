"""What the commands take, and the command line's own words: usage, help and complaints."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

from ..games import packages
from ..words import Words

# What argparse says, which it does in English only, and the key of our words for it.
COMPLAINTS = {
    "usage-missing": "the following arguments are required: (?P<what>.+)",
    "usage-unknown": "unrecognized arguments: (?P<what>.+)",
    "usage-choice": r"argument (?P<what>.+?): invalid choice: (?P<value>.+) \(choose from (?P<known>.+)\)",
    "usage-value": "argument (?P<what>.+?): expected .+",
    "usage-bad": "argument (?P<what>.+?): (invalid .+ value:|ignored explicit argument) (?P<value>.+)",
}


# What those who run a house may wish for, and the id of what it takes.
ADMIN = {"tables": "", "people": "", "close": "table", "ban": "person", "unban": "person", "erase": "person"}


SHELLS = ("bash", "zsh", "fish")


class Formatter(argparse.HelpFormatter):
    """Help that begins with our word for usage."""

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, Parser.words("usage") + " " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """One clear sentence for a call that makes no sense, and exit status 2."""

    words: Words
    is_helping = True  # whether anybody will read what the arguments are for

    def __init__(self, **settings: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, formatter_class=Formatter, **settings)
        self._positionals.title = self.words("usage-arguments")
        self._optionals.title = self.words("usage-options")
        self.add_argument("-h", "--help", action="help", help=told("cli-arg-help"))
        self.add_argument("--lang", default=argparse.SUPPRESS, metavar="…", help=told("cli-arg-lang"))

    def error(self, message: str) -> NoReturn:
        said = self.words("usage-error", message=self.complaint(message), command=self.prog)
        self.exit(2, said + "\n")

    def complaint(self, message: str) -> str:
        for key, pattern in COMPLAINTS.items():
            if found := re.fullmatch(pattern, message, re.DOTALL):
                facts = {name: value.replace("'", "") for name, value in found.groupdict().items()}
                return self.words(key, **facts)
        return self.words("usage-senseless")


def in_lines(sentence: str) -> str:
    """As wide as the terminal, broken between words; no word itself, which may be a file to be copied."""
    from shutil import get_terminal_size
    from textwrap import fill

    return fill(sentence, get_terminal_size().columns, break_long_words=False, break_on_hyphens=False)


def told(key: str, **facts: object) -> str:
    """What helps to call a command, while somebody asks for help; reading words takes its time."""
    return Parser.words(key, **facts) if Parser.is_helping else ""


# -- what each command takes ---------------------------------------------------------------


def add_play(added: Parser, words: Words, argv: Sequence[str]) -> None:
    add_game(added, words, nargs="?")
    add_rules(added, words)
    add_file(added, words, "--from", dest="saved")
    added.add_argument("--continue", dest="go_on", action="store_true", help=told("cli-arg-continue"))
    add_file(added, words, "--record")
    added.add_argument("--pace", default="", metavar=words("meta-name"), help=told("cli-arg-pace"))
    add_plain(added)


def add_one_game(added: Parser, words: Words, argv: Sequence[str]) -> None:
    add_game(added, words)


def add_games(added: Parser, words: Words, argv: Sequence[str]) -> None:
    add_game(added, words, nargs="?")
    add_json(added, words, argv)


def add_simulate(added: Parser, words: Words, argv: Sequence[str]) -> None:
    add_game(added, words)
    added.add_argument("--games", default="10000", metavar="N", help=told("cli-arg-count"))
    added.add_argument("--jobs", default="", metavar="N", help=told("cli-arg-jobs"))
    written = added.add_mutually_exclusive_group()
    written.add_argument("--json", action="store_true", help=told("cli-arg-json"))
    written.add_argument("--csv", nargs="?", const="-", metavar="FILE", help=told("cli-arg-csv"))
    add_rules(added, words)


def add_warm(added: Parser, words: Words, argv: Sequence[str]) -> None:
    add_game(added, words, nargs="*")
    added.add_argument("--seats", default="", metavar="…", help=told("cli-arg-seats"))


def add_replay(added: Parser, words: Words, argv: Sequence[str]) -> None:
    add_file(added, words, "file")
    told_how = added.add_mutually_exclusive_group()
    told_how.add_argument("--json", action="store_true", help=told("cli-arg-json"))
    told_how.add_argument("--from", dest="step", default="0", metavar="N", help=told("cli-arg-step"))
    add_plain(added)


def add_verify(added: Parser, words: Words, argv: Sequence[str]) -> None:
    add_file(added, words, "file")
    added.add_argument("--commitment", default="", metavar="SHA-256", help=told("cli-arg-commitment"))


def add_serve(added: Parser, words: Words, argv: Sequence[str]) -> None:
    added.add_argument("--host", help=told("cli-arg-host"))
    added.add_argument("--port", metavar="N", help=told("cli-arg-port"))
    added.add_argument("--db", metavar="FILE|URL", help=told("cli-arg-db"))
    added.add_argument("--log-json", action="store_const", const="yes", help=told("cli-arg-log-json"))


def add_completion(added: Parser, words: Words, argv: Sequence[str]) -> None:
    added.add_argument("shell", choices=SHELLS, metavar=words("meta-shell"), help=told("cli-arg-shell"))


def add_join(added: Parser, words: Words, argv: Sequence[str]) -> None:
    added.add_argument("link", metavar=words("meta-link"), help=told("cli-arg-link"))
    added.add_argument("--name", default="", metavar=words("meta-name"), help=told("cli-arg-name"))
    add_plain(added)


def add_plain(added: Parser) -> None:
    added.add_argument("--plain", action="store_true", help=told("cli-arg-plain"))


def add_game(added: Parser, words: Words, **how: Any) -> None:
    known = ", ".join(sorted(packages())) if Parser.is_helping else ""
    does = told("cli-arg-game", known=known)
    added.add_argument("game", default="", metavar=words("meta-game"), help=does, **how)


def add_file(added: Parser, words: Words, name: str, **how: Any) -> None:
    what = name.removeprefix("--")
    added.add_argument(name, type=Path, metavar=words("meta-file"), help=told(f"cli-arg-{what}"), **how)


def add_json(added: Parser, words: Words, argv: Sequence[str]) -> None:
    added.add_argument("--json", action="store_true", help=told("cli-arg-json"))


def add_rules(added: Parser, words: Words) -> None:
    added.add_argument("--variant", default="", metavar=words("meta-name"), help=told("cli-arg-variant"))
    added.add_argument("--seats", default="", metavar="…", help=told("cli-arg-seats"))
    added.add_argument(
        "--set", dest="settings", action="append", default=[], metavar=words("meta-setting"),
        help=told("cli-arg-set"),
    )  # fmt: skip
    added.add_argument("--seed", default="", metavar="N", help=told("cli-arg-seed"))


def add_admin(added: Parser, words: Words, argv: Sequence[str]) -> None:
    """What may be done, each with what it takes; the database is the one of ``serve``."""
    wishes = added.add_subparsers(metavar=words("meta-command"), required=True, dest="wish")
    for wish, takes in ADMIN.items():
        does = told(f"admin-{wish}")
        made = wishes.add_parser(wish, help=does, description=does)
        made.add_argument("--db", metavar="FILE|URL", help=told("cli-arg-db"))
        if takes:
            made.add_argument("id", metavar=words(f"meta-{takes}"), help=told(f"cli-arg-{takes}"))
        else:
            add_json(made, words, argv)
        if wish == "tables":
            made.add_argument("--all", action="store_true", help=told("cli-arg-all"))


def add_decks(added: Parser, words: Words, argv: Sequence[str]) -> None:
    does = told("cli-decks")
    makes = added.add_subparsers(metavar="make", required=True).add_parser(
        "make", help=does, description=does
    )
    makes.add_argument("folder", type=Path, metavar=words("meta-folder"), help=told("cli-arg-folder"))
    makes.add_argument("--rounds", required=True, metavar="N", help=told("cli-arg-rounds"))
    makes.add_argument("--seed", default="", metavar="N", help=told("cli-arg-seed"))
    makes.add_argument("--force", action="store_true", help=told("cli-arg-force"))


def add_classics(added: Parser, words: Words, argv: Sequence[str]) -> None:
    """Every module of ``classic`` is a program; only the one called is imported."""
    import pkgutil

    from .. import classic

    modules = {found.name.replace("_", "-"): found for found in pkgutil.iter_modules(classic.__path__)}
    known = told("cli-arg-program", known=", ".join(modules))
    programs = added.add_subparsers(metavar=words("meta-program"), required=True, help=known)
    for name, found in modules.items():
        program = programs.add_parser(name)
        if name in argv:
            module = import_module(f"{classic.__name__}.{found.name}")
            module.add_arguments(program)
            program.set_defaults(main=module.main)
