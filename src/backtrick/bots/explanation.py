"""Why a bot played as it did: what it chose, what else it thought of, and which hints counted.

Everything is worked out again from what the bot saw and heard, so it can be asked after the game.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from backtrick.bots.bot import Bot
from backtrick.bots.errors import BotErrorCode
from backtrick.bots.playing import SeatedBot
from backtrick.bots.policy_bot import PolicyBot
from backtrick.bots.thinking import ThinkingBot
from backtrick.rules import Play, State, View
from backtrick.talk import Code, Heard, Hint, Topic

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
class Explanation:
    """Why a turn was chosen."""

    chosen: Weighed
    others: tuple[Weighed, ...]
    """The next best turns, best first."""
    silent: tuple[Play, ...]
    """What it would have laid if nobody had said anything."""
    heeded: tuple[Heard, ...]
    """Hints that moved it, and that it did not lay against."""
    overridden: tuple[Heard, ...]
    """The other hints against piles that it laid on."""


def explain(player: SeatedBot | Bot, view: View, heard: Sequence[Heard] = ()) -> Explanation:
    """Why this bot plays from here as it does, with these hints standing.

    A bot that looks ahead, or thinks by the clock, may choose one of `others` instead of the turn
    that its net likes best; `chosen` is what it lays.
    """
    bot = player.bot if isinstance(player, SeatedBot) else player
    plays = tuple(bot.choose_turn(view, heard))
    deaf = not heard or type(bot).choose_turn is PolicyBot.choose_turn
    silent = plays if deaf else tuple(bot.choose_turn(view, ()))
    ranked = bot.weigh(view, heard, SHOWN + 1) if isinstance(bot, ThinkingBot) else []
    weighed = [Weighed(tuple(turn), _chance(value)) for turn, value in ranked]
    chosen = next((each for each in weighed if each.plays == plays), Weighed(plays, None))
    others = [each for each in weighed if each.plays != plays][:SHOWN]
    told = [said for said in heard if said.seat != view.seat]
    moving = _moving(bot, view, heard)
    heeded = [said for said in told if _is_heeded(said.hint, said.hint in moving, plays, silent)]
    against = [said for said in told if said.hint.code in WARNINGS and said not in heeded]
    return Explanation(
        chosen=chosen,
        others=tuple(others),
        silent=silent,
        heeded=tuple(heeded),
        overridden=tuple(said for said in against if _lays_on(said.hint, plays)),
    )


def ask_explanation(player: SeatedBot, state: State, heard: Sequence[Heard] = ()) -> Explanation:
    """Why a bot at a table would lay what it would lay now; one that fails is a `BotError`."""
    try:
        return explain(player, player.view(state), heard)
    except (Exception, SystemExit) as error:
        detail = f"{type(error).__name__}: {error}"
        raise player.error(BotErrorCode.RAISED, state, detail=detail) from error


def _moving(bot: Bot, view: View, heard: Sequence[Heard]) -> frozenset[Hint]:
    """The hints without which another turn would look best to the bot. Each is left out with
    everybody who gives it, and the net is asked again, not a look ahead, which takes long.
    """
    if not isinstance(bot, ThinkingBot):
        return frozenset()

    def best(without: Hint | None = None) -> list[Sequence[Play]]:
        kept = [said for said in heard if said.seat == view.seat or said.hint != without]
        return [turn for turn, _ in bot.weigh(view, kept, 1)]

    usual = best()
    told = {said.hint for said in heard if said.seat != view.seat}
    return frozenset(hint for hint in told if best(hint) != usual)


def _is_heeded(hint: Hint, moves: bool, plays: Sequence[Play], silent: Sequence[Play]) -> bool:
    """Whether a hint changed something, by itself or together with others, and the turn goes along
    with it: a pile is left alone, laid on where others say go ahead, or taken in other steps.
    """
    if hint.topic is not Topic.PILE:
        return moves
    laid = _lays_on(hint, plays)
    if hint.code is Code.GO_AHEAD:
        agrees = laid
    else:
        agrees = not laid or (moves and hint.code is Code.SMALL_STEPS)
    return agrees and (moves or laid != _lays_on(hint, silent))


def _lays_on(hint: Hint, plays: Sequence[Play]) -> bool:
    """Whether a turn lays on the pile that a hint speaks of."""
    return any(pile == hint.about for _, pile in plays)


def _chance(value: float) -> float:
    """The chance that a value, the logarithm of the odds, stands for."""
    return 1 / (1 + math.exp(-value))
