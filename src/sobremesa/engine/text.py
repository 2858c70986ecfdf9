"""Text that comes from outside, made fit to be shown."""

from __future__ import annotations

import unicodedata

MOST_SHOWN = 1000  # characters


def visible(text: str) -> str:
    """Whatever would steer a terminal or hide what is written becomes its number: ``<U+001B>``."""
    if text.isprintable():
        return text
    return "".join(sign if is_visible(sign) else f"<U+{ord(sign):04X}>" for sign in text)


def is_visible(sign: str) -> bool:
    """Spaces of any width are; marks of zero width, directions, line ends and half signs are not."""
    return sign.isprintable() or unicodedata.category(sign) == "Zs"


def shown(text: str) -> str:
    """A text as part of a sentence: visible, and not longer than anybody reads."""
    text = visible(text[: MOST_SHOWN + 1])
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"
