"""The screen and the keyboard: what is said, asked, and hidden again."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import fill

from rich.console import Console

from backtrick.texts import text

CLEAR_SCROLLBACK = "\x1b[3J"


def hanging(line: str, width: int) -> str:
    """A line that may be too long: what does not fit goes on below, a little further in."""
    indent = len(line) - len(line.lstrip()) + 2
    return fill(line, width, subsequent_indent=" " * indent, break_on_hyphens=False)


class Quit(Exception):
    """A person wants to stop."""


class Screen:
    """A terminal that people share. `ask` shows a prompt and reads a line."""

    def __init__(self, console: Console, ask: Callable[[str], str]) -> None:
        self.console = console
        self.ask = ask

    def say(self, message: str, style: str = "") -> None:
        """Print a message as it is."""
        self.console.print(message, style=style or None, markup=False, highlight=False)

    def question(self, name: str, **values: object) -> str:
        """Ask with a message of the catalogue; the answer in lower case."""
        return self.ask(text(name, **values) + " ").strip().lower()

    def hide(self) -> None:
        """Nothing that was shown stays readable, not even by scrolling back."""
        if self.console.is_dumb_terminal or not self.console.is_terminal:
            self.console.print("\n" * max(self.console.height, 50))
            return
        self.console.clear()
        self.console.file.write(CLEAR_SCROLLBACK)
        self.console.file.flush()
