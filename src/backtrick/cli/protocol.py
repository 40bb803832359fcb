"""`backtrick protocol`: the messages of a live table as JSON Schema."""

from __future__ import annotations

import json

import typer

from backtrick.texts import text


def protocol() -> None:
    """Print the schema of every message."""
    from backtrick.protocol import schema

    typer.echo(json.dumps(schema(), indent=2))


def register(app: typer.Typer) -> None:
    """Add the subcommand."""
    app.command("protocol", help=text("cli-protocol-about"))(protocol)
