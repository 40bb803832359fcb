"""The bots that may sit at a table: the built-in and the installed ones, by name and level.

Never `package.module:Class`: a name comes from a stranger, and loading one runs its code.
"""

from __future__ import annotations

import re
from functools import cache

from msgspec import Struct

from backtrick.bots import BotError, ask_turn, ask_wish, bot_named, offered_bots, seat_bot
from backtrick.bots.compiled import THINKERS
from backtrick.bots.ladder import LADDER, step_of
from backtrick.bots.registry import BUILT_IN, split_level
from backtrick.rules import GAMES, deal
from backtrick.server.errors import ServerError, ServerErrorCode
from backtrick.texts import text

_NAME = re.compile(r"[A-Za-z0-9_.-]{1,48}(@[0-9]{1,2})?")


class BotOffered(Struct, frozen=True):
    """A bot that may be asked for: by its name, or at one of its levels as `name@level`.

    Those of the ladder have a `step`, from 1, the weakest; `won` is the share of each game that was
    won: by three of them together, in Face to Face against the rest of the ladder.
    """

    name: str
    about: str
    levels: tuple[int, ...]
    step: int | None = None
    won: dict[str, float] | None = None


@cache
def bots_offered() -> tuple[BotOffered, ...]:
    """Every bot that can be loaded, the strongest last."""
    offered = []
    for name in offered_bots():
        try:
            levels = tuple(getattr(bot_named(name), "levels", ()))
        except BotError:
            continue
        built_in = name in BUILT_IN
        about = text(f"bot-about-{name}") if built_in else text("bot-about-installed", where=name)
        step = step_of(name)
        offered.append(
            BotOffered(
                name,
                about,
                levels if len(levels) > 1 else (),
                step,
                dict(LADDER[step - 1].won) if step else None,
            )
        )
    return tuple(offered)


def check_table_bot(name: str) -> None:
    """Refuse a bot that is not offered."""
    bots = {bot.name: bot.levels for bot in bots_offered()}
    base, level = split_level(name)
    if _NAME.fullmatch(name) is None or base not in bots:
        _refuse(name)
    if "@" in name and (not level or level not in map(str, bots[base])):
        _refuse(name)


def _refuse(name: str) -> None:
    known = ", ".join(
        bot.name + (f" (@{bot.levels[0]} to @{bot.levels[-1]})" if bot.levels else "")
        for bot in bots_offered()
    )
    shown = "".join(c if c.isprintable() else "?" for c in name[:48])
    raise ServerError(ServerErrorCode.NO_SUCH_BOT, bot=shown, known=known)


def warm_up() -> None:
    """Compile before anybody waits: each bot that needs it thinks once about every game, at every
    level.
    """
    for kind in GAMES.values():
        players = kind.default_players
        state = deal(kind().settled(players), players, seed=1, starter=0)
        for name in THINKERS:
            for level in getattr(bot_named(name), "levels", ()):
                at_level = f"{name}@{level}"
                seated = seat_bot(at_level, bot_named(at_level), 0, 1)
                ask_wish(seated, state)
                ask_turn(seated, state)
