"""Where things are on the screen: nothing may hang out of it, or lie over something else."""

from __future__ import annotations

from pathlib import Path

from windows import Size, Window

SIZES: tuple[Size, ...] = ((360, 640), (390, 844), (768, 1024), (1440, 900))
SCRIPT = Path(__file__).with_suffix(".js").read_text(encoding="utf-8").partition("\n")[2]


def misplaced(window: Window) -> list[str]:
    """Texts and controls that hang out of the screen, or lie over each other."""
    found: list[str] = window.page.evaluate(f"() => {SCRIPT}.misplaced()")
    return found


def overlapping(window: Window, selector: str) -> list[str]:
    """Parts of a table that each have a place of their own."""
    found: list[str] = window.page.evaluate(f"(selector) => {SCRIPT}.overlapping(selector)", selector)
    return found


def resize(window: Window, size: Size) -> None:
    width, height = size
    window.page.set_viewport_size({"width": width, "height": height})
    # Container queries and observers have had their say after two frames.
    window.page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )
