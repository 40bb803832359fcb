"""Golden records: a few games of every setup, kept in files (`tests/golden/*.jsonl`).

The tests play them anew and compare byte for byte, so that a change in the rules, the shuffle, the
bots or the format shows as a diff of whole games.

    python -m tests.golden      play them anew, after a change that is meant
"""

from __future__ import annotations

from pathlib import Path

from backtrick.bots import bot_named
from backtrick.lab import play_game
from backtrick.rules import Game, game_seed
from tests.kit import SETUPS

FOLDER = Path(__file__).parent / "golden"

SEED = 7


def file_name(game: Game, players: int) -> str:
    """The game, the players, then the options: a number with its value, a switch when it is on."""
    parts = [game.name, str(players)]
    for name, value in game.options().items():
        if value is not False:
            parts.append(name if value is True else f"{name}{value}")
    return "-".join(parts) + ".jsonl"


def played(game: Game, players: int) -> str:
    """Two games of random bots and two of greedy ones, as lines."""
    records = [
        play_game(game, [bot] * players, [bot_named(bot)] * players, game_seed(SEED, number))
        for number, bot in enumerate(("random", "random", "greedy", "greedy"))
    ]
    return "".join(record.to_json() + "\n" for record in records)


def main() -> None:
    """Write every file anew."""
    FOLDER.mkdir(exist_ok=True)
    for path in FOLDER.glob("*.jsonl"):
        path.unlink()
    for game, players in SETUPS:
        (FOLDER / file_name(game, players)).write_bytes(played(game, players).encode())


if __name__ == "__main__":
    main()
