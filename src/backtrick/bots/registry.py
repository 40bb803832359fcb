"""Bots by name: the built-in ones, installed ones, and `package.module:Class`."""

from __future__ import annotations

import importlib
import math
import sys
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from functools import partial
from pathlib import Path

from backtrick.bots.bot import Bot
from backtrick.bots.errors import BotError, BotErrorCode
from backtrick.extras import EXTRAS, is_installed

ENTRY_POINTS = "backtrick.bots"
"""The entry point group in which other packages offer their bots."""

BUILT_IN = {
    "random": "backtrick.bots.random:RandomBot",
    "greedy": "backtrick.bots.greedy:GreedyBot",
    "beginner": "backtrick.bots.hasty:BeginnerBot",
    "casual": "backtrick.bots.hasty:CasualBot",
    "steady": "backtrick.bots.hasty:SteadyBot",
    "planner": "backtrick.bots.planner:PlannerBot",
    "expert": "backtrick.bots.expert:ExpertBot",
}

HIDDEN_BOTS = {
    "expert-silent": "backtrick.bots.expert:SilentExpert",
    "expert-clumsy": "backtrick.bots.expert:ClumsyExpert",
}
"""Built in too, but not offered: they measure what talk is worth beside such a player."""

SHORTEST, LONGEST = 0.001, 3600
"""The seconds that a bot can be asked to think for."""

BotMaker = Callable[..., Bot]
"""A bot's class: called with `seed=`."""


def known_bots() -> dict[str, str]:
    """The names that need no colon, and where each bot lives. Built-in names cannot be taken."""
    from importlib.metadata import entry_points

    installed = {point.name: point.value for point in entry_points(group=ENTRY_POINTS)}
    return {**installed, **BUILT_IN, **HIDDEN_BOTS}


def offered_bots() -> dict[str, str]:
    """The bots that people are offered."""
    return {name: where for name, where in known_bots().items() if name not in HIDDEN_BOTS}


def bot_named(name: str) -> BotMaker:
    """The class of a bot, or a `BotError` that says what would be right. `expert@3` is a level,
    `expert@0.5s` a time to think, `planner=FILE` a net that `train` wrote.
    """
    base, level = split_level(name)
    if ":" in base:
        return _load(name, name)
    plain, weights = split_weights(name)
    if weights is not None:
        return _with_weights(plain, weights)
    if level:
        return _at_level(base, level)
    built_in = {**BUILT_IN, **HIDDEN_BOTS}
    if name in built_in:
        return _load(name, built_in[name])
    known = known_bots()
    if name in known:
        return _load(name, known[name])
    nearest = get_close_matches(name.lower(), known, n=1, cutoff=0.4)
    raise BotError(
        BotErrorCode.UNKNOWN,
        bot=name,
        known=", ".join(offered_bots()),
        nearest=nearest[0] if nearest else "",
    )


def is_known(name: str) -> bool:
    """Whether a name is that of a bot that people are offered, at a level or with a time that it
    has. A name with a file is not: a name may come from a stranger's record.
    """
    base, level = split_level(name)
    if base not in offered_bots() or split_weights(name)[1] is not None:
        return False
    try:
        return not level or bool(_at_level(base, level))
    except BotError:
        return False


def split_weights(name: str) -> tuple[str, Path | None]:
    """A bot's name, and the file with its net where the name has one: `planner=FILE`."""
    base, sign, file = name.partition("=")
    return (base, Path(file)) if sign and ":" not in base else (name, None)


def split_level(name: str) -> tuple[str, str]:
    """A bot's name, and the level or the time it is asked for, if any."""
    plain, _ = split_weights(name)
    base, _, level = plain.partition("@")
    return (base, level) if ":" not in plain else (name, "")


def bot_name(bot: str | type[Bot]) -> str:
    """The name of a bot that is given by its name or its class."""
    return bot if isinstance(bot, str) else f"{bot.__module__}:{bot.__qualname__}"


