"""Samples for calibration: what the net says after a turn, and whether the game was won."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import numpy as np

from backtrick.bots.compiled import compiled_seats
from backtrick.bots.thinking import nets_of
from backtrick.kernel.arrays import Doubles
from backtrick.kernel.columns import Style
from backtrick.kernel.player import Player
from backtrick.kernel.playing_on import PlayingOn
from backtrick.kernel.ranking import LOST, WON
from backtrick.lab.engines import play_compiled
from backtrick.rules import Game, Record, end_turn, game_seed, observe, play
from backtrick.study.judge import expert_player
from backtrick.study.rollouts import has_won
from backtrick.talk import Conversation, Hints, replay_with_hints

Samples = tuple[Doubles, Doubles]
"""Values, and 1 or 0 for a game that was won or lost by whoever laid the turn."""

SHARE = 0.2
"""Which share of the turns of a foreign game is played on: the same of a long game as of a short
one, since losing is short.
"""

FOREIGN = {False: ("greedy", "planner"), True: ("planner", "expert-clumsy@1")}
"""Other tables, in silence and in talk."""


def self_play(
    game: Game, players: int, hints: Hints | None, games: int, seed: int
) -> tuple[Samples, float]:
    """Experts who trust their net, and the share of games that they (or seat 0) win."""
    amount = hints or Hints.TALKATIVE
    player = expert_player(game, players, 1, amount)
    wishes = nets_of("expert", game, players, amount).silent.wishes
    company = [Style.PLAIN] * players if hints else []
    values, wins, won = list[Doubles](), list[Doubles](), 0.0
    for first in range(0, games, 500):
        count = min(500, games - first)
        played = player.play(seed, first, count, wishes, record=True, company=company)
        starts = played.lessons.starts
        winners = np.repeat(played.winners, np.diff(starts))
        movers = played.lessons.movers if player.duel else 0
        values.append(played.lessons.values.astype(float))
        wins.append((winners == movers).astype(float))
        won += played.win_rate * count
    return (np.concatenate(values), np.concatenate(wins)), won / games


def recorded(records: Iterable[Record], hints: Hints | None) -> Samples:
    """The turns of records, each judged after it was laid."""
    found, player = list[tuple[float, float]](), None
    for record in records:
        assert record.outcome is not None
        players = len(record.players)
        player = player or expert_player(record.game, players, 1, hints or Hints.TALKATIVE)
        for moment, heard in replay_with_hints(record):
            if moment.laid or moment.turn >= len(record.turns):
                continue
            view = observe(moment.state, moment.state.to_act, recall=True)
            (value,) = player.judge(view, heard, [record.turns[moment.turn]])
            if value not in (LOST, WON) and _counts(player, hints):
                found.append((value, float(has_won(record.outcome, view.seat))))
    return _arrays(found)


def foreign(game: Game, players: int, hints: Hints | None, games: int, seed: int) -> Samples:
    """Tables of other bots, some of whose turns experts play on from."""
    talk, amount = hints is not None, hints or Hints.TALKATIVE
    player = expert_player(game, players, 1, amount)
    experts = ("expert@1",) * players
    on = PlayingOn(game, compiled_seats(game.settled(players), experts, talk, amount))
    found = list[tuple[float, float]]()
    for bot in FOREIGN[talk]:
        seeds = [game_seed(seed, number) for number in range(games)]
        batch = play_compiled(game.settled(players), (bot,) * players, seeds, talk, amount)
        for number, record in enumerate(batch.records()):
            chosen = Random(f"{bot} {seed} {number}")
            for moment, heard in replay_with_hints(record):
                if moment.laid or moment.turn >= len(record.turns) or chosen.random() >= SHARE:
                    continue
                state, turn = moment.state, record.turns[moment.turn]
                seat, said = state.to_act, Conversation((), heard)
                view = observe(state, seat, recall=True)
                (value,) = player.judge(view, heard, [turn])
                if value in (LOST, WON) or not _counts(player, hints):
                    continue
                for card in turn:
                    state, said = play(state, *card), said.after_play(card.pile)
                state, said = end_turn(state), said.after_turn(seat, moment.turn)
                outcome = on.play(state, said.standing)
                found.append((value, float(has_won(outcome, seat))))
    return _arrays(found)


def _counts(player: Player, hints: Hints | None) -> bool:
    """Whether the last answer belongs to the curve for so much talk. Where players say little, one
    net answers throughout, also where no hint stands.
    """
    return hints is Hints.NORMAL or player.listened == (hints is not None)


def _arrays(found: list[tuple[float, float]]) -> Samples:
    both = np.array(found, float).reshape(-1, 2)
    return both[:, 0], both[:, 1]
