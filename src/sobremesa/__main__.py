"""``python -m sobremesa``, and the command ``sobremesa``."""

import gc
import sys


def main() -> int:
    """Run the command line; Ctrl-C ends it quietly even while modules are imported."""
    try:
        gc.disable()  # nothing of the imports is garbage: saves about 10 % of start-up
        from .cli import main as run

        gc.freeze()
        gc.enable()
        return run()
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
