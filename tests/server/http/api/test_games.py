"""What can be played here, and with which bots."""

from __future__ import annotations

import pytest

from backtrick.rules import GAMES
from backtrick.server.due.offered_bots import bots_offered, check_table_bot
from backtrick.server.errors import ServerError
from tests.server.http.conftest import Client


def test_the_games_with_their_options_and_the_bots(client: Client) -> None:
    shown = client.get("/api/games").json()
    games = {game["name"]: game for game in shown["games"]}
    assert list(games) == list(GAMES)
    assert games["the-game"]["players"] == [1, 2, 3, 4, 5]
    assert games["face-to-face"]["starter_by_lot"]
    hands = {
        option["players"]: option["values"]
        for option in games["the-game"]["options"]
        if option["name"] == "hand"
    }
    assert hands == {1: [8, 7], 2: [7, 6], 3: [6, 5], 4: [6, 5], 5: [6, 5]}
    bots = {bot["name"]: bot for bot in shown["bots"]}
    assert {"random", "greedy", "planner", "expert"} <= set(bots)
    assert bots["expert"]["levels"] == [1, 2, 3]
    assert bots["greedy"]["levels"] == []
    assert all(bot["about"] for bot in shown["bots"])


def test_the_ladder_of_strengths_with_what_was_measured(client: Client) -> None:
    bots = client.get("/api/games").json()["bots"]
    ladder = sorted((bot for bot in bots if bot["step"]), key=lambda bot: bot["step"])
    assert [bot["name"] for bot in ladder] == ["beginner", "casual", "steady", "planner", "expert"]
    assert all(set(bot["won"]) == set(GAMES) for bot in ladder)
    assert all(0 <= share <= 1 for bot in ladder for share in bot["won"].values())
    assert {bot["name"] for bot in bots if bot["won"] is None} >= {"random", "greedy"}


def test_every_bot_offered_may_sit_at_a_table() -> None:
    for bot in bots_offered():
        check_table_bot(bot.name)
        for level in bot.levels:
            check_table_bot(f"{bot.name}@{level}")


@pytest.mark.parametrize(
    "name",
    [
        "",
        "hal",
        "expert@0",
        "expert@x",
        "expert@",
        "@1",
        "greedy@1",
        "os:system",
        "a:b@1",
        "x" * 99,
        "expert ",
        "\x00",
        "../expert",
    ],
)
def test_no_other_bot_may(name: str) -> None:
    with pytest.raises(ServerError):
        check_table_bot(name)
