"""How the strong bots play: hashes of their records, kept in `tests/golden/bots.json`.

A change in a rule, the shuffle, a net, the search or the hints changes a hash. Which nets played,
which a record notes too, is left out: other nets may play the same games.

    python -m tests.golden_bots            play all games and compare them
    python -m tests.golden_bots --write    keep the hashes of what they play now
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import product
from pathlib import Path

from backtrick.lab import Engine, simulate
from backtrick.rules import FaceToFace, Game, QuickAndEasy, Record, TheGame

FILE = Path(__file__).parent / "golden" / "bots.json"

SEED = 7
FEW, ALL = 20, 200
"""The numbers of games that have a hash: few for the slow engine, and all."""

Hashes = dict[str, str]


@dataclass(frozen=True)
class Cell:
    """Games of one bot in all seats."""

    game: Game
    players: int
    bot: str
    talk: bool

    def __str__(self) -> str:
        name = f"{self.game.name} {self.players} {self.bot}"
        return f"{name} talk" if self.talk else name

    def hashes(self, *counts: int, engine: Engine = Engine.AUTO) -> Hashes:
        """The hash of the first games, for each of these numbers of games."""
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "records.jsonl"
            simulate(
                self.game,
                self.players,
                [self.bot],
                max(counts),
                SEED,
                records=file,
                talk=self.talk,
                engine=engine,
            )
            records = map(Record.from_json, file.read_bytes().splitlines())
            lines = [f"{replace(record, nets={}).to_json()}\n".encode() for record in records]
        assert len(lines) == max(counts)
        return {str(count): sha256(b"".join(lines[:count])).hexdigest() for count in counts}


CELLS = [
    Cell(game, players, bot, talk)
    for (game, players), bot, talk in product(
        [(TheGame(), 3), (QuickAndEasy(), 3), (FaceToFace(), 2)],
        ["planner", "expert@1"],
        [False, True],
    )
    if not (talk and isinstance(game, FaceToFace))  # which has no hints
]


def kept() -> dict[str, Hashes]:
    """The hashes in the file, by cell."""
    found: dict[str, Hashes] = json.loads(FILE.read_text())
    return found


def main() -> None:
    """Play all games; compare them with the file, or write it."""
    asked = argparse.ArgumentParser(prog="python -m tests.golden_bots")
    asked.add_argument("--write", action="store_true", help="keep what is played now")
    write = asked.parse_args().write
    known = {} if write else kept()
    found = {}
    for cell in CELLS:
        found[str(cell)] = cell.hashes(FEW, ALL)
        if not write:
            same = known.get(str(cell)) == found[str(cell)]
            print(f"{cell}: {'the same' if same else 'DIFFERENT'}", flush=True)
    if write:
        FILE.write_text(json.dumps(found, indent=1) + "\n")
    elif found != known:
        sys.exit("the bots play other games than those in the file")


if __name__ == "__main__":
    main()
