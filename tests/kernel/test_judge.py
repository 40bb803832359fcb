"""Judging any legal whole turn, and playing on from any state."""

from __future__ import annotations

from random import Random

import pytest

from backtrick.bots.compiled import compiled_seats
from backtrick.kernel.hearing import words_for
from backtrick.kernel.playing_on import PlayingOn
from backtrick.kernel.ranking import LOST, WON
from backtrick.lab.engines import play_compiled
from backtrick.rules import (
    FaceToFace,
    Game,
    Play,
    QuickAndEasy,
    State,
    TheGame,
    View,
    legal_plays,
    observe,
    play,
    replay,
)
from backtrick.study.judge import expert_player
from backtrick.talk import Heard

SETUPS = [
    (TheGame().settled(1), 1),
    (TheGame().settled(3), 3),
    (TheGame(required=3, fire=True).settled(4), 4),
    (FaceToFace(), 2),
    (QuickAndEasy(), 3),
    (QuickAndEasy(professional=True), 2),
]


def states(game: Game, players: int, bot: str, seed: int) -> list[State]:
    """Where the turns of one game begin."""
    record = next(iter(play_compiled(game, (bot,) * players, [seed]).records()))
    return [moment.state for moment in replay(record) if not moment.laid and not moment.state.over]


def hints(state: State, view: View) -> list[Heard]:
    """What the others would say."""
    return [
        Heard(0, seat, hint)
        for seat in range(state.seats)
        if seat != view.seat and state.hands[seat]
        for hint in words_for(observe(state, seat, recall=True))
    ]


@pytest.mark.parametrize(("game", "players"), SETUPS)
def test_a_turn_is_worth_what_the_search_says(game: Game, players: int) -> None:
    player = expert_player(game, players, 1)
    for state in states(game, players, "planner", 5)[::3]:
        view = observe(state, state.to_act, recall=True)
        for heard in ([], hints(state, view)):
            found = player.weigh(view, 5, heard)
            assert player.judge(view, heard, [turn for turn, _ in found]) == [
                value for _, value in found
            ]


@pytest.mark.parametrize(("game", "players"), SETUPS)
def test_no_random_turn_beats_the_best_by_much_or_breaks(game: Game, players: int) -> None:
    """A turn outside the search is judged too, and is rarely better than the best one in it."""
    player, rng, better, judged = expert_player(game, players, 1), Random(3), 0, 0
    for state in states(game, players, "greedy", 6):
        view = observe(state, state.to_act, recall=True)
        best = player.choose(view)[1]
        turn, left = list[Play](), state
        while not left.over and legal_plays(left):
            card = rng.choice(list(legal_plays(left)))
            left, turn = play(left, *card), [*turn, card]
            if len(turn) >= view.required:
                break
        if not turn:
            continue
        (value,) = player.judge(view, [], [turn])
        judged += 1
        better += value > best
        if not left.over and len(turn) < view.required:
            assert value == LOST
    assert judged > 3
    assert better <= judged // 3


def test_a_turn_that_wins_is_won_and_one_that_stops_short_is_lost() -> None:
    game = TheGame().settled(1)
    state = State(game, ((40, 41, 50),), ((),), (39, 60, 55, 70), 0)
    view = observe(state, 0, recall=True)
    player = expert_player(game, 1, 1)
    won, lost = player.judge(view, [], [[Play(40, 0), Play(41, 0), Play(50, 0)], [Play(40, 0)]])
    assert won == WON
    assert lost > LOST  # with an empty draw pile one card is a turn
    state = State(game, ((40, 41, 50),), ((2, 3),), (39, 60, 55, 70), 0)
    (lost,) = player.judge(observe(state, 0, recall=True), [], [[Play(40, 0)]])
    assert lost == LOST


@pytest.mark.parametrize(("game", "players"), SETUPS)
@pytest.mark.parametrize("talk", [False, True])
def test_playing_on_ends_like_the_game_itself(game: Game, players: int, talk: bool) -> None:
    """From every state of a game of bots that play the same way each time; mid-turn too."""
    if talk and (players == 1 or isinstance(game, FaceToFace)):
        pytest.skip("nobody to talk to")
    bots = ("planner",) * players
    on = PlayingOn(game, compiled_seats(game, bots, talk))
    record = next(iter(play_compiled(game, bots, [8], talk).records()))
    starts = [each for each in replay(record) if not each.laid]
    # Hints that stand at the beginning of a later turn are another matter: here none is handed in.
    wanted = starts[:1] if talk else starts
    for moment in wanted:
        assert on.play(moment.state) == record.outcome


@pytest.mark.parametrize(("game", "players"), SETUPS)
def test_playing_on_begins_in_the_middle_of_a_turn(game: Game, players: int) -> None:
    """Greedy decides card by card, so that it goes on from every moment as it did in the game."""
    bots = ("greedy",) * players
    on = PlayingOn(game, compiled_seats(game, bots))
    record = next(iter(play_compiled(game, bots, [9]).records()))
    for moment in replay(record):
        assert on.play(moment.state) == record.outcome
