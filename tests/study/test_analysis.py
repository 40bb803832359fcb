"""An analysis: everything adds up, and depends on what a seat could know."""

from __future__ import annotations

from dataclasses import replace
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

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
    State,
    TheGame,
    imagine,
    new_deal,
    observe,
    parse_turn,
    replay,
)
from backtrick.study import (
    Analysis,
    Cause,
    Choice,
    Label,
    TurnStudy,
    Unlabelled,
    analyse,
    stages,
)
from backtrick.study import analysing as a
from backtrick.study.calibration import setup_data
from backtrick.study.checking import Checker
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
    for record in games(game, players, bot, talk, range(2)):
        found = analyse(record, checks=False)
        assert found.shares is not None
        assert found.result is not None
        assert found.shares.total == pytest.approx(found.result - found.start, abs=1e-9)
        assert found.shares.given_up == pytest.approx(0, abs=1e-9)
        assert all(turn.skill <= 0 and 0 <= turn.played <= turn.best <= 1 for turn in found.turns)
        assert found.curve[-1] == found.result
        laid = [turn.laid for turn in found.turns if turn.laid]
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


def test_the_chances_come_first_and_only_turns_far_below_the_best_change() -> None:
    (record,) = games(TheGame(), 3, "greedy", False, range(1))
    first, *_, last = stages(record)
    assert (first.done, last.done) == (0.0, 1.0)
    assert all(turn.draw is None and turn.label is None for turn in first.turns)
    changed = 0
    for before, after in zip(first.turns, last.turns, strict=True):
        assert after.best == before.best
        if before.skill > -0.05:
            assert after.played == before.played
        changed += after.played != before.played
    assert changed


def cut(record: Record, turn: int, rng: Random) -> Record:
    """The record up to a turn, with the cards that nobody had drawn by then in another order."""
    drawn = observe(_state_at(record, turn), 0).draw_counts
    decks = list[tuple[int, ...]]()
    for deck, left in zip(record.decks, drawn, strict=True):
        rest = list(deck[len(deck) - left :])
        rng.shuffle(rest)
        decks.append((*deck[: len(deck) - left], *rest))
    talk = tuple(entry for entry in record.talk if int(entry[0]) <= turn)
    return replace(
        record, decks=tuple(decks), turns=record.turns[: turn + 1], talk=talk, outcome=None, laid=()
    )


def _state_at(record: Record, turn: int) -> State:
    return next(each.state for each in replay(record) if each.turn == turn and not each.laid)


@pytest.mark.parametrize(("game", "players", "bot", "talk"), SETUPS)
def test_chances_labels_and_reasons_depend_on_what_the_seat_knew(
    game: Game, players: int, bot: str, talk: bool
) -> None:
    """Neither the cards that nobody has drawn, nor what is laid or said later, change a turn."""
    (record,) = games(game, players, bot, talk, range(4, 5))
    whole, rng = analyse(record), Random(1)
    turn = len(record.turns) // 2
    part = analyse(cut(record, turn, rng))
    for now, later in zip(part.turns, whole.turns[: turn + 1], strict=True):
        assert now == replace_struct(later, draw=None, hidden=None)


@pytest.mark.parametrize(("game", "players", "bot", "talk"), SETUPS)
def test_the_hands_of_others_change_nothing(game: Game, players: int, bot: str, talk: bool) -> None:
    """With all that a seat could not see dealt anew, its turn is judged and checked the same."""
    (record,) = games(game, players, bot, talk, range(4, 5))
    checker, rng = Checker(record.game, players, Hints.TALKATIVE if talk else None), Random(1)
    for place in a.turn_starts(record)[1::12]:
        if not place.laid:
            continue
        dealt = imagine(place.view, rng)
        other = replace(place, view=observe(dealt, place.view.seat, recall=True), pile=(), new=())
        turn = a._chances(checker.judge, place)
        assert a._chances(checker.judge, other) == turn
        found = [a._checked(checker, each, turn, helped=False) for each in (place, other)]
        assert found[0] == found[1]


