"""`make bench`: run every benchmark, or those named on the command line."""

from __future__ import annotations

import sys

from benchmarks import engine, equivalence, hints, memory, results, startup, talk, thinkers

BENCHMARKS = {
    "engine": engine.run,
    "thinkers": thinkers.run,
    "memory": memory.run,
    "startup": startup.run,
    "equivalence": equivalence.run,
    "results": results.run,
    "talk": talk.run,
    "hints": hints.run,
}
LONG = ("equivalence", "results", "hints")
"""These are only run when they are asked for."""


def main() -> None:
    """Run what was asked for."""
    names = sys.argv[1:] or [name for name in BENCHMARKS if name not in LONG]
    for name in names:
        if name not in BENCHMARKS:
            sys.exit(f"no benchmark {name!r}; there are {', '.join(BENCHMARKS)}")
        print(f"== {name}")
        BENCHMARKS[name]()


if __name__ == "__main__":
    main()
