"""`backtrick talk check`: what the guard says about messages."""

from __future__ import annotations

import json
import sys
from typing import Annotated

import typer

from backtrick.cli.errors import UsageError
from backtrick.cli.setup import GameName, Professional, chosen_game
from backtrick.talk import LANGUAGES, check
from backtrick.texts import text

_KNOWN = ", ".join(LANGUAGES)


def check_messages(
    game: GameName,
    professional: Professional = False,
    lang: Annotated[
        str | None,
        typer.Option("--lang", metavar="LL", help=text("cli-talk-lang", known=_KNOWN)),
    ] = None,
) -> None:
    """Check every line of standard input."""
    if lang is not None and lang not in LANGUAGES:
        raise UsageError(text("cli-talk-unknown-lang", lang=lang, known=_KNOWN))
    played, _ = chosen_game(game, None, None, None, False, professional)
    if sys.stdin is not None and sys.stdin.isatty():
        typer.echo(text("cli-talk-waiting"), err=True)
    for line in [] if sys.stdin is None else sys.stdin.buffer:
        message = line.rstrip(b"\n").removesuffix(b"\r").decode("utf-8", "replace")
        verdict = check(played, message, lang)
        typer.echo(
            json.dumps({"allowed": verdict.allowed, "reason": verdict.reason, "span": verdict.span})
        )


def register(app: typer.Typer) -> None:
    """Add the subcommand with its own subcommand."""
    group = typer.Typer(no_args_is_help=True, rich_markup_mode=None)
    group.callback()(lambda: None)
    group.command("check", help=text("cli-talk-check-about"))(check_messages)
    app.add_typer(group, name="talk", help=text("cli-talk-about"))
