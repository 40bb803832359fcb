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
    Logbook,
    QuickAndEasy,
    TheGame,
    observe,
    shuffled_decks,
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
    decks, lot = shuffled_decks(game, players, seed)
    book = Logbook(game, ("test",) * players, decks, starter=lot if game.starter_by_lot else 0)
    while book.outcome is None:
        plays, _ = player.choose(observe(book.state, book.state.to_act, recall=True))
        for play in plays:
            book.play(*play)
        if book.outcome is None:
            book.end_turn()
    if book.outcome.winner is not None:
        return book.outcome.winner, book.outcome.left
    return 0 if book.outcome.left == 0 else -1, book.outcome.left


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
    decks, _ = shuffled_decks(TheGame(), 1, 1)
    book = Logbook(TheGame().settled(1), ("test",), decks, starter=0)
    player = Player(TheGame(), 1, new_net(features_of(TheGame).width, SMALL, seed=2))
    with pytest.raises(ValueError, match="recall"):
        player.choose(observe(book.state, 0))
