"""Counts of action sequences from small positions, kept in files (`tests/rules/perft/*.txt`).

An action is one legal play, or ending the turn. Each line holds a position and how many sequences
of one, two, three ... actions lead on from it; a sequence that reaches the end of the game before
that is not counted. A change in any rule shows as another count.

    python -m tests.perft      count anew, after a change that is meant

To add a position, write it on a line of its own and run that.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from backtrick.rules import State, end_turn, legal_plays, may_end_turn, parse_position, play

FOLDER = Path(__file__).parent / "rules" / "perft"

DEPTHS = (1, 2, 3, 4)


def perft(state: State, depth: int) -> int:
    """How many sequences of exactly this many actions lead on from here."""
    if depth == 0:
        return 1
    count = sum(perft(play(state, *one), depth - 1) for one in legal_plays(state))
    if may_end_turn(state):
        count += perft(end_turn(state), depth - 1)
    return count


def lines() -> Iterator[tuple[Path, str]]:
    """Every line of every file that holds a position."""
    for path in sorted(FOLDER.glob("*.txt")):
        for line in path.read_text().splitlines():
            if line.strip() and not line.startswith("#"):
                yield path, line


def counted(line: str) -> str:
    """The line with its counts as they are now."""
    text = line.split(" ; ")[0].rstrip()
    state = parse_position(text)
    return " ; ".join([text, *(f"D{depth} {perft(state, depth)}" for depth in DEPTHS)])


def main() -> None:
    """Write every file anew."""
    for path in sorted(FOLDER.glob("*.txt")):
        fresh = [
            counted(line) if line.strip() and not line.startswith("#") else line
            for line in path.read_text().splitlines()
        ]
        path.write_text("\n".join(fresh) + "\n")


if __name__ == "__main__":
    main()
