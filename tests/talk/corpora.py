"""Labelled messages, and how the guard does on them: `python -m tests.talk.corpora` prints it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from backtrick.rules import Game, game_named
from backtrick.talk import LANGUAGES, check

HERE = Path(__file__).parent
OWN = HERE / "corpus"
BLIND = HERE / "blind"
"""Written by somebody who has not seen the guard; it must never be tuned on these."""


class Labelled(NamedTuple):
    """A message, and whether it may be said."""

    text: str
    game: Game
    allowed: bool
    why: str


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
        Labelled(row["text"], _game(row["game"], row["professional"]), row["allowed"], row["why"])
        for row in rows
    ]


def _game(name: str, professional: bool) -> Game:
    kind = game_named(name)
    return kind.choose({"professional": True} if professional else {}, kind.default_players)


def judge(messages: list[Labelled]) -> Figures:
    """How the guard does on these."""
    wrong = [one for one in messages if check(one.game, one.text).allowed != one.allowed]
    allowed = sum(one.allowed for one in messages)
    return Figures(
        len(messages) - allowed,
        allowed,
        [one.text for one in wrong if not one.allowed],
        [one.text for one in wrong if one.allowed],
    )


def main() -> None:
    """Print the figures of every file; the wrong ones by name only where they are our own."""
    for title, folder in (("own corpus", OWN), ("blind set", BLIND)):
        everything: list[Labelled] = []
        for name in (*LANGUAGES, "hard"):
            messages = read(folder / f"{name}.jsonl")
            if messages:
                everything += messages
                print(f"{title:10} {name:5} {judge(messages)}")
        if everything:
            print(f"{title:10} all   {judge(everything)}")


if __name__ == "__main__":
    main()
