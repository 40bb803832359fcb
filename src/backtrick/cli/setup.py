"""Options that several commands share: the game, the players, the bots."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from typing import Annotated

import typer

from backtrick.cli.errors import UsageError
from backtrick.rules import GAMES, Game, game_named
from backtrick.texts import languages, speak, text


def complete_game(incomplete: str) -> list[str]:
    """Games that begin so, for the shell."""
    return [name for name in GAMES if name.startswith(incomplete)]


def complete_bots(incomplete: str) -> list[str]:
    """Bots that begin so, for the shell; after a comma another one."""
    from backtrick.bots import offered_bots

    before, comma, last = incomplete.rpartition(",")
    return [before + comma + name for name in offered_bots() if name.startswith(last)]


GameName = Annotated[str, typer.Argument(metavar="GAME", autocompletion=complete_game)]
Players = Annotated[int | None, typer.Option("--players", "-p")]
BotNames = Annotated[str, typer.Option(metavar="NAME[,NAME…]", autocompletion=complete_bots)]
Think = Annotated[float | None, typer.Option(metavar="SECONDS")]
GameOptions = Mapping[str, int | bool]
"""Stands for the options of all games in the signature of a command (see `declaring`)."""
Lang = Annotated[
    str | None,
    typer.Option("--lang", metavar="LL", help=text("cli-opt-lang", known=", ".join(languages()))),
]


def chosen_game(name: str, players: int | None, options: GameOptions) -> tuple[Game, int]:
    """The game with the options given, and how many play it."""
    kind = game_named(name)
    seats = kind.default_players if players is None else players
    kind.check_players(seats)
    return kind.choose(options, seats), seats


def split_counts(written: str | None) -> list[int | None]:
    """Numbers of players: one, a list such as 2,4 or a range such as 1-5; none is the usual one."""
    if written is None:
        return [None]
    counts: dict[int | None, None] = {}
    for part in written.split(","):
        found = re.fullmatch(r"([0-9]{1,3})(?:-([0-9]{1,3}))?", part.strip())
        first, last = (int(found[1]), int(found[2] or found[1])) if found else (1, 0)
        if first > last:
            raise UsageError(text("cli-players-written", written=written))
        counts.update(dict.fromkeys(range(first, last + 1)))
    return list(counts)


def split_names(names: str) -> list[str]:
    """Names separated by commas."""
    return [name.strip() for name in names.split(",")]


def given_time(bots: list[str], seconds: float | None) -> list[str]:
    """The bots, told to think for so many seconds each turn; one that cannot is refused."""
    if seconds is None:
        return bots
    from backtrick.bots.registry import thinking_for

    return [thinking_for(name, seconds) for name in bots]


def speak_in(lang: str | None) -> None:
    """Give hints in this language, or in that of the environment, or else in English."""
    if lang is None:
        told = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
        lang = next(filter(None, told), "")[:2]
        lang = lang if lang in languages() else "en"
    if lang not in languages():
        known = ", ".join(languages())
        raise UsageError(text("cli-talk-unknown-lang", lang=lang, known=known))
    speak(lang)
