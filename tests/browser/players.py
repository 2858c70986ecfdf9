"""Two ways to play any game in a window: with the mouse alone, and with the keyboard alone.

Neither knows a game. The mouse presses what the page marks as the thing to press, else any
choice that lies on the cloth; the keyboard presses the key that is printed on a button, else
the keys that hold at every table.
"""

from __future__ import annotations

import random
from typing import Any

from windows import Window

MOST_PRESSES = 5_000
KEYS = ("0", "1", "2", "3", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "Enter", "Enter")

# The middle of something of the first of these kinds that there is.
MIDDLE = """([kinds, chance]) => {
  const isSeen = (one) => one.checkVisibility() && !one.disabled && one.ariaDisabled !== 'true';
  const all = kinds.map((kind) => [...document.querySelectorAll(kind)].filter(isSeen));
  const best = all.find((each) => each.length);
  const found = best?.[chance % best.length];
  if (!found) return null;
  found.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  const visible = found.closest('[data-hand]') ? Math.min(width, 30) : width;  // cards lie over one another
  return [left + visible / 2, top + height / 2];
}"""

# What is printed on the thing to press.
PRINTED = """() => ['dialog[open] .go kbd', 'dialog[open] kbd', '.dock .go kbd']
  .flatMap((kind) => [...document.querySelectorAll(kind)])
  .find((key) => key.checkVisibility() && !key.closest(':disabled'))?.textContent ?? ''"""


class WindowPlayer:
    def __init__(self, window: Window, seed: int) -> None:
        self.window, self.rng = window, random.Random(seed)

    @property
    def is_over(self) -> bool:
        return self.window.seen.get("outcome") is not None

    @property
    def is_needed(self) -> bool:
        question: Any = self.window.seen.get("question")
        return bool(question and question["asked"]) or self.window.find("dialog[open]").count() > 0

    def press(self) -> None:
        raise NotImplementedError


class ByMouse(WindowPlayer):
    MARKED = ("dialog[open] .btn.go", "dialog[open] .squares button", "main .dock .btn.go")
    HAND = ("main [data-hand] button",)
    CLOTH = ("main [data-game] button:not(.dock *, [data-hand] *)", "main .dock .btn")

    def press(self) -> None:
        choices = self.rng.choice([self.HAND + self.CLOTH, self.CLOTH + self.HAND])
        at = self.window.page.evaluate(MIDDLE, [[*self.MARKED, *choices], self.rng.randrange(1000)])
        if at:
            self.window.page.mouse.click(*at)


class ByKeyboard(WindowPlayer):
    asked = -1  # the question that the first choice was tried for

    def press(self) -> None:
        number = self.window.seen["question"]["number"]
        first, self.asked = number != self.asked, number
        key = self.window.page.evaluate(PRINTED) or ("1" if first else self.rng.choice(KEYS))
        self.window.page.keyboard.press(key)


def play_out(*players: WindowPlayer) -> None:
    """Everybody plays until the match is over, and looks at the bill."""
    for _ in range(MOST_PRESSES):
        if all(player.is_over for player in players):
            break
        needed = [player for player in players if player.is_needed and not player.is_over]
        for player in needed:
            player.window.page.clock.fast_forward(300)  # no press is too soon after a question
            player.press()
        for player in needed or players:  # what followed from it is drawn, and was received here
            player.window.page.evaluate("() => new Promise(requestAnimationFrame)")
    for player in players:
        player.window.find(".bill").wait_for()
