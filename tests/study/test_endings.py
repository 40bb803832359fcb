"""Endings: where nothing is hidden from a seat, a chance is 0 or 1, and exact."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from backtrick.kernel.batch import CompiledBatch
from backtrick.lab.engines import play_compiled
from backtrick.rules import (
    Deal,
    Game,
    GameLog,
    Play,
    Record,
    Result,
    State,
    TheGame,
    Turn,
    View,
    end_turn,
    legal_plays,
    may_end_turn,
    observe,
    outcome,
    parse_position,
    parse_turn,
    play,
)
from backtrick.study import Choice, Label, TurnStudy, analyse
from backtrick.study import analysing as a
from backtrick.study.endings import is_ending, keeps_win, winning_turn
from backtrick.study.judge import Judge
from tests.kit import SETUP_NAMES, SETUPS

TOGETHER = [
    pytest.param(game, players, id=name)
    for name, (game, players) in zip(SETUP_NAMES, SETUPS, strict=True)
    if game.cooperative
]


def view_of(position: str | State) -> View:
    state = parse_position(position) if isinstance(position, str) else position
    return observe(state, state.to_act, recall=True)


def judge_of(view: View) -> Judge:
    return Judge(view.game, len(view.hand_counts))


@cache
def can_win(state: State) -> bool:
    """By the rules alone, in any order and any number of turns."""
    end = outcome(state)
    if end is not None:
        return end.result is Result.WON
    if may_end_turn(state) and can_win(end_turn(state)):
        return True
    return any(can_win(play(state, *each)) for each in legal_plays(state))


def whole_turns(state: State) -> Iterator[tuple[Turn, State]]:
    """Every way to lay a whole turn, and the state after it."""
    for each in legal_plays(state):
        after = play(state, *each)
        if after.over or may_end_turn(after):
            yield (each,), after if after.over else end_turn(after)
        for more, end in whole_turns(after):
            yield (each, *more), end


def endings(game: Game, players: int, rng: Random) -> Iterator[State]:
    """Positions in which one seat or two hold the last few cards."""
    game = game.settled(players)
    while True:
        tops = tuple(rng.choice([top, *game.cards]) for top in game.rows)
        left = rng.sample([card for card in game.cards if card not in tops], min(4, game.hand_size))
        own = rng.randint(1, len(left)) if players > 1 else len(left)
        hands = [tuple(sorted(left[:own])), *[()] * (players - 1)]
        hands[-1] = hands[-1] if players == 1 else tuple(sorted(left[own:]))
        state = State(game, tuple(hands), ((),), tops, 0)
        if not state.over:
            yield state


@pytest.mark.parametrize(("game", "players"), TOGETHER)
def test_the_chance_is_what_the_rules_say(game: Game, players: int) -> None:
    rng, judge = Random(f"{game} {players}"), Judge(game, players)
    for _, state in zip(range(8), endings(game, players, rng), strict=False):
        view = view_of(state)
        assert is_ending(view)
        best = judge.best(view, ())
        assert best.chance == float(can_win(state))
        ranked = judge.ranked(view, (), all_turns=True)
        assert max([0.0, *(each.chance for each in ranked)]) == best.chance
        turns = list(whole_turns(state))
        for turn, after in rng.sample(turns, min(12, len(turns))):
            assert judge.chance(view, (), turn) == float(can_win(after))
        if best.chance:
            assert judge.chance(view, (), best.plays) == 1
            assert judge.chance(view, (), judge.expert_turn(view, ())) == 1


def test_a_card_kept_for_the_next_turn_is_still_a_win() -> None:
    view = view_of("the-game | 50 79 60 15 | *8 81 / / / / | ")
    judge = judge_of(view)
    assert judge.best(view, ()).chance == 1
    assert judge.chance(view, (), parse_turn(view.game, "81@1")) == 1


def test_fire_and_required_cards_count() -> None:
    # The 22 burns: a turn must cover it, and only the 5 can.
    burning = view_of("the-game fire=1 | 90 91 22 8 | *5 92 / | ")
    assert keeps_win(burning, parse_turn(burning.game, "92@0 5@2"))
    assert not keeps_win(burning, parse_turn(burning.game, "92@0"))
    # Three cards are required only as long as there are cards to draw.
    last = view_of("the-game required=3 | 90 91 22 8 | *5 92 / | ")
    assert keeps_win(last, parse_turn(last.game, "92@0"))


def test_what_is_not_open_is_left_to_the_net() -> None:
    assert not is_ending(view_of("the-game | 50 79 60 15 | *8 81 / 7 / 9 / / | "))
    assert is_ending(view_of("the-game | 50 79 60 15 | *8 81 / 7 / / / | "))
    assert not is_ending(view_of("the-game | 50 79 60 15 | *8 81 | 7"))
    assert is_ending(view_of("the-game | 50 79 60 15 | *8 81 | "))
    duel = parse_position("face-to-face | 50 60 40 30 | *8 / 9 | / ")
    assert not is_ending(view_of(duel))


def with_an_ending() -> tuple[Record, a.TurnStart, Play]:
    """A game of five that comes to an ending of one seat, and a card that throws the win away."""
    batch = play_compiled(TheGame().settled(5), ("expert@1",) * 5, list(range(60)), False)
    assert isinstance(batch, CompiledBatch)
    for record in batch.records():
        for place in a.turn_starts(record):
            alone = sum(place.view.hand_counts) == len(place.view.hand)
            if alone and is_ending(place.view) and winning_turn(place.view):
                for each in legal_plays(place.view):
                    if not keeps_win(place.view, (each,)):
                        return record, place, each
    raise AssertionError("no game has such an ending")


def played_on(record: Record, place: a.TurnStart, turn: Turn) -> Record:
    """The record up to an ending, this turn, and then card by card, well if that is possible."""
    log = GameLog.begin(record.game, 5, Deal(record.decks, 0), record.starter)
    for laid in (*record.turns[: place.turn], turn):
        for each in laid:
            log = log.play(*each)
        log = log.end_turn()
    while not log.state.over:
        log = log.play(*(winning_turn(view_of(log.state)) or tuple(legal_plays(log.state)))[0])
        log = log if log.state.over else log.end_turn()
    return log.record(record.players)


def check_sum(record: Record) -> tuple[TurnStudy, ...]:
    found = analyse(record)
    assert found.shares is not None
    assert found.result is not None
    assert found.shares.total == pytest.approx(found.result - found.start, abs=1e-9)
    return found.turns


def test_who_keeps_a_certain_win_did_nothing_wrong_and_who_throws_it_away_did() -> None:
    record, place, bad = with_an_ending()
    winning = winning_turn(place.view)
    assert winning is not None
    assert keeps_win(place.view, winning[:1])
    kept = check_sum(played_on(record, place, winning[:1]))[place.turn :]
    assert [(each.best, each.played, each.label) for each in kept] == [(1, 1, None)] * len(kept)
    assert len(kept) > 1
    assert all(each.hidden == each.draw == 0 for each in kept[1:])
    lost, *after = check_sum(played_on(record, place, (bad,)))[place.turn :]
    assert (lost.best, lost.played, lost.label) == (1, 0, Label.BLUNDER)
    assert keeps_win(place.view, lost.expert)
    assert all((each.best, each.played, each.label) == (0, 0, None) for each in after)


def test_the_only_way_on_is_forced_even_where_the_win_is_sure() -> None:
    view = view_of("quick-and-easy professional=1 | 9b 1v | *10g 8g / | ")
    (only,) = legal_plays(view)
    place = a.TurnStart(0, view, (), (), (), False, (only,))
    found = a._chances(judge_of(view), place)
    assert (found.best, found.played, found.choice) == (1, 1, Choice.FORCED)