def test_words_that_say_nothing_of_cards_change_nothing() -> None:
    (record,) = games(TheGame(), 3, "greedy", False, range(3, 4))
    for polite in ((-1, 0, "start"), (5, 1, "thanks")):
        spoken = replace(record, talk=(polite,), hints="normal")
        assert analyse(spoken, checks=False) == analyse(record, checks=False)


SILENT = [(TheGame(), 1, 10), (TheGame(), 2, 10), (FaceToFace(), 2, 10)]


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
    return analyse(record, checks=False)


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
    found = analyse(record, checks=False)
    talkative = analyse(replace(record, hints=None), checks=False)
    assert found.start == setup_data(game, 3, Hints.NORMAL).won != talkative.start
    assert found.nets != talkative.nets
    assert [turn.best for turn in found.turns] != [turn.best for turn in talkative.turns]
    assert found.shares is not None
    assert found.result is not None
    assert abs(found.shares.total - (found.result - found.start)) < 1e-9


def test_where_nobody_spoke_nothing_is_read_into_silence() -> None:
    (record,) = games(TheGame(), 3, "greedy", False, range(3, 4))
    noted = analyse(replace(record, hints="normal"), checks=False)
    assert msgspec.json.encode(noted) == msgspec.json.encode(analyse(record, checks=False))
    assert noted.start == setup_data(TheGame().settled(3), 3, None).won


@pytest.mark.parametrize(
    ("gained", "label"),
    [(0.17, Label.BLUNDER), (0.12, Label.MISTAKE), (0.06, Label.SLIP), (0.03, None), (-0.1, None)],
)
def test_roll_outs_decide_what_a_turn_gave_away(
    monkeypatch: pytest.MonkeyPatch, gained: float, label: Label | None
) -> None:
    """The net says sixty points."""
    (record,) = games(TheGame(), 3, "greedy", False, range(1))
    place, checker = a.turn_starts(record)[0], Checker(record.game, 3, None)
    expert = (Play(place.view.hand[0], 1), Play(place.view.hand[1], 1))
    turn = replace_struct(a._chances(checker.judge, place), best=0.70, played=0.10)
    monkeypatch.setattr(Judge, "expert_turn", lambda *_: expert)
    monkeypatch.setattr(Judge, "leaves", lambda _, view, laid: laid)
    monkeypatch.setattr(Rollouts, "compare", lambda *_, **__: Compared(gained, 0.01))
    found = a._checked(checker, place, turn, helped=False)
    assert found.label is label
    assert found.skill == pytest.approx(-max(0, gained))
    assert found.expert == (expert if label else ())
    helped = a._checked(checker, place, turn, helped=True)
    assert helped.label is None
    assert helped.unlabelled is (Unlabelled.HELPED if label else None)
    assert helped.played == found.played


def test_a_mistake_that_is_not_sure_is_a_slip(monkeypatch: pytest.MonkeyPatch) -> None:
    (record,) = games(TheGame(), 3, "greedy", False, range(1))
    place, checker = a.turn_starts(record)[0], Checker(record.game, 3, None)
    monkeypatch.setattr(Rollouts, "compare", lambda *_, **__: Compared(0.12, 0.065))
    expert = (Play(place.view.hand[0], 1), Play(place.view.hand[1], 1))
    monkeypatch.setattr(Judge, "expert_turn", lambda *_: expert)
    monkeypatch.setattr(Judge, "leaves", lambda _, view, laid: laid)
    turn = replace_struct(a._chances(checker.judge, place), best=0.70, played=0.10)
    found = a._checked(checker, place, turn, helped=False)
    assert found.skill == pytest.approx(-0.055)
    assert found.label is Label.SLIP


