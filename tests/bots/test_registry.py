"""Bots by name: built in, installed, or `package.module:Class`."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from backtrick.bots import BotError, BotErrorCode, bot_named, known_bots, offered_bots, seat_bots
from backtrick.bots.greedy import GreedyBot
from backtrick.bots.random import RandomBot
from backtrick.bots.registry import for_mass_play, is_known, split_level
from backtrick.bots.thinking import weights_file
from backtrick.kernel.errors import BundleError
from backtrick.lab import Engine, simulate
from backtrick.rules import TheGame
from tests.bots import bad_bots


def failing(name: str) -> BotError:
    with pytest.raises(BotError) as caught:
        bot_named(name)
    return caught.value


def test_the_built_in_bots() -> None:
    assert bot_named("greedy") is GreedyBot
    assert bot_named("random") is RandomBot
    assert {"greedy", "random"} <= set(known_bots())


def test_a_bot_of_ones_own() -> None:
    assert bot_named("tests.bots.bad_bots:Remembers") is bad_bots.Remembers
    assert bot_named("tests.bots.bad_bots:Outer.Inner") is bad_bots.Outer.Inner


def test_a_bot_from_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bot_of_the_test.py").write_text(
        "from backtrick.bots.greedy import GreedyBot\nclass Mine(GreedyBot):\n    pass\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", sys.path.copy())
    assert issubclass(bot_named("bot_of_the_test:Mine"), GreedyBot)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "nearest"),
    [("gredy", "greedy"), ("Greedy", "greedy"), ("randon", "random"), ("xyz", "")],
)
def test_an_unknown_name_suggests_the_nearest(name: str, nearest: str) -> None:
    problem = failing(name)
    assert problem.code is BotErrorCode.UNKNOWN
    assert problem.facts["bot"] == name
    assert problem.facts["nearest"] == nearest
    assert {"greedy", "random"} <= set(str(problem.facts["known"]).split(", "))


@pytest.mark.parametrize(
    ("name", "detail"),
    [
        ("no.such.module:Bot", "ModuleNotFoundError"),
        ("tests.bots.bad_bots:Missing", "AttributeError"),
        ("tests.bots.bad_bots:", "AttributeError"),
        (":Bot", "ValueError"),
    ],
)
def test_a_bot_that_cannot_be_imported(name: str, detail: str) -> None:
    problem = failing(name)
    assert problem.code is BotErrorCode.IMPORT
    assert problem.facts["bot"] == name
    assert str(problem.facts["detail"]).startswith(detail)


def test_missing_methods_are_named() -> None:
    problem = failing("tests.bots.bad_bots:CannotSpeak")
    assert problem.code is BotErrorCode.INCOMPLETE
    assert problem.facts["missing"] == "speak, wish"


def test_a_bot_must_be_a_class() -> None:
    problem = failing("tests.bots.bad_bots:instance")
    assert (problem.code, problem.facts["missing"]) == (BotErrorCode.INCOMPLETE, "__call__")


# -- installed bots


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another package offers two bots, one of them under a built-in name."""
    points = (
        EntryPoint("clever", "tests.bots.bad_bots:Remembers", "backtrick.bots"),
        EntryPoint("greedy", "tests.bots.bad_bots:Raises", "backtrick.bots"),
    )
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: points)


@pytest.mark.usefixtures("installed")
def test_an_installed_bot_is_found_by_its_name() -> None:
    assert bot_named("clever") is bad_bots.Remembers
    assert failing("clevr").facts["nearest"] == "clever"


@pytest.mark.usefixtures("installed")
def test_a_built_in_name_cannot_be_taken() -> None:
    assert bot_named("greedy") is GreedyBot
    assert known_bots()["greedy"] == "backtrick.bots.greedy:GreedyBot"


# -- one for every seat


def test_one_name_for_all_seats_or_one_each() -> None:
    assert seat_bots(["greedy"], 3) == (("greedy",) * 3, (GreedyBot,) * 3)
    assert seat_bots(["greedy", "random"], 2) == (("greedy", "random"), (GreedyBot, RandomBot))


