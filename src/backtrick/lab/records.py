"""Files of records, written so that a killed run leaves whole lines only."""

from __future__ import annotations

import os
from pathlib import Path
from types import TracebackType

from backtrick.rules import Record


class RecordsFile:
    """Appends records to a file, each whole line in one write.

    A last line cut off by a full disk or a crash is removed when the file is opened again. A pipe
    or a terminal will do too, where nothing can be taken back.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._regular = path.is_file() or not path.exists()
        mode = os.O_RDWR if self._regular else os.O_WRONLY
        self._file = os.open(path, mode | os.O_CREAT, 0o644)
        self._end = 0
        if self._regular:
            self._end = _end_of_whole_lines(self._file)
            self._cut()

    def write(self, record: Record) -> None:
        """Add one record. On a full disk the line that failed is taken back."""
        line = record.to_json().encode() + b"\n"
        try:
            written = os.write(self._file, line)
            while written != len(line):
                written += os.write(self._file, line[written:])
        except OSError:
            if self._regular:
                self._cut()
            raise
        self._end += written

    def _cut(self) -> None:
        """Remove what follows the last whole line."""
        os.ftruncate(self._file, self._end)
        os.lseek(self._file, self._end, os.SEEK_SET)

    def __enter__(self) -> RecordsFile:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        os.close(self._file)


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
