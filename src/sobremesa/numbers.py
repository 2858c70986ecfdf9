"""Whole numbers that people type on the command line."""

from __future__ import annotations

from .engine import BadInput

MOST_SEED = 2**63 - 1


def whole(name: str, text: str, least: int, most: int) -> int:
    """A whole number in a range, or a sentence that says so."""
    digits = text.removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(digits) < 20 and least <= int(text) <= most:
        return int(text)
    raise BadInput("bad-number", name=name, value=text, least=least, most=most)
