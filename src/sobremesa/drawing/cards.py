"""Cards drawn as text, side by side: in frames of four or three lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

TALL, LOW, FLAT = 4, 3, 1  # lines that a drawn card takes: two texts in a frame, one in a frame, no frame


class CardFace(NamedTuple):
    """The printed face of a card: two texts for a tall frame, one for all else, and a style."""

    upper: str
    lower: str
    short: str
    style: str = ""


def face_lines(face: CardFace, lines: int) -> list[str]:
    """The texts inside a frame of so many lines."""
    return [face.upper, face.lower] if lines == TALL else [face.short]


def inner_width(face: CardFace, lines: int) -> int:
    return max(2, *(Text(part).cell_len for part in face_lines(face, lines)))


def framed(faces: Sequence[CardFace], lines: int, gap: str) -> Text:
    """Cards side by side, each with its whole frame."""
    drawn = [Text() for _ in range(lines)]
    for face in faces:
        wide = inner_width(face, lines)
        drawn[0].append(f"╭{'─' * wide}╮{gap}", face.style)
        for line, part in zip(drawn[1:-1], face_lines(face, lines), strict=True):
            line.append(f"│{part:^{wide}}│{gap}", face.style)
        drawn[-1].append(f"╰{'─' * wide}╯{gap}", face.style)
    return Text("\n").join(drawn)


def overlapping(faces: Sequence[CardFace], lines: int) -> Text:
    """Cards side by side, each over the right edge of the one before it."""
    drawn = [Text() for _ in range(lines)]
    for number, face in enumerate(faces):
        wide, last = inner_width(face, lines), number == len(faces) - 1
        drawn[0].append(f"╭{'─' * wide}{'╮' * last}", face.style)
        for line, part in zip(drawn[1:-1], face_lines(face, lines), strict=True):
            line.append(f"│{part:<{wide}}{'│' * last}", face.style)
        drawn[-1].append(f"╰{'─' * wide}{'╯' * last}", face.style)
    return Text("\n").join(drawn)
