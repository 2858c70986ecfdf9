"""Cards drawn for a terminal, for the tables of every game."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

Face = tuple[str, str, str]  # upper line, lower line, style


def cards(faces: Sequence[Face]) -> Text:
    """Cards side by side; each has two short lines and a colour."""
    lines = [Text(), Text(), Text(), Text()]
    for upper, lower, style in faces:
        width = max(len(upper), len(lower), 2)
        lines[0].append(f"╭{'─' * width}╮ ", style)
        lines[1].append(f"│{upper:^{width}}│ ", style)
        lines[2].append(f"│{lower:^{width}}│ ", style)
        lines[3].append(f"╰{'─' * width}╯ ", style)
    return Text("\n").join(lines)
