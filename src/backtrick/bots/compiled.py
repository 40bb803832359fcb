"""The bots that compiled code can play by itself: who they are to the kernel.

Importing this module imports no numba.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from backtrick.bots.registry import HIDDEN_BOTS, bot_named, has_time, split_level, split_weights
from backtrick.bots.thinking import Manner, ThinkingBot, nets_of
from backtrick.rules import Game
from backtrick.talk import Hints

if TYPE_CHECKING:
    from backtrick.kernel.board import Seats
    from backtrick.kernel.net import Net

COMPILED = {
    **{"random": 16384, "greedy": 4096, "planner": 128, "expert": 32},
    **dict.fromkeys(HIDDEN_BOTS, 32),
}
"""Their names, and how many of their games make a good batch."""

AHEAD = 2
"""How many games of a bot that looks ahead do."""

THINKERS = ("planner", "expert", *HIDDEN_BOTS)
"""Those that judge whole turns with a net."""

SOMETIMES = ("casual", "steady")
"""Those that do so in some of their turns. Compiled code does not play them by itself."""


def is_compiled(name: str) -> bool:
    """Whether compiled code can play this bot, at whatever level; it has no clock."""
    return split_level(name)[0] in COMPILED and not has_time(name)


def thinks(name: str) -> bool:
    """Whether this bot judges whole turns with a net, at least sometimes."""
    return split_level(name)[0] in (*THINKERS, *SOMETIMES)


def speaks(name: str) -> bool:
    """Whether this bot, one of those built in, has something to say."""
    base = split_level(name)[0]
    return base in THINKERS and _thinker(base).manner is not Manner.SILENT


def batch_size(bots: Sequence[str]) -> int:
    """How many games of these bots, one for each seat, make a good batch: few where one looks
    ahead, since a run can only be interrupted between two batches.
    """
    return min(_at_once(*split_level(name), len(bots)) for name in bots)


def _at_once(name: str, level: str, players: int) -> int:
    if name in THINKERS:
        maker = _thinker(name)
        if maker.looks_ahead(players, int(level) if level else maker.default_level):
            return AHEAD
    return COMPILED[name]


def compiled_seats(
    game: Game, bots: tuple[str, ...], talk: bool = False, amount: Hints = Hints.TALKATIVE
) -> Seats:
    """The bots of every seat, with their nets, as the compiled engine wants them. With `talk` those
    who can speak and listen.
    """
    from backtrick.kernel.board import make_seats
    from backtrick.kernel.columns import PlayerKind, Style

    players, game = len(bots), game.settled(len(bots))
    ways = {Manner.PLAIN: Style.PLAIN, Manner.SILENT: Style.QUIET, Manner.CLUMSY: Style.CLUMSY}
    named = [(*split_level(name), split_weights(name)[1]) for name in bots]
    nets: dict[tuple[str, Path | None, bool], Net] = {}
    for name, _, file in named:
        if name in THINKERS:
            maker = _thinker(name)
            found = nets_of(maker.name, game, players, amount, file)
            nets[maker.name, file, False] = found.silent.net
            if found.listening is not None and talk:
                nets[maker.name, file, True] = found.listening.net
    seats = make_seats(players, *nets.values())
    seats.most_said[:] = amount.most
    for seat, (name, level, file) in enumerate(named):
        if name not in THINKERS:
            seats.kinds[seat] = PlayerKind.RANDOM if name == "random" else PlayerKind.GREEDY
            continue
        maker = _thinker(name)
        hard = int(level) if level else maker.default_level
        seats.kinds[seat] = PlayerKind.THINKER
        seats.efforts[seat] = maker.effort(game, players, hard)
        seats.wishes[seat] = nets_of(maker.name, game, players, amount, file).silent.wishes
        known, hears = list(nets), (maker.name, file, True) in nets
        silent, hearing = (maker.name, file, False), (maker.name, file, hears)
        seats.nets[seat] = known.index(silent), known.index(hearing)
        if talk and players > 1:
            seats.speaks[seat], seats.hears[seat] = ways[maker.manner], hears
    return seats


def _thinker(name: str) -> type[ThinkingBot]:
    """The class of a bot that judges whole turns."""
    maker = bot_named(name)
    assert isinstance(maker, type)
    assert issubclass(maker, ThinkingBot)
    return maker
