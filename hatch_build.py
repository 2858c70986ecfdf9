"""A wheel, and an installation from the sources, bring the built browser client along."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "web" / "build.py"
BUILT = ROOT / "src" / "sobremesa" / "server" / "static" / "index.html"

sys.path.insert(0, str(SOURCES.parent))


class BrowserHook(BuildHookInterface):
    def dependencies(self) -> list[str]:
        """Node from PyPI where the machine has none that will do."""
        if not SOURCES.exists():
            return []
        import build

        return [] if build.machines_node(build.TASKS["build"]) else [build.NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if SOURCES.exists():
            import build

            build.run("build")
        elif not BUILT.exists():
            raise SystemExit("The browser client is neither built nor here to be built: there is no web/.")
