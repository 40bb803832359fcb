"""`make bench`: run every benchmark, or those named on the command line."""

from __future__ import annotations

import sys

from benchmarks import engine, equivalence, hints, memory, results, startup, talk, thinkers, web

BENCHMARKS = {
    "engine": engine.run,
    "thinkers": thinkers.run,
    "memory": memory.run,
    "startup": startup.run,
    "equivalence": equivalence.run,
    "results": results.run,
    "talk": talk.run,
    "hints": hints.run,
    "web": web.run,
}
ASKED_FOR = ("equivalence", "results", "hints", "web")
"""These are only run when they are asked for: they take long, or need a browser."""


def main() -> None:
    """Run what was asked for."""
    names = sys.argv[1:] or [name for name in BENCHMARKS if name not in ASKED_FOR]
    for name in names:
        if name not in BENCHMARKS:
            sys.exit(f"no benchmark {name!r}; there are {', '.join(BENCHMARKS)}")
        print(f"== {name}")
        BENCHMARKS[name]()


if __name__ == "__main__":
    main()
