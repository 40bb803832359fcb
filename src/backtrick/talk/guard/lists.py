"""How the guard's files are read: folded words, comments after "#", long lines continued."""

from __future__ import annotations

from functools import cache
from importlib.resources import files


def lines_of(name: str) -> list[str]:
    """The lines of a file in `data`, without comments, with those that are continued put
    together.
    """
    lines: list[str] = []
    text = files(__package__).joinpath("data", f"{name}.txt").read_text("utf-8")
    for line in text.splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        if line[0] == " ":
            lines[-1] += " " + line.strip()
        else:
            lines.append(line)
    return lines


@cache
def named_words(name: str) -> dict[str, frozenset[str]]:
    """The words of each line of a file, by what stands before "="."""
    pairs = (line.partition(" = ") for line in lines_of(name) if " = " in line)
    return {heading: frozenset(words.split()) for heading, _, words in pairs}


@cache
def colours() -> dict[str, str]:
    """The letter of the colour that a word names."""
    return {word: letter for letter, words in named_words("colours").items() for word in words}
