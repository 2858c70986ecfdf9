"""Untrusted text made safe to display."""

from __future__ import annotations

import unicodedata

MAX_LENGTH = 1000  # characters


def escape_unprintable(text: str) -> str:
    """Replace characters that control a terminal or hide text by their code: ``<U+001B>``."""
    if text.isprintable():
        return text
    return "".join(sign if is_printable(sign) else f"<U+{ord(sign):04X}>" for sign in text)


def is_printable(sign: str) -> bool:
    """True for printable characters and all spaces, not for zero-width, directional or control ones."""
    return sign.isprintable() or unicodedata.category(sign) == "Zs"


def sanitize(text: str) -> str:
    """Make a text fit to be part of a sentence: escaped, and cut to a length that people read."""
    text = escape_unprintable(text[: MAX_LENGTH + 1])
    return text if len(text) <= MAX_LENGTH else text[: MAX_LENGTH - 1] + "…"
