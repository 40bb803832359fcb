"""A file with a header and arrays: the format of weights and of unfinished courses.

It is an ordinary `.npz` file whose first entry is a JSON header that names the format. Writing
replaces the whole file or leaves it as it was.
"""

from __future__ import annotations

import io
import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from backtrick.kernel.errors import BundleError, BundleErrorCode

HEADER = "header"
"""The entry that holds the header."""

Array = NDArray[Any]


def write_bundle(path: Path, header: Mapping[str, object], arrays: Mapping[str, Array]) -> None:
    """Write header and arrays; if the process is killed meanwhile, the old file stays."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(f".{path.name}.{os.getpid()}")
    text = np.frombuffer(json.dumps(header).encode(), np.uint8)
    try:
        with unfinished.open("wb") as file:
            np.savez_compressed(file, **{HEADER: text}, **arrays)  # type: ignore[arg-type]
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)


def read_bundle(path: Path, wanted: str) -> tuple[dict[str, Any], dict[str, Array]]:
    """The header and the arrays of a file in this format, or a `BundleError` that says why not."""
    content = path.read_bytes()
    if not content.startswith(b"PK"):
        raise BundleError(BundleErrorCode.NOT_OURS, path)
    try:
        with np.load(io.BytesIO(content), allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
    except Exception as error:
        # Broken bytes make zipfile, zlib and numpy raise errors of many types.
        raise BundleError(BundleErrorCode.DAMAGED, path) from error
    try:
        header = json.loads(arrays.pop(HEADER).tobytes())
        found = str(header["format"])
    except (LookupError, ValueError, TypeError, RecursionError) as error:
        raise BundleError(BundleErrorCode.NOT_OURS, path) from error
    kind, _, version = found.partition("/")
    if kind != wanted.partition("/")[0]:
        raise BundleError(BundleErrorCode.NOT_OURS, path)
    if found != wanted:
        raise BundleError(
            BundleErrorCode.VERSION, path, found=version, wanted=wanted.rpartition("/")[2]
        )
    return header, arrays
