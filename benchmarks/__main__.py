"""`make bench`: run every benchmark, or those named on the command line."""

from __future__ import annotations

import sys

from benchmarks import engine, memory, startup

BENCHMARKS = {"engine": engine.run, "memory": memory.run, "startup": startup.run}


def main() -> None:
    """Run what was asked for."""
    names = sys.argv[1:] or list(BENCHMARKS)
    for name in names:
        if name not in BENCHMARKS:
            sys.exit(f"no benchmark {name!r}; there are {', '.join(BENCHMARKS)}")
        print(f"== {name}")
        BENCHMARKS[name]()


if __name__ == "__main__":
    main()
