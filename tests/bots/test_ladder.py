"""The ladder of strengths: from a beginner who overlooks cards to the expert."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from backtrick.bots import bot_named, offered_bots
from backtrick.bots.compiled import thinks
from backtrick.bots.hasty import CasualBot
from backtrick.bots.ladder import LADDER, step_of
from backtrick.lab import simulate
from backtrick.rules import GAMES, TheGame, View, deal, observe


def opening(seed: int) -> View:
    return observe(deal(TheGame(), 3, seed=seed, starter=0), 0, recall=True)


def test_every_step_is_a_bot_that_people_are_offered() -> None:
    assert {step.bot for step in LADDER} <= set(offered_bots())
    assert [step_of(step.bot) for step in LADDER] == list(range(1, len(LADDER) + 1))
    assert step_of("greedy") is None


@pytest.mark.parametrize("game", GAMES)
def test_each_step_wins_more_than_the_one_below(game: str) -> None:
    won = [step.won[game] for step in LADDER]
    assert won == sorted(won)


def test_the_page_of_the_bots_has_the_same_figures() -> None:
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text()
    for number, (bot, won) in enumerate(LADDER, 1):
        (row,) = re.findall(rf"^\| {number} \| `{bot}` \|.*$", page, re.MULTILINE)
        shown = [
            f"{100 * won[game]:.1f}" for game in ("the-game", "quick-and-easy", "face-to-face")
        ]
        assert re.findall(r"\| ([\d.]+) % \(", row) == shown


def test_a_beginner_overlooks_cards_and_does_so_again_with_the_same_seed() -> None:
    beginner, greedy = bot_named("beginner"), bot_named("greedy")
    turns = [
        (
            beginner(seed=1).choose_turn(opening(seed), ()),
            beginner(seed=1).choose_turn(opening(seed), ()),
            greedy(seed=1).choose_turn(opening(seed), ()),
        )
        for seed in range(40)
    ]
    assert all(once == again for once, again, _ in turns)
    assert 5 < sum(once != usual for once, _, usual in turns) < 40


def test_a_beginner_is_between_chance_and_greedy() -> None:
    left = [
        simulate("the-game", players=3, bots=[bot], games=100, seed=1).mean_left
        for bot in ("random", "beginner", "greedy")
    ]
    assert left == sorted(left, reverse=True)


@pytest.mark.parametrize("name", ["casual", "steady"])
def test_a_hasty_planner_plays_some_turns_as_greedy_does_and_the_others_as_the_planner(
    name: str,
) -> None:
    hasty, planner, greedy = bot_named(name), bot_named("planner"), bot_named("greedy")
    thought, unthought = 0, 0
    for seed in range(60):
        view = opening(seed)
        turn = list(hasty(seed=1).choose_turn(view, ()))
        assert turn == list(hasty(seed=1).choose_turn(view, ()))
        planned = list(planner(seed=1).choose_turn(view, ()))
        quick = list(greedy(seed=1).choose_turn(view, ()))
        assert turn in (planned, quick)
        if planned != quick:
            thought, unthought = thought + (turn == planned), unthought + (turn == quick)
    assert thought
    assert unthought
    assert thinks(name)


def test_haste_is_no_net_of_its_own_to_teach() -> None:
    assert not CasualBot.learns
