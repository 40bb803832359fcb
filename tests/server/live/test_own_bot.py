"""`examples/own_bot.py`, as its page tells one to run it."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.kit import LiveServer, begun, live, played_out

PROGRAM = Path(__file__).parents[3] / "examples" / "own_bot.py"


def ran(*arguments: str) -> subprocess.CompletedProcess[str]:
    """What the program does when it cannot play."""
    command = [sys.executable, str(PROGRAM), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=20, check=False)


def test_it_is_short() -> None:
    assert len(PROGRAM.read_text().splitlines()) < 60


@live
async def test_it_plays_a_whole_game_and_is_marked(server: LiveServer) -> None:
    (ana,) = await server.people("Ana")
    table = await ana.opens(seats=2)
    command = (sys.executable, str(PROGRAM), server.url, table["code"])
    program = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    try:
        async with ana.seated(table) as host:
            await host.wait(lambda: host.table.seats[1].person)
            seats = (await ana.call("GET", f"/tables/{table['id']}")).json()["seats"]
            assert [(seat["name"], seat["program"]) for seat in seats][1] == ("Small Steps", True)
            await begun([host])
            await played_out([host])
            assert host.events("laid")
            assert {event["seat"] for event in host.events("laid")} == {0, 1}
    finally:
        program.terminate()
        await program.wait()


@pytest.mark.parametrize("arguments", [(), ("http://127.0.0.1:1",)])
def test_without_arguments_it_says_how(arguments: tuple[str, ...]) -> None:
    program = ran(*arguments)
    assert program.returncode == 1
    assert program.stderr == "usage: own_bot.py SERVER CODE\n"


def test_a_wrong_code_is_one_clear_line(server: LiveServer) -> None:
    program = ran(server.url, "NO-SUCH")
    assert program.returncode == 1
    assert program.stderr == "no table has this code\n"


@pytest.mark.parametrize("where", ["http://127.0.0.1:1", "nonsense"])
def test_no_server_is_one_clear_line(where: str) -> None:
    program = ran(where, "K3M9QX")
    assert program.returncode == 1
    assert program.stderr.count("\n") == 1
    assert program.stderr.startswith(where)
