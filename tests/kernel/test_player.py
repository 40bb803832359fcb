"""A player plays by the rules, and the same way in a batch as at a table."""

from __future__ import annotations

import pytest

from backtrick.kernel.features import features_of
from backtrick.kernel.net import SMALL, new_net
from backtrick.kernel.player import Player
from backtrick.kernel.ranking import make_effort
from backtrick.rules import (
    FaceToFace,
    Game,
    GameLog,
    QuickAndEasy,
    TheGame,
    new_deal,
    observe,
)
from backtrick.rules.generator import game_seed

SETUPS = [
    (TheGame(), 1),
    (TheGame(required=3), 3),
    (TheGame(fire=True), 4),
    (TheGame(hand=5, fire=True, required=3), 5),
    (FaceToFace(), 2),
    (QuickAndEasy(), 2),
    (QuickAndEasy(professional=True), 4),
]


def play_by_the_rules(player: Player, seed: int) -> tuple[int, int]:
    """The winner (0: the team, -1: nobody) and the cards left of one game."""
    game, players = player.game, player.players
    dealt = new_deal(game, players, seed)
    log = GameLog.begin(game, players, dealt, dealt.lot if game.starter_by_lot else 0)
    while log.outcome is None:
        plays, _ = player.choose(observe(log.state, log.state.to_act, recall=True))
        for play in plays:
            log = log.play(*play)
        if log.outcome is None:
            log = log.end_turn()
    if log.outcome.winner is not None:
        return log.outcome.winner, log.outcome.left
    return 0 if log.outcome.left == 0 else -1, log.outcome.left


@pytest.mark.parametrize("samples", [0, 2])
@pytest.mark.parametrize(("game", "players"), SETUPS)
def test_batches_are_games_by_the_rules(game: Game, players: int, samples: int) -> None:
    kind = type(game)
    net = new_net(features_of(kind).width, SMALL, seed=2)
    effort = make_effort(kind, keep=3, samples=samples)
    player = Player(game, players, net, effort)
    played = player.play(11, 0, 5)
    for number in range(5):
        outcome = play_by_the_rules(player, game_seed(11, number))
        assert outcome == (played.winners[number], played.left[number])


def test_a_view_without_memory_is_refused() -> None:
    log = GameLog.begin(TheGame().settled(1), 1, new_deal(TheGame(), 1, 1), starter=0)
    player = Player(TheGame(), 1, new_net(features_of(TheGame).width, SMALL, seed=2))
    with pytest.raises(ValueError, match="recall"):
        player.choose(observe(log.state, 0))
