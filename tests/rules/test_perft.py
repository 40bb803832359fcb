"""The counts in the perft files, by the engine and by the referee."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from backtrick.rules import parse_position
from tests import referee
from tests.kit import referee_for
from tests.perft import FOLDER, counted, lines

LINES = [line for _, line in lines()]


def test_there_are_counts_for_every_game() -> None:
    names = {path.stem for path in FOLDER.glob("*.txt")}
    assert names == {"the-game", "on-fire", "face-to-face", "quick-and-easy"}
    assert len(LINES) > 35


@pytest.mark.parametrize("line", LINES)
def test_the_engine_counts_what_the_file_says(line: str) -> None:
    assert counted(line) == line


@pytest.mark.parametrize("line", LINES)
def test_the_referee_counts_the_same(line: str) -> None:
    text = line.split(" ; ")[0]
    counts = re.findall(r"D([123]) (\d+)", line)
    assert len(counts) == 3
    judge = referee_for(parse_position(text))
    for depth, count in counts:
        assert referee.perft(judge, int(depth)) == int(count)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_the_referee_counts_one_position_of_each_file_one_level_deeper(path: Path) -> None:
    """One level deeper than the other test, on the line with the most to count."""
    text, *counts = max(
        (line for where, line in lines() if where == path),
        key=lambda line: int(line.rsplit(" ", 1)[1]),
    ).split(" ; ")
    depth, count = counts[-1].removeprefix("D").split()
    assert referee.perft(referee_for(parse_position(text)), int(depth)) == int(count)
