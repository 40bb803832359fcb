"""What people install: the wheel, in an environment of its own, serves the whole game."""

import os
import subprocess
import sys
import urllib.request
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[1]

NEEDED = (
    "backtrick/locales/en.ftl",
    "backtrick/locales/web/de.ftl",
    "backtrick/bots/weights/expert-the-game.npz",
    "backtrick/talk/guard/data/model.bin",
    "backtrick/server/people/words.txt",
    "backtrick/server/http/pages/index.html",
    "backtrick/server/storage/migrations/env.py",
    "backtrick/server/storage/migrations/versions/v0001.py",
    "backtrick/server/web/index.html",
    *(str(path.relative_to(ROOT / "src")) for path in (ROOT / "src/backtrick/talk").rglob("*.txt")),
)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder)]
    subprocess.run([*build, str(ROOT)], check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return built


def test_the_wheel_holds_everything_that_is_no_python(wheel: Path) -> None:
    with ZipFile(wheel) as packed:
        names = packed.namelist()
    assert [name for name in NEEDED if name not in names] == []
    assert any(name.startswith("backtrick/server/web/assets/") for name in names)
    assert not [
        name for name in names if "node_modules" in name or name.startswith(("tests/", "tools/"))
    ]


def install(home: Path, *steps: tuple[str, ...]) -> Path:
    """The command, in a new environment with nothing but what these calls of pip install."""
    subprocess.run([sys.executable, "-m", "venv", str(home)], check=True)
    pip = [str(home / "bin" / "python"), "-m", "pip", "--quiet", "--disable-pip-version-check"]
    for step in steps:
        subprocess.run([*pip, "install", *step], check=True)
    return home / "bin" / "backtrick"


def test_the_base_plays_and_says_which_part_is_missing(wheel: Path, tmp_path: Path) -> None:
    command = install(tmp_path / "env", ("-c", str(ROOT / "constraints.txt"), str(wheel)))

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        home = {**os.environ, "HOME": str(tmp_path)}
        return subprocess.run(
            [str(command), *words],
            cwd=tmp_path,
            env=home,
            input="I have 47\n" if words[0] == "talk" else "",
            capture_output=True,
            text=True,
            check=False,
        )

    for game in ("the-game", "face-to-face", "quick-and-easy"):
        games = ("simulate", game, "--bots", "greedy", "--games", "3", "--records", f"{game}.jsonl")
        assert run(*games).returncode == 0
        assert run("verify", f"{game}.jsonl").returncode == 0
    played = run("play", "the-game", "--bots", "greedy")
    assert played.returncode == 0, played.stderr
    judged = run("talk", "check", "the-game")
    assert '"reason": "digits"' in judged.stdout, judged.stderr
    for words, extra in (
        (("simulate", "the-game", "--bots", "expert", "--games", "3"), "kernel"),
        (("serve",), "server"),
        (("simulate", "the-game", "--games", "3", "--plot", "x.svg"), "plots"),
    ):
        refused = run(*words)
        assert refused.returncode == 2, refused.stderr
        assert f"backtrick[{extra}]" in refused.stderr


def test_it_serves_from_an_empty_environment_without_node(wheel: Path, tmp_path: Path) -> None:
    locked = ("--require-hashes", "-r", str(ROOT / "deploy" / "requirements.txt"))
    program = install(tmp_path / "env", locked, ("--no-deps", str(wheel)))
    bare = {**os.environ, "PATH": str(program.parent), "HOME": str(tmp_path)}
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"
    command = [str(program), "serve", "--port", "0", "--no-warm"]
    with subprocess.Popen(
        [*command, "--database", database],
        cwd=tmp_path,
        env=bare,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            with urllib.request.urlopen(address) as page:
                assert b'type="module"' in page.read()
            with urllib.request.urlopen(f"{address}api/games") as games:
                assert b"quick-and-easy" in games.read()
        finally:
            server.terminate()
            assert server.wait(20) == 0


def test_the_server_is_locked_to_the_versions_that_are_tested() -> None:
    tested = pinned(ROOT / "constraints.txt")
    locked = pinned(ROOT / "deploy" / "requirements.txt")
    both = tested.keys() & locked.keys()
    assert len(both) > 30
    assert {name: locked[name] for name in both} == {name: tested[name] for name in both}


def pinned(file: Path) -> dict[str, str]:
    """The versions that a file of requirements names."""
    lines = (line.partition(";")[0].split("==") for line in file.read_text("utf-8").splitlines())
    return {
        line[0].strip().lower().replace("_", "-").replace(".", "-"): line[1].split()[0]
        for line in lines
        if len(line) == 2
    }