@pytest.mark.parametrize(("named", "seats"), [(2, 3), (4, 3), (0, 2)])
def test_a_wrong_number_of_names(named: int, seats: int) -> None:
    with pytest.raises(BotError) as caught:
        seat_bots(["greedy"] * named, seats)
    assert caught.value.code is BotErrorCode.COUNT
    assert caught.value.facts == {"named": named, "seats": seats}


def test_a_level_is_part_of_the_name() -> None:
    bot = bot_named("expert@3")(seed=1)
    assert getattr(bot, "level", None) == 3


@pytest.mark.parametrize(
    ("name", "players", "named"),
    [
        ("expert", 3, "expert@1"),
        ("expert", 1, "expert@2"),
        ("expert=a.npz", 2, "expert@1=a.npz"),
        ("expert-silent", 2, "expert-silent@1"),
        ("expert@3", 3, "expert@3"),
        ("expert@0.5s", 3, "expert@0.5s"),
        ("planner", 3, "planner"),
        ("greedy", 3, "greedy"),
        ("some.module:Bot", 3, "some.module:Bot"),
    ],
)
def test_in_mass_play_the_name_says_the_level(name: str, players: int, named: str) -> None:
    assert for_mass_play(name, players) == named


@pytest.mark.parametrize("name", ["expert@9", "expert@x", "greedy@1", "planner@0"])
def test_a_level_that_does_not_exist_is_refused(name: str) -> None:
    with pytest.raises(BotError) as caught:
        bot_named(name)
    assert caught.value.code is BotErrorCode.LEVEL


def test_a_name_with_a_level_or_a_time_is_known_when_the_bot_has_it() -> None:
    assert all(map(is_known, ["greedy", "expert", "expert@3", "expert@0.5s"]))
    assert not any(map(is_known, ["You", "expert@home", "expert@9", "greedy@1", "json:loads"]))


# -- a net of one's own


def test_a_file_of_weights_is_played(tmp_path: Path) -> None:
    shipped = weights_file("planner", TheGame)
    mine = tmp_path / "mine.npz"
    mine.write_bytes(shipped.read_bytes())
    name = f"planner={mine}"
    assert split_level(name) == ("planner", "")
    assert not is_known(name)  # a name in a record may come from a stranger
    for engine in (Engine.PYTHON, Engine.KERNEL):
        usual, own = (
            simulate("the-game", 2, [bot], 6, 3, engine=engine) for bot in ("planner", name)
        )
        assert (own.won, own.mean_left) == (usual.won, usual.mean_left)


def test_a_file_that_holds_no_weights_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "other.npz"
    other.write_text("nothing")
    with pytest.raises(BundleError):
        simulate("the-game", 2, [f"planner={other}"], 1, 3)


def test_a_bot_without_a_net_takes_no_file() -> None:
    with pytest.raises(BotError) as caught:
        bot_named("greedy=net.npz")
    assert caught.value.code is BotErrorCode.NO_WEIGHTS
    assert caught.value.facts["able"] == "planner, expert"


def test_a_bot_by_its_class() -> None:
    by_class = simulate("the-game", 2, [GreedyBot], 3, 1, engine=Engine.PYTHON)
    by_name = simulate(TheGame, 2, ["greedy"], 3, 1, engine=Engine.PYTHON)
    assert by_class.mean_left == by_name.mean_left
    assert by_class.bots == ("backtrick.bots.greedy:GreedyBot",) * 2


def test_a_bot_whose_part_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("backtrick.bots.registry.is_installed", lambda extra: False)
    with pytest.raises(BotError) as caught:
        bot_named("expert")
    assert caught.value.code is BotErrorCode.MISSING_EXTRA
    assert caught.value.facts["extra"] == "kernel"


def test_known_bots_knows_them_all() -> None:
    assert {"random", "greedy", "planner", "expert", "expert-silent"} <= set(known_bots())
    assert "expert-silent" not in offered_bots()
