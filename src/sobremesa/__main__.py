"""``python -m sobremesa``, and the command ``sobremesa``."""

import sys


def main() -> int:
    """Ctrl-C while the house is still being read ends it as quietly as later."""
    try:
        from .cli import main as run

        return run()
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
