"""Samples for calibration: what the net says after a turn, and whether the game was won."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

import numpy as np

from backtrick.bots.compiled import compiled_seats
from backtrick.bots.thinking import weights_of
from backtrick.kernel.arrays import Doubles
from backtrick.kernel.columns import Style
from backtrick.kernel.playing_on import PlayingOn
from backtrick.kernel.ranking import LOST, WON
from backtrick.lab.engines import play_compiled
from backtrick.rules import Game, Record, end_turn, game_seed, observe, play
from backtrick.study.judge import expert_player
from backtrick.study.rollouts import has_won
from backtrick.talk import Conversation, replay_with_hints

Samples = tuple[Doubles, Doubles]
"""Values, and 1 or 0 for a game that was won or lost by whoever laid the turn."""

TURNS = 6
"""How many turns of a foreign game are played on."""

FOREIGN = {False: ("greedy", "planner"), True: ("planner", "expert-clumsy@1")}
"""Other tables, in silence and in talk."""


def self_play(game: Game, players: int, talk: bool, games: int, seed: int) -> tuple[Samples, float]:
    """Experts who trust their net, and the share of games that they (or seat 0) win."""
    player = expert_player(game, players, 1)
    wishes = weights_of("expert", type(game)).for_setup(game, players).wishes
    company = [Style.PLAIN] * players if talk else []
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


def recorded(records: Iterable[Record], talk: bool) -> Samples:
    """The turns of records, each judged after it was laid."""
    found, player = list[tuple[float, float]](), None
    for record in records:
        assert record.outcome is not None
        players = len(record.players)
        player = player or expert_player(record.game, players, 1)
        for moment, heard in replay_with_hints(record):
            if moment.laid or moment.turn >= len(record.turns):
                continue
            view = observe(moment.state, moment.state.to_act, recall=True)
            (value,) = player.judge(view, heard, [record.turns[moment.turn]])
            if value not in (LOST, WON) and player.listened == talk:
                found.append((value, float(has_won(record.outcome, view.seat))))
    return _arrays(found)


def foreign(game: Game, players: int, talk: bool, games: int, seed: int) -> Iterator[Samples]:
    """Tables of other bots, some of whose turns experts play on from."""
    player = expert_player(game, players, 1)
    experts = ("expert@1",) * players
    on = PlayingOn(game, compiled_seats(game.settled(players), experts, talk))
    for bot in FOREIGN[talk]:
        seeds = [game_seed(seed, number) for number in range(games)]
        batch = play_compiled(game.settled(players), (bot,) * players, seeds, talk)
        found = list[tuple[float, float]]()
        for number, record in enumerate(batch.records()):
            turns = Random(number).sample(range(len(record.turns)), min(TURNS, len(record.turns)))
            for moment, heard in replay_with_hints(record):
                if moment.laid or moment.turn not in turns:
                    continue
                state, turn = moment.state, record.turns[moment.turn]
                seat, said = state.to_act, Conversation((), heard)
                view = observe(state, seat, recall=True)
                (value,) = player.judge(view, heard, [turn])
                if value in (LOST, WON) or player.listened != talk:
                    continue
                for card in turn:
                    state, said = play(state, *card), said.after_play(card.pile)
                state, said = end_turn(state), said.after_turn(seat, moment.turn)
                outcome = on.play(state, said.standing)
                found.append((value, float(has_won(outcome, seat))))
        yield _arrays(found)


def _arrays(found: list[tuple[float, float]]) -> Samples:
    both = np.array(found, float).reshape(-1, 2)
    return both[:, 0], both[:, 1]
