"""Progress files: the games of a long run that has not ended yet, kept beside its result.

The first line says which run it is; each further line is one game, in the order of the run.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from backtrick.lab.claim import claim
from backtrick.lab.errors import LabError, LabErrorCode
from backtrick.lab.records import LinesFile
from backtrick.lab.tables import COLUMNS, GameRow, table_kind

FORMAT = "backtrick-progress/1"


def progress_path(path: Path) -> Path:
    """Where the games of a run are kept until its result is written."""
    return path.with_name(f"{path.name}.part")


def check_out(out: Path, overwrite: bool) -> None:
    """Refuse a table that could not be written, and one that would be lost."""
    table_kind(out)
    if out.exists() and not overwrite:
        raise LabError(LabErrorCode.FILE_EXISTS, file=str(out))


def kept_games(
    out: Path | None, overwrite: bool, run: dict[str, Any], seeds: Sequence[int], rounds: int = 1
) -> ProgressFile | nullcontext[None]:
    """The games that a run has played already, and will play, where it writes a table of them."""
    if out is None:
        return nullcontext()
    check_out(out, overwrite)
    return ProgressFile(progress_path(out), run, seeds, rounds, afresh=overwrite)


class ProgressFile(LinesFile):
    """Keeps the games of a run, whole lines only. A run that was stopped is taken up.

    A file of another run, or of one that is still going on, is refused and left as it is, unless
    all is to begin `afresh`. A last line that was cut off is removed. `run` says which run this is;
    its games have these seeds in this order, `rounds` times over.
    """

    def __init__(
        self,
        path: Path,
        run: dict[str, Any],
        seeds: Sequence[int],
        rounds: int = 1,
        *,
        afresh: bool = False,
    ) -> None:
        self.path = path
        file = claim(path)
        try:
            first = json.dumps({"format": FORMAT, **run}, sort_keys=True).encode() + b"\n"
            end = 0 if afresh else self._check(first, seeds, rounds)
            super().__init__(file, end)
            if not end:
                self.append(first)
        except BaseException:
            os.close(file)
            raise

    def games(self) -> Iterator[GameRow]:
        """The games kept so far."""
        with self.path.open("rb") as lines:
            next(lines)
            yield from map(_read, lines)

    def add(self, games: Iterable[GameRow]) -> None:
        """Keep some games. On a full disk they are all taken back."""
        self.append(b"".join(map(_written, games)))

    def remove(self) -> None:
        """The run is over: its result is in another file. Call it before closing."""
        self.path.unlink(missing_ok=True)

    def _check(self, first: bytes, seeds: Sequence[int], rounds: int) -> int:
        """Where the whole lines of this very run end; a file with anything else is refused."""
        end = 0
        with self.path.open("rb") as lines:
            for number, line in enumerate(lines):
                if not line.endswith(b"\n"):
                    if number == 0 and not first.startswith(line):
                        raise self._other(1)
                    break
                known = line == first if number == 0 else _is_game(line, seeds, rounds, number - 1)
                if not known:
                    raise self._other(number + 1)
                end += len(line)
        return end

    def _other(self, line: int) -> LabError:
        return LabError(LabErrorCode.OTHER_RUN, file=str(self.path), line=str(line))


def _written(game: GameRow) -> bytes:
    return json.dumps(list(game.to_dict().values()), separators=(",", ":")).encode() + b"\n"


def _read(line: bytes) -> GameRow:
    return GameRow.from_dict(dict(zip(COLUMNS, json.loads(line), strict=True)))


def _is_game(line: bytes, seeds: Sequence[int], rounds: int, number: int) -> bool:
    try:
        return number < rounds * len(seeds) and _read(line).seed == seeds[number % len(seeds)]
    except (ValueError, TypeError):
        return False
