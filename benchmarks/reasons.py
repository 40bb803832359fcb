"""How often hints change a turn, how often one of them can be named for it, and how long it takes
to ask a bot why it played so.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from statistics import median

from backtrick.bots import bot_named, seat_bot, seat_bots
from backtrick.bots.explanation import Explanation, explain
from backtrick.lab import play_game
from backtrick.rules import Game, QuickAndEasy, Record, TheGame
from backtrick.talk import replay_with_hints

GAMES = 12
SETUPS: list[tuple[Game, int]] = [
    (TheGame().settled(3), 3),
    (TheGame().settled(5), 5),
    (QuickAndEasy(), 5),
    (QuickAndEasy(professional=True), 3),
]


def run() -> None:
    """Experts who talk, every turn of theirs asked for."""
    for game, players in SETUPS:
        names, makers = seat_bots(["expert"], players)
        records = [play_game(game, names, makers, seed, True) for seed in range(GAMES + 1)]
        first, *asked = [list(_asked(record)) for record in records]
        assert first  # the first game has loaded the compiled code
        reasons = [(reason, spent) for game_asked in asked for reason, spent in game_asked]
        changed = [reason for reason, _ in reasons if reason.silent != reason.chosen.plays]
        times = [1000 * spent for _, spent in reasons]
        print(
            f"{game} {players} players: hints changed {len(changed)} of {len(reasons)} turns,"
            f" and are named in {sum(bool(reason.heeded) for reason in changed)} of these;"
            f" asking takes {median(times):.1f} ms, {max(times):.0f} ms at most"
        )


def _asked(record: Record) -> Iterator[tuple[Explanation, float]]:
    """Why each turn was played in which others had said something, and how long that took."""
    for moment, heard in replay_with_hints(record):
        seat = moment.state.to_act
        told = any(said.seat != seat for said in heard)
        if moment.laid or moment.turn >= len(record.turns) or not told:
            continue
        player = seat_bot("expert", bot_named("expert"), seat, 0)
        view, began = player.view(moment.state), time.perf_counter()
        reason = explain(player, view, heard)
        yield reason, time.perf_counter() - began
