"""Labelled messages, and how the guard does on them: `python -m tests.talk.corpora` prints it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from backtrick.rules import Game, game_named
from backtrick.talk import LANGUAGES, GuardReason, check

HERE = Path(__file__).parent
OWN = HERE / "corpus"
"""Written beside the guard."""
DEVELOPMENT = HERE / "development"
"""More messages that the guard was mended on: our own, and blind sets that have been read since."""
BLIND = HERE / "blind"
"""Written by somebody who has not seen the guard; it must never be tuned on these."""


class Labelled(NamedTuple):
    """A message, whether it may be said, and where it comes from."""

    text: str
    game: Game
    allowed: bool
    why: str
    source: str


class Figures(NamedTuple):
    """How many messages were judged, and which of them wrongly."""

    forbidden: int
    allowed: int
    let_through: list[str]
    refused: list[str]

    @property
    def miss_rate(self) -> float:
        """The share of forbidden messages that were let through."""
        return len(self.let_through) / max(self.forbidden, 1)

    @property
    def false_rate(self) -> float:
        """The share of allowed messages that were refused."""
        return len(self.refused) / max(self.allowed, 1)

    def __str__(self) -> str:
        return (
            f"{len(self.let_through):3} of {self.forbidden:4} forbidden let through"
            f" ({self.miss_rate:.1%}), {len(self.refused):3} of {self.allowed:4} allowed refused"
            f" ({self.false_rate:.1%})"
        )


def read(path: Path) -> list[Labelled]:
    """The messages of a file; none where there is no file."""
    if not path.exists():
        return []
    rows = [json.loads(line) for line in path.read_text("utf-8").splitlines() if line.strip()]
    return [
        Labelled(
            row["text"],
            _game(row["game"], row["professional"]),
            row["allowed"],
            row["why"],
            row.get("source", "own"),
        )
        for row in rows
    ]


def read_language(folder: Path, language: str) -> list[Labelled]:
    """All messages of a language in a folder; those that a native speaker wrote have a file of
    their own.
    """
    return [one for name in ("", "native-") for one in read(folder / f"{name}{language}.jsonl")]


def _game(name: str, professional: bool) -> Game:
    kind = game_named(name)
    return kind.choose({"professional": True} if professional else {}, kind.default_players)


def judge(messages: list[Labelled], *, by_rules: bool = False) -> Figures:
    """How the guard does on these; by rules alone, without the reader that has learned from some of
    them.
    """
    found = [check(one.game, one.text).reason for one in messages]
    passes = (None, GuardReason.LIKELY) if by_rules else (None,)
    wrong = [
        one
        for one, reason in zip(messages, found, strict=True)
        if (reason in passes) != one.allowed
    ]
    allowed = sum(one.allowed for one in messages)
    return Figures(
        len(messages) - allowed,
        allowed,
        [one.text for one in wrong if not one.allowed],
        [one.text for one in wrong if one.allowed],
    )


def main() -> None:
    """Print the figures, of what the guard was mended on and of what it was not."""
    _print("own corpus", OWN, LANGUAGES)
    _print("development", DEVELOPMENT, (*LANGUAGES, "any"))
    _print("blind set", BLIND, LANGUAGES)


def _print(title: str, folder: Path, names: tuple[str, ...]) -> None:
    everything: list[Labelled] = []
    for name in names:
        messages = read_language(folder, name)
        if messages:
            everything += messages
            print(f"{title:11} {name:15} {judge(messages)}")
    sources = sorted({one.source for one in everything})
    for source in sources if len(sources) > 1 else ():
        judged = judge([one for one in everything if one.source == source])
        print(f"{title:11} {source:15} {judged}")
    if everything:
        print(f"{title:11} {'all':15} {judge(everything)}")
        print(f"{title:11} {'all, by rules':15} {judge(everything, by_rules=True)}")


if __name__ == "__main__":
    main()
