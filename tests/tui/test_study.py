"""An analysis in words: whose chance, why it changed, and points that add up."""

from __future__ import annotations

import re
from dataclasses import replace
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from backtrick.rules import Ending, FaceToFace, Outcome, Play, Record, Result, TheGame
from backtrick.study import Analysis, Choice, Label, TurnStudy, Unlabelled
from backtrick.tui import study as s

NAMES = ("ada", "ben")
TEAM = Record(TheGame(), NAMES, ((),), 0)
DUEL = replace(TEAM, game=FaceToFace())
BETTER = (Play(60, 2), Play(85, 3))


def turn_of(**given: Any) -> TurnStudy:
    usual: dict[str, Any] = {
        **{"turn": 0, "seat": 0, "laid": (Play(5, 0),), "choice": Choice.OPEN},
        **{"best": 0.5, "played": 0.5, "draw": 0.0, "hidden": 0.0},
    }
    return TurnStudy(**(usual | given))


def game_of(*turns: TurnStudy, **given: Any) -> Analysis:
    usual: dict[str, Any] = {
        **{"game": "the-game", "players": 2, "duel": False, "nets": "", "start": 0.84},
        **{"result": 0.0, "done": 1.0},
    }
    return Analysis(turns=turns, **(usual | given))


def told(analysis: Analysis, ending: Ending | None = None) -> list[str]:
    outcome = None if ending is None else Outcome(Result.LOST, None, 9, ending)
    record = replace(DUEL if analysis.duel else TEAM, outcome=outcome)
    return list(s.summary_lines(record, analysis, NAMES))


def table_of(analysis: Analysis) -> str:
    file = StringIO()
    table = s.turns_table(DUEL if analysis.duel else TEAM, analysis, NAMES)
    Console(file=file, width=200).print(table)
    return file.getvalue()


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (
            {"best": 0.8, "label": Label.BLUNDER, "expert": BETTER},
            " Another turn was better: 60@2 85@3.",
        ),
        (
            {"best": 0.8, "unlabelled": Unlabelled.EXPERT},
            " Another turn was better, but the expert would lay this one, too.",
        ),
        ({"draw": -0.3}, " The new cards fit badly."),
        ({"draw": 0.3}, " The new cards fit well."),
        ({"draw": -0.3, "first": True}, " A hard first hand."),
        ({"draw": 0.3, "first": True}, " A good first hand."),
        ({"hidden": -0.3}, " The hidden cards turned out worse than expected."),
        ({"hidden": 0.3}, " The hidden cards turned out better than expected."),
        ({"choice": Choice.STUCK, "hidden": -0.2}, " There was no way to lay enough cards."),
        ({"best": 0.6, "draw": None, "hidden": None}, ""),
    ],
)
def test_a_turning_point_says_what_changed_the_chance(given: dict[str, Any], why: str) -> None:
    turn = turn_of(**given)
    start = turn.best - (turn.draw or 0.0) - (turn.hidden or 0.0)
    first, *_ = told(game_of(turn, start=start, result=float(start < turn.played)))
    assert first == f"Turn 0, ada: from {s.percent(start)} to 50 %.{why}"


def test_a_duel_says_whose_chance_it_is() -> None:
    turn = turn_of(turn=3, seat=1, best=0.1, played=0.1, draw=0.02, hidden=-0.3)
    duel = game_of(turn, duel=True, start=0.33, result=1.0)
    assert s.curve_title(duel, NAMES) == "the chance of ada, from the start to the last turn"
    assert told(duel)[0] == (
        "Turn 3, ben: the chance of ada went from 33 % to 62 %."
        " The hidden cards turned out better than expected for ada."
    )
    assert told(duel)[-1].startswith("Experts in the seat of ada win 33 % of such games.")
    shown = table_of(duel)
    assert "turns count from 0; the points of draws are those of ada" in shown
    assert "chance of ada" in shown
    assert "-2" in shown


def test_in_a_duel_cards_fit_whoever_drew_them() -> None:
    turn = turn_of(seat=1, best=0.1, played=0.1, draw=-0.3)
    first, *_ = told(game_of(turn, duel=True, start=0.33, result=1.0))
    assert first.endswith("the chance of ada went from 33 % to 62 %. The new cards fit badly.")


def test_a_duel_says_what_moved_the_curve() -> None:
    """The curve is the mean of both sides: it can rise where the seat says that it fell."""
    mine = turn_of(turn=1, best=0.6, played=0.6, hidden=-0.1)
    sides = [turn_of(seat=1, best=0.3, played=0.3), mine]
    duel = game_of(*sides, duel=True, start=0.3, result=1.0)
    assert duel.curve == pytest.approx((0.3, 0.5, 0.65))
    assert told(duel)[1] == (
        "Turn 1, ada: the chance of ada went from 50 % to 65 %."
        " The hidden cards turned out better than expected for ada."
    )