def _with_weights(base: str, file: Path) -> BotMaker:
    maker = bot_named(base)
    if not getattr(_class_of(maker), "learns", False):
        able = ", ".join(name for name in BUILT_IN if getattr(bot_named(name), "learns", False))
        raise BotError(BotErrorCode.NO_WEIGHTS, bot=base, able=able)
    return partial(maker, weights=file)


def _class_of(maker: BotMaker) -> object:
    return maker.func if isinstance(maker, partial) else maker


def has_time(name: str) -> bool:
    """Whether a bot's name says for how long it thinks: such games are not the same twice."""
    return split_level(name)[1].endswith("s")


def thinking_for(name: str, seconds: float) -> str:
    """The name of a bot that thinks this long each turn; a bot that cannot is refused."""
    base, level = split_level(name)
    weights = split_weights(name)[1]
    if not getattr(_class_of(bot_named(name)), "takes_time", False) or level:
        able = ", ".join(bot for bot in BUILT_IN if getattr(bot_named(bot), "takes_time", False))
        raise BotError(BotErrorCode.NO_TIME, bot=name, able=able)
    asked = f"{base}@{seconds:g}s" + ("" if weights is None else f"={weights}")
    bot_named(asked)
    return asked


def for_mass_play(name: str, players: int) -> str:
    """The name of a bot with the level at which it plays many games, where it has several and the
    name says none.
    """
    base, level = split_level(name)
    if level or ":" in base:
        return name
    kind, weights = _class_of(bot_named(name)), split_weights(name)[1]
    mass_level = getattr(kind, "mass_level", None)
    if mass_level is None or len(getattr(kind, "levels", ())) < 2:
        return name
    return f"{base}@{mass_level(players)}" + ("" if weights is None else f"={weights}")


def _at_level(base: str, level: str) -> BotMaker:
    maker = bot_named(base)
    if level.endswith("s") and getattr(maker, "takes_time", False):
        return partial(maker, think=_seconds(base, level.removesuffix("s")))
    levels = getattr(maker, "levels", range(0))
    if level not in map(str, levels):
        allowed = ", ".join(map(str, levels)) or "-"
        raise BotError(BotErrorCode.LEVEL, bot=base, level=level, allowed=allowed)
    return partial(maker, level=int(level))


def _seconds(bot: str, written: str) -> float:
    """A time to think; anything but a number within reason is refused."""
    try:
        seconds = float(written)
    except ValueError:
        seconds = math.nan
    if not SHORTEST <= seconds <= LONGEST:
        raise BotError(
            BotErrorCode.TIME, bot=bot, seconds=written, least=f"{SHORTEST:g}", most=f"{LONGEST:g}"
        )
    return seconds


def seat_bots(
    bots: Sequence[str | type[Bot]], seats: int
) -> tuple[tuple[str, ...], tuple[BotMaker, ...]]:
    """The bots of every seat, by name or class: one for all of them, or one each."""
    names = tuple(map(bot_name, bots))
    if len(names) not in (1, seats):
        raise BotError(BotErrorCode.COUNT, named=len(names), seats=seats)
    seated = tuple(names) * seats if len(names) == 1 else tuple(names)
    return seated, tuple(map(bot_named, seated))


def _load(name: str, where: str) -> BotMaker:
    module_name, _, path = where.partition(":")
    here = str(Path.cwd())
    if ":" in name and here not in sys.path:  # a bot of one's own, in this folder
        sys.path.insert(0, here)
    try:
        found: object = importlib.import_module(module_name)
        for part in path.split("."):
            found = getattr(found, part)
    except Exception as error:
        detail = f"{type(error).__name__}: {error}"
        raise BotError(BotErrorCode.IMPORT, bot=name, detail=detail) from error
    missing = [part for part in ("choose_turn", "speak", "wish") if not hasattr(found, part)]
    extra = getattr(found, "extra", None)
    if extra in EXTRAS and not is_installed(extra):
        raise BotError(BotErrorCode.MISSING_EXTRA, bot=name, extra=extra)
    if missing or not callable(found):
        raise BotError(BotErrorCode.INCOMPLETE, bot=name, missing=", ".join(missing) or "__call__")
    return found
