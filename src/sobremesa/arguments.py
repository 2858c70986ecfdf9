"""The command line's own words: usage, help and complaints, in the language asked for."""

from __future__ import annotations

import argparse
import re
from typing import Any, NoReturn

from .words import Words

# What argparse says, which it does in English only, and the key of our words for it.
COMPLAINTS = {
    "usage-missing": "the following arguments are required: (?P<what>.+)",
    "usage-unknown": "unrecognized arguments: (?P<what>.+)",
    "usage-choice": r"argument (?P<what>.+?): invalid choice: (?P<value>.+) \(choose from (?P<known>.+)\)",
    "usage-value": "argument (?P<what>.+?): expected .+",
    "usage-bad": "argument (?P<what>.+?): (invalid .+ value:|ignored explicit argument) (?P<value>.+)",
}


class Formatter(argparse.HelpFormatter):
    """Help that begins with our word for usage."""

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, Parser.words("usage") + " " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """One clear sentence for a call that makes no sense, and exit status 2."""

    words: Words

    def __init__(self, **settings: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, formatter_class=Formatter, **settings)
        self._positionals.title = self.words("usage-arguments")
        self._optionals.title = self.words("usage-options")
        self.add_argument("-h", "--help", action="help", help=self.words("cli-arg-help"))
        self.add_argument("--lang", default=argparse.SUPPRESS, metavar="…", help=self.words("cli-arg-lang"))

    def error(self, message: str) -> NoReturn:
        said = self.words("usage-error", message=self.complaint(message), command=self.prog)
        self.exit(2, said + "\n")

    def complaint(self, message: str) -> str:
        for key, pattern in COMPLAINTS.items():
            if found := re.fullmatch(pattern, message, re.DOTALL):
                facts = {name: value.replace("'", "") for name, value in found.groupdict().items()}
                return self.words(key, **facts)
        return self.words("usage-senseless")
