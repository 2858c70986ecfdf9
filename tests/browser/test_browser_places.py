"""Everything has its place on every screen, in every language, and everybody can use it."""

from __future__ import annotations

import pytest

from geometry import SIZES, misplaced, overlapping, resize
from scenes import DIALOGS, PAGES, TABLES, Page, Scene, Tables, tables_of
from server_process import Server
from windows import DESK, PHONE, Opener

pytestmark = pytest.mark.long
LANGUAGES = ("en", "es", "pt", "ca", "fr")
PARTS = "header.bar, .dock, .notes, .panel, .seat, .piles > *, .transport, .views"
EVERYWHERE = {**PAGES, **TABLES, **DIALOGS}


@pytest.fixture(scope="module")
def tables(server: Server) -> Tables:
    return tables_of(server)


@pytest.mark.parametrize("where", EVERYWHERE.values(), ids=EVERYWHERE)
def test_nothing_hangs_out_or_lies_over_something_else_on_any_screen_in_any_language(
    where: Page | Scene, window: Opener, tables: Tables
) -> None:
    shown, problems = window(), []
    for lang in LANGUAGES:
        resize(shown, DESK)
        shown.speak(lang)
        where.open(shown, tables)
        for size in SIZES:
            resize(shown, size)
            found = misplaced(shown) + overlapping(shown, PARTS)
            problems += [f"{lang} {size[0]}×{size[1]}: {problem}" for problem in found]
    assert not problems, "\n" + "\n".join(problems)


@pytest.mark.parametrize("where", EVERYWHERE.values(), ids=EVERYWHERE)
def test_axe_finds_nothing_serious_by_day_or_by_night(
    where: Page | Scene, window: Opener, tables: Tables
) -> None:
    shown = window()
    where.open(shown, tables)
    shown.assert_accessible("by day, at a desk")
    shown.page.emulate_media(color_scheme="dark")
    resize(shown, PHONE)
    shown.assert_accessible("by night, on a phone")