def test_a_turn_that_is_not_completed_loses_whatever_roll_outs_say(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (record,) = games(TheGame(), 3, "greedy", False, range(1))
    place, checker = a.turn_starts(record)[0], Checker(record.game, 3, None)
    monkeypatch.setattr(Rollouts, "compare", lambda *_, **__: Compared(0.0, 0.01))
    turn = replace_struct(a._chances(checker.judge, place), best=0.22, played=0.0)
    found = a._checked(checker, place, turn, helped=False)
    assert found.played == 0


def test_where_no_turn_can_be_completed_its_seat_is_stuck() -> None:
    stuck = 0
    for record in games(TheGame(required=3, fire=True), 2, "greedy", False, range(4)):
        last = analyse(record, checks=False).turns[-1]
        assert (last.choice is Choice.STUCK) == (last.best == 0)
        stuck += last.choice is Choice.STUCK and bool(last.laid)
    assert stuck


def test_the_turn_of_the_expert_solves_a_position_whatever_the_net_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (record,) = games(TheGame(), 3, "greedy", False, range(1))
    place, checker = a.turn_starts(record)[0], Checker(record.game, 3, None)
    turn = checker.judge.expert_turn(place.view, place.heard)
    monkeypatch.setattr(Judge, "chance", lambda *_: 0.1)
    monkeypatch.setattr(Rollouts, "compare", lambda *_, **__: Compared(0.3, 0.01))
    tried = checker.value(place.view, place.heard, turn)
    assert tried.solved
    assert tried.chance == tried.best
    other = tuple(Play(card, 0) for card in place.view.hand[-2:])
    assert other != turn
    assert not checker.value(place.view, place.heard, other).solved


def turn_of(**given: Any) -> TurnStudy:
    usual: dict[str, Any] = {"turn": 0, "seat": 0, "laid": (Play(5, 0),), "choice": Choice.OPEN}
    return TurnStudy(**(usual | {"best": 0.5, "played": 0.5} | given))


def game_of(*turns: TurnStudy, start: float = 0.5, duel: bool = False, **given: Any) -> Analysis:
    usual: dict[str, Any] = {
        "game": "the-game",
        "players": 2,
        "nets": "",
        "result": 0.0,
        "done": 1.0,
    }
    return Analysis(start=start, duel=duel, turns=turns, **(usual | given))


def test_a_lost_game_turns_where_chances_fall_and_first_where_somebody_chose() -> None:
    chances = [0.9, 0.6, 0.5, 0.85, 0.6, 0.0]
    turns = [turn_of(turn=number, best=each, played=each) for number, each in enumerate(chances)]
    turns[2] = turn_of(turn=2, best=0.65, played=0.5, label=Label.BLUNDER)
    lost = game_of(*turns)
    assert lost.turning_points == (1, 2, 5)
    running = game_of(*turns, result=None)
    assert running.turning_points == (0, 3, 5)
    won = game_of(*turns[:4], turn_of(turn=4, best=1.0, played=1.0), result=1.0)
    assert won.turning_points == (0, 3, 4)


def test_a_duel_is_seen_halfway_between_what_its_sides_say() -> None:
    sides = [(0, 0.4), (1, 0.3), (0, 0.5), (1, 1.0)]
    turns = [turn_of(turn=n, seat=seat, best=c, played=c) for n, (seat, c) in enumerate(sides)]
    duel = game_of(*turns, game="face-to-face", duel=True)
    assert duel.curve == pytest.approx((0.5, 0.45, 0.55, 0.6, 0.0))


@pytest.mark.parametrize(
    ("given", "cause"),
    [
        ({"played": 0.3}, Cause.CHOICE),
        ({"played": 0.46, "draw": 0.0, "hidden": -0.01}, Cause.HIDDEN),
        ({"draw": -0.2, "hidden": 0.1}, Cause.DRAW),
        ({"draw": 0.2, "hidden": -0.1, "first": True}, Cause.DEAL),
        ({"choice": Choice.STUCK}, Cause.STUCK),
        ({"played": 0.47, "draw": 0.01, "hidden": 0.01}, None),
    ],
)
def test_what_moved_the_curve_most(given: dict[str, Any], cause: Cause | None) -> None:
    turn = turn_of(**({"draw": 0.0, "hidden": 0.0} | given))
    start = turn.best - (turn.draw or 0.0) - (turn.hidden or 0.0)
    assert game_of(turn, start=start).cause(0) is cause


def test_before_the_end_only_a_choice_can_be_told() -> None:
    assert game_of(turn_of(played=0.3)).cause(0) is None
    assert game_of(turn_of(played=0.3, label=Label.BLUNDER)).cause(0) is Cause.CHOICE
