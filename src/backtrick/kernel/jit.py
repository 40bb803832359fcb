"""Compiling: numba, the rules registered with it as they are, and a cache that notices changes.

Importing this module imports numba. The functions of `rules` and the policies are registered, not
copied: compiled code calls the very function objects that the pure engine calls.
"""

from __future__ import annotations

import hashlib
import os
import secrets
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from functools import cache
from itertools import count
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeVar, cast

import numba
from numba import config
from numba.core.bytecode import FunctionIdentity
from numba.core.caching import FunctionCache
from numba.extending import register_jitable

from backtrick import LOADED, kernel, rules
from backtrick.kernel.inner import InnerCompiler
from backtrick.rules import face_to_face, game, generator, piles, quick_and_easy, the_game, turn

Function = TypeVar("Function", bound=Callable[..., Any])


def sources() -> list[Path]:
    """The files that compiled code is made from."""
    folders = (Path(package.__path__[0]) for package in (rules, kernel))
    return [path for folder in folders for path in sorted(folder.rglob("*.py"))]


def fingerprint() -> str:
    """What the compiled code was made from: numba's own cache does not look into other files."""
    made_from = hashlib.sha256(f"{sys.version} {numba.__version__}".encode())
    for path in sources():
        made_from.update(path.read_bytes())
    return made_from.hexdigest()[:16]


def cache_folder() -> Path:
    """Where compiled code is kept: below `BACKTRICK_CACHE`, or the user's cache folder.

    A process that still runs the code of before an upgrade keeps what it compiles to itself.
    """
    if any(path.stat().st_mtime > LOADED for path in sources()):
        return Path(tempfile.mkdtemp(prefix="backtrick-"))
    usual = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "backtrick"
    return Path(os.environ.get("BACKTRICK_CACHE") or usual) / f"kernel-{fingerprint()}"


FOLDER = cache_folder()
"""Where this process keeps compiled code."""

config.CACHE_DIR = str(FOLDER)  # type: ignore[attr-defined]


# Compiled code names its functions by where they were defined and by a number that numba counts up
# from 1 in every process. The loops of two games are defined in the same place; compiled in two
# processes they can get the same number, and the process that later loads both from the cache would
# run one game with the other's rules. Counting from a random number keeps the names apart.
FunctionIdentity._unique_ids = count(secrets.randbits(48))


def remove_unused(folder: Path, days: float = 30) -> None:
    """Note that a folder of compiled code is in use, and remove its neighbours that were not for so
    long: each change of the sources leaves one behind.
    """
    try:
        os.utime(folder)
    except OSError:
        return
    for other in folder.parent.glob("kernel-*"):
        if other != folder and other.stat().st_mtime < time.time() - days * 86400:
            shutil.rmtree(other, ignore_errors=True)


if FOLDER.name.startswith("kernel-"):
    remove_unused(FOLDER)


class KeptCode(FunctionCache):
    """numba's cache of compiled code, in which closures are told apart by a name.

    numba tells them apart by pickling all that they close over. What comes of that also depends on
    how the process was started and its sources were loaded, and then it compiles again what is
    there. That the sources are the same is known from the folder's name, so a name is enough.
    """

    def __init__(self, function: Callable[..., Any], made_for: str) -> None:
        super().__init__(function)  # type: ignore[no-untyped-call]
        self.made_for = made_for

    def holds_code(self) -> bool:
        """Whether there is compiled code of this name, for whatever arguments."""
        index = self._cache_file._load_index()  # type: ignore[no-untyped-call]
        return any(key[2] == self.made_for for key in index)

    def _index_key(self, signature: Any, codegen: Any) -> tuple[Any, ...]:
        return signature, codegen.magic_tuple(), self.made_for


OPTIONS: dict[str, Any] = {
    "nogil": True, "error_model": "numpy", "_nrt": False, "no_cfunc_wrapper": True,
}  # fmt: skip
"""No GIL, no check before a division, no way in from C. Compiled code makes no arrays of its own,
so it need not count the references to those it is given either: that took a third of its time."""


INNER = {**OPTIONS, "no_cpython_wrapper": False, "pipeline_class": InnerCompiler}
"""Functions that only compiled code calls: the same options to the last one, see `inner`."""


def jit(function: Function, made_for: str = "") -> Function:
    """Compile a function on its first call, or load it from the cache; it runs without the GIL.

    A closure is kept only with the name of what it was made for.
    """
    compiled = numba.njit(**OPTIONS)(function)
    if made_for or function.__closure__ is None:
        compiled._cache = KeptCode(function, made_for)
    return cast(Function, compiled)


@cache
def register(function: Function) -> Function:
    """Let compiled code call a plain function, and the functions it was made from."""
    for cell in function.__closure__ or ():
        if isinstance(cell.cell_contents, FunctionType):
            register(cell.cell_contents)
    register_jitable(**INNER)(function)
    return function


def _register_module(module: ModuleType) -> None:
    for thing in vars(module).values():
        if isinstance(thing, FunctionType) and thing.__module__ == module.__name__:
            register(thing)


for _module in (piles, generator, turn, the_game, face_to_face, quick_and_easy):
    _register_module(_module)
for _function in (game.Game.gives, game.Game.burns, game.Game.doomed, game.Game.is_won):
    register(_function)
