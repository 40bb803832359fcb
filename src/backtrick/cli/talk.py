"""`backtrick talk check`: what the guard says about messages."""

from __future__ import annotations

import json
import sys
from typing import Annotated

import typer

from backtrick.cli.errors import UsageError
from backtrick.cli.setup import GameName, chosen_game
from backtrick.talk import LANGUAGES
from backtrick.talk import check as check_message
from backtrick.texts import text

_KNOWN = ", ".join(LANGUAGES)


def check(
    game: GameName,
    professional: bool = False,
    lang: Annotated[
        str | None,
        typer.Option("--lang", metavar="LL", help=text("cli-talk-lang", known=_KNOWN)),
    ] = None,
) -> None:
    """Check every line of standard input."""
    if lang is not None and lang not in LANGUAGES:
        raise UsageError(text("cli-talk-unknown-lang", lang=lang, known=_KNOWN))
    played, _ = chosen_game(game, None, {"professional": True} if professional else {})
    if sys.stdin is not None and sys.stdin.isatty():
        typer.echo(text("cli-talk-waiting"), err=True)
    for line in [] if sys.stdin is None else sys.stdin.buffer:
        message = line.rstrip(b"\n").removesuffix(b"\r").decode("utf-8", "replace")
        verdict = check_message(played, message, lang)
        typer.echo(
            json.dumps({"allowed": verdict.allowed, "reason": verdict.reason, "span": verdict.span})
        )


SUBCOMMANDS = (check,)
