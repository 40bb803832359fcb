"""Keeping a game in a file: after every step, or when somebody stops."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from backtrick.lab import save_record
from backtrick.rules import Record
from backtrick.texts import text
from backtrick.tui.screen import Screen


class Keeper:
    """Writes `record()` into the file `keep`, if there is one."""

    def __init__(
        self, screen: Screen, record: Callable[[], Record | None], keep: Path | None
    ) -> None:
        self.screen = screen
        self.record = record
        self.keep = keep
        self.first = keep
        self.failed = False

    def save(self) -> None:
        """Keep the game in its file; a full disk must not end it."""
        record = self.record()
        if self.keep is None or record is None:
            return
        try:
            save_record(self.keep, record)
        except OSError as error:
            detail = error.strerror or str(error)
            self.screen.say(text("play-save-failed", file=str(self.keep), detail=detail), "red")
            self.failed = True
        else:
            self.failed = False

    def next_file(self) -> None:
        """Another game: the one before stays in its file."""
        if self.first is not None:
            first = self.first
            self.keep = free_name(first.parent, first.stem, first.suffix, start=2)

    def leave(self) -> None:
        """Offer to save; what `--record` keeps is saved already."""
        self.screen.console.print()
        record = self.record()
        if record is None:
            self.screen.say(text("play-nothing-to-save"))
            return
        if self.keep is None:
            try:
                answer = self.screen.question("play-save-ask")
            except (KeyboardInterrupt, EOFError):
                answer = text("play-no")
            if answer.startswith(text("play-no")):
                self.screen.say(text("play-not-saved"))
                return
            self.keep = free_name(Path(), record.game.name, ".jsonl")
        self.save()
        while self.failed:
            try:
                other = self.screen.ask(text("play-save-elsewhere") + " ").strip()
            except (KeyboardInterrupt, EOFError):
                other = ""
            if not other:
                self.screen.say(text("play-not-saved"))
                return
            self.keep = Path(other).expanduser()
            self.save()
        self.screen.say(text("play-saved", file=str(self.keep)))


def free_name(folder: Path, stem: str, suffix: str, start: int = 1) -> Path:
    """A file name that is not taken, in this folder."""
    number = start
    while (path := folder / f"{stem}-{number}{suffix}").exists():
        number += 1
    return path
