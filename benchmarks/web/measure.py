"""What is measured in a real browser, against a real server on this machine."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Browser, CDPSession

import uno_matches
from scenes import new_match, ten_seats
from server_process import Server
from sobremesa.engine import Match
from staged import Stage
from windows import Window

# Forty cards, as many as nobody wants.
HAND = " ".join(f"{colour}{number}" for colour in "rygb" for number in (1, 2, 3, 4, 5) for _ in range(2))
TO_PRESS = ".tiles .btn.go"
READY = "() => document.querySelector('.dock .btn')?.checkVisibility() && performance.now()"


@dataclass(frozen=True)
class WebFigure:
    what: str
    value: float
    unit: str
    most: float  # what it shall not exceed

    @property
    def is_reached(self) -> bool:
        return self.value <= self.most


def first_load(browser: Browser, server: Server) -> list[WebFigure]:
    """The first page, with an empty cache."""
    window = Window(browser, server)
    received: list[float] = []
    session = window.context.new_cdp_session(window.page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    window.page.goto(window.address)
    window.find(TO_PRESS).first.wait_for()
    asked = int(window.page.evaluate(REQUESTS_BEFORE))
    window.page.wait_for_load_state("networkidle")
    window.close()
    return [
        WebFigure("requests before something can be pressed", asked, "", 3),
        WebFigure("first load of the start page, compressed", sum(received) / 1000, "KB", 130),
    ]


# The page, and what was asked for no later than the games: what began afterwards is not waited for.
REQUESTS_BEFORE = """() => {
  const all = performance.getEntriesByType('resource').filter((one) => one.initiatorType !== 'other');
  const games = all.find(({ name }) => name.includes('/api/games'));
  return 1 + all.filter(({ startTime }) => startTime <= games.startTime).length;
}"""


def interactive(browser: Browser, server: Server) -> list[WebFigure]:
    """A table, from the address to a button that can be pressed."""
    times = []
    for _ in range(5):
        window = Window(browser, server)
        Stage(window, new_match("uno", 4))
        times.append(float(window.page.wait_for_function(READY).json_value()))
        window.close()
    return [WebFigure("a table can be used after", sorted(times)[len(times) // 2], "ms", 1000)]


def crowded() -> Match:
    """Ten seats; you sit last, with forty cards."""
    match = ten_seats()
    cells = match.snapshot()["state"]
    cells["hands"][9], cells["size"][9] = uno_matches.row(HAND), len(HAND.split())
    uno_matches.change(match, hands=cells["hands"], size=cells["size"])
    return match


def script_time(session: CDPSession) -> float:
    metrics = session.send("Performance.getMetrics")["metrics"]
    found: float = next(metric["value"] for metric in metrics if metric["name"] == "ScriptDuration")
    return found * 1000


def moves(browser: Browser, server: Server) -> list[WebFigure]:
    """Script time of a move that is drawn, at the fullest table."""
    window = Window(browser, server, reduced_motion="no-preference")
    session = window.context.new_cdp_session(window.page)
    session.send("Performance.enable")
    stage = Stage(window, crowded(), you=9)
    window.find("[data-hand] [data-code]").nth(39).wait_for()
    times = []
    for _ in range(8):
        before = script_time(session)
        stage.play("draw", "keep")
        window.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        times.append((script_time(session) - before) / 2)
    window.close()
    return [
        WebFigure(
            "a move at a table of ten, forty cards in hand",
            sorted(times)[len(times) // 2],
            "ms of script",
            16,
        )
    ]
