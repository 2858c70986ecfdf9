"""Nothing that a test plays is kept among the matches of whoever runs it."""

from __future__ import annotations

import os
import tempfile

os.environ["SOBREMESA_DATA"] = tempfile.mkdtemp(prefix="sobremesa-tests-")
