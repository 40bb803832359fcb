"""`make bench`: run every benchmark, or those named on the command line."""

from __future__ import annotations

import argparse
import sys

from benchmarks import (
    compiling,
    engine,
    equivalence,
    hints,
    memory,
    reasons,
    results,
    startup,
    strength,
    talk,
    thinkers,
    web,
)

BENCHMARKS = {
    "engine": engine.run,
    "thinkers": thinkers.run,
    "strength": strength.run,
    "memory": memory.run,
    "startup": startup.run,
    "compiling": compiling.run,
    "equivalence": equivalence.run,
    "results": results.run,
    "talk": talk.run,
    "hints": hints.run,
    "reasons": reasons.run,
    "web": web.run,
}
ASKED_FOR = ("strength", "equivalence", "results", "hints", "web")
"""These are only run when they are asked for: they take long, or need a browser."""


def main() -> None:
    """Run what was asked for."""
    asked = argparse.ArgumentParser(prog="python -m benchmarks")
    asked.add_argument("names", nargs="*", metavar="NAME", help=", ".join(BENCHMARKS))
    asked.add_argument("--games", type=int, default=strength.GAMES, help="how many for strength")
    given = asked.parse_args()
    BENCHMARKS["strength"] = lambda: strength.run(given.games)
    for name in given.names or [name for name in BENCHMARKS if name not in ASKED_FOR]:
        if name not in BENCHMARKS:
            sys.exit(f"no benchmark {name!r}; there are {', '.join(BENCHMARKS)}")
        print(f"== {name}")
        BENCHMARKS[name]()


if __name__ == "__main__":
    main()
