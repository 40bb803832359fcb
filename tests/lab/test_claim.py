"""One run to a file at a time."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from backtrick import lab
from backtrick.lab import LabError
from backtrick.lab.claim import claim, claimed
from backtrick.lab.errors import LabErrorCode
from backtrick.lab.progress import progress_path
from backtrick.rules import QuickAndEasy


def test_a_second_claim_is_refused_until_the_first_is_given_up(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("kept")
    first = claim(path)
    with pytest.raises(LabError) as caught:
        claim(path)
    assert caught.value.code is LabErrorCode.IN_USE
    os.close(first)
    os.close(claim(path))
    assert path.read_text() == "kept"


def test_a_claim_dies_with_its_process(tmp_path: Path) -> None:
    path = tmp_path / "file"
    code = (
        "import os, sys; from pathlib import Path; from backtrick.lab.claim import claim;"
        "claim(Path(sys.argv[1])); os._exit(9)"
    )
    assert subprocess.run([sys.executable, "-c", code, str(path)], check=False).returncode == 9
    os.close(claim(path))


def test_a_file_that_was_removed_meanwhile_is_made_anew(tmp_path: Path) -> None:
    path = tmp_path / "file"
    first = claim(path)
    path.unlink()
    second = claim(path)
    assert path.exists()
    os.close(first)
    os.close(second)


def test_what_is_no_file_needs_no_claim() -> None:
    with claimed(Path("/dev/null")), claimed(Path("/dev/null")), claimed(None):
        pass


@pytest.mark.parametrize("overwrite", [False, True])
def test_a_run_into_the_files_of_a_running_one_is_refused(tmp_path: Path, overwrite: bool) -> None:
    out, records = tmp_path / "games.csv", tmp_path / "games.jsonl"

    def simulate(progress: bool, **files: Any) -> None:
        lab.simulate(
            *(QuickAndEasy(), 2, ["random"], 5, 1),
            overwrite=overwrite,
            progress=(lambda _: again(**files)) if progress else (lambda _: None),
            **files,
        )

    def again(**files: Any) -> None:
        before = [path.read_bytes() for path in sorted(tmp_path.iterdir())]
        with pytest.raises(LabError) as caught:
            simulate(progress=False, **files)
        assert caught.value.code is LabErrorCode.IN_USE
        assert [path.read_bytes() for path in sorted(tmp_path.iterdir())] == before

    simulate(progress=True, out=out)
    assert not progress_path(out).exists()
    simulate(progress=True, records=records)
    assert records.read_text().count("\n") == 5
