"""Where things are on the screen, and which come from elsewhere: nothing hangs out or lies over another."""

from __future__ import annotations

from pathlib import Path

from windows import Size, Window

SIZES: tuple[Size, ...] = ((360, 640), (768, 1024), (1440, 900))
SCRIPT = Path(__file__).with_suffix(".js").read_text(encoding="utf-8").partition("\n")[2]

# A script of a page that keeps the keys of all elements that travel from another place, in order.
TRAVELLED = """(() => {
  window.travelled = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    if (options.id === 'travel') window.travelled.push(this.dataset.flip);
    return animate.call(this, frames, options);
  };
})()"""


def misplaced(window: Window) -> list[str]:
    """Texts and controls that hang out of the screen, or lie over each other."""
    found: list[str] = window.page.evaluate(f"() => {SCRIPT}.misplaced()")
    return found


def overlapping(window: Window, selector: str) -> list[str]:
    """Parts of a table that each have a place of their own."""
    found: list[str] = window.page.evaluate(f"(selector) => {SCRIPT}.overlapping(selector)", selector)
    return found


def cut_off(window: Window, selector: str, least: int) -> list[str]:
    """Things that hang out of their cloth, or are less wide than ``least`` px."""
    found: list[str] = window.page.evaluate(
        f"([selector, least]) => {SCRIPT}.cutOff(selector, least)", [selector, least]
    )
    return found


def small_targets(window: Window) -> list[str]:
    """What a finger can hardly press."""
    found: list[str] = window.page.evaluate(f"() => {SCRIPT}.smallTargets()")
    return found


def places(window: Window, selector: str) -> list[list[float]]:
    """Left, top, right and bottom of everything that is drawn of these."""
    found: list[list[float]] = window.page.evaluate(f"(selector) => {SCRIPT}.places(selector)", selector)
    return found


def resize(window: Window, size: Size) -> None:
    width, height = size
    window.page.set_viewport_size({"width": width, "height": height})
    # Container queries and observers have had their say after two frames.
    window.page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )
