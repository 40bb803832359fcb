"""An analysis: everything adds up, and depends on what a seat could know."""

from __future__ import annotations

from dataclasses import replace
from math import sqrt
from random import Random
from statistics import fmean, stdev

import msgspec
import pytest
from msgspec.structs import replace as replace_struct

from backtrick.kernel.batch import CompiledBatch
from backtrick.lab.engines import play_compiled
from backtrick.rules import (
    FaceToFace,
    Game,
    GameLog,
    Play,
    QuickAndEasy,
    Record,
    TheGame,
    imagine,
    new_deal,
    observe,
    parse_turn,
)
from backtrick.study import Analysis, Choice, Label, analyse, stages
from backtrick.study import analysing as a
from backtrick.study.calibration import setup_data
from backtrick.study.judge import Judge
from backtrick.study.rollouts import Compared, Rollouts
from backtrick.talk import Hints

SETUPS = [
    (TheGame(), 1, "planner", False),
    (TheGame(), 3, "greedy", False),
    (TheGame(), 2, "planner", True),
    (TheGame(required=3, fire=True), 2, "greedy", False),
    (QuickAndEasy(), 3, "planner", True),
    (QuickAndEasy(professional=True), 2, "greedy", False),
    (FaceToFace(), 2, "planner", False),
]


def games(game: Game, players: int, bot: str, talk: bool, seeds: range) -> list[Record]:
    batch = play_compiled(game.settled(players), (bot,) * players, list(seeds), talk)
    assert isinstance(batch, CompiledBatch)
    return list(batch.records())


@pytest.mark.parametrize(("game", "players", "bot", "talk"), SETUPS)
def test_luck_and_skill_add_up_to_the_result(
    game: Game, players: int, bot: str, talk: bool
) -> None:
    for record in games(game, players, bot, talk, range(3)):
        *_, found = stages(record, unlabelled=range(1000))
        assert found.shares is not None
        assert found.result is not None
        assert found.shares.total == pytest.approx(found.result - found.start, abs=1e-9)
        assert found.shares.given_up == pytest.approx(0, abs=1e-9)
        assert all(turn.skill <= 0 and 0 <= turn.played <= turn.best <= 1 for turn in found.turns)
        assert found.curve[-1] == found.result
        laid = [turn.laid for turn in found.turns if turn.choice is not Choice.STUCK]
        assert tuple(laid) == record.turns


def test_a_game_that_was_given_up_says_what_that_cost() -> None:
    (record,) = games(TheGame(), 2, "planner", False, range(5, 6))
    log = GameLog.begin(record.game, 2, new_deal(record.game, 2, 5), record.starter)
    for turn in record.turns[:6]:
        for play in turn:
            log = log.play(*play)
        log = log.end_turn()
    given_up = analyse(log.play(*record.turns[6][0]).resign(0).record(record.players))
    assert given_up.shares is not None
    assert len(given_up.turns) == 6
    assert given_up.curve[-1] > 0
    assert given_up.shares.given_up == pytest.approx(-given_up.curve[-1])
    assert given_up.shares.total == pytest.approx(0 - given_up.start, abs=1e-9)
    running = analyse(log.record(record.players))
    assert running.shares is None
    assert running.result is None
    assert running.curve[:7] == given_up.curve
    assert all(turn.draw is None for turn in running.turns)


def test_the_chances_come_first_and_stay() -> None:
    (record,) = games(TheGame(), 3, "greedy", False, range(1))
    first, *_, last = stages(record)
    assert (first.done, last.done) == (0.0, 1.0)
    assert first.curve == last.curve
    assert all(turn.draw is None and turn.label is None for turn in first.turns)


@pytest.mark.parametrize(("game", "players", "bot", "talk"), SETUPS)
def test_chances_labels_and_reasons_depend_on_what_the_seat_knew(
    game: Game, players: int, bot: str, talk: bool
) -> None:
    """With all that it could not see dealt anew, a turn is judged the same."""
    (record,) = games(game, players, bot, talk, range(4, 5))
    judge, rng = Judge(record.game, players), Random(1)
    rollouts = Rollouts(judge, talk)
    for place in a.turn_starts(record)[1::12]:
        if not place.laid:
            continue
        dealt = imagine(place.view, rng)
        view = observe(dealt, place.view.seat, recall=True)
        other = replace(place, view=view, pile=(), new=())
        turn = a._chances(judge, place)
        assert a._chances(judge, other) == turn
        turn = a.replace(turn, played=turn.best - 0.2)
        found = [a._with_label(judge, rollouts, each, turn) for each in (place, other)]
        assert found[0] == found[1]


SILENT = [(TheGame(), 1, 30), (TheGame(), 2, 10), (FaceToFace(), 2, 10)]


@pytest.mark.parametrize(("game", "players", "count"), SILENT)
def test_draws_are_fair_on_average(game: Game, players: int, count: int) -> None:
    """`python -m benchmarks study` does this with 2,000 games."""
    luck = [
        (turn.draw or 0.0)
        for record in games(game, players, "expert@1", False, range(count))
        for turn in _with_luck(record).turns
    ]
    assert abs(fmean(luck)) < 3 * stdev(luck) / sqrt(len(luck))


def _with_luck(record: Record) -> Analysis:
    """All but the labels, which take longer."""
    return analyse(record, unlabelled=range(1000))


def test_a_plain_blunder_is_found_and_the_expert_knows_better() -> None:
    """Alone: the 99 on an ascending pile at the start, with the 2 and the 3 in hand."""
    game = TheGame().settled(1)
    deck = [2, 3, 4, 98, 99, 97, 50, 51]
    deck += [card for card in game.cards if card not in deck]
    record = Record(
        game=game,
        players=("ada",),
        decks=(tuple(deck),),
        starter=0,
        turns=(parse_turn(game, "99@0 98@1"),),
    )
    (turn,) = analyse(record).turns
    assert turn.label is Label.BLUNDER
    assert set(turn.expert) <= {
        Play(card, pile) for pile, cards in ((0, (2, 3, 4)), (2, (99, 98, 97))) for card in cards
    } | {Play(card, pile) for pile, cards in ((1, (2, 3, 4)), (3, (99, 98, 97))) for card in cards}
    assert {reason.code for reason in turn.reasons} >= {"steps"}
    assert not analyse(record, unlabelled=[0]).turns[0].label


def test_a_turn_that_the_expert_would_lay_is_no_mistake() -> None:
    for record in games(TheGame(), 3, "expert@3", False, range(2)):
        assert not any(turn.label for turn in analyse(record).turns)


def test_the_last_card_wins() -> None:
    (record,) = games(TheGame(), 4, "expert@1", False, range(1))
    assert record.outcome is not None
    assert record.outcome.left == 0
    last = analyse(record).turns[-1]
    assert (last.played, last.best) == (1.0, 1.0)


def test_a_game_with_few_hints_is_judged_by_nets_and_curves_of_its_own() -> None:
    game = TheGame().settled(3)
    batch = play_compiled(game, ("planner",) * 3, [7], True, Hints.NORMAL)
    assert isinstance(batch, CompiledBatch)
    (record,) = batch.records()
    found, talkative = analyse(record), analyse(replace(record, hints=None))
    assert found.start == setup_data(game, 3, Hints.NORMAL).won != talkative.start
    assert found.nets != talkative.nets
    assert [turn.best for turn in found.turns] != [turn.best for turn in talkative.turns]
    assert found.shares is not None
    assert found.result is not None
    assert abs(found.shares.total - (found.result - found.start)) < 1e-9


def test_where_nobody_spoke_nothing_is_read_into_silence() -> None:
    (record,) = games(TheGame(), 3, "greedy", False, range(3, 4))
    noted = analyse(replace(record, hints="normal"))
    assert msgspec.json.encode(noted) == msgspec.json.encode(analyse(record))
    assert noted.start == setup_data(TheGame().settled(3), 3, None).won


@pytest.mark.parametrize(
    ("expert_chance", "label"), [(0.70, Label.BLUNDER), (0.57, Label.SLIP), (0.51, None)]
)
def test_the_word_for_a_turn_goes_by_the_better_turn_that_is_shown(
    monkeypatch: pytest.MonkeyPatch, expert_chance: float, label: Label | None
) -> None:
    """The net likes a third turn best, by twenty points; the expert lays another one."""
    (record,) = games(TheGame(), 3, "greedy", False, range(1))
    place, judge = a.turn_starts(record)[0], Judge(record.game, 3)
    expert = (Play(place.view.hand[0], 1), Play(place.view.hand[1], 1))
    turn = replace_struct(
        analyse(record).turns[0], best=0.70, played=0.50, label=None, expert=(), reasons=()
    )
    monkeypatch.setattr(Judge, "expert_turn", lambda *_: expert)
    monkeypatch.setattr(Judge, "leaves", lambda _, view, laid: laid)
    monkeypatch.setattr(Judge, "chance", lambda *_: expert_chance)
    monkeypatch.setattr(Rollouts, "compare", lambda *_: Compared(0.2, 0.01))
    assert a._with_label(judge, Rollouts(judge, False), place, turn).label is label
