"""The Ray engine: the same games as any other, also when a worker is killed."""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from backtrick.bots import BotError, BotErrorCode
from backtrick.lab import Engine, LabError, LabErrorCode, errors, simulate
from backtrick.lab.ray_engine import connect
from backtrick.rules import TheGame

ROOT = Path(__file__).parents[2]
LOW = "tests.lab.some_bots:LowCard"
DOOMED = "tests.lab.some_bots:Doomed"
BROKEN = "tests.lab.some_bots:Broken"

on_ray = [
    pytest.mark.skipif(find_spec("ray") is None, reason="the extra ray is not installed"),
    pytest.mark.filterwarnings("ignore"),
]


def test_without_the_library_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(errors, "import_module", missing)
    with pytest.raises(LabError) as caught:
        simulate(TheGame(), 2, ["greedy"], 3, 1, engine=Engine.RAY)
    assert caught.value.code is LabErrorCode.MISSING_EXTRA
    assert caught.value.facts == {"module": "ray", "extra": "ray"}


class TestOnThisMachine:
    """One small cluster for all of these tests: starting it takes seconds."""

    pytestmark = on_ray

    @pytest.fixture(scope="class", autouse=True)
    def cluster(self, tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
        import ray

        mark = tmp_path_factory.mktemp("ray") / "killed"
        os.environ["BACKTRICK_DOOMED"] = str(mark)
        connect(None, 2)
        yield
        ray.shutdown()
        del os.environ["BACKTRICK_DOOMED"]

    def test_the_same_games_byte_for_byte(self, tmp_path: Path) -> None:
        here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
        for path, engine in ((here, Engine.PYTHON), (there, Engine.RAY)):
            simulate(TheGame(), 3, ["greedy", LOW, "random"], 45, 7, records=path, engine=engine)
        assert here.read_bytes() == there.read_bytes()

    def test_compiled_play_too(self, tmp_path: Path) -> None:
        here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
        for path, engine in ((here, Engine.PYTHON), (there, Engine.RAY)):
            simulate(TheGame(), 3, ["random"], 20, 7, records=path, engine=engine)
        assert here.read_bytes() == there.read_bytes()

    def test_a_killed_worker_loses_nothing(self, tmp_path: Path) -> None:
        path = tmp_path / "games.jsonl"
        mark = Path(os.environ["BACKTRICK_DOOMED"])
        assert not mark.exists()
        summary = simulate(TheGame(), 2, [DOOMED], 60, 7, records=path, engine=Engine.RAY)
        assert mark.exists(), "a worker was killed"
        assert summary.games == 60
        same = tmp_path / "same.jsonl"
        simulate(TheGame(), 2, [LOW], 60, 7, records=same)
        assert path.read_bytes() == same.read_bytes().replace(LOW.encode(), DOOMED.encode())

    def test_a_bad_bot_is_named_as_ever(self) -> None:
        with pytest.raises(BotError) as caught:
            simulate(TheGame(), 2, [BROKEN], 5, 7, engine=Engine.RAY)
        assert caught.value.code is BotErrorCode.ILLEGAL
        assert caught.value.facts["bot"] == BROKEN


@pytest.mark.skipif(find_spec("ray") is None, reason="the extra ray is not installed")
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1"])
def test_no_cluster_at_that_address(address: str) -> None:
    with pytest.raises(LabError) as caught:
        connect(address, 1)
    assert caught.value.code is LabErrorCode.NO_CLUSTER
    assert caught.value.facts["address"] == address
