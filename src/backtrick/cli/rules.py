"""`backtrick rules`: a game explained."""

from __future__ import annotations

import typer

from backtrick.cli.setup import GameName
from backtrick.rules import game_named
from backtrick.texts import text


def rules(game: GameName) -> None:
    """Explain a game."""
    from rich.console import Console
    from rich.markdown import Markdown

    Console().print(Markdown(text(f"rules-{game_named(game).name}")))


def register(app: typer.Typer) -> None:
    """Add the subcommand."""
    app.command("rules", help=text("cli-rules-about"))(rules)
