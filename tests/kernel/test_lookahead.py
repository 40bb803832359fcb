"""The look ahead: everything it imagines could be so, and it does not follow mere luck."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from backtrick.bots.expert import ExpertBot
from backtrick.bots.thinking import weights_of
from backtrick.kernel import chooser as choosing
from backtrick.kernel.arrays import MOST_IN_HAND, options_array
from backtrick.kernel.columns import CardRow, FloatRow, Node
from backtrick.kernel.desk import make_desk
from backtrick.kernel.player import Player
from backtrick.kernel.ranking import make_effort, shares_deck
from backtrick.kernel.turns import packed
from backtrick.rules import FaceToFace, Game, QuickAndEasy, TheGame, View, observe
from backtrick.rules.dealing import deal

SETUPS: list[tuple[Game, int]] = [
    (TheGame().settled(1), 1),
    (TheGame().settled(4), 4),
    (FaceToFace(), 2),
    (QuickAndEasy(), 3),
]


class Watcher:
    """In place of the search: looks at every position it is asked about, and lays the first cards
    of the hand.
    """

    def __init__(self, game: Game) -> None:
        self.shared, self.seats = shares_deck(type(game)), list[int]()
        self.laid = min(game.most, 2)

    def __call__(
        self, hand: Any, count: int, tops: Any, seat: int, given: bool, begun: int, needed: int,
        room: int, owed: int, unseen: Any, other_unseen: Any, hand_counts: Any, draw_counts: Any,
        options: Any, net: Any, limits: Any, keep: int, imagined: bool, desk: Any,
    ) -> int:  # fmt: skip
        assert imagined == bool(self.seats)
        self.seats.append(seat)
        cards = hand[:count].tolist()
        assert cards == sorted(set(cards))
        assert count == hand_counts[seat]
        assert not unseen[cards].any()
        if self.shared:
            hidden = int(hand_counts.sum()) - count + int(draw_counts.sum())
            assert unseen.sum() == other_unseen.sum() == hidden
        else:
            assert unseen.sum() == draw_counts[seat]
            assert other_unseen.sum() == hand_counts[1 - seat] + draw_counts[1 - seat]
        for number in range(keep):
            lay = [place for place in range(count) if place != number][: self.laid]
            desk.nodes[number, Node.CODE] = packed(tops)
            desk.nodes[number, Node.KEPT] = sum(
                1 << place for place in range(count) if place not in lay
            )
            desk.nodes[number, Node.LAID], desk.nodes[number, Node.GIVEN] = len(lay), 0
            desk.cards[CardRow.BEST, number], desk.floats[FloatRow.VALUES, number] = (
                number,
                -0.1 * number,
            )
        return keep


@pytest.mark.parametrize("rounds", [1, 3])
@pytest.mark.parametrize(("game", "players"), SETUPS)
def test_what_it_imagines_could_be_so(
    monkeypatch: pytest.MonkeyPatch, game: Game, players: int, rounds: int
) -> None:
    watcher = Watcher(game)
    monkeypatch.setattr(choosing, "ranker", lambda _: watcher)
    monkeypatch.setattr(choosing, "position_seed", lambda *_: 7)
    choose: Any = choosing.chooser.__wrapped__(type(game))
    state = deal(game, players, seed=3, starter=players - 1)
    view = observe(state, players - 1)
    unlaid = np.zeros((2, 128), np.uint8)
    unlaid[:, list(game.cards)] = 1
    own = 0 if watcher.shared else view.seat
    unlaid[own, list(view.hand)] = 0
    other = unlaid[0 if watcher.shared else 1 - view.seat]
    hand = np.array([*view.hand, *[0] * MOST_IN_HAND], np.int64)
    choose(
        hand, len(view.hand), np.array(view.tops), view.seat, False, 0, 2, game.most, 0,
        unlaid[own], other, np.array(view.hand_counts), np.array(view.draw_counts),
        options_array(game), None, make_effort(type(game), keep=2, samples=3, rounds=rounds),
        make_desk(), make_desk(), np.zeros((2 * MOST_IN_HAND, 2), np.int64),
    )  # fmt: skip
    once_round = [(view.seat + 1 + step) % players for step in range(players)]
    assert watcher.seats == [view.seat, *once_round * rounds * 6]


def positions_of(game: Game, players: int) -> Iterator[View]:
    """Some openings."""
    for seed in range(12):
        yield observe(deal(game, players, seed=seed, starter=0), 0, recall=True)


@pytest.mark.parametrize(("game", "players"), SETUPS)
def test_what_could_be_luck_does_not_replace_the_nets_favourite(game: Game, players: int) -> None:
    net = weights_of(ExpertBot.name, type(game)).for_setup(game, players).net

    def chosen(samples: int, doubt: float) -> list[object]:
        effort = make_effort(type(game), keep=8, samples=samples, margin=2.0, doubt=doubt)
        player = Player(game, players, net, effort)
        return [player.choose(view)[0] for view in positions_of(game, players)]

    assert chosen(6, doubt=1000) == chosen(0, doubt=0) != chosen(6, doubt=0)


def test_it_ends_when_enough_positions_are_judged() -> None:
    game = TheGame().settled(3)
    net = weights_of(ExpertBot.name, TheGame).for_setup(game, 3).net

    def chosen(samples: int, positions: int, deals: int | None = None) -> list[object]:
        effort = make_effort(TheGame, keep=8, samples=samples, margin=2.0, positions=positions)
        player = Player(game, 3, net, effort)
        return [player.choose(view, deals)[0] for view in positions_of(game, 3)]

    assert chosen(7, 1) == chosen(1, 2**40) != chosen(7, 2**40)
    assert chosen(1, 1, deals=7) == chosen(7, 2**40), "with a number of deals they do not count"
