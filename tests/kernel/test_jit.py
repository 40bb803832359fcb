"""Compiled code follows the rules, also when they change."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from uuid import uuid4

import backtrick
from backtrick.bots import seat_bots
from backtrick.kernel.jit import jit, remove_unused
from backtrick.lab import play_game
from backtrick.rules import FaceToFace, TheGame

PROBE = """
from backtrick.kernel.jit import jit
from backtrick.rules.piles import fits

@jit
def trick(card, top):
    return fits(card, top, 1)

print(trick(37, 47), trick(36, 47), sum(trick.stats.cache_hits.values()))
"""


def probe(folder: Path) -> list[str]:
    """What the compiled rule says about 37 and 36 on 47, and how often the cache was used."""
    ran = subprocess.run(
        [sys.executable, "probe.py"],
        cwd=folder,
        env={
            "PYTHONPATH": str(folder),
            "BACKTRICK_CACHE": str(folder / "cache"),
            "PATH": os.environ["PATH"],
        },
        capture_output=True,
        text=True,
        check=True,
    )
    return ran.stdout.split()


def test_a_changed_rule_changes_the_kernel(tmp_path: Path) -> None:
    shutil.copytree(Path(backtrick.__file__).parent, tmp_path / "backtrick")
    (tmp_path / "probe.py").write_text(PROBE)
    assert probe(tmp_path) == ["True", "False", "0"]
    assert probe(tmp_path) == ["True", "False", "1"]
    rule = tmp_path / "backtrick" / "rules" / "piles.py"
    rule.write_text(rule.read_text().replace("TRICK = 10", "TRICK = 11"))
    assert probe(tmp_path) == ["False", "True", "0"]


def test_numba_is_loaded_only_where_it_is_used() -> None:
    code = (
        "import sys, backtrick.bots, backtrick.cli.app, backtrick.kernel.policy, backtrick.lab\n"
        "from backtrick.rules import TheGame\n"
        "backtrick.lab.simulate(TheGame(), 2, ['greedy'], 3, 1)\n"
        "sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


TWO_GAMES = """
import sys
from backtrick.lab.engines import play_compiled
from backtrick.rules import game_named

for name in sys.argv[1:]:
    game = game_named(name)().settled(2)
    for record in play_compiled(game, ("greedy", "greedy"), range(5)).records():
        print(record.to_json())
"""


def test_loops_of_two_games_are_not_mixed_up_in_the_cache(tmp_path: Path) -> None:
    """Compiled in two processes and loaded in a third, each still plays its own game, and nothing
    is compiled again.
    """
    environment = os.environ | {"BACKTRICK_CACHE": str(tmp_path)}

    def run(*games: str) -> list[str]:
        command = [sys.executable, "-c", TWO_GAMES, *games]
        ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        return ran.stdout.splitlines()

    names, makers = seat_bots(["greedy"], 2)
    played = [
        play_game(game.settled(2), names, makers, seed).to_json()
        for game in (TheGame(), FaceToFace())
        for seed in range(5)
    ]
    assert run("the-game") + run("face-to-face") == played
    kept = set(tmp_path.rglob("*.nbc"))
    assert len(kept) == 2
    assert run("the-game", "face-to-face") == played
    assert set(tmp_path.rglob("*.nbc")) == kept


def test_folders_that_nobody_used_for_long_are_removed(tmp_path: Path) -> None:
    mine, old, recent, other = (
        tmp_path / name for name in ("kernel-mine", "kernel-old", "kernel-recent", "old")
    )
    for folder, days in ((mine, 99), (old, 31), (recent, 29), (other, 99)):
        folder.mkdir()
        (folder / "code.nbc").touch()
        os.utime(folder, (time.time() - days * 86400,) * 2)
    remove_unused(mine)
    assert sorted(tmp_path.iterdir()) == [mine, recent, other]
    assert mine.stat().st_mtime > time.time() - 60


def test_closures_of_one_place_are_kept_apart() -> None:
    """As the loops of the games are: that one is compiled does not mean that another is."""

    def made(step: int) -> Callable[[int], int]:
        return lambda number: number + step

    one, other = uuid4().hex, uuid4().hex
    first: Any = jit(made(1), one)
    second: Any = jit(made(2), other)
    assert not first._cache.holds_code()
    assert first(1) == 2
    again: Any = jit(made(1), one)
    assert again._cache.holds_code()
    assert not second._cache.holds_code()
