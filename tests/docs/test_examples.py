"""The examples in the documents are run: Python blocks, and commands with what they print."""

from __future__ import annotations

import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(page: Path, language: str) -> list[str]:
    return [body for kind, body in BLOCK.findall(page.read_text()) if kind == language]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_blocks_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    namespace: dict[str, object] = {"__name__": "example"}
    for body in blocks(page, "python"):
        exec(compile(body, str(page), "exec"), namespace)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_print_what_the_page_says(page: Path, tmp_path: Path) -> None:
    for body in blocks(page, "console"):
        for call, expected in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", body, re.MULTILINE):
            check_command(call, expected, tmp_path)


def check_command(call: str, expected: str, folder: Path) -> None:
    name, *arguments = shlex.split(call)
    assert name == "backtrick", call
    command = str(Path(sys.executable).with_name("backtrick"))
    ran = subprocess.run(
        [command, *arguments], cwd=folder, capture_output=True, text=True, check=False
    )
    lines = (ran.stdout + ran.stderr).splitlines()
    # A slow machine is told how far a command has come.
    lines = [line for line in lines if not re.search(r", \d+ %, about .* left$", line)]
    printed = "".join(f"{line.rstrip()}\n" for line in lines)
    same = doctest.OutputChecker().check_output(expected, printed, doctest.ELLIPSIS)
    assert same, f"$ {call}\n{printed}\ninstead of\n{expected}"


def test_readme_has_both_kinds() -> None:
    assert blocks(ROOT / "README.md", "python")
    assert blocks(ROOT / "README.md", "console")
