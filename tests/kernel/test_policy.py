"""The two simplest players: what they pick, and that they never do anything illegal."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings

from backtrick.kernel.policy import STOP, finisher, greedy_policy, random_policy
from backtrick.rules import (
    GAMES,
    Ending,
    FaceToFace,
    Game,
    Play,
    QuickAndEasy,
    State,
    TheGame,
    legal_plays,
    may_end_turn,
    parse_position,
    play,
    play_text,
)
from tests.kit import lay
from tests.strategies import late_position, late_positions, positions

Arguments = tuple[list[int], list[int], int, bool, int, int, int]


def arguments(state: State) -> Arguments:
    """What a policy is told: hand, tops, seat, given, needed, room, owed."""
    game, laid = state.game, len(state.laid_on)
    return (
        list(state.hand),
        list(state.tops),
        state.to_act,
        game.given(state.to_act, state.laid_on),
        game.required_cards(state.draw_left) - laid,
        game.most - laid,
        game.owed(state.tops, state.laid_on),
    )


def greedy(position: str | State) -> str:
    """The next card of greedy, as text; `stop` to end the turn."""
    state = parse_position(position) if isinstance(position, str) else position
    place, pile = greedy_policy(type(state.game))(*arguments(state))
    return "stop" if place == STOP else play_text(state.game, Play(state.hand[place], pile))


# -- greedy


def test_greedy_takes_the_smallest_step() -> None:
    assert greedy("the-game | 40 10 90 60 | *43 58 71 / 2 | 3") == "58@3"


def test_greedy_takes_a_trick_first() -> None:
    assert greedy("the-game | 40 10 90 60 | *41 30 59 / 2 | 3") == "30@0"


def test_greedy_stops_when_the_required_cards_are_laid() -> None:
    state = lay("the-game | 40 10 90 60 | *41 42 45 / 2 | 3", "41@0 42@0")
    assert greedy(state) == "stop"


def test_greedy_goes_on_with_the_very_next_number() -> None:
    state = lay("the-game | 40 10 90 60 | *41 42 43 / 2 | 3", "41@0 42@0")
    assert greedy(state) == "43@0"


def test_greedy_goes_on_with_a_trick() -> None:
    state = lay("the-game | 40 10 90 60 | *41 52 42 / 2 | 3", "41@0 52@0")
    assert greedy(state) == "42@0"


def test_greedy_avoids_the_corner() -> None:
    """51 would help the opponent least, but then the 27, which only they can use, is stuck."""
    assert greedy("face-to-face | 45 10 30 50 | *27 51 / 3 | 4 / 5") == "27@2"


def test_greedy_lays_on_when_the_corner_cannot_be_avoided() -> None:
    assert greedy("the-game | 90 91 10 11 | *40 95 / 41 | 42") == "95@1"


def test_greedy_covers_a_fire_when_it_has_to() -> None:
    state = lay("the-game fire=1 | 22 40 100 60 | *41 42 35 / 2 | 3", "41@1 42@1")
    assert greedy(state) == "35@0"


def test_greedy_keeps_the_only_card_that_covers_a_fire() -> None:
    """20 would be cheaper on the 19, but nothing else covers the descending 22."""
    assert greedy("the-game fire=1 | 60 19 22 100 | *20 70 / 2 | 3") == "20@2"
    assert greedy("the-game | 60 19 22 100 | *20 70 / 2 | 3") == "20@1"


def test_greedy_gives_when_that_helps_the_opponent_least() -> None:
    """On the opponent's pile the cost is how much it helps them."""
    assert greedy("face-to-face | 20 40 30 50 | *29 35 25 / 3 | 4 / 5") == "29@2"


def test_greedy_gives_one_card_at_most() -> None:
    state = lay("face-to-face | 20 40 30 50 | *29 28 35 / 3 | 4 / 5", "29@2")
    assert greedy(state) == "35@1"


def test_greedy_opens_a_pile_of_colours_at_its_end() -> None:
    assert greedy("quick-and-easy | - - | *2b 9g / 5r | 6r") == "2b@0"
    assert greedy("quick-and-easy | - - | *4b 10g / 5r | 6r") == "10g@1"


def test_greedy_takes_the_trick_of_colours() -> None:
    assert greedy("quick-and-easy | 8r 5b | *9g 2r / 5r | 6r") == "2r@0"


def test_greedy_stops_when_the_turn_is_full() -> None:
    state = lay("quick-and-easy professional=1 | - - | *1b 2b / 5r | 6r", "1b@0")
    assert greedy(state) == "stop"


def test_greedy_stops_when_nothing_fits() -> None:
    state = parse_position("the-game | 90 91 10 11 | *40 50 / 41 | 42")
    assert greedy_policy(TheGame)(*arguments(state)) == (STOP, STOP)


