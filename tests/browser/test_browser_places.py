"""Everything has its place on every screen, in every language, and everybody can use it."""

from __future__ import annotations

import pytest

from games_under_test import SOAK
from geometry import SIZES, each_size, misplaced, overlapping, resize, small_targets
from scenes import DIALOGS, PAGES, TABLES, Page, Scene, Tables, tables_of
from server_process import Server
from windows import DESK, PHONE, Opener, Size

pytestmark = pytest.mark.long
LONGEST, OTHERS = "fr", ("en", "es", "pt", "ca")
# Phones on their side, low and great screens: in the language with the longest words.
MORE_SIZES: tuple[Size, ...] = (
    (390, 844), (844, 390), (740, 360), (667, 375), (720, 450), (800, 600), (1280, 720), (1920, 1080),
)  # fmt: skip
LARGE_LETTERS = "html { font-size: 200% }"
PARTS = "header.bar, .dock, .notes, .panel, .seat, .piles > *, .transport, .views"
EVERYWHERE = {**PAGES, **TABLES, **DIALOGS}
# Every scene in the language with the longest words and, in turn, in one of the others.
LANGUAGES = [(*(OTHERS if SOAK else OTHERS[number % 4 :][:1]), LONGEST) for number in range(len(EVERYWHERE))]


@pytest.fixture(scope="module")
def tables(server: Server) -> Tables:
    return tables_of(server)


@pytest.mark.parametrize(
    ("where", "languages"), [*zip(EVERYWHERE.values(), LANGUAGES, strict=True)], ids=EVERYWHERE
)
def test_nothing_hangs_out_or_lies_over_something_else_on_any_screen_in_any_language(
    where: Page | Scene, languages: tuple[str, ...], window: Opener, tables: Tables
) -> None:
    shown, problems = window(), []
    for lang in languages:
        resize(shown, DESK)
        shown.speak(lang)
        where.open(shown, tables)
        for size in each_size(shown, (*SIZES, *(MORE_SIZES if lang == LONGEST else ()))):
            found = misplaced(shown) + overlapping(shown, PARTS)
            if lang == LONGEST:
                found += small_targets(shown)
            problems += [f"{lang} {size[0]}×{size[1]}: {problem}" for problem in found]
    shown.page.add_style_tag(content=LARGE_LETTERS)
    for size in each_size(shown, (DESK, PHONE) if isinstance(where, Page) else ((1920, 1080),)):
        found = misplaced(shown) + overlapping(shown, PARTS)
        problems += [f"letters of twice the size, {size[0]}×{size[1]}: {problem}" for problem in found]
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
