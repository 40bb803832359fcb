"""What a net is told of hints: the share of a band that a turn leaves useful."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from backtrick.kernel.columns import FloatRow
from backtrick.kernel.desk import WIDTH
from backtrick.kernel.features import features_of
from backtrick.kernel.features import listening as told
from backtrick.kernel.features.spoken_hand import COST, FITS, ODDS
from backtrick.kernel.net import Net
from backtrick.kernel.player import Player
from backtrick.rules import Game, QuickAndEasy, TheGame, observe, parse_position
from backtrick.talk import Code, Heard, Hint


def heard_by(position: str, *heard: Heard) -> Sequence[float]:
    """The features of what was said, after the turn that the player chooses."""
    state = parse_position(position)
    game, players = state.game, state.seats
    features = features_of(type(game))
    net = blank(features.width + features.heard)
    player = Player(game, players, net, listening=net)
    player.choose(observe(state, state.to_act, recall=True), heard=heard)
    row = player._desk.floats[FloatRow.CHOSEN, features.width : features.width + features.heard]
    return [round(float(value), 3) for value in row]


def blank(inputs: int) -> Net:
    """A net to which every position is worth the same: the first turn found is chosen."""
    zeros = np.zeros((inputs, 16), np.float32)
    return Net(zeros, np.zeros((0, 16), np.float32), np.zeros(17, np.float32))


# Seat 0 must lay 50 and 51 on the first pile, the only one that takes them.
REST = " ".join(str(card) for card in (*range(52, 70), 3, 5, 7))
ONE_WAY = f"the-game | 49 90 20 15 | *50 51 / 70 71 72 | {REST}"
FIRST = 0
"""The pile laid on is described last: its direction is the roomier one, and it the roomier pile."""


def test_nobody_speaks() -> None:
    assert not any(heard_by(ONE_WAY))


def test_a_hint_about_a_pile_that_stays() -> None:
    row = heard_by(ONE_WAY, Heard(0, 1, Hint(Code.LEAVE, 1)), Heard(0, 1, Hint(Code.MORE)))
    piles = [row[told.TOLD * place : told.TOLD * (place + 1)] for place in range(4)]
    assert [each for each in piles if any(each)] == [[1.0, *[0.0] * 10]]
    general = row[4 * told.TOLD :]
    assert general[: told.IN_GENERAL] == [1, 0, 0, 1, 0, 0]


def test_a_hint_that_the_turn_spoils() -> None:
    row = heard_by(ONE_WAY, Heard(0, 1, Hint(Code.LEAVE, 0)))
    spoilt = [row[told.TOLD * place + told.NEXT_SPOILT] for place in range(4)]
    left = [row[told.TOLD * place + told.NEXT_BAND] for place in range(4)]
    # The four nearest are 50, 51, 52 and 53; the listener holds the first two itself, so that 52
    # and 53 could be meant, and both still fit.
    assert (max(spoilt), max(left)) == (0, 1)
    row = heard_by(ONE_WAY.replace("*50 51", "*50 53").replace("53 54", "51 54"),
                   Heard(0, 1, Hint(Code.LEAVE, 0)))  # fmt: skip
    spoilt = [row[told.TOLD * place + told.NEXT_SPOILT] for place in range(4)]
    assert max(spoilt) == 1, "51 or 52 was meant, and neither fits on 53"


def test_how_far_the_card_that_was_meant_may_be() -> None:
    """After 50 and 51 the next cards are 52 and 53: all that is left of the band."""
    steps = heard_by(ONE_WAY, Heard(0, 1, Hint(Code.LEAVE, 0)))[told.STEPS : told.STEPS + 8]
    assert sorted(steps) == [0.0] * 7 + [round(0.5 * 2 / 16, 3)]
    far = heard_by(ONE_WAY, Heard(0, 1, Hint(Code.GO_AHEAD, 0)))[told.STEPS : told.STEPS + 8]
    assert max(far) == round((13 + told.FEW_STEPS) / 16, 3), "beyond 64, the end of the last band"


def test_who_speaks() -> None:
    def speaking(*heard: Heard) -> Sequence[float]:
        row = heard_by(ONE_WAY, *heard)
        return row[told.STEPS + 8 : told.STEPS + 8 + told.SPEAKING]

    mine, theirs = Heard(0, 0, Hint(Code.LEAVE, 2)), Heard(0, 1, Hint(Code.LEAVE, 2))
    assert speaking(theirs) == [0, 1, 0]
    assert speaking(mine) == [1, 0, 0], "nobody is heard, but own words are"
    assert heard_by(ONE_WAY, mine)[: told.STEPS] == [0] * told.STEPS


def test_how_one_is_doing_counts_while_it_can_be_said() -> None:
    """Eleven cards left, of which five are near: nobody could say now how it is doing."""
    tight = "the-game | 60 90 20 15 | *61 62 / 70 71 72 | 30 31 32 33 34 35"
    row = heard_by(tight, Heard(0, 1, Hint(Code.MORE)))
    assert row[4 * told.TOLD : told.STEPS] == [1, 0, 0, 0, 0, 0]


@pytest.mark.parametrize("game", [TheGame(), QuickAndEasy(), QuickAndEasy(professional=True)])
def test_there_is_room_for_all(game: Game) -> None:
    features = features_of(type(game))
    assert features.heard % 8 == 0
    needed = told.STEPS + 8 + told.SPEAKING
    if game.name == "quick-and-easy":
        needed = told.HANDS + 3 * ODDS
    assert needed <= features.heard
    assert features.width + features.heard <= WIDTH


def test_colours_in_quick_and_easy() -> None:
    """Seat 0 must lay 5r on one pile or the other; seat 1 says that it holds a red card."""
    state = "quick-and-easy | 4b 6g | *5r / 9r 1v | 2r 3r 8r 7y 8y 9y 2v 3v 4v"
    row = heard_by(state, Heard(0, 1, Hint(Code.HOLDS, "r")))
    hues = row[told.HUES : told.HUES + 6]
    assert hues[0] + hues[2] == 1, "the next player holds the colour of a top"
    assert hues[4:] == [1, 0], "and so can play for certain"


def test_what_a_hand_that_was_spoken_of_could_do() -> None:
    """Seat 0 must lay 5r; the next player holds a high yellow one of three, and another card.
    The pile that has come further is told of first: the descending one.
    """
    state = "quick-and-easy | 4b 1g | *5r / 9y 1v | 7y 8y 3y 2v 3v 4v 5v 6v"
    row = heard_by(state, Heard(0, 1, Hint(Code.HIGH, "y")))
    hand = row[told.HANDS : told.HANDS + ODDS]
    assert hand[FITS : FITS + 3] == [0, 1, 1], "any high yellow fits on 5r"
    assert hand[COST + 1] == round(0.1 * (7 + 8 + 9 - 15) / 3, 3)
    assert row[told.HANDS + ODDS :][: 2 * ODDS] == [0] * 2 * ODDS
