"""The command as a whole: help, version, completion, the smaller subcommands."""

from __future__ import annotations

import json
import os
import pkgutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from backtrick import __version__, cli
from backtrick.bots.thinking import nets_hash
from backtrick.cli.app import COMMANDS
from backtrick.cli.declaring import OPTION_TYPES
from backtrick.rules import GAMES, TheGame
from backtrick.talk import Hints
from tests.cli.conftest import Run


def test_version(backtrick: Run) -> None:
    assert backtrick("--version").out == f"backtrick {__version__}\n"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(backtrick: Run, command: str) -> None:
    ran = backtrick(command, "--help")
    assert ran.code == 0
    assert f"Usage: backtrick {command}" in ran.out


def test_every_command_is_listed() -> None:
    names = [module.name for module in pkgutil.iter_modules(cli.__path__)]
    modules = {name: import_module(f"backtrick.cli.{name}") for name in names}
    made = {name for name in names if callable(getattr(modules[name], name, None))}
    assert made | {name for name in names if hasattr(modules[name], "SUBCOMMANDS")} == set(COMMANDS)


@pytest.mark.parametrize("option", OPTION_TYPES)
def test_options_of_games_are_options_of_the_commands(backtrick: Run, option: str) -> None:
    for command in ("play", "simulate", "tournament", "train", "winnable"):
        assert f"--{option}" in backtrick(command, "--help").out


def test_an_option_of_zero_is_not_left_out(backtrick: Run) -> None:
    ran = backtrick("simulate", "the-game", "--required", "0", "--games", "1")
    assert ran.code == 2
    assert "0" in ran.err


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_in_the_readme(command: str) -> None:
    assert f"`backtrick {command}" in (Path(__file__).parents[2] / "README.md").read_text()


def test_protocol_prints_the_messages_as_json_schema(backtrick: Run) -> None:
    ran = backtrick("protocol")
    assert ran.code == 0
    assert "welcome" in json.dumps(json.loads(ran.out))


def test_without_arguments_it_lists_the_commands(backtrick: Run) -> None:
    ran = backtrick()
    assert all(command in ran.out + ran.err for command in COMMANDS)


def test_an_unknown_command_is_a_usage_error(backtrick: Run) -> None:
    assert backtrick("dance").code == 2


@pytest.mark.parametrize("game", ["the-game", "face-to-face", "quick-and-easy"])
def test_rules_explains_each_game(backtrick: Run, game: str) -> None:
    assert "backwards trick" in backtrick("rules", game).out


def test_bots_lists_the_built_in_ones(backtrick: Run) -> None:
    out = backtrick("bots").out
    for bot in ("planner", "expert"):
        hashes = ", ".join(f"{kind.name} {nets_hash(bot, kind)}" for kind in GAMES.values())
        assert f"nets of {bot}: {hashes}" in out
    assert f"say little: the-game {nets_hash('expert', TheGame, hints=Hints.NORMAL)}" in out
    assert "greedy" in out
    assert "random" in out


def test_bots_has_the_ladder_with_what_was_measured(backtrick: Run) -> None:
    lines = {line.split()[0]: line for line in backtrick("bots").out.splitlines() if line.strip()}
    assert "20 %" in lines["casual"]
    assert "88 %" in lines["expert"]


def test_bots_check_runs_the_contract(backtrick: Run) -> None:
    ran = backtrick("bots", "check", "random")
    assert ran.code == 0
    assert "random keeps the contract: 49 ways to play, 98 games" in ran.out


def test_bots_check_finds_a_breach(
    backtrick: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "drunk_cli.py").write_text(
        "import random\n"
        "from backtrick.bots import QuietBot\n"
        "from backtrick.rules import legal_plays\n"
        "class Drunk(QuietBot):\n"
        "    def choose_turn(self, view, heard):\n"
        "        plays, here = [], view\n"
        "        while len(here.laid_on) < here.required and legal_plays(here):\n"
        "            plays.append(random.choice(list(legal_plays(here))))\n"
        "            here = here.after(plays[-1])\n"
        "        return plays\n"
    )
    monkeypatch.chdir(tmp_path)
    ran = backtrick("bots", "check", "drunk_cli:Drunk")
    assert ran.code == 1
    assert "the bot drunk_cli:Drunk played differently the second time" in ran.err


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("backtrick simulate f", "face-to-face"),
        ("backtrick simulate the-game --bots greedy,r", "greedy,random"),
    ],
)
def test_shell_completion(typed: str, offered: str) -> None:
    words = typed.split()
    environment = os.environ | {
        "_BACKTRICK_COMPLETE": "complete_bash",
        "COMP_WORDS": typed,
        "COMP_CWORD": str(len(words) - 1),
    }
    ran = subprocess.run(
        [str(Path(sys.executable).with_name("backtrick"))],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert offered in ran.stdout.split()


def test_starting_is_quick_because_nothing_heavy_is_loaded() -> None:
    code = (
        "import sys; sys.argv = ['backtrick', 'verify', '/dev/null']\n"
        "from backtrick.cli import main\n"
        "main()\n"
        "heavy = {'numba', 'numpy', 'pydantic', 'rich.console', 'importlib.metadata'}\n"
        "sys.exit(repr(heavy & set(sys.modules)) if heavy & set(sys.modules) else 0)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
