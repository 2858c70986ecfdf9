"""The page of charts says what the analysers say."""

from __future__ import annotations

import charts


def test_the_page_of_charts_and_its_picture_are_current() -> None:
    assert charts.PAGE.read_text(encoding="utf-8") == charts.page(), "make charts"
    assert charts.PICTURE.read_text(encoding="utf-8") == charts.picture(), "make charts"
