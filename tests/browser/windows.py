"""Windows of a real browser with a real server, which keep every error of the page."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserType,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    WebSocket,
    sync_playwright,
)

from games_under_test import needed
from server_process import Server
from sobremesa.games import every_game

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 60_000  # ms for anything to happen: the machine may be busy
BLOCKED = "blocked by Playwright"  # the service worker, in windows that shall ask the server for everything
NETWORK = re.compile(r"net::ERR_|WebSocket connection to|WebSocket is closed|status of 50\d")

Size = tuple[int, int]
PHONE, DESK = (390, 844), (1440, 900)


def chromium() -> str | None:
    """Debian's browser without windows needs half of the processor time of the one with them."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    return next(filter(None, map(shutil.which, names)), None)


@contextmanager
def open_browser() -> Iterator[Browser]:
    """Run a browser as long as the block lasts."""
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        try:
            yield browser
        finally:
            browser.close()


def launch(kind: BrowserType, *args: str) -> Browser:
    sandbox = ["--no-sandbox"] if os.getuid() == 0 else []
    program = needed(chromium(), "Chromium")
    return kind.launch(executable_path=program, args=[*sandbox, "--disable-gpu", *args])


class Window:
    """One window of one person: the last update that it received, and every error of the browser."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        size: Size = DESK,
        lang: str = "en",
        me: dict[str, str] | None = None,
        is_first: bool = False,  # the browser was never here: notes of a first game, and sound is offered
        **more: Any,
    ) -> None:
        self.address = f"http://127.0.0.1:{server.port}"
        more = {"reduced_motion": "reduce", "service_workers": "block", **more}
        width, height = size
        self.context = browser.new_context(locale=lang, viewport={"width": width, "height": height}, **more)
        self.context.set_default_timeout(PATIENCE)
        if me:
            self.keep("me", json.dumps(me), anew=False)
        if not is_first:
            self.keep("sound", "off", anew=False)
            for game in every_game():
                self.keep(f"guided.{game.id}", "yes")
        self.complaints: list[str] = []
        self.strangers: list[str] = []
        self.requests: list[str] = []
        self.seen: dict[str, Any] = {}  # the last update of the match
        self.refused: list[str] = []
        self.is_closed = False
        self.may_be_cut_off = False  # then the browser may complain about the network
        self.page = self.context.new_page()
        self.context.on("console", self.complain)
        self.context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        self.context.on("request", self.ask)
        self.page.on("websocket", self.open_socket)

    # -- what happens in it ----------------------------------------------------------------

    def complain(self, message: ConsoleMessage) -> None:
        is_known = BLOCKED in message.text or (self.may_be_cut_off and NETWORK.search(message.text))
        if message.type in ("error", "warning") and not is_known:
            self.complaints.append(message.text)

    def ask(self, request: Request) -> None:
        self.requests.append(request.url)
        if urlsplit(request.url).scheme in ("http", "https") and not request.url.startswith(self.address):
            self.strangers.append(request.url)

    def open_socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.receive)

    def receive(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "update":
            self.seen = message
        elif message["type"] == "refused":
            self.refused.append(message["key"])

    # -- what one does in it ---------------------------------------------------------------

    def go(self, place: str = "") -> Page:
        """Load a page anew."""
        self.page.goto("about:blank")
        self.page.goto(f"{self.address}/{place}")
        return self.page

    def keep(self, name: str, value: str, anew: bool = True) -> None:
        """Store a value in the browser, which every page loaded from now on finds."""
        known = "false" if anew else f"localStorage.getItem('sobremesa.{name}')"
        self.context.add_init_script(
            f"location.protocol === 'http:' && !{known}"
            f" && localStorage.setItem('sobremesa.{name}', {json.dumps(value)})"
        )

    def speak(self, lang: str) -> None:
        self.keep("lang", lang)

    def find(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def until(self, condition: str, argument: Any = None) -> None:
        """Wait until an expression of the page is true."""
        self.page.wait_for_function(condition, arg=argument)

    def close(self) -> None:
        """Close the window, and assert that nothing went wrong in it; a second call does nothing."""
        if self.is_closed:
            return
        self.is_closed = True
        with suppress(Error):
            self.page.evaluate("1")  # what was said last has arrived now
        self.context.close()
        assert not self.complaints, "the browser complains: " + "; ".join(self.complaints)
        assert not self.strangers, "another host was asked: " + "; ".join(self.strangers)

    # -- whether everybody can use it ------------------------------------------------------

    def assert_accessible(self, where: str) -> None:
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate(
            "async () => (await axe.run(document, { resultTypes: ['violations'] })).violations"
            ".filter(({ impact }) => impact === 'serious' || impact === 'critical')"
            ".map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)"
        )
        assert not found, f"{where}: " + "; ".join(found)


Opener = Callable[..., Window]