def test_a_card_already_taken_is_passed_over() -> None:
    """0 marks a card that is no longer in hand."""
    place, pile = greedy_policy(TheGame)([0, 43, 0], [40, 10, 90, 60], 0, False, 1, 9, 0)
    assert (place, pile) == (1, 0)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_policies_leave_hand_and_tops_as_they_found_them(game: type[Game]) -> None:
    rng = Random(3)
    players = game.default_players
    for _ in range(40):
        state = late_position(game().settled(players), players, rng)
        told, copy = arguments(state), arguments(state)
        greedy_policy(game)(*told)
        random_policy(game)(*told, 5)
        assert told == copy


# -- reaching the end of a turn


def can_finish(state: State) -> bool:
    """By trying everything, each position once."""
    tried: set[tuple[object, ...]] = set()

    def search(here: State) -> bool:
        game, laid = here.game, len(here.laid_on)
        owed = game.owed(here.tops, here.laid_on)
        if laid >= game.required_cards(here.draw_left) and not owed:
            return True
        key = (here.hand, here.tops, owed, game.given(here.to_act, here.laid_on))
        if key in tried:
            return False
        tried.add(key)
        return any(search(play(here, *one)) for one in legal_plays(here))

    return search(state)


@settings(max_examples=200)
@given(late_positions())
def test_whether_a_turn_can_be_finished(state: State) -> None:
    hand, tops, seat, given_one, needed, _, owed = arguments(state)
    if state.ended is None:
        found = finisher(type(state.game))(hand, tops, seat, given_one, needed, owed)
        assert found == can_finish(state)


@settings(max_examples=200)
@given(late_positions())
def test_greedy_never_takes_a_dead_end_when_it_can_be_avoided(state: State) -> None:
    if state.ended is not None or not can_finish(state):
        return
    policy = greedy_policy(type(state.game))
    while True:
        place, pile = policy(*arguments(state))
        if place == STOP:
            assert may_end_turn(state)
            return
        state = play(state, state.hand[place], pile)
        if state.ended is not None:
            assert state.ended.ending is Ending.ALL_LAID
            return


@given(positions())
def test_policies_pick_only_legal_plays(state: State) -> None:
    if state.ended is not None or state.to_act < 0:
        return
    game = type(state.game)
    picked = [greedy_policy(game)(*arguments(state))]
    for luck in range(5):
        place, pile, _ = random_policy(game)(*arguments(state), luck)
        picked.append((place, pile))
    for place, pile in picked:
        if place == STOP:
            assert may_end_turn(state) or not legal_plays(state)
        else:
            assert Play(state.hand[place], pile) in legal_plays(state)


# -- random


def test_random_picks_every_legal_play_about_as_often() -> None:
    state = parse_position("the-game | 40 10 90 60 | *43 50 71 / 2 | 3")
    counted: Counter[tuple[int, int]] = Counter()
    luck = 1
    for _ in range(3000):
        place, pile, luck = random_policy(TheGame)(*arguments(state), luck)
        counted[(state.hand[place], pile)] += 1
    assert set(counted) == set(legal_plays(state))
    mean = 3000 / len(counted)
    assert all(0.8 * mean < times < 1.2 * mean for times in counted.values())


def test_random_ends_a_turn_half_of_the_time_when_it_may() -> None:
    state = lay("the-game | 40 10 90 60 | *43 50 71 / 2 | 3", "43@0 50@0")
    luck, stopped = 1, 0
    for _ in range(2000):
        place, _, luck = random_policy(TheGame)(*arguments(state), luck)
        stopped += place == STOP
    assert 920 < stopped < 1080


def test_random_never_stops_before_it_may() -> None:
    state = parse_position("the-game | 40 10 90 60 | *43 50 71 / 2 | 3")
    assert all(random_policy(TheGame)(*arguments(state), luck)[0] != STOP for luck in range(200))


def test_random_moves_the_generator_on_exactly_when_it_draws() -> None:
    choosing = parse_position("the-game | 40 10 90 60 | *43 50 71 / 2 | 3")
    assert random_policy(TheGame)(*arguments(choosing), 5)[2] != 5
    full = lay("quick-and-easy professional=1 | - - | *1b 2b / 5r | 6r", "1b@0")
    assert random_policy(QuickAndEasy)(*arguments(full), 5) == (STOP, STOP, 5)


def test_a_policy_is_made_once_for_each_game() -> None:
    assert greedy_policy(TheGame) is greedy_policy(TheGame)
    assert greedy_policy(TheGame) is not greedy_policy(FaceToFace)
