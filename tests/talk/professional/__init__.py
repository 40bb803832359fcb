"""What professionals may say of cards and of all else, made by rule."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

Sections = dict[str, list[str]]


def lists_of(language: str) -> Sections:
    """What is said in a language."""
    return sections(Path(__file__).parent / f"{language}.txt")


def sections(path: Path) -> Sections:
    """The lines of a file under their headings; what stands between bars is several."""
    found: Sections = {}
    for line in path.read_text("utf-8").splitlines():
        if line.startswith("= "):
            lines = found.setdefault(line[2:], [])
        elif line and not line.startswith("#"):
            lines += line.split("|")
    return found


def of_cards(lists: Sections, heading: str) -> Iterator[str]:
    """The messages of a section, each with every colour and pile."""
    colours = lists["colours"]
    for frame in lists[heading]:
        yield from {
            frame.format(c=colour, d=other, p=pile)
            for (colour, other), pile in product(
                zip(colours, colours[1:] + colours[:1], strict=True), lists["piles"]
            )
        }


def of_things(lists: Sections) -> Iterator[str]:
    """Every thing in every frame with every size."""
    for frame, thing, size in product(
        lists["sizes of things"], lists["things"], lists["adjectives"]
    ):
        yield frame.format(thing=thing, size=size)
