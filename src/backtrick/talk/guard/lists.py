"""How the guard's files are read: words and phrases, folded, with comments after "#"."""

from __future__ import annotations

from functools import cache
from importlib.resources import files


def lines_of(name: str) -> list[str]:
    """The lines of a file, without comments, with those that are continued put together."""
    source = files("backtrick.talk.guard").joinpath(f"{name}.txt").read_text("utf-8")
    lines: list[str] = []
    for line in source.splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        if line[0] == " ":
            lines[-1] += line.strip() if lines[-1].endswith("|") else " " + line.strip()
        else:
            lines.append(line)
    return lines


@cache
def words_of(name: str, part: str = "") -> frozenset[str]:
    """The words of a file, or of the part of it that stands under [part]."""
    found: set[str] = set()
    heading = ""
    for line in lines_of(name):
        if line.startswith("["):
            heading = line.strip("[]")
        elif heading == part:
            found.update(line.split())
    return frozenset(found)
