"""The standard streams: never missing, and readable on a terminal without Unicode."""

from __future__ import annotations

import codecs
import io
import locale
import os
import sys
import unicodedata
from contextlib import suppress

LATIN = "sobremesa-latin"  # an error handler of Python's codecs
# What drawings use is as wide as what stands for it, so that columns stay columns.
STAND_INS = str.maketrans({
    "‘": "'", "’": "'", "“": '"', "”": '"', "«": '"', "»": '"', "„": '"', "–": "-", "—": "-", "−": "-",
    "─": "-", "│": "|", "…": ".", "·": "-", "•": "*", "×": "x", "¿": "", "¡": "", "œ": "oe", "Œ": "OE",
    "æ": "ae", "Æ": "AE", "ß": "ss", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L", "€": "EUR", "→": ">", "←": "<",
})  # fmt: skip


def make_streams_safe() -> None:
    """Replace a closed stream by an empty one, and a character that a stream lacks by Latin letters."""
    codecs.register_error(LATIN, replace_by_latin)
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  # open to the end
        elif isinstance(stream, io.TextIOWrapper):
            make_safe(stream, is_output=mode == "w")


def make_safe(stream: io.TextIOWrapper, is_output: bool) -> None:
    if is_output and stream.isatty() and is_utf8_assumed():
        stream.reconfigure(encoding=locale.getencoding())
    stream.reconfigure(errors=LATIN if is_output else "replace")


def is_utf8_assumed() -> bool:
    """Whether Python writes UTF-8 whatever the locale says, as it does in the C locale, unasked."""
    is_asked = os.environ.get("PYTHONUTF8") or os.environ.get("PYTHONIOENCODING")
    return os.name == "posix" and bool(sys.flags.utf8_mode) and not is_asked


def replace_by_latin(error: UnicodeError) -> tuple[str | bytes, int]:
    """An error handler: letters lose their accents, other signs have stand-ins or become ``?``."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end]
    return "".join(map(latin, missing)), error.end


def latin(sign: str) -> str:
    """What stands for a sign in ASCII."""
    stand_in = sign.translate(STAND_INS)
    decomposed = unicodedata.normalize("NFKD", stand_in).encode("ascii", "ignore").decode()
    return decomposed if decomposed or not stand_in or unicodedata.combining(sign) else "?"


def close_stdout() -> None:
    """Redirect stdout to nothing, so that Python's last flush does not fail once more."""
    with suppress(OSError):  # it may be no file of the system's
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
