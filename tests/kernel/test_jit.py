"""Compiled code follows the rules, also when they change."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import backtrick
from backtrick.bots import seat_bots
from backtrick.kernel.jit import is_cached, jit, remove_unused
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


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A folder with a copy of the package, to be changed."""
    shutil.copytree(Path(backtrick.__file__).parent, tmp_path / "backtrick")
    return tmp_path


def test_a_changed_rule_changes_the_kernel(package: Path) -> None:
    (package / "probe.py").write_text(PROBE)
    assert probe(package) == ["True", "False", "0"]
    assert probe(package) == ["True", "False", "1"]
    rule = package / "backtrick" / "rules" / "piles.py"
    rule.write_text(rule.read_text().replace("TRICK = 10", "TRICK = 11"))
    assert probe(package) == ["False", "True", "0"]


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


def test_closures_of_one_place_are_kept_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the loops of the games are: that one is compiled does not mean that another is."""
    monkeypatch.setenv("BACKTRICK_CACHE", str(tmp_path))

    def made(step: int) -> Callable[[int], int]:
        return lambda number: number + step

    first, second = jit(made(1), "one"), jit(made(2), "other")
    assert not is_cached(first)
    assert first(1) == 2
    assert is_cached(jit(made(1), "one"))
    assert not is_cached(second)


def _next(number: int) -> int:
    return number + 1


def test_without_a_folder_to_write_to_code_is_compiled_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("BACKTRICK_CACHE", str(tmp_path / "file"))
    added = jit(_next)
    assert added(1) == 2
    assert is_cached(added), "in this process"


OUTDATED = """
import os, time
from pathlib import Path
from backtrick.kernel.jit import jit
from backtrick.rules import piles

def trick(card, top):
    return piles.fits(card, top, 1)

os.utime(piles.__file__, (time.time() + 60,) * 2)
print(jit(trick)(37, 47), len(list(Path("cache").rglob("*.nbc"))))
"""


def test_a_process_that_runs_old_code_writes_none(package: Path) -> None:
    (package / "probe.py").write_text(OUTDATED)
    assert probe(package) == ["True", "0"]


FINGERPRINT = """
from backtrick.kernel.engine import game_loop
from backtrick.rules import TheGame

print(game_loop(TheGame)._cache.cache_path)
"""


def test_only_what_a_function_imports_changes_its_fingerprint(package: Path) -> None:
    (package / "probe.py").write_text(FINGERPRINT)
    kernel = package / "backtrick" / "kernel"
    first = probe(package)
    (kernel / "solver.py").write_text("from backtrick.kernel.engine import game_loop\n")
    with (kernel / "learn.py").open("a") as file:
        file.write("STEPS = 3\n")
    assert probe(package) == first, "nothing that the loop imports has changed"
    seen = {tuple(first)}
    for module in ("kernel/columns.py", "kernel/features/numbers.py", "kernel/board.py",
                   "rules/piles.py", "talk/manners.py"):  # fmt: skip
        with (package / "backtrick" / module).open("a") as file:
            file.write("# changed\n")
        seen.add(tuple(probe(package)))
    assert len(seen) == 6


OTHERS = """
from numba import njit
from numba.core.bytecode import FunctionIdentity
from backtrick.kernel.jit import jit

def number(compiled):
    compiled(1)
    (overload,) = compiled.overloads.values()
    return overload.fndesc.uid

plain = lambda number: number + 1
print(number(jit(plain)) > 1000, number(njit(plain)) < 1000)
"""


def test_functions_of_other_people_keep_numbas_numbers(package: Path) -> None:
    (package / "probe.py").write_text(OTHERS)
    assert probe(package) == ["True", "True"]
