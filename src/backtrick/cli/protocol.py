"""`backtrick protocol`: the messages of a live table as JSON Schema."""

from __future__ import annotations

import json

import typer


def protocol() -> None:
    """Print the schema of every message."""
    from backtrick.protocol import schema

    typer.echo(json.dumps(schema(), indent=2))
