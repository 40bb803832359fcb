"""One command, thin: every subcommand is a module that calls the layers below."""

import io
import sys

from backtrick import __version__


def main() -> None:
    """Run the command line. The version is answered before anything else is loaded."""
    if sys.argv[1:] == ["--version"]:
        sys.stdout.write(f"backtrick {__version__}\n")
        return
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a sign shows another
    from backtrick.cli.app import run

    run()


__all__ = ["main"]
