"""Pictures of every table, at a desk, on a phone, by day and by night: ``make screenshots``."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from geometry import resize
from scenes import PAGES, TABLES, Page, Scene, tables_of
from server_process import Server, new_database
from windows import DESK, PHONE, Window, open_browser

SCREENS = {"desk": DESK, "phone": PHONE}


def take(window: Window, folder: Path, name: str) -> None:
    for light in ("light", "dark"):
        window.page.emulate_media(color_scheme="dark" if light == "dark" else "light")
        for screen, size in SCREENS.items():
            resize(window, size)
            window.page.screenshot(path=folder / f"{name}-{screen}-{light}.png", animations="disabled")


def main(folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    with open_browser() as browser, tempfile.TemporaryDirectory() as kept:
        server = Server(new_database(Path(kept)))
        server.start()
        try:
            tables = tables_of(server)
            everywhere: dict[str, Page | Scene] = {**PAGES, **TABLES}
            for name, where in everywhere.items():
                window = Window(browser, server)
                where.open(window, tables)
                take(window, folder, name.replace(", ", "-").replace(" ", "-"))
                window.close()
        finally:
            server.end()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
