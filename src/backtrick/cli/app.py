"""The command `backtrick`: its subcommands, its errors and its exit codes.

Usage errors exit with 2, findings with 1.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterable
from importlib import import_module
from typing import Annotated

import typer

from backtrick import __version__
from backtrick.cli.declaring import declared
from backtrick.cli.errors import explain
from backtrick.texts import text

COMMANDS = (
    "play",
    "simulate",
    "tournament",
    "verify",
    "show",
    "study",
    "winnable",
    "bots",
    "train",
    "rules",
    "talk",
    "serve",
    "backup",
    "moderate",
    "protocol",
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"backtrick {__version__}")
        raise typer.Exit


def _backtrick(
    version: Annotated[
        bool,
        typer.Option("--version", help=text("cli-version"), callback=_version, is_eager=True),
    ] = False,
) -> None:
    pass


def build(commands: Iterable[str] = COMMANDS) -> typer.Typer:
    """The command line with these subcommands; only their modules are loaded."""
    app = typer.Typer(
        name="backtrick",
        help=text("cli-about"),
        no_args_is_help=True,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(_backtrick)
    for name in commands:
        _add(app, name)
    return app


def _add(app: typer.Typer, name: str) -> None:
    """Add a command: the function that has its name, or a group of `SUBCOMMANDS`."""
    module, about = import_module(f"backtrick.cli.{name}"), text(f"cli-{name}-about")
    main, subcommands = getattr(module, name, None), getattr(module, "SUBCOMMANDS", ())
    if main is not None and not subcommands:
        settings = {"auto_envvar_prefix": getattr(module, "ENVIRONMENT", None)}
        app.command(name, help=about, context_settings=settings)(declared(name, main))
        return
    group = typer.Typer(
        no_args_is_help=main is None, invoke_without_command=main is not None, rich_markup_mode=None
    )
    group.callback()(main or (lambda: None))
    for each in subcommands:
        own = each.__name__.replace("_", "-")
        group.command(own, help=text(f"cli-{name}-{own}-about"))(declared(name, each))
    app.add_typer(group, name=name, help=about)


def run() -> None:
    """Run the subcommand that was asked for; the errors of the layers below become sentences."""
    logging.getLogger("backtrick.kernel").disabled = True  # commands say themselves what they do
    asked = sys.argv[1:2]
    app = build(asked if asked and asked[0] in COMMANDS else COMMANDS)
    try:
        app(prog_name="backtrick")
    except Exception as error:
        problem = explain(error)
        if problem is None:
            raise
        typer.echo(text("cli-error", message=problem.message), err=True)
        sys.exit(problem.exit_code)
