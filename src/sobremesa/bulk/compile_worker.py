"""``python -m sobremesa.bulk.compile_worker``: compile one request, read from stdin, into its folder."""

from __future__ import annotations

import pickle
import sys

from .cache import compiling_alone
from .child import CANNOT_WRITE
from .compiler import CompilationUnit, CompileRequest


def main() -> int:
    request: CompileRequest = pickle.load(sys.stdin.buffer)
    unit = CompilationUnit(request.spec)
    if unit.digest != request.digest:
        print("the rules of the calling process differ from those on disk", file=sys.stderr)
        return 1
    entry = unit.entries[request.entry]
    try:
        entry.use_folder(request.folder)
        with compiling_alone(request.folder):
            entry.compile_here(request.types)
    except OSError as problem:
        print(problem, file=sys.stderr)
        return CANNOT_WRITE
    return 0


if __name__ == "__main__":
    sys.exit(main())