@pytest.mark.parametrize(
    ("chance", "shown"),
    [(0.0, "0 %"), (1.0, "100 %"), (0.0001, "1 %"), (0.9999, "99 %"), (0.824, "82 %")],
)
def test_only_what_is_certain_is_told_as_certain(chance: float, shown: str) -> None:
    assert s.percent(chance) == shown


def test_only_what_is_certain_is_an_empty_or_a_full_bar() -> None:
    chances = [turn_of(best=each, played=each) for each in (0.001, 0.999, 1.0, 0.0)]
    assert s.curve_line(game_of(*chances)) == "▇▁▇█ "


def test_no_change_has_no_sign() -> None:
    assert [s.signed(points) for points in (4, 0, -23)] == ["+4", "±0", "-23"]
    assert re.search(r"50 % +±0 ", table_of(game_of(turn_of(draw=-0.001))))


@pytest.mark.parametrize("whole", [-4, -3, -2, -1, 0, 5])
def test_shares_add_up_to_what_is_shown(whole: int) -> None:
    parts = [0.004, -0.014, 0.006, -0.0149]
    points = s.rounded_shares(parts, whole)
    assert sum(points) == whole
    if whole in (-3, -2, -1):
        assert all(abs(100 * part - each) < 1 for part, each in zip(parts, points, strict=True))


def test_points_lead_from_the_start_to_the_result() -> None:
    turns = (
        turn_of(best=0.825, played=0.82, draw=0.004, hidden=-0.023, first=True),
        turn_of(turn=1, seat=1, best=0.5, played=0.0, draw=-0.305, hidden=-0.015),
    )
    *_, last = told(game_of(*turns, start=0.844))
    start, *points = map(int, re.findall(r"[+-]?\d+", last.replace("±", "")))
    assert start == 84
    assert sum(points) == -84
    assert "giving up" not in last


def test_a_game_given_up_says_at_which_chance_and_names_no_turn_that_was_not_laid() -> None:
    turn = turn_of(turn=6, best=0.824, played=0.824, hidden=-0.016)
    assert told(game_of(turn, until=7), Ending.RESIGNED) == [
        "With all cards open, a win was still possible after turn 6.",
        "The game was given up at 82 %.",
        "Experts win 84 % of such games. Points since then: the deal ±0, the draws ±0,"
        " hidden cards -2, choices ±0, giving up -82.",
    ]


def test_a_duel_given_up_says_what_that_was_worth() -> None:
    turn = turn_of(best=0.6, played=0.6, hidden=0.1)
    *_, before, last = told(game_of(turn, duel=True, start=0.5), Ending.RESIGNED)
    assert before == "The game was given up."
    assert last.endswith("hidden cards +10, choices ±0, giving up -60.")


UNTIL = "With all cards open, a win was still possible at the beginning of turn {}."
LOST = "With all cards open, no win was possible any more from the beginning of turn {} on."
LOST_AFTER = "With all cards open, no win was possible any more after turn {}."


@pytest.mark.parametrize(
    ("until", "lost_from", "said"),
    [
        (2, 3, [UNTIL.format(2), LOST.format(3)]),
        (2, 5, [UNTIL.format(2), LOST.format(5), "What lies between is not proved."]),
        (2, None, [UNTIL.format(2), "What came after that is not proved."]),
        (None, 0, [LOST.format(0)]),
        (None, 4, [LOST.format(4), "What lies before that is not proved."]),
        (None, None, []),
        (5, 6, [UNTIL.format(5), LOST_AFTER.format(5)]),
    ],
)
def test_what_is_proved_and_no_more(
    until: int | None, lost_from: int | None, said: list[str]
) -> None:
    turns = [turn_of(turn=number, best=0.8, played=0.8) for number in range(6)]
    lines = told(game_of(*turns, until=until, lost_from=lost_from, start=0.8))
    assert lines[:-1] == said


def test_a_running_game_has_no_luck() -> None:
    assert told(game_of(turn_of(best=0.8, played=0.8), result=None))[-1].startswith("The game is")


def test_turns_count_from_0_and_marks_are_words() -> None:
    turns = (
        turn_of(best=0.8, label=Label.BLUNDER, expert=BETTER),
        turn_of(turn=1, choice=Choice.FORCED, draw=None),
        turn_of(turn=2, laid=(), choice=Choice.STUCK, best=0.0, played=0.0),
    )
    head, _, first, second, third = table_of(game_of(*turns)).splitlines()
    assert head.rstrip() == "turns count from 0"
    assert first.split() == ["0", "ada", "5@0", "50", "%", "±0", "??", "blunder", "60@2", "85@3"]
    assert second.split() == ["1", "ada", "5@0", "50", "%", "forced"]
    assert " ".join(third.split()) == "2 ada no card fits 0 % ±0"
