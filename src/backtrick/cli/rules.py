"""`backtrick rules`: a game explained."""

from __future__ import annotations

from backtrick.cli.setup import GameName
from backtrick.rules import game_named
from backtrick.texts import text


def rules(game: GameName) -> None:
    """Explain a game."""
    from rich.console import Console
    from rich.markdown import Markdown

    Console().print(Markdown(text(f"rules-{game_named(game).name}")))
