"""A file for one run alone: a second run that wants to write it at the same time is refused."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from backtrick.lab.errors import LabError, LabErrorCode


def claim(path: Path) -> int:
    """Open a file, made if need be, and hold it until it is closed; nothing in it is changed.

    The system lets go of it when the process ends, however it ends. Where it knows no such locks
    (Windows, some network drives) the file is simply opened.
    """
    while True:
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            _lock(file)
            with contextlib.suppress(FileNotFoundError):
                if os.path.samestat(os.fstat(file), path.stat()):
                    return file
        except BlockingIOError:
            os.close(file)
            raise LabError(LabErrorCode.IN_USE, file=str(path)) from None
        except BaseException:
            os.close(file)
            raise
        os.close(file)  # the run before has just removed it


@contextmanager
def claimed(path: Path | None) -> Iterator[None]:
    """Hold a file meanwhile; a pipe or a terminal needs no holding."""
    if path is None or (path.exists() and not path.is_file()):
        yield
        return
    file = claim(path)
    try:
        yield
    finally:
        os.close(file)


def _lock(file: int) -> None:
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise
    except OSError:
        return
