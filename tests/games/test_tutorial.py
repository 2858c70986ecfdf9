"""All code in docs/adding-a-game.md is that of the game it is about."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games_under_test import OUTSIDE

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"
BLOCK = re.compile(r"(?:^`([^`\n]+)`\n)?^```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCKS = BLOCK.findall(PAGE.read_text(encoding="utf-8"))


def test_the_page_shows_every_python_file_that_has_rules_of_its_own() -> None:
    shown = {path for path, _ in BLOCKS}
    files = {path.relative_to(OUTSIDE).as_posix() for path in (OUTSIDE / "brisca").glob("*.py")}
    assert files - shown == {"brisca/hints.py", "brisca/table.py"}


@pytest.mark.parametrize(("path", "code"), BLOCKS)
def test_every_block_of_code_is_part_of_the_file_named_above_it(path: str, code: str) -> None:
    assert path, f"say above it where this is from:\n{code}"
    assert code in (OUTSIDE / path).read_text(encoding="utf-8")
