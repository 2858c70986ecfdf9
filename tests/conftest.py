"""Fixtures and settings for all tests."""

from __future__ import annotations

import io
import os
import random
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from server_process import Server
    from terminal_process import Terminal
    from windows import Opener, Window

# Tests neither write to the records of whoever runs them nor read their preferences.
os.environ["SOBREMESA_DATA"] = os.environ["SOBREMESA_CONFIG"] = tempfile.mkdtemp(prefix="sobremesa-tests-")

# Hypothesis tries the same examples every time; new ones are for the long runs.
settings.register_profile("suite", derandomize=not os.environ.get("SOBREMESA_SOAK"), deadline=None)
settings.load_profile("suite")

# The seed of the random order in which tests run, the same in all workers; if it is empty, files and tests
# run in the order in which they are named.
ORDER = "SOBREMESA_TEST_ORDER"
os.environ.setdefault(ORDER, str(random.randrange(1_000_000)))


@pytest.hookimpl(tryfirst=True)  # pytest then puts together what needs the same server
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files in random order, and the tests of each. Long ones come first, so that at the end no worker
    waits for one of them."""
    if os.environ[ORDER]:
        random.Random(os.environ[ORDER]).shuffle(items)
    first = {item.path: number for number, item in reversed([*enumerate(items)])}
    items.sort(key=lambda item: (item.get_closest_marker("long") is None, first[item.path]))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.write_line(f"the same order again: {ORDER}={os.environ[ORDER]}")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """More than there are cores, because tests of servers and browsers mostly wait."""
    return 3 * (os.cpu_count() or 1)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """Runs a command with some input: exit status, stdout, stderr."""
    from sobremesa.cli import main

    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setattr("logging.basicConfig", lambda **_: None)  # later tests would log to this one's stderr

    def call(*argv: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        try:
            status = main(argv)
        except SystemExit as stopped:  # as where a game is asked for and the input ends
            status = int(stopped.code or 0)
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return call


# -- one server and one browser for the tests of a file; a window is cheap ------------------------
# Imported inside the fixtures: most tests need neither.


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    from server_process import Server, new_database

    folder = tmp_path_factory.mktemp("server")
    opened = Server(new_database(folder), log=folder / "log")
    opened.start()
    try:
        yield opened
    finally:
        opened.end()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    from windows import open_browser

    with open_browser() as opened:
        yield opened


@pytest.fixture
def window(browser: Browser, server: Server) -> Iterator[Opener]:
    """Opens browser windows; at the end none of them may have logged an error."""
    from windows import Window

    opened: list[Window] = []

    def open_window(**how: Any) -> Window:
        opened.append(Window(browser, server, **how))
        return opened[-1]

    yield open_window
    for each in opened:
        each.close()


# -- terminal clients of a server ---------------------------------------


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SOBREMESA_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture
def join(data: Path) -> Iterator[Callable[..., Terminal]]:
    """Starts terminal clients; those still running at the end are closed."""
    from terminal_process import Terminal

    terminals: list[Terminal] = []

    def call(
        *arguments: str, home: Path = data, at_keyboard: bool = False, command: str = "join"
    ) -> Terminal:
        terminals.append(Terminal(home, *arguments, at_keyboard=at_keyboard, command=command))
        return terminals[-1]

    yield call
    for terminal in terminals:
        terminal.close()
