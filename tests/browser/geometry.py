"""Where things are on the screen, and which come from elsewhere: nothing hangs out or lies over another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

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
    found: list[str] = measured(window, "misplaced")
    return found


def overlapping(window: Window, selector: str) -> list[str]:
    """Parts of a table that each have a place of their own."""
    found: list[str] = measured(window, "overlapping", selector)
    return found


def cut_off(window: Window, selector: str, least: int) -> list[str]:
    """Things that hang out of their cloth, or are less wide than ``least`` px."""
    found: list[str] = measured(window, "cutOff", selector, least)
    return found


def small_targets(window: Window) -> list[str]:
    """What a finger can hardly press."""
    found: list[str] = measured(window, "smallTargets")
    return found


def places(window: Window, selector: str) -> list[list[float]]:
    """Left, top, right and bottom of everything that is drawn of these."""
    found: list[list[float]] = measured(window, "places", selector)
    return found


def measured(window: Window, what: str, *arguments: Any) -> Any:
    """What a function of the script finds, in a page that would be drawn."""
    return window.page.evaluate(
        "(given) => { const { style } = document.documentElement, kept = style.opacity; style.opacity = '';"
        f" try {{ return {SCRIPT}.{what}(...given); }} finally {{ style.opacity = kept; }} }}",
        arguments,
    )


def each_size(window: Window, sizes: Iterable[Size]) -> Iterator[Size]:
    """Give a window these sizes in turn. Meanwhile it has its layout but is not drawn, which would take most
    of the time; so only functions of this file look at it."""
    window.page.evaluate("() => { document.documentElement.style.opacity = '0'; }")
    for size in sizes:
        resize(window, size)
        yield size
    window.page.evaluate("() => { document.documentElement.style.opacity = ''; }")


def resize(window: Window, size: Size) -> None:
    width, height = size
    window.page.set_viewport_size({"width": width, "height": height})
    # Container queries and observers have had their say after two frames.
    window.page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )
