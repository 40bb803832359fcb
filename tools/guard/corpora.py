"""Labelled messages, and how the guard does on them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from backtrick.rules import FaceToFace, Game, QuickAndEasy, TheGame
from backtrick.talk import LANGUAGES, check

CORPORA = Path(__file__).parent / "corpora"
OWN = CORPORA / "own"
"""Written beside the first guard."""
DEVELOPMENT = CORPORA / "development"
"""Everything else that the guard may learn from. `source` is the author."""
BLIND = CORPORA / "blind"
"""Written by authors who have not seen the guard. Nobody reads these or learns from them."""

GAMES: dict[str, Game] = {
    "the-game": TheGame(),
    "quick-and-easy": QuickAndEasy(),
    "professional": QuickAndEasy(professional=True),
    "face-to-face": FaceToFace(),
}
"""The first three in the order of their weights."""


class Labelled(NamedTuple):
    """A message, whether it may be said in a game, who wrote it, and which part of it is a number
    that may not be said.
    """

    text: str
    game: str
    allowed: bool
    source: str
    part: tuple[int, int] | None = None
    is_derived: bool = False
    """Whether the label is not its author's, but that of the guard before this one, which got one
    of a hundred wrong.
    """


def read(path: Path) -> Iterator[Labelled]:
    """The messages of a file; each also in the other games, where that is known."""
    for line in path.read_text("utf-8").splitlines():
        row = json.loads(line)
        game = "professional" if row["professional"] else row["game"]
        source = row.get("source", "own")
        part = tuple(row["part"]) if "part" in row else None
        yield Labelled(row["text"], game, row["allowed"], source, part)
        for other, label in row.get("also", {}).items():
            told = tuple(label) if isinstance(label, list) else None
            yield Labelled(row["text"], other, label is True, source, told, is_derived=True)


@cache
def development() -> list[Labelled]:
    """All messages to learn from."""
    folders = (OWN, DEVELOPMENT)
    return [one for folder in folders for file in sorted(folder.iterdir()) for one in read(file)]


def blind(language: str) -> list[Labelled]:
    """The blind messages of a language."""
    return list(read(BLIND / f"{language}.jsonl"))


class Figures(NamedTuple):
    """How many messages were judged, and which of them wrongly."""

    forbidden: int
    allowed: int
    let_through: list[str]
    refused: list[str]

    def __str__(self) -> str:
        miss = len(self.let_through) / max(self.forbidden, 1)
        false = len(self.refused) / max(self.allowed, 1)
        return (
            f"{len(self.let_through):4} of {self.forbidden:5} forbidden let through ({miss:.2%}),"
            f" {len(self.refused):4} of {self.allowed:5} allowed refused ({false:.2%})"
        )


def judge(messages: Iterable[Labelled]) -> Figures:
    """How the guard does on these."""
    every = list(messages)
    wrong = [one for one in every if check(GAMES[one.game], one.text).allowed != one.allowed]
    allowed = sum(one.allowed for one in every)
    return Figures(
        len(every) - allowed,
        allowed,
        [one.text for one in wrong if not one.allowed],
        [one.text for one in wrong if one.allowed],
    )


def report(title: str, messages: Iterable[Labelled]) -> None:
    """Print how the guard does on these, in each game and in all of them."""
    every = list(messages)
    for game in GAMES:
        part = [one for one in every if one.game == game]
        if part:
            print(f"{title:12} {game:15} {judge(part)}")
    print(f"{title:12} {'all games':15} {judge(every)}")


def report_blind() -> None:
    """Print how the guard does on the blind set, and no message of it."""
    every: list[Labelled] = []
    for language in LANGUAGES:
        messages = blind(language)
        every += messages
        print(f"{'blind':12} {language:15} {judge(messages)}")
    report("blind", every)
