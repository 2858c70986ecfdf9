"""``python -m sobremesa``, and the command ``sobremesa``."""

import gc
import sys


def main() -> int:
    """Ctrl-C while the house is still being read ends it as quietly as later."""
    try:
        gc.disable()  # what is read is kept: to look for rubbish in it takes a tenth of the time
        from .cli import main as run

        gc.freeze()
        gc.enable()
        return run()
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
