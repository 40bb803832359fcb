"""Talk in simulations: the same from both engines, and told apart from silence."""

from __future__ import annotations

from pathlib import Path

import pytest

from backtrick.lab import Engine, LabError, Teams, simulate, tournament
from backtrick.lab.engines import play_batches
from backtrick.lab.errors import LabErrorCode
from backtrick.rules import FaceToFace, Game, QuickAndEasy, Record, TheGame, verify
from backtrick.rules.replay import replay
from backtrick.talk import OPENING, SILENCE, Heard, Hint, Hints, hint_refused

TABLES: list[tuple[Game, tuple[str, ...]]] = [
    (TheGame(), ("expert",) * 3),
    (TheGame(), ("planner", "expert", "expert-silent", "expert-clumsy", "greedy")),
    (TheGame(required=3, fire=True), ("expert",) * 2),
    (QuickAndEasy(), ("expert",) * 4),
    (QuickAndEasy(professional=True), ("planner", "expert-clumsy", "expert")),
]


def played(
    game: Game,
    bots: tuple[str, ...],
    engine: Engine,
    talk: bool,
    games: int = 3,
    amount: Hints = Hints.TALKATIVE,
) -> list[Record]:
    settled, seeds = game.settled(len(bots)), range(games)
    batches = play_batches(settled, bots, seeds, engine, 1, talk=talk, amount=amount)
    return [record for batch in batches for record in batch.records()]


@pytest.mark.parametrize(("game", "bots"), TABLES)
def test_both_engines_say_and_play_the_same(game: Game, bots: tuple[str, ...]) -> None:
    pure = played(game, bots, Engine.PYTHON, True)
    assert pure == played(game, bots, Engine.KERNEL, True)
    for record in pure:
        assert verify(record).ended is not None
        assert Record.from_json(record.to_json()) == record


@pytest.mark.parametrize("amount", [Hints.QUIET, Hints.NORMAL])
@pytest.mark.parametrize(("game", "bots"), TABLES)
def test_few_hints_of_a_bot_stand_at_once(game: Game, bots: tuple[str, ...], amount: Hints) -> None:
    pure = played(game, bots, Engine.PYTHON, True, 2, amount)
    assert pure == played(game, bots, Engine.KERNEL, True, 2, amount)
    for record in pure:
        assert record.hints == amount
        assert Record.from_json(record.to_json()) == record
        conversation = SILENCE
        moments = {each.turn: each.state.to_act for each in replay(record) if not each.laid}
        for number, plays in enumerate(record.turns):
            said = [entry for entry in record.talk if entry[0] == number]
            for _, seat, text in said:
                hint = Hint.parse(text)
                own = [old.hint for old in conversation.standing if old.seat == seat]
                assert hint.subject not in [old.subject for old in own], "it changes its mind"
                conversation = conversation.after_hint(Heard(number, seat, hint))
                assert len(own) < amount.most
            for play in plays:
                conversation = conversation.after_play(play.pile)
            conversation = conversation.after_turn(moments[number], number)


def test_an_unknown_amount_of_hints_is_refused() -> None:
    with pytest.raises(LabError) as refused:
        simulate(TheGame(), 2, ["expert"], 1, 1, hints="loud")
    assert refused.value.code is LabErrorCode.NO_SUCH_HINTS


@pytest.mark.parametrize(("game", "bots"), TABLES)
def test_all_that_is_said_may_be_said(game: Game, bots: tuple[str, ...]) -> None:
    for record in played(game, bots, Engine.KERNEL, True):
        acting = {each.turn: each.state.to_act for each in replay(record) if not each.laid}
        said: list[Heard] = []
        for turn, seat, text in record.talk:
            hint = Hint.parse(text)
            assert hint_refused(record.game, said, turn, seat, hint) is None
            assert turn == OPENING or acting[turn] != seat, "whoever acts listens"
            assert bots[seat] not in ("greedy", "expert-silent")
            said.append(Heard(turn, seat, hint))
        assert said


def test_hints_change_how_the_expert_plays() -> None:
    game, bots = TheGame(), ("expert",) * 3
    spoken, silent = (played(game, bots, Engine.KERNEL, talk, 8) for talk in (True, False))
    assert [each.turns for each in spoken] != [each.turns for each in silent]
    assert not any(each.talk for each in silent)


def test_silent_players_play_as_if_nobody_spoke() -> None:
    game = TheGame()
    one = played(game, ("expert-silent",) * 3, Engine.KERNEL, True)
    other = played(game, ("expert",) * 3, Engine.KERNEL, False)
    assert [each.turns for each in one] == [each.turns for each in other]


def test_partners_talk_unless_somebody_says_otherwise() -> None:
    assert simulate(TheGame(), 2, ["expert"], 1, 1).talk
    assert not simulate(TheGame(), 2, ["expert"], 1, 1, talk=False).talk
    assert not simulate(TheGame(), 1, ["planner"], 1, 1).talk
    assert not simulate(FaceToFace(), 2, ["greedy"], 1, 1).talk
    for game, players in ((TheGame(), 1), (FaceToFace(), 2)):
        with pytest.raises(LabError) as refused:
            simulate(game, players, ["greedy"], 1, 1, talk=True)
        assert refused.value.code is LabErrorCode.NOBODY_TO_TALK_TO


@pytest.mark.parametrize("talk", [False, True])
def test_a_run_with_talk_is_not_taken_up_in_silence(tmp_path: Path, talk: bool) -> None:
    records, table = tmp_path / "games.jsonl", tmp_path / "games.csv"
    simulate(TheGame(), 2, ["planner"], 2, 1, records=records, talk=talk)
    assert simulate(TheGame(), 2, ["planner"], 3, 1, records=records, talk=talk).taken_up == 2
    with pytest.raises(LabError):
        simulate(TheGame(), 2, ["planner"], 4, 1, records=records, talk=not talk)
    with pytest.raises(KeyboardInterrupt):
        simulate(TheGame(), 2, ["planner"], 2, 1, out=table, talk=talk, progress=interrupt)
    with pytest.raises(LabError):
        simulate(TheGame(), 2, ["planner"], 2, 1, out=table, talk=not talk)


def interrupt(summary: object) -> None:
    raise KeyboardInterrupt


def test_a_tournament_with_talk() -> None:
    bots = ["expert", "expert-silent"]
    spoken = tournament(TheGame(), 3, bots, 4, 1)
    silent = tournament(TheGame(), 3, bots, 4, 1, talk=False)
    left = [[each.mean_left for each in result.standings] for result in (spoken, silent)]  # type: ignore[union-attr]
    assert left[1][0] == left[1][1], "in silence the two are the same player"
    assert left[0] != left[1]


def test_the_level_is_always_named() -> None:
    assert simulate(QuickAndEasy(), 2, ["expert", "planner"], 1, 1).bots == ("expert@1", "planner")
    beside = tournament(QuickAndEasy(), 2, ["expert", "expert@2"], 1, 1)
    assert isinstance(beside, Teams)
    assert {each.bot for each in beside.standings} == {"expert@1", "expert@2"}
    with pytest.raises(LabError) as refused:
        tournament(QuickAndEasy(), 2, ["expert", "expert@1"], 1, 1)
    assert refused.value.code is LabErrorCode.SAME_BOT
