"""What bots leave unsaid where little is said."""

import pytest

from backtrick.kernel.columns import SUBJECTS, SaidCode
from backtrick.kernel.restraint import NEAR_ENOUGH, thin
from backtrick.kernel.speaking import GENERAL

L, R, S, G, T = (
    SaidCode.LEAVE,
    SaidCode.RATHER_NOT,
    SaidCode.SMALL_STEPS,
    SaidCode.GO_AHEAD,
    SaidCode.TRICK,
)
NOTHING = (0, 0, 0, 0)

Piles = tuple[int, int, int, int]


def kept(
    words: Piles,
    near: Piles,
    *,
    standing: Piles = NOTHING,
    most: int = 2,
    seats: int = 2,
    coloured: bool = False,
    general: int = SaidCode.SILENCE,
) -> list[int]:
    """What is said of the piles in the end, and last how the speaker is doing."""
    said = [*map(int, words), *[0] * (SUBJECTS - 4)]
    said[GENERAL] = general
    thin(said, [*standing, *[0] * (SUBJECTS - 4)], near, most, seats, coloured)
    return [*said[:4], said[GENERAL]]


def test_leave_it_comes_first_of_the_nearest_piles() -> None:
    assert kept((L, L, R, L), (5, 2, 8, 1)) == [0, L, 0, L, 0]
    assert kept((L, L, R, L), (5, 2, 8, 1), most=1) == [0, 0, 0, L, 0]


def test_the_trick_comes_before_rather_not() -> None:
    assert kept((L, T, R, G), (3, 0, 8, 60)) == [L, T, 0, 0, 0]
    assert kept((G, T, R, G), (60, 0, 8, 60)) == [0, T, R, 0, 0]


def test_of_two_there_is_room_for_one_rather_not() -> None:
    assert kept((L, R, R, G), (3, 9, 8, 60)) == [L, 0, R, 0, 0]
    assert kept((S, R, R, G), (20, 9, 8, 60)) == [0, 0, R, 0, 0], "one is enough"
    assert kept((S, G, R, R), (20, 60, 9, 9), most=1) == [0, 0, R, 0, 0]
    assert kept((L, R, G, G), (3, 9, 60, 60), most=1) == [L, 0, 0, 0, 0]


@pytest.mark.parametrize("far", [NEAR_ENOUGH, NEAR_ENOUGH + 1])
def test_rather_not_needs_a_card_that_is_near_enough(far: int) -> None:
    assert kept((S, R, G, G), (20, far, 60, 60)) == [0, R * (far == NEAR_ENOUGH), 0, 0, 0]


def test_three_who_play_hear_enough_without_it() -> None:
    assert kept((L, R, R, G), (3, 9, 8, 60), seats=3) == [L, 0, 0, 0, 0]


def test_where_colours_come_first_there_is_no_rather_not() -> None:
    assert kept((R, S, 0, 0), (2, 4, 0, 0), coloured=True) == [0, 0, 0, 0, 0]


def test_of_what_a_hint_stands_about_nothing_more_is_said() -> None:
    assert kept((L, L, R, G), (3, 2, 8, 60), standing=(L, 0, 0, 0)) == [0, L, 0, 0, 0]
    assert kept((L, G, R, R), (3, 60, 8, 9), standing=(0, 0, 0, R)) == [L, 0, 0, 0, 0]
    assert kept((L, L, R, R), (3, 2, 8, 9), standing=(G, G, 0, 0)) == [0, 0, 0, 0, 0]


def test_a_turn_is_hard_where_no_card_is_near_any_pile() -> None:
    hard = SaidCode.HARD_TURN
    assert kept((G, G, 0, G), (40, 50, 60, 70), general=hard) == [0, 0, 0, 0, hard]
    assert kept((G, R, 0, G), (40, 20, 60, 70), general=hard) == [0, 0, 0, 0, 0]
    assert kept((L, G, G, G), (1, 50, 60, 70), general=hard) == [L, 0, 0, 0, 0]
