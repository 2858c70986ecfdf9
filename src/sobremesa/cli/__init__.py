"""The command line: ``sobremesa COMMAND``."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise

from ..engine import Problem
from ..local.preferences import load_preferences
from ..words import Words, choose_language
from .parser import run
from .streams import close_stdout, make_streams_safe


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status; every problem is one sentence on stderr."""
    argv = list(sys.argv[1:] if argv is None else argv)
    make_streams_safe()
    asked = asked_language(argv)
    words = Words(choose_language(asked))
    try:
        try:
            if (preferred := load_preferences().language) and not asked:
                words = Words(preferred)
            return run(argv, words)
        finally:
            sys.stdout.flush()
    except Problem as problem:
        return complain(words.problem(problem))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader went away, as `head` does
        close_stdout()
        return 0
    except OSError as error:  # such as a full disk behind stdout
        close_stdout()
        return complain(words("system-refused", why=error.strerror or str(error)))


def asked_language(argv: Sequence[str]) -> str:
    """The value of ``--lang``, which is needed before the arguments are parsed: errors are in it."""
    for flag, value in pairwise([*argv, ""]):
        if flag == "--lang":
            return value
        if flag.startswith("--lang="):
            return flag.removeprefix("--lang=")
    return ""


def complain(sentence: str) -> int:
    with suppress(OSError):  # stderr may be full too
        print(wrapped(sentence) if sys.stderr.isatty() else sentence, file=sys.stderr)
    return 2


def wrapped(sentence: str) -> str:
    """A sentence in lines as wide as the terminal; no word is broken, since it may be a file to copy."""
    from shutil import get_terminal_size
    from textwrap import fill

    return fill(sentence, get_terminal_size().columns, break_long_words=False, break_on_hyphens=False)
