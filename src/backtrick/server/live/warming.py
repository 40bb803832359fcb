"""Compiling what bots need before anybody waits for one."""

from __future__ import annotations

from backtrick.bots import ask_turn, ask_wish, bot_named, seat_bot
from backtrick.bots.compiled import THINKERS
from backtrick.rules import GAMES, deal


def warm_up() -> None:
    """Let every bot that needs compiled code think once about every game, at every level."""
    for kind in GAMES.values():
        players = kind.default_players
        state = deal(kind().settled(players), players, seed=1, starter=0)
        for name in THINKERS:
            for level in getattr(bot_named(name), "levels", ()):
                at_level = f"{name}@{level}"
                seated = seat_bot(at_level, bot_named(at_level), 0, 1)
                ask_wish(seated, state)
                ask_turn(seated, state)
