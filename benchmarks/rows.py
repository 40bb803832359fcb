"""Rows: what was played, one JSON object a line, each beside the nets that played it.

A row of other nets than those of today is never found again, and goes when its cell is played anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from backtrick.bots.nets import nets_noted
from backtrick.rules import Game

Row = dict[str, Any]


class Rows:
    """The rows of a file, by their cell: whatever says what was played."""

    def __init__(self, path: Path) -> None:
        self.path = path
        lines = path.read_text().splitlines() if path.exists() else []
        self._rows = {json.dumps(row["cell"]): row for row in map(json.loads, lines)}

    def __iter__(self) -> Iterator[Row]:
        return iter(self._rows.values())

    def find(self, cell: list[Any], game: Game, bots: Iterable[str]) -> Row | None:
        """What these bots have played there with the nets of today."""
        row = self._rows.get(json.dumps(cell))
        return row if row is not None and row.get("nets") == _nets(game, bots) else None

    def keep(self, cell: list[Any], game: Game, bots: Iterable[str], figures: Row) -> Row:
        """Write down what these bots have just played there; it replaces an earlier row."""
        row = {"cell": cell, "nets": _nets(game, bots), **figures}
        self._rows[json.dumps(cell)] = row
        written = self.path.with_suffix(".new")
        written.write_text("".join(f"{json.dumps(each)}\n" for each in self))
        written.replace(self.path)
        return row


def _nets(game: Game, bots: Iterable[str]) -> dict[str, str]:
    """The nets of bots who play in silence, or say all they have to say."""
    names = list(bots)
    return nets_noted(game, len(names), names)
