"""How the tests are run."""

from __future__ import annotations

import os
import tempfile

import pytest

# Nothing that a test plays is kept among the matches of whoever runs it.
os.environ["SOBREMESA_DATA"] = tempfile.mkdtemp(prefix="sobremesa-tests-")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What compiles takes longest: begun first, it does not keep the others waiting at the end."""
    items.sort(key=lambda item: "compiled" not in item.name and "simulation" not in item.name)
