"""The planner and the expert: from a view to a turn, with the weights that are shipped."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from backtrick.bots import Wish, bot_named, seat_bot
from backtrick.bots.expert import ExpertBot
from backtrick.bots.greedy import GreedyBot
from backtrick.bots.planner import PlannerBot
from backtrick.bots.thinking import FOLDER, ThinkingBot, nets_of, weights_file, weights_of
from backtrick.kernel.columns import Effort
from backtrick.lab.engines import talks
from backtrick.rules import (
    GAMES,
    FaceToFace,
    Game,
    Play,
    TheGame,
    new_deal,
    observe,
    outcome,
    parse_position,
)
from backtrick.rules import play as play_card
from backtrick.rules.dealing import deal
from backtrick.rules.games import every_setup
from backtrick.talk import Hints

BOTS = [PlannerBot, ExpertBot]


def test_they_are_found_by_name() -> None:
    assert bot_named("planner") is PlannerBot
    assert bot_named("expert") is ExpertBot


def test_naming_them_does_not_load_numba() -> None:
    code = "import sys, backtrick.bots as b; b.bot_named('expert'); print('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


@pytest.mark.parametrize("bot", BOTS)
def test_they_listen_wherever_there_is_talk(bot: type[ThinkingBot]) -> None:
    for game, players in every_setup():
        found = weights_of(bot.name, type(game)).listening(game, players)
        assert (found is not None) == talks(game, players, None), (game, players)


def test_where_little_is_said_one_net_plays_that_learned_so(tmp_path: Path) -> None:
    game, other = TheGame().settled(3), TheGame(required=3, fire=True).settled(3)
    usual = nets_of("expert", game, 3)
    for hints in (Hints.NORMAL, Hints.QUIET):
        few = nets_of("expert", game, 3, hints)
        assert few.silent is few.listening
        assert "--hints normal" in few.silent.origin.command
        assert usual.silent is not few.silent is not usual.listening
        assert nets_of("expert", other, 3, hints).silent is nets_of("expert", other, 3).silent
    own = tmp_path / "own.npz"
    own.write_bytes(weights_file("expert", TheGame).read_bytes())
    silent, listening = nets_of("expert", game, 3, Hints.NORMAL, own)
    assert silent.origin == usual.silent.origin
    assert listening is not None
    assert usual.listening is not None
    assert listening.origin == usual.listening.origin


def test_a_bot_is_told_how_much_is_said() -> None:
    seated = seat_bot("expert", ExpertBot, 0, 1, Hints.QUIET)
    assert isinstance(seated.bot, ExpertBot)
    assert seated.bot.hints is Hints.QUIET
    assert ExpertBot.hints is Hints.TALKATIVE

    class Own(GreedyBot):
        hints = ("of its own",)

    assert seat_bot("own", Own, 0, 1, Hints.QUIET).bot.hints == ("of its own",)  # type: ignore[attr-defined]


@pytest.mark.parametrize("bot", BOTS)
def test_weights_are_shipped_for_every_game_and_say_where_they_come_from(
    bot: type[ThinkingBot],
) -> None:
    for game in GAMES.values():
        for trained in weights_of(bot.name, game).nets:
            assert trained.origin.command
            assert trained.origin.games > 0
            assert trained.origin.figures


def test_weights_are_small() -> None:
    assert sum(file.stat().st_size for file in Path(FOLDER).iterdir()) < 5_000_000


@pytest.mark.parametrize("bot", BOTS)
def test_a_good_opening_is_started_gladly(bot: type[ThinkingBot]) -> None:
    wishes = set()
    for seed in range(40):
        decks = new_deal(TheGame(), 4, seed).decks
        view = observe(deal(TheGame(), 4, decks=decks, starter=0), 0, recall=True)
        wishes.add(bot(seed=1).wish(view))
    assert wishes == set(Wish)


@pytest.mark.parametrize("bot", BOTS)
def test_the_seed_does_not_change_the_turn(bot: type[ThinkingBot]) -> None:
    decks = new_deal(TheGame(), 1, 7).decks
    view = observe(deal(TheGame(), 1, decks=decks, starter=0), 0, recall=True)
    turns = [bot(seed=seed).choose_turn(view, ()) for seed in (1, 2)]
    assert turns[0] == turns[1]
    assert all(isinstance(play, Play) for play in turns[0])


@pytest.mark.parametrize(("game", "players"), [(TheGame(), 1), (TheGame(), 4), (FaceToFace(), 2)])
def test_deeper_levels_think_harder(game: Game, players: int) -> None:
    game = game.settled(players)
    efforts = [ExpertBot.effort(game, players, level) for level in ExpertBot.levels]
    deals = [effort[Effort.KEEP] * effort[Effort.SAMPLES] for effort in efforts]
    assert deals == sorted(set(deals))
    assert all(effort[Effort.DOUBT] > 0 for effort in efforts[1:])


def test_at_a_table_it_is_the_deepest_level() -> None:
    assert ExpertBot(seed=1).level == ExpertBot.levels[-1]


@pytest.mark.parametrize("bot", ["planner", "expert@1"])
def test_a_lost_turn_goes_on_until_nothing_fits(bot: str) -> None:
    """Also where there are more ways to go on than a search looks at."""
    state = parse_position(
        "the-game required=3 fire=1 | 48 17 33 98 "
        "| 14 44 49 72 81 82 95 / *36 62 70 74 84 85 92 "
        "| 94 13 43 15 63 54 79 4 11 73 87 29 45 22 27 46 24 31 76 25 19 53 32 7 64 59 38 5 80 9 "
        "47 3 56 34 96 83 69 91 61 41 51 6 89 18 71 55 28 97 90 21 57 86 52 75 66 93 88"
    )
    for play in bot_named(bot)(seed=0).choose_turn(observe(state, 1, recall=True), ()):
        state = play_card(state, *play)
    assert outcome(state) is not None
