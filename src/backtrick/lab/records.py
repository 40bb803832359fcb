"""Files of lines, written so that a killed run leaves whole lines only."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Self

from backtrick.rules import Record


class LinesFile:
    """An open file whose whole lines end at `end`: lines are added there, and what follows is
    removed. A pipe or a terminal will do too, where nothing can be taken back.
    """

    def __init__(self, file: int, end: int) -> None:
        self._file = file
        self._end = end
        self._regular = stat.S_ISREG(os.fstat(file).st_mode)
        self._cut()

    def append(self, lines: bytes) -> None:
        """Add whole lines in one write. On a full disk they are all taken back."""
        left = memoryview(lines)
        try:
            while left:
                left = left[os.write(self._file, left) :]
        except OSError:
            self._cut()
            raise
        self._end += len(lines)

    def _cut(self) -> None:
        """Remove what follows the last whole line."""
        if self._regular:
            os.ftruncate(self._file, self._end)
            os.lseek(self._file, self._end, os.SEEK_SET)

    def close(self) -> None:
        """Leave the file to a later run."""
        os.close(self._file)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


class RecordsFile(LinesFile):
    """Appends records to a file, one a line. A last line cut off by a full disk or a crash is
    removed when the file is opened again.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        regular = path.is_file() or not path.exists()
        file = os.open(path, (os.O_RDWR if regular else os.O_WRONLY) | os.O_CREAT, 0o644)
        super().__init__(file, _end_of_whole_lines(file) if regular else 0)

    def write(self, record: Record) -> None:
        """Add one record."""
        self.append(record.to_json().encode() + b"\n")


def _end_of_whole_lines(file: int) -> int:
    """The position after the last newline."""
    end = os.lseek(file, 0, os.SEEK_END)
    block = 1 << 16
    while end > 0:
        start = max(0, end - block)
        found = os.pread(file, end - start, start).rfind(b"\n")
        if found >= 0:
            return start + found + 1
        end = start
    return 0


def save_record(path: Path, record: Record) -> None:
    """Make a file hold exactly this record: the old content or the new, never half of it."""
    beside = path.with_name(f".{path.name}.new")
    try:
        with beside.open("wb") as file:
            file.write(record.to_json().encode() + b"\n")
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None
