"""What the process holds of the machine: memory and open files. Newcomers have to wait before
memory runs out, so that whoever plays can go on.
"""

from __future__ import annotations

import errno
import gc
import os
from contextlib import suppress
from pathlib import Path

from backtrick.server.ops.excess import Cap, Excess

SHARE = 0.8
"""Of the memory of the machine or the container, this much may be used if nothing else is set."""
ENOUGH = 0.95
"""Below this share of what may be used, newcomers can come again."""
REST = 60
"""Looks from one full collection of garbage to the next."""


class Resources:
    """Looked at about once a second. `short`: whether too much memory is used."""

    def __init__(self, memory_bytes: int, excess: Excess) -> None:
        self.most = memory_bytes or round(SHARE * total_memory())
        self.short = False
        self._excess = excess
        self._rest = 0

    def look(self) -> None:
        """See how much is used now. Garbage may be kept for long, and is collected first: that
        stops everybody, about 0.1 ms for a thousand objects, and a thread would not change it. So
        it happens only where newcomers would be sent away for nothing, and not again for a minute.
        """
        most = ENOUGH * self.most if self.short else self.most
        self._rest = max(0, self._rest - 1)
        if not self.short and not self._rest and used_memory() > most:
            gc.collect()
            self._rest = REST
        self.short = used_memory() > most
        if self.short:
            self._excess.note(Cap.MEMORY_BYTES)
        if not _can_open():
            self._excess.note(Cap.OPEN_FILES)


def used_memory() -> int:
    """Bytes of memory that the process holds; 0 where the system does not say."""
    with suppress(OSError):
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    return 0


def total_memory() -> int:
    """Bytes of memory of the machine, or of the container where that is less."""
    found = [_cgroup_limit(path) for path in _cgroup_files()]
    with suppress(ValueError, OSError, AttributeError):
        found.append(os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES"))
    return min((limit for limit in found if limit), default=1 << 62)


def _cgroup_files() -> list[Path]:
    """Where a limit may be written: for the group of the process and those around it."""
    root = Path("/sys/fs/cgroup")
    found = [root / "memory" / "memory.limit_in_bytes", root / "memory.max"]
    with suppress(OSError):
        for line in Path("/proc/self/cgroup").read_text().splitlines():
            number, _, path = line.split(":", 2)
            if number == "0":
                inner = root / path.strip("/")
                around = [inner, *inner.parents]
                found += [each / "memory.max" for each in around if each.is_relative_to(root)]
    return found


def _cgroup_limit(file: Path) -> int:
    """The limit in a file; 0 for none."""
    try:
        written = file.read_text().strip()
    except OSError:
        return 0
    return int(written) if written.isdecimal() else 0


def _can_open() -> bool:
    """Whether one more file can be opened; without one, nobody new can connect."""
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError as error:
        return error.errno not in (errno.EMFILE, errno.ENFILE)
    return True
