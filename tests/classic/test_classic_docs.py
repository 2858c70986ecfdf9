"""The page for students names what is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import sobremesa

PACKAGE = Path(sobremesa.__file__).parent
PAGE = (Path(__file__).parents[2] / "docs" / "classics.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| (?!in the document|---)(.+) \| (.+) \| `(.+)` \|$", PAGE, re.M)


@pytest.mark.parametrize(("named", "here", "file"), ROWS, ids=[row[0][:40] for row in ROWS])
def test_what_a_document_names_is_in_the_file_that_the_page_says(named: str, here: str, file: str) -> None:
    text = (PACKAGE / file).read_text(encoding="utf-8")
    names = re.findall(r"`(\w+)`", here)
    assert names
    assert [name for name in names if not re.search(rf"\b{name}\b", text)] == []


def test_every_document_and_every_program_has_its_part_of_the_page() -> None:
    programs = sorted(path.stem.replace("_", "-") for path in (PACKAGE / "classic").glob("[!_]*"))
    assert re.findall(r"^## .*\((\d{3})\)", PAGE, re.M) == ["000", "001", "002", "003", "004"]
    assert sorted(re.findall(r"^## .*`classic ([\w-]+)", PAGE, re.M)) == programs
