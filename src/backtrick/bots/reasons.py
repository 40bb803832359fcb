"""Why a bot played as it did: what it chose, what else it thought of, and which hints counted.

Everything is worked out again from what the bot saw and heard, so it can be asked after the game.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from backtrick.bots.bot import Bot
from backtrick.bots.playing import SeatedBot
from backtrick.bots.thinking import ThinkingBot
from backtrick.rules import Play, View
from backtrick.talk import Code, Heard

SHOWN = 3
"""How many further turns are told of."""

WARNINGS = (Code.LEAVE, Code.RATHER_NOT, Code.SMALL_STEPS, Code.TRICK, Code.WANT)
"""What asks not to lay on a pile, or to think twice about it."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A whole turn, and the chance of winning after it as the bot judges it (`None`: it does not
    judge).
    """

    plays: tuple[Play, ...]
    chance: float | None


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a turn was chosen."""

    chosen: Weighed
    others: tuple[Weighed, ...]
    """The next best turns, best first."""
    silent: tuple[Play, ...]
    """What it would have laid if nobody had said anything."""
    heeded: tuple[Heard, ...]
    """Hints against piles that it would have laid on, and left alone."""
    overridden: tuple[Heard, ...]
    """Hints against piles that it laid on all the same."""


def explain(player: SeatedBot | Bot, view: View, heard: Sequence[Heard] = ()) -> Reason:
    """Why this bot plays from here as it does, with these hints standing.

    A bot that looks ahead, or thinks by the clock, may choose one of `others` instead of the turn
    that its net likes best; `chosen` is what it lays.
    """
    bot = player.bot if isinstance(player, SeatedBot) else player
    plays = tuple(bot.choose_turn(view, heard))
    silent = tuple(bot.choose_turn(view, ())) if heard else plays
    ranked = bot.weigh(view, heard, SHOWN + 1) if isinstance(bot, ThinkingBot) else []
    weighed = [Weighed(tuple(turn), _chance(value)) for turn, value in ranked]
    chosen = next((each for each in weighed if each.plays == plays), Weighed(plays, None))
    others = [each for each in weighed if each.plays != plays][:SHOWN]
    laid_on, would_have = ({pile for _, pile in turn} for turn in (plays, silent))
    warnings = [said for said in heard if said.seat != view.seat and said.hint.code in WARNINGS]
    return Reason(
        chosen=chosen,
        others=tuple(others),
        silent=silent,
        heeded=tuple(said for said in warnings if said.hint.about in would_have - laid_on),
        overridden=tuple(said for said in warnings if said.hint.about in laid_on),
    )


def _chance(value: float) -> float:
    """The chance that a value, the logarithm of the odds, stands for."""
    return 1 / (1 + math.exp(-value))
