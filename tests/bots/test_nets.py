"""Which nets played, and whether others answer today."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from backtrick.bots import bot_named
from backtrick.bots.nets import NETS, is_newer, nets_noted
from backtrick.bots.registry import BUILT_IN, HIDDEN_BOTS
from backtrick.bots.thinking import ThinkingBot, nets_hash, weights_file
from backtrick.rules import FaceToFace, Record, TheGame
from backtrick.talk import Hints
from tests.rules.test_record import team


def test_every_built_in_bot_that_judges_with_nets_is_known() -> None:
    makers = {name: bot_named(name) for name in {**BUILT_IN, **HIDDEN_BOTS}}
    thinking = {
        name: maker.name
        for name, maker in makers.items()
        if isinstance(maker, type) and issubclass(maker, ThinkingBot)
    }
    assert thinking == NETS


def test_each_net_is_noted_once_under_its_name() -> None:
    game = TheGame()
    seated = ["expert@3", "expert", "casual", "greedy", "person", "a.module:Bot"]
    noted = nets_noted(game, 6, seated)
    assert noted == {
        "expert": nets_hash("expert", TheGame),
        "planner": nets_hash("planner", TheGame),
    }
    assert nets_noted(FaceToFace(), 2, ["expert"]) != nets_noted(game, 2, ["expert"])
    assert nets_noted(game, 2, ["greedy", "random"]) == {}


def test_where_little_is_said_other_nets_are_noted() -> None:
    game = TheGame().settled(3)
    record = replace(Record.from_dict(team()), game=game, players=("a", "b", "c"))
    talkative, normal, quiet = (
        nets_noted(game, 3, ["expert"], hints)
        for hints in (Hints.TALKATIVE, Hints.NORMAL, Hints.QUIET)
    )
    assert talkative == nets_noted(game, 3, ["expert"])
    assert normal == quiet != talkative
    for players in (1, 4, 5):
        few = nets_noted(TheGame(), players, ["expert"], Hints.NORMAL)
        assert few == nets_noted(TheGame(), players, ["expert"]), "the same nets play"
    assert is_newer(replace(record, nets=talkative, hints="normal"), "expert")
    assert not is_newer(replace(record, nets=normal, hints="normal"), "expert")


def test_a_file_of_ones_own_has_its_own_hash(tmp_path: Path) -> None:
    file = tmp_path / "mine.npz"
    file.write_bytes(weights_file("planner", TheGame).read_bytes() + b"more")
    noted = nets_noted(TheGame(), 2, ["planner", f"planner={file}"])
    assert list(noted) == ["planner", f"planner={file}"]
    assert noted["planner"] == nets_hash("planner", TheGame) != noted[f"planner={file}"]


def test_other_nets_or_none_at_all_are_older() -> None:
    record = Record.from_dict(team())
    today = replace(record, nets=nets_noted(record.game, len(record.players), ["expert"]))
    assert is_newer(record, "expert@2")
    assert is_newer(replace(record, nets={"expert": "0123456789ab"}), "expert")
    assert not is_newer(today, "expert@2")
    assert is_newer(today, "steady")
    assert not is_newer(record, "greedy")
