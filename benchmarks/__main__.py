"""`make bench`: run every benchmark, or those named on the command line."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from benchmarks import (
    amounts,
    compare,
    compiling,
    engine,
    equivalence,
    hints,
    memory,
    reasons,
    results,
    startup,
    strength,
    study,
    talk,
    thinkers,
    web,
)
from benchmarks.server import attack, fuzz, kills

BENCHMARKS: dict[str, Callable[[], None]] = {
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
    "amounts": amounts.run,
    "reasons": reasons.run,
    "study": study.run,
    "web": web.run,
    "attack": attack.run,
    "fuzz": fuzz.run,
    "kills": kills.run,
}
ASKED_FOR = (
    "strength",
    "equivalence",
    "results",
    "hints",
    "study",
    "web",
    "compare",
    "attack",
    "fuzz",
    "kills",
)
"""These are only run when they are asked for: they take long, or need a browser or a checkout."""


def main() -> None:
    """Run what was asked for."""
    asked = argparse.ArgumentParser(prog="python -m benchmarks")
    asked.add_argument("names", nargs="*", metavar="NAME", help=", ".join([*BENCHMARKS, "compare"]))
    asked.add_argument("--games", type=int, default=strength.GAMES, help="how many for strength")
    asked.add_argument("--base", type=Path, metavar="DIR", help="the other checkout for compare")
    asked.add_argument("--messages", type=int, default=fuzz.MESSAGES, help="how many for fuzz")
    asked.add_argument("--kills", type=int, help="how many for kills: 300, or 100 with --postgres")
    asked.add_argument("--postgres", action="store_true", help="kills: two processes, Redis")
    given = asked.parse_args()
    if "compare" in given.names and given.base is None:
        asked.error("compare needs --base")
    BENCHMARKS["strength"] = lambda: strength.run(given.games)
    BENCHMARKS["fuzz"] = lambda: fuzz.run(given.messages)
    BENCHMARKS["kills"] = lambda: kills.run(given.kills, given.postgres)
    BENCHMARKS["compare"] = lambda: compare.run(given.base)
    for name in given.names or [name for name in BENCHMARKS if name not in ASKED_FOR]:
        if name not in BENCHMARKS:
            sys.exit(f"no benchmark {name!r}; there are {', '.join(BENCHMARKS)}")
        print(f"== {name}")
        BENCHMARKS[name]()


if __name__ == "__main__":
    main()
